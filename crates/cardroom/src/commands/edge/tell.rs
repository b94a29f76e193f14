//! The edge as a person reads it.

use super::reply::{Progressive, Reply, Worth};
use crate::paint::{BOLD, DIM, Painted, clauses, percent, thousands};
use std::io::{self, Write};

/// The wagers, what is particular to the ante, then how often each outcome comes.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let strategy = &reply.strategy;
    writeln!(out, "{}", Painted(BOLD, format!("{}; {} {}", reply.title, strategy.name, strategy.text)))?;
    writeln!(out, "{:<22}{:>14}{:>14}{:>16}", "", "house edge", "wins", "sd, in wagers")?;
    for wager in &reply.wagers {
        let Worth { edge, hit_frequency, sd, .. } = wager.worth;
        let (edge, hits) = (percent(edge), percent(hit_frequency));
        writeln!(out, "{:<22}{edge:>14}{hits:>14}{sd:>16.4}", words(wager.wager))?;
    }
    tell_ante(reply, out)?;
    if !tell_asked(reply, out)? {
        tell_all_outcomes(reply, out)?;
    }
    writeln!(out, "\n{}", Painted(DIM, clauses(&reply.clauses)))
}

/// What was asked besides the wagers; whether anything was.
fn tell_asked(reply: &Reply, out: &mut dyn Write) -> io::Result<bool> {
    let Reply { sweep, solved, ruin, others, .. } = reply;
    sweep.iter().try_for_each(|sweep| sweep.tell(out))?;
    solved.iter().try_for_each(|solved| solved.tell(out))?;
    ruin.iter().try_for_each(|ruin| ruin.tell(out))?;
    others.iter().try_for_each(|others| others.tell(out))?;
    Ok(sweep.is_some() || solved.is_some() || ruin.is_some() || others.is_some())
}

fn tell_all_outcomes(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for wager in &reply.wagers {
        tell_outcomes(&words(wager.wager), &wager.outcomes, out)?;
    }
    reply.progressive.iter().try_for_each(|progressive| tell_progressive(progressive, out))
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
