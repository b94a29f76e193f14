//! The edge of High Card Flush as text.

use super::others;
use crate::commands::edge::extras;
use crate::commands::edge::wager::{self, write_all_outcomes, write_outcomes};
use crate::paint::{BOLD, DIM, StyledText, clauses, percent};
use requests::edge::high_card_flush::{Progressive, Reply};
use std::io::{self, Write};

/// Prints the wagers, the details of the ante, then the additional results or, without any, the probability of each
/// outcome.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let strategy = &reply.strategy;
    writeln!(out, "{}", StyledText(BOLD, format!("High Card Flush; {} {}", strategy.name, strategy.text)))?;
    wager::write_text(&reply.wagers, out)?;
    write_ante(reply, out)?;
    let extras = extras::write_text(&reply.extras, out)?;
    reply.others.iter().try_for_each(|others| others::write_text(others, out))?;
    if !extras && reply.others.is_none() {
        write_all_outcomes(&reply.wagers, out)?;
        reply.progressive.iter().try_for_each(|progressive| write_progressive(progressive, out))?;
    }
    writeln!(out, "\n{}", StyledText(DIM, clauses(&reply.clauses)))
}

fn write_ante(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
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
        writeln!(out, "The optimal strategy loses {} of the ante less", percent(reply.strategy.cost))?;
    }
    Ok(())
}

fn write_progressive(progressive: &Progressive, out: &mut dyn Write) -> io::Result<()> {
    write_outcomes("progressive", &progressive.outcomes, out)?;
    match (progressive.break_even_meter, progressive.edge) {
        (Some(meter), _) => writeln!(out, "  pays for itself from a meter of {meter:.2} wagers"),
        (None, edge) => writeln!(out, "  the house keeps {} of it", percent(edge.unwrap_or_default())),
    }
}
