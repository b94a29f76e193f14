//! The traits that a game or an event implements to be played at random, and their implementations.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod poker_run;

use crate::Chance;
use cards::Card;
use games::{Actor, Awaiting, Game, Legal, Refereed, Seat, Viewer};

/// A refereed round or event that the laws can play at random.
pub trait Lawful: Refereed + Clone + PartialEq {
    /// The expensive laws examine each step with probability 1/`ONE_STEP_IN`, and always the end of the round. Above 1
    /// for games with long playouts.
    const ONE_STEP_IN: u64 = 1;

    /// Random rules and a random table, including unusual ones, with which a round can be opened.
    fn scenario(chance: &mut Chance) -> (Self::Rules, Self::Table);

    /// A random order of the cards. A game with clauses for very rare hands makes these hands more frequent.
    fn order(chance: &mut Chance) -> Self::Order;

    /// All viewers of this table.
    fn viewers(table: &Self::Table) -> Vec<Viewer>;

    /// A random legal action, with its actor; `None` once the round or event is over.
    fn step(&self, chance: &mut Chance) -> Option<(Actor, Self::Action)>;

    /// Returns `Some(true)` if the legal actions of an actor contain the action; `None` for an actor without a list
    /// of legal actions.
    fn allows(&self, by: Actor, action: &Self::Action) -> Option<bool>;

    /// Actions by any actor to try in this state, legal or not.
    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Self::Action)>;

    /// The clause ids behind the lines of a settlement.
    fn settlement_clauses(outcome: &Self::Outcome) -> Vec<&'static str>;

    /// The clause ids behind examples of refused rules, tables and requests.
    fn setup_clauses() -> Vec<&'static str>;

    /// Every clause id that is not procedural.
    fn all_clauses() -> Vec<&'static str>;
}

/// A game at a table whose money and cards the laws can count.
pub trait LawfulGame: Lawful + Game {
    /// The part of a settlement line that an event states.
    type Line: PartialEq + std::fmt::Debug;

    /// The cards that an event deals or turns up for the first time and that this viewer sees.
    fn dealt(seen: &Self::Seen) -> Vec<Card>;

    /// Every card that this viewer sees in an event.
    fn cards_in(seen: &Self::Seen) -> Vec<Card>;

    /// All money in the round, in the game's smallest unit: the stacks, the bets and the gain of the house, plus a
    /// constant. The sum stays the same throughout the round.
    fn money(&self) -> u64;

    /// The lines of the settlement that these events state.
    fn settled(events: &[Self::Event]) -> Vec<Self::Line>;

    /// The lines of the settlement that the events of a whole round state, in the same order.
    fn lines(outcome: &Self::Outcome) -> Vec<Self::Line>;

    /// Net result of each seat and, last, of the house: the sum of the settlement lines.
    fn nets(outcome: &Self::Outcome) -> Vec<i64>;

    /// Gain of each seat and, last, of the house: money at the end minus money at the start.
    fn gains(&self, table: &Self::Table) -> Vec<i64>;

    /// Returns `true` for the few refusals that the rules require to depend on hidden cards.
    fn may_depend_on_hidden_cards(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// Returns `true` in the few states in which the rules require the seat to act to depend on hidden cards.
    fn asks_by_hidden_cards(&self) -> bool {
        false
    }
}

/// An event, which has neither seats nor a pack, and whose takings the laws can check.
pub trait LawfulEvent: Lawful {
    /// The takings, and the sum of the prizes, the charity's part and the event's part, in cents.
    fn account(outcome: &Self::Outcome) -> (i64, i64);
}

/// A random legal action of a seat to act; `None` if no seat must act. If it is the clock's action, the actor may be
/// the clock.
fn turn<G: Game>(game: &G, chance: &mut Chance) -> Option<(Actor, G::Action)> {
    let seat = awaited(game, chance)?;
    let action = game.legal(seat).pick(&mut |n| chance.below(n)).expect("a seat to act has a legal action");
    let by_clock = game.on_time_out(seat).as_ref() == Some(&action) && chance.one_in(2);
    Some((if by_clock { Actor::Clock(seat) } else { Actor::Seat(seat) }, action))
}

/// Returns `Some(true)` if the legal actions of a seat contain the action; `None` for the house, the clock and the
/// staff.
fn seat_allows<G: Game>(game: &G, by: Actor, action: &G::Action) -> Option<bool> {
    match by {
        Actor::Seat(seat) => Some(game.legal(seat).allows(action)),
        Actor::House | Actor::Clock(_) | Actor::Staff(_) => None,
    }
}

fn awaited<G: Game>(game: &G, chance: &mut Chance) -> Option<Seat> {
    match game.awaiting() {
        Awaiting::Seat(seat) => Some(seat),
        Awaiting::Seats(seats) => Some(chance.pick(&seats.iter().collect::<Vec<_>>())),
        Awaiting::House | Awaiting::Over => None,
    }
}
