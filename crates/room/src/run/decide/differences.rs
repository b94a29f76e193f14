//! The differences between the own log and that of another computer, as far as a merge needs them.

use crate::run::action::with_name;
use crate::run::conflict::QuestionId;
use crate::run::entry::RunChange;
use crate::run::error::RunRefusal;
use crate::run::other_log::{OtherEntry, OtherLog};
use crate::run::payment::{MoneyEntry, TillId};
use crate::run::state::State;
use crate::store::chain::EntryHash;
use games::poker_run::{Action, HandId, Mark, Participant, Stop};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Entries of the game with names, by participant.
type Actions = BTreeMap<Option<Participant>, Vec<Action>>;

/// The differences between two logs after the last entry that both have. Entries that one log has from the other, through
/// an earlier merge, are none.
pub(super) struct Differences {
    /// The participants whose number belongs to another person on the other computer.
    pub other_people: BTreeSet<Participant>,
    /// The tills that were opened on the other computer: their numbers may belong to other tills here.
    pub other_tills: BTreeSet<TillId>,
    /// The conflicts that were decided on the other computer, by the positions of their entries there.
    pub decided: BTreeSet<u64>,
    /// The participants about whom the own log has an entry of the game that the other one lacks.
    pub changed_here: BTreeSet<Participant>,
    /// The participants about whom an entry was taken back here.
    pub taken_back_here: BTreeSet<Participant>,
    /// The hands for which a payment was recorded here.
    pub paid_here: BTreeSet<HandId>,
    /// The participants whose details were set here.
    pub described_here: BTreeSet<Participant>,
    /// The number of sheets of each participant that were replaced here.
    replaced_here: BTreeMap<Participant, u32>,
    /// The origins of the own entries.
    origins: HashSet<EntryHash>,
    /// The entries of the own game that the other log does not have from here, each until an equal one is found there.
    own_actions: Actions,
    /// The payments of the own log, likewise.
    own_payments: Vec<MoneyEntry>,
    /// The fields whose stamps were declared void here, and not on the other computer.
    voided_here: Vec<(HandId, Mark)>,
}

impl Differences {
    pub fn new(state: &State, other: &OtherLog) -> Differences {
        let origins: HashSet<EntryHash> = other.own_entries.iter().map(|entry| entry.origin).collect();
        let other_origins: HashSet<EntryHash> = other.entries.iter().map(OtherEntry::origin).collect();
        let own = || other.own_entries.iter().filter(|entry| !other_origins.contains(&entry.origin));
        let own_changes = || own().map(|entry| &entry.change);
        let all_changes = || other.entries.iter().map(|entry| &entry.logged.entry.change);
        let apart = other.entries.iter().filter(|entry| !origins.contains(&entry.origin()));
        let apart = apart.map(|entry| &entry.logged.entry.change);

        let own_actions = by_participant(own_changes(), |action| with_name(&state.texts, action));
        let theirs = by_participant(all_changes(), |action| with_name(&other.texts, action));
        let lacked = without(&own_actions, by_participant(apart, |action| with_name(&other.texts, action)));
        let lacked_actions = || lacked.values().flatten();
        let described = own_changes().filter_map(|change| match change {
            RunChange::Described { participant, .. } => Some(*participant),
            _ => None,
        });
        let paid = own_changes().filter_map(|change| match change {
            RunChange::Money { entry } => entry.hand(),
            RunChange::Acted { action: Action::Pay { hand } | Action::PayPrize { hand }, .. } => Some(*hand),
            _ => None,
        });
        let voided = lacked_actions().filter_map(|action| match action {
            Action::Void { hand, mark, .. } => Some((*hand, *mark)),
            _ => None,
        });
        let taken_back = lacked_actions().filter(|action| takes_back(action));
        let mut replaced_here = BTreeMap::new();
        for change in own_changes() {
            if let RunChange::SheetReplaced { participant, .. } = change {
                *replaced_here.entry(*participant).or_default() += 1;
            }
        }
        let payments = own_changes().filter_map(|change| match change {
            RunChange::Money { entry: entry @ MoneyEntry::Paid { .. } } => Some(entry.clone()),
            _ => None,
        });
        Differences {
            other_people: other_people(state, &theirs),
            other_tills: all_changes().filter_map(opened_till).collect(),
            decided: all_changes().filter_map(decided_conflict).collect(),
            changed_here: lacked.keys().copied().flatten().collect(),
            taken_back_here: taken_back.filter_map(Action::participant).collect(),
            paid_here: paid.collect(),
            described_here: described.collect(),
            replaced_here,
            own_payments: payments.collect(),
            voided_here: voided.collect(),
            origins,
            own_actions,
        }
    }

    /// Returns whether an own entry comes from the entry with this hash.
    pub fn has_origin(&self, origin: EntryHash) -> bool {
        self.origins.contains(&origin)
    }

    /// Returns whether the own log has an equal entry of the game. Each one equals only one entry of the other log.
    pub fn take_own_action(&mut self, action: &Action) -> bool {
        let own = self.own_actions.get_mut(&action.participant());
        own.is_some_and(|own| take(own, action))
    }

    /// Returns whether the own log has an equal payment. Each one equals only one payment of the other log.
    pub fn take_own_payment(&mut self, payment: &MoneyEntry) -> bool {
        take(&mut self.own_payments, payment)
    }

    /// Returns whether the own log has replaced the sheet of a participant as often as the other one, which replaces it
    /// once more.
    pub fn take_replaced_sheet(&mut self, participant: Participant) -> bool {
        match self.replaced_here.get_mut(&participant) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
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
}

/// Returns whether an entry takes back another one, which it does not name by its contents.
pub(super) const fn takes_back(action: &Action) -> bool {
    matches!(
        action,
        Action::Void { .. }
            | Action::VoidArrival { .. }
            | Action::VoidTurnIn { .. }
            | Action::VoidPay { .. }
            | Action::VoidPrize { .. }
            | Action::RemoveHand { .. }
            | Action::Withdraw { .. }
    )
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

/// The entries without an equal one among the others. Each of these equals only one.
fn without(actions: &Actions, mut others: Actions) -> Actions {
    let mut left = Actions::new();
    for (participant, actions) in actions {
        let theirs = others.entry(*participant).or_default();
        let lacked: Vec<Action> = actions.iter().filter(|action| !take(theirs, action)).cloned().collect();
        if !lacked.is_empty() {
            left.insert(*participant, lacked);
        }
    }
    left
}

/// Removes one item that equals this one, and returns whether there was one.
fn take<T: PartialEq>(items: &mut Vec<T>, wanted: &T) -> bool {
    match items.iter().position(|item| item == wanted) {
        Some(found) => {
            items.swap_remove(found);
            true
        }
        None => false,
    }
}

/// The participants who are registered here under a name that they never had on the other computer since the logs
/// diverged, although they were registered there.
fn other_people(state: &State, theirs: &Actions) -> BTreeSet<Participant> {
    let is_other = |participant: Participant, actions: &[Action]| {
        let is_registered = actions.iter().any(|action| matches!(action, Action::Register { .. }));
        let own = state.game.as_ref().and_then(|game| game.participant_name(participant));
        is_registered && own.is_some_and(|own| !actions.iter().any(|action| action.name() == Some(own)))
    };
    theirs.iter().filter_map(|(one, actions)| one.filter(|&one| is_other(one, actions))).collect()
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
