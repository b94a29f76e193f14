//! Decisions of the administrator that are in force: bans, the banner, and the hold on new tables and events.
//!
//! The audit log is their only record: [`Moderation::open`] applies its entries, and each new decision is applied after
//! its commit.

use crate::audit::{self, AuditEntry, Author, Decided};
use crate::ids::{LogId, PlayerId};
use crate::refusal::{Kind, RefusalEnum};
use crate::store::{AuditLog, Store, StoreError, StoreResult, StoredEntry};
use crate::wall_clock::now_ms;
use serde::Serialize;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tokio::sync::Mutex;

/// A ban of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Name of the guest when the ban was made.
    pub name: String,
    /// Reason for the ban, which the guest is told.
    pub reason: String,
    /// Time at which the ban ends, in milliseconds since the Unix epoch; `None` for a permanent ban.
    pub until_ms: Option<u64>,
    /// The networks from which no new guest is accepted: client keys of addresses.
    pub networks: Vec<IpAddr>,
}

/// A text that every page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// The text.
    pub text: String,
    /// Time since which the text is shown, in milliseconds since the Unix epoch.
    pub since_ms: u64,
}

/// The decisions in force.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct InForce {
    /// Bans by guest, including those that have ended.
    bans: BTreeMap<PlayerId, Ban>,
    banner: Option<Banner>,
    /// Reason for holding new tables and events; `None` if they are accepted.
    held: Option<String>,
}

impl InForce {
    /// Applies an entry of this time, in milliseconds since the Unix epoch.
    fn apply(&mut self, at_ms: u64, AuditEntry { reason, decided, .. }: AuditEntry) {
        let reason = reason.unwrap_or_default();
        match decided {
            Decided::GuestBanned { player, name, until_ms, networks } => {
                self.bans.insert(player, Ban { name, reason, until_ms, networks });
            }
            Decided::BanLifted { player, .. } => {
                self.bans.remove(&player);
            }
            Decided::NewTablesHeld => self.held = Some(reason),
            Decided::NewTablesAllowed => self.held = None,
            Decided::BannerShown { text } => self.banner = Some(Banner { text, since_ms: at_ms }),
            Decided::BannerRemoved => self.banner = None,
            Decided::TableCreated { .. }
            | Decided::TableConfigured { .. }
            | Decided::BotAdded { .. }
            | Decided::SeatFreed { .. }
            | Decided::TablePaused { .. }
            | Decided::TableResumed { .. }
            | Decided::TableClosed { .. }
            | Decided::GuestRemoved { .. }
            | Decided::LoggedIn
            | Decided::TokenMade
            | Decided::RolledBack { .. } => {}
        }
    }
}

/// Refusal because of a decision of the administrator, or refusal of such a decision.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum ModerationError {
    #[error("the administrator has banned you: {reason}")]
    Banned {
        reason: String,
        /// Time at which the ban ends, in milliseconds since the Unix epoch; `None` for a permanent ban.
        until_ms: Option<u64>,
    },
    #[error("the administrator accepts no new guests from this network")]
    NetworkBanned { until_ms: Option<u64> },
    #[error("the administrator accepts no new tables and events at present: {reason}")]
    NewTablesHeld { reason: String },
    #[error("the administrator removed you from the tables: {reason}")]
    RemovedFromTables { reason: String },
    #[error("there is no such guest: choose one from the list")]
    NoSuchGuest,
    #[error("a ban lasts 1 to {most} hours, or is permanent")]
    BanHours { most: u32 },
    #[error("the network of this guest is unknown: ban without the network")]
    NoNetwork,
    #[error(
        "{network} is also the network of this computer or of your browser, so you would refuse everybody there: ban \
         without the network"
    )]
    OwnNetwork { network: IpAddr },
    #[error("this is so already: load the page again")]
    NothingToChange,
}

impl RefusalEnum for ModerationError {
    fn kind(&self) -> Kind {
        match self {
            ModerationError::Banned { .. }
            | ModerationError::NetworkBanned { .. }
            | ModerationError::NewTablesHeld { .. }
            | ModerationError::RemovedFromTables { .. } => Kind::Forbidden,
            ModerationError::NoSuchGuest => Kind::NotFound,
            ModerationError::BanHours { .. }
            | ModerationError::NoNetwork
            | ModerationError::OwnNetwork { .. }
            | ModerationError::NothingToChange => Kind::Invalid,
        }
    }
}

/// The decisions of the administrator that are in force.
pub struct Moderation<S> {
    store: Arc<S>,
    in_force: RwLock<InForce>,
    /// Serializes decisions, so that they are applied in the order of their entries.
    deciding: Mutex<()>,
}

