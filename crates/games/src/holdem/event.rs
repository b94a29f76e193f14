//! Events of a hand, with the clauses behind them.

use super::clause::Clause;
use crate::chips::Chips;
use crate::clause::{CitesClauses, ids};
use crate::face::{Hidden, Shown};
use crate::named_hand::NamedHand;
use crate::seat::Seat;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A stage of a hand, named after the board cards that are face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Street {
    /// Before the flop: no board cards.
    Preflop,
    /// Three board cards.
    Flop,
    /// Four board cards.
    Turn,
    /// All five board cards.
    River,
}

/// The kind of a forced bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Blind {
    /// The small blind, which is live.
    Small,
    /// The big blind, which is live.
    Big,
    /// A blind bet above the big blind.
    Straddle,
    /// Another live blind required of a seat, such as one posted after missing the blinds.
    Post,
    /// A missed small blind, posted dead: it goes into the pot and does not count as a bet.
    Dead,
}

/// The way in which a pot was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    /// Every other player who could have won the pot folded.
    Folds,
    /// Every other eligible player mucked.
    Mucks,
    /// The winner had a higher category than every other hand.
    #[serde(rename = "combination")]
    Category,
    /// The winner had the highest cards within the same category.
    HighCards,
    /// Equal hands split the pot.
    #[serde(rename = "equality")]
    Split,
}

/// One event.
// The card type `C` is `Hidden` inside the game and an optional `Shown` for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
#[schemars(transform = crate::unit::chips)]
pub enum Event<C = Hidden> {
    /// A seat posted an ante of `amount` chips; `all_in` if that took its last chip.
    Ante { seat: Seat, amount: Chips, all_in: bool },
    /// A seat posted a forced bet of `amount` chips; `all_in` if that took its last chip.
    Blind { seat: Seat, blind: Blind, amount: Chips, all_in: bool },
    /// A seat was dealt two cards.
    HoleCards { seat: Seat, cards: [C; 2] },
    /// Board cards were turned up, after a burn card if `burned`.
    Board { street: Street, cards: ArrayVec<C, 3>, burned: bool },
    /// A player folded; `clock` if their time ran out.
    Folded { seat: Seat, clock: bool },
    /// A player checked; `option` if this was the big blind's option in an unraised pot (TH-9).
    Checked { seat: Seat, option: bool, clock: bool },
    /// A player called, adding `amount` chips; `all_in` if that took the player's last chip.
    Called { seat: Seat, amount: Chips, all_in: bool },
    /// A player raised to `to` chips, adding `amount`; `full` if it was a full raise, `opens` if it was the first
    /// bet of the betting round.
    Raised { seat: Seat, to: Chips, amount: Chips, all_in: bool, full: bool, opens: bool },
    /// An uncalled bet of `amount` chips was returned.
    Returned { seat: Seat, amount: Chips },
    /// A player tabled a hand.
    Tabled { seat: Seat, cards: [C; 2] },
    /// A player showed one card of a hand that won without a showdown (TH-18).
    ShowedCard { seat: Seat, card: C },
    /// A player mucked a hand unseen.
    Mucked { seat: Seat, clock: bool },
    /// A seat won its share of one of `of` pots; `pot` is its index, 0 for the main pot; `all_in` if a player still in
    /// is all in. `hand` is the winning hand at a showdown, set only in a viewer's copy of the event.
    Won { pot: usize, of: usize, seat: Seat, amount: Chips, all_in: bool, by: WonBy, hand: Option<NamedHand> },
}

impl<C> Event<C> {
    /// The same event with `card` applied to every card.
    pub(super) fn map<D>(&self, mut card: impl FnMut(&C) -> D) -> Event<D> {
        match *self {
            Event::Ante { seat, amount, all_in } => Event::Ante { seat, amount, all_in },
            Event::Blind { seat, blind, amount, all_in } => Event::Blind { seat, blind, amount, all_in },
            Event::HoleCards { seat, ref cards } => {
                Event::HoleCards { seat, cards: cards.each_ref().map(card) }
            }
            Event::Board { street, ref cards, burned } => {
                Event::Board { street, cards: cards.iter().map(&mut card).collect(), burned }
            }
            Event::Folded { seat, clock } => Event::Folded { seat, clock },
            Event::Checked { seat, option, clock } => Event::Checked { seat, option, clock },
            Event::Called { seat, amount, all_in } => Event::Called { seat, amount, all_in },
            Event::Raised { seat, to, amount, all_in, full, opens } => {
                Event::Raised { seat, to, amount, all_in, full, opens }
            }
            Event::Returned { seat, amount } => Event::Returned { seat, amount },
            Event::Tabled { seat, ref cards } => Event::Tabled { seat, cards: cards.each_ref().map(card) },
            Event::ShowedCard { seat, card: ref shown } => Event::ShowedCard { seat, card: card(shown) },
            Event::Mucked { seat, clock } => Event::Mucked { seat, clock },
            Event::Won { pot, of, seat, amount, all_in, by, hand } => {
                Event::Won { pot, of, seat, amount, all_in, by, hand }
            }
        }
    }

