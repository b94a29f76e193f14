//! Settlement of a round played with real cards, from its cards and wagers.
//!
//! 1. [`Request`] (`request.rs`): the packs, the hands and the wagers, as written down.
//! 2. [`enter()`] (`enter.rs`): the same round as a [`Record`](crate::record::Record), every wager checked as
//!    at a table.
//! 3. [`Reply`] (`reply.rs`): the lines of its settlement and, if the round is void, the reason.
//!
//! An impossible round, such as one with a repeated card, is a [`RefereeError`]; a wrong number of cards is a
//! misdeal and voids the round (PK-9).

mod enter;
mod error;
mod reply;
mod request;

pub use enter::{EnteredRound, enter};
pub use error::{CardLocation, RefereeError};
pub use reply::{Reply, ReplyLine};
pub use request::{Player, PlayerWager, Request};

use super::Settings;

/// Settles a round under its own settings, or under `given` if it has none.
///
/// # Errors
/// [`RefereeError`] for invalid settings, packs that do not match the setting, a repeated card, a seat or a pack listed
/// twice, a table that cannot be opened, a refused wager, or a dealer's fifth card that is missing.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let EnteredRound { record, game } = enter(request, given)?;
    Ok(Reply::of(request, &record, &game))
}
