//! `--others`: the gain of a High Card Flush player from seeing other hands before deciding.

use crate::effects::Effects;
use crate::mean::Mean;
use cards::{CardSet, Deck};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::high_card_flush::Table;

/// Gain from seeing other hands, over sampled deals.
#[derive(Serialize, JsonSchema)]
pub struct Others {
    /// Number of other hands seen.
    pub hands_seen: u8,
    /// Number of deals sampled; for each, all possible dealer hands are counted.
    pub deals: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// Average gain over the optimal strategy for the player's own hand alone, in antes.
    pub gain: f64,
    /// Standard error of the gain, in antes.
    pub standard_error: f64,
    /// Resulting house edge: the average loss in antes, including the raise, of a player who sees the other hands.
    pub edge: f64,
    /// `true` if all requested deals were sampled.
    #[serde(skip)]
    pub whole: bool,
}

/// The deals to sample for the gain.
#[derive(Clone, Debug)]
pub struct OthersRequest {
    /// Number of other hands seen, 1 to 5.
    pub hands: u8,
    /// Number of deals to sample.
    pub deals: u64,
    /// Seed of the deals.
    pub seed: u64,
}

/// Number of cards in a hand.
const CARDS: usize = 7;

/// Number of deals that are sampled even if the work is stopped, unless fewer are requested: with fewer, the standard
/// error is meaningless.
const MIN_DEALS: u64 = 100;

impl Others {
    /// Samples deals and averages the gain; `edge` is the house edge of the optimal strategy without knowledge of other
    /// hands.
    pub fn of(table: &Table, edge: f64, request: &OthersRequest, effects: &dyn Effects) -> Others {
        let &OthersRequest { hands: hands_seen, deals, seed } = request;
        let cards = CARDS * (usize::from(hands_seen) + 1);
        let (mut random, mut report) = (effects.random(seed), effects.progress("deals"));
        let (mut deck, mut is_continued) = (Deck::sorted(), true);
        let mut gains = Mean::default();
        while gains.count() < deals && (gains.count() < MIN_DEALS || is_continued) {
            random.shuffle_first(&mut deck, cards as u32);
            let set = |from, to| deck.cards()[from..to].iter().copied().collect::<CardSet>();
            gains.add(table.gain(set(0, CARDS), set(CARDS, cards)).unwrap_or(0.0));
            is_continued = report(gains.count(), deals);
        }
        Others {
            hands_seen,
            deals: gains.count(),
            seed,
            gain: gains.value(),
            standard_error: gains.standard_error(),
            edge: edge - gains.value(),
            whole: gains.count() == deals,
        }
    }
}