    /// The clauses behind the event: those of the rulebook, then the rulings.
    pub fn clauses(&self) -> &'static [Clause] {
        use Clause::*;
        match self {
            Event::Ante { .. } => &[Th10, Th11],
            Event::Blind { blind, .. } => match blind {
                Blind::Small => &[Blinds, Th1, Th7, Th10],
                Blind::Big => &[Blinds, Th7, Th10],
                Blind::Straddle => &[Th10, Th14],
                Blind::Post => &[Th14, Th16],
                Blind::Dead => &[Th16],
            },
            Event::HoleCards { .. } => &[Deal, Stage1, All1],
            Event::Board { street, burned, .. } => board_clauses(*street, *burned),
            Event::Folded { clock: false, .. } => &[Trade3],
            Event::Folded { clock: true, .. } => &[Trade3, All3],
            Event::Checked { option: false, clock: false, .. } => &[Trade1],
            Event::Checked { option: false, clock: true, .. } => &[Trade1, All3],
            Event::Checked { option: true, clock: false, .. } => &[Trade1, Th9],
            Event::Checked { option: true, clock: true, .. } => &[Trade1, All3, Th9],
            Event::Called { all_in: false, .. } => &[Trade1],
            Event::Called { all_in: true, .. } => &[Trade1, AllIn],
            Event::Raised { all_in: false, .. } => &[Trade2, Th3],
            Event::Raised { all_in: true, .. } => &[Trade2, AllIn, Th3],
            Event::Returned { .. } => &[BankExample, Th6],
            Event::Tabled { .. } => &[Stage5, Combinations, Th8],
            Event::ShowedCard { .. } => &[Th18],
            Event::Mucked { clock: false, .. } => &[Stage5, Th8, Th13],
            Event::Mucked { clock: true, .. } => &[Stage5, All3, Th12],
            Event::Won { all_in, by, .. } => won_clauses(*all_in, *by),
        }
    }
}

impl<C> CitesClauses for Event<C> {
    fn clause_ids(&self) -> Vec<&'static str> {
        ids(self.clauses())
    }
}

/// An event as one viewer sees it: a card hidden from this viewer is `null`.
pub type Seen = Event<Option<Shown>>;

const fn board_clauses(street: Street, burned: bool) -> &'static [Clause] {
    use Clause::*;
    match (street, burned) {
        (Street::Preflop, _) => &[Stage1],
        (Street::Flop, false) => &[Stage2, TradeEnd, Stage6],
        (Street::Flop, true) => &[Stage2, TradeEnd, Stage6, Th4],
        (Street::Turn, false) => &[Stage3, TradeEnd, Stage6],
        (Street::Turn, true) => &[Stage3, TradeEnd, Stage6, Th4],
        (Street::River, false) => &[Stage4, TradeEnd, Stage6],
        (Street::River, true) => &[Stage4, TradeEnd, Stage6, Th4],
    }
}

/// The clauses behind a share of a pot. If a player is all in, even a single pot is formed under `/bank-2`. TH-6 is
/// cited where it has an effect: layers or odd chips.
///
/// The `pots` request cites other clauses, since its input contains only the amounts and the order of the hands.
pub(super) const fn won_clauses(all_in: bool, by: WonBy) -> &'static [Clause] {
    use Clause::*;
    match (by, all_in) {
        (WonBy::Folds, false) => &[Trade3, Bank1, Th8],
        (WonBy::Folds, true) => &[Trade3, Bank2, Th6, Th8],
        (WonBy::Mucks, false) => &[Stage5, Bank1, Th8, Th13, Th18],
        (WonBy::Mucks, true) => &[Stage5, Bank2, Th6, Th8, Th13, Th18],
        (WonBy::Category, false) => &[Combinations, Showdown1, Bank1],
        (WonBy::Category, true) => &[Combinations, Showdown1, Bank2, Th6],
        (WonBy::HighCards, false) => &[Combinations, Showdown2, Bank1, Th5],
        (WonBy::HighCards, true) => &[Combinations, Showdown2, Bank2, Th5, Th6],
        (WonBy::Split, false) => &[Combinations, Showdown3, Bank1, Th6],
        (WonBy::Split, true) => &[Combinations, Showdown3, Bank2, Th6],
    }
}

impl Street {
    /// The next street; `None` after the river.
    pub const fn next(self) -> Option<Street> {
        match self {
            Street::Preflop => Some(Street::Flop),
            Street::Flop => Some(Street::Turn),
            Street::Turn => Some(Street::River),
            Street::River => None,
        }
    }

    /// The indices, from 0 to 4, of the board cards that are turned up on this street.
    pub const fn cards(self) -> std::ops::Range<usize> {
        match self {
            Street::Preflop => 0..0,
            Street::Flop => 0..3,
            Street::Turn => 3..4,
            Street::River => 4..5,
        }
    }
}
