//! Move generation: an allocation-free iterator over every combination in a hand that may be played.
//!
//! Each category is built directly from the ranks or the suit that it needs, so that no other sets of cards
//! are generated; combinations that do not beat the play on the table are filtered out last.

use super::cards::{Cards, Ranks};
use super::combination::{Category, Combination, Sequence};
use super::rules::Ranking;
use super::settings::Ties;

/// Iterates over every combination in the hand that may be played on `under`, or over every combination if
/// `under` is `None` (a lead).
pub fn every_play(
    hand: Cards,
    under: Option<Combination>,
    ranking: Ranking,
) -> impl Iterator<Item = Combination> + Clone {
    let singles = singles(hand, under, ranking).each();
    let singles =
        singles.filter_map(move |one| Combination::of_one_rank(one, Category::Single, ranking.singles));
    let pairs = may_have(under, 2).then(|| pairs(hand, under, ranking));
    let threes = may_have(under, 3).then(|| threes(hand, under, ranking));
    let fives = may_have(under, 5).then(|| fives(hand, under, ranking));
    let singles_and_pairs = singles.chain(pairs.into_iter().flatten());
    singles_and_pairs.chain(threes.into_iter().flatten()).chain(fives.into_iter().flatten())
}

/// Returns whether a play on `under` may have this many cards: on a lead any number, otherwise as many as `under`.
pub fn may_have(under: Option<Combination>, cards: usize) -> bool {
    under.is_none_or(|under| under.category().cards() == cards)
}

/// The cards that may be played alone: all on a lead, the higher ones on a single, none on a larger
/// combination.
pub fn singles(hand: Cards, under: Option<Combination>, ranking: Ranking) -> Cards {
    let Some(under) = under else { return hand };
    match (under.category(), ranking.singles) {
        (Category::Single, Ties::RankThenSuit) => {
            under.cards().highest().map_or(hand, |place| hand.above(place))
        }
        (Category::Single, Ties::RankAlone) => {
            under.cards().highest().map_or(hand, |place| hand.at_or_above(place.rank() + 1))
        }
        _ => Cards::EMPTY,
    }
}

/// The part of [`every_play`] with two cards.
pub fn pairs(
    hand: Cards,
    under: Option<Combination>,
    ranking: Ranking,
) -> impl Iterator<Item = Combination> + Clone {
    fitting(same_rank(above(hand, under), Category::Pair, ranking.pairs), under, ranking)
}

/// The part of [`every_play`] with three cards.
pub fn threes(
    hand: Cards,
    under: Option<Combination>,
    ranking: Ranking,
) -> impl Iterator<Item = Combination> + Clone {
    fitting(same_rank(above(hand, under), Category::ThreeOfAKind, Ties::RankAlone), under, ranking)
}

/// The part of [`every_play`] with five cards.
pub fn fives(
    hand: Cards,
    under: Option<Combination>,
    ranking: Ranking,
) -> impl Iterator<Item = Combination> + Clone {
    let hand = if hand.len() < 5 { Cards::EMPTY } else { hand };
    fitting(every_five(hand, ranking), under, ranking)
}

/// The plays that fit on `under`; all on a lead.
fn fitting(
    plays: impl Iterator<Item = Combination> + Clone,
    under: Option<Combination>,
    ranking: Ranking,
) -> impl Iterator<Item = Combination> + Clone {
    plays.filter(move |play| under.is_none_or(|under| play.fits_on(&under, ranking).is_ok()))
}

/// The number of combinations of two or more cards that [`every_play`] lists on a lead, counted without listing them.
pub fn count_several_cards(hand: Cards, ranking: Ranking) -> usize {
    let repeated = hand.repeated();
    let [two, three, four] = [repeated.two, repeated.three, repeated.four].map(Ranks::len);
    // A third card of a rank adds two pairs, a fourth one three pairs and three threes.
    let pairs = two + 2 * three + 3 * four;
    let threes = three + 3 * four;
    let cards = hand.len();
    if cards < 5 {
        return pairs + threes;
    }
    pairs
        + threes
        + four * (cards - 4)
        + count_full_houses(hand, repeated.three, pairs)
        + count_sequences(hand, ranking)
        + count_flushes(hand, ranking)
}

fn count_full_houses(hand: Cards, threes: Ranks, pairs: usize) -> usize {
    let full_houses = threes.iter().map(|rank| {
        let held = hand.of_rank(rank).len();
        choices(held, 3) * (pairs - choices(held, 2))
    });
    full_houses.sum()
}

fn count_sequences(hand: Cards, ranking: Ranking) -> usize {
    let held = ranking.sequences_in(hand.ranks());
    held.map(|sequence| sequence.ranks.map(|rank| hand.of_rank(rank).len()).iter().product::<usize>()).sum()
}