impl<S: Store> Moderation<S> {
    /// Reads the decisions in the audit log of a store. If the log has lost entries, an entry that records this is
    /// added. Damaged entries have no effect, so that the room opens nevertheless; the integrity check reports them.
    ///
    /// # Errors
    /// Store errors.
    pub async fn open(store: Arc<S>) -> StoreResult<Moderation<S>> {
        let AuditLog { id: log, .. } = store.audit_log().await?;
        if let Some(rollback) = store.rollback(log).await? {
            tracing::warn!(cause = ?rollback.cause, "the audit log lacks entries");
            let decided = Decided::RolledBack { cause: rollback.cause };
            let entry = AuditEntry { by: Author::Room, reason: None, decided };
            store.audit(vec![audit::written(now_ms(), &entry)]).await?;
        }
        let mut in_force = InForce::default();
        for stored in intact(&*store, log).await? {
            match audit::read(&stored) {
                Ok(line) => in_force.apply(line.at_ms, line.entry),
                Err(error) => tracing::error!(%error, "an entry of the audit log has no effect"),
            }
        }
        Ok(Moderation { store, in_force: RwLock::new(in_force), deciding: Mutex::default() })
    }

    fn in_force(&self) -> RwLockReadGuard<'_, InForce> {
        self.in_force.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a decision in the audit log, then applies it. `check` runs while no other decision is made.
    ///
    /// # Errors
    /// The error of `check`, and store errors; the decision has no effect then.
    pub async fn decide<E: From<StoreError>>(
        &self,
        entry: AuditEntry,
        check: impl FnOnce(&Moderation<S>) -> Result<(), E>,
    ) -> Result<(), E> {
        let _one_at_a_time = self.deciding.lock().await;
        check(self)?;
        let at_ms = now_ms();
        self.store.audit(vec![audit::written(at_ms, &entry)]).await?;
        self.in_force.write().unwrap_or_else(PoisonError::into_inner).apply(at_ms, entry);
        Ok(())
    }

    /// Checks that a guest is not banned at this time, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// [`ModerationError::Banned`].
    pub fn check_guest(&self, player: PlayerId, now_ms: u64) -> Result<(), ModerationError> {
        let in_force = self.in_force();
        let Some(ban) = in_force.bans.get(&player).filter(|ban| ban.is_on(now_ms)) else { return Ok(()) };
        Err(ModerationError::Banned { reason: ban.reason.clone(), until_ms: ban.until_ms })
    }

    /// Checks that new guests of this client are accepted at this time, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// [`ModerationError::NetworkBanned`].
    pub fn check_network(&self, client: IpAddr, now_ms: u64) -> Result<(), ModerationError> {
        let in_force = self.in_force();
        let mut bans = in_force.bans.values().filter(|ban| ban.is_on(now_ms));
        match bans.find(|ban| ban.networks.contains(&client)) {
            Some(ban) => Err(ModerationError::NetworkBanned { until_ms: ban.until_ms }),
            None => Ok(()),
        }
    }

    /// Checks that new tables and events are accepted.
    ///
    /// # Errors
    /// [`ModerationError::NewTablesHeld`].
    pub fn check_new_tables(&self) -> Result<(), ModerationError> {
        self.held().map_or(Ok(()), |reason| Err(ModerationError::NewTablesHeld { reason }))
    }

    /// Reason for holding new tables and events; `None` if they are accepted.
    pub fn held(&self) -> Option<String> {
        self.in_force().held.clone()
    }

    /// The banner; `None` if none is shown.
    pub fn banner(&self) -> Option<Banner> {
        self.in_force().banner.clone()
    }

    /// The bans that are in force at this time, in milliseconds since the Unix epoch.
    pub fn bans(&self, now_ms: u64) -> Vec<(PlayerId, Ban)> {
        let in_force = self.in_force();
        let bans = in_force.bans.iter().filter(|(_, ban)| ban.is_on(now_ms));
        bans.map(|(&player, ban)| (player, ban.clone())).collect()
    }
}

/// The entries of a log, without those that do not match their hashes.
async fn intact<S: Store>(store: &S, log: LogId) -> StoreResult<Vec<StoredEntry>> {
    let mut entries = Vec::new();
    let mut from = 1;
    loop {
        match store.read(log, from).await {
            Err(error @ StoreError::BrokenChain { seq, .. }) if seq >= from => {
                tracing::error!(%error, "a damaged entry of the audit log has no effect");
                let before = u32::try_from(seq - from).unwrap_or(u32::MAX);
                entries.extend(store.read_page(log, from, before).await?);
                from = seq + 1;
            }
            rest => {
                entries.extend(rest?);
                return Ok(entries);
            }
        }
    }
}

impl Ban {
    fn is_on(&self, now_ms: u64) -> bool {
        self.until_ms.is_none_or(|until_ms| now_ms < until_ms)
    }
}

#[cfg(test)]
mod tests;
