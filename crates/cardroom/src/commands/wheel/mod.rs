//! `wheel`: probabilities of the hands of the poker run, and of the prizes.

mod show;
mod text;
mod worth;

use crate::args::RulesArg;
use crate::exit::RunStatus;
use crate::figures::{self, Show};
use cards::eval::{Category, FiveOfAKind};
use clap::ValueEnum;
use games::poker_run::{ExtraCard, Rules, Settings};
use requests::by_category;
use requests::{Refused, Schemas};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strategy::odds::poker_run::{self as odds, Distribution};
use worth::HandValueReply;

/// Count every hand of the poker run's wheel by its category, exactly
///
/// From the wheel a hand is a sequence of spins, each any of the 52 cards: 52 to the power of the number of spins in
/// all. With draw=pack or draw=respin no card comes twice, and a hand is one of C(52, spins) sets; both give the same
/// figures. With --hands the chances of the first three prizes are given for this many independent hands. With --hand
/// the value of an extra card and of a second hand is given for a player with these cards.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here: draw=wheel|pack|respin, five_of_a_kind=as_quads|above_royal_flush

Hands that tie share a prize or spin for it, which comes to the same in the long run. The parts of
a prize that hands can expect are in percent of the prize.

With --hand, --spins is how many cards the other hands get, and a second hand as many. The prices
are those of the settings extra_price and hand_price, in cents; wins=best_hand_only matters too.

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
    /// Show the value of an extra card and of a second hand for a player with these cards, five at most
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,
    /// The prizes in cents, that of place 1 first
    #[arg(long, value_name = "CENTS,…", value_delimiter = ',', allow_negative_numbers = true, requires_all = ["hand", "hands"])]
    #[arg(value_parser = crate::args::number::<0>)]
    prizes: Vec<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: Show,
}

/// More hands than ever took part in a run.
const MAX_HANDS: i64 = 1_000_000;

#[derive(Clone, Copy, ValueEnum)]
enum Spins {
    #[value(name = "5")]
    Five,
    #[value(name = "6")]
    Six,
}

/// The hands of the wheel, and with `--hands` the prizes.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// Number of cards in a hand.
    spins: u8,
    /// Number of hands.
    total: u64,
    /// Number of hands of each category, the highest first.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, u64>")]
    categories: Vec<(Category, u64)>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    prizes: Option<Prizes>,
    /// Result of `--hand`: the value of an extra card and of a second hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<HandValueReply>,
    /// The clauses behind it, the document first.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
    /// The way the cards are drawn, in words.
    #[serde(skip)]
    drawn: &'static str,
}

/// Chances of the prizes.
#[derive(Serialize, JsonSchema)]
struct Prizes {
    /// Number of hands.
    hands: u32,
    /// The first three prizes, the best first; fewer if there are fewer hands.
    prizes: Vec<Prize>,
    /// The prize of the low hand, with its place counted from below, if the settings have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    low_hand: Option<Prize>,
}

/// One prize.
#[derive(Serialize, JsonSchema)]
struct Prize {
    /// Place that wins it.
    place: u32,
    /// Chance that tied hands stand on the place, and share its prize or spin for it.
    tied: f64,
    /// Chance that a hand of each category takes the place.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, f64>")]
    taken_by: Vec<(Category, f64)>,
    /// Expected share of the prize for a hand of each category, from 0 to 1.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, f64>")]
    expected: Vec<(Category, f64)>,
}

/// Counts the hands.
///
/// # Errors
/// Misuse, and write errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let settings = args.rules.settings()?;
    figures::write(&args.show, answer(args, &settings))
}

/// Schema of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

fn answer(args: &Args, settings: &Settings) -> Result<Reply, Refused> {
    let rules = Rules::new(settings)?;
    let spins = args.spins.checked(settings)?;
    let counted = Distribution::of(spins, &rules);
    let above = rules.fives() == FiveOfAKind::AboveRoyalFlush;
    let ranked = |category: Category| category != Category::FiveOfAKind || above;
    let prizes = args.hands.map(|hands| Prizes::new(&odds::Prizes::among(hands, &counted), &rules, ranked));
    let hand = worth::worth(args, spins, &rules, &ranked)?;
    let categories = Category::ALL.into_iter().rev().filter(|&category| ranked(category));
    Ok(Reply {
        spins: spins.count(),
        total: counted.total(),
        categories: categories.map(|category| (category, counted.count(category))).collect(),
        clauses: clauses(spins, [prizes.is_some(), hand.is_some(), rules.low_hand().is_some()]),
        prizes,
        hand,
        drawn: if rules.repeats() { "from the wheel" } else { "from a pack" },
    })
}

impl Spins {
    /// Checks that the rules allow a sixth card, which is the extra card.
    fn checked(self, settings: &Settings) -> Result<odds::Spins, Refused> {
        match self {
            Spins::Five => Ok(odds::Spins::Five),
            Spins::Six if settings.extra_card != Some(ExtraCard::None) => Ok(odds::Spins::Six),
            Spins::Six => {
                let message = "--spins 6: the sixth is the extra card, and extra_card is none: ask for 5";
                Err(Refused::new("no_extra_card", message).citing(&["poker-run/3", "PR-4"]))
            }
        }
    }
}

impl Prizes {
    fn new(prizes: &odds::Prizes, rules: &Rules, ranked: impl Fn(Category) -> bool) -> Prizes {
        let kept = |chances: &[(Category, f64)]| {
            chances.iter().copied().filter(|&(category, _)| ranked(category)).collect()
        };
        let prize = |place: &odds::PlaceOdds| Prize {
            place: place.place,
            tied: place.tied,
            taken_by: kept(&place.taken_by),
            expected: kept(&place.expected),
        };
        Prizes {
            hands: prizes.hands,
            prizes: prizes.places.iter().map(prize).collect(),
            low_hand: rules.low_hand().map(|_| prize(&prizes.low)),
        }
    }
}

fn clauses(spins: odds::Spins, [prizes, hand, low]: [bool; 3]) -> Vec<&'static str> {
    let six = hand || spins == odds::Spins::Six;
    let all = [
        (true, "poker-run/1"),
        (six, "poker-run/3"),
        (prizes, "poker-run/5"),
        (six, "poker-run/five-only"),
        (true, "PR-1"),
        (true, "PR-2"),
        (true, "PR-3"),
        (six, "PR-4"),
        (hand, "PR-8"),
        (prizes, "PR-9"),
        (prizes && low, "PR-18"),
    ];
    all.into_iter().filter(|(applies, _)| *applies).map(|(_, clause)| clause).collect()
}
