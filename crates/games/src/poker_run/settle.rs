//! Places priced: who wins what, and what the takings became (`poker-run/5`, PR-9, PR-13).

use super::clause::Clause;
use super::prize::{Account, Prize, amounts, low_shares, shares};
use super::standings::{Finished, Reason, Standings, best, clauses};
use super::{HandId, Rules};
use crate::chips::Chips;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A hand in the standings. `I` is how hands are named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Standing<I> {
    /// Which hand.
    pub id: I,
    /// Its place, counted from 1; after k hands on place p comes place p + k.
    pub place: usize,
    /// Whether other hands stand on the place too.
    pub tied: bool,
    /// The category, `full_house`.
    pub category: &'static str,
    /// The best five, in the order in which they count.
    pub best: [Shown; 5],
    /// Larger is better, equal is a tie before any spin-off.
    pub strength: u16,
    /// In words.
    pub text: String,
    /// In cents, that of the low hand included.
    pub prize: Chips,
    /// What of it the hand wins as the lowest, in cents (PR-18); left out where that is nothing.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub low_hand: Chips,
    /// What decides it, the document first.
    pub clauses: Vec<Clause>,
}

/// A hand that is shown and not ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unranked<I> {
    /// Which hand.
    pub id: I,
    /// Why.
    #[serde(serialize_with = "reason_id")]
    #[schemars(with = "String")]
    pub reason: Reason,
    /// The same in words.
    pub text: &'static str,
    /// What decides it, the document first.
    pub clauses: Vec<Clause>,
}

fn is_nothing(cents: &Chips) -> bool {
    *cents == Chips::ZERO
}

fn reason_id<S: Serializer>(reason: &Reason, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reason.id())
}

/// Everything that the finish comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Settlement<I> {
    /// The ranked hands by place; tied hands in the order of turning in, then id.
    pub standings: Vec<Standing<I>>,
    /// The others, by id.
    pub unranked: Vec<Unranked<I>>,
    /// Where the takings went.
    pub account: Account,
}

/// What happened at an event: which hand stands where. Prices come with [`Outcome::settle`].
#[derive(Clone)]
pub struct Outcome {
    pub(super) ids: Vec<HandId>,
    pub(super) hands: Vec<Finished>,
    pub(super) standings: Standings,
    pub(super) rules: Rules,
    pub(super) prizes: Vec<Prize>,
    pub(super) takings: Chips,
}

impl Outcome {
    /// What every hand wins, and where the takings went. `takings = prizes + charity + event`, to the cent.
    pub fn settle(&self) -> Settlement<HandId> {
        settle(&self.hands, &self.ids, &self.standings, &self.rules, &self.prizes, self.takings)
    }
}

pub(super) fn settle<I: Clone>(
    hands: &[Finished],
    ids: &[I],
    standings: &Standings,
    rules: &Rules,
    prizes: &[Prize],
    takings: Chips,
) -> Settlement<I> {
    let announced = amounts(prizes, takings);
    let low = rules.low_hand.map_or(Chips::ZERO, |prize| prize.amount(takings));
    let places = shares(&standings.ranked, &announced);
    let lows = low_shares(&standings.ranked, low);
    let paid: Vec<(Chips, Chips)> = places.into_iter().zip(lows).collect();
    let several =
        |participant: usize| hands.iter().filter(|hand| hand.participant == participant).count() > 1;
    let line = |(ranked, &(place, low_hand)): (&super::standings::Ranked, &(Chips, Chips))| {
        let hand = &hands[ranked.hand];
        let best = best(hand, rules);
        let mut clauses = clauses(hand, &best, ranked, several(hand.participant), place > Chips::ZERO);
        clauses.extend((low_hand > Chips::ZERO).then_some(Clause::Pr18));
        Standing {
            id: ids[ranked.hand].clone(),
            place: ranked.place,
            tied: ranked.level > 1,
            category: best.category.id(),
            best: best.five.map(Shown),
            strength: ranked.strength.get(),
            prize: place + low_hand,
            low_hand,
            clauses,
            text: best.text,
        }
    };
    let unranked = standings.unranked.iter().map(|&(hand, reason)| Unranked {
        id: ids[hand].clone(),
        reason,
        text: reason.text(),
        clauses: reason.clauses().to_vec(),
    });
    Settlement {
        standings: standings.ranked.iter().zip(&paid).map(line).collect(),
        unranked: unranked.collect(),
        account: Account::new(
            takings,
            announced.into_iter().sum::<Chips>() + low,
            paid.iter().map(|&(place, low)| place + low).sum(),
            rules.unclaimed,
        ),
    }
}
