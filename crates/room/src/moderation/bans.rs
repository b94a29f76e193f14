//! The bans, which the tables and the events check before every decision on a request, and the removals, which the
//! tables check at their start.

use super::error::ModerationError;
use crate::audit::{AuditDecision, AuditEntry};
use crate::ids::PlayerId;
use crate::names::{self, NameError};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

/// A ban of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Name of the guest when the ban was made.
    pub name: String,
    /// Reason of the ban, which the guest is told.
    pub reason: String,
    /// Time at which the ban ends, in milliseconds since the Unix epoch; `None` for a permanent ban.
    pub until_ms: Option<u64>,
    /// The networks from which no new guest is accepted: client keys of addresses.
    pub networks: Vec<IpAddr>,
    /// `true` if the tables that the guest hosts close.
    pub close_tables: bool,
}

/// The bans by guest, including those that have ended, and the last removal of each guest. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Bans {
    bans: Arc<RwLock<BTreeMap<PlayerId, Ban>>>,
    removals: Arc<RwLock<BTreeMap<PlayerId, Removal>>>,
}

/// The removal of a guest from all tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    /// Time of its entry in the audit log, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Reason of the removal, which the guest is told.
    pub reason: String,
}

impl Bans {
    /// Applies an entry that was added to the audit log at this time, in milliseconds since the Unix epoch. A second
    /// ban of a guest replaces the first; if the first is still in force, its networks stay banned until the new end.
    pub fn apply(&self, at_ms: u64, AuditEntry { reason, decided, .. }: &AuditEntry) {
        let mut bans = self.bans.write().unwrap_or_else(PoisonError::into_inner);
        match decided {
            AuditDecision::GuestBanned { player, name, until_ms, networks, close_tables } => {
                let earlier = bans.remove(player).filter(|ban| ban.is_on(at_ms));
                let mut all = earlier.map(|ban| ban.networks).unwrap_or_default();
                all.extend(networks);
                all.sort_unstable();
                all.dedup();
                let (name, reason) = (name.clone(), reason.clone().unwrap_or_default());
                let (until_ms, close_tables) = (*until_ms, *close_tables);
                bans.insert(*player, Ban { name, reason, until_ms, networks: all, close_tables });
            }
            AuditDecision::BanLifted { player, .. } => {
                bans.remove(player);
            }
            AuditDecision::GuestRemoved { player, .. } => {
                let removal = Removal { at_ms, reason: reason.clone().unwrap_or_default() };
                self.removals.write().unwrap_or_else(PoisonError::into_inner).insert(*player, removal);
            }
            _ => {}
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, BTreeMap<PlayerId, Ban>> {
        self.bans.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ban of a guest at this time, in milliseconds since the Unix epoch; `None` if the guest is not banned.
    pub fn of(&self, player: PlayerId, now_ms: u64) -> Option<Ban> {
        self.read().get(&player).filter(|ban| ban.is_on(now_ms)).cloned()
    }

    /// The last removal of a guest; `None` if the guest was never removed.
    pub fn removal_of(&self, player: PlayerId) -> Option<Removal> {
        self.removals.read().unwrap_or_else(PoisonError::into_inner).get(&player).cloned()
    }

    /// Returns whether a guest is banned at this time, in milliseconds since the Unix epoch.
    pub fn is_banned(&self, player: PlayerId, now_ms: u64) -> bool {
        self.read().get(&player).is_some_and(|ban| ban.is_on(now_ms))
    }

    /// Checks that a guest is not banned at this time, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// [`ModerationError::Banned`].
    pub fn check_guest(&self, player: PlayerId, now_ms: u64) -> Result<(), ModerationError> {
        let ban = self.of(player, now_ms).map(|Ban { reason, until_ms, .. }| (reason, until_ms));
        ban.map_or(Ok(()), |(reason, until_ms)| Err(ModerationError::Banned { reason, until_ms }))
    }

    /// Checks that new guests of this client are accepted at this time, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// [`ModerationError::NetworkBanned`].
    pub fn check_network(&self, client: IpAddr, now_ms: u64) -> Result<(), ModerationError> {
        let bans = self.read();
        let mut bans = bans.values().filter(|ban| ban.is_on(now_ms));
        match bans.find(|ban| ban.networks.contains(&client)) {
            Some(ban) => Err(ModerationError::NetworkBanned { until_ms: ban.until_ms }),
            None => Ok(()),
        }
    }

    /// Checks that a new name is not confusable with the name that a guest had when banned, if the ban is in force at
    /// this time, in milliseconds since the Unix epoch.
    ///
    /// # Errors
    /// [`NameError::NameUnavailable`].
    pub fn check_name(&self, name: &str, now_ms: u64) -> Result<(), NameError> {
        let bans = self.read();
        let mut bans = bans.values().filter(|ban| ban.is_on(now_ms));
        match bans.any(|ban| names::is_confusable(&ban.name, name)) {
            true => Err(NameError::NameUnavailable { name: name.to_owned() }),
            false => Ok(()),
        }
    }

    /// The bans that are in force at this time, in milliseconds since the Unix epoch.
    pub fn all(&self, now_ms: u64) -> Vec<(PlayerId, Ban)> {
        let bans = self.read();
        let bans = bans.iter().filter(|(_, ban)| ban.is_on(now_ms));
        bans.map(|(&player, ban)| (player, ban.clone())).collect()
    }
}

impl Ban {
    const fn is_on(&self, now_ms: u64) -> bool {
        match self.until_ms {
            Some(until_ms) => now_ms < until_ms,
            None => true,
        }
    }
}
