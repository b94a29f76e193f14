//! `live`: the chances of every hand of a running poker run.

mod judge;
mod show;
mod text;

use crate::args::{Lines, RulesArg};
use crate::exit::RunStatus;
use crate::figures::{self, Show};
use crate::stdio::lines;
use anyhow::Context;
use games::poker_run::referee::announced;
use games::poker_run::{Prize, Rules, Settings, Unranked};
use games::{Chips, Shown};
use judge::judge;
use requests::{Refused, Schemas, json};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use strategy::odds::poker_run::{Chances, MAX_PRIZES, PLACES};

/// Show the chance of every hand of a running poker run to win each prize
///
/// The chances follow from the cards that each hand has and the spins to come, over all ways in which the event can
/// end, with ties shared. The event is read as JSON from a file or from standard input; with --jsonl, one event per
/// line.
#[derive(clap::Args)]
#[command(after_help = "\
An event has hands, each with its id, its cards so far and in to_come how many it will get: the
stops that are left, which need not be said, and one more if the extra card will be bought. A hand
that cannot be ranked any more is out: late, stop_missing or not_turned_in. Besides there may be
prizes in cents or as shares of the takings, the takings, and rules.

All other hands are taken to come in time and to be turned in. With wins=best_hand_only each hand
says whose it is, and equal hands of a participant stand in the order of the list. What a hand
expects is in cents; odd cents of a prize that is shared count as divided.

Settings that matter here: draw, five_of_a_kind, extra_card, wins, low_hand

Examples:
  cardroom live event.json
  cardroom live --json < event.json
  cardroom live event.json --csv --plot chances.svg
  cardroom schema live")]
#[command(mut_arg("csv", |csv| csv.conflicts_with("jsonl")), mut_arg("plot", |plot| plot.conflicts_with("jsonl")))]
pub struct Args {
    /// The file with the event; standard input if left out
    #[arg(value_name = "FILE", conflicts_with = "jsonl")]
    file: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: Show,
    #[command(flatten)]
    lines: Lines,
}

/// A running event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Request {
    /// Every hand.
    hands: Vec<HandRequest>,
    /// The prizes, that of place 1 first, in cents or as shares of the takings; three prizes without amounts if left
    /// out.
    #[serde(default)]
    prizes: Option<Vec<Prize>>,
    /// The takings, in cents; required if a prize is a share.
    #[serde(default)]
    takings: Option<Chips>,
    /// The settings; those of `--rules` if left out.
    #[serde(default)]
    rules: Option<Settings>,
}

/// One hand.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct HandRequest {
    /// Unique id of the hand, such as `7-1`.
    id: String,
    /// The participant; required if the settings depend on it.
    #[serde(default)]
    participant: Option<String>,
    /// The cards so far.
    cards: Vec<Shown>,
    /// Number of cards to come; if left out, the number missing to five.
    #[serde(default)]
    to_come: Option<u8>,
    /// Reason for which it can no longer be ranked, if any.
    #[serde(default)]
    out: Option<Out>,
}

/// Reason for which a hand is out, regardless of its cards.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Out {
    /// It came after the deadline.
    Late,
    /// A stop of the route is missing.
    StopMissing,
    /// It was not turned in.
    NotTurnedIn,
}

/// The chances.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// The prizes in cents, if amounts were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    prizes: Option<Vec<Chips>>,
    /// Every hand that can be ranked, in the order of the request.
    hands: Vec<HandReply>,
    /// The hands that cannot be ranked.
    unranked: Vec<Unranked<String>>,
    /// The clauses behind it, the document first.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// The chances of one hand.
#[derive(Serialize, JsonSchema)]
struct HandReply {
    id: String,
    /// The cards so far.
    cards: Vec<Shown>,
    /// Number of cards to come.
    to_come: u8,
    /// Expected share of each prize, from 0 to 1, with ties shared; if ties spin off, the chance of the prize.
    chances: Vec<f64>,
    /// Expected share of the prize for the low hand, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    low_hand: Option<f64>,
    /// Expected winnings in cents, including the prize for the low hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<f64>,
}

/// Calculates the chances of one event, or of a stream of them.
///
/// # Errors
/// Misuse, a file that cannot be read, and I/O errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let given: Settings = args.rules.settings()?;
    if args.lines.jsonl {
        return lines::answer(|line| answer(line, &given));
    }
    let text = match &args.file {
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
            json::utf8(&bytes).map(str::to_owned).map_err(|refused| refused.at(path.display()))
        }
        None => lines::whole()?,
    };
    figures::write(&args.show, text.and_then(|text| answer(&text, &given)))
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

fn answer(text: &str, given: &Settings) -> Result<Reply, Refused> {
    let request: Request = json::read(text)?;
    let rules = Rules::new(request.rules.as_ref().unwrap_or(given))?;
    let prizes =
        request.prizes.as_ref().map(|prizes| announced(prizes, request.takings, &rules)).transpose()?;
    let count = prizes.as_ref().map_or(PLACES as usize, Vec::len);
    if count > MAX_PRIZES {
        let message = format!(
            "prizes: {count} prizes; chances are worked out for the first {MAX_PRIZES}: leave the others out"
        );
        return Err(Refused::new("too_many_prizes", message)
            .citing(&["poker-run/5", "PR-9"])
            .in_field("prizes"));
    }
    let (ranked, unranked) = judge(&request.hands, &rules)?;
    let (places, hands): (Vec<usize>, Vec<_>) = ranked.into_iter().unzip();
    let chances = Chances::of(&hands, count, &rules);
    let low = rules.low_hand().map(|prize| prize.amount(request.takings.unwrap_or_default()));
    let reply = |(hand, &place): (usize, &usize)| {
        let mut reply = HandReply::new(&request.hands[place], chances.of_hand(hand), prizes.as_deref());
        reply.low_hand = chances.of_low_hand(hand);
        let won = low.zip(reply.low_hand).map_or(0.0, |(prize, part)| prize.get() as f64 * part);
        reply.expected = reply.expected.map(|expected| expected + won);
        reply
    };
    Ok(Reply {
        hands: places.iter().enumerate().map(reply).collect(),
        unranked,
        clauses: clauses(&rules),
        prizes,
    })
}

impl HandReply {
    fn new(hand: &HandRequest, chances: &[f64], prizes: Option<&[Chips]>) -> HandReply {
        let money = |prizes: &[Chips]| {
            chances.iter().zip(prizes).map(|(chance, prize)| chance * prize.get() as f64).sum()
        };
        HandReply {
            id: hand.id.clone(),
            cards: hand.cards.clone(),
            to_come: hand.to_come(),
            chances: chances.to_vec(),
            low_hand: None,
            expected: prizes.map(money),
        }
    }
}

fn clauses(rules: &Rules) -> Vec<&'static str> {
    let mut clauses = vec!["poker-run/1", "poker-run/3", "poker-run/5", "PR-1", "PR-2", "PR-3", "PR-4"];
    clauses.extend(rules.best_hand_only().then_some("PR-8"));
    clauses.push("PR-9");
    clauses.extend(rules.low_hand().map(|_| "PR-18"));
    clauses
}
