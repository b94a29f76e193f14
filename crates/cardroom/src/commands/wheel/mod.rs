//! `wheel`: probabilities of the poker run's hands and prizes.

mod show;
mod text;

use crate::args::{RulesArg, flagged};
use crate::exit::RunStatus;
use crate::figures::{self, OutputArgs};
use clap::ValueEnum;
use requests::wheel::{Request, answer};
use strategy::odds::poker_run as odds;

/// Count every hand of the poker run's wheel by its category, exactly
///
/// From the wheel a hand is a sequence of spins, each any of the 52 cards, so there are 52 to the power of the number
/// of spins. With draw=pack or draw=respin no card comes twice, and a hand is one of C(52, spins) sets. Both give the
/// same figures. With --hands the chances of the first three prizes are given for this many independent hands. With
/// --hand the value of an extra card and of a second hand is given for a player with these cards.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here: draw=wheel|pack|respin, five_of_a_kind=as_quads|above_royal_flush

Hands that tie share a prize or spin for it, which has the same expected value. Expected shares of
a prize are in percent of the prize.

With --hand, --spins is the number of cards of each other hand, and of a second hand. The prices
are those of the settings extra_price and hand_price, in cents. wins=best_hand_only matters too.

Examples:
  cardroom wheel
  cardroom wheel --spins 6 --hands 200
  cardroom wheel --rules draw=pack --json
  cardroom wheel --hands 50 --csv --plot wheel.svg
  cardroom wheel --hand KsKd9h4c2s --hands 200 --prizes 50000,30000,20000 --rules extra_price=500")]
pub struct Args {
    /// Number of cards: those of the five stops, or six with the extra card
    #[arg(long, value_enum, default_value = "5", value_name = "5|6")]
    spins: Spins,
    /// Show the prizes among this many hands
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MAX_HANDS))]
    hands: Option<u32>,
    /// Show the value of an extra card and of a second hand for a player with these cards, at most five
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,
    /// The prizes in cents, that of place 1 first
    #[arg(long, value_name = "CENTS,…", value_delimiter = ',', allow_negative_numbers = true, requires_all = ["hand", "hands"])]
    #[arg(value_parser = crate::args::number::<0>)]
    prizes: Vec<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: OutputArgs,
}

/// Maximum number of hands, above the size of any real event.
const MAX_HANDS: i64 = 1_000_000;

#[derive(Clone, Copy, ValueEnum)]
enum Spins {
    #[value(name = "5")]
    Five,
    #[value(name = "6")]
    Six,
}

/// Counts the hands.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if writing to standard output or to
/// the chart's file fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let settings = args.rules.settings()?;
    let request = Request {
        spins: args.spins.into(),
        hands: args.hands,
        hand: args.hand.as_deref(),
        prizes: &args.prizes,
    };
    let flags = ["--spins", "--hand", "--prizes"];
    figures::write(&args.show, answer(&request, &settings).map_err(|error| flagged(error, &flags)))
}

impl From<Spins> for odds::Spins {
    fn from(spins: Spins) -> odds::Spins {
        match spins {
            Spins::Five => odds::Spins::Five,
            Spins::Six => odds::Spins::Six,
        }
    }
}
