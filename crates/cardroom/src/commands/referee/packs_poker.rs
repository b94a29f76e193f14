//! A round of Packs Poker: packs, hands and wagers in, every bet settled.

use crate::paint::{DIM, Painted, clauses};
use crate::wire::{Refused, json};
use games::clause::ids;
use games::packs_poker::referee::{Reply, Request, referee as settle};
use games::packs_poker::{Bet, Place, Settings};
use games::settlement::WagerResult;
use std::io::{self, Write};

/// Settles one round under its own settings, else under those given.
///
/// # Errors
/// What cannot be read, settings that do not go together, and what the rules refuse.
pub fn referee(text: &str, given: &Settings) -> Result<Reply, Refused> {
    let request: Request = json::read(text)?;
    settle(&request, given)
        .map_err(|error| Refused::new(error.code(), error.to_string()).citing(&ids(error.clauses())))
}

/// The settlement line by line, then what everybody has won or lost, in cents.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        let bet = match line.wager {
            Bet::Pack => "pack",
            Bet::Bonus => "bonus",
        };
        let result = match line.result {
            WagerResult::Won => "won",
            WagerResult::Lost => "lost",
            WagerResult::Push => "push",
        };
        let hands = line.player.zip(line.dealer).map_or(String::new(), |(player, dealer)| {
            format!("{} against {}", player.replace('_', " "), dealer.replace('_', " "))
        });
        let row = format!("seat {:<2} pack {} {bet:<5} {result:<4} {:>9}", line.seat, line.pack, line.net);
        writeln!(out, "{row}  {hands:<36} {}", Painted(DIM, clauses(&line.clauses)))?;
    }
    for (seat, net) in &reply.net {
        writeln!(out, "seat {seat:<21} {net:>9}")?;
    }
    writeln!(out, "house {:>30}", reply.house)?;
    tell_round(reply, out)
}

/// What concerns the round as a whole.
fn tell_round(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let cited = Painted(DIM, clauses(&reply.clauses));
    match reply.misdeal {
        Some(misdeal) => {
            let whose = match misdeal.place {
                Place::Pack(pack) => format!("pack {pack}"),
                Place::Seat(seat) => format!("seat {seat}"),
                Place::Dealer => "the dealer".to_owned(),
            };
            let (found, expected) = (misdeal.found, misdeal.expected);
            writeln!(out, "void: {whose} has {found} cards instead of {expected}  {cited}")
        }
        None if reply.clauses.is_empty() => Ok(()),
        None => writeln!(out, "the dealer had four cards and drew the fifth  {cited}"),
    }
}
