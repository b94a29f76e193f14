//! `referee`: one whole round in, its settlement out.

mod holdem;
mod mount_holyoke;

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
mount_holyoke: deal, plays, totals, leader, round and rules.

Examples:
  cardroom referee holdem < hand.json
  cardroom referee holdem --jsonl < hands.jsonl
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
    /// Mount Holyoke Poker
    MountHolyoke,
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
            serve(args, answer, holdem::tell)
        }
        Game::MountHolyoke => {
            let given = args.rules.settings()?;
            serve(args, |text| mount_holyoke::referee(text, &given), mount_holyoke::tell)
        }
    }
}

fn serve<R: Serialize>(
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

/// A round of one of the games.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyRequest {
    Holdem(Box<holdem::Request>),
    MountHolyoke(Box<mount_holyoke::Request>),
}

/// What it came to.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyReply {
    Holdem(Box<holdem::Reply>),
    MountHolyoke(Box<mount_holyoke::Reply>),
}

/// What requests and replies look like.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<AnyRequest, AnyReply>()
}
