//! Decisions of a merge: each entry of another computer's log is entered, found to be in the own log, made a question, or
//! left out (PR-31).

use super::bounds::reason;
use super::conflict::conflict;
use super::decision::Decision;
use super::differences::{Differences, takes_back};
use super::entry_error::EntryError;
use super::input::input;
use super::money;
use super::offline::has_cards;
use super::staff::{Staff, check_possible};
use crate::run::action::with_name;
use crate::run::author::Author;
use crate::run::command::MoneyCommand;
use crate::run::conflict::Conflict;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::merge::{LeftOut, MergeCounts, MergedFrom};
use crate::run::offline::StoredRefusal;
use crate::run::other_log::{OtherEntry, OtherLog};
use crate::run::outcome::CommandOutcome;
use crate::run::payment::{MoneyEntry, TillId};
use crate::run::registration::ShownAs;
use crate::run::role::Task;
use crate::run::spin::{DecisionInput, Rngs};
use crate::run::state::State;
use crate::store::PlayerId;
use crate::store::chain::EntryHash;
use games::poker_run::{Action, CardSource, Mark, Participant};

/// A merge of another computer's log by the organiser.
pub struct Merger<'a> {
    other: &'a OtherLog,
    staff: Staff,
    /// The position up to which the other log was merged before.
    merged_up_to: u64,
    /// The position and the hash of its last entry.
    last: (u64, EntryHash),
    differences: Differences,
    counts: MergeCounts,
    left_out: Vec<LeftOut>,
}

/// The outcome of merging one entry.
enum EntryOutcome {
    /// The entry has no effect here.
    Ignored,
    /// The decision enters it.
    Entered(Decision),
    /// The own log has it too, or its question is asked already.
    Repeated,
    /// The decision asks a question about it.
    Question(Decision),
    /// It cannot be entered; with the refusal if it was tried.
    LeftOut(Option<StoredRefusal>),
}

impl<'a> Merger<'a> {
    /// Begins a merge.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, `run.moved`, `run.merge_nothing` if there is no entry that was not merged
    /// before, and `run.merge_interrupted` if the own log has more entries than `other` says.
    pub fn new(state: &State, who: PlayerId, other: &'a OtherLog) -> Result<Merger<'a>, RunError> {
        let staff = Staff::of(state, who)?;
        staff.check(state, Task::Organise)?;
        state.check_not_moved()?;
        if state.seq != other.own_seq {
            return Err(RunRefusal::MergeInterrupted.into());
        }
        let is_merged = |entry: &&OtherEntry| state.merged_heads.contains(&(entry.seq, entry.hash));
        let merged_up_to = other.entries.iter().rfind(is_merged).map_or(other.fork, |entry| entry.seq);
        let mut later = other.entries.iter().filter(|entry| entry.seq > merged_up_to);
        let first = later.next().ok_or(RunRefusal::MergeNothing)?;
        let last = later.next_back().unwrap_or(first);
        let mut merger = Merger {
            other,
            staff,
            merged_up_to,
            last: (last.seq, last.hash),
            differences: Differences::new(state, other),
            counts: MergeCounts { first_ms: first.logged.at_ms, ..MergeCounts::default() },
            left_out: Vec::new(),
        };
        merger.skip_merged(state);
        Ok(merger)
    }

    /// Lets the entries that an earlier merge found to be in the own log be found again.
    fn skip_merged(&mut self, state: &State) {
        let merged = self.other.entries.iter().filter(|entry| entry.seq <= self.merged_up_to);
        for entry in merged {
            if self.is_from_here(state, entry) {
                continue;
            }
            match &entry.logged.entry.change {
                RunChange::Acted { action, .. } => {
                    self.differences.take_own_action(&with_name(&self.other.texts, action));
                }
                RunChange::Money { entry } => {
                    self.differences.take_own_payment(entry);
                }
                RunChange::SheetReplaced { participant, .. } => {
                    self.differences.take_replaced_sheet(*participant);
                }
                _ => {}
            }
        }
    }

    /// The entries to merge, oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &'a OtherEntry> + use<'a> {
        let merged_up_to = self.merged_up_to;
        self.other.entries.iter().filter(move |entry| entry.seq > merged_up_to)
    }

