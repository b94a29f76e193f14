//! People and bot accounts at a table.

use crate::store::PlayerId;

/// A person at a table: a player or a spectator with a name. A bot account is one too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's id.
    pub id: PlayerId,
    /// The person's name.
    pub name: String,
    /// `true` for a bot account.
    pub is_bot: bool,
}
