//! `simulate`: many hands through the game engine, as fast as it goes, every chip counted.

use crate::chance::{Chance, fresh_seed};
use crate::cli::{Form, RulesArg};
use crate::exit::Answered;
use crate::paint::thousands;
use crate::wire::{Refused, Schemas, reply};
use cards::Deck;
use clap::ValueEnum;
use clap::builder::PossibleValuesParser;
use games::holdem::{Action, Holdem, Rules, Settings, Table, next_button};
use games::seat::MAX_SEATS;
use games::{Actor, Awaiting, Chips, DealtOrder, Game as _, Legal, Seat, SeatSet, Viewer};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use std::time::{Duration, Instant};
use strategy::bots::holdem::{ALL, Bot, Call, named};

/// Play many hands as fast as the game engine goes, and count every chip
///
/// On one thread, through the same game that tables play. In every hand each seat begins with 100 big blinds and
/// the button moves on. The time includes shuffling; of a pack only the cards that a hand can need are shuffled.
#[derive(clap::Args)]
#[command(after_help = "\
Policies: call (everyone checks or calls), random (any legal move), or a bot: tight, loose.

Examples:
  cardroom simulate holdem --hands 1000000 --seats 2
  cardroom simulate holdem --hands 20000 --seats 6 --policy tight --rules preset=tournament --seed 7 --json")]
pub struct Args {
    /// Which game
    game: Game,
    /// How many hands
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    hands: u64,
    /// How many seats
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=10))]
    seats: u8,
    /// How every seat plays
    #[arg(long, default_value = "call", value_parser = PossibleValuesParser::new(ALL.map(Bot::name)))]
    policy: String,
    /// The seed of the random numbers, to repeat a run; a fresh one if left out
    #[arg(long)]
    seed: Option<u64>,
    /// Compare with the exact odds: not for hold'em, which is not played against a house
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// The games that can be simulated.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Game {
    /// Texas hold'em
    Holdem,
}

/// What was played, and how fast.
#[derive(Serialize, JsonSchema)]
struct Reply {
    hands: u64,
    /// The time of the hands alone.
    seconds: f64,
    hands_per_second: f64,
    /// Give it to `--seed` to play the same hands again.
    seed: u64,
    /// Whether in every hand the chips at the end were those of the beginning.
    conserved: bool,
    seats: u8,
    policy: String,
}

/// Plays the hands.
///
/// # Errors
/// Misuse, no random numbers, or failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let settings: Settings = args.rules.settings()?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let reply = match args.game {
        Game::Holdem => holdem(args, &settings, seed),
    };
    let conserved = reply.as_ref().is_ok_and(|reply| reply.conserved);
    reply::give(args.form, reply, tell)?;
    Ok(if conserved { Answered::All } else { Answered::NotAll })
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let (hands, rate) = (thousands(reply.hands), thousands(reply.hands_per_second as u64));
    writeln!(out, "{hands} hands of hold'em, {} seats, policy {}", reply.seats, reply.policy)?;
    writeln!(out, "{rate} hands a second, one thread ({:.3} seconds)", reply.seconds)?;
    let kept = if reply.conserved { "no chip was made or lost" } else { "CHIPS WERE MADE OR LOST" };
    writeln!(out, "{kept} in any hand; seed {}", reply.seed)
}

fn holdem(args: &Args, settings: &Settings, seed: u64) -> Result<Reply, Refused> {
    if args.check {
        let message =
            "--check: hold'em is played against each other, so there is no house edge to check against";
        return Err(Refused::new("no_edge", message));
    }
    let mut run = Run::new(Rules::new(settings)?, usize::from(args.seats), seed)?;
    let (seconds, conserved) = match args.policy.as_str() {
        "call" => run.play(args.hands, |hand, seat, _| Call::choose(&hand.legal(seat)))?,
        "random" => {
            run.play(args.hands, |hand, seat, chance| hand.legal(seat).pick(&mut |n| chance.below_u64(n)))?
        }
        bot => {
            let bot = named(bot).ok_or_else(|| Refused::new("policy", format!("there is no bot {bot}")))?;
            run.play(args.hands, |hand, seat, chance| {
                bot.act(&hand.view(Viewer::Seat(seat)), &mut |n| chance.below_u64(n))
            })?
        }
    };
    Ok(Reply {
        hands: args.hands,
        seconds,
        hands_per_second: (args.hands as f64 / seconds).round(),
        seed,
        conserved,
        seats: args.seats,
        policy: args.policy.clone(),
    })
}

/// How many hands are played between two looks at the clock.
const BATCH: u64 = 512;

/// What hands are played with, again and again.
struct Run {
    rules: Rules,
    table: Table,
    chips: Chips,
    deck: Deck,
    chance: Chance,
}

impl Run {
    fn new(rules: Rules, seats: usize, seed: u64) -> Result<Run, Refused> {
        let stack = rules.big_blind().get().checked_mul(100).and_then(|units| Chips::new(units).ok());
        let chips = stack.and_then(|stack| Chips::checked_sum(vec![stack; seats]));
        let (Some(stack), Some(chips)) = (stack, chips) else {
            return Err(games::holdem::SetupError::TooManyChips.into());
        };
        let table = Table::new(Seat::FIRST, vec![stack; seats]);
        Ok(Run { rules, table, chips, deck: Deck::sorted(), chance: Chance::new(seed) })
    }

    /// Plays the hands; how many seconds they took, and whether every hand kept its chips.
    fn play(
        &mut self,
        hands: u64,
        mut policy: impl FnMut(&Holdem, Seat, &mut Chance) -> Option<Action>,
    ) -> Result<(f64, bool), Refused> {
        let bar = Bar::new(hands);
        let mut conserved = true;
        let begin = Instant::now();
        for hand in 0..hands {
            conserved &= self.play_one(&mut policy)?;
            if hand % BATCH == 0 {
                bar.show(hand, begin.elapsed());
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        bar.clear();
        Ok((seconds, conserved))
    }

    fn play_one(
        &mut self,
        policy: &mut impl FnMut(&Holdem, Seat, &mut Chance) -> Option<Action>,
    ) -> Result<bool, Refused> {
        let seats = self.table.stacks.len();
        self.deck.shuffle_first(cards_needed(seats), |n| self.chance.below(n));
        let order = DealtOrder::new(self.deck.clone());
        let mut hand = Holdem::open(&self.rules, &self.table, &order, &mut |_| {})?;
        while let Awaiting::Seat(seat) = hand.awaiting() {
            let action = policy(&hand, seat, &mut self.chance).unwrap_or(Action::Fold);
            hand.apply(Actor::Seat(seat), &action, &mut |_| {})?;
        }
        self.table.button = next_button(self.table.button, SeatSet::all(seats)).unwrap_or(Seat::FIRST);
        Ok(hand.stacks().as_slice().iter().copied().sum::<Chips>() == self.chips)
    }
}

/// Two cards for each seat, five on the board, three burned; at most 28.
const fn cards_needed(seats: usize) -> u32 {
    assert!(seats <= MAX_SEATS);
    2 * seats as u32 + 5 + 3
}

/// A progress bar on standard error, once the run has taken a second; none where that is no terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new(hands: u64) -> Bar {
        let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} hands, {eta} left");
        let bar = ProgressBar::with_draw_target(Some(hands), ProgressDrawTarget::stderr());
        Bar(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    fn show(&self, hand: u64, elapsed: Duration) {
        if elapsed > Duration::from_secs(1) {
            self.0.set_position(hand);
        }
    }

    fn clear(&self) {
        self.0.finish_and_clear();
    }
}
