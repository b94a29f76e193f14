//! A round with all of its events.

use crate::narrate::page::Table;
use crate::narrate::{NarratedEvent, Narrator, PlayerNames};
use games::{Chips, Refereed, Seat, Shown, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// A round with all of its events. The lists of players, stacks and results are in seat order.
#[derive(Serialize, JsonSchema)]
pub struct ShownRound<S, E, R> {
    /// Name of the game: `holdem`.
    pub game: &'static str,
    /// Seed to pass to `--seed` to see the round again.
    pub seed: u64,
    /// Every setting of the game.
    pub rules: S,
    /// The players, with their bots and stacks.
    pub players: Vec<Player>,
    /// The events as a spectator sees them, in order.
    pub lines: Vec<Line<E>>,
    /// Result of the round.
    #[serde(flatten)]
    pub result: R,
    /// The round as a page of text.
    #[serde(skip)]
    pub page: Page,
}

/// A player in a seat. In a poker run, a participant; `seat` is then the participant's number.
#[derive(Clone, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
pub struct Player {
    pub seat: Seat,
    pub name: &'static str,
    /// Name of the bot that plays for the player.
    pub bot: &'static str,
    /// Description of the bot's playing style.
    pub manner: &'static str,
    /// Initial stack in chips or cents; omitted in a game without stacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<Chips>,
    /// The player's cards as dealt; null in a poker run, and for a player who was dealt none. Until they are turned up,
    /// only this seat and the reader of the page see them.
    pub cards: Option<Vec<Shown>>,
}

/// An event of the round, for programs and for people.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
pub struct Line<E> {
    event: E,
    /// The event as English text.
    text: String,
    /// Total of all pots after the event; omitted in games other than hold'em.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank: Option<Chips>,
    /// The clauses that the event cites: those of the rulebook, then the rulings.
    clauses: Vec<&'static str>,
}

/// A round as a page of text.
#[derive(Default)]
pub struct Page {
    pub title: String,
    pub players: Table,
    pub narrated: Vec<NarratedEvent>,
    pub result: Option<Table>,
}

/// Stacks and net results, in games that are played for chips or cents.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
#[schemars(rename = "Moved")]
pub struct ChipResults {
    /// Final stack of every seat.
    pub stacks: Vec<Chips>,
    /// Net result of every seat.
    #[schemars(extend("x-unit" = "game"))]
    pub net: Vec<i64>,
}

impl ChipResults {
    /// The final stacks, and the net results: the final stacks minus the initial ones.
    pub fn between(players: &[Player], stacks: &[Chips]) -> ChipResults {
        let before = players.iter().map(|player| player.stack.unwrap_or_default());
        let net = before.zip(stacks).map(|(before, after)| after.signed() - before.signed()).collect();
        ChipResults { stacks: stacks.to_vec(), net }
    }
}

/// The names of the players.
pub fn names(players: &[Player]) -> PlayerNames {
    PlayerNames::new(players.iter().map(|player| player.name))
}

/// Narrates events as a spectator sees them. Returns each as a line of JSON and as a line of the page.
pub fn narrate<G: Refereed, N: Narrator<G>>(
    round: &G,
    events: &[G::Event],
    players: &[Player],
) -> (Vec<Line<G::Seen>>, Vec<NarratedEvent>) {
    let mut narrator = N::new(names(players));
    let seen = events.iter().filter_map(|event| round.see(event, Viewer::Rail));
    seen.map(|event| {
        let narrated = narrator.narrate(&event);
        let (text, bank, clauses) = (narrated.text.clone(), narrated.pot, narrated.clauses.clone());
        (Line { event, text, bank, clauses }, narrated)
    })
    .unzip()
}