/// The number of sets of five cards of one suit, without straight flushes.
fn count_flushes(hand: Cards, ranking: Ranking) -> usize {
    let suits = (0..4).filter(|&suit| hand.ranks_of_suit(suit).len() >= 5);
    let flushes = suits.map(|suit| {
        let cards = hand.of_suit(suit);
        choices(cards.len(), 5) - count_sequences(cards, ranking)
    });
    flushes.sum()
}

/// The number of ways to choose `taken` of `held` cards.
fn choices(held: usize, taken: usize) -> usize {
    (0..taken).fold(1, |ways, chosen| ways * held.saturating_sub(chosen) / (chosen + 1))
}

/// The hand without the ranks below the play on the table, for plays of a single rank.
fn above(hand: Cards, under: Option<Combination>) -> Cards {
    let lowest = under.and_then(|under| under.cards().lowest()).map_or(0, |lowest| lowest.rank());
    hand.at_or_above(lowest)
}

fn same_rank(hand: Cards, category: Category, ties: Ties) -> impl Iterator<Item = Combination> + Clone {
    let size = category.cards() as u32;
    let repeated = hand.repeated();
    let ranks = if size == 2 { repeated.two } else { repeated.three };
    let sets = ranks.iter().flat_map(move |rank| hand.of_rank(rank).subsets(size));
    sets.filter_map(move |cards| Combination::of_one_rank(cards, category, ties))
}

fn every_five(hand: Cards, ranking: Ranking) -> impl Iterator<Item = Combination> + Clone {
    let ranked = sequences(hand, ranking).chain(full_houses(hand)).chain(fours(hand));
    let ranked = ranked.filter_map(move |cards| Combination::of_five(cards, ranking));
    // Straight flushes are already among the sequences.
    let suited = suited(hand).filter_map(move |cards| Combination::of_five(cards, ranking));
    ranked.chain(suited.filter(|play| play.category() == Category::Flush))
}

/// Every set of cards that forms a straight, including straight flushes.
fn sequences(hand: Cards, ranking: Ranking) -> impl Iterator<Item = Cards> + Clone {
    ranking.sequences_in(hand.ranks()).flat_map(move |sequence| every_choice(hand, sequence))
}

/// Every choice of one card per rank of the sequence. Choices are numbered in mixed radix, with one digit per rank.
fn every_choice(hand: Cards, sequence: &Sequence) -> impl Iterator<Item = Cards> + Clone + use<> {
    let lanes = sequence.ranks.map(|rank| hand.of_rank(rank));
    let choices: usize = lanes.iter().map(|lane| lane.len()).product();
    (0..choices).map(move |choice| {
        let mut digits = choice;
        lanes.iter().fold(Cards::EMPTY, |cards, lane| {
            let digit = digits % lane.len();
            digits /= lane.len();
            cards.union(lane.nth(digit))
        })
    })
}

fn full_houses(hand: Cards) -> impl Iterator<Item = Cards> + Clone {
    let repeated = hand.repeated();
    repeated.three.iter().flat_map(move |rank| {
        let pairs = repeated.two.without(rank).iter().flat_map(move |rank| hand.of_rank(rank).subsets(2));
        let threes = hand.of_rank(rank).subsets(3);
        threes.flat_map(move |three| pairs.clone().map(move |pair| three.union(pair)))
    })
}

/// Every set of five cards that contains four of a kind.
fn fours(hand: Cards) -> impl Iterator<Item = Cards> + Clone {
    hand.repeated().four.iter().flat_map(move |rank| {
        let four = hand.of_rank(rank);
        hand.without(four).each().map(move |fifth| four.union(fifth))
    })
}

/// Every set of five cards of one suit.
fn suited(hand: Cards) -> impl Iterator<Item = Cards> + Clone {
    (0..4).flat_map(move |suit| hand.of_suit(suit).subsets(5))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mount_holyoke::{Rules, Settings, Straights};
    use cards::{Card, Deck};

    /// A hand of the first cards of a shuffled pack. A `narrow` one has only cards of two suits, and every fourth rank of the
    /// other two.
    fn hand(seed: &mut u64, size: usize, narrow: bool) -> Cards {
        let mut deck = Deck::sorted();
        deck.shuffle_first(51, |n| {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (*seed >> 33) as u32 % n
        });
        let fits = |card: &&Card| !narrow || card.suit().index() < 2 || card.rank().index().is_multiple_of(4);
        deck.cards().iter().filter(fits).take(size).copied().collect()
    }

    #[test]
    fn the_plays_of_a_lead_are_counted_as_they_are_listed() {
        let mut seed = 1;
        for straights in [Straights::Document, Straights::LowStraights] {
            let rules = Rules::new(&Settings { straights: Some(straights), ..Settings::default() });
            let ranking = rules.expect("valid rules").ranking();
            for round in 0..400 {
                let hand = hand(&mut seed, round % 27, round % 2 == 0);
                let listed = every_play(hand, None, ranking).count() - hand.len();
                assert_eq!(count_several_cards(hand, ranking), listed, "{:x}", hand.bits());
            }
        }
    }
}
