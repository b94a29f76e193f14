//! Positions in the dealt order of the cards that a viewer was shown.

use super::event::Seen;
use super::{Event, PacksPoker};
use crate::redact::{Dealt, at};
use cards::Card;

impl Dealt for PacksPoker {
    /// The cards that these events show, each with its position in the dealt order, counted from 0.
    fn shown(&self, seen: &[Seen]) -> Vec<(usize, Card)> {
        let layout = self.layout();
        let mut shown = Vec::new();
        for event in seen {
            match event {
                Event::PackUp { pack, cards } => shown.extend(at(layout.pack(*pack), cards)),
                Event::DealerUp { cards } => shown.extend(at(layout.dealer(), cards)),
                Event::HandDealt { seat, cards } | Event::HandUp { seat, cards } => {
                    shown.extend(at(layout.hand(*seat), cards));
                }
                _ => {}
            }
        }
        shown
    }
}
