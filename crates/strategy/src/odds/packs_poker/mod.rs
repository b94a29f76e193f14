//! Exact odds of Packs Poker.
//!
//! Player and dealer are dealt five cards each from the same deck. Pairs of hands that share no card are
//! counted by inclusion-exclusion over the shared cards: for each set of cards, every player hand that contains
//! it is paired with every dealer hand that contains it, with a sign given by the number of cards. This
//! compares two histograms of strengths in one pass instead of comparing hand by hand.
//!
//! 1. [`Kind`] (`kind.rs`): the 169 kinds of pack.
//! 2. `counts.rs`, `shared.rs`: the 6,175 hands by ranks, and the ranks that they can share. Suits are ignored
//!    at first.
//! 3. `suits.rs`: hands with a flush, moved from the strength of their ranks to the strength of the flush.
//! 4. `histogram.rs`: the number of hands by strength, and the comparison of two. [`Deals`] (`deals.rs`): the result.
//! 5. [`Counter`] (`count.rs`): all deals with one pack, by steps 2 to 4.
//! 6. [`Table`] (`table.rs`): all deals with all packs. [`Wager`] (`wager.rs`): the value of a wager.

mod count;
mod counts;
mod deals;
mod histogram;
mod kind;
mod shared;
mod suits;
mod table;
mod wager;

pub use count::Counter;
pub use deals::Deals;
pub use kind::Kind;
pub use table::{Kinds, Table, sum_over_packs};
pub use wager::Wager;
