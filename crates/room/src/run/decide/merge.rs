//! Decisions of a merge: each entry of another computer's log is entered, found to be in the own log, made a question, or
//! left out (PR-31).

use super::bounds::check_room_for;
use super::conflict::conflict;
use super::decision::Decision;
use super::differences::Differences;
use super::entry_error::EntryError;
use super::input::input;
use super::money;
use super::offline::has_cards;
use super::staff::{Staff, check_fees_recorded};
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
use games::poker_run::{Action, CardSource, Participant};

/// A merge of another computer's log by the organiser.
pub struct Merger<'a> {
    other: &'a OtherLog,
    staff: Staff,
    /// The position up to which the other log was merged before.
    merged: u64,
    differences: Differences,
    counts: MergeCounts,
    left_out: Vec<LeftOut>,
}

/// What happens to an entry.
enum Step {
    /// It is one of the other room itself, or has no effect here.
    Nothing,
    Entered(Decision),
    Repeated,
    Question(Decision),
    LeftOut,
}

impl<'a> Merger<'a> {
    /// Begins a merge.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, `run.moved`, and `run.merge_nothing` if all entries were merged before.
    pub fn new(state: &State, who: PlayerId, other: &'a OtherLog) -> Result<Merger<'a>, RunError> {
        let (number, roles) = state.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        let staff = Staff { by: Author::Staff(number), roles };
        staff.check(state, Task::Organise)?;
        state.check_here()?;
        let is_merged = |entry: &&OtherEntry| state.merged.contains(&(entry.seq, entry.hash));
        let merged = other.entries.iter().rfind(is_merged).map_or(other.fork, |entry| entry.seq);
        let later = || other.entries.iter().filter(|entry| entry.seq > merged);
        let first = later().next().ok_or(RunRefusal::MergeNothing)?;
        let counts = MergeCounts { since_ms: Some(first.logged.at_ms), ..MergeCounts::default() };
        Ok(Merger {
            other,
            staff,
            merged,
            differences: Differences::new(state, other),
            counts,
            left_out: Vec::new(),
        })
    }

    /// The entries to merge, oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &'a OtherEntry> + use<'a> {
        let merged = self.merged;
        self.other.entries.iter().filter(move |entry| entry.seq > merged)
    }

    /// Decides on the next entry, in the state after the decisions on the earlier ones.
    pub fn decide(&mut self, state: &State, entry: &OtherEntry, now_ms: u64, rngs: Rngs<'_>) -> Decision {
        let mut input = input(state, now_ms, rngs);
        let step = self.step(state, entry, &mut input);
        let (count, decision) = match step {
            Step::Nothing => return Decision::default(),
            Step::Entered(decision) => (&mut self.counts.entered, Some(decision)),
            Step::Repeated => (&mut self.counts.repeated, None),
            Step::Question(decision) => (&mut self.counts.questions, Some(decision)),
            Step::LeftOut => {
                self.left_out.push(left_out(entry));
                (&mut self.counts.left_out, None)
            }
        };
        *count += 1;
        let mut decision = decision.unwrap_or_default();
        let by = match entry.logged.entry.by {
            Author::Staff(number) => Some(number),
            Author::Room => None,
        };
        decision.set_merged(MergedFrom { seq: entry.seq, at_ms: entry.logged.at_ms, by });
        decision
    }

    /// Records the merge.
    pub fn finish(self) -> Decision {
        let Merger { other, staff, counts, left_out, .. } = self;
        let last = other.entries.last().map_or((other.fork, None), |last| (last.seq, Some(last.hash)));
        let (last, Some(head)) = last else { return Decision::default() };
        let mut decision =
            Decision::of(staff.by, RunChange::Merged { fork: other.fork, last, head, left_out });
        decision.outcome = Some(CommandOutcome::Merged(counts));
        decision
    }

