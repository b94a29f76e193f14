//! Skipped stops: if the organiser allows the skip, stamps that the hand already has from later stops count (PR-7,
//! PR-22).

use super::plan::is_valid_text;
use super::sheet::Sheet;
use super::{Event, HandId, Phase, PokerRun, Refusal, Route, Stop};

impl PokerRun {
    /// Accepts that a rider's hand skipped a stop: its stamps from later stops can then be entered without a stamp
    /// from this one.
    pub(super) fn allow_skip(
        &mut self,
        hand: HandId,
        stop: Stop,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        if self.rules.route == Route::AnyOrder {
            return Err(Refusal::NoPostedOrder);
        }
        if !self.person(hand.participant)?.rides {
            return Err(Refusal::SpinsAtOnce { hand });
        }
        if sheet.skips(stop) {
            return Err(Refusal::SkipAllowed { hand, stop });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.sheet_mut(hand).skip(stop);
        out(Event::SkipAllowed { hand, stop, reason: reason.to_owned() });
        Ok(())
    }

    pub(super) fn may_allow_skip(&self, hand: HandId, stop: Stop) -> bool {
        let rides = self.person(hand.participant).is_ok_and(|person| person.rides);
        let open = self.phase == Phase::Open && self.rules.route == Route::Ordered;
        open && rides && self.sheet(hand).is_ok_and(|sheet| !sheet.skips(stop))
    }

    /// Returns whether the card of a stop is exempt from the posted order for this hand: the card of a closed stop is
    /// drawn elsewhere (PR-21), and the card of a skipped stop may never be drawn.
    pub(super) fn is_exempt(&self, sheet: &Sheet, stop: Stop) -> bool {
        self.is_closed(stop) || sheet.skips(stop)
    }
}
