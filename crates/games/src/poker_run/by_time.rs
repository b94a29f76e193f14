//! Stamps that count by their times (PR-22).

use super::run::Person;
use super::settings::Stamps;
use super::sheet::Sheet;
use super::{HandId, Mark, Phase, PokerRun, Refusal, Route, Stop, Time};

impl PokerRun {
    pub(super) fn by_time(&self) -> bool {
        self.rules.stamps == Stamps::ByTime
    }

    /// Returns whether the stop is closed (PR-21).
    pub fn is_closed(&self, stop: Stop) -> bool {
        self.closed_stops.contains_key(&stop)
    }

    /// The first stop that the hand has not visited and that is neither closed nor skipped. If stamps count by time in
    /// the posted order, a stop before the last visited one is never next, since its stamp may be entered later.
    pub(super) fn next_stop(&self, sheet: &Sheet) -> Option<Stop> {
        let open = |stop: &Stop| !self.is_exempt(sheet, *stop);
        let sorted = self.by_time() && self.rules.route == Route::Ordered;
        let last = Stop::all().rev().find(|stop| sorted && open(stop) && sheet.visited(*stop));
        Stop::all().filter(open).find(|&stop| !sheet.visited(stop) && Some(stop) > last)
    }

    /// The other stops whose times must be in the posted order relative to this stop; none if the route has no order,
    /// or if this stop is closed or skipped.
    pub(super) fn compared_with(&self, sheet: &Sheet, stop: Stop) -> impl Iterator<Item = Stop> {
        let sorted = self.rules.route == Route::Ordered && !self.is_exempt(sheet, stop);
        Stop::all().filter(move |&other| sorted && other != stop && !self.is_exempt(sheet, other))
    }

    /// Checks the time of a stamp against the hand's other stamps, whichever was entered first, and against the reports
    /// of earlier stops that have not stamped the hand.
    pub(super) fn check_by_time(&self, hand: HandId, stop: Stop, at: Time) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        for other in self.compared_with(sheet, stop) {
            match (sheet.visit(other), self.report_covering(other, at)) {
                (Some(there), _) if (other < stop && there > at) || (other > stop && there < at) => {
                    return Err(Refusal::OutOfOrder { hand, stop, at, other, there });
                }
                // A card typed in from paper has no time, but the hand was at the stop (PR-23).
                (None, Some(until)) if other < stop && !sheet.visited(other) => {
                    return Err(Refusal::StopSkipped { hand, stop, skipped: other, until });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The time up to which the stop has reported, if that includes `at`.
    pub(super) fn report_covering(&self, stop: Stop, at: Time) -> Option<Time> {
        self.reports.get(&stop).copied().filter(|&until| until >= at)
    }

    /// Returns whether the stop may have given the hand a stamp by this time that has not been entered yet.
    fn may_be_pending(&self, person: &Person, sheet: &Sheet, stop: Stop, before: Time) -> bool {
        let missing = person.rides && !sheet.visited(stop) && !self.is_exempt(sheet, stop);
        self.by_time() && missing && self.report_covering(stop, before).is_none()
    }

    /// The stops that the hand must have passed, and whose stamps may still be entered. If stamps count as they are
    /// entered, these are the stops whose stamp is void and not replaced (PR-10).
    pub(super) fn pending_stops(&self, person: &Person, sheet: &Sheet) -> Vec<Stop> {
        let passed_at = |stop: Stop| {
            let later = self.compared_with(sheet, stop).filter(|&other| other > stop);
            later.filter_map(|other| sheet.visit(other)).chain(person.arrived).min()
        };
        let awaited = |stop: Stop| {
            if self.by_time() {
                return passed_at(stop).is_some_and(|at| self.may_be_pending(person, sheet, stop, at));
            }
            let later = Stop::all().filter(|&later| later > stop && !self.rules.any_order());
            let passed = person.arrived.is_some() || later.into_iter().any(|later| sheet.visited(later));
            person.rides && passed && sheet.is_void(Mark::Stop(stop))
        };
        Stop::all().filter(|&stop| awaited(stop)).collect()
    }

    /// Returns whether the hand must have passed the stop but has no valid stamp from it, which may still be entered
    /// (PR-10, PR-22).
    pub fn awaits_stamp(&self, hand: HandId, stop: Stop) -> bool {
        let Some(sheet) = self.sheets.get(&hand) else { return false };
        self.person(hand.participant).is_ok_and(|person| self.pending_stops(person, sheet).contains(&stop))
    }

    /// The first stop without a valid stamp, except those whose stamp may still be entered: the extra card does not
    /// wait for these.
    pub(super) fn missing_for_extra(&self, person: &Person, sheet: &Sheet) -> Option<Stop> {
        let awaited =
            |stop| person.arrived.is_some_and(|arrived| self.may_be_pending(person, sheet, stop, arrived));
        Stop::all().find(|&stop| sheet.valid_stamp(Mark::Stop(stop)).is_none() && !awaited(stop))
    }

    /// Returns whether stamps for times up to the deadline may still be entered. Always `false` once the event is
    /// closed.
    pub fn is_provisional(&self) -> bool {
        let reported = |stop| self.report_covering(stop, self.rules.deadline()).is_some();
        self.by_time() && self.phase == Phase::Open && !Stop::all().all(reported)
    }
}