    /// Decides on the next entry, in the state after the decisions on the earlier ones.
    pub fn decide(&mut self, state: &State, entry: &OtherEntry, now_ms: u64, rngs: Rngs<'_>) -> Decision {
        let mut input = input(state, now_ms, rngs);
        let outcome = self.merge_entry(state, entry, &mut input);
        let (count, mut decision) = match outcome {
            EntryOutcome::Ignored => return Decision::default(),
            EntryOutcome::Entered(decision) => (&mut self.counts.entered, decision),
            EntryOutcome::Repeated => (&mut self.counts.repeated, Decision::default()),
            EntryOutcome::Question(decision) => (&mut self.counts.questions, decision),
            EntryOutcome::LeftOut(refusal) => {
                self.left_out.push(left_out(entry, refusal));
                (&mut self.counts.left_out, Decision::default())
            }
        };
        *count += 1;
        decision.set_merged(origin(entry));
        if let Some(clock) = entry.logged.entry.offline {
            decision.set_offline(clock);
        }
        decision
    }

    /// Records the merge.
    pub fn finish(self) -> Decision {
        let Merger { other, staff, last: (last, head), counts, left_out, .. } = self;
        let mut decision =
            Decision::of(staff.by, RunChange::Merged { fork: other.fork, last, head, left_out });
        decision.outcome = Some(CommandOutcome::Merged(counts));
        decision
    }

    /// Returns whether the own log has the entry, from this computer or through an earlier merge.
    fn is_from_here(&self, state: &State, entry: &OtherEntry) -> bool {
        let origin = entry.origin();
        self.differences.has_origin(origin) || state.merged_origins.contains(&origin)
    }

    fn merge_entry(
        &mut self,
        state: &State,
        entry: &OtherEntry,
        input: &mut DecisionInput<'_>,
    ) -> EntryOutcome {
        let change = &entry.logged.entry.change;
        if is_ignored(change) {
            return EntryOutcome::Ignored;
        }
        if self.is_from_here(state, entry) {
            return EntryOutcome::Repeated;
        }
        match change {
            // Handing over the prize, the next entry, records this too.
            RunChange::Acted { action: Action::PayPrize { .. }, .. } if self.is_handed_over(entry) => {
                EntryOutcome::Ignored
            }
            RunChange::Acted { action, screen } => {
                let action = with_name(&self.other.texts, action);
                self.merge_action(state, &action, CardSource::of(*screen), input)
            }
            RunChange::Described { participant, shown_as, contact, waiver } => {
                let contact = contact.as_ref().map(|contact| self.other.texts.get(contact));
                let contact = contact.map(Option::unwrap_or_default);
                self.describe(state, *participant, (*shown_as, contact, *waiver), input)
            }
            RunChange::SheetReplaced { participant, reason } => {
                self.replace_sheet(state, *participant, reason)
            }
            RunChange::LinkRevoked { link } => self.revoke_link(state, *link),
            RunChange::Conflicted { conflict } => self.copy_question(state, conflict, entry.seq),
            RunChange::Money { entry } => self.merge_money(state, entry, input),
            _ => EntryOutcome::LeftOut(None),
        }
    }

    /// Returns whether the next entry of the other log hands the prize of this one over.
    fn is_handed_over(&self, entry: &OtherEntry) -> bool {
        let next = self.other.entries.get((entry.seq - self.other.fork) as usize);
        let hand = entry.logged.entry.change.hand();
        next.is_some_and(|next| match &next.logged.entry.change {
            RunChange::Money { entry: MoneyEntry::PrizeHanded { hand: handed, .. } } => Some(*handed) == hand,
            _ => false,
        })
    }

