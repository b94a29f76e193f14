//! The messages of a round between its beginning and its end.

use super::answer::read_action;
use super::message::{Decide, End, EndResult, Events, Start};
use super::program::{Program, ProgramFault};
use games::Seat;
use requests::arena::FaultKind;
use requests::choose::ChoiceGame;

/// Upper limit, exclusive, of the random number that a program is given, so that every JSON parser preserves it.
pub const SEED_LIMIT: u64 = 1 << 53;

/// Maximum number of decisions of a player in one round. Then the action on time-out is taken for it: in some games a
/// player could otherwise go on for ever.
const MAX_DECISIONS: u64 = 1_000;

/// Number of decisions of a player in one round.
#[derive(Clone, Debug, Default)]
pub struct DecisionCount(u64);

impl DecisionCount {
    /// Counts a decision before the player is asked for it.
    ///
    /// # Errors
    /// A fault, if it is one too many.
    pub fn add_one(&mut self) -> Result<(), ProgramFault> {
        self.0 += 1;
        if self.0 <= MAX_DECISIONS {
            return Ok(());
        }
        let reason = format!("more than {MAX_DECISIONS} decisions in one round");
        Err(ProgramFault::Fault(FaultKind::Broken, reason))
    }
}

impl Program {
    /// Begins a round, and starts the program if necessary. `seat` is `None` if the view does not show it.
    ///
    /// # Errors
    /// The errors of [`Program::begin`].
    pub fn begin_round<G: ChoiceGame>(
        &mut self,
        rules: &G::Rules,
        seat: Option<Seat>,
        seats: usize,
        seed: u64,
    ) -> Result<(), ProgramFault> {
        self.begin(&Start { game: G::NAME, rules, seat, seats, seed })
    }

    /// Asks for an action, given the view of the program's seat and the events since the last message. The action may be
    /// illegal.
    ///
    /// # Errors
    /// The fault, if there is no action.
    pub fn choose<G: ChoiceGame>(
        &mut self,
        view: &G::View,
        events: &[G::Seen],
    ) -> Result<G::Action, ProgramFault> {
        self.tell_events(events)?;
        let milliseconds = self.time().as_millis() as u64;
        let answer = self.ask(&Decide { view, legal: G::offer(view), milliseconds })?;
        read_action(&answer).map_err(|reason| ProgramFault::Fault(FaultKind::Broken, reason))
    }

    /// Ends a round with the last events and the net result of the program's seat, if there is one.
    ///
    /// # Errors
    /// The errors of [`Program::tell`].
    pub fn end_round<G: ChoiceGame>(
        &mut self,
        events: &[G::Seen],
        net: Option<i64>,
    ) -> Result<(), ProgramFault> {
        self.tell_events(events)?;
        self.tell(&End { result: net.map(|net| EndResult { net }) })
    }

    fn tell_events<E: serde::Serialize>(&mut self, events: &[E]) -> Result<(), ProgramFault> {
        if events.is_empty() { Ok(()) } else { self.tell(&Events { events }) }
    }
}
