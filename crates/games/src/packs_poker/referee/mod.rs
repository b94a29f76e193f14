//! A round that was played with real cards: everything that lay on the table in, its settlement out.
//!
//! 1. [`Request`] (`request.rs`): the packs, the hands and the wagers, as somebody wrote them down.
//! 2. [`enter`] (`enter.rs`): the same round as a [`Record`](crate::record::Record), every wager checked as at a table.
//! 3. [`Reply`] (`reply.rs`): the lines of its settlement, or why it is void.
//!
//! What cannot have happened, such as a card that lies on the table twice, is a [`RefereeError`]; a wrong number of cards
//! is a misdeal and voids the round (PK-9).

mod enter;
mod error;
mod reply;
mod request;

pub use enter::{Entered, enter};
pub use error::{Lies, RefereeError};
pub use reply::{Reply, ReplyLine};
pub use request::{Player, PlayerWager, Request};

use super::Settings;

/// Settles a round, under its own settings or else under those given.
///
/// # Errors
/// [`RefereeError`]: settings that do not go together, wagers that the rules refuse, cards that cannot be.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let Entered { record, game } = enter(request, given)?;
    Ok(Reply::of(request, &record, &game))
}
