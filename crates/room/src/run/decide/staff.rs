//! Decisions of a staff member: the draft, the entries of the game, and the wheel.

use super::bounds::{MAX_PARTICIPANT, check_room_for, check_sheets, is_ahead};
use super::decision::Decision;
use super::draw_blocks;
use super::entry_error::EntryError;
use crate::names;
use crate::rng::Rng;
use crate::run::action::act;
use crate::run::author::Author;
use crate::run::draft::Draft;
use crate::run::entry::{Entry, RunChange};
use crate::run::error::{RunError, RunRefusal};
use crate::run::outcome::CommandOutcome;
use crate::run::provable_draws::ProvableDraws;
use crate::run::role::{Roles, Task};
use crate::run::spin::{DecisionInput, Spin};
use crate::run::state::{Stage, State};
use crate::store::PlayerId;
use games::Refereed;
use games::poker_run::{Action, CardSource, Event, Participant, PokerRun, Refusal, Time};
use std::ops::RangeInclusive;

/// The staff member who makes the request.
pub(super) struct Staff {
    pub by: Author,
    pub roles: Roles,
}

impl Staff {
    /// The staff member with the identity of a guest.
    ///
    /// # Errors
    /// `run.not_staff` for a guest without a role.
    pub fn of(state: &State, who: PlayerId) -> Result<Staff, RunRefusal> {
        let (number, roles) = state.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        Ok(Staff { by: Author::Staff(number), roles })
    }

    pub fn check(&self, state: &State, task: Task<'_>) -> Result<(), RunRefusal> {
        let places = state.card_places(task.hand());
        if task.is_allowed(&self.roles, &places) { Ok(()) } else { Err(RunRefusal::NotYourRole) }
    }

    /// Changes the plan, until the first card is drawn; after that, only its names, its emergency number, its waiver,
    /// and whether it is listed. Once registration is open, the entries so far must be possible under the new rules.
    pub fn change_draft(&self, state: &State, version: u64, draft: &Draft) -> Result<Decision, RunError> {
        self.check(state, Task::Organise)?;
        if state.stage() == Stage::Cancelled {
            return Err(RunRefusal::PlanFixed.into());
        }
        if version != state.version {
            let (by, at_ms) = (state.staff_name(state.drafted.by), state.drafted.at_ms);
            return Err(RunRefusal::OtherVersion { version: state.version, by, at_ms }.into());
        }
        let (draft, rules, game) = draft.checked()?;
        if !matches!(state.stage(), Stage::Draft | Stage::Registration) {
            let draft = state.draft.renamed(&draft, &rules).ok_or(RunRefusal::PlanFixed)?;
            return Ok(Decision::of(self.by, RunChange::Renamed { draft }));
        }
        if state.game.is_none() {
            return Ok(Decision::of(self.by, RunChange::Drafted { draft }));
        }
        if draft.provable_draws != state.draft.provable_draws {
            return Err(RunRefusal::ProvableDrawsFixed.into());
        }
        let version = PokerRun::VERSION;
        let game = state.registration_entries.replay(game, &state.texts);
        let game = game.map_err(|misfit| RunRefusal::PlanDoesNotFit {
            entry: misfit.seq,
            participant: misfit.participant.map(Participant::number),
            reason: misfit.error.into(),
        })?;
        let mut decision = Decision::default();
        decision.set_game(game);
        decision.add(self.by, RunChange::Replanned { draft, version, rules: Box::new(rules) });
        Ok(decision)
    }

    pub fn discard(&self, state: &State) -> Result<Decision, RunError> {
        self.check(state, Task::Organise)?;
        if state.game.is_some() {
            return Err(RunRefusal::NotADraft.into());
        }
        let mut decision = Decision::of(self.by, RunChange::Discarded);
        decision.add(Author::Room, RunChange::Ended);
        Ok(decision)
    }

