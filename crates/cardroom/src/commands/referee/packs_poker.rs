//! Prints the settlement of a Packs Poker round.

pub use games::packs_poker::Settings;

use super::settled;
use crate::narrate::hand::hand_words;
use crate::paint::{DIM, StyledText, clauses, counted};
use games::packs_poker::referee::{Reply, ReplyLine};
use games::packs_poker::{Bet, CardGroup};
use std::io::{self, Write};

/// Prints the settlement line by line, then the net results, in cents.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let hands: Vec<String> = reply.lines.iter().map(hands).collect();
    let width = hands.iter().map(String::len).max().unwrap_or_default();
    for (line, hands) in reply.lines.iter().zip(&hands) {
        let bet = match line.wager {
            Bet::Pack => "pack",
            Bet::Bonus => "bonus",
        };
        let result = settled::result(line.result);
        let row = format!("seat {:<2} pack {} {bet:<5} {result:<4} {:>9}", line.seat, line.pack, line.net);
        writeln!(out, "{row}  {hands:<width$}  {}", StyledText(DIM, clauses(&line.clauses)))?;
    }
    settled::totals(reply.net.iter().map(|(&seat, &net)| (seat, net)), reply.house, 26, out)?;
    write_round(reply, out)
}

/// Both hands of a bet, with the deciding kickers; empty if the line does not have both.
fn hands(line: &ReplyLine) -> String {
    let Some((player, dealer)) = line.player_hand.as_ref().zip(line.dealer_hand.as_ref()) else {
        return String::new();
    };
    let player = hand_words(player);
    let comma = if player.contains(',') { "," } else { "" };
    format!("{player}{comma} against {}", hand_words(dealer))
}

/// Prints the misdeal if there was one, or a note if the dealer had to draw a fifth card.
fn write_round(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let cited = StyledText(DIM, clauses(&reply.clauses));
    match reply.misdeal {
        Some(misdeal) => {
            let whose = match misdeal.place {
                CardGroup::Pack(pack) => format!("pack {pack}"),
                CardGroup::Seat(seat) => format!("seat {seat}"),
                CardGroup::Dealer => "the dealer".to_owned(),
            };
            let (found, expected) = (misdeal.found, misdeal.expected);
            writeln!(out, "void: {whose} has {} instead of {expected}  {cited}", counted(found, "card"))
        }
        None if reply.clauses.is_empty() => Ok(()),
        None => writeln!(out, "the dealer had four cards and drew the fifth  {cited}"),
    }
}
