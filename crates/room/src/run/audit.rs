//! The entries of an event's log as its organiser reads them: author, time and change, with names in place of hashes.
//! Tokens of links and contact details are left out.

use super::action::with_name;
use super::author::Author;
use super::conflict::{Conflict, Verdict};
use super::entry::{LoggedEntry, RunChange};
use super::error::{RunError, RunRefusal};
use super::merge::{LeftOut, MergedFrom};
use super::offline::OfflineClock;
use super::provable_draws::outcome::DrawName;
use super::registration::ShownAs;
use super::role::{Role, Roles};
use super::state::State;
use super::view::MoneyMovement;
use crate::store::{PlayerId, RollbackCause};
use games::Shown;
use games::poker_run::{Action, Participant};
use schemars::JsonSchema;
use serde::Serialize;

/// Maximum number of entries on a page.
const MAX_PAGE: usize = 200;

/// Number of entries that are read from the store at once: a page, and the entry that shows that more follow.
pub(super) const ENTRIES_AT_ONCE: u32 = MAX_PAGE as u32 + 1;

/// A page of the entries of an event's log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunEntries")]
pub struct Entries {
    /// The entries, oldest first.
    pub entries: Vec<EntryLine>,
    /// Number of the last entry on this page, to be sent as `after` for the next page; `null` if no more entries
    /// follow.
    pub next: Option<u64>,
}

/// An entry of an event.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunEntry")]
pub struct EntryLine {
    /// Number of the entry: its position in the log, from 1.
    pub seq: u64,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Number of the staff member who made the entry; `null` for the room.
    pub staff: Option<u32>,
    /// Name of the staff member who made the entry; `null` for the room, and if the stored personal data lacks the
    /// name.
    pub name: Option<String>,
    /// The change that the entry made.
    pub change: EntryChange,
    /// The times of a stamp that was made without a connection; omitted for all other entries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offline: Option<OfflineClock>,
    /// The entry in the log of another computer from which a merge made this one; omitted for all other entries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merged: Option<MergedFrom>,
}

/// The change that an entry made.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "RunEntryChange")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum EntryChange {
    /// The event was created, as a draft.
    Created,
    /// The draft was changed.
    Drafted,
    /// Registration opened.
    Opened,
    /// The plan was changed after the opening.
    Replanned,
    /// Parts of the plan that do not affect the game, such as names, were changed after the first card.
    Renamed,
    /// The draft was discarded.
    Discarded,
    /// A link that gives these roles was made.
    LinkMade { link: u32, roles: Roles },
    /// A link was revoked.
    LinkRevoked { link: u32 },
    /// A person joined the staff through a link, as this staff member.
    Joined { staff: u32, name: Option<String>, link: u32 },
    /// The form of a participant's name on the board was set; the contact details, and whether the waiver is signed,
    /// may have been changed too.
    Described { participant: Participant, shown_as: ShownAs },
    /// The secret key for the codes on tally sheets was generated.
    Keyed,
    /// The tally sheet of a participant was replaced.
    SheetReplaced { participant: Participant, reason: String },
    /// An entry of the game; `screen` is `true` if the on-screen wheel drew the cards.
    Acted { action: Action, screen: bool },
    /// A stamp was refused, and the organiser has to decide the conflict.
    Conflicted { conflict: Conflict },
    /// A stamp that was made without a connection has the card of the valid stamp, or repeats the stamp of a question.
    Repeated { stamp: Action, question: Option<String> },
    /// Money was paid, moved or counted.
    Money { movement: MoneyMovement },
    /// The organiser decided a question.
    Decided { question: String, verdict: Verdict, reason: String },
    /// The event became final, or was cancelled or discarded.
    Ended,
    /// The log was found to lack entries that were already acknowledged.
    RolledBack { cause: RollbackCause },
    /// A device of the staff reported that another room took over at `since_ms`, in milliseconds since the Unix epoch.
    Moved { since_ms: u64 },
    /// The entries of another computer's log after the position `fork`, up to `last`, were merged.
    Merged { fork: u64, last: u64, left_out: Vec<LeftOut> },
    /// The room committed to its values for the draws of a block.
    BlockCommitted { block: u32, root: String },
    /// A phone of the staff member committed to its values for a block.
    PhoneJoined { phone: u32, block: u32 },
    /// A scan bound a draw to a phone.
    Scanned { draw: DrawName, phone: u32 },
    /// The staff member bound a draw to another phone.
    TakenOver { draw: DrawName, phone: u32, reason: String },
    /// A phone made a draw, at the cut that the participant named.
    Drawn { draw: DrawName, phone: u32, cut: u8, card: Shown },
}

/// A page of stored entries, with a flag that is `true` if more of the selected entries follow.
#[derive(Default)]
pub struct Page {
    log: Vec<(u64, LoggedEntry)>,
    more: bool,
}

/// Filter for entries.
#[derive(Clone, Copy, Debug, Default)]
pub struct EntryFilter {
    /// The participant whom the entries concern; `None` for all entries.
    pub participant: Option<Participant>,
    /// Number of the entry after which the page begins; 0 for the first page.
    pub after: u64,
}

impl EntryFilter {
    fn selects(&self, entry: &LoggedEntry) -> bool {
        self.participant.is_none_or(|one| entry.entry.change.participant() == Some(one))
    }
}

