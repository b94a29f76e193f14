//! The standings of an event, with the position at which the line of each hand last changed, so that a viewer of the
//! board receives the lines that changed.

use games::poker_run::{HandId, Settlement, Standing, Unranked};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The standings and the unranked hands of an event.
pub struct Ranking {
    /// The log position of the latest standings in which a line changed.
    pub seq: u64,
    /// The standings if the event closed now.
    pub settlement: Settlement<HandId>,
    /// The position of the first standings that were compared. Earlier changes are not known.
    known_from: u64,
    /// The position at which the line of each hand last changed.
    changed: BTreeMap<HandId, u64>,
}

/// The lines of the standings that changed. A hand has one line, in the standings or among the unranked hands. The
/// viewer drops the lines of hands that no longer exist, and computes all places anew, since the place of a line is not
/// sent when nothing else in the line has changed: the standings are sorted by strength, strongest first, then by the
/// time at which the hand was turned in, then by hand, and hands of equal strength share a place.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunRankingChanges")]
pub struct RankingChanges {
    /// The changed lines of the standings.
    pub standings: Vec<Standing<HandId>>,
    /// The changed lines of the hands that are not ranked.
    pub unranked: Vec<Unranked<HandId>>,
}

/// The line of a hand.
#[derive(Clone, Copy)]
enum Line<'a> {
    Ranked(&'a Standing<HandId>),
    Unranked(&'a Unranked<HandId>),
}

impl Line<'_> {
    /// Returns whether the lines are equal except for the place. A new hand changes the places of all weaker hands.
    fn is_same(self, other: Line<'_>) -> bool {
        match (self, other) {
            (Line::Ranked(one), Line::Ranked(other)) => {
                let Standing {
                    id,
                    place: _,
                    tied,
                    category,
                    best,
                    strength,
                    text,
                    prize,
                    low_hand,
                    spin_off,
                    clauses,
                } = one;
                (id, *tied, *category, *best) == (&other.id, other.tied, other.category, other.best)
                    && (*strength, text, *prize, *low_hand)
                        == (other.strength, &other.text, other.prize, other.low_hand)
                    && (spin_off, clauses) == (&other.spin_off, &other.clauses)
            }
            (Line::Unranked(one), Line::Unranked(other)) => one == other,
            (Line::Ranked(_), Line::Unranked(_)) | (Line::Unranked(_), Line::Ranked(_)) => false,
        }
    }
}

impl Ranking {
    /// The standings at a log position, compared with earlier ones of the same event.
    pub fn new(settlement: Settlement<HandId>, seq: u64, earlier: Option<&Ranking>) -> Ranking {
        let Some(earlier) = earlier else {
            return Ranking { seq, settlement, known_from: seq, changed: BTreeMap::new() };
        };
        let before = lines(&earlier.settlement);
        let now = lines(&settlement);
        let changed_at = |hand: &HandId, line: &Line<'_>| match before.get(hand) {
            Some(other) if line.is_same(*other) => earlier.changed.get(hand).copied(),
            _ => Some(seq),
        };
        let changed: BTreeMap<HandId, u64> =
            now.iter().filter_map(|(hand, line)| Some((*hand, changed_at(hand, line)?))).collect();
        let is_new = now.len() != before.len() || changed.values().any(|&at| at == seq);
        let last = if is_new { seq } else { earlier.seq };
        Ranking { seq: last, known_from: earlier.known_from, changed, settlement }
    }

    /// The lines that changed after a log position; `None` if they are not known.
    pub fn changes_after(&self, seq: u64) -> Option<RankingChanges> {
        let is_changed = |hand: &HandId| self.changed.get(hand).is_some_and(|&at| at > seq);
        let Settlement { standings, unranked, .. } = &self.settlement;
        (seq >= self.known_from).then(|| RankingChanges {
            standings: standings.iter().filter(|line| is_changed(&line.id)).cloned().collect(),
            unranked: unranked.iter().filter(|line| is_changed(&line.id)).cloned().collect(),
        })
    }
}

fn lines(settlement: &Settlement<HandId>) -> BTreeMap<HandId, Line<'_>> {
    let ranked = settlement.standings.iter().map(|line| (line.id, Line::Ranked(line)));
    ranked.chain(settlement.unranked.iter().map(|line| (line.id, Line::Unranked(line)))).collect()
}
