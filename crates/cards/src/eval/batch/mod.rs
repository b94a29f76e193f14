//! Many hands of seven cards at once.
//!
//! [`scores`] takes cards, [`Batch`] takes hands that are prepared once and evaluated on many boards. Both return a
//! [`Score`] for each hand, which orders hands as [`Strength`] does, but is cheaper to calculate for many hands.
//!
//! On a processor with AVX-512, the hands are evaluated 32 at a time by bit operations on columns of numbers
//! (`slices`). Any other processor looks up the strength of each hand, which is as fast there.

mod cards_to_columns;
mod classes;
mod score;
mod slices;

pub use score::Score;

use super::{Packed, Strength, strength_unchecked};
use crate::{Card, CardSet};
use cards_to_columns::columns_of_cards;
use classes::SCORES;
use multiversion::{multiversion, target::target_cfg_f};
use score::WIDTH;
use slices::Columns;

impl Score {
    /// The strength of the hands with this score; `None` for [`Score::default`], which no hand has.
    pub fn strength(self) -> Option<Strength> {
        let class = SCORES.binary_search(&self).ok()?;
        Strength::new(class as u16)
    }
}

impl From<Strength> for Score {
    fn from(strength: Strength) -> Score {
        SCORES[usize::from(strength.get())]
    }
}

/// Evaluates hands of seven different cards each, into `into`, in the same order.
///
/// # Contract
/// The cards of each hand are different. Otherwise its score is meaningless.
///
/// # Panics
/// If `into` is not as long as `hands`.
pub fn scores(hands: &[[Card; 7]], into: &mut [Score]) {
    assert_eq!(hands.len(), into.len(), "one score for each hand");
    if has_wide_registers() {
        scores_of_columns(hands, into);
    } else {
        look_up(hands, into);
    }
}

/// Evaluates hands one by one.
fn look_up(hands: &[[Card; 7]], into: &mut [Score]) {
    let scores = &*SCORES;
    for (hand, score) in hands.iter().zip(into) {
        *score = scores[usize::from(strength_unchecked(*hand).get())];
    }
}

/// Hands that are prepared once, to be evaluated together with many boards.
#[derive(Clone, Debug)]
pub struct Batch {
    form: Form,
    len: usize,
}

/// The form in which this processor evaluates hands fastest.
#[derive(Clone, Debug)]
enum Form {
    Columns(Vec<Columns>),
    Packed(Vec<Packed>),
}

impl Batch {
    /// Prepares hands: complete ones of seven cards, or the cards that each has besides a board.
    pub fn new(hands: &[CardSet]) -> Batch {
        let form = if has_wide_registers() { Form::columns(hands) } else { Form::packed(hands) };
        Batch { form, len: hands.len() }
    }

    /// The number of hands.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no hands.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Evaluates every hand together with the cards of the board, into `into`, in the order of the hands. The board is
    /// empty for hands that are complete.
    ///
    /// # Contract
    /// A hand and the board are seven different cards. Otherwise the score of that hand is meaningless.
    ///
    /// # Panics
    /// If `into` is not as long as the batch.
    pub fn scores(&self, board: CardSet, into: &mut [Score]) {
        assert_eq!(self.len, into.len(), "one score for each hand");
        self.form.scores(board, into);
    }
}

impl Form {
    fn columns(hands: &[CardSet]) -> Form {
        Form::Columns(hands.chunks(WIDTH).map(Columns::new).collect())
    }

    fn packed(hands: &[CardSet]) -> Form {
        Form::Packed(hands.iter().copied().map(Packed::from).collect())
    }

    fn scores(&self, board: CardSet, into: &mut [Score]) {
        match self {
            Form::Columns(columns) => scores_with_board(columns, board, into),
            Form::Packed(hands) => {
                let (board, scores) = (Packed::from(board), &*SCORES);
                for (hand, score) in hands.iter().zip(into) {
                    *score = scores[usize::from(hand.strength_with(board).get())];
                }
            }
        }
    }
}

/// Returns whether one instruction covers a column. Narrower registers are slower than the tables, and so are loops that
/// the compiler has not vectorised.
fn has_wide_registers() -> bool {
    !cfg!(feature = "small") && has_avx512()
}

#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd+avx512bitalg+bmi1+bmi2+popcnt+lzcnt"
))]
fn has_avx512() -> bool {
    target_cfg_f!(target_feature = "avx512bw")
}

