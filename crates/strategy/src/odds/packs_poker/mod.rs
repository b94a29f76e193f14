//! The odds of Packs Poker, exactly.
//!
//! Player and dealer draw five cards each, and no card twice. Pairs of hands that share no card are counted by inclusion
//! and exclusion over what they might share: for each such set of cards, every hand that holds it against every other that
//! does, with the sign of the number of cards. So two lists are compared by strength in one pass, and never hand by hand.
//!
//! 1. [`Kind`] (`kind.rs`): the 169 kinds of pack.
//! 2. `counts.rs`, `shared.rs`: hands by their ranks, 6,175 of them, and what they share. Suits are left out at first.
//! 3. `suits.rs`: hands with a flush, moved from where their ranks stand to where the flush does.
//! 4. `histogram.rs`: how many hands have each strength, and two such lists compared. [`Deals`] (`deals.rs`): the result.
//! 5. [`Counter`] (`count.rs`): all deals beside one pack, from steps 2 and 3 together.
//! 6. [`Table`] (`table.rs`): all deals beside all packs. [`Wager`] (`wager.rs`): what a wager is worth.

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
pub use table::{Kinds, Table, together};
pub use wager::Wager;
