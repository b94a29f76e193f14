//! The texts about people that a file contains.

use crate::run::entry::{Logged, RunChange};
use crate::run::payment::MoneyEntry;
use crate::run::private::Sealed;
use crate::run::registration::ShownAs;
use games::poker_run::{Action, Participant};
use std::collections::{BTreeMap, BTreeSet};

/// The texts about people that a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All texts: the names of participants and staff, and contact details.
    Organiser,
    /// The names that participants chose to show in full.
    Public,
}

impl Selection {
    /// The hashes of the texts that the file contains. The hash of a key is never among them.
    pub(super) fn of(self, log: &[(u64, Logged)]) -> BTreeSet<Sealed> {
        let mut found = People::default();
        log.iter().for_each(|(_, logged)| found.add(&logged.entry.change));
        match self {
            Selection::Organiser => found.names.into_values().chain(found.others).collect(),
            Selection::Public => {
                let shown = |participant| found.shown.get(participant) == Some(&ShownAs::Name);
                let names = found.names.iter().filter(|(participant, _)| shown(*participant));
                names.map(|(_, name)| name.clone()).collect()
            }
        }
    }
}

/// The hashes of the texts about people in a log.
#[derive(Default)]
struct People {
    /// The names of the participants.
    names: BTreeMap<Participant, Sealed>,
    /// The last choice of each participant.
    shown: BTreeMap<Participant, ShownAs>,
    /// The names of the staff, and contact details.
    others: BTreeSet<Sealed>,
}

impl People {
    fn add(&mut self, change: &RunChange) {
        match change {
            RunChange::Created { name, .. } | RunChange::Joined { name, .. } => {
                self.others.insert(name.clone());
            }
            RunChange::Described { participant, shown_as, contact } => {
                self.shown.insert(*participant, *shown_as);
                self.others.extend(contact.clone());
            }
            RunChange::Acted { action: Action::Register { participant, name, .. }, .. } => {
                self.names.insert(*participant, Sealed::in_place_of_name(name));
            }
            RunChange::Money { entry: MoneyEntry::PrizeHanded { to, .. } } => {
                self.others.insert(to.clone());
            }
            RunChange::Acted { .. }
            | RunChange::Money { .. }
            | RunChange::Conflicted { .. }
            | RunChange::Decided { .. }
            | RunChange::Drafted { .. }
            | RunChange::Opened { .. }
            | RunChange::Replanned { .. }
            | RunChange::Renamed { .. }
            | RunChange::Discarded
            | RunChange::Ended
            | RunChange::Keyed { .. }
            | RunChange::SheetReplaced { .. }
            | RunChange::LinkMade { .. }
            | RunChange::LinkRevoked { .. }
            | RunChange::RolledBack { .. } => {}
        }
    }
}
