//! Entries of an event's append-only log (event sourcing, audit log), oldest first.
//!
//! Applying the entries in order produces the state of an event ([`State`](super::state::State)). They record
//! decisions, so applying them needs neither a clock nor random numbers. In place of names and contact details they
//! contain hashes ([`TextHash`]).

use super::author::Author;
use super::conflict::{Conflict, QuestionId, Verdict};
use super::draft::Draft;
use super::merge::{LeftOut, MergedFrom};
use super::offline::OfflineClock;
use super::payment::MoneyEntry;
use super::private::TextHash;
use super::registration::ShownAs;
use super::requests::{RequestHash, RequestKey};
use super::role::Roles;
use crate::store::chain::EntryHash;
use crate::store::log;
use crate::store::{NewEntry, PlayerId, RollbackCause, StoredEntry};
use draws::{Block, BlockNumber, Digest, Draw, PhoneId, Proof, PublicKey};
use games::Shown;
use games::poker_run::{Action, HandId, Participant, Rules};
use serde::{Deserialize, Serialize};

/// An entry as stored, with its time. Events, unlike tables, have no cards stored with their entries, no clock and no
/// snapshots.
pub type LoggedEntry = log::LoggedEntry<Entry, ()>;

/// An entry of an event's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Author of the entry.
    pub by: Author,
    /// The change that the entry records.
    pub change: RunChange,
    /// The key that the client chose for the request, in the first entry that the request made, apart from those of the
    /// room itself; `None` in all other entries, and if the client chose none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestKey>,
    /// The hash of the request's content, stored with its key; `None` without a key, and in entries of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request_hash: Option<RequestHash>,
    /// The times of a stamp that a phone made without a connection, in the first entry that it made; `None` in all other
    /// entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offline: Option<OfflineClock>,
    /// The entry in the log of another computer from which a merge made this one, in the first entry that it made; `None`
    /// in all other entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merged: Option<MergedFrom>,
}

impl Entry {
    /// An entry without a request key, made with a connection.
    pub const fn new(by: Author, change: RunChange) -> Entry {
        Entry { by, change, request: None, request_hash: None, offline: None, merged: None }
    }
}

/// The change that an entry records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case", prefix = "run.")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum RunChange {
    /// The event was created, as a draft.
    Created {
        organiser: PlayerId,
        name: TextHash,
        draft: Draft,
        /// The hash of the secret key for the codes on the tally sheets; missing in events of earlier versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<TextHash>,
    },
    /// The secret key for the codes on tally sheets was generated, in an event of an earlier version; `key` is its
    /// hash.
    Keyed { key: TextHash },
    /// The draft was changed.
    Drafted { draft: Draft },
    /// Registration opened, under this version of the rules, with every setting of the draft written out.
    Opened { version: u32, rules: Box<Rules> },
    /// The plan was changed after registration opened, before the first card. The entries of the game so far are
    /// possible under the new plan.
    Replanned { draft: Draft, version: u32, rules: Box<Rules> },
    /// The draft was discarded.
    Discarded,
    /// A link that gives these roles was made; `hash` is the hash of its token.
    LinkMade { link: u32, roles: Roles, hash: String },
    /// A link was revoked, and no longer gives roles.
    LinkRevoked { link: u32 },
    /// A guest joined the staff through a link, as this staff member.
    Joined { staff: u32, player: PlayerId, link: u32, name: TextHash },
    /// A participant's details were set: the public form of the name, the contact details, and whether the waiver is
    /// signed.
    Described {
        participant: Participant,
        shown_as: ShownAs,
        contact: Option<TextHash>,
        /// `true` if the participant signed the waiver.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        waiver: bool,
    },
    /// The tally sheet of a participant was replaced.
    SheetReplaced { participant: Participant, reason: String },
    /// Parts of the plan that do not affect the game were changed after the first card: the name of the event, those of
    /// places on the route, the emergency number, the waiver, or the listing in the lobby.
    Renamed { draft: Draft },
    /// An entry of the game; `screen` is `true` if the on-screen wheel drew the cards. The action of a registration or
    /// a corrected name has a hash ([`TextHash`]) in place of the name.
    Acted { action: Action, screen: bool },
    /// Money was paid, moved or counted.
    Money { entry: MoneyEntry },
    /// The event became final, or was cancelled or discarded: it no longer counts towards any limit.
    Ended,
    /// A stamp was refused, and the organiser has to decide the conflict.
    Conflicted { conflict: Conflict },
    /// A stamp that was made without a connection has the card of the valid stamp or, with a `question`, repeats the
    /// stamp of that question. It changes nothing.
    Repeated {
        stamp: Box<Action>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<QuestionId>,
    },
    /// The organiser decided a question.
    Decided { question: QuestionId, verdict: Verdict, reason: String },
    /// The log was found to lack entries that were already acknowledged.
    RolledBack { cause: RollbackCause },
    /// A device of the staff reported that another room took over at `since_ms`, in milliseconds since the Unix epoch: this
    /// one accepts no more entries.
    Moved { since_ms: u64 },
    /// The entries of another computer's log after the position `fork`, up to the entry at `last` with the hash `head`,
    /// were merged. Those in `left_out` could not be entered.
    Merged {
        fork: u64,
        last: u64,
        head: EntryHash,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_out: Vec<LeftOut>,
    },
    /// The room committed to its values for all draws of a block of hands (`docs/draws.md`). `key` is the hash of the
    /// secret key of the block.
    BlockCommitted { number: BlockNumber, block: Block, root: Digest, key: TextHash },
    /// A phone of the staff member committed to its values for a block, and to its public key.
    PhoneJoined { phone: PhoneId, block: BlockNumber, root: Digest, key: PublicKey },
    /// A scan bound a draw to a phone.
    Scanned { draw: Draw, phone: PhoneId },
    /// The staff member bound a draw to another phone.
    TakenOver { draw: Draw, phone: PhoneId, reason: String },
    /// A phone made a draw. `excluded` are the cards that the hand could not get.
    Drawn { phone: PhoneId, excluded: Vec<Shown>, proof: Box<Proof> },
}

