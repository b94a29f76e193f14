//! The state of an event, from applying the entries of its log.

use super::action::{act, with_name};
use super::author::{Attribution, Author, CREATOR};
use super::changes::Changes;
use super::command::Command;
use super::conflict::QuestionId;
use super::draft::Draft;
use super::entry::{Entry, LoggedEntry, RunChange};
use super::error::{RunError, RunLogError, RunRefusal};
use super::money::Money;
use super::position::Position;
use super::private::{TextHash, Texts};
use super::provable_draws::ProvableDraws;
use super::provable_draws::outcome::LogHead;
use super::questions::Questions;
use super::registration::ShownAs;
use super::registration_entries::RegistrationEntries;
use super::requests::{RequestHash, RequestKey, RequestOutcome, Requests};
use super::role::{CardPlaces, Role, Roles};
use super::when::clock_at;
use crate::store::chain::{EntryHash, HashInput};
use crate::store::{NewEntry, PlayerId, RollbackCause, RunId};
use crate::tokens;
use games::poker_run::{Action, CardSource, HandId, Mark, Participant, Phase, PokerRun, Stamp, Time};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// Length of the proof of a take-over, in hexadecimal digits.
const PROOF_LENGTH: usize = 32;

/// The stage of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "RunStage")]
pub enum Stage {
    /// The organisers are planning the event.
    Draft,
    /// Participants register; no card has been drawn.
    Registration,
    /// Participants ride.
    Running,
    /// The event is closed, and ties are being spun off.
    Counting,
    /// The prizes are final.
    Final,
    /// The event was cancelled, so that all payments are refunded, or its draft was discarded.
    Cancelled,
}

impl Stage {
    /// Returns whether the results no longer change.
    pub const fn is_over(self) -> bool {
        matches!(self, Stage::Final | Stage::Cancelled)
    }
}

/// A staff member.
#[derive(Clone)]
pub struct Member {
    /// Id of the guest.
    pub player: PlayerId,
    /// The hash of the name that the guest had when joining, or when creating the event.
    pub name: TextHash,
    /// The links through which the guest joined, including revoked ones.
    pub links: BTreeSet<u32>,
}

/// The move of the event to another room, as far as this one knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The time at which the other room took over, in milliseconds since the Unix epoch.
    pub since_ms: u64,
    /// The time at which a device reported it, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// A link that gives roles to the guests who join through it.
#[derive(Clone)]
pub struct Link {
    /// The roles that the link gives.
    pub roles: Roles,
    /// The hash of the link's token.
    pub hash: String,
    /// `true` once the link was revoked and no longer gives roles.
    pub revoked: bool,
    /// The author and the time of the entry that made the link.
    pub(super) made: Attribution,
}

/// Public form of a participant's name, the contact details, and whether the waiver is signed.
#[derive(Clone, Default)]
pub struct StoredDetails {
    /// The form of the name in public.
    pub shown_as: ShownAs,
    /// The hash of the contact details; `None` if there are none.
    pub contact: Option<TextHash>,
    /// `true` if the participant signed the waiver.
    pub waiver: bool,
}

