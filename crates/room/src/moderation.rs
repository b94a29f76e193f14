//! Decisions of the administrator that are in force: bans, the banner, and the hold on new tables and events.
//!
//! The audit log is their only record: [`Moderation::open`] applies its entries, and each new decision is applied after
//! its commit. [`Bans`] are shared with the tables and the events.

mod bans;
mod error;

pub use bans::{Ban, Bans};
pub use error::ModerationError;

use crate::audit::{self, AuditEntry, Author, Decided};
use crate::ids::LogId;
use crate::store::{AuditLog, Store, StoreError, StoreResult, StoredEntry};
use crate::wall_clock::now_ms;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tokio::sync::Mutex;

/// A text that every page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// The text.
    pub text: String,
    /// Time since which the text is shown, in milliseconds since the Unix epoch.
    pub since_ms: u64,
}

/// The decisions in force, apart from the bans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct InForce {
    banner: Option<Banner>,
    /// Reason for holding new tables and events; `None` if they are accepted.
    held: Option<String>,
}

impl InForce {
    /// Applies an entry of this time, in milliseconds since the Unix epoch.
    fn apply(&mut self, at_ms: u64, AuditEntry { reason, decided, .. }: AuditEntry) {
        match decided {
            Decided::NewTablesHeld => self.held = Some(reason.unwrap_or_default()),
            Decided::NewTablesAllowed => self.held = None,
            Decided::BannerShown { text } => self.banner = Some(Banner { text, since_ms: at_ms }),
            Decided::BannerRemoved => self.banner = None,
            Decided::GuestBanned { .. }
            | Decided::BanLifted { .. }
            | Decided::TableCreated { .. }
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

/// The decisions of the administrator that are in force.
pub struct Moderation<S> {
    store: Arc<S>,
    bans: Bans,
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
            tracing::warn!(
                cause = ?rollback.cause,
                "the audit log lacks entries: bans and other decisions that were made after the last one are gone"
            );
            let decided = Decided::RolledBack { cause: rollback.cause };
            let entry = AuditEntry { by: Author::Room, reason: None, decided };
            store.audit(vec![audit::written(now_ms(), &entry)]).await?;
        }
        let (bans, mut in_force) = (Bans::default(), InForce::default());
        for stored in intact(&*store, log).await? {
            match audit::read(&stored) {
                Ok(line) => {
                    bans.apply(line.at_ms, &line.entry);
                    in_force.apply(line.at_ms, line.entry);
                }
                Err(error) => tracing::error!(%error, "an entry of the audit log has no effect"),
            }
        }
        Ok(Moderation { store, bans, in_force: RwLock::new(in_force), deciding: Mutex::default() })
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
        self.bans.apply(at_ms, &entry);
        self.in_force.write().unwrap_or_else(PoisonError::into_inner).apply(at_ms, entry);
        Ok(())
    }

    /// The bans, for the tables and the events.
    pub const fn bans(&self) -> &Bans {
        &self.bans
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

#[cfg(test)]
mod tests;
