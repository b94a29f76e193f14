//! The edge of Packs Poker as text.

use crate::commands::edge::extras;
use crate::commands::edge::wager::{self, write_all_outcomes};
use crate::paint::{BOLD, DIM, StyledText, clauses, counted, percent, thousands};
use requests::edge::WagerStatistics;
use requests::edge::packs_poker::{Aggregate, KINDS, KindEdge, Reply};
use std::io::{self, Write};

/// Number of ranks on a side of the grid.
const SIDE: usize = 13;

/// Prints the wagers, the grids if requested, the additional results or, without any, the outcomes, then the results
/// of simulated rounds.
pub fn write_text(reply: &Reply, show_grids: bool, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", StyledText(BOLD, "Packs Poker; over all deals, beside each of 1,326 packs"))?;
    wager::write_text(&reply.wagers, out)?;
    reply.note.iter().try_for_each(|note| writeln!(out, "\nNote: {note}"))?;
    if show_grids && reply.kinds.len() == KINDS {
        write_square("pack", &reply.kinds, |kind| &kind.pack, out)?;
        write_square("bonus", &reply.kinds, |kind| &kind.bonus, out)?;
    }
    if !extras::write_text(&reply.extras, out)? {
        write_all_outcomes(&reply.wagers, out)?;
    }
    reply.aggregate.iter().try_for_each(|aggregate| write_aggregate(aggregate, out))?;
    writeln!(out, "\n{}", StyledText(DIM, clauses(&reply.clauses)))
}

/// Prints a wager's edge for every kind of pack as a grid, in percent.
fn write_square(
    wager: &str,
    kinds: &[KindEdge],
    of: impl Fn(&KindEdge) -> &WagerStatistics,
    out: &mut dyn Write,
) -> io::Result<()> {
    let title = format!("{wager}: house edge in percent by the pack, suited to the right of the pairs");
    writeln!(out, "\n{}", StyledText(BOLD, title))?;
    let rank = |at: usize| kinds[at * (SIDE + 1)].kind.chars().next().unwrap_or(' ');
    let heads: String = (0..SIDE).map(|at| format!("{:>8}", rank(at))).collect();
    writeln!(out, " {heads}")?;
    for (row, kinds) in kinds.chunks(SIDE).enumerate() {
        let cells: String = kinds.iter().map(|kind| format!("{:>8}", signed(of(kind).edge))).collect();
        writeln!(out, "{}{cells}", rank(row))?;
    }
    Ok(())
}

fn signed(edge: f64) -> String {
    let sign = if edge < 0.0 { "−" } else { "" };
    format!("{sign}{:.2}", 100.0 * edge.abs())
}

fn write_aggregate(aggregate: &Aggregate, out: &mut dyn Write) -> io::Result<()> {
    let Aggregate { rounds, seats, packs, limited, seed, .. } = aggregate;
    let (seats, packs) = (counted(*seats as u64, "seat"), counted(*packs as u64, "pack"));
    let rounds = thousands(*rounds);
    writeln!(out, "\n{}", StyledText(BOLD, "the aggregate of a round (PK-7), simulated"))?;
    if !aggregate.whole {
        writeln!(out, "  stopped before all requested rounds were played")?;
    }
    writeln!(out, "  {rounds} rounds, {seats}, {packs}, the largest bets on every pack; seed {seed}")?;
    writeln!(out, "  it cut what was won in {}", counted(*limited, "round"))?;
    for wager in &aggregate.wagers {
        let cost = within(wager.cost, wager.cost_standard_error);
        let edge = within(wager.edge, wager.edge_standard_error);
        writeln!(out, "  {:<8}costs {cost} of the wager; house edge in these rounds {edge}", wager.wager)?;
    }
    writeln!(out, "  the number after ± is the standard error")
}

fn within(mean: f64, error: f64) -> String {
    format!("{} ± {}", percent(mean), percent(error))
}