    /// Enters an entry of the game, or makes it a question.
    fn merge_action(
        &mut self,
        state: &State,
        action: &Action,
        source: CardSource,
        input: &mut DecisionInput<'_>,
    ) -> EntryOutcome {
        let participant = action.participant();
        let is_other = participant.is_some_and(|one| self.differences.other_people.contains(&one));
        let is_own = !is_other && self.differences.take_own_action(action);
        let is_stamped = !is_other && has_card(state, action);
        // An entry about the whole event, such as its end, holds for one computer only.
        let Some(participant) = participant.filter(|_| state.game.is_some()) else {
            return if is_own { EntryOutcome::Repeated } else { EntryOutcome::LeftOut(None) };
        };
        let taken_back = self.differences.taken_back_here.contains(&participant);
        if is_stamped || (is_own && !taken_back) {
            return EntryOutcome::Repeated;
        }
        let number = participant.number();
        let refusal = if is_other {
            Some(RunRefusal::OtherPerson { participant: number })
        } else if is_own || (takes_back(action) && self.is_changed(participant, action)) {
            Some(RunRefusal::ChangedHere { participant: number })
        } else if source.is_screen() && state.draws.is_some() {
            Some(RunRefusal::DrawnElsewhere)
        } else {
            None
        };
        let entered = match refusal {
            Some(refusal) => Err(refusal.into()),
            None => self.enter(state, action, source, input),
        };
        match entered {
            Ok(decision) => EntryOutcome::Entered(decision),
            Err(refusal) => self.ask(state, action, participant, refusal, input),
        }
    }

    /// Returns whether the own log has an entry that an entry of the other one could take back by mistake.
    fn is_changed(&self, participant: Participant, action: &Action) -> bool {
        let is_paid = match action {
            Action::VoidPay { hand, .. } | Action::VoidPrize { hand, .. } => {
                self.differences.paid_here.contains(hand)
            }
            _ => false,
        };
        is_paid || self.differences.changed_here.contains(&participant)
    }

