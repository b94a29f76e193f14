//! The chances of an event as a table and as a chart.

use crate::figures::{Figures, Picture, Sheet};
use requests::live::{HandReply, Reply};
use std::io::{self, Write};

/// Maximum number of hands in a chart.
const SHOWN: usize = 20;

impl Figures for Reply {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        super::text::write_text(self, out)
    }

    /// Table with one row for every hand that can be ranked, in the order of the request.
    fn sheet(&self) -> Sheet {
        let places = self.hands.first().map_or(0, |hand| hand.chances.len());
        let columns = (1..=places).map(|place| format!("place_{place}"));
        let columns = ["id", "to_come"].map(str::to_owned).into_iter().chain(columns);
        let mut sheet = Sheet::new(columns.chain(["expected_cents".to_owned()]));
        for hand in &self.hands {
            let chances = hand.chances.iter().map(f64::to_string);
            let cents = hand.expected.map_or_else(String::new, |cents| cents.to_string());
            sheet.row([hand.id.clone(), hand.to_come.to_string()].into_iter().chain(chances).chain([cents]));
        }
        sheet
    }

    /// Chart of the hands with the best chances of first prize, at most [`SHOWN`].
    fn picture(&self) -> Picture {
        let first = |hand: &HandReply| hand.chances.first().copied().unwrap_or(0.0);
        let mut best: Vec<&HandReply> = self.hands.iter().collect();
        best.sort_by(|a, b| first(b).total_cmp(&first(a)));
        best.truncate(SHOWN);
        Picture::Bars {
            title: format!(
                "Who may win the first prize: the best {} of {} hands",
                best.len(),
                self.hands.len()
            ),
            unit: "part of the prize, in percent".to_owned(),
            bars: best.iter().map(|hand| (hand.id.clone(), 100.0 * first(hand))).collect(),
        }
    }
}
