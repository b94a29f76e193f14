//! `plays`: every legal play from a hand in Mount Holyoke Poker, and the statistics of leads.

mod stats;

use crate::args::{Lines, RulesArg};
use crate::exit::RunStatus;
use crate::figures::{self, OutputArgs};
use crate::paint::{DIM, StyledText, cards_text, clauses};
use crate::stdio::{lines, reply};
use clap::Arg;
use games::Shown;
use games::clause::ids;
use games::mount_holyoke::{Clause, Settings};
use requests::plays::{Reply, Request, answer, lead_stats};
use requests::{RequestError, json, read_cards};
use std::io::{self, Write};

/// List every legal play from a hand in Mount Holyoke Poker
///
/// Without --over and --opening the cards lead a run, and every combination that they make may be played. With --stats
/// the possible leads are counted exactly, over all hands of thirteen cards.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here: singles, pairs, five_cards, straights, straight_ties, flushes

Examples:
  cardroom plays 3d Jc Js 2h
  cardroom plays --over 9c 3d Jc Js 2h
  cardroom plays --over 9c9d --rules pairs=rank_alone 9h 9s 2h 2s
  cardroom plays --stats --rules straights=low_straights
  cardroom plays --stats --csv --plot leads.svg
  echo '{\"hand\":[\"3d\",\"Jc\"],\"over\":[\"9c\"],\"opening\":false}' | cardroom plays --jsonl")]
#[command(mut_args(of_stats_alone))]
pub struct Args {
    /// The cards of the player whose turn it is: As Td 9h 2c, also 10d, A♠, or run together
    #[arg(required_unless_present_any = ["jsonl", "stats"], conflicts_with = "jsonl")]
    cards: Vec<String>,
    /// The play to beat
    #[arg(long, value_name = "CARDS", conflicts_with = "jsonl")]
    over: Option<String>,
    /// This is the opening play of a round: the lowest card alone
    #[arg(long, conflicts_with = "jsonl")]
    opening: bool,
    /// Show the average number of leads in thirteen cards, and the probability of each kind
    #[arg(long, conflicts_with_all = ["cards", "over", "opening", "jsonl"])]
    stats: bool,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: OutputArgs,
    #[command(flatten)]
    lines: Lines,
}

/// Makes `--csv` and `--plot` conflict with the arguments that `--stats` excludes, since only the statistics have
/// tables and charts.
fn of_stats_alone(arg: Arg) -> Arg {
    let figures = ["csv", "plot"].contains(&arg.get_id().as_str());
    if figures { arg.conflicts_with_all(["cards", "over", "opening", "jsonl"]) } else { arg }
}

/// Lists the plays of one hand or of a stream of hands, or counts the leads over all hands.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if standard input or output fails, or
/// the chart's file cannot be written.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let given: Settings = args.rules.settings()?;
    if args.stats {
        return figures::write(&args.show, lead_stats(&given));
    }
    if args.lines.jsonl {
        return lines::answer(|line| json::read(line).and_then(|request| answer(request, &given)));
    }
    let reply = args.request().and_then(|request| answer(request, &given));
    reply::write(args.show.form(), reply, write_text)
}

impl Args {
    fn request(&self) -> Result<Request, RequestError> {
        let over = self.over.as_deref().map(read_shown).transpose()?;
        Ok(Request { hand: read_shown(&self.cards.join(" "))?, over, opening: self.opening, rules: None })
    }
}

fn read_shown(text: &str) -> Result<Vec<Shown>, RequestError> {
    Ok(read_cards(text)?.into_iter().map(Shown).collect())
}

fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for play in &reply.plays {
        writeln!(out, "{}", cards_text(play.iter().map(|card| card.0)))?;
    }
    let plays = match reply.plays.len() {
        1 => "1 play".to_owned(),
        several => format!("{several} plays"),
    };
    let (pass, cited) = if reply.may_pass {
        ("a pass is allowed", [Clause::Rule3, Clause::Mh3])
    } else {
        ("a leader must play", [Clause::Rule4, Clause::Mh4])
    };
    writeln!(out, "{}", StyledText(DIM, format!("{plays}; {pass} {}", clauses(&ids(cited)))))
}
