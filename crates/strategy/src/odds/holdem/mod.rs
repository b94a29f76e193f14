//! Odds of hold'em: equity, categories made and outs.
//!
//! 1. [`Range`] (`range.rs`, parsed by `notation.rs`): the [`HoleCards`] that a player may hold, with weights.
//! 2. [`Spot`] (`spot.rs`): the players' ranges, the board and the dead cards, validated.
//! 3. [`Equity::exact`] (`exact.rs`) counts every deal and every board, by the cheapest method: a table of
//!    match-ups (`match_ups.rs`), deal by deal by ranks (`deals.rs`, `hands.rs`), or board by board
//!    (`river.rs`, `three_way.rs`, `range_counter.rs`). Deals and boards that are equal under suit isomorphism are counted once
//!    (`suits.rs`, `boards.rs`).
//! 4. [`Equity::sampled`] (`sample.rs`) samples deals and boards at random (Monte Carlo), for spots with too
//!    many to count.
//! 5. [`NextCard`] and [`Outs`] (`next_card.rs`): the effect of the next card on the board.
//!
//! Hands are compared by the standard ranking (ruling TH-5).

mod boards;
mod deals;
mod equity;
mod exact;
mod hands;
mod hole_cards;
mod joint_range;
mod match_ups;
mod multisets;
mod next_card;
mod notation;
mod parallel;
mod random;
mod range;
mod range_counter;
mod river;
mod sample;
mod sample_counts;
mod showdowns;
mod shuffles;
mod spot;
mod suits;
mod three_way;

pub use equity::{Equity, KindEquity, PlayerEquity};
pub use exact::{CountError, MAX_WORK};
pub use hole_cards::{HOLE_CARDS, HoleCards, KINDS, Kind};
pub use next_card::{NextCard, Outs, Standing};
pub use notation::{RangeError, RangeErrorKind};
pub use parallel::OnProgress;
pub use range::{MAX_WEIGHT, Range};
pub use showdowns::{CATEGORIES, Showdowns};
pub use spot::{MAX_PLAYERS, MIN_PLAYERS, Spot, SpotError};

/// Every match-up of two hands before the flop, up to suit isomorphism, in the order of the table.
pub fn match_ups() -> Vec<[HoleCards; 2]> {
    match_ups::MatchUpIndex::new().match_ups().to_vec()
}

/// Counts every board of a match-up before the flop, without the table.
pub fn showdowns_before_the_flop(hands: &[HoleCards; 2]) -> Showdowns {
    hands::before_the_flop(hands, cards::CardSet::EMPTY)
}
