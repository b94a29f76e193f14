//! The results of a table as CSV.

use super::results::{ResultPayment, Results};
use crate::csv;
use games::Chips;

/// The columns of every line.
const COLUMNS: [&str; 9] =
    ["kind", "name", "to", "bot", "bought_in", "cashed_out", "stack", "standing", "payment"];
/// The name of the house in payments.
const HOUSE: &str = "the house";

impl Results {
    /// The results as CSV: after the names of the columns, the name of the table, a line for each player and bot, and a
    /// line for each payment that settles the results. Chips are whole numbers, and cents are in units of 100 with two
    /// decimals. In a game without chips, the standing of a player is the total of the points.
    pub fn csv(&self) -> String {
        let unit = self.game.game().unit();
        let amount = |value: Option<i64>| value.map(|value| csv::amount(unit, value)).unwrap_or_default();
        let chips = |value: Option<Chips>| amount(value.map(Chips::signed));
        let players = self.players.iter().map(|player| {
            let points = player.points.and_then(|points| i64::try_from(points).ok());
            let bot = if player.bot { "true" } else { "false" };
            let bought = [chips(player.bought), chips(player.cashed_out), chips(player.stack)];
            let [bought, cashed_out, stack] = &bought;
            let standing = amount(player.standing.or(points));
            csv::line(&["player", &player.name, "", bot, bought, cashed_out, stack, &standing, ""])
        });
        let name = |player: Option<usize>| match player {
            Some(player) => self.players[player].name.as_str(),
            None => HOUSE,
        };
        let payments = self.payments.iter().flatten().map(|&ResultPayment { from, to, amount: paid }| {
            csv::line(&["payment", name(from), name(to), "", "", "", "", "", &chips(Some(paid))])
        });
        let table = csv::line(&["table", &self.name, "", "", "", "", "", "", ""]);
        [csv::line(&COLUMNS), table].into_iter().chain(players).chain(payments).collect()
    }
}
