//! Prizes of the standings, and the use of the takings (`poker-run/5`, PR-9, PR-13).

use super::clause::Clause;
use super::prize::Prize;
use super::settings::Ties;
use super::standings::{FinishedHand, Ranked, Reason, Standings, best, clauses};
use super::takings::{Account, Takings, amounts, is_nothing, low_shares, shares};
use super::{HandId, Rules};
use crate::chips::Chips;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A hand in the standings. `I` is the type of hand ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Standing<I> {
    /// The hand's id.
    pub id: I,
    /// The hand's place, counted from 1; k hands tied on place p are followed by place p + k.
    pub place: usize,
    /// `true` if other hands share the place.
    pub tied: bool,
    /// The identifier of the category, such as `full_house`.
    pub category: &'static str,
    /// The best five cards, in order of significance.
    pub best: [Shown; 5],
    /// The strength of the hand: larger is better. Hands of equal strength are tied before any spin-off.
    pub strength: u16,
    /// An English description of the hand.
    pub text: String,
    /// The total prize in cents, including that of the low hand.
    pub prize: Chips,
    /// The part of the prize won as the low hand, in cents (PR-18); omitted if 0.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub low_hand: Chips,
    /// The distinct prizes, in cents and highest first, for which the hands tied on this place spin; 0 is among them
    /// if one of these hands gets no prize (PR-16). Omitted if the hand does not spin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spin_off: Vec<Chips>,
    /// The clauses that decide the place: those of the rulebook, then the rulings.
    pub clauses: Vec<Clause>,
}

/// A hand that is shown but not ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unranked<I> {
    /// The hand's id.
    pub id: I,
    /// The identifier of the reason.
    #[serde(serialize_with = "reason_id")]
    #[schemars(with = "String")]
    pub reason: Reason,
    /// The reason in English.
    pub text: &'static str,
    /// The clauses behind the reason: those of the rulebook, then the rulings.
    pub clauses: Vec<Clause>,
}

fn reason_id<S: Serializer>(reason: &Reason, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reason.id())
}

/// The complete result of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Settlement<I> {
    /// The ranked hands by place; tied hands by turn-in time, then id.
    pub standings: Vec<Standing<I>>,
    /// The unranked hands, by id.
    pub unranked: Vec<Unranked<I>>,
    /// The use of the takings.
    pub account: Account,
}

/// The outcome of an event: the place of every hand. [`Outcome::settle`] adds the prizes.
#[derive(Clone)]
pub struct Outcome {
    pub(super) ids: Vec<HandId>,
    pub(super) hands: Vec<FinishedHand>,
    pub(super) standings: Standings,
    pub(super) rules: Rules,
    pub(super) prizes: Vec<Prize>,
    pub(super) takings: Takings,
    pub(super) refunds: Chips,
}

impl Outcome {
    /// Computes the prize of every hand and the use of the takings: `takings = prizes + charity + event`, to the
    /// cent.
    pub fn settle(&self) -> Settlement<HandId> {
        let settled =
            settle(&self.hands, &self.ids, &self.standings, &self.rules, &self.prizes, self.takings);
        Settlement { account: Account { refunds: self.refunds, ..settled.account }, ..settled }
    }
}

/// The distinct prizes of the places that tied hands fill, in cents and highest first. Empty if the hands do not spin
/// for them.
fn spin_off(ranked: &Ranked, rules: &Rules, announced: &[Chips]) -> Vec<Chips> {
    let first = ranked.place - 1;
    if rules.ties != Ties::SpinOff || ranked.tied_hands < 2 || first >= announced.len() {
        return Vec::new();
    }
    let places = announced[first..].iter().copied().chain(std::iter::repeat(Chips::ZERO));
    let mut prizes: Vec<Chips> = places.take(ranked.tied_hands).collect();
    prizes.sort_unstable_by(|a, b| b.cmp(a));
    prizes.dedup();
    prizes
}

pub(super) fn settle<I: Clone>(
    hands: &[FinishedHand],
    ids: &[I],
    standings: &Standings,
    rules: &Rules,
    prizes: &[Prize],
    takings: Takings,
) -> Settlement<I> {
    let announced = amounts(prizes, takings.at_close);
    let low = rules.low_hand.map_or(Chips::ZERO, |prize| prize.amount(takings.at_close));
    let places = shares(&standings.ranked, &announced);
    let lows = low_shares(&standings.ranked, low);
    let paid: Vec<(Chips, Chips)> = places.into_iter().zip(lows).collect();
    let mut hands_of = BTreeMap::<usize, usize>::new();
    for hand in hands {
        *hands_of.entry(hand.participant).or_default() += 1;
    }
    let several = |participant: usize| hands_of[&participant] > 1;
    let line = |(ranked, &(place, low_hand)): (&Ranked, &(Chips, Chips))| {
        let hand = &hands[ranked.hand];
        let best = best(hand, rules);
        let mut clauses = clauses(hand, &best, ranked, several(hand.participant), place > Chips::ZERO);
        clauses.extend((low_hand > Chips::ZERO).then_some(Clause::Pr18));
        Standing {
            id: ids[ranked.hand].clone(),
            place: ranked.place,
            tied: ranked.tied_hands > 1,
            category: best.category.id(),
            best: best.five.map(Shown),
            strength: ranked.strength.get(),
            prize: place + low_hand,
            low_hand,
            spin_off: spin_off(ranked, rules, &announced),
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
            takings.now,
            announced.into_iter().sum::<Chips>() + low,
            paid.iter().map(|&(place, low)| place + low).sum(),
            rules.unclaimed,
        ),
    }
}
