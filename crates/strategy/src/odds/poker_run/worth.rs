//! What an extra card and a second hand are worth to somebody with some cards.

use super::completions::{Draw, Held};
use super::distribution::Counter;
use super::field::{Entrants, for_each_level};
use super::live::Hand;
use super::party::Party;
use super::{Distribution, Spins};
use cards::Card;
use cards::eval::wheel;
use games::poker_run::{ExtraCard, Reason, Rules, STOPS};

/// The others in an event: hands of which nothing is known yet.
#[derive(Clone, Copy, Debug)]
pub struct Others {
    /// How many hands.
    pub hands: u32,
    /// How many cards each gets.
    pub spins: Spins,
}

/// What an extra card and a second hand are worth to a hand among some others.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// What the hand becomes without the extra card.
    pub ends: Distribution,
    /// The part of each prize that the hand can expect as it is.
    pub as_it_is: Vec<f64>,
    /// With the extra card, where the settings give one and no other hand gets it.
    pub extra: Option<Extra>,
    /// What both hands can expect together, where the participant has a second one with as many cards as the others.
    pub second: Vec<f64>,
}

/// A hand with the extra card.
#[derive(Clone, Debug, PartialEq)]
pub struct Extra {
    /// What the hand becomes.
    pub ends: Distribution,
    /// In how many of these ways it is better than the first five cards, where the hand has five.
    pub improves: Option<u64>,
    /// The part of each prize that it can expect.
    pub expected: Vec<f64>,
}

impl Worth {
    /// Of a hand with at most five cards, for the first prizes, at most [`MOST_PRIZES`](super::MOST_PRIZES).
    ///
    /// # Errors
    /// The [`Reason`] for which such a hand is not ranked: more than five cards, or a card twice where they come from a
    /// pack.
    pub fn of(cards: &[Card], others: Others, prizes: usize, rules: &Rules) -> Result<Worth, Reason> {
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
        let extra = |ends: Distribution| Extra {
            improves: improves(cards, &ends, rules),
            expected: among(&ends),
            ends,
        };
        let hand = ends(stops);
        Ok(Worth {
            as_it_is: among(&hand),
            extra: (rules.extra_card() != ExtraCard::None).then(|| extra(ends(stops + 1))),
            second: of_both(&hand, &fresh, others.hands, prizes, rules.best_hand_only()),
            ends: hand,
        })
    }
}

/// In how many ways more than the strength of five cards comes.
fn improves(cards: &[Card], with_extra: &Distribution, rules: &Rules) -> Option<u64> {
    let now = Some(cards).filter(|cards| cards.len() == STOPS)?;
    let now = wheel::strength(now, rules.fives()).ok()?;
    Some(with_extra.strengths().iter().filter(|&&(strength, _)| strength > now).map(|&(_, ways)| ways).sum())
}

/// What two hands of a participant expect together, one of them new.
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
    let both = Party::new(&[&hand.levels, &second.levels]).entrants(1);
    expected(&[both, Entrants::new(others, fresh)], &[0], prizes)
}

/// What one each of some entrants expects of each prize, all together.
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