impl RunChange {
    /// The participant whom the entry concerns; `None` if it concerns no single participant.
    pub fn participant(&self) -> Option<Participant> {
        match self {
            RunChange::Described { participant, .. } | RunChange::SheetReplaced { participant, .. } => {
                Some(*participant)
            }
            RunChange::Acted { action, .. } => action.participant(),
            RunChange::Repeated { stamp, .. } => stamp.participant(),
            RunChange::Money { entry } => entry.hand().map(|hand| hand.participant),
            RunChange::Conflicted { conflict } => Some(conflict.hand().participant),
            RunChange::Scanned { draw, .. } | RunChange::TakenOver { draw, .. } => participant_of(draw),
            RunChange::Drawn { proof, .. } => participant_of(&proof.draw),
            RunChange::Created { .. }
            | RunChange::Keyed { .. }
            | RunChange::Drafted { .. }
            | RunChange::Opened { .. }
            | RunChange::Replanned { .. }
            | RunChange::Discarded
            | RunChange::LinkMade { .. }
            | RunChange::LinkRevoked { .. }
            | RunChange::Joined { .. }
            | RunChange::Renamed { .. }
            | RunChange::Ended
            | RunChange::Decided { .. }
            | RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::RolledBack { .. }
            | RunChange::Moved { .. }
            | RunChange::Merged { .. } => None,
        }
    }

    /// The hand whose cards or draws the entry concerns; `None` if it concerns no single hand's.
    pub fn hand(&self) -> Option<HandId> {
        let hand_of = |draw: &Draw| Some(participant_of(draw)?.hand(draw.hand.number.get()));
        match self {
            RunChange::Acted { action, .. } => action.hand(),
            RunChange::Scanned { draw, .. } | RunChange::TakenOver { draw, .. } => hand_of(draw),
            RunChange::Drawn { proof, .. } => hand_of(&proof.draw),
            _ => None,
        }
    }

    /// The kind of the entry in the store.
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}

const fn participant_of(draw: &Draw) -> Option<Participant> {
    Participant::new(draw.hand.participant.get())
}

/// The entry in the form that the store appends.
pub fn written(logged: &LoggedEntry) -> NewEntry {
    log::written(logged.entry.change.kind(), None, logged)
}

/// Deserializes stored entries, each with its position.
///
/// # Errors
/// [`log::DamagedEntry`] for the first that is damaged or newer than this program.
pub fn read_all(stored: &[StoredEntry]) -> Result<Vec<(u64, LoggedEntry)>, log::DamagedEntry> {
    stored.iter().map(|stored| Ok((stored.seq, log::read(stored)?))).collect()
}
