//! Prints a round as a page of 80 columns.

use super::shown_round::{ChipResults, Page, Player};
use crate::narrate::account::{self, AmountFormat};
use crate::narrate::page::{self, Table, width};
use crate::paint::{BOLD, DIM, StyledText, cards_text};
use games::{Seat, Shown};
use std::io::{self, Write};

/// Prints a whole round; `again` is the command that repeats it.
pub fn page(page: &Page, again: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", StyledText(BOLD, &page.title))?;
    writeln!(out, "{}", StyledText(DIM, format!("Repeat this round with: {again}")))?;
    page.players.print(out)?;
    page.narrated.iter().try_for_each(|narrated| page::write_event(narrated, out))?;
    page.result.iter().try_for_each(|table| table.print(out))
}

/// The players with their stacks and cards, and a mark at the button's seat. Playing styles are printed only if they
/// fit for all players.
pub fn players(
    players: &[Player],
    button: Option<Seat>,
    written: AmountFormat,
    header: &'static str,
) -> Table {
    let rows: Vec<Row> = players.iter().map(|player| Row::of(player, button, written)).collect();
    let fits = |(row, player): (&Row, &Player)| row.columns + width(player.manner) <= page::WIDTH;
    let manners = rows.iter().zip(players).all(fits);
    let row = |(row, player): (Row, &Player)| match manners {
        true => format!("{}{}", row.text, StyledText(DIM, player.manner)),
        false => row.text,
    };
    Table { header, rows: rows.into_iter().zip(players).map(row).collect() }
}

/// The line of one player, without the playing style.
struct Row {
    text: String,
    /// Width of the text in columns, without its colour codes.
    columns: usize,
}

impl Row {
    fn of(player: &Player, button: Option<Seat>, written: AmountFormat) -> Row {
        let Player { seat, name, stack, .. } = player;
        let mark = if Some(*seat) == button { "●" } else { " " };
        let name = format!("{name} (bot)");
        let begin = match stack {
            Some(stack) => format!("{seat:>4}  {mark} {name:<17}{:>13}   ", written(stack.signed())),
            None => format!("{seat:>4}  {mark} {name:<15}   "),
        };
        let cards: Vec<_> = player.cards.iter().flatten().map(|&Shown(card)| card).collect();
        let gap = if cards.is_empty() { "" } else { "   " };
        let columns = width(&begin) + (3 * cards.len()).saturating_sub(1) + width(gap);
        Row { text: format!("{begin}{}{gap}", cards_text(cards)), columns }
    }
}

/// Table of the initial stack, the final stack and the net result of every seat.
pub fn moved(players: &[Player], moved: &ChipResults, written: AmountFormat) -> Table {
    let before = players.iter().map(|player| (player.name, player.stack.unwrap_or_default()));
    let rows = before.zip(&moved.stacks).map(|((name, before), &after)| (name, before, after));
    account::seats(account::ROUND, rows, written)
}
