//! Events of a round, with the clauses behind them.

use super::clause::Clause;
use super::combination::Category;
use super::deal::Dealt;
use super::score::score_clauses;
use crate::clause::{CitesClauses, ids};
use crate::face::{Hidden, Shown};
use crate::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

/// The clauses behind one event: those of the rulebook, then the rulings.
pub type Clauses = ArrayVec<Clause, 12>;

/// One event.
// The card type `C` is `Hidden` inside the game and an optional `Shown` for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Event<C = Hidden> {
    /// A seat was dealt its cards, in this order.
    Dealt { seat: Seat, cards: Dealt<C> },
    /// This seat holds the lowest card dealt and must open with it, alone or, if `with_others`, in any
    /// combination. All players learn the card, and therefore that no lower one was dealt.
    Opens {
        seat: Seat,
        card: C,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        with_others: bool,
    },
    /// This seat won the previous round and leads this one (MH-2).
    WinnerLeads { seat: Seat },
    /// A seat played cards. `on` is the category beaten, null on a lead; `opening` if the play opened the
    /// round; `clock` if the seat's time ran out; `left` is the number of cards that the seat still holds.
    Played {
        seat: Seat,
        cards: ArrayVec<C, 5>,
        category: Category,
        on: Option<Category>,
        opening: bool,
        clock: bool,
        left: u8,
    },
    /// A seat passed. `on` is the category on the table; `out` if the seat is out for the run (MH-3); `clock` if the
    /// seat's time ran out.
    Passed { seat: Seat, on: Category, out: bool, clock: bool },
    /// All other players passed: the run is over, and this seat leads the next one.
    RunOver { seat: Seat },
    /// This seat ran out of cards: the round is over.
    RoundOver { seat: Seat },
    /// A seat was scored: `left` is the number of cards in its hand, `points` the points for them, and `total` its
    /// points in the match, including this round; `winner` if it ran out of cards.
    Scored {
        seat: Seat,
        winner: bool,
        left: u8,
        #[schemars(extend("x-unit" = "points"))]
        points: u64,
        #[schemars(extend("x-unit" = "points"))]
        total: u64,
    },
    /// The match is over; tied winners share the win.
    MatchOver { winners: SeatSet },
}

impl<C> Event<C> {
    /// The same event with `card` applied to every card.
    pub(super) fn map<D>(&self, mut card: impl FnMut(&C) -> D) -> Event<D> {
        match *self {
            Event::Dealt { seat, ref cards } => {
                Event::Dealt { seat, cards: cards.iter().map(card).collect() }
            }
            Event::Opens { seat, card: ref opening, with_others } => {
                Event::Opens { seat, card: card(opening), with_others }
            }
            Event::WinnerLeads { seat } => Event::WinnerLeads { seat },
            Event::Played { seat, ref cards, category, on, opening, clock, left } => {
                let cards = cards.iter().map(card).collect();
                Event::Played { seat, cards, category, on, opening, clock, left }
            }
            Event::Passed { seat, on, out, clock } => Event::Passed { seat, on, out, clock },
            Event::RunOver { seat } => Event::RunOver { seat },
            Event::RoundOver { seat } => Event::RoundOver { seat },
            Event::Scored { seat, winner, left, points, total } => {
                Event::Scored { seat, winner, left, points, total }
            }
            Event::MatchOver { winners } => Event::MatchOver { winners },
        }
    }

    /// The clauses behind the event: those of the rulebook, then the rulings.
    pub fn clauses(&self) -> Clauses {
        use Clause::*;
        let fixed: &[Clause] = match *self {
            Event::Played { category, on, opening, clock, .. } => {
                return played_clauses(category, on, opening, clock);
            }
            Event::Passed { on, clock, .. } => return passed_clauses(on, clock),
            Event::Dealt { .. } => &[Rule1, All1, Mh1],
            Event::Opens { .. } => &[Rule2, Mh2],
            Event::WinnerLeads { .. } => &[Rule4, Mh2],
            Event::RunOver { .. } => &[Run, Rule4, Rule6, Mh3, Mh4],
            Event::RoundOver { .. } => &[Round, Rule6, Rule7, Mh9],
            Event::Scored { winner, .. } => score_clauses(winner),
            Event::MatchOver { .. } => &[Rule8, Mh10],
        };
        fixed.iter().copied().collect()
    }
}

impl<C> CitesClauses for Event<C> {
    fn clause_ids(&self) -> Vec<&'static str> {
        ids(self.clauses())
    }
}

/// An event as one viewer sees it: a card hidden from this viewer is `null`.
pub type Seen = Event<Option<Shown>>;

/// The clauses of a play, which depend on its position in the round, the combination beaten, its own category, and
/// whether the clock made it.
fn played_clauses(category: Category, on: Option<Category>, opening: bool, clock: bool) -> Clauses {
    let mut clauses: Clauses = match on {
        None if opening && category == Category::Single => [Clause::Rule2].into_iter().collect(),
        None if opening => [Clause::Rule2, Clause::Types].into_iter().collect(),
        None => [Clause::Rule4, Clause::Types].into_iter().collect(),
        Some(Category::Single) => [Clause::Rule3, Clause::Rule5].into_iter().collect(),
        Some(_) => [Clause::Rule5].into_iter().collect(),
    };
    let other_kind = on.is_some_and(|on| on != category);
    clauses.extend(other_kind.then_some(Clause::Order));
    if category.cards() == 5 {
        clauses.push(category.clause());
    }
    clauses.extend(clock.then_some(Clause::All3));
    clauses.extend(opening.then_some(Clause::Mh2));
    clauses.extend(other_kind.then_some(Clause::Mh6));
    if !opening || category != Category::Single {
        clauses.extend(category.rulings().iter().copied());
    }
    clauses
}

fn passed_clauses(on: Category, clock: bool) -> Clauses {
    let rule = if on == Category::Single { Clause::Rule3 } else { Clause::Rule5 };
    let clock = clock.then_some(Clause::All3);
    [rule].into_iter().chain(clock).chain([Clause::Mh3]).collect()
}
