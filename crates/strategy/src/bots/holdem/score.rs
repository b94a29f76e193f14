//! Preflop value of two hole cards.
//!
//! The Chen formula, published in L. Krieger, *Hold'em Excellence*, in half points, so that every value is an integer
//! without rounding: from −3 (seven-two offsuit) to 40 (pocket aces).

use cards::{Card, Rank};

/// Chen score of two hole cards, in half points.
pub fn score(cards: [Card; 2]) -> i32 {
    let [high, low] = in_order(cards.map(Card::rank));
    if high == low {
        return (2 * points(high)).max(10);
    }
    let suited = if cards[0].suit() == cards[1].suit() { 4 } else { 0 };
    points(high) + suited + closeness(high, low)
}

fn in_order([first, second]: [Rank; 2]) -> [Rank; 2] {
    if first.index() >= second.index() { [first, second] } else { [second, first] }
}

/// Value of the higher card in half points: twice Chen's points, which are ten for an ace, eight for a king,
/// seven for a queen, six for a jack, and half the rank for a lower card.
fn points(rank: Rank) -> i32 {
    match rank {
        Rank::Ace => 20,
        Rank::King => 16,
        Rank::Queen => 14,
        Rank::Jack => 12,
        lower => lower.index() as i32 + 2,
    }
}

/// Adjustment in half points: a deduction for the gap between the ranks, and a bonus if the gap is at most one rank
/// and the higher card is below a queen.
fn closeness(high: Rank, low: Rank) -> i32 {
    let gap = high.index() - low.index() - 1;
    let off = [0, -2, -4, -8, -10][gap.min(4)];
    let bonus = if gap < 2 && high.index() < Rank::Queen.index() { 2 } else { 0 };
    off + bonus
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::notation::parse_cards;

    #[test]
    fn the_formula_s_own_examples() {
        let of = |text: &str| score(parse_cards(text).unwrap().try_into().unwrap());
        let examples = [("AsAh", 40), ("AsKs", 24), ("TdTc", 20), ("7s5s", 11), ("2s2h", 10), ("7h2c", -3)];
        for (cards, points) in examples {
            assert_eq!(of(cards), points, "{cards}");
        }
    }
}
