//! Settlement of a round played with real cards, from its cards and wagers.
//!
//! 1. [`Request`] (`request.rs`): the packs, the hands and the wagers, as written down.
//! 2. [`enter()`] (`enter.rs`): the same round as a [`Record`](crate::record::Record), every wager checked as
//!    at a table.
//! 3. [`Reply`] (`reply.rs`): the lines of its settlement, or the reason it is void.
//!
//! An impossible round, such as one with a repeated card, is a [`RefereeError`]; a wrong number of cards is a
//! misdeal and voids the round (PK-9).

mod enter;
mod error;
mod reply;
mod request;

pub use enter::{Entered, enter};
pub use error::{CardLocation, RefereeError};
pub use reply::{Reply, ReplyLine};
pub use request::{Player, PlayerWager, Request};

use super::Settings;

/// Settles a round under its own settings, or under `given` if it has none.
///
/// # Errors
/// [`RefereeError`]: invalid settings, wagers that the rules refuse, impossible cards.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let Entered { record, game } = enter(request, given)?;
    Ok(Reply::of(request, &record, &game))
}
