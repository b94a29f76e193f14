//! Bots that play High Card Flush.
//!
//! - [`T86`]: the simple published strategy: raise with T-8-6 or better.
//! - [`Optimal`]: raises if the exact expected value of the best raise is at least that of a fold.

use super::{Bot, Call, DefaultAction, HasBots, Random, RandomBelow};
use crate::odds::high_card_flush as odds;
use cards::CardSet;
use cards::eval::flush;
use games::Chips;
use games::high_card_flush::{Action, HighCardFlush, Moves, RaiseLimits, View, Wagers};

/// Bets the minimum ante, raises the maximum with T-8-6 or better, and folds every other hand.
#[derive(Clone, Copy, Debug)]
pub struct T86;

/// Bets the minimum ante, then takes the decision with the highest expected value, computed over every possible
/// hand of the dealer.
#[derive(Clone, Copy, Debug)]
pub struct Optimal;

impl HasBots for HighCardFlush {
    type Offer = Moves;
    const CALL: &'static str = "always raises one ante";
    const BOTS: &'static [&'static dyn Bot<HighCardFlush>] = &[&Call, &Random, &T86, &Optimal];

    fn offer(view: &View) -> Option<&Moves> {
        view.legal.as_ref()
    }
}

impl DefaultAction<Action> for Moves {
    /// The minimum ante, then a raise of one ante, regardless of the cards; `None` if no action is legal.
    #[inline]
    fn default_action(&self) -> Option<Action> {
        (*self != Moves::default()).then(|| without_cards(self, false))
    }
}

/// An action chosen regardless of the cards: the minimum ante, then a raise of one ante, or the maximum raise if
/// `maximum` is set. Folds if no raise is legal, and sits out if a fold is not legal either.
fn without_cards(moves: &Moves, maximum: bool) -> Action {
    match moves {
        Moves { wager: Some(limits), .. } => {
            Action::Wager(Wagers { ante: limits.ante_min, ..Wagers::default() })
        }
        Moves { raise: Some(limits), .. } => Action::Raise(if maximum { limits.most } else { limits.ante }),
        Moves { fold: true, .. } => Action::Fold,
        _ => Action::SitOut,
    }
}

impl Bot<HighCardFlush> for T86 {
    fn name(&self) -> &'static str {
        "t86"
    }

    fn description(&self) -> &'static str {
        "raises with ten, eight, six or better"
    }

    fn act(&self, view: &View, _: &mut RandomBelow<'_>) -> Option<Action> {
        decide(view, |cards, moves| {
            if flush::strength(cards) >= odds::T86 { without_cards(moves, true) } else { Action::Fold }
        })
    }
}

impl Bot<HighCardFlush> for Optimal {
    fn name(&self) -> &'static str {
        "optimal"
    }

    fn description(&self) -> &'static str {
        "raises when raising loses less than folding"
    }

    fn act(&self, view: &View, _: &mut RandomBelow<'_>) -> Option<Action> {
        decide(view, |cards, moves| match moves.raise {
            Some(limits) => best(cards, view, &limits),
            None => Action::Fold,
        })
    }
}

/// Places the minimum ante before the deal, or sits out if no wager is legal. After the deal, leaves the decision to
/// `by_cards`. `None` if no action is legal.
fn decide(view: &View, by_cards: impl Fn(CardSet, &Moves) -> Action) -> Option<Action> {
    let moves = view.legal?;
    if !moves.fold {
        return Some(without_cards(&moves, true));
    }
    // After the deal a single seat has to act, and only that seat's view has legal moves.
    let own = view.awaited.only().and_then(|seat| view.seats[seat.index()].cards)?;
    Some(by_cards(own.iter().map(|card| card.0).collect(), &moves))
}

/// The decision with the highest expected value within the raise limits.
fn best(cards: CardSet, view: &View, limits: &RaiseLimits) -> Action {
    let (flush, dealer) = odds::against(cards, odds::Deck::FULL, view.qualifier);
    let (antes, _) = limits.most.split(limits.ante.get().max(1));
    let most = u8::try_from(antes.get()).unwrap_or(u8::MAX);
    let raise = odds::Strategy::Optimal.raise(flush, dealer, most);
    match limits.ante.get().checked_mul(raise.into()).and_then(|units| Chips::new(units).ok()) {
        Some(units) if raise > 0 => Action::Raise(units),
        _ => Action::Fold,
    }
}
