//! Hands of several players, drawn together where they would share cards too often if each were drawn alone.

use super::random::WeightedChoice;
use super::{HoleCards, Range};
use cards::CardSet;

/// Expected number of shared cards, over all pairs of ranges, up to which hands are drawn alone: most draws are then accepted.
const SHARED_CARDS: f64 = 0.5;
/// Maximum number of pairs of deals that are compared when two ranges are joined. A list of so many deals fits the caches.
const MAX_PAIRS: usize = 1 << 16;

/// The hands of one or several players, without shared cards, to be drawn in proportion to their weights.
pub struct JointRange {
    /// The players, by index.
    pub players: Vec<usize>,
    /// The hands of each deal, in the order of the players.
    hands: Vec<HoleCards>,
    /// The cards of each deal.
    cards: Vec<CardSet>,
    choice: WeightedChoice,
}

impl JointRange {
    /// Prepares the ranges of players, given by index. Ranges that share many cards are joined, as long as their deals are
    /// few enough to be listed.
    pub fn prepare<'a>(ranges: impl Iterator<Item = (usize, &'a Range)>) -> Vec<JointRange> {
        let mut listed: Vec<ListedDeals> =
            ranges.map(|(player, range)| ListedDeals::of(player, range)).collect();
        while let Some((first, second)) = pair_to_join(&listed) {
            let other = listed.remove(second);
            listed[first] = listed[first].joined(&other);
        }
        listed.into_iter().map(JointRange::from).collect()
    }

    /// Draws a deal: the hands of the players, and all their cards.
    #[inline]
    pub fn draw(&self, next: &mut impl FnMut() -> u64) -> (&[HoleCards], CardSet) {
        let (deal, players) = (self.choice.draw(next), self.players.len());
        (&self.hands[deal * players..][..players], self.cards[deal])
    }
}

impl From<ListedDeals> for JointRange {
    fn from(listed: ListedDeals) -> JointRange {
        let ListedDeals { players, hands, cards, weights } = listed;
        JointRange { players, hands, cards, choice: WeightedChoice::new(&weights) }
    }
}

/// The pair of ranges that share the most cards and can be joined, as indices in ascending order; `None` if drawing all
/// alone is fast enough.
fn pair_to_join(listed: &[ListedDeals]) -> Option<(usize, usize)> {
    let shares: Vec<[f64; 52]> = listed.iter().map(ListedDeals::shares).collect();
    let mut pairs = Vec::new();
    for second in 0..listed.len() {
        for first in 0..second {
            let shared: f64 = shares[first].iter().zip(&shares[second]).map(|(one, other)| one * other).sum();
            pairs.push((shared, first, second));
        }
    }
    if pairs.iter().map(|(shared, ..)| shared).sum::<f64>() <= SHARED_CARDS {
        return None;
    }
    let pairs = pairs.into_iter().filter(|&(_, first, second)| listed[first].can_join(&listed[second]));
    pairs.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, first, second)| (first, second))
}

/// Deals to some players, with their weights.
struct ListedDeals {
    players: Vec<usize>,
    hands: Vec<HoleCards>,
    cards: Vec<CardSet>,
    /// The product of the weights of the hands of each deal.
    weights: Vec<u32>,
}

impl ListedDeals {
    fn of(player: usize, range: &Range) -> ListedDeals {
        let (hands, weights): (Vec<HoleCards>, Vec<u32>) = range.hands().unzip();
        let cards = hands.iter().map(|hole| hole.set()).collect();
        ListedDeals { players: vec![player], hands, cards, weights }
    }

    fn total(&self) -> u64 {
        self.weights.iter().copied().map(u64::from).sum()
    }

    /// For each card, by index, the probability that a deal has it.
    fn shares(&self) -> [f64; 52] {
        let (mut shares, total) = ([0.0; 52], self.total() as f64);
        for (cards, &weight) in self.cards.iter().zip(&self.weights) {
            cards.iter().for_each(|card| shares[card.index()] += f64::from(weight) / total);
        }
        shares
    }

