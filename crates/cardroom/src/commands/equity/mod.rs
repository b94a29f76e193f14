//! `equity`: wins, ties and equity of hold'em hands and ranges on any board.

mod show;
mod text;

use crate::args::{Lines, Threads, flagged, number_within, seed};
use crate::effects::TerminalEffects;
use crate::exit::RunStatus;
use crate::figures::{self, OutputArgs};
use crate::interrupt;
use crate::rng::fresh_seed;
use crate::stdio::lines;
use games::Shown;
use requests::equity::{MAX_SAMPLE, MIN_SAMPLE, Request, answer};
use requests::{RequestError, json, read_cards};

/// Calculate the equity of each hand or range in hold'em
///
/// Two to ten players, each with a hand (AsKh) or a range (QQ+,AKs), before the flop or on a board of three, four or
/// five cards. Every deal of the hands and every board is counted if that takes no more than about ten seconds.
/// Otherwise showdowns are sampled (Monte Carlo), and every equity has its standard error.
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
#[command(mut_arg("csv", |csv| csv.conflicts_with("jsonl")), mut_arg("plot", |plot| plot.conflicts_with("jsonl")))]
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
    /// Sample this many showdowns, from 2 to 1,000,000,000, even if all of them could be counted
    #[arg(long, value_name = "N", value_parser = number_within::<MIN_SAMPLE, MAX_SAMPLE>, conflicts_with = "jsonl")]
    sample: Option<u64>,
    /// Seed of the sample; random by default
    #[arg(long, value_parser = seed, conflicts_with = "jsonl")]
    seed: Option<u64>,
    /// Show the probability of each category for each player
    #[arg(long, conflicts_with = "jsonl")]
    categories: bool,
    /// Show each player's outs: the next cards that improve the standing of a player who is behind or tied. Each player
    /// needs a single hand, and the board three or four cards
    #[arg(long, conflicts_with_all = ["jsonl", "csv"])]
    outs: bool,
    /// Show the equity after each next card, on a board of three or four cards
    #[arg(long, conflicts_with = "jsonl")]
    next_card: bool,
    /// Show the equity by kind of hand on a grid of 13 by 13, for the first player with several kinds
    #[arg(long, conflicts_with = "jsonl")]
    grid: bool,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    show: OutputArgs,
    #[command(flatten)]
    lines: Lines,
}

/// Answers one request, or a stream of them.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if `--csv` is given with more than one of the flags that print a separate
/// table; another error if input or output fails, or the operating system provides no random seed.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let tables = [("--categories", args.categories), ("--next-card", args.next_card), ("--grid", args.grid)];
    args.show.check_tables(&tables)?;
    let (fresh, threads) = (fresh_seed()?, args.threads.count());
    if args.lines.jsonl {
        return lines::answer(|line| {
            answer(&json::read::<Request>(line)?.check()?, fresh, threads, &TerminalEffects)
        });
    }
    interrupt::listen();
    let asked = args.request().and_then(Request::check);
    let reply = asked.and_then(|asked| answer(&asked, fresh, threads, &TerminalEffects));
    let flags = ["--outs", "--next-card", "--grid"];
    figures::write(&args.show, reply.map_err(|error| flagged(error, &flags)))
}

impl Args {
    /// Builds the request from the flags.
    fn request(&self) -> Result<Request, RequestError> {
        let cards = |text: &Option<String>, flag: &str| {
            let cards = text.as_ref().map_or_else(|| Ok(Vec::new()), |text| read_cards(text));
            let shown = cards.map(|cards| cards.into_iter().map(Shown).collect());
            shown.map_err(|error| error.at(flag))
        };
        Ok(Request {
            players: self.players.clone(),
            board: cards(&self.board, "--board")?,
            dead: cards(&self.dead, "--dead")?,
            sample: self.sample,
            seed: self.seed,
            categories: self.categories,
            outs: self.outs,
            next_card: self.next_card,
            grid: self.grid,
        })
    }
}