/// The state of an event. It contains names and contact details and therefore cannot be serialized; the
/// [views](super::view) can.
pub struct State {
    /// The id of the event.
    pub id: RunId,
    /// The position of the last entry.
    pub seq: u64,
    /// The time of the last rollback, in milliseconds since the Unix epoch; 0 if there was none.
    pub rollback_ms: u64,
    /// The time at which this room last took over from another one, in milliseconds since the Unix epoch; 0 if it never
    /// did.
    pub takeover_ms: u64,
    /// The draft. Once a card is drawn, only its names, emergency number, waiver and listing can be changed.
    pub draft: Draft,
    /// The position of the entry that has the current draft.
    pub version: u64,
    /// The author and the time of the entry that has the current draft.
    pub(super) drafted: Attribution,
    /// `true` if the draft was discarded.
    pub is_discarded: bool,
    /// `true` if an entry records that the event is over.
    pub has_ended: bool,
    /// The game; `None` in a draft.
    pub game: Option<Arc<PokerRun>>,
    /// The staff, by number.
    pub staff: BTreeMap<u32, Member>,
    /// The links, by number.
    pub links: BTreeMap<u32, Link>,
    /// The details of participants who have any.
    pub details: BTreeMap<Participant, StoredDetails>,
    /// The personal data of the participants and the staff, and the secret key for the codes on tally sheets.
    pub texts: Texts,
    /// The positions at which the participants last changed.
    pub(super) changes: Changes,
    /// Set while the event goes on in another room, so that this one takes no entries.
    pub(super) moved: Option<Moved>,
    /// The last entry of each merge of another computer's log: its position and hash in that log.
    pub(super) merged_heads: Vec<(u64, EntryHash)>,
    /// The hashes of the entries of other logs from which merges made entries.
    pub(super) merged_origins: HashSet<EntryHash>,
    /// Cause of the last rollback of the log; `None` if there was none.
    pub rolled_back: Option<RollbackCause>,
    /// The hash of the secret key for the codes on tally sheets; `None` until an event of an earlier version is taken
    /// over.
    pub(super) sheet_key: Option<TextHash>,
    /// The times at which the sheets of a participant were replaced, in milliseconds since the Unix epoch, oldest
    /// first.
    pub(super) replaced_sheets: BTreeMap<Participant, Vec<u64>>,
    pub(super) questions: Questions,
    pub(super) money: Money,
    /// The entries of the game before the first card.
    pub(super) registration_entries: RegistrationEntries,
    /// The requests that a client may repeat.
    pub(super) requests: Requests,
    /// The provable draws; `None` until registration is open, and in an event without them.
    pub(super) draws: Option<ProvableDraws>,
    /// The hash of the last entry, as far as the state was read from a store or its entries were stored.
    pub(super) head: EntryHash,
}

impl State {
    /// The state after the first entry, at position 1; `None` if that entry does not create an event.
    pub fn created(id: RunId, logged: &LoggedEntry) -> Option<State> {
        let LoggedEntry { at_ms, entry, .. } = logged;
        let RunChange::Created { organiser, name, draft, key } = &entry.change else { return None };
        let creator = Member { player: *organiser, name: name.clone(), links: BTreeSet::new() };
        Some(State {
            id,
            seq: 1,
            rollback_ms: 0,
            takeover_ms: 0,
            draft: draft.clone(),
            version: 1,
            drafted: Attribution { by: entry.by, at_ms: *at_ms },
            is_discarded: false,
            has_ended: false,
            game: None,
            staff: BTreeMap::from([(CREATOR, creator)]),
            links: BTreeMap::new(),
            details: BTreeMap::new(),
            texts: Texts::default(),
            changes: Changes::created(),
            moved: None,
            merged_heads: Vec::new(),
            merged_origins: HashSet::new(),
            rolled_back: None,
            sheet_key: key.clone(),
            replaced_sheets: BTreeMap::new(),
            questions: Questions::default(),
            money: Money::default(),
            registration_entries: RegistrationEntries::default(),
            requests: Requests::default(),
            draws: None,
            head: EntryHash::START,
        })
    }

    /// Restores an event from its log and its personal data.
    ///
    /// # Errors
    /// [`RunLogError`] if the log is damaged, or written by a newer version of the program.
    pub fn replay(id: RunId, texts: Texts, log: &[(u64, LoggedEntry)]) -> Result<State, RunLogError> {
        let mut entries = log.iter();
        let first = entries.next().filter(|(seq, _)| *seq == 1);
        let created = first.and_then(|(_, first)| State::created(id, first));
        let mut state = created.ok_or(RunLogError::NotCreated)?;
        state.texts = texts;
        for (seq, logged) in entries {
            state.apply_to_game(*seq, &logged.entry)?;
            state.apply(logged.at_ms, &logged.entry);
        }
        Ok(state)
    }