    fn enter(
        &self,
        state: &State,
        action: &Action,
        source: CardSource,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, EntryError> {
        check_possible(state, action)?;
        self.differences.check_not_voided(action)?;
        let mut decision = Decision::default();
        self.staff.apply(&mut decision, state, source, action, input.rngs.salts)?;
        Ok(decision)
    }

    fn ask(
        &self,
        state: &State,
        action: &Action,
        participant: Participant,
        refusal: EntryError,
        input: &mut DecisionInput<'_>,
    ) -> EntryOutcome {
        let mut decision = Decision::default();
        let conflict = conflict(state, action, &refusal).unwrap_or_else(|| {
            let mut entry = Box::new(action.clone());
            if let Some(name) = entry.name_mut() {
                *name = decision.seal(name, input.rngs.salts).as_str().to_owned();
            }
            let hand = action.hand().unwrap_or_else(|| participant.hand(1));
            Conflict::Merged { hand, entry, refusal: Box::new(StoredRefusal::of(&RunError::from(refusal))) }
        });
        if state.questions.has_open(&conflict) {
            return EntryOutcome::Repeated;
        }
        decision.add(self.staff.by, RunChange::Conflicted { conflict });
        EntryOutcome::Question(decision)
    }

    /// Asks a question of the other computer that nobody has decided there.
    fn copy_question(&self, state: &State, conflict: &Conflict, seq: u64) -> EntryOutcome {
        if self.differences.decided.contains(&seq) {
            return EntryOutcome::Ignored;
        }
        if state.questions.has_open(conflict) {
            return EntryOutcome::Repeated;
        }
        let is_other = self.differences.other_people.contains(&conflict.hand().participant);
        // The name in a question of an earlier merge there has a hash that is unknown here.
        if is_other || matches!(conflict, Conflict::Merged { .. }) {
            return EntryOutcome::LeftOut(None);
        }
        let change = RunChange::Conflicted { conflict: conflict.clone() };
        EntryOutcome::Question(Decision::of(self.staff.by, change))
    }

    /// Sets the details of a participant, unless they were set here too.
    fn describe(
        &self,
        state: &State,
        participant: Participant,
        (shown_as, contact, waiver): (ShownAs, Option<&str>, bool),
        input: &mut DecisionInput<'_>,
    ) -> EntryOutcome {
        let own = state.details.get(&participant);
        let own_contact = own.and_then(|own| state.text(own.contact.as_ref()?));
        let is_same = own.is_some_and(|own| (own.shown_as, own.waiver) == (shown_as, waiver));
        if is_same && own_contact.as_deref() == contact {
            return EntryOutcome::Repeated;
        }
        if self.differences.described_here.contains(&participant) || !self.is_known(state, participant) {
            return EntryOutcome::LeftOut(None);
        }
        let mut decision = Decision::default();
        let contact = contact.map(|contact| decision.seal(contact, input.rngs.salts));
        decision.add(self.staff.by, RunChange::Described { participant, shown_as, contact, waiver });
        EntryOutcome::Entered(decision)
    }

    /// Returns whether a number is registered here, and belongs to the same person on both computers.
    fn is_known(&self, state: &State, participant: Participant) -> bool {
        state.is_registered(participant) && !self.differences.other_people.contains(&participant)
    }

    /// Makes the code of a sheet invalid here too, so that both computers count the same issues.
    fn replace_sheet(&mut self, state: &State, participant: Participant, text: &str) -> EntryOutcome {
        if !self.is_known(state, participant) {
            return EntryOutcome::LeftOut(None);
        }
        if self.differences.take_replaced_sheet(participant) {
            return EntryOutcome::Repeated;
        }
        match reason(text) {
            Ok(reason) => {
                let change = RunChange::SheetReplaced { participant, reason };
                EntryOutcome::Entered(Decision::of(self.staff.by, change))
            }
            Err(refusal) => EntryOutcome::LeftOut(Some(StoredRefusal::of(&RunError::from(refusal)))),
        }
    }

    /// Revokes a link from before the logs diverged.
    fn revoke_link(&self, state: &State, link: u32) -> EntryOutcome {
        let is_later =
            |change: &RunChange| matches!(change, RunChange::LinkMade { link: made, .. } if *made == link);
        let mut later = self.other.entries.iter().map(|entry| &entry.logged.entry.change);
        let mut own = self.other.own_entries.iter().map(|entry| &entry.change);
        if later.any(is_later) || own.any(is_later) {
            return EntryOutcome::Ignored;
        }
        match state.links.get(&link) {
            Some(known) if !known.revoked => {
                EntryOutcome::Entered(Decision::of(self.staff.by, RunChange::LinkRevoked { link }))
            }
            _ => EntryOutcome::Ignored,
        }
    }

    /// Records a payment or a movement of cash as if it were made here, or leaves it out.
    fn merge_money(
        &mut self,
        state: &State,
        entry: &MoneyEntry,
        input: &mut DecisionInput<'_>,
    ) -> EntryOutcome {
        let is_other =
            entry.hand().is_some_and(|hand| self.differences.other_people.contains(&hand.participant));
        if !is_other && self.differences.take_own_payment(entry) {
            return EntryOutcome::Repeated;
        }
        let Some(command) = self.money_command(entry).filter(|_| !is_other) else {
            return EntryOutcome::LeftOut(None);
        };
        match money::decide(state, &self.staff, &command, input) {
            // An amount that follows from the plan may differ, if the plan was changed on one computer.
            Ok(decision) if amount(&decision) == entry.amount() => EntryOutcome::Entered(decision),
            Ok(_) => EntryOutcome::LeftOut(None),
            Err(refusal) => EntryOutcome::LeftOut(Some(StoredRefusal::of(&refusal))),
        }
    }

    /// The command that makes an entry about money; `None` if it would mean something else here: tills, their counts, a
    /// payment declared void that may be another one here, and entries about tills or entries of the other computer.
    fn money_command(&self, entry: &MoneyEntry) -> Option<MoneyCommand> {
        let known =
            |till: Option<TillId>| !till.is_some_and(|till| self.differences.other_tills.contains(&till));
        match entry {
            MoneyEntry::Paid { hand, item, method, till, .. } if known(*till) => {
                Some(MoneyCommand::Pay { hand: *hand, item: *item, method: *method, till: *till })
            }
            MoneyEntry::PaymentVoided { hand, item, reason }
                if !self.differences.paid_here.contains(hand) =>
            {
                Some(MoneyCommand::VoidPayment { hand: *hand, item: *item, reason: reason.clone() })
            }
            MoneyEntry::Refunded { hand, item, method, till, .. } if known(*till) => {
                Some(MoneyCommand::Refund { hand: *hand, item: *item, method: *method, till: *till })
            }
            MoneyEntry::PrizeHanded { hand, to, method, till, .. } if known(*till) => {
                let to = self.other.texts.get(to)?.to_owned();
                Some(MoneyCommand::HandPrize { hand: *hand, to, method: *method, till: *till })
            }
            MoneyEntry::Moved { till, direction, purpose, cents, text } if known(Some(*till)) => {
                Some(MoneyCommand::Move {
                    till: *till,
                    direction: *direction,
                    purpose: *purpose,
                    cents: *cents,
                    text: text.clone(),
                })
            }
            MoneyEntry::MoveVoided { entry, reason } if *entry <= self.other.fork => {
                Some(MoneyCommand::VoidMove { entry: *entry, reason: reason.clone() })
            }
            _ => None,
        }
    }
}

/// Returns whether an entry has no effect on another computer. Links and staff are known on their computer only, and so
/// are the values of its draws. An end, a repeated stamp and a decision follow from entries that are merged themselves.
const fn is_ignored(change: &RunChange) -> bool {
    matches!(
        change,
        RunChange::Created { .. }
            | RunChange::Keyed { .. }
            | RunChange::LinkMade { .. }
            | RunChange::Joined { .. }
            | RunChange::Ended
            | RunChange::Repeated { .. }
            | RunChange::Decided { .. }
            | RunChange::RolledBack { .. }
            | RunChange::Moved { .. }
            | RunChange::Merged { .. }
            | RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. }
    )
}

