//! `decide`: the best decision for one hand against the house, and its expected value.

use crate::args::{DecisionGame, RequestArgs, RequestSource};
use crate::exit::RunStatus;
use crate::paint::{BOLD, DIM, StyledText, cards_text, clauses, counted, percent, thousands};
use crate::stdio::{lines, reply};
use games::high_card_flush::Settings;
use requests::decide::{Best, DealerHands, FOLD_EV, Reply, answer, decide};
use requests::{json, read_cards};
use std::io::{self, Write};

/// Find the optimal decision for a hand, raise or fold, and its expected value
///
/// The calculation is exact: it counts every dealer hand possible given the player's cards.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here: raise_limits, qualifier

Examples:
  cardroom decide high_card_flush Ks Ts 9s 2h 3d 4d 5c
  cardroom decide high_card_flush --rules qualifier=8-high-3 Ts8s6s5h4h9dJc
  echo '{\"cards\":[\"Ts\",\"8s\",\"6s\",\"5h\",\"4h\",\"9d\",\"Jc\"]}' | cardroom decide high_card_flush --jsonl")]
pub struct Args {
    /// The game
    game: DecisionGame,
    /// The player's seven cards: As Td 9h 2c, also 10d, A♠, or run together
    #[arg(required_unless_present = "jsonl", conflicts_with = "jsonl")]
    cards: Vec<String>,
    #[command(flatten)]
    requests: RequestArgs,
}

/// Decides one hand, or a stream of them.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if standard input or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let DecisionGame::HighCardFlush = args.game;
    let given: Settings = args.requests.rules.settings()?;
    match args.requests.source() {
        RequestSource::Stream => {
            lines::answer(|line| json::read(line).and_then(|request| answer(&request, &given)))
        }
        RequestSource::One(form) => {
            let reply = read_cards(&args.cards.join(" ")).and_then(|cards| decide(&cards, &given));
            reply::write(form, reply, write_text)
        }
    }
}

fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}  {}", cards_text(reply.hand.cards.iter().copied()), reply.hand.text)?;
    let fold = ("fold".to_owned(), FOLD_EV);
    let raise = (format!("raise {}", counted(reply.best_raise.antes, "ante")), reply.best_raise.ev);
    let ((best, best_ev), (other, other_ev)) = match reply.best {
        Best::Fold => (fold, raise),
        Best::Raise => (raise, fold),
    };
    writeln!(out, "{}: expected value {} antes", StyledText(BOLD, best), signed(best_ev))?;
    writeln!(out, "{other}: expected value {} antes", signed(other_ev))?;
    let DealerHands { not_qualified, win, tie, lose } = reply.dealer;
    let all = not_qualified + win + tie + lose;
    writeln!(out, "of {} possible dealer hands", thousands(all))?;
    for (what, hands) in
        [("do not qualify", not_qualified), ("qualify and lose", win), ("tie", tie), ("win", lose)]
    {
        writeln!(out, "  {what:<18}{:>14}{:>14}", thousands(hands), percent(hands as f64 / all as f64))?;
    }
    writeln!(out, "{}", StyledText(DIM, clauses(&reply.clauses)))
}

fn signed(antes: f64) -> String {
    format!("{}{:.6}", if antes < 0.0 { "−" } else { "+" }, antes.abs())
}
