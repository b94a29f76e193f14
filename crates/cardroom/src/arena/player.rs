//! The turns of a player in one thread.

use super::setup::{Arena, Contestant};
use crate::programs::{BotName, Program, ProgramFault, SEED_LIMIT};
use crate::rng::Rng;
use games::Seat;
use requests::arena::{ArenaGame, FaultKind, SeatResult};
use strategy::bots::Bot;

/// A player in one thread, with its own process if it is a program.
pub enum Player<G: ArenaGame> {
    /// A bot of the game.
    Bot(&'static dyn Bot<G>),
    /// A program.
    Program(Program),
}

impl<G: ArenaGame> Player<G> {
    /// The player of an arena.
    pub fn new(contestant: &Contestant<G>, arena: &Arena<G>) -> Player<G> {
        match &contestant.bot {
            BotName::Bot(bot) => Player::Bot(*bot),
            BotName::Program(command) => Player::Program(Program::new(command.clone(), arena.time)),
        }
    }

    /// Returns whether the player receives events.
    pub const fn is_program(&self) -> bool {
        matches!(self, Player::Program(_))
    }

    /// Ends the program of a player who is out.
    pub fn retire(&mut self) {
        if let Player::Program(program) = self {
            program.retire();
        }
    }

    /// Begins a round in this seat. Does nothing for a built-in bot, which keeps no state.
    pub fn begin(&mut self, arena: &Arena<G>, seat: Seat, random: &mut Rng) -> Result<(), ProgramFault> {
        let Player::Program(program) = self else { return Ok(()) };
        let seed = random.below_u64(SEED_LIMIT);
        program.begin_round::<G>(arena.rules(), Some(seat), arena.players.len(), seed)
    }

    /// Chooses an action, given the view of the player's seat and the events since the last message.
    ///
    /// # Errors
    /// The fault, if there is no action.
    pub fn choose(
        &mut self,
        view: &G::View,
        events: &[G::Seen],
        random: &mut Rng,
    ) -> Result<G::Action, ProgramFault> {
        match self {
            Player::Bot(bot) => {
                let action = bot.act(view, &mut |n| random.below_u64(n));
                let none = || ProgramFault::Fault(FaultKind::Broken, "the bot chose no action".to_owned());
                action.ok_or_else(none)
            }
            Player::Program(program) => program.choose::<G>(view, events),
        }
    }

    /// Ends a round with the last events and the result of the player's seat.
    pub fn end(&mut self, events: &[G::Seen], result: SeatResult) -> Result<(), ProgramFault> {
        let Player::Program(program) = self else { return Ok(()) };
        program.end_round::<G>(events, Some(result.net))
    }
}
