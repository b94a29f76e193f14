//! Move generation: an allocation-free iterator over every combination in a hand that may be played.
//!
//! Each category is built directly from the ranks or the suit that it needs, so that no other sets of cards
//! are generated; combinations that do not beat the play on the table are filtered out last.

use super::cards::Cards;
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
    singles.chain(several_cards(hand, under, ranking).into_iter().flatten())
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

/// Iterates over the combinations of two or more cards that may be played on `under`, or over all of them on a lead.
/// `None` if the play to beat is a single, the most common case, so that callers can skip the iteration.
pub fn several_cards(
    hand: Cards,
    under: Option<Combination>,
    ranking: Ranking,
) -> Option<impl Iterator<Item = Combination> + Clone> {
    if under.is_some_and(|under| under.category() == Category::Single) {
        return None;
    }
    let pairs = same_rank(above(hand, under, 2), Category::Pair, ranking.pairs);
    let threes = same_rank(above(hand, under, 3), Category::ThreeOfAKind, Ties::RankAlone);
    let fives = fives(with_size(hand, under, 5), ranking);
    let plays = pairs.chain(threes).chain(fives);
    Some(plays.filter(move |play| under.is_none_or(|under| play.fits_on(&under, ranking).is_ok())))
}

/// Returns the hand on a lead, or if a play on `under` needs this many cards; otherwise the empty set.
fn with_size(hand: Cards, under: Option<Combination>, size: usize) -> Cards {
    let fits = under.is_none_or(|under| under.category().cards() == size);
    if fits { hand } else { Cards::EMPTY }
}

/// Like [`with_size`], but without the ranks below the play on the table; for plays of a single rank.
fn above(hand: Cards, under: Option<Combination>, size: usize) -> Cards {
    let lowest = under.and_then(|under| under.cards().lowest()).map_or(0, |lowest| lowest.rank());
    with_size(hand.at_or_above(lowest), under, size)
}

fn same_rank(hand: Cards, category: Category, ties: Ties) -> impl Iterator<Item = Combination> + Clone {
    let size = category.cards() as u32;
    let repeated = hand.repeated();
    let ranks = if size == 2 { repeated.two } else { repeated.three };
    let sets = ranks.iter().flat_map(move |rank| hand.of_rank(rank).subsets(size));
    sets.filter_map(move |cards| Combination::of_one_rank(cards, category, ties))
}

fn fives(hand: Cards, ranking: Ranking) -> impl Iterator<Item = Combination> + Clone {
    let ranked = sequences(hand, ranking).chain(full_houses(hand)).chain(fours(hand));
    let ranked = ranked.filter_map(move |cards| Combination::of_five(cards, ranking));
    // Straight flushes are already among the sequences.
    let suited = suited(hand).filter_map(move |cards| Combination::of_five(cards, ranking));
    ranked.chain(suited.filter(|play| play.category() == Category::Flush))
}

/// Every set of cards that forms a straight, including straight flushes.
fn sequences(hand: Cards, ranking: Ranking) -> impl Iterator<Item = Cards> + Clone {
    let ranks = hand.ranks();
    let held = ranking.sequences().iter().filter(move |sequence| sequence.is_in(ranks));
    held.flat_map(move |sequence| every_choice(hand, sequence))
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
