//! The on-screen wheel: the room draws the card. A second spin for the same stamp returns the first card.

use super::error::RunRefusal;
use crate::rng::Rng;
use cards::Card;
use games::Shown;
use games::poker_run::{Action, HandId, Mark, PokerRun, STOPS, SpinsAt, Stamp, Stop, Time};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A spin of the on-screen wheel. If the time is omitted, the time of the room's clock applies.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Spin {
    /// The card of a hand at a stop.
    Stop {
        hand: HandId,
        stop: Stop,
        #[serde(default)]
        at: Option<Time>,
    },
    /// All five cards of a participant who does not ride.
    All {
        hand: HandId,
        spins_at: SpinsAt,
        #[serde(default)]
        at: Option<Time>,
    },
    /// The extra card of a hand.
    Extra {
        hand: HandId,
        #[serde(default)]
        at: Option<Time>,
    },
    /// A card to break a tie; `round` is the number of cards that the hand spun before this one in spin-offs.
    SpinOff { hand: HandId, round: u32 },
}

/// The cards of a spin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Spun")]
pub struct SpinResult {
    /// The cards: five for a participant who does not ride, otherwise one.
    pub cards: Vec<Shown>,
    /// The time of the stamp; `null` for a card that breaks a tie, and for earlier cards that were typed in without a
    /// time.
    pub at: Option<Time>,
    /// `true` if the cards come from an earlier spin or entry.
    pub again: bool,
}

/// The random number generators of a decision.
pub struct Rngs<'a> {
    /// The generator for the wheel, freshly seeded.
    pub wheel: Rng,
    /// The generator for salts.
    pub salts: &'a mut Rng,
}

/// Inputs of a decision other than the state and the command: random numbers, and the current time of the event's day.
pub(super) struct DecisionInput<'a> {
    /// The random number generators.
    pub rngs: Rngs<'a>,
    /// The time of the event's day by the room's clock; `None` on another day.
    pub now: Option<Time>,
    /// `true` if a hand may contain the same card twice.
    pub repeats: bool,
}

impl Spin {
    /// The cards that the hand already has for this spin; `None` if they have yet to be drawn.
    ///
    /// # Errors
    /// [`RunRefusal::SpinOffRound`] for a round after the next one.
    pub(super) fn earlier(&self, game: &PokerRun) -> Result<Option<SpinResult>, RunRefusal> {
        let stamped = |stamps: Vec<&Stamp>| {
            let at = stamps.first().and_then(|stamp| stamp.at);
            let cards = stamps.into_iter().map(|stamp| stamp.card).collect();
            SpinResult { cards, at, again: true }
        };
        let one = |hand, mark| game.valid_stamp(hand, mark).map(|stamp| stamped(vec![stamp]));
        Ok(match *self {
            Spin::Stop { hand, stop, .. } => one(hand, Mark::Stop(stop)),
            Spin::Extra { hand, .. } => one(hand, Mark::Extra),
            Spin::All { hand, .. } => {
                let all: Option<Vec<&Stamp>> =
                    Stop::all().map(|stop| game.valid_stamp(hand, Mark::Stop(stop))).collect();
                all.map(stamped)
            }
            Spin::SpinOff { hand, round } => {
                let mut cards = game.spun_off(hand);
                let next = u32::try_from(cards.len()).unwrap_or(u32::MAX);
                if round > next {
                    return Err(RunRefusal::SpinOffRound { hand: hand.to_string(), round, next });
                }
                cards.nth(round as usize).map(|card| SpinResult { cards: vec![card], at: None, again: true })
            }
        })
    }

    /// The hand for which the wheel is spun.
    pub const fn hand(&self) -> HandId {
        match *self {
            Spin::Stop { hand, .. }
            | Spin::All { hand, .. }
            | Spin::Extra { hand, .. }
            | Spin::SpinOff { hand, .. } => hand,
        }
    }

    /// The number of cards of the spin.
    pub(super) const fn card_count(&self) -> usize {
        match self {
            Spin::All { .. } => STOPS,
            Spin::Stop { .. } | Spin::Extra { .. } | Spin::SpinOff { .. } => 1,
        }
    }

    /// The action that stamps these cards; `None` if there are fewer than the spin has. `now` is the time of the event's
    /// day by the room's clock.
    ///
    /// # Errors
    /// [`RunRefusal::NotTheDay`] if the time is omitted, and the room's clock is not within the event's day.
    pub(super) fn action_with(
        &self,
        cards: &[Shown],
        now: Option<Time>,
    ) -> Result<Option<Action>, RunRefusal> {
        if cards.len() < self.card_count() {
            return Ok(None);
        }
        let time = |at: Option<Time>| at.or(now).ok_or(RunRefusal::NotTheDay);
        let card = cards[0];
        Ok(Some(match *self {
            Spin::Stop { hand, stop, at } => Action::Stamp { hand, stop, card, at: Some(time(at)?) },
            Spin::All { hand, spins_at, at } => {
                let cards = std::array::from_fn(|at| cards[at]);
                Action::SpinAll { hand, spins_at, cards, at: Some(time(at)?) }
            }
            Spin::Extra { hand, at } => Action::Extra { hand, card, at: Some(time(at)?) },
            Spin::SpinOff { hand, .. } => Action::SpinOff { hand, card },
        }))
    }

    /// Draws the cards and returns the action; `barred` are the cards that the hand may not get, which a spin-off
    /// ignores.
    ///
    /// # Errors
    /// [`RunRefusal::NotTheDay`] if the time is omitted, and the room's clock is not within the event's day.
    pub(super) fn action(
        &self,
        barred: &[Shown],
        input: &mut DecisionInput<'_>,
    ) -> Result<Action, RunRefusal> {
        let cards = match self {
            Spin::Stop { .. } | Spin::Extra { .. } => vec![input.card(barred)],
            Spin::All { .. } => input.five(barred).to_vec(),
            Spin::SpinOff { .. } => vec![input.card(&[])],
        };
        Ok(self.action_with(&cards, input.now)?.expect("the spin has all of its cards"))
    }

    /// The cards that a spin drew, from the action that resulted from it.
    pub(super) fn result(action: &Action) -> SpinResult {
        let (cards, at) = match action {
            Action::Stamp { card, at, .. } | Action::Extra { card, at, .. } => (vec![*card], *at),
            Action::SpinAll { cards, at, .. } => (cards.to_vec(), *at),
            Action::SpinOff { card, .. } => (vec![*card], None),
            _ => (Vec::new(), None),
        };
        SpinResult { cards, at, again: false }
    }
}

impl DecisionInput<'_> {
    /// Draws a card of the wheel that is not barred. The wheel has 52 fields, and a hand has at most six cards.
    fn card(&mut self, barred: &[Shown]) -> Shown {
        loop {
            let card = Card::from_index(self.rngs.wheel.below(52) as usize).map(Shown);
            if let Some(card) = card.filter(|card| !barred.contains(card)) {
                return card;
            }
        }
    }

    /// Draws five cards that are not barred, all different unless the rules allow a hand to contain the same card
    /// twice.
    fn five(&mut self, barred: &[Shown]) -> [Shown; STOPS] {
        let mut held = barred.to_vec();
        std::array::from_fn(|_| {
            let card = self.card(if self.repeats { &[] } else { &held });
            held.push(card);
            card
        })
    }
}
