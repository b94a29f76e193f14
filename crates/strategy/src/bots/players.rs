//! The players at a table, in every seat of it.

use super::bot::{Bot, RandomBelow};
use games::{Game, Seat, Viewer};

/// The players in the seats of a table, who play one round after another.
pub trait Players<G: Game> {
    /// Begins a round, before its first event; by default nothing.
    #[inline]
    fn begin(&mut self, _below: &mut RandomBelow<'_>) {}

    /// Receives an event of the round; by default ignores it.
    #[inline]
    fn on_event(&mut self, _event: &G::Event) {}

    /// Chooses an action for a seat that the round awaits; `None` if its player chooses none.
    fn choose(&mut self, round: &G, seat: Seat, below: &mut RandomBelow<'_>) -> Option<G::Action>;

    /// Ends a finished round that was opened with this table; by default nothing.
    #[inline]
    fn end(&mut self, _round: &G, _table: &G::Table) {}
}

/// The bot in each seat, seat 1 first. Each gets the view of its own seat.
impl<G: Game> Players<G> for &[&'static dyn Bot<G>] {
    fn choose(&mut self, round: &G, seat: Seat, below: &mut RandomBelow<'_>) -> Option<G::Action> {
        self[seat.index()].act(&round.view(Viewer::Seat(seat)), below)
    }
}
