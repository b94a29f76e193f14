//! People at a table.

use crate::store::PlayerId;

/// A person at a table: a player or a spectator with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's id.
    pub id: PlayerId,
    /// The person's name.
    pub name: String,
}
