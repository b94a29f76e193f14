//! `rank`: the rank of a hand, in words and as a number.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod poker_run;

pub use high_card_flush::refuse as refuse_flush;

use crate::args::{Form, Lines, RulesArg};
use crate::exit::{RunStatus, UsageError};
use crate::paint::{BOLD, DIM, Painted, clauses, pips};
use crate::stdio::{lines, reply};
use cards::{Card, eval::Category};
use clap::ValueEnum;
use games::Shown;
use requests::{Refused, Schemas, json, read_cards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::io::{self, Write};

/// Rank a hand: its best five cards, its category, its strength
///
/// Hold'em: 5 to 7 different cards. Poker run: 5 or 6 cards, which may repeat, since the wheel may show a card again.
/// High Card Flush: 7 different cards, of which the flush counts; the longest run in one suit is given too. Mount
/// Holyoke Poker: 1, 2, 3 or 5 different cards that form a combination. The strength is an integer, larger is better,
/// comparable within one game and one set of rules.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here:
  holdem           compare=standard|high_card_only
  high_card_flush  straight_flush_ace=high_only|ace_low_too, qualifier=9-high-3
  mount_holyoke    singles, pairs, straights, straight_ties, flushes
  poker_run        draw=wheel|pack|respin, five_of_a_kind=as_quads|above_royal_flush

Examples:
  cardroom rank --game holdem As Ks 4d 4c Kh 9h 2c
  cardroom rank --game high_card_flush Ks Ts 9s 2s 3d 4d 5d
  cardroom rank --game poker_run --rules five_of_a_kind=above_royal_flush KsKsKhKdKs
  echo '{\"game\":\"poker_run\",\"cards\":[\"Ad\",\"Qc\",\"2s\",\"4s\",\"2s\",\"6c\"]}' | cardroom rank --jsonl")]
pub struct Args {
    /// The game to rank by; with --jsonl, for lines that name none
    #[arg(long, value_enum, required_unless_present = "jsonl")]
    game: Option<Game>,
    /// The cards: As Td 9h 2c, also 10d, A♠, or run together
    #[arg(required_unless_present = "jsonl", conflicts_with = "jsonl")]
    cards: Vec<String>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// The games that rank hands.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
enum Game {
    /// Texas hold'em
    Holdem,
    /// High Card Flush
    HighCardFlush,
    /// Mount Holyoke Poker
    MountHolyoke,
    /// The poker run, where a wheel is spun for each card
    PokerRun,
}

/// One request.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Request<'a> {
    /// The game to rank by; that of `--game` if left out.
    #[serde(default)]
    game: Option<Game>,
    /// The cards.
    cards: Vec<Shown>,
    /// The game's settings; those of `--rules` if left out.
    #[serde(borrow, default)]
    #[schemars(with = "Option<Settings>")]
    rules: Option<&'a RawValue>,
}

/// A game's settings, not yet validated.
#[derive(Clone, JsonSchema)]
#[schemars(untagged)]
enum Settings {
    Holdem(Box<games::holdem::Settings>),
    HighCardFlush(Box<games::high_card_flush::Settings>),
    MountHolyoke(Box<games::mount_holyoke::Settings>),
    PokerRun(Box<games::poker_run::Settings>),
}

/// The rank of a hand.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// The category.
    #[schemars(with = "String", extend("enum" = categories()))]
    category: &'static str,
    /// The best five cards in the order in which they count; in High Card Flush the cards of the flush, highest
    /// first; in Mount Holyoke Poker the cards, lowest first.
    best: Vec<Shown>,
    /// Strength of the hand: larger is better, equal is a tie; comparable within one game and one set of rules.
    strength: u32,
    /// The hand in words.
    text: String,
    /// The clauses behind it, the document first.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
    /// Further figures, in High Card Flush only.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    flush: Option<Flush>,
}

/// Further figures in High Card Flush.
#[derive(Serialize, JsonSchema)]
struct Flush {
    /// Number of cards in the flush.
    length: u8,
    /// Length of the longest run in one suit, 1 if there is none.
    straight_flush: u8,
    /// `true` if the dealer would qualify with this hand.
    qualifies: bool,
}

/// Ranks one hand, or a stream of them.
///
/// # Errors
/// Misuse, and I/O errors.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let given = args.game.map(|game| Settings::on_command_line(game, &args.rules)).transpose()?;
    match (given, args.lines.jsonl) {
        (given, true) => lines::answer(|line| answer_line(line, args.game, given.as_ref())),
        (Some(settings), false) => {
            let reply = read_cards(&args.cards.join(" ")).and_then(|cards| rank(&cards, &settings));
            reply::write(args.form, reply, write_text)
        }
        (None, false) => Err(UsageError("name the game: --game holdem".to_owned()).into()),
    }
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request<'_>, Reply>()
}

