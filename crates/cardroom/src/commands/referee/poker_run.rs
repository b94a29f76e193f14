//! Prints the standings of a poker run.

pub use games::poker_run::Settings;

use crate::paint::{BOLD, DIM, StyledText, cards_text, clauses};
use games::Chips;
use games::clause::ids;
use games::poker_run::referee::Reply;
use std::io::{self, Write};

/// Prints the places, then the hands without one, then the distribution of the takings, if they are known.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.standings {
        let place = format!("{}{}", line.place, if line.tied { "=" } else { "" });
        let best = cards_text(line.best.iter().map(|card| card.0));
        let prize = if line.prize > Chips::ZERO { money(line.prize.signed()) } else { String::new() };
        writeln!(out, "{place:<4} {:<8} {best}  {}", line.id, StyledText(BOLD, &line.text))?;
        writeln!(out, "{prize:>13} {}", StyledText(DIM, clauses(&ids(&line.clauses))))?;
    }
    for line in &reply.unranked {
        writeln!(
            out,
            "{:<4} {:<8} {}  {}",
            "-",
            line.id,
            line.text,
            StyledText(DIM, clauses(&ids(&line.clauses)))
        )?;
    }
    let Some(account) = &reply.account else { return Ok(()) };
    let parts = [account.takings.signed(), account.prizes.signed(), account.charity.signed(), account.event];
    let [takings, prizes, charity, event] = parts.map(money);
    writeln!(out, "takings {takings}: prizes {prizes}, charity {charity}, event {event}")
}

/// Formats cents as an amount with two decimals: `500.00`.
fn money(cents: i64) -> String {
    let (sign, cents) = (if cents < 0 { "-" } else { "" }, cents.unsigned_abs());
    format!("{sign}{}.{:02}", cents / 100, cents % 100)
}
