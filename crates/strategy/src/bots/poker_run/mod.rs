//! Bots for the participants of a poker run, who decide whether to buy the extra card.
//!
//! A run has no turns, and the staff enter the cards and stamps, so participants take no actions themselves. Their only
//! decision is a yes or a no, so [`ExtraCardStrategy`] is a separate trait and not a [`Bot`](super::Bot). Like a bot, a
//! buyer gets a view and random numbers.

use super::{Baseline, RandomBelow};
use cards::Card;
use cards::eval::{FiveOfAKind, wheel};
use games::Shown;
use games::poker_run::{HandId, HandView, Mark, View};

/// A strategy for buying the extra card. An implementation is called a buyer.
pub trait ExtraCardStrategy: Sync {
    /// Name of the buyer on the command line.
    fn name(&self) -> &'static str;

    /// Strategy in a few words.
    fn description(&self) -> &'static str;

    /// The baseline that this buyer implements, which is chosen only if it is named; `None` for a buyer with
    /// a strategy.
    fn baseline(&self) -> Option<Baseline> {
        None
    }

    /// Returns `true` to buy the extra card offered to this hand.
    fn buys(&self, view: &View, hand: HandId, below: &mut RandomBelow<'_>) -> bool;
}

/// Never buys an extra card.
#[derive(Clone, Copy, Debug)]
pub struct Never;

/// Buys an extra card with probability one half.
#[derive(Clone, Copy, Debug)]
pub struct CoinFlip;

/// Always buys an extra card.
#[derive(Clone, Copy, Debug)]
pub struct Always;

/// Buys an extra card if at least one in five of the possible cards improves the hand's category.
#[derive(Clone, Copy, Debug)]
pub struct WhenItHelps;

/// All buyers, including [`Never`] and [`CoinFlip`], which have no strategy.
pub const BUYERS: &[&dyn ExtraCardStrategy] = &[&Never, &CoinFlip, &Always, &WhenItHelps];

/// Finds a buyer by name; `None` if there is no buyer of that name.
pub fn buyer(name: &str) -> Option<&'static dyn ExtraCardStrategy> {
    BUYERS.iter().copied().find(|buyer| buyer.name() == name)
}

impl ExtraCardStrategy for Never {
    fn name(&self) -> &'static str {
        "call"
    }

    fn description(&self) -> &'static str {
        "never buys an extra card"
    }

    fn baseline(&self) -> Option<Baseline> {
        Some(Baseline::Call)
    }

    fn buys(&self, _: &View, _: HandId, _: &mut RandomBelow<'_>) -> bool {
        false
    }
}

impl ExtraCardStrategy for CoinFlip {
    fn name(&self) -> &'static str {
        "random"
    }

    fn description(&self) -> &'static str {
        "tosses a coin for an extra card"
    }

    fn baseline(&self) -> Option<Baseline> {
        Some(Baseline::Random)
    }

    fn buys(&self, _: &View, _: HandId, below: &mut RandomBelow<'_>) -> bool {
        below(2) == 0
    }
}

impl ExtraCardStrategy for Always {
    fn name(&self) -> &'static str {
        "always_extra"
    }

    fn description(&self) -> &'static str {
        "always buys an extra card"
    }

    fn buys(&self, _: &View, _: HandId, _: &mut RandomBelow<'_>) -> bool {
        true
    }
}

impl ExtraCardStrategy for WhenItHelps {
    fn name(&self) -> &'static str {
        "when_it_helps"
    }

    fn description(&self) -> &'static str {
        "buys an extra card that may well help"
    }

    fn buys(&self, view: &View, hand: HandId, _: &mut RandomBelow<'_>) -> bool {
        let hands = view.participants.iter().flat_map(|participant| &participant.hands);
        hands.into_iter().find(|sheet| sheet.hand == hand).is_some_and(helps)
    }
}

/// Returns `true` if at least one in five of the possible cards improves the hand's category. The ranking of five of
/// a kind is irrelevant, since at most 4 of the 52 segments of the wheel complete it.
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

/// The cards of all valid stamps at the stops, without the extra card.
fn held(sheet: &HandView) -> Vec<Card> {
    let live = sheet.stamps.iter().filter(|mark| mark.stamp.void.is_none() && mark.mark != Mark::Extra);
    live.map(|mark| mark.stamp.card.0).collect()
}
