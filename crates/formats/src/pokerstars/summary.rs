//! The summary: the last lines of a hand.

use super::context::Context;
use super::course::{Course, pot_name, street_name};
use super::words::{Bracketed, describe};
use games::chips::Chips;
use games::holdem::Street;
use games::seat::Seat;
use std::fmt;

/// The lines from the heading `SUMMARY` on.
pub(super) struct Summary<'a> {
    pub table: &'a Context<'a>,
    pub course: &'a Course<'a>,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (context, course) = (self.table, self.course);
        let total = course.pots.iter().copied().sum();
        write!(f, "*** SUMMARY ***\nTotal pot {}", context.sum(total))?;
        if course.pots.len() > 1 {
            for (pot, &amount) in course.pots.iter().enumerate() {
                write!(f, " {} {}.", pot_name(pot, course.pots.len()), context.sum(amount))?;
            }
        }
        f.write_str(" | Rake 0\n")?;
        if !course.board.is_empty() {
            writeln!(f, "Board {}", Bracketed(&course.board))?;
        }
        context.by_place().into_iter().try_for_each(|seat| writeln!(f, "{}", self.seat(seat)))
    }
}

impl Summary<'_> {
    fn seat(&self, seat: Seat) -> String {
        let marks = [
            (seat.number() == self.table.hand.seats(), " (button)"),
            (self.course.small == Some(seat), " (small blind)"),
            (self.course.big == Some(seat), " (big blind)"),
        ];
        let marks: String = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
        let place = self.table.place(seat);
        format!("Seat {place}: {}{marks} {}", self.table.name(seat), self.outcome(seat))
    }

    fn outcome(&self, seat: Seat) -> String {
        let summary = self.course.summaries[seat];
        let won = self.table.sum(summary.won);
        match (summary.folded, summary.shown) {
            (Some(Street::Preflop), _) if !summary.bet => "folded before Flop (didn't bet)".to_owned(),
            (Some(Street::Preflop), _) => "folded before Flop".to_owned(),
            (Some(street), _) => format!("folded on the {}", street_name(street)),
            (None, Some(cards)) => {
                let ending =
                    if summary.won > Chips::ZERO { format!("won ({won})") } else { "lost".to_owned() };
                let hand = describe(cards, &self.course.board);
                let hand = hand.map(|words| format!(" with {words}")).unwrap_or_default();
                format!("showed {} and {ending}{hand}", Bracketed(&cards))
            }
            (None, None) if summary.won > Chips::ZERO => format!("collected ({won})"),
            (None, None) => "mucked".to_owned(),
        }
    }
}
