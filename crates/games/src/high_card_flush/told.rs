//! Positions in the dealt order of the cards that a viewer was shown.

use super::event::Seen;
use super::{Event, HighCardFlush};
use crate::history::at;
use cards::Card;

impl HighCardFlush {
    /// The cards in these events with their positions in the order, counted from 0.
    pub(crate) fn told_by(&self, seen: &[Seen]) -> Vec<(usize, Card)> {
        let mut told = Vec::new();
        for event in seen {
            if let Event::Dealt { to: place, cards } | Event::TurnedUp { of: place, cards, .. } = event {
                told.extend(at(self.places(*place), cards));
            }
        }
        told
    }
}