    /// Returns whether the deals to the players of both can be listed. Their weights fit 32 bits together.
    fn can_join(&self, other: &ListedDeals) -> bool {
        let pairs = self.cards.len().saturating_mul(other.cards.len());
        pairs <= MAX_PAIRS && self.total().saturating_mul(other.total()) <= u64::from(u32::MAX)
    }

    /// The deals to the players of both, in which no card is dealt twice.
    fn joined(&self, other: &ListedDeals) -> ListedDeals {
        let players = [self.players.as_slice(), &other.players].concat();
        let mut joined = ListedDeals { players, hands: Vec::new(), cards: Vec::new(), weights: Vec::new() };
        let deals_of = |listed: &ListedDeals| listed.cards.len();
        for first in 0..deals_of(self) {
            for second in 0..deals_of(other) {
                let (own, others) = (self.cards[first], other.cards[second]);
                if own.intersection(others).is_empty() {
                    joined.hands.extend_from_slice(self.hands_of(first));
                    joined.hands.extend_from_slice(other.hands_of(second));
                    joined.cards.push(own.union(others));
                    joined.weights.push(self.weights[first] * other.weights[second]);
                }
            }
        }
        joined
    }

    fn hands_of(&self, deal: usize) -> &[HoleCards] {
        &self.hands[deal * self.players.len()..][..self.players.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn prepared(ranges: &[&str]) -> Vec<JointRange> {
        let ranges: Vec<Range> = ranges.iter().map(|range| range.parse().unwrap()).collect();
        JointRange::prepare(ranges.iter().enumerate())
    }

    #[test]
    fn only_ranges_that_share_many_cards_are_joined() {
        let players = |ranges: &[&str]| -> Vec<Vec<usize>> {
            prepared(ranges).into_iter().map(|range| range.players).collect()
        };
        assert_eq!(players(&["22+,K2s+", "77+,A9s+", "T9s"]), [[0], [1], [2]]);
        assert_eq!(players(&["AA", "KK", "AA", "KK"]), [[0, 2], [1, 3]]);
        // The cards that both groups may have are too few to join them.
        assert_eq!(
            players(&["T9s", "AA,KK:0.5", "QQ,JJ", "AA,KK", "QQ,JJ:0.5,KK:0.25"]),
            [vec![0], vec![1, 3], vec![2, 4]]
        );
        // The weights of both together would exceed 32 bits.
        assert_eq!(players(&["AA:0.999999,KK", "AA:0.999999,KK"]), [[0], [1]]);
    }

    /// Every deal without a shared card is drawn in proportion to the product of its weights: AA with AA in 6 ways, each of
    /// weight 2 × 1; AA with KK and KK with AA in 36 ways, of weights 2 × 3 and 1 × 1; KK with KK in 6 ways, of weight 1 × 3.
    #[test]
    fn deals_have_the_products_of_the_weights() {
        let ranges = ["AA,KK:0.5", "AA:0.333333,KK:0.999999"].map(|range| range.parse::<Range>().unwrap());
        let [first, second] = [0, 1].map(|player| ListedDeals::of(player, &ranges[player]));
        let joined = first.joined(&second);
        let mut weights = BTreeMap::new();
        for deal in 0..joined.cards.len() {
            let kinds = joined.hands_of(deal).iter().map(|hole| hole.kind().to_string()).collect::<Vec<_>>();
            *weights.entry(kinds.join(" ")).or_insert(0) += joined.weights[deal];
        }
        let expected = [("AA AA", 6 * 2), ("AA KK", 36 * 6), ("KK AA", 36), ("KK KK", 6 * 3)];
        assert_eq!(weights, expected.map(|(kinds, weight)| (kinds.to_owned(), weight)).into());
        assert_eq!((joined.cards.len(), joined.total()), (84, 282));
    }
}
