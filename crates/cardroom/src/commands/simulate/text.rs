//! Simulation results as text.

use crate::args::Game;
use crate::paint::{percent, thousands};
use requests::simulate::{Check, CheckedWager, Reply};
use std::io::{self, Write};

/// Game-specific words in the printed results.
#[derive(Clone, Copy, Debug)]
struct Words {
    /// The word for one round: `hand`.
    round: &'static str,
    /// The name of the game: `hold'em`.
    game: &'static str,
    /// The word for a participant: `seat`.
    seat: &'static str,
    /// The sentence that states that the accounts of every round balanced.
    kept: &'static str,
}

impl Words {
    const fn of(game: Game) -> Words {
        let no_cent = "no cent was made or lost in any round";
        match game {
            Game::Holdem => Words {
                round: "hand",
                game: "hold'em",
                seat: "seat",
                kept: "no chip was made or lost in any hand",
            },
            Game::PacksPoker => Words { round: "round", game: "Packs Poker", seat: "seat", kept: no_cent },
            Game::HighCardFlush => {
                Words { round: "round", game: "High Card Flush", seat: "seat", kept: no_cent }
            }
            Game::MountHolyoke => Words {
                round: "round",
                game: "Mount Holyoke Poker",
                seat: "player",
                kept: "every card and every point is accounted for in every round",
            },
            Game::PokerRun => Words {
                round: "event",
                game: "the poker run",
                seat: "participant",
                kept: "every cent of the takings is accounted for in every event",
            },
        }
    }
}

/// Prints the speed, whether the accounts balance and, if requested, the comparison with the exact odds.
pub fn write_text(game: Game, reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let Words { round, game, seat, kept } = Words::of(game);
    let (rounds, seats) = (several(reply.hands, round), several(reply.seats as u64, seat));
    let rate = thousands(reply.hands_per_second as u64);
    writeln!(out, "{rounds} of {game}, {seats}, policy {}", reply.policy)?;
    writeln!(out, "{rate} {round}s a second, one thread ({:.3} seconds)", reply.seconds)?;
    let kept =
        if reply.conserved { kept } else { "THE ACCOUNTS DO NOT BALANCE: this is a bug in the program" };
    writeln!(out, "{kept}; seed {}", reply.seed)?;
    if reply.stopped {
        writeln!(out, "stopped before all that were requested")?;
    }
    reply.check.iter().try_for_each(|check| write_check(check, out))
}

/// Prints the comparison with the exact odds.
fn write_check(check: &Check, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<22}{:>14}{:>14}{:>16}{:>14}",
        "one unit wins", "exactly", "in this run", "standard error", "rounds"
    )?;
    for wager in &check.wagers {
        let CheckedWager { exact, measured, standard_error, rounds, within, .. } = *wager;
        let [exact, measured, error] = [exact, measured, standard_error].map(percent);
        let name = wager.wager.replace('_', " ");
        let far = if within { "" } else { "  TOO FAR" };
        writeln!(out, "{name:<22}{exact:>14}{measured:>14}{error:>16}{:>14}{far}", thousands(rounds))?;
    }
    let verdict = if check.agrees {
        "within the interval that holds 99.9 % of such runs"
    } else {
        "NOT within the interval that holds 99.9 % of such runs: one run in a thousand is not; try another seed"
    };
    writeln!(out, "{verdict}")
}

fn several(count: u64, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {what}{plural}", thousands(count))
}
