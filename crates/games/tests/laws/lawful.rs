//! Facts about a game or an event that the laws need.

use crate::Chance;
use cards::Card;
use games::{Actor, Awaiting, Game, Legal, Refereed, Seat, Viewer};

/// A refereed round or event that the laws can play by chance.
pub trait Lawful: Refereed + Clone + PartialEq {
    /// The costly laws look at one step in so many, and at the end: more than 1 where a playout is long.
    const ONE_STEP_IN: u64 = 1;

    /// Rules and a table by chance, sometimes odd ones, always such that it opens.
    fn scenario(chance: &mut Chance) -> (Self::Rules, Self::Table);

    /// The order of the cards by chance. A game whose rarest hands a clause names makes them come more often.
    fn order(chance: &mut Chance) -> Self::Order;

    /// Everybody who may look at this table.
    fn viewers(table: &Self::Table) -> Vec<Viewer>;

    /// A legal action by chance, with its actor; `None` once it is over.
    fn step(&self, chance: &mut Chance) -> Option<(Actor, Self::Action)>;

    /// Reports whether the legal actions of an actor hold the action; `None` for an actor who has none of their own.
    fn allows(&self, by: Actor, action: &Self::Action) -> Option<bool>;

    /// Actions to try on a state, legal or not, by anybody.
    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Self::Action)>;

    /// The clause ids behind the lines of a settlement.
    fn settlement_clauses(outcome: &Self::Outcome) -> Vec<&'static str>;

    /// The clause ids behind rules, tables and requests that are refused: one case of each.
    fn setup_clauses() -> Vec<&'static str>;

    /// Every clause id that is not procedural.
    fn all_clauses() -> Vec<&'static str>;
}

/// A game at a table whose money and cards the laws can count.
pub trait LawfulGame: Lawful + Game {
    /// The cards that an event deals or turns up for the first time, as far as this viewer sees them.
    fn dealt(seen: &Self::Seen) -> Vec<Card>;

    /// Every card that a viewer sees in an event.
    fn cards_in(seen: &Self::Seen) -> Vec<Card>;

    /// All money on the table, in stacks and in bets.
    fn money(&self) -> u64;

    /// Net result of each seat and, last, of the house: the sum of the lines of the settlement.
    fn nets(outcome: &Self::Outcome) -> Vec<i64>;

    /// Gain of each seat and, last, of the house: money at the end less money at the start.
    fn gains(&self, table: &Self::Table) -> Vec<i64>;

    /// Reports whether a refusal may depend on cards that others do not see: the few that the rules themselves make so.
    fn may_depend_on_hidden_cards(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// Reports whether the open question may depend on cards that others do not see: the few that the rules make so.
    fn asks_by_hidden_cards(&self) -> bool {
        false
    }
}

/// An event, which has neither seats nor a pack, and whose takings the laws can count.
pub trait LawfulEvent: Lawful {
    /// Takings, and the sum of the parts that they became.
    fn account(outcome: &Self::Outcome) -> (i64, i64);
}

/// A legal action by chance of a seat that is awaited. Where it is what the clock does, the clock may do it.
pub fn turn<G: Game>(game: &G, chance: &mut Chance) -> Option<(Actor, G::Action)> {
    let seat = awaited(game, chance)?;
    let action = game.legal(seat).pick(&mut |n| chance.below(n)).expect("who is awaited can act");
    let by_clock = game.on_time_out(seat).as_ref() == Some(&action) && chance.one_in(2);
    Some((if by_clock { Actor::Clock(seat) } else { Actor::Seat(seat) }, action))
}

/// Reports whether the legal actions of a seat hold the action; `None` for the house, the clock and the staff.
pub fn seat_allows<G: Game>(game: &G, by: Actor, action: &G::Action) -> Option<bool> {
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
