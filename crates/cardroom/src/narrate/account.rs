//! Tables of the players' results.

use super::page::{Table, width};
use crate::paint::signed;
use games::Chips;

/// A function that formats an amount in the game's unit.
pub type AmountFormat = fn(i64) -> String;

/// Column headings for the results of one round.
pub const ROUND: &str = "seat    player                  before          after            net";
/// Column headings for the results of all rounds.
pub const SITTING: &str = "seat    player                 brought            has            net";

/// Table with a row per seat: the name, the amounts before and after, and the difference.
pub fn seats(
    header: &'static str,
    seats: impl IntoIterator<Item = (&'static str, Chips, Chips)>,
    format: AmountFormat,
) -> Table {
    let row = |(place, (name, before, after)): (usize, (&str, Chips, Chips))| {
        let net = signed(after.signed() - before.signed(), format);
        let [before, after] = [before, after].map(|amount| format(amount.signed()));
        format!("{:>4}    {name:<17}{before:>13}{after:>15}{net:>15}", place + 1)
    };
    Table { header, rows: seats.into_iter().enumerate().map(row).collect() }
}

/// Adds a row for a net result without a seat, such as the result of the house.
pub fn add_row(mut table: Table, who: &str, net: i64, format: AmountFormat) -> Table {
    let columns = table.rows.first().map_or(0, |row| width(row));
    let who = format!("        {who}");
    let gap = columns.saturating_sub(width(&who));
    table.rows.push(format!("{who}{:>gap$}", signed(net, format)));
    table
}
