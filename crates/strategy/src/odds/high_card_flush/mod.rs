//! The odds of High Card Flush, exactly.
//!
//! 1. [`Pack`] (`pack.rs`): four suits of so many ranks, and how many sets of one suit lie below another.
//! 2. `ways.rs`: how many hands have no suit above a flush, as the coefficient of a product of four polynomials.
//! 3. [`Dealer`] (`dealer.rs`): what the dealer's hands come to against a player's.
//! 4. `sweep.rs`: every hand of the player, once for each way to name the suits.
//! 5. [`Strategy`] (`strategy.rs`): who raises, and by how much.
//! 6. [`Table`] (`table.rs`): all deals, counted, and advice for one hand; [`against`]: what it stands against. [`Main`] (`main_wager.rs`): what the ante and the
//!    raise are worth.
//! 7. [`Bonus`] (`bonus.rs`): what the wagers on the player's own cards are worth.
//! 8. `seen.rs`: what a player gains who sees the cards of other seats.

mod bonus;
mod dealer;
mod main_wager;
mod pack;
mod seen;
mod strategy;
mod sweep;
mod table;
mod ways;

pub use bonus::{Bonus, Progressive};
pub use dealer::Dealer;
pub use main_wager::Main;
pub use pack::Pack;
pub use strategy::{NoStrategy, Strategy, T86};
pub use table::{Advice, Table, against};
