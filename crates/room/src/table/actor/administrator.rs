//! Requests of the administrator.

use super::Actor;
use crate::protocol::EncodedMessage;
use crate::store::{PlayerId, Store};
use crate::table::cost::TableCost;
use crate::table::decide;
use crate::table::error::TableError;

impl<S: Store> Actor<S> {
    /// Closes the table for the administrator. Does nothing if the table is closing already.
    pub(super) async fn close_by_administrator(&mut self, reason: &str) -> Result<(), TableError> {
        self.recovery.check()?;
        self.commit(decide::close_by_administrator(&self.state, reason)).await
    }

    /// Ends the connections of a player with this last message, and lets the player leave.
    pub(super) async fn remove_player(
        &mut self,
        player: PlayerId,
        bye: &EncodedMessage,
    ) -> Result<(), TableError> {
        self.disconnect(player, bye);
        self.recovery.check()?;
        self.commit(decide::remove_player(&self.state, player)).await
    }

    /// The resources that the table uses.
    pub(super) fn cost(&self) -> TableCost {
        TableCost { entries: self.state.seq, sockets: self.conns.len(), sent: self.sent }
    }
}
