//! `simulate`: many rounds at the full speed of the game engine, with every chip counted.
//!
//! 1. `run.rs`: rounds of any table game; one file per game with its details.
//! 2. `poker_run.rs`: whole events, which have no table.
//! 3. `check.rs`: rounds against the house, compared with the exact odds.
//! 4. `timed.rs`: the time. `text.rs`: the reply in words.

mod check;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
mod run;
mod text;
mod timed;

use crate::args::{Form, Game, RulesArg, number};
use crate::chance::fresh_seed;
use crate::exit::{RunStatus, UsageError};
use crate::interrupt;
use crate::stdio::reply;
use check::Check;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use requests::{Refused, Schemas};
use run::{Simulated, simulate, simulate_checked};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;
use text::{Words, write_text};
use timed::Timed;

/// Play many rounds at the full speed of the game engine, and count every chip
///
/// Runs on one thread, through the same engine as the tables. Every round starts fresh: in hold'em with 100 big
/// blinds and the button moved on, against the house with enough for the largest wagers, in Mount Holyoke Poker with
/// no points. The time includes shuffling; only the cards that a round can need are shuffled.
///
/// After every round the accounts are checked: chips, including those of the house; in Mount Holyoke Poker the
/// thirteen cards of each player and a point for each card left; in the poker run that the takings equal the sales,
/// and are divided into prizes, charity and event.
#[derive(clap::Args)]
#[command(after_help = "\
Policies: call stays in at the lowest cost, random makes any legal move; the others decide from
the view of their seat.
  holdem           call, random, tight, loose
  packs_poker      call, random, every_pack, bonus
  high_card_flush  call, random, t86, optimal
  mount_holyoke    call, random, shed, patient
  poker_run        call (never buys the extra card), random, always_extra, when_it_helps

A round of poker_run is a whole event: three in four ride, one in four has a second hand, some
are late. A hand costs 1000 cents and the extra card 500 unless --rules says otherwise; the prizes
are 25%, 15% and 10% of the takings.

Examples:
  cardroom simulate holdem --hands 1000000 --seats 2
  cardroom simulate high_card_flush --hands 1000000 --policy t86 --check
  cardroom simulate mount_holyoke --hands 10000 --policy random --rules points=double_from_ten
  cardroom simulate holdem --hands 20000 --seats 6 --policy tight --rules preset=tournament --seed 7 --json")]
pub struct Args {
    /// The game
    game: Game,
    /// Number of hands, rounds or events
    #[arg(long, value_name = "N", value_parser = number::<1>, allow_hyphen_values = true)]
    hands: u64,
    /// Number of seats: holdem 2 to 10 (default 2), packs_poker 1 to 9 by the packs (1), high_card_flush 1 to 6
    /// (1), mount_holyoke 2 to 4 (4), poker_run 1 to 1000 participants (20)
    #[arg(long, value_name = "N", value_parser = number::<0>, allow_hyphen_values = true)]
    seats: Option<u64>,
    /// The policy of every seat
    #[arg(long, default_value = "call")]
    policy: String,
    /// Seed of the random numbers, to repeat a run; random by default
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Compare the results with the exact odds: packs_poker, and high_card_flush with the policies t86 and optimal;
    /// every seat makes the minimum bonus wagers too
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

impl Args {
    fn seats(&self, default: usize) -> usize {
        self.seats.map_or(default, |seats| seats.try_into().unwrap_or(usize::MAX))
    }
}

/// Results of a simulation.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// Number of hands, rounds or events played.
    hands: u64,
    /// `true` if the run was stopped early.
    stopped: bool,
    /// Time spent on the hands alone.
    seconds: f64,
    hands_per_second: f64,
    /// Seed for `--seed`, to play the same hands again.
    seed: u64,
    /// `true` if the accounts of every hand balanced: its chips, its cards and points, or its takings.
    conserved: bool,
    /// Number of seats, players or participants.
    seats: usize,
    policy: String,
    /// Result of `--check`.
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Check>,
    #[serde(skip)]
    words: Words,
}

