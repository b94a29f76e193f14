//! Expected prizes of every hand of an event in progress, from its cards so far and the spins to come.
//!
//! 1. Hands with the same distribution of completions are counted once ([`Kind`]).
//! 2. Each hand is an entrant in the field; with `best_hand_only` the hands of one participant are one entrant
//!    ([`BestOf`]).
//! 3. The expected share of each prize comes from [`for_each_level`].
//!
//! Hands get their cards independently, each from the wheel or from its own pack. A hand still on the route is assumed
//! to return in time and to be turned in.

use super::completions::{Draw, Kind, PartialHand};
use super::distribution::Counter;
use super::field::{Entrants, for_each_level};
use super::party::BestOf;
use cards::{Card, CardSet};
use games::poker_run::{ExtraCard, Reason, Rules, STOPS};
use std::collections::HashMap;

/// A hand that will be ranked in an event.
pub struct Hand {
    participant: usize,
    held: PartialHand,
}

/// Expected share of each prize, for every hand of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    of_places: Vec<Vec<f64>>,
    /// Expected share of the prize for the low hand, if the settings have one.
    of_low_hand: Option<Vec<f64>>,
}

/// Identically distributed entrants: single hands, or participants for whom only the best hand counts.
struct EqualEntrants {
    party: BestOf,
    /// For each entrant, the indices of its hands in the list of all hands.
    members: Vec<Vec<usize>>,
}

impl Hand {
    /// A hand of the participant numbered `participant`, with its cards so far and the number of cards to come: the
    /// remaining stops, and the extra card if it will be bought.
    ///
    /// # Errors
    /// The first [`Reason`] that excludes the hand from ranking, regardless of the cards to come.
    pub fn new(participant: usize, cards: &[Card], to_come: u8, rules: &Rules) -> Result<Hand, Reason> {
        let all = cards.len() + usize::from(to_come);
        let reasons = [
            (all < STOPS, Reason::TooFewCards),
            (all > STOPS + 1, Reason::TooManyCards),
            (all > STOPS && rules.extra_card() == ExtraCard::None, Reason::ExtraCard),
            (!rules.repeats() && repeated(cards), Reason::RepeatedCard),
        ];
        match reasons.iter().find(|(applies, _)| *applies) {
            Some(&(_, reason)) => Err(reason),
            None => Ok(Hand { participant, held: PartialHand::new(cards, to_come, Draw::of(rules)) }),
        }
    }
}

/// `true` if a card is repeated.
fn repeated(cards: &[Card]) -> bool {
    cards.iter().copied().collect::<CardSet>().len() < cards.len()
}

impl Chances {
    /// Computes the expected shares of all hands of an event in the first `prizes` prizes. The shares of prizes beyond
    /// [`MAX_PRIZES`](super::MAX_PRIZES) are 0.
    ///
    /// With `best_hand_only`, the hands of a participant must be in the order in which they are turned in,
    /// which decides between equal ones (PR-8).
    pub fn of(hands: &[Hand], prizes: usize, rules: &Rules) -> Chances {
        let mut groups = group_entrants(hands, rules);
        let field: Vec<Entrants> = groups.iter_mut().map(EqualEntrants::take_entrants).collect();
        let count = hands.len();
        let of_places = expected(count, &groups, &field, prizes, |_, level| level);
        let of_low_hand = rules.low_hand().map(|_| {
            let turned: Vec<Entrants> = field.iter().map(Entrants::reversed).collect();
            let last = |entrants: usize| turned[entrants].levels.len() - 1;
            let low = expected(count, &groups, &turned, 1, |entrants, level| last(entrants) - level);
            low.into_iter().map(|parts| parts.first().copied().unwrap_or(0.0)).collect()
        });
        Chances { of_places, of_low_hand }
    }

    /// Expected share of each prize for the hand at this index of the list, from 0 to 1, place 1 first. If ties are
    /// broken by spins, this is the probability of winning the prize.
    pub fn of_hand(&self, hand: usize) -> &[f64] {
        &self.of_places[hand]
    }

