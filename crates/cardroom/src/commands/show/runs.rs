//! Prints the plays of a Mount Holyoke Poker round as a table, run by run, with a column for each player.

use super::shown_round::Player;
use crate::narrate::page::width;
use crate::narrate::{Layout, NarratedEvent, plain_cards, seen};
use games::Seat;
use games::clause::ids;
use games::mount_holyoke::{Category, Clauses, Event, Seen};

/// Width of a column: five cards and a gap.
const COLUMN: usize = 18;

/// The page: the plays, the passes and the ends of runs as a table, and all other events as narrated.
pub fn page(seen: &[Seen], narrated: Vec<NarratedEvent>, players: &[Player]) -> Vec<NarratedEvent> {
    let mut table = Runs { page: Vec::new(), run: None, number: 0, columns: players.len() };
    let names = table.row(players.iter().map(|player| player.name.to_owned()).collect());
    for (event, narrated) in seen.iter().zip(narrated) {
        match event {
            Event::Played { .. } | Event::Passed { .. } if table.number == 0 => {
                table.number = 1;
                table.page.push(NarratedEvent { title: Some("The plays, run by run"), ..names.clone() });
                table.note(event);
            }
            Event::Played { .. } | Event::Passed { .. } => table.note(event),
            Event::RunOver { .. } => table.end(&event.clauses()),
            Event::RoundOver { .. } => {
                table.end(&Clauses::new());
                table.page.push(narrated);
            }
            _ => table.page.push(narrated),
        }
    }
    table.page
}

/// The page so far, with the run that is being played.
struct Runs {
    page: Vec<NarratedEvent>,
    run: Option<Run>,
    /// Number of the current run, from 1; 0 before the first play.
    number: usize,
    columns: usize,
}

struct Run {
    kind: Category,
    clauses: Vec<&'static str>,
    /// One row per orbit of the table, with the action of each seat.
    rows: Vec<Vec<String>>,
    last: usize,
}

impl Runs {
    /// Adds a play or a pass.
    fn note(&mut self, event: &Seen) {
        match event {
            Event::Played { seat, cards, category, .. } => {
                let cards = plain_cards(seen(cards).into_iter().flatten());
                self.run(*category).add(*seat, cards, &event.clauses());
            }
            Event::Passed { seat, on, .. } => self.run(*on).add(*seat, "–".to_owned(), &event.clauses()),
            _ => {}
        }
    }

    fn run(&mut self, kind: Category) -> &mut Run {
        let columns = self.columns;
        self.run.get_or_insert_with(|| Run { kind, clauses: Vec::new(), rows: Vec::new(), last: columns })
    }

    /// Adds the run to the page: its title with the clauses, then its rows.
    fn end(&mut self, cited: &Clauses) {
        let Some(mut run) = self.run.take() else { return };
        run.cite(cited);
        // Clauses of the rulebook first, then the rulings.
        run.clauses.sort_by_key(|id| !id.contains('/'));
        let title =
            NarratedEvent::line(format!("Run {}, {}", self.number, kind_words(run.kind)), &NO_CLAUSES);
        self.page.push(NarratedEvent { clauses: run.clauses, ..title.with_layout(Layout::Title) });
        let rows: Vec<NarratedEvent> = run.rows.into_iter().map(|row| self.row(row)).collect();
        self.page.extend(rows);
        self.number += 1;
    }

    fn row(&self, cells: Vec<String>) -> NarratedEvent {
        let padded = |cell: String| format!("{cell}{:1$}", "", COLUMN.saturating_sub(width(&cell)));
        let row: String = cells.into_iter().map(padded).collect();
        NarratedEvent::line(row.trim_end(), &NO_CLAUSES)
    }
}

const NO_CLAUSES: [games::mount_holyoke::Clause; 0] = [];

impl Run {
    /// Adds a cell in the column of a seat. A new row begins unless the seat is to the right of the last one.
    fn add(&mut self, seat: Seat, cell: String, cited: &Clauses) {
        let columns = self.rows.last().map_or(self.last, Vec::len);
        if self.rows.is_empty() || seat.index() <= self.last {
            self.rows.push(vec![String::new(); columns]);
        }
        if let Some(row) = self.rows.last_mut() {
            row[seat.index()] = cell;
        }
        self.last = seat.index();
        self.cite(cited);
    }

    fn cite(&mut self, cited: &Clauses) {
        for id in ids(cited) {
            if !self.clauses.contains(&id) {
                self.clauses.push(id);
            }
        }
    }
}

const fn kind_words(kind: Category) -> &'static str {
    match kind.cards() {
        1 => "single cards",
        2 => "pairs",
        3 => "three of a kind",
        _ => "five cards",
    }
}
