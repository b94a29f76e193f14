//! Bots that play High Card Flush.
//!
//! - [`Call`], [`Random`]: no strategy, for measuring and for testing.
//! - [`T86`]: the simple rule of the game's literature: raise with T-8-6 or better.

use super::{Below, Bot, HasBots};
use cards::eval::flush::{self, FlushStrength};
use cards::{CardSet, Rank};
use games::Legal;
use games::high_card_flush::{Action, HighCardFlush, Moves, View, Wagers};

/// Makes the least ante and raises one ante, whatever the cards.
#[derive(Clone, Copy, Debug)]
pub struct Call;

/// Plays any legal move, bonus wagers included.
#[derive(Clone, Copy, Debug)]
pub struct Random;

/// Makes the least ante, raises as much as it may with a three-card flush of ten, eight, six or anything better, and
/// folds the rest.
#[derive(Clone, Copy, Debug)]
pub struct T86;

impl HasBots for HighCardFlush {
    const BOTS: &'static [&'static dyn Bot<HighCardFlush>] = &[&Call, &Random, &T86];
}

/// What is done without looking at the cards: the least ante, and a raise of one ante or, at will, of the most.
fn without_cards(moves: &Moves, most: bool) -> Action {
    match moves {
        Moves { wager: Some(limits), .. } => {
            Action::Wager(Wagers { ante: limits.ante_min, ..Wagers::default() })
        }
        Moves { raise: Some(limits), .. } => Action::Raise(if most { limits.most } else { limits.ante }),
        Moves { fold: true, .. } => Action::Fold,
        _ => Action::SitOut,
    }
}

impl Call {
    /// The move among these, if there is one.
    #[inline]
    pub fn choose(moves: &Moves) -> Option<Action> {
        (*moves != Moves::default()).then(|| without_cards(moves, false))
    }
}

impl Bot<HighCardFlush> for Call {
    fn name(&self) -> &'static str {
        "call"
    }

    fn manner(&self) -> &'static str {
        "always raises one ante"
    }

    fn act(&self, view: &View, _: &mut Below<'_>) -> Option<Action> {
        Call::choose(&view.legal?)
    }
}

impl Bot<HighCardFlush> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn manner(&self) -> &'static str {
        "any legal move"
    }

    fn act(&self, view: &View, below: &mut Below<'_>) -> Option<Action> {
        view.legal?.pick(below)
    }
}

/// Ten, eight and six of one suit.
const T86_RANKS: u16 = 1 << Rank::Ten as u16 | 1 << Rank::Eight as u16 | 1 << Rank::Six as u16;

impl Bot<HighCardFlush> for T86 {
    fn name(&self) -> &'static str {
        "t86"
    }

    fn manner(&self) -> &'static str {
        "raises with ten, eight, six or better"
    }

    fn act(&self, view: &View, _: &mut Below<'_>) -> Option<Action> {
        let moves = view.legal?;
        if !moves.fold {
            return Some(without_cards(&moves, true));
        }
        // After the cards one seat is awaited, and the view with moves is that seat's.
        let own = view.awaited.only().and_then(|seat| view.seats[seat.index()].cards)?;
        let cards: CardSet = own.iter().map(|card| card.0).collect();
        let good = flush::strength(cards) >= FlushStrength::of_ranks(T86_RANKS);
        Some(if good { without_cards(&moves, true) } else { Action::Fold })
    }
}
