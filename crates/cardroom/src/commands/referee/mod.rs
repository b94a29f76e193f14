//! `referee`: one whole round in, its settlement out.

mod holdem;
mod poker_run;

use crate::cli::{Form, Lines, RulesArg};
use crate::exit::Answered;
use crate::wire::{Refused, Schemas, json, lines, reply};
use clap::ValueEnum;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Read, Write};

/// Check a round that was played with real cards: the whole round in, its settlement out, a clause behind every line
///
/// One round is read from standard input as JSON; with --jsonl, one a line.
#[derive(clap::Args)]
#[command(after_help = "\
holdem: the fields of a PHH hand, and rules (preset tournament if none is named).
poker_run: hands, deadline and prizes of an event, its takings if known, and rules.

Examples:
  cardroom referee holdem < hand.json
  cardroom referee holdem --jsonl < hands.jsonl
  cardroom referee poker_run --rules ties=spin_off < event.json
  cardroom schema referee")]
pub struct Args {
    /// Which game
    game: Game,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// The games that can be refereed.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Game {
    /// Texas hold'em
    Holdem,
    /// The poker run
    PokerRun,
}

/// One round of any game.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Request {
    Holdem(Box<holdem::Request>),
    PokerRun(poker_run::Request),
}

/// What a round of any game came to.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply {
    Holdem(holdem::Reply),
    PokerRun(poker_run::Reply),
}

/// The largest round that is read from standard input.
const MOST: u64 = lines::LONGEST as u64;

/// Referees one round, or a stream of them.
///
/// # Errors
/// Misuse, and failures to read or write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    match args.game {
        Game::Holdem => {
            let given = args.rules.settings()?;
            let answer = |text: &str| json::read(text).and_then(|fields| holdem::referee(fields, &given));
            answer_with(args, answer, holdem::tell)
        }
        Game::PokerRun => {
            let given = args.rules.settings()?;
            answer_with(args, |text: &str| poker_run::referee(text, &given), poker_run::tell)
        }
    }
}

fn answer_with<R: Serialize>(
    args: &Args,
    answer: impl Fn(&str) -> Result<R, Refused>,
    tell: impl FnOnce(&R, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<Answered> {
    if args.lines.jsonl {
        return lines::answer(answer);
    }
    let mut text = String::new();
    io::stdin().lock().take(MOST + 1).read_to_string(&mut text)?;
    let too_long = Refused::new("too_long", format!("the round is longer than {} MiB", MOST >> 20));
    let reply = if text.len() as u64 > MOST { Err(too_long) } else { answer(&text) };
    reply::give(args.form, reply, tell)
}

/// What requests and replies look like.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}
