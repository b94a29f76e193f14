//! Decisions of a member of the staff: the draft, the entries of the game, and the wheel.

use super::bounds::{MAX_PARTICIPANT, check_room_for};
use super::decision::Decision;
use crate::names;
use crate::rng::Rng;
use crate::run::draft::Draft;
use crate::run::entry::{By, RunChange};
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::{ClosedStops, Roles, Task};
use crate::run::spin::{Draws, Spin};
use crate::run::state::{State, act};
use games::Refereed;
use games::poker_run::{Action, PokerRun};

/// The member of the staff who asks.
pub(super) struct Staff {
    pub by: By,
    pub roles: Roles,
    /// The stops that are closed.
    pub closed_stops: ClosedStops,
}

impl Staff {
    pub fn check(&self, task: Task<'_>) -> Result<(), RunRefusal> {
        if task.is_allowed(&self.roles, &self.closed_stops) { Ok(()) } else { Err(RunRefusal::NotYourRole) }
    }

    pub fn change_draft(&self, state: &State, version: u64, draft: &Draft) -> Result<Decision, RunError> {
        self.check(Task::Organise)?;
        if state.game.is_some() {
            return Err(RunRefusal::NotADraft.into());
        }
        if version != state.version {
            return Err(RunRefusal::OtherVersion { version: state.version }.into());
        }
        let (draft, _) = draft.checked()?;
        Ok(Decision::of(self.by, RunChange::Drafted { draft }))
    }

    pub fn open(&self, state: &State) -> Result<Decision, RunError> {
        self.check(Task::Organise)?;
        if state.game.is_some() {
            return Err(RunRefusal::NotADraft.into());
        }
        let (draft, rules) = state.draft.checked()?;
        let game = draft.open(PokerRun::VERSION, &rules)?;
        let mut decision = Decision::default();
        let change = RunChange::Opened { version: PokerRun::VERSION, rules: Box::new(rules) };
        decision.add(self.by, change, Some(game));
        Ok(decision)
    }

    pub fn act(&self, state: &State, action: &Action, draws: &mut Draws<'_>) -> Result<Decision, RunError> {
        self.check(Task::Act(action))?;
        if matches!(action, Action::Register { .. } | Action::AddHand { .. }) {
            check_room_for(state, 1)?;
        }
        let mut decision = Decision::default();
        let game = state.open_game()?.clone();
        self.apply(&mut decision, game, false, action, draws.rng)?;
        Ok(decision)
    }

    /// Spins the wheel, unless the hand already has the card.
    pub fn spin(&self, state: &State, spin: &Spin, draws: &mut Draws<'_>) -> Result<Decision, RunError> {
        self.check(Task::Spin(spin))?;
        let game = state.open_game()?;
        let mut decision = Decision::default();
        decision.spun = spin.earlier(&state.drawn)?;
        if decision.spun.is_some() {
            return Ok(decision);
        }
        let barred = game.hand_moves(spin.hand()).barred;
        let action = spin.action(&barred, draws)?;
        self.apply(&mut decision, game.clone(), true, &action, draws.rng)?;
        decision.spun = Some(Spin::result(&action));
        Ok(decision)
    }

    /// Applies an action to the game, and adds its entry. The name of a new participant is sealed in the entry.
    pub fn apply(
        &self,
        decision: &mut Decision,
        mut game: PokerRun,
        screen: bool,
        action: &Action,
        rng: &mut Rng,
    ) -> Result<(), RunError> {
        let mut action = action.clone();
        if let Action::Register { name, participant, .. } = &mut action {
            let number = participant.number();
            if number > MAX_PARTICIPANT {
                return Err(RunRefusal::ParticipantNumber { number, most: MAX_PARTICIPANT }.into());
            }
            *name = names::participant(name)?;
        }
        decision.events.extend(act(&mut game, self.by, screen, &action)?);
        if let Action::Register { name, participant, .. } = &mut action {
            decision.participant = Some(*participant);
            *name = decision.seal(name, rng).as_str().to_owned();
        }
        decision.add(self.by, RunChange::Acted { action, screen }, Some(game));
        Ok(())
    }
}