/// Returns whether the hand has the cards of a stamp. The time may differ.
fn has_card(state: &State, action: &Action) -> bool {
    match action {
        Action::Extra { hand, card, .. } => {
            state.stamp(*hand, Mark::Extra).is_some_and(|stamp| stamp.card == *card)
        }
        _ => has_cards(state, action),
    }
}

/// The amount of the entry about money in a decision, in cents; `None` if it has none.
fn amount(decision: &Decision) -> Option<games::Chips> {
    decision.entries().iter().find_map(|entry| match &entry.change {
        RunChange::Money { entry } => entry.amount(),
        _ => None,
    })
}

fn origin(entry: &OtherEntry) -> MergedFrom {
    let by = match entry.logged.entry.by {
        Author::Staff(number) => Some(number),
        Author::Room => None,
    };
    let own = MergedFrom { seq: entry.seq, hash: entry.hash, at_ms: entry.logged.at_ms, by };
    entry.logged.entry.merged.unwrap_or(own)
}

fn left_out(entry: &OtherEntry, refusal: Option<StoredRefusal>) -> LeftOut {
    let change = &entry.logged.entry.change;
    let money = match change {
        RunChange::Money { entry } => Some(entry),
        _ => None,
    };
    // An entry that concerns a participant may have a name, and is a question.
    let action = match change {
        RunChange::Acted { action, .. } if action.participant().is_none() => Some(Box::new(action.clone())),
        _ => None,
    };
    LeftOut {
        seq: entry.seq,
        at_ms: entry.logged.at_ms,
        kind: change.kind().to_owned(),
        participant: change.participant(),
        hand: money.and_then(MoneyEntry::hand),
        cents: money.and_then(MoneyEntry::amount),
        action,
        refusal: refusal.map(Box::new),
    }
}
