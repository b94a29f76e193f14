//! Value of an extra card and of a second hand for a participant with some cards.

use super::completions::{Draw, Held};
use super::distribution::Counter;
use super::field::{Entrants, for_each_level};
use super::live::Hand;
use super::party::Party;
use super::{Distribution, Spins};
use cards::Card;
use cards::eval::wheel;
use games::poker_run::{ExtraCard, Reason, Rules, STOPS};

/// The others in an event: hands without a known card.
#[derive(Clone, Copy, Debug)]
pub struct Others {
    /// Number of hands.
    pub hands: u32,
    /// Number of cards in each.
    pub spins: Spins,
}

/// Value of an extra card and of a second hand, for a hand among some others.
#[derive(Clone, Debug, PartialEq)]
pub struct HandValue {
    /// Final strengths without the extra card.
    pub ends: Distribution,
    /// Expected share of each prize for the hand as it is, from 0 to 1.
    pub as_it_is: Vec<f64>,
    /// The hand with the extra card, if the settings allow one; no other hand gets it.
    pub extra: Option<ExtraCardValue>,
    /// Expected share of both hands together, if the participant has a second one with as many cards as the others.
    pub second: Vec<f64>,
}

/// A hand with the extra card.
#[derive(Clone, Debug, PartialEq)]
pub struct ExtraCardValue {
    /// Final strengths of the hand.
    pub ends: Distribution,
    /// Number of these ways in which it beats the first five cards, if it has five.
    pub improves: Option<u64>,
    /// Expected share of each prize, from 0 to 1.
    pub expected: Vec<f64>,
}

impl HandValue {
    /// Value for a hand of at most five cards, for the first prizes, at most [`MAX_PRIZES`](super::MAX_PRIZES).
    ///
    /// # Errors
    /// The [`Reason`] for which such a hand is not ranked: more than five cards, or a repeated card from a pack.
    pub fn of(cards: &[Card], others: Others, prizes: usize, rules: &Rules) -> Result<HandValue, Reason> {
        if cards.len() > STOPS {
            return Err(Reason::TooManyCards);
        }
        let stops = (STOPS - cards.len()) as u8;
        Hand::new(0, cards, stops, rules)?;
        let mut counter = Counter::new(rules.fives());
        let mut ends = |to_come| counter.count(&Held::new(cards, to_come, Draw::of(rules)));
        let fresh = Distribution::of(others.spins, rules);
        let among = |hand: &Distribution| {
            expected(&[Entrants::new(1, hand), Entrants::new(others.hands, &fresh)], &[0], prizes)
        };
        let extra = |ends: Distribution| ExtraCardValue {
            improves: improves(cards, &ends, rules),
            expected: among(&ends),
            ends,
        };
        let hand = ends(stops);
        Ok(HandValue {
            as_it_is: among(&hand),
            extra: (rules.extra_card() != ExtraCard::None).then(|| extra(ends(stops + 1))),
            second: of_both(&hand, &fresh, others.hands, prizes, rules.best_hand_only()),
            ends: hand,
        })
    }
}

/// Number of ways to beat the strength of the five cards.
fn improves(cards: &[Card], with_extra: &Distribution, rules: &Rules) -> Option<u64> {
    let now = Some(cards).filter(|cards| cards.len() == STOPS)?;
    let now = wheel::strength(now, rules.fives()).ok()?;
    Some(with_extra.strengths().iter().filter(|&&(strength, _)| strength > now).map(|&(_, ways)| ways).sum())
}

/// Expected shares of two hands of a participant together, one of them new.
fn of_both(
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
    let both = Party::new(&[&hand.levels, &second.levels]).take_entrants(1);
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
