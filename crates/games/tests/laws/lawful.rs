//! What a game tells the laws about itself.

use crate::Chance;
use cards::Card;
use games::{Actor, DealtOrder, Game, Viewer};

/// A game that the laws can play by chance and whose money and cards they can count.
pub trait Lawful: Game + Clone + PartialEq {
    /// Rules and a table by chance, sometimes odd ones, always such that the round opens.
    fn scenario(chance: &mut Chance) -> (Self::Rules, Self::Table);

    /// The order of the cards by chance. A game whose rarest hands a clause names makes them come more often.
    fn order(chance: &mut Chance) -> DealtOrder {
        chance.order()
    }

    /// Everybody who may look at this table.
    fn viewers(table: &Self::Table) -> Vec<Viewer>;

    /// Actions to try on a state, legal or not, by anybody.
    fn probes(&self, chance: &mut Chance) -> Vec<(Actor, Self::Action)>;

    /// The cards that an event deals or turns up for the first time, as far as this viewer sees them.
    fn dealt(seen: &Self::Seen) -> Vec<Card>;

    /// Every card that a viewer sees in an event.
    fn cards_in(seen: &Self::Seen) -> Vec<Card>;

    /// All money on the table, in stacks and in bets.
    fn money(&self) -> u64;

    /// What each seat and, last, the house is better off by; all lines of the settlement added up.
    fn nets(outcome: &Self::Outcome) -> Vec<i64>;

    /// What each seat and, last, the house is better off by: money at the end less money at the start.
    fn gains(&self, table: &Self::Table) -> Vec<i64>;

    /// The clause ids behind an event.
    fn event_clauses(event: &Self::Event) -> Vec<&'static str>;

    /// Whether a refusal may turn on cards that others do not see: the few that the rules themselves make so.
    fn may_depend_on_hidden_cards(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// Reports whether the open question may depend on cards that others do not see: the few that the rules make so.
    fn asks_by_hidden_cards(&self) -> bool {
        false
    }

    /// The clause ids behind a refusal.
    fn refusal_clauses(refusal: &Self::Refusal) -> Vec<&'static str>;

    /// The clause ids behind the lines of a settlement.
    fn settlement_clauses(outcome: &Self::Outcome) -> Vec<&'static str>;

    /// The clause ids behind rules and tables that are refused: one case of each.
    fn setup_clauses() -> Vec<&'static str>;

    /// Every clause id of the game that is not procedural.
    fn all_clauses() -> Vec<&'static str>;
}
