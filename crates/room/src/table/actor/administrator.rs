//! Requests of the administrator, and the effects of bans, removals and revoked bot accounts.

use super::Actor;
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

/// Maximum time between the entry of a removal and its effect at a table, in milliseconds.
const REMOVAL_TIME_MS: u64 = 1_000;

impl<S: Store> Actor<S> {
    /// Closes the table for the administrator. Does nothing if the administrator closes it already.
    pub(super) async fn close_by_administrator(&mut self, reason: &ClosingReason) -> Result<(), TableError> {
        self.recovery.check()?;
        self.commit(decide::close_by_administrator(&self.state, reason)).await
    }

    /// Ends the connections of a player with this last message, and lets the player leave for this cause.
    pub(super) async fn remove_player(
        &mut self,
        player: PlayerId,
        by: LeftBy,
        bye: &EncodedMessage,
    ) -> Result<(), TableError> {
        self.disconnect(player, bye);
        self.recovery.check()?;
        self.commit(decide::remove_player(&self.state, player, by)).await
    }

    /// Checks that the state matches the log, that the author of a command is not banned, and that the account of a bot is
    /// valid here. The command may have waited while the ban was made or the account revoked.
    pub(super) fn check_author(&self, who: Option<&Person>) -> Result<(), TableError> {
        self.recovery.check()?;
        let Some(who) = who else { return Ok(()) };
        self.bans.check_guest(who.id, now_ms())?;
        if who.is_bot { self.check_bot(who.id) } else { Ok(()) }
    }

    /// Checks that the account of a bot is valid at this table, and that its host is not banned.
    fn check_bot(&self, bot: PlayerId) -> Result<(), TableError> {
        let account = self.bot_accounts.check_at(bot, self.state.created.host)?;
        Ok(account.host.map_or(Ok(()), |host| self.bans.check_guest(host, now_ms()))?)
    }

    /// Removes banned guests and bots without a valid account from their seats, and closes the table of a banned host, if
    /// the ban says so. After a failure this is repeated with the next timer.
    ///
    /// A ban tells the guest's tables, but the guest may sit down in a command that was decided just before the ban, or
    /// the room may end just after it. So this is checked at the start of the task and after every request and timer.
    pub(super) async fn enforce_bans(&mut self) {
        if self.state.closed || self.retry_at.is_some() || self.recovery.is_pending() {
            return;
        }
        let done = self.apply_bans().await;
        self.retry_after_error(done);
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
            if let Err(error) = self.remove_player(player, LeftBy::Administrator, &bye).await {
                tracing::error!(table = %self.state.id, code = error.code(), "{error}");
            }
        }
    }

    /// The seated players who have not been removed from the play.
    fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.staying().filter_map(|occupant| occupant.who.player())
    }

    /// The occupants who have not been removed from the play.
    fn staying(&self) -> impl Iterator<Item = &Occupant> {
        let occupants = self.state.occupied_chairs().map(|(_, occupant)| occupant);
        occupants.filter(|occupant| !occupant.leaving.is_some_and(LeftBy::ends_play))
    }

    async fn apply_bans(&mut self) -> Result<(), TableError> {
        let now_ms = now_ms();
        let refusal = |player| Some((player, self.bans.check_guest(player, now_ms).err()?));
        let banned: Vec<_> = self.players().filter_map(refusal).collect();
        for (player, ban) in banned {
            let bye = Payload::removed(ban.into()).into();
            self.remove_player(player, LeftBy::Administrator, &bye).await?;
        }
        let bots = self.staying().filter(|occupant| occupant.who.is_bot_account());
        let bots = bots.filter_map(|occupant| occupant.who.player());
        let refusal = |bot| Some((bot, self.check_bot(bot).err()?));
        let revoked: Vec<_> = bots.filter_map(refusal).collect();
        for (bot, refused) in revoked {
            let bye = Payload::removed(refused.into()).into();
            self.remove_player(bot, LeftBy::Revoked, &bye).await?;
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
