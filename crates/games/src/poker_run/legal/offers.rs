//! The entries that are offered for a hand.

use super::super::run::Person;
use super::super::sheet::Sheet;
use super::super::{HandId, Mark, Phase, PokerRun, Route, SpinsAt, Stop, Time};
use super::{EventFacts, LegalAction, Window};

impl PokerRun {
    pub(super) fn offers(
        &self,
        hand: HandId,
        person: &Person,
        sheet: &Sheet,
        facts: &EventFacts,
    ) -> Vec<LegalAction> {
        let mut offers = match self.phase {
            Phase::Open => self.offers_while_open(hand, person, sheet, facts),
            Phase::SpinOff if facts.to_spin.contains(&hand) => vec![LegalAction::SpinOff],
            Phase::SpinOff | Phase::Over | Phase::Cancelled => Vec::new(),
        };
        let owes = !sheet.paid && self.phase != Phase::Cancelled;
        offers.extend(owes.then_some(LegalAction::Pay));
        offers.extend(self.may_pay_prize(hand, sheet).then_some(LegalAction::PayPrize));
        let paid = self.has_payment(sheet) && !sheet.prize_paid && self.phase != Phase::Cancelled;
        offers.extend(paid.then_some(LegalAction::VoidPay));
        offers.extend(sheet.prize_paid.then_some(LegalAction::VoidPrize));
        offers
    }

    fn offers_while_open(
        &self,
        hand: HandId,
        person: &Person,
        sheet: &Sheet,
        facts: &EventFacts,
    ) -> Vec<LegalAction> {
        let mut offers = Vec::new();
        if person.rides {
            offers.extend(self.first_stamps(person, sheet));
        } else {
            offers.extend(self.spin_all_offers(person, sheet));
        }
        offers.extend(self.replacement_stamps(person, sheet));
        offers.extend(
            self.extra_window(hand, person, sheet, facts).map(|within| LegalAction::Extra { within }),
        );
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        offers.extend(
            marks.filter(|&mark| sheet.valid_stamp(mark).is_some()).map(|mark| LegalAction::Void { mark }),
        );
        offers.extend(
            self.turn_in_window(hand.participant, person, sheet).map(|within| LegalAction::TurnIn { within }),
        );
        offers.extend(sheet.turned_in.map(|_| LegalAction::VoidTurnIn));
        offers
    }

    /// Stamps that replace void ones. If stamps count by time, a rider's replacement stamps are offered with the
    /// first stamps.
    fn replacement_stamps(&self, person: &Person, sheet: &Sheet) -> Vec<LegalAction> {
        let within = match (self.by_time(), person.rides) {
            (false, _) => Window::new(None, Time::LAST),
            (true, true) => None,
            (true, false) => self.replacement_window(person, sheet),
        };
        let void_stops = Stop::all().filter(|&stop| sheet.is_void(Mark::Stop(stop)));
        let offers = void_stops.filter_map(|stop| Some(LegalAction::Stamp { stop, within: within? }));
        offers.collect()
    }

    fn first_stamps(&self, person: &Person, sheet: &Sheet) -> Vec<LegalAction> {
        if self.by_time() {
            let stops = Stop::all().filter(|&stop| !sheet.visited(stop));
            let window = |stop| Some((stop, self.window_by_time(person, sheet, stop)?));
            let offers = stops.filter_map(window);
            return offers.map(|(stop, within)| LegalAction::Stamp { stop, within }).collect();
        }
        if sheet.turned_in.is_some() {
            return Vec::new();
        }
        // In the posted order, only the next stop and the closed and skipped stops before it are offered.
        let last = self.next_stop(sheet).filter(|_| self.rules.route == Route::Ordered);
        let stops = Stop::all().filter(|&stop| !sheet.visited(stop) && last.is_none_or(|last| stop <= last));
        let window = |stop| Some((stop, Window::new(None, self.stop_ends(person, stop))?));
        stops.filter_map(window).map(|(stop, within)| LegalAction::Stamp { stop, within }).collect()
    }

    fn spin_all_offers(&self, person: &Person, sheet: &Sheet) -> Vec<LegalAction> {
        if sheet.any_valid().is_some() {
            return Vec::new();
        }
        let offer = |spins_at| {
            let within = self.spin_window(person, sheet, spins_at)?;
            Some(LegalAction::SpinAll { spins_at, within })
        };
        [SpinsAt::FirstStop, SpinsAt::Finish].into_iter().filter_map(offer).collect()
    }

    fn may_pay_prize(&self, hand: HandId, sheet: &Sheet) -> bool {
        let won = self.winners.as_ref().is_some_and(|winners| winners.contains_key(&hand));
        self.version > 1 && won && sheet.paid && !sheet.prize_paid
    }
}
