//! Odds of the first places among identically distributed hands.
//!
//! The hands are independent and have the same [`Distribution`]. The hand at place p is above a given
//! strength if and only if at least p hands are, which has a binomial probability. Tied hands share their
//! places equally (PR-9), or spin for them with equal probability, so a prize goes to the strength at its
//! place. The expected share of one hand of that strength is the probability that the strength takes the
//! prize, divided by the expected number of hands that have it.
//!
//! Counts are exact; probabilities are computed from them in double precision.

use super::Distribution;
use cards::eval::Category;

/// Number of places computed, which is the number of prizes in rule 5.
pub const PLACES: u32 = 3;

/// Odds of the first places among a number of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Prizes {
    /// Number of hands among which the prizes are divided.
    pub hands: u32,
    /// The first places: as many as there are hands, up to [`PLACES`].
    pub places: Vec<PlaceOdds>,
    /// The odds of being the lowest hand, which wins the prize for the low hand (PR-18).
    pub low: PlaceOdds,
}

/// Odds of taking one place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceOdds {
    /// The place, counted from 1.
    pub place: u32,
    /// Probability that tied hands share the place.
    pub tied: f64,
    /// Probability that a hand of each category takes the place, the highest category first.
    pub taken_by: Vec<(Category, f64)>,
    /// Expected share of the prize for a hand of each category, from 0 to 1, the highest category first.
    /// Categories that no hand can have are omitted.
    pub expected: Vec<(Category, f64)>,
}

impl Prizes {
    /// Computes the odds among `hands` hands; 0 is treated as 1.
    pub fn for_hands(hands: u32, of: &Distribution) -> Prizes {
        let hands = hands.max(1);
        let places = (1..=hands.min(PLACES)).map(|place| PlaceOdds::new(place, hands, of)).collect();
        Prizes { hands, places, low: PlaceOdds::lowest(hands, of) }
    }
}

impl PlaceOdds {
    fn new(place: u32, hands: u32, of: &Distribution) -> PlaceOdds {
        PlaceOdds::counted(place, hands, of, false)
    }

    /// Odds of being the lowest hand, which is place 1 counted from below.
    fn lowest(hands: u32, of: &Distribution) -> PlaceOdds {
        let PlaceOdds { place, tied, mut taken_by, mut expected } = PlaceOdds::counted(1, hands, of, true);
        taken_by.reverse();
        expected.reverse();
        PlaceOdds { place, tied, taken_by, expected }
    }

    /// Odds of a place counted from the best hand, or from the lowest if `from_below` is set.
    fn counted(place: u32, hands: u32, of: &Distribution, from_below: bool) -> PlaceOdds {
        let mut categories = Category::ALL;
        if !from_below {
            categories.reverse();
        }
        let total = of.total() as f64;
        let (mut taken_by, mut expected) = (Vec::new(), Vec::new());
        let (mut above, mut above_before) = (0, 0.0);
        for category in categories {
            let count = of.count(category);
            above += count;
            let at_least = chance_of_at_least(place, hands, above as f64 / total);
            let taken = at_least - above_before;
            taken_by.push((category, taken));
            if count > 0 {
                expected.push((category, taken / (f64::from(hands) * count as f64 / total)));
            }
            above_before = at_least;
        }
        PlaceOdds { place, tied: tied(place, hands, of, from_below), taken_by, expected }
    }
}

/// Binomial tail: probability of at least `least` successes among `hands` hands, each with probability `each`.
fn chance_of_at_least(least: u32, hands: u32, each: f64) -> f64 {
    if each >= 1.0 {
        return 1.0;
    }
    let exactly = |number: u32| chance_of_exactly(number, hands, each);
    if each * f64::from(hands) > 1.0 {
        return 1.0 - (0..least).map(exactly).sum::<f64>();
    }
    // A small probability is summed from its own terms rather than from the complement, which keeps its
    // precision. The terms decrease quickly.
    let terms = (least..=hands).map(exactly);
    terms
        .scan(0.0, |sum, term| {
            (*sum + term > *sum).then(|| {
                *sum += term;
                *sum
            })
        })
        .last()
        .unwrap_or(0.0)
}

/// Binomial probability of exactly `number` successes among `hands` hands, each with probability `each`, which must be
/// below 1.
fn chance_of_exactly(number: u32, hands: u32, each: f64) -> f64 {
    let chosen: f64 = (0..number).map(|k| f64::from(hands - k) / f64::from(number - k) * each).product();
    chosen * power(1.0 - each, each, hands - number)
}

/// `base` to a power, where `base` = `1 − rest`. Keeps full precision if `rest` is small.
fn power(base: f64, rest: f64, exponent: u32) -> f64 {
    if rest < 0.5 { (f64::from(exponent) * (-rest).ln_1p()).exp() } else { base.powf(exponent.into()) }
}

