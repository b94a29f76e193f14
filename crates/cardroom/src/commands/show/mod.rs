//! `show`: one round of a game among bots, narrated line by line, with the clause behind every line.
//!
//! 1. Each game has a file, which draws the players from the seed, then plays and narrates the round. `house.rs` is
//!    shared by the games against the house, and `runs.rs` prints the plays of Mount Holyoke Poker as a table.
//! 2. [`shown_round`]: a round with all of its events, for programs and for people.
//! 3. [`mod@print`]: the page.

pub(super) mod high_card_flush;
pub(super) mod holdem;
mod house;
mod mount_holyoke;
pub(super) mod packs_poker;
pub(super) mod poker_run;
mod print;
mod runs;
mod shown_round;

use crate::args::{Form, Game, RulesArg, number, on_game};
use crate::exit::{RunStatus, UsageError};
use crate::rng::fresh_seed;
use crate::stdio::reply;
use clap::ValueEnum;
use requests::{GameSettings, RequestError, Schemas};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use shown_round::{Page, ShownRound};
use std::io::{self, Write};

/// Play one round among bots and show it, with the clause behind every line
#[derive(clap::Args)]
#[command(after_help = "\
The same game, seed, seats and rules show the same round again. Without a game, one round of each
is shown, and --json prints a list of them.

Examples:
  cardroom show holdem --seats 4
  cardroom show packs_poker --seed 7 --rules tie_bonus=paid
  cardroom show mount_holyoke --seed 7 --json")]
pub struct Args {
    /// The game; all of them by default
    #[arg(value_enum)]
    game: Option<Game>,
    #[command(flatten)]
    options: Options,
}

/// Options of the round.
#[derive(clap::Args)]
pub struct Options {
    /// Number of seats, players or participants; the possible numbers depend on the game
    #[arg(long, value_name = "N", value_parser = number::<0>, allow_hyphen_values = true)]
    seats: Option<u64>,
    /// Seed of the random numbers, to see a round again; random by default
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// A round in both output formats.
struct Shown {
    json: Box<RawValue>,
    page: Page,
    /// The command that shows the same round again.
    again: String,
}

impl Shown {
    fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        print::page(&self.page, &self.again, out)
    }
}

impl Serialize for Shown {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

/// Shows a round of the named game, or of each game if none is named.
///
/// # Errors
/// If the arguments are invalid, the output cannot be written, or the operating system provides no random seed.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    match args.game {
        Some(game) => one(game, &args.options),
        None => every(&args.options),
    }
}

/// Shows one round of each game.
///
/// # Errors
/// If the arguments are invalid, the output cannot be written, or the operating system provides no random seed.
fn every(options: &Options) -> anyhow::Result<RunStatus> {
    options.check_without_game()?;
    let seed = options.seed()?;
    let rounds: anyhow::Result<Vec<_>> =
        Game::value_variants().iter().map(|&game| play(game, options, seed)).collect();
    let rounds: Result<Vec<Shown>, RequestError> = rounds?.into_iter().collect();
    reply::write(options.form, rounds, |rounds, out| {
        writeln!(out, "One round of each game. These rounds again: cardroom show --seed {seed}")?;
        rounds.iter().try_for_each(|shown| {
            writeln!(out, "\n{}\n", "─".repeat(crate::narrate::page::WIDTH))?;
            shown.print(out)
        })
    })
}

fn one(game: Game, options: &Options) -> anyhow::Result<RunStatus> {
    let seed = options.seed()?;
    reply::write(options.form, play(game, options, seed)?, Shown::print)
}

/// Schema of the replies: a round, or a list of rounds if no game is named.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply {
    Holdem(Box<ShownRound<games::holdem::Settings, games::holdem::Seen, holdem::Ending>>),
    PacksPoker(Box<ShownRound<games::packs_poker::Settings, games::packs_poker::Seen, house::Ending>>),
    HighCardFlush(
        Box<ShownRound<games::high_card_flush::Settings, games::high_card_flush::Seen, house::Ending>>,
    ),
    MountHolyoke(
        Box<ShownRound<games::mount_holyoke::Settings, games::mount_holyoke::Seen, mount_holyoke::Ending>>,
    ),
    PokerRun(Box<poker_run::ShownRun>),
    All(Vec<Reply>),
}

/// Plays a round of the game; a refusal by the game is the inner error.
fn play(game: Game, options: &Options, seed: u64) -> anyhow::Result<Result<Shown, RequestError>> {
    let round = Round { game, options, seed };
    on_game!(game, module => round.play(module::play_round))
}

/// A requested round: the game, the options and the seed.
struct Round<'a> {
    game: Game,
    options: &'a Options,
    seed: u64,
}

impl Round<'_> {
    fn play<S: GameSettings + Serialize, E: Serialize, R: Serialize>(
        &self,
        play: impl Fn(usize, &S, u64) -> Result<ShownRound<S, E, R>, RequestError>,
    ) -> anyhow::Result<Result<Shown, RequestError>> {
        let settings: S = self.options.rules.settings()?;
        let seats = self.game.seats(self.options.seats)?;
        let shown = match play(seats, &settings, self.seed) {
            Ok(shown) => shown,
            Err(error) => return Ok(Err(error)),
        };
        let json = serde_json::value::to_raw_value(&shown)?;
        Ok(Ok(Shown { json, page: shown.page, again: self.again() }))
    }

    fn again(&self) -> String {
        let Options { seats, rules, .. } = self.options;
        let seats = seats.map(|seats| format!(" --seats {seats}")).unwrap_or_default();
        format!("cardroom show {} --seed {}{seats}{}", self.game.name(), self.seed, rules.typed())
    }
}

impl Options {
    fn seed(&self) -> anyhow::Result<u64> {
        self.seed.map_or_else(fresh_seed, Ok)
    }

    /// Rejects flags that need a game, since every game has its own settings and numbers of seats.
    fn check_without_game(&self) -> Result<(), UsageError> {
        let flags = [("--seats", self.seats.is_some()), ("--rules", self.rules.rules.is_some())];
        match flags.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(UsageError(format!(
                "{flag} belongs to one game: name it, as in cardroom show holdem {flag} …"
            ))),
            None => Ok(()),
        }
    }
}
