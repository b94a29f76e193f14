//! Points of a round, and the winners of the match (clauses `mount-holyoke/7`, `/8`, rulings MH-9, MH-10).

use super::clause::Clause;
use super::rules::Rules;
use super::settings::{MatchEnd, Threshold};
use crate::seat::{BySeat, Seat, SeatSet};

/// The outcome of one round, from which the points follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The number of the round in the match, counted from 1.
    pub round: u32,
    /// Seats that were dealt in.
    pub players: SeatSet,
    /// The seat that ran out of cards.
    pub winner: Seat,
    /// The number of unplayed cards, by seat.
    pub left: BySeat<u8>,
    /// Each seat's points before the round.
    pub before: BySeat<u64>,
    /// The rules of the round.
    pub rules: Rules,
}

/// The points of one seat in one round, as a line of the settlement. Points are not chips: they are not
/// transferred between players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seat that is scored.
    pub seat: Seat,
    /// The number of cards that the seat has not played.
    pub left: u8,
    /// The points for the unplayed cards.
    pub points: u64,
    /// The seat's total points in the match, including this round.
    pub total: u64,
    /// The clauses that decide the points: those of the rulebook, then the rulings.
    pub clauses: &'static [Clause],
}

impl Outcome {
    /// The settlement: the points of every seat that was dealt in, in seat order.
    pub fn settle(&self) -> impl Iterator<Item = Score> + '_ {
        self.players.iter().map(|seat| {
            let points = self.points(seat);
            let clauses = score_clauses(seat == self.winner);
            Score { seat, left: self.left[seat], points, total: self.before[seat] + points, clauses }
        })
    }

    /// The seat's points in this round.
    pub fn points(&self, seat: Seat) -> u64 {
        self.rules.points(self.left[seat].into())
    }

    /// Each seat's points after the round.
    pub fn totals(&self) -> BySeat<u64> {
        let mut totals = self.before;
        self.settle().for_each(|score| totals[score.seat] = score.total);
        totals
    }

    /// The winners of the match, if this round ended it; tied winners share the win.
    pub fn match_winners(&self) -> Option<SeatSet> {
        let totals = self.totals();
        match self.rules.end {
            MatchEnd::Rounds(rounds) if self.round < rounds => None,
            MatchEnd::Rounds(_) => Some(fewest(&totals, SeatSet::all(totals.seats()))),
            MatchEnd::Points(points) => {
                winners_by_points(points, self.rules.threshold, &self.before, &totals)
            }
        }
    }
}

pub(super) const fn score_clauses(winner: bool) -> &'static [Clause] {
    if winner { &[Clause::Round, Clause::Rule7, Clause::Mh9] } else { &[Clause::Rule7, Clause::Mh9] }
}

/// Returns whether the match was over before this round (MH-10).
pub(super) fn is_over_before(rules: &Rules, totals: &BySeat<u64>, round: u32) -> bool {
    let below = |points| seats_below(points, totals).len();
    match (rules.end, rules.threshold) {
        (MatchEnd::Rounds(rounds), _) => round > rounds,
        (MatchEnd::Points(points), Threshold::FirstHitEnds) => below(points) < totals.seats(),
        (MatchEnd::Points(points), _) => below(points) < 2,
    }
}

/// The seats whose points are below the limit.
fn seats_below(points: u64, totals: &BySeat<u64>) -> SeatSet {
    totals.iter().filter(|&(_, &total)| total < points).map(|(seat, _)| seat).collect()
}

fn winners_by_points(
    points: u64,
    threshold: Threshold,
    before: &BySeat<u64>,
    after: &BySeat<u64>,
) -> Option<SeatSet> {
    let still_below = seats_below(points, after);
    match (threshold, still_below.len()) {
        (Threshold::FirstHitEnds, still) if still == after.seats() => None,
        (Threshold::FirstHitEnds, _) => Some(fewest(after, SeatSet::all(after.seats()))),
        (_, 0) => Some(fewest(after, seats_below(points, before))),
        (_, 1) => Some(still_below),
        _ => None,
    }
}

/// The seats in `seats` with the fewest points; several if they are tied.
fn fewest(totals: &BySeat<u64>, seats: SeatSet) -> SeatSet {
    let least = seats.iter().map(|seat| totals[seat]).min();
    seats.iter().filter(|&seat| Some(totals[seat]) == least).collect()
}