fn answer_line(line: &str, game: Option<Game>, given: Option<&Settings>) -> Result<Reply, Refused> {
    let request: Request<'_> = json::read(line)?;
    let cards: Vec<Card> = request.cards.iter().map(|card| card.0).collect();
    match (request.game.or(game), request.rules, given) {
        (None, ..) => Err(Refused::new("request", "the field game is missing: name it, or give --game")),
        (Some(game), Some(rules), _) => rank(&cards, &Settings::in_request(game, line, rules)?),
        (Some(_), None, Some(given)) if request.game.is_none() || request.game == game => rank(&cards, given),
        (Some(game), None, _) => rank(&cards, &Settings::default_of(game)),
    }
}

fn rank(cards: &[Card], settings: &Settings) -> Result<Reply, Refused> {
    match settings {
        Settings::Holdem(settings) => holdem::rank(cards, settings),
        Settings::HighCardFlush(settings) => high_card_flush::rank(cards, settings),
        Settings::MountHolyoke(settings) => mount_holyoke::rank(cards, settings),
        Settings::PokerRun(settings) => poker_run::rank(cards, settings),
    }
}

fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let category = reply.category.replace('_', " ");
    let best = pips(reply.best.iter().map(|card| card.0));
    writeln!(out, "{best}  {}", Painted(BOLD, category))?;
    writeln!(out, "{}", reply.text)?;
    if let Some(flush) = &reply.flush {
        let qualifies = if flush.qualifies { "qualifies" } else { "does not qualify" };
        writeln!(
            out,
            "longest run in one suit {}; as the dealer's hand it {qualifies}",
            flush.straight_flush
        )?;
    }
    writeln!(out, "{}", Painted(DIM, format!("strength {}  {}", reply.strength, clauses(&reply.clauses))))
}

impl Settings {
    fn on_command_line(game: Game, rules: &RulesArg) -> Result<Settings, UsageError> {
        Ok(match game {
            Game::Holdem => Settings::Holdem(Box::new(rules.settings()?)),
            Game::HighCardFlush => Settings::HighCardFlush(Box::new(rules.settings()?)),
            Game::MountHolyoke => Settings::MountHolyoke(Box::new(rules.settings()?)),
            Game::PokerRun => Settings::PokerRun(Box::new(rules.settings()?)),
        })
    }

    fn in_request(game: Game, line: &str, rules: &RawValue) -> Result<Settings, Refused> {
        Ok(match game {
            Game::Holdem => Settings::Holdem(Box::new(json::read_part(line, rules, "rules")?)),
            Game::HighCardFlush => Settings::HighCardFlush(Box::new(json::read_part(line, rules, "rules")?)),
            Game::MountHolyoke => Settings::MountHolyoke(Box::new(json::read_part(line, rules, "rules")?)),
            Game::PokerRun => Settings::PokerRun(Box::new(json::read_part(line, rules, "rules")?)),
        })
    }

    fn default_of(game: Game) -> Settings {
        match game {
            Game::Holdem => Settings::Holdem(Box::default()),
            Game::HighCardFlush => Settings::HighCardFlush(Box::default()),
            Game::MountHolyoke => Settings::MountHolyoke(Box::default()),
            Game::PokerRun => Settings::PokerRun(Box::default()),
        }
    }
}

/// Every category that a reply may have.
fn categories() -> Vec<&'static str> {
    Category::ALL.map(Category::id).into_iter().chain(["single"]).collect()
}

/// Clause of the standard ranking that defines a category (TH-5 adopts it for hold'em).
fn ranking_clause(category: Category) -> &'static str {
    match category {
        Category::RoyalFlush => "poker-run/rank-1",
        Category::StraightFlush => "poker-run/rank-2",
        Category::FourOfAKind => "poker-run/rank-3",
        Category::FullHouse => "poker-run/rank-4",
        Category::Flush => "poker-run/rank-5",
        Category::Straight => "poker-run/rank-6",
        Category::ThreeOfAKind => "poker-run/rank-7",
        Category::TwoPair => "poker-run/rank-8",
        Category::Pair => "poker-run/rank-9",
        Category::HighCard => "poker-run/rank-10",
        Category::FiveOfAKind => "PR-2",
    }
}
