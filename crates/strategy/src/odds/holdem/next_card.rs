//! The next card on the board: every player's equity after it, and the outs of a player who is behind or tied.

use super::equity::Equity;
use super::exact::CountError;
use super::parallel::OnProgress;
use super::showdowns::winners;
use super::{HoleCards, Spot};
use cards::eval::{Packed, Strength};
use cards::{Card, CardSet};
use std::num::NonZeroUsize;

/// Equity of every player after a given next card.
#[derive(Clone, Debug, PartialEq)]
pub struct NextCard {
    /// The next card on the board.
    pub card: Card,
    /// Equity with `card` on the board.
    pub equity: Equity,
}

/// A player's standing on the current board, and the outs that improve it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outs {
    /// Standing of the player on the current board.
    pub standing: Standing,
    /// Cards that give the player the best hand alone; empty if already ahead.
    pub win: Vec<Card>,
    /// Cards with which the player ties for the best hand; empty if already ahead or tied.
    pub tie: Vec<Card>,
}

/// Standing of a player on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The player has the best hand alone.
    Ahead,
    /// The player shares the best hand.
    Tied,
    /// Another player has a better hand.
    Behind,
}

impl NextCard {
    /// Equity after every possible next card on a board of three or four cards; empty before the flop and on
    /// the river. Omits cards after which no deal of the ranges is possible.
    ///
    /// # Errors
    /// [`CountError`] if the count for some card is too much work, or if the progress callback stops it.
    pub fn all(
        spot: &Spot,
        categories: bool,
        threads: NonZeroUsize,
        watch: OnProgress,
    ) -> Result<Vec<NextCard>, CountError> {
        let next: Vec<(Card, Spot)> =
            Card::all().filter_map(|card| Some((card, spot.with_next(card)?))).collect();
        let all = next.len() as u64;
        let counted = (1..).zip(next).map(|(done, (card, spot))| {
            let equity = Equity::exact(&spot, categories, threads, &mut |_, _| true)?;
            if watch(done, all) || done == all {
                Ok(NextCard { card, equity })
            } else {
                Err(CountError::Stopped)
            }
        });
        counted.collect()
    }
}

impl Outs {
    /// The outs of every player; `None` unless each range holds a single hand and the board has three or four
    /// cards.
    pub fn of(spot: &Spot) -> Option<Vec<Outs>> {
        let hands = spot.hands().filter(|_| matches!(spot.board().len(), 3 | 4))?;
        let held = hands.iter().fold(spot.board().union(spot.dead()), |held, hand| held.union(hand.set()));
        let now = standings(&hands, spot.board());
        let mut outs: Vec<Outs> = now.iter().map(|&standing| Outs::none(standing)).collect();
        for card in CardSet::FULL.difference(held).iter() {
            for (outs, then) in outs.iter_mut().zip(standings(&hands, spot.board().with(card))) {
                outs.take(card, then);
            }
        }
        Some(outs)
    }

    const fn none(standing: Standing) -> Outs {
        Outs { standing, win: Vec::new(), tie: Vec::new() }
    }

    fn take(&mut self, card: Card, then: Standing) {
        match (self.standing, then) {
            (Standing::Tied | Standing::Behind, Standing::Ahead) => self.win.push(card),
            (Standing::Behind, Standing::Tied) => self.tie.push(card),
            _ => {}
        }
    }
}

fn standings(hands: &[HoleCards], board: CardSet) -> Vec<Standing> {
    let board = Packed::from(board);
    let strength = |hand: &HoleCards| hand.cards().into_iter().collect::<Packed>().join(board).strength();
    let strengths: Vec<Strength> = hands.iter().map(strength).collect();
    let best = winners(&strengths);
    let standing = |player: usize| match (best >> player & 1, best.count_ones()) {
        (0, _) => Standing::Behind,
        (_, 1) => Standing::Ahead,
        _ => Standing::Tied,
    };
    (0..hands.len()).map(standing).collect()
}
