//! The commands and the arguments that they share.

use crate::commands::{
    backup, bench, completions, decide, edge, equity, export, live, play, plays, pots, rank, referee, replay,
    schema, serve, show, simulate, wheel,
};
use crate::exit::UsageError;
use crate::wire::{GameSettings, RulesText};
use clap::{Args, Parser, Subcommand, ValueEnum};
use games::seat::MAX_SEATS;
use games::{Chips, Seat};

/// A card room in one binary: it deals, referees and settles card games exactly as their written rules say, and
/// shows the clause behind every decision.
///
/// Without a command it starts the room: four games at tables in the browser, on http://127.0.0.1:8080.
#[derive(Parser)]
#[command(name = "cardroom", version, after_help = EXAMPLES)]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Cards are written As Td 9h 2c, also 10d, A♠, or run together: AsTd.

Exit code: 0 all answered, 1 something was refused or does not match, 2 the command was misused.

Examples:
  cardroom                                   the room, on http://127.0.0.1:8080
  cardroom serve --listen 0.0.0.0:8080       the room, for phones in the same network too
  cardroom show                              one round of each game among bots
  cardroom show holdem --seed 7 --seats 2    one hand of hold'em
  cardroom play holdem                       a seat for you
  cardroom rank --game holdem AsKs QsJsTs    what a hand is worth
  cardroom rank --help                       everything about a command";

/// The commands, one file each in `commands/`.
#[derive(Subcommand)]
pub enum Command {
    Serve(serve::Args),
    Show(show::Args),
    Play(play::Args),
    Rank(rank::Args),
    Plays(plays::Args),
    Pots(pots::Args),
    Referee(referee::Args),
    Replay(replay::Args),
    Export(export::Args),
    Equity(Box<equity::Args>),
    Edge(Box<edge::Args>),
    Decide(decide::Args),
    Wheel(wheel::Args),
    Live(live::Args),
    Simulate(simulate::Args),
    Backup(backup::Args),
    Bench(bench::Args),
    Schema(schema::Args),
    Completions(completions::Args),
}

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum Game {
    /// Texas hold'em
    Holdem,
    /// Packs Poker
    PacksPoker,
    /// High Card Flush
    HighCardFlush,
    /// Mount Holyoke Poker
    MountHolyoke,
    /// The poker run
    PokerRun,
}

/// The games against the house with calculated odds.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum HouseGame {
    /// Packs Poker
    PacksPoker,
    /// High Card Flush
    HighCardFlush,
}

/// The games against the house in which the player decides after the deal.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum DecisionGame {
    /// High Card Flush
    HighCardFlush,
}

impl Game {
    /// The name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Number of seats at a table, or of participants: the minimum, the default and the maximum.
    const fn range(self) -> (u8, u8, u8) {
        match self {
            Game::Holdem => (2, 6, 10),
            Game::PacksPoker => (1, 3, 9),
            Game::HighCardFlush => (1, 3, 6),
            Game::MountHolyoke => (2, 4, 4),
            Game::PokerRun => (2, 4, 10),
        }
    }

    /// Number of seats at a table; the default if none is given.
    ///
    /// # Errors
    /// [`UsageError`], with the limits of the game.
    pub fn seats(self, given: Option<u64>) -> Result<usize, UsageError> {
        let (fewest, usual, most) = self.range();
        let Some(seats) = given else { return Ok(usual.into()) };
        let seated = u8::try_from(seats).ok().filter(|seats| (fewest..=most).contains(seats));
        let misuse = || UsageError(format!("--seats {seats}: {} has {fewest} to {most}", self.name()));
        seated.map(usize::from).ok_or_else(misuse)
    }
}

/// The `--rules` flag: the settings of a game.
#[derive(Args, Clone, Default)]
pub struct RulesArg {
    /// The rules to follow: settings like preset=tournament,ante=10, or a JSON object; a pay table also from a TOML file,
    /// as flush_bonus=@table.toml
    #[arg(long, value_name = "SETTING=VALUE,…")]
    pub rules: Option<RulesText>,
}

impl RulesArg {
    /// The settings of a game; the defaults if none are given.
    ///
    /// # Errors
    /// [`UsageError`], with the setting and its possible values.
    pub fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        self.rules.as_ref().map_or_else(|| Ok(S::default()), RulesText::settings)
    }
}

/// Largest value of a number flag: 2^53 − 1, which every reader of JSON preserves.
const MAX_NUMBER: u64 = (1 << 53) - 1;

/// Parses a whole number of at least `LEAST`.
///
/// # Errors
/// A message with the allowed range.
pub fn number<const LEAST: u64>(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (LEAST..=MAX_NUMBER).contains(number));
    number.ok_or_else(|| format!("a whole number from {LEAST} to 2^53 − 1 belongs there, in digits"))
}

/// Parses a seed.
///
/// # Errors
/// A message with the allowed range.
pub fn seed(text: &str) -> Result<u64, String> {
    let seed = text.parse().ok().filter(|&seed| seed <= MAX_NUMBER);
    seed.ok_or_else(|| format!("a seed is a whole number from 0 to 2^53 − 1 ({MAX_NUMBER})"))
}

/// Parses a seat number.
///
/// # Errors
/// A message with the allowed range.
pub fn seat(text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().and_then(Seat::new);
    seat.ok_or_else(|| format!("seats count from 1 to {MAX_SEATS}"))
}

/// Parses an amount of chips.
///
/// # Errors
/// A message with the reason.
pub fn chips(text: &str) -> Result<Chips, String> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("an amount is a whole number of chips, in digits".to_owned());
    }
    if negative {
        return Err("amounts are not negative: write 0 or more".to_owned());
    }
    let chips = digits.parse().ok().and_then(|units| Chips::new(units).ok());
    chips.ok_or_else(|| format!("the largest amount is 2^53 − 1, {} (ALL-2)", Chips::MAX))
}

/// The format of the reply: text or JSON.
#[derive(Args, Clone, Copy)]
pub struct Form {
    /// Print the reply as one JSON value
    #[arg(long)]
    pub json: bool,
}

/// The source of requests: the command line, or standard input line by line.
#[derive(Args, Clone, Copy)]
pub struct Lines {
    /// Answer requests from standard input: one JSON request per line, one JSON reply per line, in order
    #[arg(long, conflicts_with = "json")]
    pub jsonl: bool,
}