#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd+avx512bitalg+bmi1+bmi2+popcnt+lzcnt"
))]
fn scores_of_columns(hands: &[[Card; 7]], into: &mut [Score]) {
    columns_of_cards(hands, |place, columns| columns.scores(&mut into[place..]));
}

#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd+avx512bitalg+bmi1+bmi2+popcnt+lzcnt"
))]
fn scores_with_board(hands: &[Columns], board: CardSet, into: &mut [Score]) {
    for (columns, into) in hands.iter().zip(into.chunks_mut(WIDTH)) {
        columns.with(board).scores(into);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Category;

    /// Every 1,009th hand of seven cards.
    fn some_hands() -> Vec<[Card; 7]> {
        let mut hands = Vec::new();
        let mut number = 0_u32;
        let mut places = [0, 1, 2, 3, 4, 5, 6];
        loop {
            if number.is_multiple_of(1009) {
                hands.push(places.map(|place| Card::from_index(place).unwrap()));
            }
            number += 1;
            let Some(moving) = (0..7).rev().find(|&at| places[at] < 45 + at) else { return hands };
            places[moving] += 1;
            for at in moving + 1..7 {
                places[at] = places[at - 1] + 1;
            }
        }
    }

    fn expected(hands: &[[Card; 7]]) -> Vec<Score> {
        hands.iter().map(|&hand| strength_unchecked(hand).into()).collect()
    }

    #[test]
    fn both_ways_evaluate_cards_in_any_number_of_hands() {
        let mut hands = some_hands();
        assert_eq!(hands.len(), 133_784_560_usize.div_ceil(1009));
        // The order of the cards does not matter, and that of the codes is not ascending.
        hands.iter_mut().enumerate().for_each(|(place, hand)| hand.rotate_left(place % 7));
        let expected = expected(&hands);
        for len in [0, 1, 31, 32, 33, 255, 256, 257, hands.len()] {
            for evaluate in [scores, scores_of_columns, look_up] {
                let mut found = vec![Score::default(); len];
                evaluate(&hands[..len], &mut found);
                assert!(found == expected[..len], "{len} hands");
            }
        }
    }

    #[test]
    fn both_forms_evaluate_the_same_hands_on_every_board() {
        let hands = some_hands();
        for on_board in [0, 3, 4, 5] {
            for hands in hands.chunks(333).step_by(40) {
                let board: CardSet = hands[0][..on_board].iter().copied().collect();
                // The other hands have as many cards beside this board.
                let others: Vec<CardSet> = hands
                    .iter()
                    .map(|hand| {
                        hand.iter()
                            .copied()
                            .filter(|card| !board.contains(*card))
                            .take(7 - on_board)
                            .collect()
                    })
                    .collect();
                let expected: Vec<Score> = others
                    .iter()
                    .map(|other| {
                        let cards: Vec<Card> = other.union(board).iter().collect();
                        strength_unchecked::<7>(cards.try_into().unwrap()).into()
                    })
                    .collect();
                for form in [Batch::new(&others).form, Form::columns(&others), Form::packed(&others)] {
                    let mut found = vec![Score::default(); others.len()];
                    form.scores(board, &mut found);
                    assert!(found == expected, "on {board:?}");
                }
            }
        }
    }

    #[test]
    fn a_hand_that_shares_cards_with_the_board_does_not_panic() {
        let board: CardSet = some_hands()[0][..5].iter().copied().collect();
        let hand: CardSet = some_hands()[0][..2].iter().copied().collect();
        for form in [Form::columns(&[hand]), Form::packed(&[hand])] {
            form.scores(board, &mut [Score::default()]);
        }
    }

    #[test]
    fn scores_are_ordered_as_strengths_and_turn_back_into_them() {
        let strengths: Vec<Strength> = (1..=7462).map(|class| Strength::new(class).unwrap()).collect();
        let scores: Vec<Score> = strengths.iter().map(|&strength| strength.into()).collect();
        assert!(Score::default() < scores[0] && scores.is_sorted_by(|a, b| a < b));
        assert!(scores.iter().zip(&strengths).all(|(score, strength)| score.strength() == Some(*strength)));
        for (score, strength) in scores.iter().zip(&strengths) {
            assert_eq!(Category::ALL[score.category_index() as usize], strength.category());
        }
        assert_eq!((Score::default().strength(), Score(u32::MAX).strength()), (None, None));
    }

    #[test]
    #[should_panic(expected = "one score for each hand")]
    fn too_few_scores_are_refused() {
        scores(&some_hands()[..2], &mut [Score::default()]);
    }
}
