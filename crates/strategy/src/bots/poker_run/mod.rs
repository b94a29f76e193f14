//! Participants of a poker run who decide whether to buy the extra card.
//!
//! A run has nobody's turn, and its entries are made by the staff, a card with its stamp: no participant could make one.
//! What a participant decides is a yes or a no, so a [`Buyer`] is a trait of its own and no
//! [`Bot`](super::Bot). Like a bot it is given a view and nothing else.

use super::Below;
use cards::Card;
use cards::eval::{FiveOfAKind, wheel};
use games::Shown;
use games::poker_run::{HandId, HandView, Mark, View};

/// Somebody who is offered an extra card.
pub trait Buyer: Sync {
    /// The name by which the command line knows it.
    fn name(&self) -> &'static str;

    /// How it decides, in a few words.
    fn manner(&self) -> &'static str;

    /// Whether to buy the extra card for this hand, which is offered it.
    fn buys(&self, view: &View, hand: HandId, below: &mut Below<'_>) -> bool;
}

/// Never buys one.
#[derive(Clone, Copy, Debug)]
pub struct Never;

/// Tosses a coin.
#[derive(Clone, Copy, Debug)]
pub struct Coin;

/// Always buys one.
#[derive(Clone, Copy, Debug)]
pub struct Always;

/// Buys one where one in five of the cards that may come makes a hand of a better category.
#[derive(Clone, Copy, Debug)]
pub struct WhenItHelps;

/// Every buyer; `call` and `random` have no strategy.
pub const BUYERS: &[&dyn Buyer] = &[&Never, &Coin, &Always, &WhenItHelps];

/// The buyer with this name.
pub fn buyer(name: &str) -> Option<&'static dyn Buyer> {
    BUYERS.iter().copied().find(|buyer| buyer.name() == name)
}

impl Buyer for Never {
    fn name(&self) -> &'static str {
        "call"
    }

    fn manner(&self) -> &'static str {
        "never buys an extra card"
    }

    fn buys(&self, _: &View, _: HandId, _: &mut Below<'_>) -> bool {
        false
    }
}

impl Buyer for Coin {
    fn name(&self) -> &'static str {
        "random"
    }

    fn manner(&self) -> &'static str {
        "tosses a coin for an extra card"
    }

    fn buys(&self, _: &View, _: HandId, below: &mut Below<'_>) -> bool {
        below(2) == 0
    }
}

impl Buyer for Always {
    fn name(&self) -> &'static str {
        "always_extra"
    }

    fn manner(&self) -> &'static str {
        "always buys an extra card"
    }

    fn buys(&self, _: &View, _: HandId, _: &mut Below<'_>) -> bool {
        true
    }
}

impl Buyer for WhenItHelps {
    fn name(&self) -> &'static str {
        "when_it_helps"
    }

    fn manner(&self) -> &'static str {
        "buys an extra card that may well help"
    }

    fn buys(&self, view: &View, hand: HandId, _: &mut Below<'_>) -> bool {
        let hands = view.participants.iter().flat_map(|participant| &participant.hands);
        hands.into_iter().find(|sheet| sheet.hand == hand).is_some_and(helps)
    }
}

/// Whether one in five of the cards that may come betters the category. How five of a kind counts does not matter: at
/// most 4 of the 52 fields make it.
fn helps(sheet: &HandView) -> bool {
    let held = held(sheet);
    let category =
        |cards: &[Card]| wheel::strength(cards, FiveOfAKind::AsQuads).ok().map(wheel::Strength::category);
    let now = category(&held);
    let may_come = Card::all().filter(|&card| !sheet.legal.barred.contains(&Shown(card)));
    let (better, all) = may_come.fold((0, 0), |(better, all), card| {
        let with: Vec<Card> = held.iter().copied().chain([card]).collect();
        (better + u32::from(category(&with) > now), all + 1)
    });
    5 * better >= all
}

/// The cards of the stops that count.
fn held(sheet: &HandView) -> Vec<Card> {
    let live = sheet.stamps.iter().filter(|mark| mark.stamp.void.is_none() && mark.mark != Mark::Extra);
    live.map(|mark| mark.stamp.card.0).collect()
}
