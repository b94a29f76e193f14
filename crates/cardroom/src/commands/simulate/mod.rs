//! `simulate`: many hands through the game engine, as fast as it goes, every chip counted.

mod run;

use crate::chance::fresh_seed;
use crate::cli::{Form, RulesArg};
use crate::exit::Answered;
use crate::paint::thousands;
use crate::wire::{Refused, Schemas, reply};
use clap::ValueEnum;
use clap::builder::PossibleValuesParser;
use games::holdem::{Holdem, Rules, Settings};
use games::{Game as _, Legal, Viewer};
use run::Run;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::bots::HasBots;
use strategy::bots::holdem::Call;

/// Play many hands as fast as the game engine goes, and count every chip
///
/// On one thread, through the same game that tables play. In every hand each seat begins with 100 big blinds and
/// the button moves on. The time includes shuffling; of a pack only the cards that a hand can need are shuffled.
#[derive(clap::Args)]
#[command(after_help = "\
Policies: call (everyone checks or calls), random (any legal move), or a bot: tight, loose.

Examples:
  cardroom simulate holdem --hands 1000000 --seats 2
  cardroom simulate holdem --hands 20000 --seats 6 --policy tight --rules preset=tournament --seed 7 --json")]
pub struct Args {
    /// Which game
    game: Game,
    /// How many hands
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    hands: u64,
    /// How many seats
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=10))]
    seats: u8,
    /// How every seat plays
    #[arg(long, default_value = "call", value_parser = PossibleValuesParser::new(Holdem::BOTS.iter().map(|bot| bot.name())))]
    policy: String,
    /// The seed of the random numbers, to repeat a run; a fresh one if left out
    #[arg(long, value_parser = crate::cli::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Compare with the exact odds: not for hold'em, which is not played against a house
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// The games that can be simulated.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Game {
    /// Texas hold'em
    Holdem,
}

/// What was played, and how fast.
#[derive(Serialize, JsonSchema)]
struct Reply {
    hands: u64,
    /// The time of the hands alone.
    seconds: f64,
    hands_per_second: f64,
    /// Give it to `--seed` to play the same hands again.
    seed: u64,
    /// Whether in every hand the chips at the end were those of the beginning.
    conserved: bool,
    seats: u8,
    policy: String,
}

/// Plays the hands.
///
/// # Errors
/// Misuse, no random numbers, or failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let settings: Settings = args.rules.settings()?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let reply = match args.game {
        Game::Holdem => holdem(args, &settings, seed),
    };
    let conserved = reply.as_ref().is_ok_and(|reply| reply.conserved);
    reply::give(args.form, reply, tell)?;
    Ok(if conserved { Answered::All } else { Answered::NotAll })
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let (hands, rate) = (thousands(reply.hands), thousands(reply.hands_per_second as u64));
    writeln!(out, "{hands} hands of hold'em, {} seats, policy {}", reply.seats, reply.policy)?;
    writeln!(out, "{rate} hands a second, one thread ({:.3} seconds)", reply.seconds)?;
    let kept = if reply.conserved { "no chip was made or lost" } else { "CHIPS WERE MADE OR LOST" };
    writeln!(out, "{kept} in any hand; seed {}", reply.seed)
}

fn holdem(args: &Args, settings: &Settings, seed: u64) -> Result<Reply, Refused> {
    if args.check {
        let message =
            "--check: hold'em is played against each other, so there is no house edge to check against";
        return Err(Refused::new("no_edge", message));
    }
    let mut run = Run::new(Rules::new(settings)?, usize::from(args.seats), seed)?;
    let (seconds, conserved) = match args.policy.as_str() {
        "call" => run.play(args.hands, |hand, seat, _| Call::choose(&hand.legal(seat)))?,
        "random" => {
            run.play(args.hands, |hand, seat, chance| hand.legal(seat).pick(&mut |n| chance.below_u64(n)))?
        }
        bot => {
            let bot =
                Holdem::bot(bot).ok_or_else(|| Refused::new("policy", format!("there is no bot {bot}")))?;
            run.play(args.hands, |hand, seat, chance| {
                bot.act(&hand.view(Viewer::Seat(seat)), &mut |n| chance.below_u64(n))
            })?
        }
    };
    Ok(Reply {
        hands: args.hands,
        seconds,
        hands_per_second: (args.hands as f64 / seconds.max(f64::MIN_POSITIVE)).round(),
        seed,
        conserved,
        seats: args.seats,
        policy: args.policy.clone(),
    })
}