    /// Applies a stored entry to the game.
    fn apply_to_game(&mut self, seq: u64, entry: &Entry) -> Result<(), RunLogError> {
        let refused = |error| RunLogError::Refused { seq, error };
        let game = match &entry.change {
            RunChange::Opened { .. } if self.game.is_some() => return Err(RunLogError::OpenedTwice { seq }),
            RunChange::Opened { version, rules } => self.draft.open(*version, rules).map_err(refused)?,
            RunChange::Replanned { .. } if self.game.is_none() => return Err(RunLogError::NotOpened { seq }),
            RunChange::Replanned { .. } if self.has_cards() => {
                return Err(RunLogError::ReplannedLate { seq });
            }
            RunChange::Replanned { draft, version, rules } => {
                let opened = draft.open(*version, rules).map_err(refused)?;
                self.registration_entries
                    .replay(opened, &self.texts)
                    .map_err(|misfit| refused(misfit.error.into()))?
            }
            RunChange::Acted { action, screen } => {
                let action = with_name(&self.texts, action);
                // The game is taken out and put back, so that a replay does not copy it.
                let game = self.game.take().ok_or(RunLogError::NotOpened { seq })?;
                let mut game = Arc::unwrap_or_clone(game);
                let source = CardSource::of(*screen);
                act(&mut game, entry.by, source, &action).map_err(|refusal| refused(refusal.into()))?;
                game
            }
            RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. }
                if self.draws.is_none() =>
            {
                return Err(RunLogError::NotProvable { seq });
            }
            _ => return Ok(()),
        };
        self.game = Some(Arc::new(game));
        Ok(())
    }

    /// Applies the next entry, made at this time in milliseconds since the Unix epoch, to all parts of the state except
    /// the game, to which it has already been applied.
    pub(super) fn apply(&mut self, at_ms: u64, entry: &Entry) {
        self.seq += 1;
        self.merged_origins.extend(entry.merged.map(|from| from.hash));
        let is_from_stop = self.is_from_stop(entry.by);
        if let Some(draws) = &mut self.draws {
            draws.apply(self.seq, at_ms, entry.by, &entry.change);
        }
        self.questions.apply(self.seq, at_ms, entry, is_from_stop);
        self.money.apply(self.seq, at_ms, entry.by, &entry.change);
        match &entry.change {
            // Only the first entry creates an event.
            RunChange::Created { .. } => {}
            RunChange::Drafted { draft }
            | RunChange::Replanned { draft, .. }
            | RunChange::Renamed { draft } => {
                (self.draft, self.version) = (draft.clone(), self.seq);
                self.drafted = Attribution { by: entry.by, at_ms };
            }
            RunChange::Discarded => self.is_discarded = true,
            RunChange::Ended => self.has_ended = true,
            RunChange::LinkMade { link, roles, hash } => {
                let made = Attribution { by: entry.by, at_ms };
                let made = Link { roles: roles.clone(), hash: hash.clone(), revoked: false, made };
                self.links.insert(*link, made);
            }
            RunChange::LinkRevoked { link } => {
                self.links.entry(*link).and_modify(|link| link.revoked = true);
            }
            RunChange::Joined { staff, player, link, name } => {
                let new = || Member { player: *player, name: name.clone(), links: BTreeSet::new() };
                self.staff.entry(*staff).or_insert_with(new).links.insert(*link);
            }
            RunChange::Described { participant, shown_as, contact, waiver } => {
                let (shown_as, waiver) = (*shown_as, *waiver);
                let details = StoredDetails { shown_as, contact: contact.clone(), waiver };
                self.details.insert(*participant, details);
            }
            RunChange::Keyed { key } => self.sheet_key = Some(key.clone()),
            RunChange::SheetReplaced { participant, .. } => {
                self.replaced_sheets.entry(*participant).or_default().push(at_ms);
            }
            RunChange::Acted { action, .. } => {
                self.registration_entries.add(self.seq, entry.by, action, self.has_cards());
            }
            RunChange::RolledBack { cause } => {
                // Later rollbacks and take-overs have later times, even if the room's clock is behind.
                let known_ms = self.rollback_ms.max(self.known_takeover_ms());
                (self.rolled_back, self.rollback_ms) = (Some(*cause), at_ms.max(known_ms.saturating_add(1)));
                // A room that lost entries by itself took over from no other one.
                if *cause != RollbackCause::Lost {
                    (self.takeover_ms, self.moved) = (self.rollback_ms, None);
                }
            }
            RunChange::Moved { since_ms } => {
                self.moved = Some(Moved { since_ms: *since_ms, at_ms });
            }
            RunChange::Merged { last, head, .. } => self.merged_heads.push((*last, *head)),
            RunChange::Opened { rules, .. } if self.draft.provable_draws => {
                self.draws = Some(ProvableDraws::new(self.id, rules));
            }
            RunChange::Opened { .. }
            | RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. }
            | RunChange::Conflicted { .. }
            | RunChange::Repeated { .. }
            | RunChange::Decided { .. }
            | RunChange::Money { .. } => {}
        }
        if let (RunChange::Replanned { rules, .. }, Some(draws)) = (&entry.change, &mut self.draws) {
            draws.change_rules(rules);
        }
        let phase = self.game.as_ref().map(|game| game.phase());
        self.changes.apply(self.seq, &entry.change, phase);
        if let (Author::Staff(staff), Some(key)) = (entry.by, &entry.request) {
            let (participant, question) = match &entry.change {
                RunChange::Acted { action: Action::Register { participant, .. }, .. } => {
                    (Some(*participant), None)
                }
                RunChange::Conflicted { .. } => (None, Some(QuestionId::Entry(self.seq))),
                RunChange::Repeated { question, .. } => (None, *question),
                _ => (None, None),
            };
            let hash = entry.request_hash.clone();
            self.requests.add(staff, key, RequestOutcome { participant, question, hash });
        }
    }

    /// Returns whether a card was drawn, even if it is not stamped yet.
    pub(super) fn has_cards(&self) -> bool {
        let in_game = self.game.as_ref().is_some_and(|game| game.has_cards());
        in_game || self.draws.as_ref().is_some_and(|draws| draws.has_cards())
    }

    /// The time of the latest take-over that the room knows, its own or that of the room to which the event moved, in
    /// milliseconds since the Unix epoch; 0 if there was none.
    pub(super) fn known_takeover_ms(&self) -> u64 {
        self.moved.map_or(self.takeover_ms, |moved| moved.since_ms.max(self.takeover_ms))
    }

    /// The proof of a take-over at this time, in milliseconds since the Unix epoch, for other rooms with this event; `None`
    /// if the stored personal data lacks the name of the event's creator. Its salt is a secret of the rooms and files with
    /// the organiser's log.
    pub(super) fn takeover_proof(&self, takeover_ms: u64) -> Option<String> {
        let secret = self.texts.salted(&self.staff.get(&CREATOR)?.name)?;
        let mut proof = tokens::hash(&format!("{secret}:takeover:{takeover_ms}"));
        // A length extension attack is impossible, because the hash is truncated.
        proof.truncate(PROOF_LENGTH);
        Some(proof)
    }

    /// The end of the log, as far as it is stored.
    pub(super) const fn log_head(&self) -> LogHead {
        LogHead { seq: self.seq, hash: self.head }
    }

    /// Adds stored entries to the hash of the log, oldest first; `before` is the position before them.
    pub(super) fn add_to_head(&mut self, before: u64, entries: &[NewEntry]) {
        for (seq, NewEntry { kind, hand, body }) in (before + 1..).zip(entries) {
            self.head = self.head.next(self.id.log(), &HashInput { seq, kind, hand: *hand, body });
        }
    }

    /// The result of an earlier request of this guest with this key; `None` if none is remembered, or the guest no
    /// longer has a role.
    pub fn earlier_request(&self, who: PlayerId, key: &RequestKey) -> Option<RequestOutcome> {
        let (staff, _) = self.roles_of(who)?;
        self.requests.find(staff, key)
    }

    /// The result of an earlier request with this key for a stamp that was made without a connection. Unlike
    /// [`State::earlier_request`], it also finds requests of a guest who no longer has a role, and the same request
    /// of another staff member: after a restored backup, a person may have to join again under a new number.
    pub(super) fn earlier_stamp(
        &self,
        who: PlayerId,
        key: &RequestKey,
        hash: Option<&RequestHash>,
    ) -> Option<RequestOutcome> {
        let own = self.requests.find(self.staff_number(who)?, key);
        let is_same = |earlier: &RequestOutcome| hash.is_some() && earlier.hash.as_ref() == hash;
        let of_anyone =
            || self.staff.keys().filter_map(|&staff| self.requests.find(staff, key)).find(is_same);
        own.or_else(of_anyone)
    }

    /// The staff number of a guest, even if the guest no longer has a role; `None` for a guest who never joined.
    pub(super) fn staff_number(&self, player: PlayerId) -> Option<u32> {
        self.staff.iter().find(|(_, member)| member.player == player).map(|(&number, _)| number)
    }

    /// The hash of a request's content; `None` if the event has no secret key, as in an event of an earlier version.
    pub(super) fn request_hash(&self, command: &Command) -> Option<RequestHash> {
        RequestHash::of(self.sheet_key().ok()?, command)
    }

    /// The position of a view of this state, without odds.
    pub const fn position(&self) -> Position {
        Position { rollback_ms: self.rollback_ms, seq: self.seq, odds: 0 }
    }

    /// The time of the event's day at this moment, in milliseconds since the Unix epoch; `None` outside that day.
    pub(super) fn time_at(&self, now_ms: u64) -> Option<Time> {
        clock_at(self.draft.date, &self.draft.time_zone, now_ms).time()
    }

    /// The circumstances that determine where stop cards may be drawn, including those of the hand, if one is given.
    pub(super) fn card_places(&self, hand: Option<HandId>) -> CardPlaces {
        self.game.as_deref().map(|game| CardPlaces::of(game, hand)).unwrap_or_default()
    }

    /// Returns whether a participant is registered under this number, or was until they withdrew.
    pub(super) fn is_registered(&self, participant: Participant) -> bool {
        self.game.as_ref().is_some_and(|game| game.is_registered(participant))
    }

    /// The highest number of a participant, including those who withdrew; 0 for none.
    pub(super) fn last_participant(&self) -> u32 {
        let last = self.game.as_ref().and_then(|game| game.last_participant());
        last.map_or(0, Participant::number)
    }

    /// The valid stamp of a hand for a mark; `None` if there is none.
    pub(super) fn stamp(&self, hand: HandId, mark: Mark) -> Option<&Stamp> {
        self.game.as_ref()?.valid_stamp(hand, mark)
    }

    /// The stage of the event.
    pub fn stage(&self) -> Stage {
        let Some(game) = &self.game else {
            return if self.is_discarded { Stage::Cancelled } else { Stage::Draft };
        };
        match game.phase() {
            Phase::Open if self.has_cards() => Stage::Running,
            Phase::Open => Stage::Registration,
            Phase::SpinOff => Stage::Counting,
            Phase::Over => Stage::Final,
            Phase::Cancelled => Stage::Cancelled,
        }
    }

    /// The staff number and the roles of a guest; `None` for a guest without roles.
    pub fn roles_of(&self, player: PlayerId) -> Option<(u32, Roles)> {
        let (&number, member) = self.staff.iter().find(|(_, member)| member.player == player)?;
        let roles = self.roles(number, member);
        (!roles.is_empty()).then_some((number, roles))
    }

    /// Returns whether an entry of this author may come from a stop. Staff who are neither organisers nor have a role
    /// at a stop enter the cards of sheets at the finish.
    fn is_from_stop(&self, by: Author) -> bool {
        let Author::Staff(number) = by else { return true };
        let mut roles =
            self.staff.get(&number).into_iter().flat_map(|member| self.given_roles(number, member));
        roles.any(|role| matches!(role, Role::Organiser | Role::Stop(_)))
    }

    /// The roles of a staff member: those that their links give, except revoked links. The creator of the event is
    /// always an organiser as well.
    pub(super) fn roles(&self, number: u32, member: &Member) -> Roles {
        self.given_roles(number, member).collect()
    }

    /// The roles of a staff member, possibly with duplicates.
    fn given_roles(&self, number: u32, member: &Member) -> impl Iterator<Item = Role> {
        let links = member.links.iter().filter_map(|link| self.links.get(link));
        let given = links.filter(|link| !link.revoked).flat_map(|link| link.roles.iter().copied());
        given.chain((number == CREATOR).then_some(Role::Organiser))
    }

    /// The link whose token has this hash; `None` if there is no such link or it is revoked.
    pub fn link_of(&self, hash: &str) -> Option<u32> {
        let link = self.links.iter().find(|(_, link)| link.hash == hash && !link.revoked);
        link.map(|(&number, _)| number)
    }

    /// The roles that the link with this token hash gives; `None` if there is no such link or it is revoked.
    pub(super) fn link_roles(&self, hash: &str) -> Option<&Roles> {
        self.link_of(hash).map(|link| &self.links[&link].roles)
    }

    /// The name of an author, or `#` and their number if the stored personal data lacks the name; `the room` for the
    /// room.
    pub(super) fn staff_name(&self, by: Author) -> String {
        let Author::Staff(number) = by else { return "the room".to_owned() };
        self.member_name(number).unwrap_or_else(|| format!("#{number}"))
    }

    /// The name of a staff member; `None` if there is none with this number, or if the stored personal data lacks it.
    pub(super) fn member_name(&self, number: u32) -> Option<String> {
        self.text(&self.staff.get(&number)?.name)
    }

    /// The text with this hash, as a new string; `None` if it is missing.
    pub(super) fn text(&self, sealed: &TextHash) -> Option<String> {
        self.texts.get(sealed).map(str::to_owned)
    }

    /// The game of an open event.
    ///
    /// # Errors
    /// `run.still_a_draft`.
    pub(super) fn open_game(&self) -> Result<&PokerRun, RunError> {
        Ok(self.game.as_deref().ok_or(RunRefusal::StillADraft)?)
    }
}
