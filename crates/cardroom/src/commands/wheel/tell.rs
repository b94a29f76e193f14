//! The hands of the wheel as a person reads them.

use super::{Prize, Prizes, Reply};
use crate::paint::{BOLD, DIM, Painted, clauses, counted, percent, thousands};
use cards::eval::Category;
use std::io::{self, Write};

/// The categories with how often they come, then the prizes.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let spins = counted(reply.spins, "card");
    let heading = format!("{spins} {}: {} hands", reply.drawn, thousands(reply.total));
    writeln!(out, "{}", Painted(BOLD, heading))?;
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
        tell_prizes(prizes, out)?;
    }
    writeln!(out, "{}", Painted(DIM, clauses(&reply.clauses)))
}

fn one_in(chance: f64) -> String {
    match 1.0 / chance {
        often if often < 100.0 => format!("{often:.1}"),
        seldom if seldom.is_finite() => thousands(seldom.round() as u64),
        _ => "never".to_owned(),
    }
}

fn tell_prizes(prizes: &Prizes, out: &mut dyn Write) -> io::Result<()> {
    let hands = counted(prizes.hands, "hand");
    writeln!(out, "\n{}", Painted(BOLD, format!("The prizes among {hands}")))?;
    let titles: String = prizes.prizes.iter().map(|prize| format!("{:>16}", title(prize.place))).collect();
    writeln!(out, "{:<18}{titles}", "")?;
    writeln!(out, "{:<18}{}", "tied hands", row(prizes, |prize| Some(prize.tied)))?;
    writeln!(out, "what takes it")?;
    rows(prizes, |prize| &prize.taken_by, out)?;
    writeln!(out, "what part of it such a hand can expect")?;
    rows(prizes, |prize| &prize.expected, out)
}

/// A row for each category that has a chance of any prize.
fn rows(
    prizes: &Prizes,
    chances: impl Fn(&Prize) -> &[(Category, f64)],
    out: &mut dyn Write,
) -> io::Result<()> {
    let of = |prize: &Prize, category| {
        chances(prize).iter().find(|(other, _)| *other == category).map(|&(_, chance)| chance)
    };
    for category in Category::ALL.into_iter().rev() {
        if prizes.prizes.iter().any(|prize| of(prize, category).is_some_and(|chance| chance > 0.0)) {
            writeln!(out, "  {:<16}{}", category.to_string(), row(prizes, |prize| of(prize, category)))?;
        }
    }
    Ok(())
}

fn row(prizes: &Prizes, chance: impl Fn(&Prize) -> Option<f64>) -> String {
    let cell = |prize| format!("{:>16}", chance(prize).map_or_else(String::new, percent));
    prizes.prizes.iter().map(cell).collect()
}

const fn title(place: u32) -> &'static str {
    match place {
        1 => "first",
        2 => "second",
        _ => "third",
    }
}