/// Probability that tied hands share a place: one minus the probability that a hand has the place alone, which
/// requires `place − 1` hands above it and all others below.
fn tied(place: u32, hands: u32, of: &Distribution, from_below: bool) -> f64 {
    let total = of.total() as f64;
    let mut below = 0;
    let mut alone = 0.0;
    // From the lowest strength up, or from the highest down if counted from below.
    let mut ways: Vec<u64> = of.strengths().iter().map(|&(_, ways)| ways).collect();
    if from_below {
        ways.reverse();
    }
    for ways in ways {
        let above = of.total() - below - ways;
        let rest = (of.total() - below) as f64 / total;
        let others = f64::from(place - 1);
        let chosen: f64 = (1..place).map(|k| f64::from(hands - k) / f64::from(k)).product();
        alone += f64::from(hands)
            * (ways as f64 / total)
            * chosen
            * (above as f64 / total).powf(others)
            * power(below as f64 / total, rest, hands - place);
        below += ways;
    }
    (1.0 - alone).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::eval::{FiveOfAKind, wheel};
    use cards::notation::parse_cards;

    /// A distribution of ten hands in four categories, one of which has two strengths.
    fn small() -> Distribution {
        let strengths =
            [("AsKsQsJsTs", 1), ("9s8s7s6s5s", 2), ("AsAdAhKcKs", 1), ("9s9d9h5c5s", 2), ("9sTd5h3c4s", 4)];
        Distribution::new(strengths.map(|(cards, ways)| {
            (wheel::strength(&parse_cards(cards).unwrap(), FiveOfAKind::AsQuads).unwrap(), ways)
        }))
    }

    /// Calls `visit` for every assignment of strengths to the hands, with the indices of the strengths in
    /// descending order and the probability of the assignment.
    fn for_each_deal(hands: u32, of: &Distribution, mut visit: impl FnMut(&[usize], f64)) {
        let kinds = of.strengths().len();
        for deal in 0..kinds.pow(hands) {
            let mut held: Vec<usize> = (0..hands).map(|hand| deal / kinds.pow(hand) % kinds).collect();
            let chance = held.iter().map(|&kind| of.strengths()[kind].1 as f64 / of.total() as f64).product();
            held.sort_unstable_by(|a, b| b.cmp(a));
            visit(&held, chance);
        }
    }

    #[test]
    fn pr_09_places_match_an_enumeration_of_a_small_wheel() {
        let of = small();
        let category = |kind: usize| of.strengths()[kind].0.category();
        for hands in 1..=6 {
            let prizes = Prizes::for_hands(hands, &of);
            assert_eq!(prizes.places.len() as u32, hands.min(PLACES));
            for found in &prizes.places {
                let at = found.place as usize - 1;
                let (mut tied, mut taken) = (0.0, [0.0; Category::ALL.len()]);
                for_each_deal(hands, &of, |held, chance| {
                    taken[category(held[at]) as usize] += chance;
                    let level = held.iter().filter(|&&kind| kind == held[at]).count();
                    tied += if level > 1 { chance } else { 0.0 };
                });
                assert!((found.tied - tied).abs() < 1e-12, "{hands} hands: {found:?}, not {tied}");
                for &(category, chance) in &found.taken_by {
                    assert!(
                        (chance - taken[category as usize]).abs() < 1e-12,
                        "{hands} hands, {category}: {found:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn pr_18_the_lowest_hand_matches_an_enumeration_of_a_small_wheel() {
        let of = small();
        let category = |kind: usize| of.strengths()[kind].0.category();
        for hands in 1..=6 {
            let found = Prizes::for_hands(hands, &of).low;
            let (mut tied, mut taken) = (0.0, [0.0; Category::ALL.len()]);
            for_each_deal(hands, &of, |held, chance| {
                let lowest = *held.last().unwrap();
                taken[category(lowest) as usize] += chance;
                let level = held.iter().filter(|&&kind| kind == lowest).count();
                tied += if level > 1 { chance } else { 0.0 };
            });
            assert!((found.tied - tied).abs() < 1e-12, "{hands} hands: {found:?}, not {tied}");
            for &(category, chance) in &found.taken_by {
                let expected = taken[category as usize];
                assert!((chance - expected).abs() < 1e-12, "{hands} hands, {category}: {found:?}");
            }
            let held = |category| of.count(category) as f64 / of.total() as f64;
            let sum: f64 = found.expected.iter().map(|&(category, part)| held(category) * part).sum();
            assert!((sum * f64::from(hands) - 1.0).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn pr_09_expected_shares_of_all_hands_sum_to_the_prize() {
        let of = small();
        for hands in [1, 2, 3, 40, 1_000_000] {
            for place in Prizes::for_hands(hands, &of).places {
                let held = |category| of.count(category) as f64 / of.total() as f64;
                let sum: f64 = place.expected.iter().map(|&(category, part)| held(category) * part).sum();
                assert!((sum * f64::from(hands) - 1.0).abs() < 1e-9, "{place:?}");
            }
        }
    }

    #[test]
    fn small_chances_keep_their_digits() {
        // Three or more of 1,000 with probability 1e-9 each: C(1000, 3)·1e-27, since further terms are
        // negligible.
        let chance = chance_of_at_least(3, 1_000, 1e-9);
        assert!((chance / (166_167_000.0 * 1e-27) - 1.0).abs() < 1e-6, "{chance:e}");
        assert!((chance_of_at_least(1, 1_000_000, 1e-18) / 1e-12 - 1.0).abs() < 1e-9);
    }
}
