//! Decisions of the administrator that are in force: bans, the banner, and the hold on new tables and events.
//!
//! The audit log is their only record: [`Moderation::open`] applies its entries, and each new decision is applied after
//! its commit. [`Bans`] are shared with the tables and the events.

mod bans;
mod error;

pub use bans::{Ban, Bans, Removal};
pub use error::ModerationError;

use crate::audit::log::PageEntry;
use crate::audit::{self, AuditDecision, AuditEntry, AuditLine, Author};
use crate::store::{AuditLog, Store, StoreResult};
use crate::wall_clock::now_ms;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tokio::sync::{OwnedRwLockReadGuard, RwLock as AsyncRwLock, RwLockWriteGuard};

/// The decisions in force, apart from the bans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct InForce {
    /// The text that every page shows; `None` if none is shown.
    banner: Option<String>,
    /// Reason for holding new tables and events; `None` if they are accepted.
    held: Option<String>,
}

impl InForce {
    /// Applies an entry.
    fn apply(&mut self, AuditEntry { reason, decided, .. }: AuditEntry) {
        match decided {
            AuditDecision::NewTablesHeld => self.held = Some(reason.unwrap_or_default()),
            AuditDecision::NewTablesAllowed => self.held = None,
            AuditDecision::BannerShown { text } => self.banner = Some(text),
            AuditDecision::BannerRemoved => self.banner = None,
            AuditDecision::GuestBanned { .. }
            | AuditDecision::BanLifted { .. }
            | AuditDecision::TableCreated { .. }
            | AuditDecision::TableConfigured { .. }
            | AuditDecision::BotAdded { .. }
            | AuditDecision::SeatFreed { .. }
            | AuditDecision::TablePaused { .. }
            | AuditDecision::TableResumed { .. }
            | AuditDecision::ChatSet { .. }
            | AuditDecision::TableClosed { .. }
            | AuditDecision::GuestRemoved { .. }
            | AuditDecision::LoggedIn { .. }
            | AuditDecision::LoginFailed { .. }
            | AuditDecision::TokenMade
            | AuditDecision::BotAccountMade { .. }
            | AuditDecision::BotAccountRevoked { .. }
            | AuditDecision::RolledBack { .. } => {}
        }
    }
}

/// The right to make the next decision.
pub struct NextDecision<'a, S> {
    moderation: &'a Moderation<S>,
    _alone: RwLockWriteGuard<'a, ()>,
}

impl<S: Store> NextDecision<'_, S> {
    /// Records the decision in the audit log, then applies it.
    ///
    /// # Errors
    /// Store errors. The decision is then not applied.
    pub async fn make(self, entry: AuditEntry) -> StoreResult<()> {
        let NextDecision { moderation, _alone } = self;
        let at_ms = now_ms();
        moderation.store.audit(vec![audit::written(at_ms, &entry)]).await?;
        moderation.bans.apply(at_ms, &entry);
        moderation.in_force.write().unwrap_or_else(PoisonError::into_inner).apply(entry);
        Ok(())
    }
}

/// The decisions of the administrator that are in force.
pub struct Moderation<S> {
    store: Arc<S>,
    bans: Bans,
    in_force: RwLock<InForce>,
    /// Locked by each decision, so that decisions are applied in the order of their entries, and shared by the requests
    /// that a decision can forbid.
    deciding: Arc<AsyncRwLock<()>>,
}

impl<S: Store> Moderation<S> {
    /// Reads the decisions in the audit log of a store. If the log was rolled back, an entry that records this is
    /// added. Damaged entries have no effect, so that the room opens nevertheless, and are reported in the program's
    /// log.
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
            let decided = AuditDecision::RolledBack { cause: rollback.cause };
            let entry = AuditEntry { by: Author::Room, reason: None, decided };
            store.audit(vec![audit::written(now_ms(), &entry)]).await?;
        }
        let (bans, mut in_force) = (Bans::default(), InForce::default());
        let mut from = 1;
        loop {
            let page = audit::log::read_page(&*store, log, from, audit::log::PAGE).await?;
            let Some(last) = page.last() else { break };
            from = audit::log::position(last) + 1;
            for line in page.into_iter().filter_map(intact) {
                bans.apply(line.at_ms, &line.entry);
                in_force.apply(line.entry);
            }
        }
        Ok(Moderation { store, bans, in_force: RwLock::new(in_force), deciding: Arc::default() })
    }

    fn in_force(&self) -> RwLockReadGuard<'_, InForce> {
        self.in_force.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nobody decides and nothing is being created, and delays both until the decision is made or dropped.
    /// A caller reads the facts on which the decision depends after this.
    pub async fn next_decision(&self) -> NextDecision<'_, S> {
        NextDecision { moderation: self, _alone: self.deciding.write().await }
    }

    /// Waits for a running decision, and delays later ones until the guard is dropped. A request that creates something
    /// holds the guard from its checks until the new thing is stored, so that each decision either refuses the request
    /// or finds what it created.
    pub async fn delay_decisions(&self) -> OwnedRwLockReadGuard<()> {
        self.deciding.clone().read_owned().await
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

    /// The banner that every page shows; `None` if none is shown.
    pub fn banner(&self) -> Option<String> {
        self.in_force().banner.clone()
    }
}

/// The entry; `None` if it is damaged, which is logged.
fn intact(entry: PageEntry) -> Option<AuditLine> {
    entry
        .inspect_err(|damage| tracing::error!(%damage, "a damaged entry of the audit log has no effect"))
        .ok()
}

#[cfg(test)]
mod tests;
