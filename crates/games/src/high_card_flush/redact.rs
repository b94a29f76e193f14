//! Positions in the dealt order of the cards that a viewer was shown.

use super::event::Seen;
use super::{Event, HighCardFlush};
use crate::redact::{Dealt, at};
use cards::Card;

impl Dealt for HighCardFlush {
    /// The cards in these events with their positions in the dealt order, counted from 0.
    fn shown(&self, seen: &[Seen]) -> Vec<(usize, Card)> {
        let mut shown = Vec::new();
        for event in seen {
            if let Event::Dealt { to: place, cards } | Event::TurnedUp { of: place, cards, .. } = event {
                shown.extend(at(self.places(*place), cards));
            }
        }
        shown
    }
}