impl Reply {
    /// `true` if everything was played, the accounts balance and the results agree with the odds.
    fn is_good(&self) -> bool {
        self.conserved && !self.stopped && self.check.as_ref().is_none_or(|check| check.agrees)
    }
}

/// Reason for which nothing was played.
enum NotPlayed {
    UsageError(UsageError),
    Refused(Refused),
}

/// Plays the hands.
///
/// # Errors
/// Misuse, no random numbers, and write errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    interrupt::listen();
    let reply = match answer(args, seed) {
        Ok(reply) => Ok(reply),
        Err(NotPlayed::Refused(refused)) => Err(refused),
        Err(NotPlayed::UsageError(misuse)) => return Err(misuse.into()),
    };
    let good = reply.as_ref().is_ok_and(Reply::is_good);
    reply::write(args.form, reply, write_text)?;
    Ok(if good { RunStatus::Success } else { RunStatus::Failure })
}

/// Schema of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

fn answer(args: &Args, seed: u64) -> Result<Reply, NotPlayed> {
    let (timed, check) = if args.check { checked(args, seed)? } else { (play(args, seed)?, None) };
    let (words, seats) = match args.game {
        Game::Holdem => table::<Holdem>(),
        Game::PacksPoker => table::<PacksPoker>(),
        Game::HighCardFlush => table::<HighCardFlush>(),
        Game::MountHolyoke => table::<MountHolyoke>(),
        Game::PokerRun => (poker_run::WORDS, poker_run::SEATS),
    };
    Ok(Reply {
        hands: timed.rounds,
        stopped: timed.rounds < args.hands,
        seconds: timed.seconds,
        hands_per_second: (timed.rounds as f64 / timed.seconds.max(f64::MIN_POSITIVE)).round(),
        seed,
        conserved: timed.conserved,
        seats: args.seats(seats),
        policy: args.policy.clone(),
        check,
        words,
    })
}

fn play(args: &Args, seed: u64) -> Result<Timed, NotPlayed> {
    match args.game {
        Game::Holdem => simulate::<Holdem>(args, seed),
        Game::PacksPoker => simulate::<PacksPoker>(args, seed),
        Game::HighCardFlush => simulate::<HighCardFlush>(args, seed),
        Game::MountHolyoke => simulate::<MountHolyoke>(args, seed),
        Game::PokerRun => poker_run::simulate(args, seed),
    }
}

fn checked(args: &Args, seed: u64) -> Result<(Timed, Option<Check>), NotPlayed> {
    let (timed, check) = match args.game {
        Game::PacksPoker => simulate_checked::<PacksPoker>(args, seed)?,
        Game::HighCardFlush => simulate_checked::<HighCardFlush>(args, seed)?,
        other => return Err(no_edge(other).into()),
    };
    Ok((timed, Some(check)))
}

const fn table<G: Simulated>() -> (Words, usize) {
    (G::WORDS, G::SEATS)
}

fn no_edge(game: Game) -> Refused {
    let message = match game {
        Game::Holdem => "hold'em is played against each other, so there is no house edge to check against",
        Game::MountHolyoke => {
            "Mount Holyoke Poker is played against each other, so there is no house edge to check against"
        }
        _ => "the poker run has no house, so there is no edge to check against",
    };
    Refused::new("no_edge", format!("--check: {message}"))
}

/// Checks that the game has so many seats; `more` is added to the message.
fn check_seats(
    game: &str,
    seats: usize,
    range: RangeInclusive<usize>,
    more: Option<String>,
) -> Result<(), UsageError> {
    if range.contains(&seats) {
        return Ok(());
    }
    let (least, most) = (range.start(), range.end());
    let more = more.map_or(String::new(), |more| format!(": {more}"));
    Err(UsageError(format!("--seats {seats}: {game} has {least} to {most}{more}")))
}

impl From<UsageError> for NotPlayed {
    fn from(misuse: UsageError) -> NotPlayed {
        NotPlayed::UsageError(misuse)
    }
}

impl From<Refused> for NotPlayed {
    fn from(refused: Refused) -> NotPlayed {
        NotPlayed::Refused(refused)
    }
}
