//! Changes to an event in progress: closing and reopening a stop, and moving the deadline later (PR-21).

use super::plan::is_valid_text;
use super::rules::Deadline;
use super::run::Person;
use super::sheet::Sheet;
use super::{Event, HandId, Mark, PokerRun, Refusal, Route, Stop, Time};

impl PokerRun {
    /// Closes a stop. Stamps that were given there stay valid.
    pub(super) fn close_stop(
        &mut self,
        stop: Stop,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if self.is_closed(stop) {
            return Err(Refusal::StopClosed(stop));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.closed_stops.insert(stop, reason.to_owned());
        out(Event::StopClosed { stop, reason: reason.to_owned() });
        Ok(())
    }

    /// Opens a closed stop again, unless a hand depends on its closure.
    pub(super) fn reopen_stop(
        &mut self,
        stop: Stop,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if !self.is_closed(stop) {
            return Err(Refusal::StopNotClosed(stop));
        }
        if let Some(hand) = self.passed_while_closed(stop) {
            return Err(Refusal::PassedStop { stop, hand });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.closed_stops.remove(&stop);
        out(Event::StopReopened { stop, reason: reason.to_owned() });
        Ok(())
    }

    /// The first rider's hand that depends on the closure of a stop: the hand went on without the card of the stop,
    /// or the card was drawn at a time at which the open stop could not have given it.
    pub(super) fn passed_while_closed(&self, stop: Stop) -> Option<HandId> {
        let found = self.sheets.iter().find(|&(hand, sheet)| {
            let person = &self.participants[&hand.participant];
            person.rides && !sheet.skips(stop) && self.depends_on_closure(person, sheet, stop)
        });
        found.map(|(&hand, _)| hand)
    }

    fn depends_on_closure(&self, person: &Person, sheet: &Sheet, stop: Stop) -> bool {
        let ordered = self.rules.route == Route::Ordered;
        let Some(stamp) = sheet.valid_stamp(Mark::Stop(stop)) else {
            let later = Stop::all().any(|later| ordered && later > stop && sheet.visited(later));
            return later || person.arrived.is_some();
        };
        let Some(at) = stamp.at else { return false };
        at > self.route_ends(person) || self.by_time() && self.contradicts_order(sheet, stop, at)
    }

    /// Returns whether the posted order and the hand's stamps from open stops rule out that this stop stamped the hand
    /// at this time.
    fn contradicts_order(&self, sheet: &Sheet, stop: Stop, at: Time) -> bool {
        let contradicts = |other: Stop| {
            let there = sheet.visit(other).filter(|_| !self.is_exempt(sheet, other));
            there.is_some_and(|there| other < stop && there > at || other > stop && there < at)
        };
        self.rules.route == Route::Ordered && Stop::all().any(contradicts)
    }

    /// Returns whether the times of a rider's hand show that the card of a closed stop was drawn elsewhere.
    pub(super) fn drew_elsewhere(&self, person: &Person, sheet: &Sheet) -> bool {
        let drawn =
            |&stop: &Stop| sheet.valid_stamp(Mark::Stop(stop)).and_then(|stamp| Some((stop, stamp.at?)));
        let elsewhere = |(stop, at)| at > self.route_ends(person) || self.contradicts_order(sheet, stop, at);
        person.rides && self.closed_stops.keys().filter_map(drawn).any(elsewhere)
    }

    /// Moves the deadline later. The new deadline applies to earlier entries too: an arrival after the old deadline
    /// may now be on time.
    pub(super) fn move_deadline(
        &mut self,
        to: Time,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let from = self.rules.deadline();
        if to <= from {
            return Err(Refusal::DeadlineNotLater { to, deadline: from });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.rules.deadline = Deadline(to);
        out(Event::DeadlineMoved { from, to, reason: reason.to_owned() });
        Ok(())
    }
}
