//! The differences between the own log and that of another computer, as far as a merge needs them.

use crate::run::action::with_name;
use crate::run::conflict::QuestionId;
use crate::run::entry::RunChange;
use crate::run::error::RunRefusal;
use crate::run::other_log::OtherLog;
use crate::run::payment::{MoneyEntry, TillId};
use crate::run::state::State;
use games::poker_run::{Action, HandId, Mark, Participant, Stop};
use std::collections::{BTreeMap, BTreeSet};

/// Entries of the game with names, by participant.
type Actions = BTreeMap<Option<Participant>, Vec<Action>>;

/// The differences between two logs after the last entry that both have.
pub(super) struct Differences {
    /// The participants whose number belongs to another person on the other computer.
    pub other_people: BTreeSet<Participant>,
    /// The tills that were opened on the other computer: their numbers may belong to other tills here.
    pub other_tills: BTreeSet<TillId>,
    /// The conflicts that were decided on the other computer, by the positions of their entries there.
    pub decided: BTreeSet<u64>,
    /// The participants about whom the own log has an entry of the game that the other one lacks.
    pub changed_here: BTreeSet<Participant>,
    /// The entries of the own game.
    own: Actions,
    /// The fields whose stamps were declared void here, and not on the other computer.
    voided_here: BTreeSet<(HandId, Mark)>,
}

impl Differences {
    pub fn new(state: &State, other: &OtherLog) -> Differences {
        let changes = || other.entries.iter().map(|entry| &entry.logged.entry.change);
        let own = by_participant(other.own.iter(), |action| with_name(&state.texts, action));
        let theirs = by_participant(changes(), |action| with_name(&other.texts, action));
        let is_theirs =
            |action: &Action| theirs.get(&action.participant()).is_some_and(|theirs| theirs.contains(action));
        let voided = own.values().flatten().filter(|action| !is_theirs(action));
        let voided = voided.filter_map(|action| match action {
            Action::Void { hand, mark, .. } => Some((*hand, *mark)),
            _ => None,
        });
        let lacks = |(one, actions): (&Option<Participant>, &Vec<Action>)| {
            one.filter(|_| actions.iter().any(|action| !is_theirs(action)))
        };
        Differences {
            other_people: other_people(state, &theirs),
            other_tills: changes().filter_map(opened_till).collect(),
            decided: changes().filter_map(decided_conflict).collect(),
            changed_here: own.iter().filter_map(lacks).collect(),
            voided_here: voided.collect(),
            own,
        }
    }

    /// Checks that no stamp of the same field was declared void here: it may be the void stamp.
    pub fn check_not_voided(&self, action: &Action) -> Result<(), RunRefusal> {
        let fields = match action {
            Action::Stamp { hand, stop, card, .. } => vec![(*hand, Mark::Stop(*stop), *card)],
            Action::Extra { hand, card, .. } => vec![(*hand, Mark::Extra, *card)],
            Action::SpinAll { hand, cards, .. } => {
                Stop::all().zip(cards).map(|(stop, card)| (*hand, Mark::Stop(stop), *card)).collect()
            }
            _ => Vec::new(),
        };
        let voided = fields.into_iter().find(|(hand, mark, _)| self.voided_here.contains(&(*hand, *mark)));
        voided.map_or(Ok(()), |(hand, _, card)| Err(RunRefusal::StampVoided { hand: hand.to_string(), card }))
    }

    /// Returns whether the own log has an entry of the game.
    pub fn is_own(&self, action: &Action) -> bool {
        self.own.get(&action.participant()).is_some_and(|own| own.contains(action))
    }
}

/// The entries of the game among changes, with names.
fn by_participant<'a>(
    changes: impl Iterator<Item = &'a RunChange>,
    named: impl Fn(&Action) -> Action,
) -> Actions {
    let mut actions = Actions::new();
    for change in changes {
        if let RunChange::Acted { action, .. } = change {
            actions.entry(action.participant()).or_default().push(named(action));
        }
    }
    actions
}

/// The participants who are registered here under a name that they never had on the other computer since the logs
/// diverged, although they were registered there.
fn other_people(state: &State, theirs: &Actions) -> BTreeSet<Participant> {
    let is_other = |participant: Participant, actions: &[Action]| {
        let is_registered = actions.iter().any(|action| matches!(action, Action::Register { .. }));
        let own = state.game.as_ref().and_then(|game| game.participant_name(participant));
        is_registered && own.is_some_and(|own| !actions.iter().any(|action| name_of(action) == Some(own)))
    };
    theirs.iter().filter_map(|(one, actions)| one.filter(|&one| is_other(one, actions))).collect()
}

fn name_of(action: &Action) -> Option<&str> {
    match action {
        Action::Register { name, .. } | Action::Rename { name, .. } => Some(name),
        _ => None,
    }
}

const fn opened_till(change: &RunChange) -> Option<TillId> {
    match change {
        RunChange::Money { entry: MoneyEntry::TillOpened { till, .. } } => Some(*till),
        _ => None,
    }
}

const fn decided_conflict(change: &RunChange) -> Option<u64> {
    match change {
        RunChange::Decided { question: QuestionId::Entry(seq), .. } => Some(*seq),
        _ => None,
    }
}
