//! `decide`: the best decision for one hand against the house, and its expected value.

use super::rank::refuse_flush;
use crate::args::{DecisionGame, Form, Lines, RulesArg};
use crate::exit::RunStatus;
use crate::paint::{BOLD, DIM, Painted, clauses, counted, percent, pips, thousands};
use crate::stdio::{lines, reply};
use cards::Card;
use cards::eval::flush::best_flush;
use games::Shown;
use games::high_card_flush::{Rules, Settings};
use requests::{Refused, Schemas, json, read_cards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use strategy::odds::high_card_flush::{Dealer, Table};

/// Find the best decision for a hand, raise or fold, and its expected value
///
/// The calculation is exact: it counts every hand that the dealer can hold beside it.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here: raise_limits, qualifier

Examples:
  cardroom decide high_card_flush Ks Ts 9s 2h 3d 4d 5c
  cardroom decide high_card_flush --rules qualifier=8-high-3 Ts8s6s5h4h9dJc
  echo '{\"cards\":[\"Ts\",\"8s\",\"6s\",\"5h\",\"4h\",\"9d\",\"Jc\"]}' | cardroom decide high_card_flush --jsonl")]
pub struct Args {
    /// The game
    game: DecisionGame,
    /// The player's seven cards: As Td 9h 2c, also 10d, A♠, or run together
    #[arg(required_unless_present = "jsonl", conflicts_with = "jsonl")]
    cards: Vec<String>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// One request.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Request {
    /// The player's seven cards.
    cards: Vec<Shown>,
    /// The settings; those of `--rules` if left out.
    #[serde(default)]
    rules: Option<Box<Settings>>,
}

/// The best decision.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// Raise or fold.
    best: Best,
    /// The raise in antes; 0 for a fold.
    raise: u8,
    /// Expected value of the best decision for an ante of one, as a fraction in lowest terms: the numerator.
    ev_numerator: String,
    /// The denominator, above 0.
    ev_denominator: String,
    /// Expected value as a number.
    ev: f64,
    /// Number of the dealer's hands by outcome: together C(45, 7).
    dealer: DealerHands,
    /// The clauses behind it.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
    #[serde(skip)]
    hand: Hand,
}

#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Best {
    Raise,
    Fold,
}

/// Number of the dealer's hands by outcome: `win`, `tie` and `lose` are the player's, against those that qualify.
#[derive(Serialize, JsonSchema)]
struct DealerHands {
    not_qualified: u64,
    win: u64,
    tie: u64,
    lose: u64,
}

/// The flush played, in words.
struct Hand {
    cards: Vec<Card>,
    text: String,
}

/// Decides one hand, or a stream of them.
///
/// # Errors
/// Misuse, and I/O errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let DecisionGame::HighCardFlush = args.game;
    let given: Settings = args.rules.settings()?;
    if args.lines.jsonl {
        return lines::answer(|line| {
            let request: Request = json::read(line)?;
            let cards: Vec<Card> = request.cards.iter().map(|card| card.0).collect();
            decide(&cards, request.rules.as_deref().unwrap_or(&given))
        });
    }
    let reply = read_cards(&args.cards.join(" ")).and_then(|cards| decide(&cards, &given));
    reply::write(args.form, reply, write_text)
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

fn decide(cards: &[Card], settings: &Settings) -> Result<Reply, Refused> {
    let rules = Rules::new(settings)?;
    let flush = best_flush(cards).map_err(|error| refuse_flush(&error))?;
    let advice = Table::new(&rules).decide(cards.iter().copied().collect());
    let Dealer { not_qualified, win, tie, lose } = advice.dealer;
    Ok(Reply {
        best: if advice.raise == 0 { Best::Fold } else { Best::Raise },
        raise: advice.raise,
        ev_numerator: advice.value.numerator().to_string(),
        ev_denominator: advice.value.denominator().to_string(),
        ev: advice.value.value(),
        dealer: DealerHands { not_qualified, win, tie, lose },
        clauses: vec!["HF-1", "HF-4"],
        hand: Hand { cards: flush.cards, text: flush.text },
    })
}

fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}  {}", pips(reply.hand.cards.iter().copied()), reply.hand.text)?;
    let best = match reply.best {
        Best::Fold => "fold".to_owned(),
        Best::Raise => format!("raise {}", counted(reply.raise, "ante")),
    };
    let fold = if reply.raise == 0 { "" } else { ", a fold −1" };
    writeln!(out, "{}: worth {} antes{fold}", Painted(BOLD, best), signed(reply.ev))?;
    let DealerHands { not_qualified, win, tie, lose } = reply.dealer;
    let all = not_qualified + win + tie + lose;
    writeln!(out, "of {} hands of the dealer", thousands(all))?;
    for (what, hands) in
        [("do not qualify", not_qualified), ("qualify and lose", win), ("tie", tie), ("win", lose)]
    {
        writeln!(out, "  {what:<18}{:>14}{:>14}", thousands(hands), percent(hands as f64 / all as f64))?;
    }
    writeln!(out, "{}", Painted(DIM, clauses(&reply.clauses)))
}

fn signed(antes: f64) -> String {
    format!("{}{:.6}", if antes < 0.0 { "−" } else { "+" }, antes.abs())
}
