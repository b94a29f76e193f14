//! The page: 80 columns.

use super::story::{Moved, Page, Player};
use crate::narrate::account::{self, Written};
use crate::narrate::page::{self, Table, width};
use crate::paint::{BOLD, DIM, Painted, pips};
use games::{Seat, Shown};
use std::io::{self, Write};

/// Prints a whole story; `again` is the call that shows it again.
pub fn story(page: &Page, again: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", Painted(BOLD, &page.title))?;
    writeln!(out, "{}", Painted(DIM, format!("This round again: {again}")))?;
    page.players.print(out)?;
    page.told.iter().try_for_each(|told| page::tell(told, out))?;
    page.result.iter().try_for_each(|table| table.print(out))
}

/// The players with what they have and hold; the button's seat is marked.
pub fn players(players: &[Player], button: Option<Seat>, written: Written, header: &'static str) -> Table {
    Table { header, rows: players.iter().map(|player| row(player, button, written)).collect() }
}

/// One player. How a bot plays is told where it fits.
fn row(player: &Player, button: Option<Seat>, written: Written) -> String {
    let Player { seat, name, stack, manner, .. } = player;
    let mark = if Some(*seat) == button { "●" } else { " " };
    let begin = match stack {
        Some(stack) => {
            let (name, stack) = (format!("{name} (bot)"), written(stack.signed()));
            format!("{seat:>4}  {mark} {name:<17}{stack:>13}")
        }
        None => format!("{seat:>4}  {mark} {:<15}", format!("{name} (bot)")),
    };
    let cards: Vec<_> = player.cards.iter().flatten().map(|&Shown(card)| card).collect();
    let used = width(&begin) + 3 * cards.len() + 5;
    let fits = used + width(manner) <= page::WIDTH;
    let manner = if fits { Painted(DIM, manner).to_string() } else { String::new() };
    let gap = if cards.is_empty() { "" } else { "   " };
    format!("{begin}{gap}{}   {manner}", pips(cards))
}

/// What every seat had, has, and is better off by.
pub fn moved(players: &[Player], moved: &Moved, written: Written) -> Table {
    let before = players.iter().map(|player| (player.name, player.stack.unwrap_or_default()));
    let rows = before.zip(&moved.stacks).map(|((name, before), &after)| (name, before, after));
    account::seats(account::ROUND, rows, written)
}
