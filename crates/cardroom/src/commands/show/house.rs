//! Code shared by the two games against the house.

use super::print;
use super::shown_round::{ChipResults, Page, Player};
use crate::narrate::NarratedEvent;
use crate::narrate::account::add_row;
use crate::paint::money;
use games::{Chips, Game, Seat, Shown};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::bots::{Bot, NAMES};

/// Result of a round, in cents. The net results of all seats and the house add up to 0.
#[derive(Serialize, JsonSchema)]
pub struct Ending {
    #[serde(flatten)]
    moved: ChipResults,
    /// Net result of the house, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    house: i64,
}

impl Ending {
    /// Computes the result from the final stacks.
    pub fn new(players: &[Player], stacks: &[Chips], house: i64) -> Ending {
        Ending { moved: ChipResults::between(players, stacks), house }
    }
}

/// A bot in a seat, with its stack and its cards.
pub fn player<G: Game + 'static>(
    seat: Seat,
    bot: &'static dyn Bot<G>,
    stack: Chips,
    cards: Option<Vec<Shown>>,
) -> Player {
    let (name, stack) = (NAMES[seat.index()], Some(stack));
    Player { seat, name, bot: bot.name(), manner: bot.description(), stack, cards }
}

/// The page of a round, with the house below the seats.
pub fn page(title: String, players: &[Player], narrated: Vec<NarratedEvent>, ending: &Ending) -> Page {
    let result = add_row(print::moved(players, &ending.moved, money), "the house", ending.house, money);
    let header = "seat    player                   stack   cards";
    Page { title, players: print::players(players, None, money, header), narrated, result: Some(result) }
}
