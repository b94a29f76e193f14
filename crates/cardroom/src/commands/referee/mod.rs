//! `referee`: the settlement of one whole round.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
mod settled;

use crate::args::{Game, RequestArgs, RequestSource, on_game};
use crate::exit::RunStatus;
use crate::stdio::{lines, reply};
use requests::referee::Referee;
use std::io::{self, Write};

/// Check and settle a whole round played with real cards, with a clause behind every line
///
/// Reads one round from standard input as JSON or, with --jsonl, one round per line.
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
    requests: RequestArgs,
}

/// Settles one round, or a stream of them.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if standard input or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    on_game!(args.game, game => answer::<game::Settings>(args, game::write_text))
}

fn answer<S: Referee>(
    args: &Args,
    write_text: impl FnOnce(&S::Reply, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<RunStatus> {
    let given: S = args.requests.rules.settings()?;
    match args.requests.source() {
        RequestSource::Stream => lines::answer(|text| S::referee(text, &given)),
        RequestSource::One(form) => {
            let reply = lines::read_all()?.and_then(|text| S::referee(&text, &given));
            reply::write(form, reply, write_text)
        }
    }
}
