//! `live`: the chances of every hand in a poker run in progress.

mod show;
mod text;

use crate::args::{Lines, RulesArg};
use crate::exit::RunStatus;
use crate::figures::{self, OutputArgs};
use crate::stdio::lines;
use anyhow::Context;
use games::poker_run::Settings;
use requests::json;
use requests::live::answer;
use std::path::PathBuf;

/// Show each hand's chance of winning each prize in a poker run in progress
///
/// The chances follow from the cards that each hand has and the spins to come, over all ways in which the event can
/// end, with ties shared. The event is read as JSON from a file or from standard input or, with --jsonl, one event per
/// line from standard input.
#[derive(clap::Args)]
#[command(after_help = "\
An event has hands, each with its id, its cards so far, and in to_come the number of cards still
to come, by default one for each remaining stop. Add one if the extra card will be bought. In out,
give the reason why a hand can no longer be ranked: late, stop_missing or not_turned_in. The
prizes, in cents or as shares of the takings, the takings and the rules are optional.

All other hands are assumed to arrive in time and to be turned in. With wins=best_hand_only each
hand names its participant, and equal hands of a participant rank in the order of the list.
Expected winnings are in cents. Odd cents of a shared prize are treated as divisible.

Settings that matter here: draw, five_of_a_kind, extra_card, wins, low_hand

Examples:
  cardroom live event.json
  cardroom live --json < event.json
  cardroom live event.json --csv --plot chances.svg
  cardroom schema live")]
#[command(mut_arg("csv", |csv| csv.conflicts_with("jsonl")), mut_arg("plot", |plot| plot.conflicts_with("jsonl")))]
pub struct Args {
    /// The file with the event; standard input by default
    #[arg(value_name = "FILE", conflicts_with = "jsonl")]
    file: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: OutputArgs,
    #[command(flatten)]
    lines: Lines,
}

/// Calculates the chances of one event, or of a stream of them.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if the input cannot be read, or
/// writing to standard output or to the chart's file fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let given: Settings = args.rules.settings()?;
    if args.lines.jsonl {
        return lines::answer(|line| answer(line, &given));
    }
    let text = match &args.file {
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
            json::utf8(&bytes).map(str::to_owned).map_err(|error| error.at(path.display()))
        }
        None => lines::read_all()?,
    };
    figures::write(&args.show, text.and_then(|text| answer(&text, &given)))
}
