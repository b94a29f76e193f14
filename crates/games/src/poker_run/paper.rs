//! Sheets kept on paper and typed in later: cards without a time, and cards that were also stamped (PR-23).

use super::sheet::Stamp;
use super::{Event, HandId, Mark, PokerRun, Refusal, Time};
use crate::face::Shown;

impl PokerRun {
    /// Enters a card for a mark that already has a valid stamp. At least one of the two entries must be without a time:
    /// one typed in from paper.
    pub(super) fn stamp_again(
        &mut self,
        hand: HandId,
        mark: Mark,
        stamp: &Stamp,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.check_again(hand, mark, stamp)?;
        self.confirm(hand, mark, stamp, out);
        Ok(())
    }

    /// Checks a card for a mark that has a valid stamp. If the stamp has no time and the card has one, the time is
    /// checked as for a first stamp.
    pub(super) fn check_again(&self, hand: HandId, mark: Mark, stamp: &Stamp) -> Result<(), Refusal> {
        self.check_same(hand, mark, stamp.card, stamp.at)?;
        let Some(at) = stamp.at else { return Ok(()) };
        if let Some(turned_in) = self.sheet(hand)?.turned_in.filter(|&turned_in| at > turned_in) {
            return Err(Refusal::TurnedIn { hand, at: turned_in });
        }
        match mark {
            Mark::Stop(stop) => {
                if self.by_time() && self.person(hand.participant)?.rides {
                    self.check_by_time(hand, stop, at)?;
                }
                self.check_stop_time(hand, stop, at)
            }
            Mark::Extra => self.check_extra_time(hand, at),
        }
    }

    /// Checks that a card equals the card of the valid stamp, and that at least one of the two has no time. Two
    /// stamps with times are two draws, of which the first counts (PR-7).
    pub(super) fn check_same(
        &self,
        hand: HandId,
        mark: Mark,
        card: Shown,
        at: Option<Time>,
    ) -> Result<(), Refusal> {
        let Some(first) = self.sheet(hand)?.valid_stamp(mark) else { return Ok(()) };
        let (stamped, typed) = match (first.at, at) {
            (Some(_), Some(_)) => {
                return Err(Refusal::AlreadyStamped { hand, mark, card: first.card, at: first.at });
            }
            (None, Some(_)) => (card, first.card),
            (_, None) => (first.card, card),
        };
        if stamped == typed { Ok(()) } else { Err(Refusal::CardConflict { hand, mark, stamped, typed }) }
    }

    /// Records that the card of a valid stamp was entered again. If the new entry has a time, the stamp gets its time
    /// and source.
    pub(super) fn confirm(&mut self, hand: HandId, mark: Mark, stamp: &Stamp, out: &mut impl FnMut(Event)) {
        if stamp.at.is_some() {
            self.sheet_mut(hand).copy_time_and_source(mark, stamp);
        }
        let at = self.sheets[&hand].valid_stamp(mark).and_then(|valid| valid.at);
        out(Event::Confirmed { hand, mark, card: stamp.card, at });
    }
}
