//! The state of an event, from applying the entries of its log.

use super::GAME;
use super::draft::Draft;
use super::drawn::DrawnCards;
use super::entry::{By, Entry, Logged, RunChange, ShownAs};
use super::error::{RunError, RunLogError, RunRefusal};
use super::private::{Sealed, Texts};
use super::role::{ClosedStops, Role, Roles, concerned};
use crate::game::GameRefusal;
use crate::store::{PlayerId, RollbackCause, RunId};
use games::poker_run::{Action, Entry as Event, Participant, Phase, PokerRun};
use games::{Actor, Refereed, StaffId};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The stage of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "RunStage")]
pub enum Stage {
    /// The organisers plan it.
    Draft,
    /// Participants register; no card has been drawn.
    Registration,
    /// Participants ride.
    Running,
    /// The event is closed, and ties are spun off.
    Counting,
    /// The prizes are final.
    Final,
    /// The event was cancelled, and all fees are refunded.
    Cancelled,
}

/// A member of the staff.
#[derive(Clone)]
pub struct Member {
    /// The guest.
    pub player: PlayerId,
    /// The name, which the guest said when joining.
    pub name: Sealed,
    /// The links by which the guest joined.
    pub links: BTreeSet<u32>,
}

/// A link that gives roles.
#[derive(Clone)]
pub struct Link {
    /// The roles.
    pub roles: Roles,
    /// The hash of its token.
    pub hash: String,
    /// `true` once it gives no roles any more.
    pub revoked: bool,
}

/// Public form of a participant's name, and the contact data.
#[derive(Clone, Default)]
pub struct Described {
    /// The form of the name in public.
    pub shown_as: ShownAs,
    /// The contact data.
    pub contact: Option<Sealed>,
}

/// The number of the staff member who created the event.
pub const CREATOR: u32 = 1;

/// The state of an event. It has names and contact data, so it cannot be serialized: a [view](super::view) can.
#[derive(Clone)]
pub struct State {
    /// The id of the event.
    pub id: RunId,
    /// The position of the last entry.
    pub seq: u64,
    /// The draft; its plan and settings are fixed once the event is open.
    pub draft: Draft,
    /// The position of the entry with the draft.
    pub version: u64,
    /// The game; `None` in a draft.
    pub game: Option<Arc<PokerRun>>,
    /// The staff, by number.
    pub staff: BTreeMap<u32, Member>,
    /// The links, by number.
    pub links: BTreeMap<u32, Link>,
    /// The participants with details.
    pub described: BTreeMap<Participant, Described>,
    /// The texts about people.
    pub texts: Texts,
    /// The position of the last entry that concerned a participant.
    pub changed: BTreeMap<Participant, u64>,
    /// The position of the last entry of the game that concerned the whole event.
    pub changed_whole: u64,
    /// The highest number of a participant; 0 for none.
    pub last_participant: u32,
    /// The number of hands registered, also of participants who withdrew.
    pub hands: u32,
    /// The cause, if the log was found to lack acknowledged entries.
    pub rolled_back: Option<RollbackCause>,
    pub(super) drawn: DrawnCards,
    /// The closed stops (PR-21).
    pub(super) closed_stops: ClosedStops,
}

impl State {
    /// The state after the first entry, at position 1; `None` if it does not create an event.
    pub fn created(id: RunId, entry: &Entry) -> Option<State> {
        let RunChange::Created { organiser, name, draft } = &entry.change else { return None };
        let creator = Member { player: *organiser, name: name.clone(), links: BTreeSet::new() };
        Some(State {
            id,
            seq: 1,
            draft: draft.clone(),
            version: 1,
            game: None,
            staff: BTreeMap::from([(CREATOR, creator)]),
            links: BTreeMap::new(),
            described: BTreeMap::new(),
            texts: Texts::default(),
            changed: BTreeMap::new(),
            changed_whole: 1,
            last_participant: 0,
            hands: 0,
            rolled_back: None,
            drawn: DrawnCards::default(),
            closed_stops: ClosedStops::new(),
        })
    }

    /// Restores an event from its log and its texts.
    ///
    /// # Errors
    /// [`RunLogError`] if the log is damaged, or of a newer version of the program.
    pub fn replay(id: RunId, texts: Texts, log: &[(u64, Logged)]) -> Result<State, RunLogError> {
        let mut entries = log.iter();
        let first = entries.next().filter(|(seq, _)| *seq == 1);
        let created = first.and_then(|(_, first)| State::created(id, &first.entry));
        let mut state = created.ok_or(RunLogError::NotCreated)?;
        state.texts = texts;
        for (seq, logged) in entries {
            let game = state.game_after_stored(*seq, &logged.entry)?;
            state.apply(&logged.entry, game);
        }
        Ok(state)
    }

    /// The game after a stored entry that changes it; `None` if it does not.
    fn game_after_stored(&mut self, seq: u64, entry: &Entry) -> Result<Option<PokerRun>, RunLogError> {
        let refused = |error| RunLogError::Refused { seq, error };
        match &entry.change {
            RunChange::Opened { version, rules } => {
                self.draft.open(*version, rules).map(Some).map_err(refused)
            }
            RunChange::Acted { action, screen } => {
                let action = self.with_name(action);
                // The game is taken out and put back by `apply`, so that a replay copies nothing.
                let game = self.game.take().ok_or(RunLogError::NotOpened { seq })?;
                let mut game = Arc::unwrap_or_clone(game);
                act(&mut game, entry.by, *screen, &action).map_err(refused)?;
                Ok(Some(game))
            }
            _ => Ok(None),
        }
    }

