//! `equity`: wins, ties and equity of hands and ranges of hold'em on any board.

mod reply;
mod request;
mod text;

use crate::args::{Lines, number, seed};
use crate::chance::{Chance, fresh_seed};
use crate::exit::RunStatus;
use crate::figures::{self, Show};
use crate::interrupt;
use crate::progress::Progress;
use crate::stdio::lines;
use reply::Reply;
use request::{CheckedRequest, Request};
use requests::{Refused, Schemas, json};
use strategy::odds::holdem::{CountError, Equity, NextCard, Outs};

/// Calculate the equity of each hand or range in hold'em
///
/// Two to ten players, each with a hand (AsKh) or a range (QQ+,AKs), before the flop or on a board of three, four or
/// five cards. Every deal of the hands and every board is counted if that takes no more than about ten seconds;
/// otherwise showdowns are sampled (Monte Carlo), and every figure has its standard error.
#[derive(clap::Args)]
#[command(after_help = "\
Ranges, with commas or spaces between their parts:
  AsKh                      these two cards
  QQ  AKs  AKo  AK          a pair, suited, offsuit, both
  QQ+                       the pair and all above
  ATs+                      ATs AJs AQs AKs: the lower card rises up to the higher
  QQ-99  A5s-A2s  T9s-65s   from one to the other
  random                    any two cards
  AKo:0.5                   half the weight of a hand without one

Weights are scaled to the smallest whole numbers in the same proportion: in AA,AKo:0.5 each pair
of aces counts twice and each AKo once. Ties are shared in equal parts. Hands compare by the
standard ranking (ruling TH-5).

Examples:
  cardroom equity AsAh KdKc
  cardroom equity QQ+,AKs random --board Ts9h2c --categories
  cardroom equity AhKh QsQd --board Qh7h2c --outs --next-card
  cardroom equity AsKs random --grid --plot grid.svg
  cardroom equity random random random random --sample 100000 --seed 7
  echo '{\"players\":[\"AsAh\",\"KdKc\"],\"board\":[],\"dead\":[]}' | cardroom equity --jsonl")]
pub struct Args {
    /// The hand or range of each player
    #[arg(value_name = "HAND|RANGE", required_unless_present = "jsonl", conflicts_with = "jsonl")]
    players: Vec<String>,
    /// The cards on the board, run together: Ts9h2c
    #[arg(long, value_name = "CARDS", conflicts_with = "jsonl")]
    board: Option<String>,
    /// Cards that are out of play
    #[arg(long, value_name = "CARDS", conflicts_with = "jsonl")]
    dead: Option<String>,
    /// Sample this many showdowns, even if all of them could be counted
    #[arg(long, value_name = "N", value_parser = number::<2>, conflicts_with = "jsonl")]
    sample: Option<u64>,
    /// Seed of the sample; random by default
    #[arg(long, value_parser = seed, conflicts_with = "jsonl")]
    seed: Option<u64>,
    /// Show the probability of each category for each player
    #[arg(long, conflicts_with = "jsonl")]
    categories: bool,
    /// Show the outs: the next cards that help a player who is behind; for hands on a board of three or four cards
    #[arg(long, conflicts_with_all = ["jsonl", "csv"])]
    outs: bool,
    /// Show the equity after each next card; on a board of three or four cards
    #[arg(long, conflicts_with = "jsonl")]
    next_card: bool,
    /// Show the equity by kind of hand, on a grid of 13 by 13, for the first range
    #[arg(long, conflicts_with = "jsonl")]
    grid: bool,
    #[command(flatten)]
    show: Show,
    #[command(flatten)]
    lines: Lines,
}

/// Number of showdowns sampled if there are too many to count.
const SAMPLES: u64 = 1_000_000;

/// Number of showdowns sampled after Ctrl-C stops a count, since half a count says nothing.
const SAMPLES_AFTER_CTRL_C: u64 = 20_000;

/// Answers one request, or a stream of them.
///
/// # Errors
/// I/O errors, and no random numbers for a seed.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let tables = [("--categories", args.categories), ("--next-card", args.next_card), ("--grid", args.grid)];
    args.show.check_tables(&tables)?;
    let fresh = fresh_seed()?;
    if args.lines.jsonl {
        return lines::answer(|line| answer(&json::read::<Request>(line)?.check()?, fresh));
    }
    interrupt::listen();
    let asked = args.request().and_then(Request::check);
    figures::write(&args.show, asked.and_then(|asked| answer(&asked, fresh)))
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

fn answer(asked: &CheckedRequest, fresh: u64) -> Result<Reply, Refused> {
    let seed = asked.seed.unwrap_or(fresh);
    let equity = equity(asked, seed)?;
    let next = if asked.next_card { Some(next_cards(asked)?) } else { None };
    let outs = if asked.outs { Some(Outs::of(&asked.spot).ok_or_else(request::no_outs)?) } else { None };
    let mut reply = Reply::new(asked, &equity, (!equity.exact).then_some(seed));
    if let Some(outs) = outs {
        reply.take_outs(&outs);
    }
    reply.take_next(next.as_deref());
    if asked.grid {
        reply.take_grid(&equity)?
    };
    Ok(reply)
}

/// Counts, or samples if requested or if there is too much to count.
fn equity(asked: &CheckedRequest, seed: u64) -> Result<Equity, Refused> {
    let counted = match asked.sample {
        None => watched("steps", |watch| Equity::exact(&asked.spot, asked.categories, watch)),
        Some(_) => Err(CountError::TooMuch),
    };
    let (drawn, hurried) = match counted {
        Ok(equity) => return Ok(equity),
        Err(CountError::Stopped) => (SAMPLES_AFTER_CTRL_C, true),
        Err(CountError::TooMuch) => (asked.sample.unwrap_or(SAMPLES), false),
    };
    let mut chance = Chance::new(seed);
    let sampled = watched("showdowns", |watch| {
        let mut watch = |done, all| watch(done, all) || hurried;
        Equity::sampled(&asked.spot, drawn, &mut |below| chance.below(below), &mut watch)
    });
    sampled.ok_or_else(request::ranges_conflict)
}

fn next_cards(asked: &CheckedRequest) -> Result<Vec<NextCard>, Refused> {
    if !matches!(asked.spot.board().len(), 3 | 4) {
        return Err(request::no_next_card(asked.spot.board().len()));
    }
    let counted = watched("cards", |watch| NextCard::all(&asked.spot, false, watch));
    counted.map_err(|error| match error {
        CountError::TooMuch => request::too_many(),
        CountError::Stopped => request::stopped(),
    })
}

/// Runs work with a progress bar, and stops it on Ctrl-C.
fn watched<R>(what: &str, work: impl FnOnce(&mut dyn FnMut(u64, u64) -> bool) -> R) -> R {
    let mut progress = None;
    let done = work(&mut |done, all| {
        progress.get_or_insert_with(|| Progress::new(all, what)).reach(done);
        !interrupt::asked()
    });
    progress.iter().for_each(Progress::clear);
    done
}
