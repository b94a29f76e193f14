//! A round and everything that happened in it.

use crate::narrate::page::Table;
use crate::narrate::{Cast, Narrator, Told};
use games::{Chips, Refereed, Seat, Shown, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// A round and everything that happened in it. Lists are in seat order.
#[derive(Serialize, JsonSchema)]
pub struct Story<S, E, R> {
    /// Which game.
    pub game: &'static str,
    /// Give it to `--seed` to see the round again.
    pub seed: u64,
    /// Every setting that the round was played by.
    pub rules: S,
    /// Who took part.
    pub players: Vec<Player>,
    /// What happened, in order.
    pub lines: Vec<Line<E>>,
    /// What it came to.
    #[serde(flatten)]
    pub result: R,
    /// The same for a person.
    #[serde(skip)]
    pub page: Page,
}

/// Who sits in a seat, or takes part in an event under this number.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Player {
    pub seat: Seat,
    pub name: &'static str,
    /// The bot that plays.
    pub bot: &'static str,
    /// How it plays.
    pub manner: &'static str,
    /// The chips or cents at the beginning, where the game is played for any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<Chips>,
    /// The own cards as dealt, which nobody but the seat and the reader of this sees before they are turned up.
    pub cards: Option<Vec<Shown>>,
}

/// One thing that happened.
#[derive(Serialize, JsonSchema)]
pub struct Line<E> {
    event: E,
    /// The event in words.
    text: String,
    /// The size of all pots after it, in hold'em.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank: Option<Chips>,
    /// The clauses behind it, the document first.
    clauses: Vec<&'static str>,
}

/// A story for a person.
#[derive(Default)]
pub struct Page {
    pub title: String,
    pub players: Table,
    pub told: Vec<Told>,
    pub result: Option<Table>,
}

/// What a seat has won and lost: the result of games that are played for chips or cents.
#[derive(Serialize, JsonSchema)]
pub struct Moved {
    /// What every seat has at the end.
    pub stacks: Vec<Chips>,
    /// What every seat is better off by.
    pub net: Vec<i64>,
}

impl Moved {
    /// The difference between the players' stacks and those at the end.
    pub fn between(players: &[Player], stacks: &[Chips]) -> Moved {
        let before = players.iter().map(|player| player.stack.unwrap_or_default());
        let net = before.zip(stacks).map(|(before, after)| after.signed() - before.signed()).collect();
        Moved { stacks: stacks.to_vec(), net }
    }
}

/// The names of the players.
pub fn cast(players: &[Player]) -> Cast {
    Cast::new(players.iter().map(|player| player.name))
}

/// Tells events as the rail sees them: each as a line for programs and as a line for people.
pub fn tell<G: Refereed, N: Narrator<G>>(
    round: &G,
    events: &[G::Event],
    players: &[Player],
) -> (Vec<Line<G::Seen>>, Vec<Told>) {
    let mut narrator = N::new(cast(players));
    let seen = events.iter().filter_map(|event| round.see(event, Viewer::Rail));
    seen.map(|event| {
        let told = narrator.tell(&event);
        let (text, bank, clauses) = (told.text.clone(), told.pot, told.clauses.clone());
        (Line { event, text, bank, clauses }, told)
    })
    .unzip()
}