    /// The action with the name of a new participant in place of its hash, unless the name was left out.
    fn with_name(&self, action: &Action) -> Action {
        let mut action = action.clone();
        if let Action::Register { name, .. } = &mut action
            && let Some(found) = self.texts.get(&Sealed::in_place_of_name(name))
        {
            *name = found.to_owned();
        }
        action
    }

    /// Applies the next entry; `game` is the game after it, if the entry changes the game.
    pub(super) fn apply(&mut self, entry: &Entry, game: Option<PokerRun>) {
        self.seq += 1;
        match &entry.change {
            // Only the first entry creates an event.
            RunChange::Created { .. } => {}
            RunChange::Drafted { draft } => (self.draft, self.version) = (draft.clone(), self.seq),
            RunChange::Opened { .. } => {}
            RunChange::LinkMade { link, roles, hash } => {
                let made = Link { roles: roles.clone(), hash: hash.clone(), revoked: false };
                self.links.insert(*link, made);
            }
            RunChange::LinkRevoked { link } => {
                self.links.entry(*link).and_modify(|link| link.revoked = true);
            }
            RunChange::Joined { staff, player, link, name } => {
                let new = || Member { player: *player, name: name.clone(), links: BTreeSet::new() };
                self.staff.entry(*staff).or_insert_with(new).links.insert(*link);
            }
            RunChange::Described { participant, shown_as, contact } => {
                let described = Described { shown_as: *shown_as, contact: contact.clone() };
                self.described.insert(*participant, described);
            }
            RunChange::Acted { action, .. } => {
                self.drawn.apply(action);
                self.hands += u32::from(matches!(action, Action::Register { .. } | Action::AddHand { .. }));
                if let Action::CloseStop { stop, .. } = action {
                    self.closed_stops.insert(*stop);
                }
            }
            RunChange::RolledBack { cause } => self.rolled_back = Some(*cause),
        }
        if let Some(game) = game {
            self.game = Some(Arc::new(game));
        }
        self.note_changed(&entry.change);
    }

    /// Notes what the entry at the position `seq` concerned.
    fn note_changed(&mut self, change: &RunChange) {
        let one = match change {
            RunChange::Described { participant, .. } => Some(*participant),
            RunChange::Acted { action, .. } => concerned(action),
            _ => None,
        };
        match one {
            Some(participant) => {
                self.changed.insert(participant, self.seq);
                if let RunChange::Acted { action: Action::Register { .. }, .. } = change {
                    self.last_participant = self.last_participant.max(participant.number());
                }
            }
            None if matches!(change, RunChange::Acted { .. }) => self.changed_whole = self.seq,
            None => {}
        }
        let is_closed = self.game.as_ref().is_some_and(|game| game.phase() != Phase::Open);
        if is_closed && matches!(change, RunChange::Acted { .. }) {
            self.changed_whole = self.seq;
        }
    }

    /// The stage of the event.
    pub fn stage(&self) -> Stage {
        match self.game.as_ref().map(|game| game.phase()) {
            None => Stage::Draft,
            Some(Phase::Open) if self.drawn.is_empty() => Stage::Registration,
            Some(Phase::Open) => Stage::Running,
            Some(Phase::SpinOff) => Stage::Counting,
            Some(Phase::Over) => Stage::Final,
            Some(Phase::Cancelled) => Stage::Cancelled,
        }
    }

    /// The number and the roles of a guest; `None` for a guest without any.
    pub fn roles_of(&self, player: PlayerId) -> Option<(u32, Roles)> {
        let (&number, member) = self.staff.iter().find(|(_, member)| member.player == player)?;
        let roles = self.roles(number, member);
        (!roles.is_empty()).then_some((number, roles))
    }

    /// The roles of a member of the staff: those of the links that are not revoked.
    pub(super) fn roles(&self, number: u32, member: &Member) -> Roles {
        let links = member.links.iter().filter_map(|link| self.links.get(link));
        let given = links.filter(|link| !link.revoked).flat_map(|link| link.roles.iter().copied());
        given.chain((number == CREATOR).then_some(Role::Organiser)).collect()
    }

    /// The link whose token has this hash, unless it is revoked.
    pub fn link_of(&self, hash: &str) -> Option<u32> {
        let link = self.links.iter().find(|(_, link)| link.hash == hash && !link.revoked);
        link.map(|(&number, _)| number)
    }

    /// The text with this hash, as an owned one; `None` if it was left out.
    pub(super) fn text(&self, sealed: &Sealed) -> Option<String> {
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

/// Applies an action to the game; the wheel on the screen makes it if `screen` is `true`.
pub(super) fn act(
    game: &mut PokerRun,
    by: By,
    screen: bool,
    action: &Action,
) -> Result<Vec<Event>, GameRefusal> {
    let actor = match by {
        By::Staff(number) if !screen => Actor::Staff(StaffId(number)),
        By::Staff(_) | By::Room => Actor::House,
    };
    let mut events = Vec::new();
    let applied = game.apply(actor, action, &mut |event| events.push(event));
    applied.map_err(|refusal| GameRefusal::new(GAME, &refusal)).map(|()| events)
}