impl Page {
    /// Adds the next entries of the log that the filter selects, until the page is full.
    pub fn add(&mut self, filter: &EntryFilter, log: Vec<(u64, LoggedEntry)>) {
        let mut selected = log.into_iter().filter(|(_, logged)| filter.selects(logged));
        let free = MAX_PAGE - self.log.len();
        self.log.extend(selected.by_ref().take(free));
        self.more = selected.next().is_some();
    }

    /// Returns whether the page is full and more entries follow.
    pub const fn is_full(&self) -> bool {
        self.more
    }
}

impl State {
    /// Checks that a guest organises the event.
    ///
    /// # Errors
    /// `run.not_staff` and `run.not_your_role`.
    pub fn check_organiser(&self, who: PlayerId) -> Result<(), RunError> {
        let (_, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        if roles.contains(&Role::Organiser) { Ok(()) } else { Err(RunRefusal::NotYourRole.into()) }
    }

    /// A page of entries as an organiser reads them, with names in place of hashes.
    pub fn entries(&self, Page { log, more }: &Page) -> Entries {
        let next = log.last().map(|(seq, _)| *seq).filter(|_| *more);
        Entries { entries: log.iter().map(|(seq, logged)| self.entry_line(*seq, logged)).collect(), next }
    }

    fn entry_line(&self, seq: u64, logged: &LoggedEntry) -> EntryLine {
        let entry = &logged.entry;
        let staff = match entry.by {
            Author::Staff(number) => Some(number),
            Author::Room => None,
        };
        let name = staff.and_then(|number| self.member_name(number));
        let change = self.entry_change(&entry.change);
        EntryLine {
            seq,
            at_ms: logged.at_ms,
            staff,
            name,
            change,
            offline: entry.offline,
            merged: entry.merged,
        }
    }

    /// The conflict with a name in place of its hash.
    fn with_name_in(&self, conflict: &Conflict) -> Conflict {
        let mut conflict = conflict.clone();
        if let Conflict::Merged { entry, .. } = &mut conflict {
            **entry = with_name(&self.texts, entry);
        }
        conflict
    }

    fn entry_change(&self, change: &RunChange) -> EntryChange {
        match change {
            RunChange::Created { .. } => EntryChange::Created,
            RunChange::Drafted { .. } => EntryChange::Drafted,
            RunChange::Opened { .. } => EntryChange::Opened,
            RunChange::Replanned { .. } => EntryChange::Replanned,
            RunChange::Renamed { .. } => EntryChange::Renamed,
            RunChange::Discarded => EntryChange::Discarded,
            RunChange::LinkMade { link, roles, hash: _ } => {
                EntryChange::LinkMade { link: *link, roles: roles.clone() }
            }
            RunChange::LinkRevoked { link } => EntryChange::LinkRevoked { link: *link },
            RunChange::Joined { staff, link, name, player: _ } => {
                EntryChange::Joined { staff: *staff, name: self.text(name), link: *link }
            }
            RunChange::Described { participant, shown_as, contact: _, waiver: _ } => {
                EntryChange::Described { participant: *participant, shown_as: *shown_as }
            }
            RunChange::Keyed { .. } => EntryChange::Keyed,
            RunChange::SheetReplaced { participant, reason } => {
                EntryChange::SheetReplaced { participant: *participant, reason: reason.clone() }
            }
            RunChange::Acted { action, screen } => {
                EntryChange::Acted { action: with_name(&self.texts, action), screen: *screen }
            }
            RunChange::Conflicted { conflict } => {
                EntryChange::Conflicted { conflict: self.with_name_in(conflict) }
            }
            RunChange::Repeated { stamp, question } => EntryChange::Repeated {
                stamp: Action::clone(stamp),
                question: question.as_ref().map(ToString::to_string),
            },
            RunChange::Decided { question, verdict, reason } => EntryChange::Decided {
                question: question.to_string(),
                verdict: *verdict,
                reason: reason.clone(),
            },
            RunChange::Money { entry } => EntryChange::Money { movement: self.movement_of(entry) },
            RunChange::Ended => EntryChange::Ended,
            RunChange::RolledBack { cause } => EntryChange::RolledBack { cause: *cause },
            RunChange::Moved { since_ms } => EntryChange::Moved { since_ms: *since_ms },
            RunChange::Merged { fork, last, left_out, head: _ } => {
                EntryChange::Merged { fork: *fork, last: *last, left_out: left_out.clone() }
            }
            RunChange::BlockCommitted { number, root, block: _, key: _ } => {
                EntryChange::BlockCommitted { block: number.get(), root: root.to_string() }
            }
            RunChange::PhoneJoined { phone, block, .. } => {
                EntryChange::PhoneJoined { phone: phone.0.get(), block: block.get() }
            }
            RunChange::Scanned { draw, phone } => {
                EntryChange::Scanned { draw: (*draw).into(), phone: phone.0.get() }
            }
            RunChange::TakenOver { draw, phone, reason } => {
                EntryChange::TakenOver { draw: (*draw).into(), phone: phone.0.get(), reason: reason.clone() }
            }
            RunChange::Drawn { phone, proof, excluded: _ } => EntryChange::Drawn {
                draw: proof.draw.into(),
                phone: phone.0.get(),
                cut: proof.phone.cut.number(),
                card: Shown(proof.card),
            },
        }
    }
}