    /// Opens registration. With provable draws, also commits to the first block.
    ///
    /// # Errors
    /// A refusal of the role or the draft, and `run.not_a_draft`.
    pub fn open(&self, state: &State, input: &mut DecisionInput<'_>) -> Result<Decision, RunError> {
        self.check(state, Task::Organise)?;
        if state.game.is_some() {
            return Err(RunRefusal::NotADraft.into());
        }
        let (_, rules, game) = state.draft.checked()?;
        let draws = ProvableDraws::new(state.id, &rules);
        let mut decision = Decision::default();
        let change = RunChange::Opened { version: PokerRun::VERSION, rules: Box::new(rules) };
        decision.set_game(game);
        decision.add(self.by, change);
        if state.draft.provable_draws {
            draw_blocks::commit_first_block(&mut decision, &draws, input.rngs.salts);
        }
        Ok(decision)
    }

    /// Commits the room to the blocks of these participants, before their sheets are printed.
    ///
    /// # Errors
    /// A refusal of the role or the numbers.
    pub fn commit_blocks(
        &self,
        state: &State,
        numbers: RangeInclusive<u32>,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        self.check(state, Task::Sheets)?;
        check_sheets(&numbers)?;
        let mut decision = Decision::default();
        if state.has_ended {
            return Ok(decision);
        }
        let hands: Vec<_> = numbers.filter_map(Participant::new).map(|one| one.hand(1)).collect();
        draw_blocks::commit_blocks(&mut decision, state, hands.iter().copied(), input.rngs.salts);
        draw_blocks::check_committed(&decision, state, &hands)?;
        Ok(decision)
    }