    /// Expected share of the prize for the low hand, for the hand at this index; `None` if there is no such prize
    /// (PR-18).
    pub fn of_low_hand(&self, hand: usize) -> Option<f64> {
        self.of_low_hand.as_ref().map(|chances| chances[hand])
    }
}

/// Expected share of each prize for every hand in this field. `own` receives the index of a group and the index of a
/// level in `field`, and returns the index of that level in `groups`.
fn expected(
    hands: usize,
    groups: &[EqualEntrants],
    field: &[Entrants],
    prizes: usize,
    own: impl Fn(usize, usize) -> usize,
) -> Vec<Vec<f64>> {
    let mut expected: Vec<Vec<Vec<f64>>> =
        groups.iter().map(|group| vec![vec![0.0; prizes]; group.party.hands()]).collect();
    for_each_level(field, prizes, |entrants, level, parts| {
        let shares = groups[entrants].party.shares(own(entrants, level));
        expected[entrants].iter_mut().zip(shares).for_each(|(expected, &share)| add(expected, share, parts));
    });
    let mut chances = vec![Vec::new(); hands];
    for (group, expected) in groups.iter().zip(&expected) {
        for (&hand, expected) in group.members.iter().flat_map(|member| member.iter().zip(expected)) {
            chances[hand].clone_from(expected);
        }
    }
    chances
}

fn add(expected: &mut [f64], share: f64, parts: &[f64]) {
    expected.iter_mut().zip(parts).for_each(|(expected, part)| *expected += share * part);
}

impl EqualEntrants {
    fn take_entrants(&mut self) -> Entrants {
        self.party.take_entrants(self.members.len() as u32)
    }
}

/// Entrants of the field. Those whose hands have the same kinds in the same order are grouped.
fn group_entrants(hands: &[Hand], rules: &Rules) -> Vec<EqualEntrants> {
    let (kinds, kind_of) = kinds(hands, rules);
    let mut groups: Vec<EqualEntrants> = Vec::new();
    let mut numbers: HashMap<Vec<usize>, usize> = HashMap::new();
    for member in members(hands, rules.best_hand_only()) {
        let of: Vec<usize> = member.iter().map(|&hand| kind_of[hand]).collect();
        let levels: Vec<_> = of.iter().map(|&kind| &kinds[kind].levels[..]).collect();
        let number = *numbers.entry(of).or_insert_with(|| {
            groups.push(EqualEntrants { party: BestOf::new(&levels), members: Vec::new() });
            groups.len() - 1
        });
        groups[number].members.push(member);
    }
    groups
}

/// The distribution of each kind of hand, and the index of the kind of each hand.
fn kinds(hands: &[Hand], rules: &Rules) -> (Vec<Entrants>, Vec<usize>) {
    let mut numbers: HashMap<Kind, usize> = HashMap::new();
    let (mut counter, mut kinds) = (Counter::new(rules.fives()), Vec::new());
    let of = hands.iter().map(|hand| {
        *numbers.entry(hand.held.kind()).or_insert_with(|| {
            kinds.push(Entrants::new(1, &counter.count(&hand.held)));
            kinds.len() - 1
        })
    });
    let of = of.collect();
    (kinds, of)
}

/// Indices of the hands, grouped by participant if only the best hand counts. If all hands count, each hand is its own
/// group.
fn members(hands: &[Hand], best_only: bool) -> Vec<Vec<usize>> {
    if !best_only {
        return (0..hands.len()).map(|hand| vec![hand]).collect();
    }
    let mut members: Vec<Vec<usize>> = Vec::new();
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    for (place, hand) in hands.iter().enumerate() {
        let number = *numbers.entry(hand.participant).or_insert(members.len());
        if number == members.len() {
            members.push(Vec::new());
        }
        members[number].push(place);
    }
    members
}
