//! `referee`: the settlement of one whole round.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
mod settled;

use crate::args::{Form, Game, Lines, RulesArg};
use crate::exit::RunStatus;
use crate::stdio::{lines, reply};
use requests::{GameSettings, Refused, Schemas};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};

/// Check and settle a whole round played with real cards, with a clause behind every line
///
/// One round is read from standard input as JSON; with --jsonl, one round per line.
#[derive(clap::Args)]
#[command(after_help = "\
holdem: the fields of a PHH hand, and rules (preset tournament if none is named).
packs_poker: packs, dealer and players with their cards and wagers, in cents, and rules.
high_card_flush: the same without packs, and the meter of the progressive wager.
mount_holyoke: deal, plays, totals, leader, round and rules.
poker_run: hands, deadline and prizes of an event, its takings if known, and rules.

Examples:
  cardroom referee holdem < hand.json
  cardroom referee holdem --jsonl < hands.jsonl
  cardroom referee packs_poker --rules tie_bonus=paid < round.json
  cardroom schema referee")]
pub struct Args {
    /// The game
    game: Game,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// A round of any of the games.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Request {
    Holdem(Box<holdem::Request>),
    PacksPoker(Box<games::packs_poker::referee::Request>),
    HighCardFlush(Box<games::high_card_flush::referee::Request>),
    MountHolyoke(Box<games::mount_holyoke::referee::Request>),
    PokerRun(Box<games::poker_run::referee::Request>),
}

/// The settlement of any of the games.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply {
    Holdem(Box<holdem::Reply>),
    PacksPoker(Box<games::packs_poker::referee::Reply>),
    HighCardFlush(Box<games::high_card_flush::referee::Reply>),
    MountHolyoke(Box<games::mount_holyoke::referee::Reply>),
    PokerRun(Box<games::poker_run::referee::Reply>),
}

/// Settles one round, or a stream of them.
///
/// # Errors
/// Misuse, and I/O errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    match args.game {
        Game::Holdem => answer(args, holdem::referee, holdem::write_text),
        Game::PacksPoker => answer(args, packs_poker::referee, packs_poker::write_text),
        Game::HighCardFlush => answer(args, high_card_flush::referee, high_card_flush::write_text),
        Game::MountHolyoke => answer(args, mount_holyoke::referee, mount_holyoke::write_text),
        Game::PokerRun => answer(args, poker_run::referee, poker_run::write_text),
    }
}

fn answer<S: GameSettings, R: Serialize>(
    args: &Args,
    referee: impl Fn(&str, &S) -> Result<R, Refused>,
    write_text: impl FnOnce(&R, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<RunStatus> {
    let given = args.rules.settings()?;
    if args.lines.jsonl {
        return lines::answer(|text| referee(text, &given));
    }
    let reply = lines::whole()?.and_then(|text| referee(&text, &given));
    reply::write(args.form, reply, write_text)
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}
