//! Exact odds of High Card Flush.
//!
//! 1. [`Deck`] (`deck.rs`): four suits with a given number of ranks, and the number of sets of ranks in one suit below
//!    a given set.
//! 2. `ways.rs`: the number of hands below a given flush, as a coefficient of a product of four polynomials.
//! 3. [`Dealer`] (`dealer.rs`): the outcomes of the dealer's hands against a player's.
//! 4. `sweep.rs`: every hand of the player, up to a permutation of the suits.
//! 5. [`Strategy`] (`strategy.rs`): the rule for raising or folding, and the size of the raise.
//! 6. [`Table`] (`table.rs`): all deals, counted, and advice for one hand; [`against`]: the outcomes of one hand.
//!    [`Main`] (`main_wager.rs`): the value of the ante and the raise.
//! 7. [`Bonus`] (`bonus.rs`): the value of the wagers on the player's cards alone.
//! 8. `seen.rs`: the gain from seeing the cards of other seats.

mod bonus;
mod dealer;
mod deck;
mod main_wager;
mod seen;
mod strategy;
mod sweep;
mod table;
mod ways;

pub use bonus::{Bonus, Progressive};
pub use dealer::Dealer;
pub use deck::Deck;
pub use main_wager::Main;
pub use strategy::{NoStrategy, Strategy, T86};
pub use table::{Advice, Table, against};
