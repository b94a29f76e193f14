//! The equity as a table and as a chart.

use super::text::{self, title};
use crate::figures::{Figures, Picture, Sheet};
use requests::equity::{Grid, Next, Player, Reply};
use std::io::{self, Write};
use strategy::odds::holdem::Kind;

impl Figures for Reply {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        text::write_text(self, out)
    }

    /// Table of the grid if requested, otherwise of the next cards if requested, otherwise of the players.
    fn sheet(&self) -> Sheet {
        match (&self.grid, &self.next_cards) {
            (Some(grid), _) => grid_sheet(grid),
            (None, Some(next)) => sheet_of_next(next, self.players.len()),
            (None, None) => sheet_of_players(self),
        }
    }

    fn picture(&self) -> Picture {
        self.grid.as_ref().map_or_else(|| bars(self), grid_picture)
    }

    fn is_complete(&self) -> bool {
        self.incomplete.is_none()
    }
}

fn sheet_of_players(reply: &Reply) -> Sheet {
    let categories = reply.players[0].categories.iter().map(|(category, _)| category.id());
    let columns = ["player", "hand", "hands", "boards", "wins", "ties", "equity", "standard_error"];
    let mut sheet = Sheet::new(columns.into_iter().chain(categories));
    for (number, player) in (1..).zip(&reply.players) {
        let counts = [reply.boards, player.wins, player.ties].map(|count| count.to_string());
        let error = player.standard_error.map_or_else(String::new, |error| error.to_string());
        let before = [format!("{number}"), player.hand.clone(), player.hands.to_string()];
        let fields = before.into_iter().chain(counts).chain([player.equity.to_string(), error]);
        sheet.row(fields.chain(player.categories.iter().map(|(_, boards)| boards.to_string())));
    }
    sheet
}

fn bars(reply: &Reply) -> Picture {
    let bar =
        |(number, player): (usize, &Player)| (format!("{number}: {}", player.hand), 100.0 * player.equity);
    Picture::Bars {
        title: "Equity in hold'em".to_owned(),
        unit: "equity, in percent of the pot".to_owned(),
        bars: (1..).zip(&reply.players).map(bar).collect(),
    }
}

fn sheet_of_next(next: &[Next], players: usize) -> Sheet {
    let columns = (1..=players).map(|number| format!("player_{number}"));
    let mut sheet = Sheet::new(["card".to_owned()].into_iter().chain(columns));
    for next in next {
        let equities = next.equity.iter().map(|equity| equity.to_string());
        sheet.row([next.card.to_string()].into_iter().chain(equities));
    }
    sheet
}

fn grid_sheet(grid: &Grid) -> Sheet {
    let mut sheet = Sheet::new(["hand", "boards", "equity"]);
    for cell in &grid.hands {
        sheet.row([cell.hand.to_string(), cell.boards.to_string(), cell.equity.to_string()]);
    }
    sheet
}

fn grid_picture(grid: &Grid) -> Picture {
    let kinds: Vec<Kind> = Kind::all().collect();
    let cell = |kind: &Kind| (kind.to_string(), grid.equity(*kind).map(|equity| 100.0 * equity));
    Picture::Heat {
        title: title(grid),
        unit: "equity, in percent of the pot".to_owned(),
        rows: kinds.chunks(13).map(|row| row.iter().map(cell).collect()).collect(),
    }
}
