//! Text output of `wheel`: the probability of each category, the prizes, and the value of a given hand.

use crate::paint::{BOLD, DIM, StyledText, cards_text, clauses, counted, percent, thousands};
use cards::eval::Category;
use games::Chips;
use requests::wheel::{Expected, FinalStrengths, Gain, HandValueReply, Prize, Prizes, Reply};
use std::io::{self, Write};

/// Prints the categories with their probabilities, then the prizes and the value of the given hand if requested.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let spins = counted(reply.spins, "card");
    let heading = format!("{spins} {}: {} hands", reply.drawn, thousands(reply.total));
    writeln!(out, "{}", StyledText(BOLD, heading))?;
    writeln!(out, "{:<18}{:>16}{:>16}{:>16}", "", "hands", "chance", "one in")?;
    for &(category, hands) in &reply.categories {
        let chance = hands as f64 / reply.total as f64;
        writeln!(
            out,
            "{:<18}{:>16}{:>16}{:>16}",
            category.to_string(),
            thousands(hands),
            percent(chance),
            one_in(chance)
        )?;
    }
    if let Some(prizes) = &reply.prizes {
        write_prizes(prizes, out)?;
    }
    if let Some(hand) = &reply.hand {
        write_hand(hand, out)?;
    }
    writeln!(out, "{}", StyledText(DIM, clauses(&reply.clauses)))
}

/// Prints the final strengths of the hand, then its expected prizes.
fn write_hand(hand: &HandValueReply, out: &mut dyn Write) -> io::Result<()> {
    let cards = cards_text(hand.cards.iter().map(|card| card.0));
    writeln!(out, "\n{} {cards}", StyledText(BOLD, "Holding"))?;
    if let Some(ends) = &hand.ends {
        write_strengths("without an extra card", ends, out)?;
    }
    if let Some(extra) = &hand.extra_card {
        write_strengths("with the extra card", &extra.ends, out)?;
        if let Some(improves) = extra.improves {
            let total = extra.ends.total;
            let chance = percent(improves as f64 / total as f64);
            writeln!(out, "  {:<24}{improves:>8} of {total} cards{chance:>16}", "better than before")?;
        }
    }
    let Some(expected) = &hand.expected else { return Ok(()) };
    let titles: String =
        (1..=3.min(expected.chances.len())).map(|place| format!("{:>16}", title(place as u32))).collect();
    writeln!(out, "{:<26}{titles}", "expected share")?;
    write_expected("as it is", expected, None, out)?;
    if let Some(gain) = hand.extra_card.as_ref().and_then(|extra| extra.gain.as_ref()) {
        write_expected("with the extra card", &gain.expected, Some(gain), out)?;
    }
    match &hand.second_hand {
        Some(gain) => write_expected("with a second hand", &gain.expected, Some(gain), out),
        None => Ok(()),
    }
}

fn write_strengths(name: &str, ends: &FinalStrengths, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{name}")?;
    for (category, ways) in ends.categories.iter().filter(|(_, ways)| *ways > 0) {
        let chance = percent(*ways as f64 / ends.total as f64);
        writeln!(out, "  {:<16}{:>16}{chance:>16}", category.to_string(), thousands(*ways))?;
    }
    Ok(())
}

/// Prints the expected shares of up to three prizes and, if the amounts of the prizes are known, the expected winnings
/// from all prizes, the gain and its price.
fn write_expected(
    name: &str,
    expected: &Expected,
    gain: Option<&Gain>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let parts: String =
        expected.chances.iter().take(3).map(|part| format!("{:>16}", percent(*part))).collect();
    write!(out, "  {name:<24}{parts}")?;
    let rounded = |cents: f64| cents.round() as i64;
    if let Some(cents) = expected.cents {
        write!(out, "{:>16}", counted(rounded(cents), "cent"))?;
    }
    if let Some((gain, cents)) = gain.and_then(|gain| gain.gained_cents.map(|cents| (gain, cents))) {
        let cost = if gain.price > Chips::ZERO {
            format!(", costs {}", counted(gain.price.signed(), "cent"))
        } else {
            String::new()
        };
        write!(out, "  gains {}{cost}", counted(rounded(cents), "cent"))?;
    }
    writeln!(out)
}

fn one_in(chance: f64) -> String {
    match 1.0 / chance {
        often if often < 100.0 => format!("{often:.1}"),
        seldom if seldom.is_finite() => thousands(seldom.round() as u64),
        _ => "never".to_owned(),
    }
}

fn write_prizes(prizes: &Prizes, out: &mut dyn Write) -> io::Result<()> {
    let hands = counted(prizes.hands, "hand");
    writeln!(out, "\n{}", StyledText(BOLD, format!("The prizes among {hands}")))?;
    let titles: String = prizes.prizes.iter().map(|prize| format!("{:>16}", title(prize.place))).collect();
    let low = prizes.low_hand.as_ref().map_or(String::new(), |_| format!("{:>16}", "low hand"));
    writeln!(out, "{:<18}{titles}{low}", "")?;
    writeln!(out, "{:<18}{}", "tied hands", row(prizes, |prize| Some(prize.tied)))?;
    writeln!(out, "winning category")?;
    rows(prizes, |prize| &prize.taken_by, out)?;
    writeln!(out, "expected share")?;
    rows(prizes, |prize| &prize.expected, out)
}

/// Prints one row for each category with a chance above 0 in some column.
fn rows(
    prizes: &Prizes,
    chances: impl Fn(&Prize) -> &[(Category, f64)],
    out: &mut dyn Write,
) -> io::Result<()> {
    let of = |prize: &Prize, category| {
        chances(prize).iter().find(|(other, _)| *other == category).map(|&(_, chance)| chance)
    };
    for category in Category::ALL.into_iter().rev() {
        if columns(prizes).any(|prize| of(prize, category).is_some_and(|chance| chance > 0.0)) {
            writeln!(out, "  {:<16}{}", category.to_string(), row(prizes, |prize| of(prize, category)))?;
        }
    }
    Ok(())
}

fn row(prizes: &Prizes, chance: impl Fn(&Prize) -> Option<f64>) -> String {
    let cell = |prize| format!("{:>16}", chance(prize).map_or_else(String::new, percent));
    columns(prizes).map(cell).collect()
}

/// The prizes of the places, then the prize of the low hand.
fn columns(prizes: &Prizes) -> impl Iterator<Item = &Prize> {
    prizes.prizes.iter().chain(&prizes.low_hand)
}

const fn title(place: u32) -> &'static str {
    match place {
        1 => "first",
        2 => "second",
        _ => "third",
    }
}
