//! `show`: one hand among bots, told line by line, with the clause behind every line.
//!
//! 1. [`seating`]: who sits where with what, drawn from the seed.
//! 2. [`play`]: the hand is played and every event noted as a line.
//! 3. [`narrate`]: an event in words. [`mod@print`]: the page.

mod narrate;
mod play;
mod print;
mod seating;

use crate::chance::{Chance, fresh_seed};
use crate::cli::{Form, RulesArg};
use crate::exit::Answered;
use crate::wire::{Refused, Schemas, reply};
use clap::ValueEnum;
use games::holdem::{Rules, Seen, Settings};
use games::{Chips, Seat, Shown};
use schemars::JsonSchema;
use serde::Serialize;

/// Play one hand among bots and show it, with the clause behind every line
#[derive(clap::Args)]
#[command(after_help = "\
The same seed, seats and rules show the same hand again.

Examples:
  cardroom show holdem --seats 4
  cardroom show holdem --seed 7 --rules preset=tournament,ante=10
  cardroom show holdem --seed 7 --json")]
pub struct Args {
    /// Which game
    game: Game,
    #[command(flatten)]
    options: Options,
}

/// The games that can be shown.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Game {
    /// Texas hold'em
    Holdem,
}

/// How to play the shown hand.
#[derive(clap::Args)]
pub struct Options {
    /// How many seats
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u8).range(2..=10))]
    seats: u8,
    /// The seed of the random numbers, to see a hand again; a fresh one if left out
    #[arg(long, value_parser = crate::cli::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// A hand and everything that happened in it. Lists are in seat order.
#[derive(Serialize, JsonSchema)]
struct Story {
    game: &'static str,
    /// Give it to `--seed` to see the hand again.
    seed: u64,
    /// Every setting that the hand was played by.
    rules: Settings,
    button: Seat,
    players: Vec<Player>,
    /// What happened, in order.
    lines: Vec<Line>,
    /// What every seat has at the end.
    stacks: Vec<Chips>,
    /// What every seat is better off by.
    net: Vec<i64>,
}

/// Who sits in a seat.
#[derive(Clone, Serialize, JsonSchema)]
struct Player {
    seat: Seat,
    name: &'static str,
    /// The bot that plays.
    bot: &'static str,
    /// How it plays.
    manner: &'static str,
    /// The chips at the beginning.
    stack: Chips,
    /// The two cards, which nobody but the seat and the reader of this sees before the showdown.
    cards: Option<[Shown; 2]>,
}

/// One thing that happened.
#[derive(Serialize, JsonSchema)]
struct Line {
    event: Seen,
    /// The event in words.
    text: String,
    /// What lies in all banks after it.
    bank: Chips,
    /// The clauses behind it, the document first.
    clauses: Vec<&'static str>,
}

/// Shows a hand of the game that is named.
///
/// # Errors
/// Misuse, no random numbers, or failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    match args.game {
        Game::Holdem => hand(&args.options),
    }
}

/// Shows a hand of hold'em.
///
/// # Errors
/// Misuse, no random numbers, or failures to write.
pub fn hand(options: &Options) -> anyhow::Result<Answered> {
    let settings: Settings = options.rules.settings()?;
    let seed = options.seed.map_or_else(fresh_seed, Ok)?;
    reply::give(options.form, story(options, &settings, seed), |story, out| print::story(story, options, out))
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Story>()
}

fn story(options: &Options, settings: &Settings, seed: u64) -> Result<Story, Refused> {
    let rules = Rules::new(settings)?;
    let mut chance = Chance::new(seed);
    let table = seating::Table::draw(usize::from(options.seats), &rules, &mut chance)?;
    play::play(seed, rules, table, &mut chance)
}
