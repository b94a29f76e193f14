//! Value of an extra card and of a second hand for a participant, given the cards held.

use super::completions::{Draw, PartialHand};
use super::distribution::Counter;
use super::field::{Entrants, for_each_level};
use super::live::Hand;
use super::party::BestOf;
use super::{Distribution, Spins};
use cards::Card;
use cards::eval::wheel;
use games::poker_run::{ExtraCard, Reason, Rules, STOPS};

/// The other hands of an event, whose cards are all unknown.
#[derive(Clone, Copy, Debug)]
pub struct Others {
    /// Number of the other hands.
    pub hands: u32,
    /// Number of cards in each hand.
    pub spins: Spins,
}

/// Expected prizes of a hand among others: as it is, with an extra card, and together with a second hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandValue {
    /// Distribution of the final strength without the extra card.
    pub ends: Distribution,
    /// Expected share of each prize for the hand as it is, from 0 to 1.
    pub as_it_is: Vec<f64>,
    /// The hand with the extra card, if the settings allow one. The other hands keep their number of cards.
    pub extra: Option<ExtraCardValue>,
    /// Expected share of each prize for both hands together, if the participant adds a second hand with as many
    /// cards as the others.
    pub second: Vec<f64>,
}

/// A hand with the extra card.
#[derive(Clone, Debug, PartialEq)]
pub struct ExtraCardValue {
    /// Distribution of the final strength with the extra card.
    pub ends: Distribution,
    /// Number of final hands with the extra card that beat the current five cards; `None` unless the hand has five.
    pub improves: Option<u64>,
    /// Expected share of each prize, from 0 to 1.
    pub expected: Vec<f64>,
}

impl HandValue {
    /// Computes the value of a hand of at most five cards, for the first `prizes` prizes. The shares of prizes beyond
    /// [`MAX_PRIZES`](super::MAX_PRIZES) are 0.
    ///
    /// # Errors
    /// The [`Reason`] that excludes the hand from ranking: more than five cards, or a repeated card where cards
    /// do not repeat.
    pub fn of(cards: &[Card], others: Others, prizes: usize, rules: &Rules) -> Result<HandValue, Reason> {
        if cards.len() > STOPS {
            return Err(Reason::TooManyCards);
        }
        let stops = (STOPS - cards.len()) as u8;
        Hand::new(0, cards, stops, rules)?;
        let mut counter = Counter::new(rules.fives());
        let mut ends = |to_come| counter.count(&PartialHand::new(cards, to_come, Draw::of(rules)));
        let fresh = Distribution::of(others.spins, rules);
        let expected_shares = |hand: &Distribution| {
            expected(&[Entrants::new(1, hand), Entrants::new(others.hands, &fresh)], &[0], prizes)
        };
        let extra = |ends: Distribution| ExtraCardValue {
            improves: improving_hands(cards, &ends, rules),
            expected: expected_shares(&ends),
            ends,
        };
        let hand = ends(stops);
        Ok(HandValue {
            as_it_is: expected_shares(&hand),
            extra: (rules.extra_card() != ExtraCard::None).then(|| extra(ends(stops + 1))),
            second: expected_of_both(&hand, &fresh, others.hands, prizes, rules.best_hand_only()),
            ends: hand,
        })
    }
}

/// Number of final hands with the extra card that beat the current five cards; `None` unless the hand has five.
fn improving_hands(cards: &[Card], with_extra: &Distribution, rules: &Rules) -> Option<u64> {
    let now = Some(cards).filter(|cards| cards.len() == STOPS)?;
    let now = wheel::strength(now, rules.fives()).ok()?;
    Some(with_extra.strengths().iter().filter(|&&(strength, _)| strength > now).map(|&(_, ways)| ways).sum())
}

/// Expected shares of a hand and a new second hand of the same participant, added up.
fn expected_of_both(
    hand: &Distribution,
    fresh: &Distribution,
    others: u32,
    prizes: usize,
    best_only: bool,
) -> Vec<f64> {
    let hand = Entrants::new(1, hand);
    if !best_only {
        return expected(&[hand, Entrants::new(others + 1, fresh)], &[0, 1], prizes);
    }
    let second = Entrants::new(1, fresh);
    let both = BestOf::new(&[&hand.levels, &second.levels]).take_entrants(1);
    expected(&[both, Entrants::new(others, fresh)], &[0], prizes)
}

/// Sum of the expected shares of one entrant of each kind in `of`, by prize.
fn expected(field: &[Entrants], of: &[usize], prizes: usize) -> Vec<f64> {
    let mut sum = vec![0.0; prizes];
    for_each_level(field, prizes, |entrants, level, parts| {
        if of.contains(&entrants) {
            let here = field[entrants].levels[level].here;
            sum.iter_mut().zip(parts).for_each(|(sum, part)| *sum += here * part);
        }
    });
    sum
}
