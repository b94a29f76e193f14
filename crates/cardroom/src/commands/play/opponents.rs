//! The players in the other seats: bots of the game, or a program.

use crate::programs::SeatedPrograms;
use crate::table_bots::Bots;
use games::Seat;
use requests::arena::ArenaGame;
use strategy::bots::{Players, RandomBelow};

/// The players against whom a human player plays. The one in the human player's own seat never acts.
pub enum Opponents<G: ArenaGame> {
    /// Bots of the game.
    Bots(Bots<G>),
    /// A program in every seat.
    Program(SeatedPrograms<G>),
}

impl<G: ArenaGame> Opponents<G> {
    /// Playing style of the player in a seat, in a few words.
    pub fn description(&self, seat: usize) -> &'static str {
        match self {
            Opponents::Bots(bots) => bots[seat - 1].description(),
            Opponents::Program(_) => "a program",
        }
    }
}

impl<G: ArenaGame> Players<G> for Opponents<G> {
    fn begin(&mut self, below: &mut RandomBelow<'_>) {
        if let Opponents::Program(programs) = self {
            programs.begin(below);
        }
    }

    fn on_event(&mut self, event: &G::Event) {
        if let Opponents::Program(programs) = self {
            programs.on_event(event);
        }
    }

    fn choose(&mut self, round: &G, seat: Seat, below: &mut RandomBelow<'_>) -> Option<G::Action> {
        match self {
            Opponents::Bots(bots) => bots.as_slice().choose(round, seat, below),
            Opponents::Program(programs) => programs.choose(round, seat, below),
        }
    }

    fn end(&mut self, round: &G, table: &G::Table) {
        if let Opponents::Program(programs) = self {
            programs.end(round, table);
        }
    }
}
