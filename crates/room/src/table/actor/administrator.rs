//! Requests of the administrator, and the effects of bans and removals.

use super::Actor;
use super::commit::RETRY;
use crate::log_types::LeftBy;
use crate::moderation::{ModerationError, Removal};
use crate::protocol::EncodedMessage;
use crate::protocol::server::Payload;
use crate::refusal::Refusal;
use crate::store::{PlayerId, Store};
use crate::table::cost::TableCost;
use crate::table::decide::{self, ClosingReason};
use crate::table::entry::Occupant;
use crate::table::error::TableError;
use crate::table::person::Person;
use crate::wall_clock::now_ms;
use tokio::time::Instant;

/// Maximum time between the entry of a removal and its effect at a table, in milliseconds.
const REMOVAL_TIME_MS: u64 = 1_000;

impl<S: Store> Actor<S> {
    /// Closes the table for the administrator. Does nothing if the administrator closes it already.
    pub(super) async fn close_by_administrator(&mut self, reason: &ClosingReason) -> Result<(), TableError> {
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

    /// Checks that the state matches the log and that the author of a command is not banned. The command may have waited
    /// while the ban was made.
    pub(super) fn check_author(&self, who: Option<&Person>) -> Result<(), TableError> {
        self.recovery.check()?;
        Ok(who.map_or(Ok(()), |who| self.bans.check_guest(who.id, now_ms()))?)
    }

    /// Removes banned guests from their seats, and closes the table of a banned host, if the ban says so. After a failure
    /// this is repeated with the next timer.
    ///
    /// A ban tells the guest's tables, but the guest may sit down in a command that was decided just before the ban, or
    /// the room may end just after it. So this is checked at the start of the task and after every request and timer.
    pub(super) async fn enforce_bans(&mut self) {
        if self.state.closed || self.retry_at.is_some() || self.recovery.is_pending() {
            return;
        }
        if let Err(error) = self.apply_bans().await {
            tracing::error!(table = %self.state.id, code = error.code(), "{error}");
            self.retry_at.get_or_insert(Instant::now() + RETRY);
        }
    }

    /// Removes the guests whose removal is in the audit log, but not in that of the table, because the room ended in
    /// between. Such a table has no entry from more than [`REMOVAL_TIME_MS`] after the removal.
    pub(super) async fn finish_removals(&mut self) {
        let removal = |player| Some((player, self.bans.removal_of(player)?));
        let is_open =
            |(_, removal): &(PlayerId, Removal)| removal.at_ms + REMOVAL_TIME_MS >= self.state.at_ms;
        let removals: Vec<_> = self.players().filter_map(removal).filter(is_open).collect();
        for (player, Removal { reason, .. }) in removals {
            let bye = Payload::removed(ModerationError::RemovedFromTables { reason }.into()).into();
            if let Err(error) = self.remove_player(player, &bye).await {
                tracing::error!(table = %self.state.id, code = error.code(), "{error}");
            }
        }
    }

    /// The seated players whom the administrator has not removed.
    fn players(&self) -> impl Iterator<Item = PlayerId> {
        let stays = |occupant: &Occupant| occupant.leaving != Some(LeftBy::Administrator);
        let occupants = self.state.occupied_chairs().map(|(_, occupant)| occupant);
        occupants.filter(move |occupant| stays(occupant)).filter_map(|occupant| occupant.who.player())
    }

    async fn apply_bans(&mut self) -> Result<(), TableError> {
        let now_ms = now_ms();
        let refusal = |player| Some((player, self.bans.check_guest(player, now_ms).err()?));
        let banned: Vec<_> = self.players().filter_map(refusal).collect();
        for (player, ban) in banned {
            self.remove_player(player, &Payload::removed(ban.into()).into()).await?;
        }
        let ban = self.state.created.host.and_then(|host| self.bans.of(host, now_ms));
        match ban.filter(|ban| ban.close_tables) {
            Some(ban) => self.close_by_administrator(&ClosingReason::OfBan(ban.reason)).await,
            None => Ok(()),
        }
    }

    /// The resources that the table uses.
    pub(super) fn cost(&self) -> TableCost {
        TableCost { entries: self.state.seq, sockets: self.conns.len(), sent: self.sent }
    }
}
