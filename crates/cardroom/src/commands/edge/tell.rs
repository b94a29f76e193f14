//! The edge as a person reads it.

use super::{Progressive, Reply, WagerEdge};
use crate::paint::{BOLD, DIM, Painted, clauses, percent, thousands};
use std::io::{self, Write};

/// The wagers, what is particular to the ante, then how often each outcome comes.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let strategy = &reply.strategy;
    writeln!(out, "{}", Painted(BOLD, format!("High Card Flush; {} {}", strategy.name, strategy.text)))?;
    tell_wagers(&reply.wagers, out)?;
    tell_ante(reply, out)?;
    tell_all_outcomes(&reply.wagers, out)?;
    if let Some(progressive) = &reply.progressive {
        tell_progressive(progressive, out)?;
    }
    writeln!(out, "\n{}", Painted(DIM, clauses(&reply.clauses)))
}

/// A line a wager.
pub fn tell_wagers(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{:<22}{:>14}{:>14}{:>16}", "", "house edge", "wins", "sd, in wagers")?;
    for wager in wagers {
        let WagerEdge { edge, hit_frequency, sd, .. } = *wager;
        let (edge, hits) = (percent(edge), percent(hit_frequency));
        writeln!(out, "{:<22}{edge:>14}{hits:>14}{sd:>16.4}", words(wager.wager))?;
    }
    Ok(())
}

/// How often each outcome of each wager comes.
pub fn tell_all_outcomes(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    wagers.iter().try_for_each(|wager| tell_outcomes(&words(wager.wager), &wager.outcomes, out))
}

fn tell_ante(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let (raises, qualifies) = (percent(reply.strategy.raises), percent(reply.dealer_qualifies));
    writeln!(
        out,
        "\nThe ante is counted with its raise. {raises} of hands raise; the dealer qualifies with {qualifies}"
    )?;
    for (wagered, risk) in reply.wagers.iter().filter_map(|wager| wager.wagered.zip(wager.element_of_risk)) {
        writeln!(
            out,
            "{wagered:.4} antes are wagered on average, of which the house keeps {}",
            percent(risk)
        )?;
    }
    if reply.strategy.cost > 0.0 {
        writeln!(out, "The best play loses {} of the ante less", percent(reply.strategy.cost))?;
    }
    Ok(())
}

fn tell_progressive(progressive: &Progressive, out: &mut dyn Write) -> io::Result<()> {
    tell_outcomes("progressive", &progressive.outcomes, out)?;
    writeln!(out, "  pays for itself from a meter of {:.2} wagers", progressive.break_even_meter)
}

fn tell_outcomes(title: &str, outcomes: &[(String, u64)], out: &mut dyn Write) -> io::Result<()> {
    let all: u64 = outcomes.iter().map(|(_, count)| count).sum();
    writeln!(out, "\n{}", Painted(BOLD, title))?;
    for (name, count) in outcomes {
        let (count, chance) = (thousands(*count), percent(*count as f64 / all as f64));
        writeln!(out, "  {:<28}{count:>22}{chance:>16}", words(name))?;
    }
    Ok(())
}

fn words(name: &str) -> String {
    name.replace('_', " ")
}
