//! The summary of an event, from which the lists of events are made without reading the logs. The store keeps the
//! summary next to the log and commits it with the entries that change it.

use super::role::Roles;
use super::state::{Stage, State};
use super::when::{Day, Zone};
use crate::store::PlayerId;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Number of days for which an event stays in the public list after its date.
const LISTED_DAYS: i32 = 7;

/// The summary of an event. It identifies guests only by their ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Name of the event.
    pub name: String,
    /// The date on which the event begins.
    pub date: Day,
    /// The time zone of all times in the event.
    pub time_zone: Zone,
    /// Stage of the event.
    pub stage: Stage,
    /// `true` if the organiser lists the event in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// The guests with a role, in the order in which they joined.
    pub staff: Vec<(PlayerId, Roles)>,
}

impl Summary {
    /// The roles of a guest; `None` for a guest without roles.
    pub fn roles_of(&self, guest: PlayerId) -> Option<&Roles> {
        self.staff.iter().find(|(player, _)| *player == guest).map(|(_, roles)| roles)
    }

    /// Returns whether the event is in the public list at this moment, in milliseconds since the Unix epoch: it is
    /// listed, is neither a draft nor cancelled, and its date is at most a week ago.
    pub fn is_public(&self, now_ms: u64) -> bool {
        let shown = !matches!(self.stage, Stage::Draft | Stage::Cancelled);
        self.listed && shown && Day::at(&self.time_zone, now_ms) <= self.date.plus_days(LISTED_DAYS)
    }

    /// The stored form of the summary, which is JSON.
    pub(super) fn stored(&self) -> String {
        serde_json::to_string(self).expect("a summary has no keys other than strings")
    }

    /// A stored summary; `None` if it cannot be read.
    pub(super) fn read(stored: &str) -> Option<Summary> {
        serde_json::from_str(stored).ok()
    }
}

impl State {
    /// The summary of this state.
    pub fn summary(&self) -> Summary {
        let roles = |(&number, member)| {
            let roles = self.roles(number, member);
            (!roles.is_empty()).then_some((member.player, roles))
        };
        Summary {
            name: self.draft.name.clone(),
            date: self.draft.date,
            time_zone: self.draft.time_zone.clone(),
            stage: self.stage(),
            listed: self.draft.listed,
            staff: self.staff.iter().filter_map(roles).collect(),
        }
    }
}

/// The latest committed summary of an event, which its task shares with the lists. Clones share the summary.
#[derive(Clone, Default)]
pub struct LatestSummary(Arc<Mutex<Option<Arc<Summary>>>>);

impl LatestSummary {
    /// The summary; `None` if the event is still being created, or its log could not be read.
    pub fn get(&self) -> Option<Arc<Summary>> {
        self.lock().clone()
    }

    /// Replaces the summary, after a commit or after the log was read.
    pub fn set(&self, summary: Summary) {
        *self.lock() = Some(Arc::new(summary));
    }

    /// The summary of a state; `None` if it equals the latest one.
    pub fn changed(&self, state: &State) -> Option<Summary> {
        let summary = state.summary();
        (self.lock().as_deref() != Some(&summary)).then_some(summary)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<Summary>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl From<Option<Summary>> for LatestSummary {
    fn from(summary: Option<Summary>) -> LatestSummary {
        LatestSummary(Arc::new(Mutex::new(summary.map(Arc::new))))
    }
}
