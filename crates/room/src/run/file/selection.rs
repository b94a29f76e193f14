//! The personal data that a file contains.

use crate::run::conflict::Conflict;
use crate::run::entry::{LoggedEntry, RunChange};
use crate::run::payment::MoneyEntry;
use crate::run::private::TextHash;
use crate::run::registration::ShownAs;
use games::poker_run::{Action, Participant};
use std::collections::{BTreeMap, BTreeSet};

/// The personal data that a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All personal data: the names of participants, staff and collectors of prizes, and contact details.
    Organiser,
    /// All personal data, and the secret keys for the codes on tally sheets, so that another room accepts the printed
    /// sheets.
    WithSheetKey,
    /// The latest names of the participants who chose to show theirs in full.
    Public,
}

impl Selection {
    /// The hashes of the personal data that the file contains. The hash of a block's secret key is never included.
    pub(in crate::run) fn of(self, log: &[(u64, LoggedEntry)]) -> BTreeSet<TextHash> {
        let mut found = People::default();
        log.iter().for_each(|(_, logged)| found.add(&logged.entry.change));
        match self {
            Selection::Organiser => found.names.into_values().chain(found.others).collect(),
            Selection::WithSheetKey => {
                found.names.into_values().chain(found.others).chain(found.sheet_keys).collect()
            }
            Selection::Public => {
                let shown = |participant| found.shown.get(participant) == Some(&ShownAs::Name);
                let names = found.names.iter().filter(|(participant, _)| shown(*participant));
                names.map(|(_, name)| name.clone()).collect()
            }
        }
    }
}

/// The hashes of the personal data in a log.
#[derive(Default)]
struct People {
    /// The latest names of the participants.
    names: BTreeMap<Participant, TextHash>,
    /// The form of the name that each participant chose last.
    shown: BTreeMap<Participant, ShownAs>,
    /// The names of the staff and of collectors of prizes, earlier names of participants, and contact details.
    others: BTreeSet<TextHash>,
    /// The secret keys for the codes on tally sheets.
    sheet_keys: BTreeSet<TextHash>,
}

impl People {
    fn add(&mut self, change: &RunChange) {
        match change {
            RunChange::Created { name, key, .. } => {
                self.others.insert(name.clone());
                self.sheet_keys.extend(key.clone());
            }
            RunChange::Joined { name, .. } => {
                self.others.insert(name.clone());
            }
            RunChange::Keyed { key } => {
                self.sheet_keys.insert(key.clone());
            }
            RunChange::Conflicted { conflict: Conflict::Merged { entry, .. } } => {
                self.others.extend(entry.name().map(TextHash::in_place_of_name));
            }
            RunChange::Described { participant, shown_as, contact, waiver: _ } => {
                self.shown.insert(*participant, *shown_as);
                self.others.extend(contact.clone());
            }
            RunChange::Acted {
                action: Action::Register { participant, name, .. } | Action::Rename { participant, name, .. },
                ..
            } => {
                // A corrected name replaces the earlier one, which may be another person's.
                let earlier = self.names.insert(*participant, TextHash::in_place_of_name(name));
                self.others.extend(earlier);
            }
            RunChange::Money { entry: MoneyEntry::PrizeHanded { to, .. } } => {
                self.others.insert(to.clone());
            }
            RunChange::Acted { .. }
            | RunChange::Money { .. }
            | RunChange::Conflicted { .. }
            | RunChange::Repeated { .. }
            | RunChange::Decided { .. }
            | RunChange::Drafted { .. }
            | RunChange::Opened { .. }
            | RunChange::Replanned { .. }
            | RunChange::Renamed { .. }
            | RunChange::Discarded
            | RunChange::Ended
            | RunChange::SheetReplaced { .. }
            | RunChange::LinkMade { .. }
            | RunChange::LinkRevoked { .. }
            | RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. }
            | RunChange::RolledBack { .. }
            | RunChange::Moved { .. }
            | RunChange::Merged { .. } => {}
        }
    }
}