    pub fn act(
        &self,
        state: &State,
        action: &Action,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, EntryError> {
        self.check(state, Task::Act(action))?;
        // The game itself accepts a reason without visible characters or with invisible ones, since stored logs may
        // contain such a reason.
        if action.reason().is_some_and(|reason| !names::is_readable(reason)) {
            return Err(Refusal::NoReason.into());
        }
        check_time(action, input.now)?;
        check_possible(state, action)?;
        self.check_not_in_question(state, action)?;
        let mut decision = Decision::default();
        self.apply(&mut decision, state, CardSource::Physical, action, input.rngs.salts)?;
        Ok(decision)
    }

    /// Checks that a volunteer does not declare a stamp void about which the organiser is asked, in an event with
    /// provable draws: a void would open a second draw of a card that may already be drawn.
    fn check_not_in_question(&self, state: &State, action: &Action) -> Result<(), RunRefusal> {
        let Action::Void { hand, mark, .. } = action else { return Ok(()) };
        let is_asked = state.draws.is_some() && state.questions.has_open_about(*hand, *mark);
        if is_asked && self.check(state, Task::Organise).is_err() {
            return Err(RunRefusal::StampInQuestion { hand: hand.to_string() });
        }
        Ok(())
    }

    /// Spins the wheel, or returns the cards that the hand already has for this spin.
    pub fn spin(
        &self,
        state: &State,
        spin: &Spin,
        input: &mut DecisionInput<'_>,
    ) -> Result<Decision, RunError> {
        self.check(state, Task::Spin(spin))?;
        let game = state.open_game()?;
        if state.draws.is_some() {
            return Err(RunRefusal::DrawNeedsPhone.into());
        }
        let mut decision = Decision::default();
        if let Some(earlier) = spin.earlier(game)? {
            decision.outcome = Some(CommandOutcome::Spun(earlier));
            return Ok(decision);
        }
        let barred = game.hand_moves(spin.hand()).barred;
        let action = spin.action(&barred, input)?;
        check_time(&action, input.now)?;
        self.apply(&mut decision, state, CardSource::Screen, &action, input.rngs.salts)?;
        decision.outcome = Some(CommandOutcome::Spun(Spin::result(&action)));
        Ok(decision)
    }

    /// Applies an action to the game, and adds its entry, followed by an entry that the event has ended if the action
    /// ends it. The entry of a registration or a corrected name has a hash in place of the name. A refusal by the game
    /// keeps its type, so that callers can match on it.
    pub fn apply(
        &self,
        decision: &mut Decision,
        state: &State,
        source: CardSource,
        action: &Action,
        rng: &mut Rng,
    ) -> Result<(), EntryError> {
        let mut action = action.clone();
        if let Action::Register { participant, .. } = &action {
            let number = participant.number();
            if number > MAX_PARTICIPANT {
                return Err(RunRefusal::ParticipantNumber { number, most: MAX_PARTICIPANT }.into());
            }
        }
        if let Some(name) = action.name_mut() {
            *name = names::participant(name)?;
        }
        if let Action::Register { participant, .. } | Action::AddHand { participant } = &action {
            let hand = decision.game(state)?.next_hand(*participant);
            draw_blocks::commit_blocks(decision, state, [hand], rng);
        }
        let events = self.act_in(decision, state, source, &action)?;
        decision.events.extend(events);
        if let Action::Register { participant, .. } = &action {
            decision.outcome = Some(CommandOutcome::Participant(*participant));
        }
        if let Some(name) = action.name_mut() {
            *name = decision.seal(name, rng).as_str().to_owned();
        }
        decision.add(self.by, RunChange::Acted { action, screen: source.is_screen() });
        if !state.has_ended && decision.game(state)?.phase().is_final() {
            decision.add(Author::Room, RunChange::Ended);
        }
        Ok(())
    }
}

impl Staff {
    /// Applies an action to the game of a decision. In an event with provable draws, cards must fit the draws of the
    /// hand, and a registration with a drawn card is not corrected.
    fn act_in(
        &self,
        decision: &mut Decision,
        state: &State,
        source: CardSource,
        action: &Action,
    ) -> Result<Vec<Event>, EntryError> {
        let Some(draws) = &state.draws else {
            return Ok(act(decision.game(state)?, self.by, source, action)?);
        };
        if let Some(one) = action.participant().filter(|_| action.corrects_registration())
            && draws.has_drawn(one)
        {
            return Err(RunRefusal::CardsDrawn { participant: one.number() }.into());
        }
        if !action.changes_cards() {
            return Ok(act(decision.game(state)?, self.by, source, action)?);
        }
        if !source.is_screen() {
            draws.check_no_other_open(action)?;
        }
        let mut game = decision.game(state)?.clone();
        let events = act(&mut game, self.by, source, action)?;
        let change = RunChange::Acted { action: action.clone(), screen: source.is_screen() };
        draws.check(&[decision.entries(), &[Entry::new(self.by, change)]].concat())?;
        decision.set_game(game);
        Ok(events)
    }
}

/// Checks that the time of a stamp, an extra card, an arrival or a turn-in is not [ahead](is_ahead) of the room's
/// clock, `now`. On any day other than that of the event, every time is accepted, since sheets kept on paper are typed
/// in later.
pub(super) fn check_time(action: &Action, now: Option<Time>) -> Result<(), RunRefusal> {
    let at = match action {
        Action::Stamp { at, .. } | Action::SpinAll { at, .. } | Action::Extra { at, .. } => *at,
        Action::Arrive { at, .. } | Action::TurnIn { at, .. } => Some(*at),
        _ => None,
    };
    match at.zip(now) {
        Some((at, now)) if is_ahead(at, now) => Err(RunRefusal::EntryAhead { at, now }),
        _ => Ok(()),
    }
}

/// Checks that the event has room for another hand, and that no fee without a record would have to be refunded.
pub(super) fn check_possible(state: &State, action: &Action) -> Result<(), RunRefusal> {
    if matches!(action, Action::Register { .. } | Action::AddHand { .. }) {
        check_room_for(state, 1)?;
    }
    check_fees_recorded(state, action)
}

/// Checks that the fees refunded after a withdrawal, or after the removal of a hand, are recorded if the event has
/// tills: a payment without a record cannot be refunded, since its hand is gone afterwards.
fn check_fees_recorded(state: &State, action: &Action) -> Result<(), RunRefusal> {
    let (participant, only) = match action {
        Action::Withdraw { participant } => (*participant, None),
        Action::RemoveHand { hand, .. } => (hand.participant, Some(*hand)),
        _ => return Ok(()),
    };
    let unrecorded = state.fees_without_record(participant);
    match unrecorded.into_iter().find(|hand| only.is_none_or(|only| only == *hand)) {
        Some(hand) => Err(RunRefusal::FeeNotRecorded { hand: hand.to_string() }),
        None => Ok(()),
    }
}
