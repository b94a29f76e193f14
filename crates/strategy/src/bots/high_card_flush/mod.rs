//! Bots that play High Card Flush.
//!
//! - [`T86`]: the simple rule of the game's literature: raise with T-8-6 or better.

use super::{Below, Bot, Call, HasBots, Plain, Random};
use cards::eval::flush::{self, FlushStrength};
use cards::{CardSet, Rank};
use games::high_card_flush::{Action, HighCardFlush, Moves, View, Wagers};

/// Makes the least ante, raises as much as it may with a three-card flush of ten, eight, six or anything better, and
/// folds the rest.
#[derive(Clone, Copy, Debug)]
pub struct T86;

impl HasBots for HighCardFlush {
    type Offer = Moves;
    const CALL: &'static str = "always raises one ante";
    const BOTS: &'static [&'static dyn Bot<HighCardFlush>] = &[&Call, &Random, &T86];

    fn offer(view: &View) -> Option<&Moves> {
        view.legal.as_ref()
    }
}

impl Plain<Action> for Moves {
    /// The least ante, and a raise of one ante, whatever the cards.
    #[inline]
    fn plain(&self) -> Option<Action> {
        (*self != Moves::default()).then(|| without_cards(self, false))
    }
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
