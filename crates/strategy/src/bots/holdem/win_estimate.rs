//! A rough estimate of the probability of winning after the flop, in thousandths.
//!
//! 1. [`ahead`]: the fraction of an opponent's possible hands that lose to the player's hand on the current
//!    board.
//! 2. The player must beat every opponent, so this fraction is raised to the power of the number of opponents.
//! 3. [`outs`]: cards that improve a hand below a straight to a straight or better. For every board card to come, each
//!    wins 20 thousandths of the cases that step 2 counts as lost.

use cards::eval::{Category, Packed};
use cards::{Card, CardSet};

/// A probability of 1, in thousandths.
pub const CERTAIN: u64 = 1000;

/// Estimated probability, in thousandths, that `hole` beats `rivals` opponents with random hole cards.
///
/// `board` has three to five cards; no card may occur twice.
pub fn win_permille(hole: [Card; 2], board: &[Card], rivals: usize) -> u64 {
    let table: Packed = board.iter().copied().collect();
    let unseen = CardSet::FULL.difference(table.cards()).without(hole[0]).without(hole[1]);
    let mine = hole.into_iter().fold(table, Packed::with);
    let one = ahead(mine, table, unseen);
    let all = (0..rivals).fold(CERTAIN, |chance, _| chance * one / CERTAIN);
    let drawing = (outs(mine, table, unseen) * 20 * (5 - board.len() as u64)).min(CERTAIN);
    all + (CERTAIN - all) * drawing / CERTAIN
}

/// Fraction of an opponent's possible hands that lose on the current board, in thousandths; a tie counts half.
fn ahead(mine: Packed, table: Packed, unseen: CardSet) -> u64 {
    let strength = mine.strength();
    let (mut halves, mut hands) = (0, 0);
    let unseen: Vec<Card> = unseen.iter().collect();
    for (place, &first) in unseen.iter().enumerate() {
        let one = table.with(first);
        for &second in &unseen[place + 1..] {
            halves += match one.with(second).strength().cmp(&strength) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            };
            hands += 2;
        }
    }
    halves * CERTAIN / hands
}

/// Number of unseen cards that give the player a straight or better that the board alone does not have.
fn outs(mine: Packed, table: Packed, unseen: CardSet) -> u64 {
    if table.cards().len() == 5 || mine.strength().category() >= Category::Straight {
        return 0;
    }
    let lifts = |cards: Packed| cards.cards().len() >= 5 && cards.strength().category() >= Category::Straight;
    unseen.iter().filter(|&card| lifts(mine.with(card)) && !lifts(table.with(card))).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::notation::parse_cards;

    fn of(hole: &str, board: &str, rivals: usize) -> u64 {
        win_permille(parse_cards(hole).unwrap().try_into().unwrap(), &parse_cards(board).unwrap(), rivals)
    }

    #[test]
    fn the_nuts_win_and_each_opponent_lowers_other_estimates() {
        assert_eq!(of("AsKs", "QsJsTs2d3c", 9), CERTAIN);
        assert_eq!(of("2c3d", "AsKsQsJsTs", 1), CERTAIN / 2);
        assert!(of("AsAh", "Kd8c2s", 1) > of("AsAh", "Kd8c2s", 3));
        assert!(of("7h2c", "AsKsQs", 2) < 100);
    }

    #[test]
    fn a_flush_draw_counts_its_nine_outs() {
        let (drawing, bare) = (of("6h5h", "AhKh9c", 1), of("6h5s", "AhKh9c", 1));
        assert!(drawing > bare + 200, "{drawing} {bare}");
    }
}
