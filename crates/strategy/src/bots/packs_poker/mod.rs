//! Bots that play Packs Poker. All wagers are made before any card is seen, so styles differ only in their
//! wagers.
//!
//! - [`Style`]: minimum bets on one pack or on every pack, with or without bonus bets. [`EVERY_PACK`] and
//!   [`BONUS`] are two instances; the plain style bets on the first pack only.

use super::{Bot, Call, DefaultAction, HasBots, Random, RandomBelow};
use games::packs_poker::{Action, Moves, Pack, PacksPoker, View, Wager};
use games::{Chips, Legal};

/// A wagering style: the packs and the bets.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    name: &'static str,
    description: &'static str,
    /// `true` to bet on every pack, `false` to bet on the first only.
    every_pack: bool,
    /// `true` to add the minimum bonus bet to each pack bet.
    bonus: bool,
}

/// Makes the minimum bet on every pack.
pub const EVERY_PACK: Style =
    Style { name: "every_pack", description: "bets on every pack", every_pack: true, bonus: false };

/// Makes the minimum bet and the minimum bonus bet on every pack.
pub const BONUS: Style =
    Style { name: "bonus", description: "bets on every pack, with a bonus", every_pack: true, bonus: true };

const PLAIN: Style =
    Style { name: "call", description: "bets on the first pack", every_pack: false, bonus: false };

impl HasBots for PacksPoker {
    type Offer = Moves;
    const CALL: &'static str = PLAIN.description;
    const BOTS: &'static [&'static dyn Bot<PacksPoker>] = &[&Call, &Random, &EVERY_PACK, &BONUS];

    fn offer(view: &View) -> Option<&Moves> {
        view.legal.as_ref()
    }
}

impl DefaultAction<Action> for Moves {
    /// The minimum bet on the first pack, without a bonus bet. [`Action::Done`] once the bet is placed or if it is not
    /// affordable; `None` if wagering is closed.
    #[inline]
    fn default_action(&self) -> Option<Action> {
        PLAIN.choose(self)
    }
}

impl Style {
    /// The next wager of this style that is missing and affordable, or [`Action::Done`] if there is none;
    /// `None` if wagering is closed.
    fn choose(&self, moves: &Moves) -> Option<Action> {
        let packs = if self.every_pack { usize::from(moves.packs) } else { 1 };
        let missing = Pack::first(packs).filter(|pack| moves.placed[pack.index()] == Wager::default());
        let bonus = if self.bonus { moves.bonus_bet.least } else { Chips::ZERO };
        let mut wagers = missing.map(|pack| Action::Wager { pack, bet: moves.pack_bet.least, bonus });
        moves.open.then(|| wagers.find(|wager| moves.allows(wager)).unwrap_or(Action::Done))
    }
}

impl Bot<PacksPoker> for Style {
    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn act(&self, view: &View, _: &mut RandomBelow<'_>) -> Option<Action> {
        self.choose(view.legal.as_ref()?)
    }
}
