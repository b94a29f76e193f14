//! The chances of an event as text.

use crate::paint::{BOLD, DIM, StyledText, clauses, counted, percent, thousands};
use games::clause::ids;
use requests::live::{HandReply, Reply};
use std::io::{self, Write};

/// Number of prizes with their own column; all further prizes share a single column.
const COLUMNS: usize = 3;

/// Prints the hands by decreasing expected winnings or, without amounts, expected number of prizes; then those that
/// are not ranked.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let prizes = reply.hands.first().map_or(0, |hand| hand.chances.len());
    let titles: String = (1..=prizes.min(COLUMNS)).map(|place| format!("{:>13}", title(place))).collect();
    let more = if prizes > COLUMNS { format!("{:>13}", "others") } else { String::new() };
    let expected =
        if reply.prizes.is_some() { format!("{:>18}", "expects, in cents") } else { String::new() };
    let hands = counted(reply.hands.len() as u64, "hand");
    writeln!(out, "{}", StyledText(BOLD, format!("{hands:<40}{titles}{more}{expected}")))?;
    let mut hands: Vec<&HandReply> = reply.hands.iter().collect();
    hands.sort_by(|a, b| sort_key(b).total_cmp(&sort_key(a)));
    for hand in hands {
        write_hand(hand, out)?;
    }
    for line in &reply.unranked {
        let cited = StyledText(DIM, clauses(&ids(&line.clauses)));
        writeln!(out, "{:<12}{}  {cited}", line.id, line.text)?;
    }
    writeln!(out, "{}", StyledText(DIM, clauses(&reply.clauses)))
}

fn write_hand(hand: &HandReply, out: &mut dyn Write) -> io::Result<()> {
    let cards = hand.cards.iter().map(|card| format!("{:#}", card.0)).collect::<Vec<_>>().join(" ");
    let to_come = if hand.to_come > 0 { format!("+{}", hand.to_come) } else { String::new() };
    write!(out, "{:<12}{cards:<20}{to_come:<8}", hand.id)?;
    for chance in hand.chances.iter().take(COLUMNS) {
        write!(out, "{:>13}", percent(*chance))?;
    }
    if hand.chances.len() > COLUMNS {
        write!(out, "{:>13}", percent(hand.chances[COLUMNS..].iter().sum()))?;
    }
    match hand.expected {
        Some(cents) => writeln!(out, "{:>18}", thousands(cents.round() as i64)),
        None => writeln!(out),
    }
}

/// Sort key: the expected winnings in cents or, without amounts, the expected number of prizes.
fn sort_key(hand: &HandReply) -> f64 {
    hand.expected.unwrap_or_else(|| hand.chances.iter().sum())
}

fn title(place: usize) -> &'static str {
    ["first", "second", "third"][place - 1]
}
