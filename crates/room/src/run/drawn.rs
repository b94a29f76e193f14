//! The valid cards of each hand, with their times. A second spin for the same stamp returns them.

use games::Shown;
use games::poker_run::{Action, HandId, Mark, STOPS, Stop, Time};
use std::collections::BTreeMap;

/// A card with the time of its stamp; `None` if it was typed in without a time.
pub type Drawn = (Shown, Option<Time>);

/// The cards of one hand.
#[derive(Clone, Default)]
struct Sheet {
    stops: [Option<Drawn>; STOPS],
    extra: Option<Drawn>,
    /// The cards spun to break ties, one per round.
    spun_off: Vec<Shown>,
}

/// The cards of every hand that has any.
#[derive(Clone, Default)]
pub struct DrawnCards(BTreeMap<HandId, Sheet>);

impl DrawnCards {
    /// The valid card of a stamp.
    pub fn stamp(&self, hand: HandId, mark: Mark) -> Option<Drawn> {
        let sheet = self.0.get(&hand)?;
        match mark {
            Mark::Stop(stop) => sheet.stops[stop.number() - 1],
            Mark::Extra => sheet.extra,
        }
    }

    /// The cards that a hand spun to break ties, one per round.
    pub fn spun_off(&self, hand: HandId) -> &[Shown] {
        self.0.get(&hand).map_or(&[], |sheet| &sheet.spun_off)
    }

    /// Returns whether no card was ever drawn.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Applies an action that the game has accepted.
    pub fn apply(&mut self, action: &Action) {
        match action {
            Action::Stamp { hand, stop, card, at, .. } => {
                self.sheet(*hand).draw(Mark::Stop(*stop), *card, *at);
            }
            Action::SpinAll { hand, cards, at, .. } => {
                for (stop, card) in Stop::all().zip(cards) {
                    self.sheet(*hand).draw(Mark::Stop(stop), *card, *at);
                }
            }
            Action::Extra { hand, card, at, .. } => {
                self.sheet(*hand).draw(Mark::Extra, *card, *at);
            }
            Action::Void { hand, mark, .. } => *self.sheet(*hand).field(*mark) = None,
            Action::SpinOff { hand, card, .. } => self.sheet(*hand).spun_off.push(*card),
            _ => {}
        }
    }

    fn sheet(&mut self, hand: HandId) -> &mut Sheet {
        self.0.entry(hand).or_default()
    }
}

impl Sheet {
    const fn field(&mut self, mark: Mark) -> &mut Option<Drawn> {
        match mark {
            Mark::Stop(stop) => &mut self.stops[stop.number() - 1],
            Mark::Extra => &mut self.extra,
        }
    }

    /// Enters a card. A card that is typed in again keeps its time.
    fn draw(&mut self, mark: Mark, card: Shown, at: Option<Time>) {
        let field = self.field(mark);
        *field = Some((card, at.or(field.and_then(|(_, at)| at))));
    }
}
