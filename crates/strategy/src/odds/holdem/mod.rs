//! The odds of hold'em: who wins how often with what.
//!
//! 1. [`Range`] (`range.rs`, read by `notation.rs`): the [`HoleCards`] that a player may hold, with weights.
//! 2. [`Spot`] (`spot.rs`): the players' ranges, the board and the dead cards, checked.
//! 3. [`Equity::exact`] (`exact.rs`) counts every deal and every board, by the way that takes the least work: a table of
//!    match-ups (`match_ups.rs`), deal by deal by ranks (`deals.rs`, `hands.rs`), or board by board (`river.rs`, `many.rs`).
//!    What is alike but for its suits is counted once (`suits.rs`, `boards.rs`).
//! 4. [`Equity::sampled`] (`sample.rs`) draws deals and boards, where there are too many to count.
//! 5. [`NextCard`] and [`Outs`] (`next_card.rs`): what the next card on the board makes of it.
//!
//! Hands compare by the standard ranking of ruling TH-5.

mod boards;
mod deals;
mod equity;
mod exact;
mod hands;
mod hole_cards;
mod many;
mod match_ups;
mod multisets;
mod next_card;
mod notation;
mod range;
mod river;
mod sample;
mod showdowns;
mod spot;
mod suits;

pub use equity::{Equity, KindEquity, PlayerEquity};
pub use exact::{MOST_WORK, NotCounted, Watch};
pub use hole_cards::{HOLE_CARDS, HoleCards, KINDS, Kind};
pub use next_card::{NextCard, Outs, Standing};
pub use notation::{RangeError, Wrong};
pub use range::Range;
pub use showdowns::{CATEGORIES, Showdowns};
pub use spot::{MAX_PLAYERS, MIN_PLAYERS, Spot, SpotError};

/// Every match-up of two hands before the flop, one of those that differ only in their suits, in the order of the table.
pub fn match_ups() -> Vec<[HoleCards; 2]> {
    match_ups::Numbers::new().match_ups().to_vec()
}

/// Every board of a match-up before the flop, counted and not looked up.
pub fn showdowns_before_the_flop(hands: &[HoleCards; 2]) -> Showdowns {
    hands::before_the_flop(hands, cards::CardSet::EMPTY)
}