    fn step(&self, state: &State, entry: &OtherEntry, input: &mut DecisionInput<'_>) -> Step {
        match &entry.logged.entry.change {
            RunChange::Acted { action, screen } => {
                let action = with_name(&self.other.texts, action);
                self.act(state, &action, CardSource::of(*screen), input)
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
            RunChange::Conflicted { conflict } => self.ask_too(state, conflict, entry.seq),
            RunChange::Money { entry } => self.pay(state, entry, input),
            RunChange::Drafted { .. }
            | RunChange::Opened { .. }
            | RunChange::Replanned { .. }
            | RunChange::Renamed { .. }
            | RunChange::Discarded
            | RunChange::Merged { .. } => Step::LeftOut,
            // Links and staff of the other computer are known there only, and its draws have values of its own.
            RunChange::Created { .. }
            | RunChange::Keyed { .. }
            | RunChange::LinkMade { .. }
            | RunChange::Joined { .. }
            | RunChange::Ended
            | RunChange::Repeated { .. }
            | RunChange::Decided { .. }
            | RunChange::RolledBack { .. }
            | RunChange::Moved { .. }
            | RunChange::BlockCommitted { .. }
            | RunChange::PhoneJoined { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. } => Step::Nothing,
        }
    }

    /// Enters an entry of the game, or makes it a question.
    fn act(&self, state: &State, action: &Action, source: CardSource, input: &mut DecisionInput<'_>) -> Step {
        if self.is_known(state, action) {
            return Step::Repeated;
        }
        // An entry about the whole event, such as its end, holds for one computer only.
        let Some(participant) = action.participant().filter(|_| state.game.is_some()) else {
            return Step::LeftOut;
        };
        let number = participant.number();
        let entered = if self.differences.other_people.contains(&participant) {
            Err(RunRefusal::OtherPerson { participant: number }.into())
        } else if takes_back(action) && self.differences.changed_here.contains(&participant) {
            // What it takes back there may be another entry than the one here.
            Err(RunRefusal::ChangedHere { participant: number }.into())
        } else {
            self.enter(state, action, source, input)
        };
        match entered {
            Ok(decision) => Step::Entered(decision),
            Err(refusal) => self.ask(state, action, participant, refusal, input),
        }
    }

    /// Returns whether the own log has the entry too.
    fn is_known(&self, state: &State, action: &Action) -> bool {
        let participant = action.participant();
        let is_other = participant.is_some_and(|one| self.differences.other_people.contains(&one));
        !is_other && (has_cards(state, action) || self.differences.is_own(action))
    }

    fn enter(
        &self,
        state: &State,
        action: &Action,
        source: CardSource,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, EntryError> {
        if matches!(action, Action::Register { .. } | Action::AddHand { .. }) {
            check_room_for(state, 1)?;
        }
        self.differences.check_not_voided(action)?;
        check_fees_recorded(state, action)?;
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
    ) -> Step {
        let mut decision = Decision::default();
        let conflict = conflict(state, action, &refusal).unwrap_or_else(|| {
            let mut entry = Box::new(action.clone());
            if let Some(name) = entry.name_mut() {
                *name = decision.seal(name, input.rngs.salts).as_str().to_owned();
            }
            let hand = action.hand().unwrap_or_else(|| participant.hand(1));
            Conflict::Merged { hand, entry, refusal: Box::new(StoredRefusal::of(&RunError::from(refusal))) }
        });
        if state.questions.find(&conflict).is_some() {
            return Step::Repeated;
        }
        decision.add(self.staff.by, RunChange::Conflicted { conflict });
        Step::Question(decision)
    }

    /// Asks a question of the other computer that nobody has decided there.
    fn ask_too(&self, state: &State, conflict: &Conflict, seq: u64) -> Step {
        if self.differences.decided.contains(&seq) {
            return Step::Nothing;
        }
        if state.questions.find(conflict).is_some() {
            return Step::Repeated;
        }
        if self.differences.other_people.contains(&conflict.hand().participant)
            || matches!(conflict, Conflict::Merged { .. })
        {
            return Step::LeftOut;
        }
        Step::Question(Decision::of(self.staff.by, RunChange::Conflicted { conflict: conflict.clone() }))
    }

    /// Sets the details of a participant, unless they were set here too.
    fn describe(
        &self,
        state: &State,
        participant: Participant,
        (shown_as, contact, waiver): (ShownAs, Option<&str>, bool),
        input: &mut DecisionInput<'_>,
    ) -> Step {
        let own = state.details.get(&participant);
        let own_contact = own.and_then(|own| state.text(own.contact.as_ref()?));
        let is_same = own.is_some_and(|own| (own.shown_as, own.waiver) == (shown_as, waiver));
        if is_same && own_contact.as_deref() == contact {
            return Step::Repeated;
        }
        let set_here = self.other.own.iter().any(|change| match change {
            RunChange::Described { participant: own, .. } => *own == participant,
            _ => false,
        });
        if set_here
            || self.differences.other_people.contains(&participant)
            || !state.is_registered(participant)
        {
            return Step::LeftOut;
        }
        let mut decision = Decision::default();
        let contact = contact.map(|contact| decision.seal(contact, input.rngs.salts));
        decision.add(self.staff.by, RunChange::Described { participant, shown_as, contact, waiver });
        Step::Entered(decision)
    }

    /// Makes the code of a sheet invalid here too, so that both computers count the same issues.
    fn replace_sheet(&self, state: &State, participant: Participant, reason: &str) -> Step {
        let change = RunChange::SheetReplaced { participant, reason: reason.to_owned() };
        if self.differences.other_people.contains(&participant) || !state.is_registered(participant) {
            return Step::LeftOut;
        }
        if self.other.own.contains(&change) {
            return Step::Repeated;
        }
        Step::Entered(Decision::of(self.staff.by, change))
    }

    /// Revokes a link from before the logs diverged.
    fn revoke_link(&self, state: &State, link: u32) -> Step {
        let is_later =
            |change: &RunChange| matches!(change, RunChange::LinkMade { link: made, .. } if *made == link);
        let mut later = self.other.entries.iter().map(|entry| &entry.logged.entry.change);
        if later.any(is_later) || self.other.own.iter().any(is_later) {
            return Step::Nothing;
        }
        match state.links.get(&link) {
            Some(known) if !known.revoked => {
                Step::Entered(Decision::of(self.staff.by, RunChange::LinkRevoked { link }))
            }
            _ => Step::Nothing,
        }
    }

    /// Records a payment or a movement of cash as if it were made here, or leaves it out.
    fn pay(&self, state: &State, entry: &MoneyEntry, input: &mut DecisionInput<'_>) -> Step {
        let is_other =
            entry.hand().is_some_and(|hand| self.differences.other_people.contains(&hand.participant));
        let command = self.money_command(entry).filter(|_| !is_other);
        match command.map(|command| money::decide(state, &self.staff, &command, input)) {
            Some(Ok(decision)) => Step::Entered(decision),
            Some(Err(_)) | None => Step::LeftOut,
        }
    }

    /// The command that makes an entry about money; `None` if it would mean something else here: tills, their counts,
    /// and entries about tills or entries of the other computer.
    fn money_command(&self, entry: &MoneyEntry) -> Option<MoneyCommand> {
        let known =
            |till: Option<TillId>| !till.is_some_and(|till| self.differences.other_tills.contains(&till));
        match entry {
            MoneyEntry::Paid { hand, item, method, till, .. } if known(*till) => {
                Some(MoneyCommand::Pay { hand: *hand, item: *item, method: *method, till: *till })
            }
            MoneyEntry::PaymentVoided { hand, item, reason } => {
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

/// Returns whether an entry takes back another one, which it does not name by its contents.
const fn takes_back(action: &Action) -> bool {
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

fn left_out(entry: &OtherEntry) -> LeftOut {
    let change = &entry.logged.entry.change;
    LeftOut {
        seq: entry.seq,
        at_ms: entry.logged.at_ms,
        kind: change.kind().to_owned(),
        participant: change.participant(),
    }
}
