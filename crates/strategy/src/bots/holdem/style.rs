//! Bots that compare the strength of their hand with the price of a call.

use super::score::score;
use super::win_estimate::{CERTAIN, win_permille};
use super::{Bot, RandomBelow};
use cards::Card;
use games::Chips;
use games::holdem::{Action, Holdem, Moves, RaiseRange, SeatStatus, SeatView, View};

/// A playing style: thresholds for a call and a raise, and the frequencies of bluffs and of showing a losing hand.
/// Probabilities and frequencies are in thousandths.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    name: &'static str,
    description: &'static str,
    /// Minimum preflop scores for a call (`call_from`) and a raise (`raise_from`), in half points.
    call_from: i32,
    raise_from: i32,
    /// Margin in thousandths by which the probability of winning must exceed the pot odds for a call; negative
    /// for loose calls.
    margin: i64,
    /// Minimum probability of winning, in thousandths, for a raise after the flop if nobody has bet.
    raise_above: u64,
    /// Frequency of bluff raises, in thousandths.
    bluffs: u64,
    /// Frequency of showing a losing hand, in thousandths.
    shows: u64,
}

/// Waits for good cards, calls after the flop only if the probability of winning exceeds the pot odds by a margin,
/// and seldom bluffs.
pub const TIGHT: Style = Style {
    name: "tight",
    description: "waits for good cards",
    call_from: 14,
    raise_from: 20,
    margin: 60,
    raise_above: 720,
    bluffs: 30,
    shows: 0,
};

/// Plays many hands, calls after the flop even if the probability of winning is somewhat below the pot odds, and
/// bluffs.
pub const LOOSE: Style = Style {
    name: "loose",
    description: "plays many hands and bluffs",
    call_from: 6,
    raise_from: 16,
    margin: -80,
    raise_above: 600,
    bluffs: 120,
    shows: 300,
};

/// Intended action, before the rules restrict it.
enum Intent {
    Raise,
    Call,
    GiveUp,
}

impl Bot<Holdem> for Style {
    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn act(&self, view: &View, below: &mut RandomBelow<'_>) -> Option<Action> {
        let moves = view.legal?;
        if moves.show || moves.muck {
            return Some(self.at_showdown(&moves, below));
        }
        let seat = view.to_act?;
        let intent = match view.seats.get(seat.index())?.cards {
            Some(cards) => self.intent(view, cards.map(|card| card.0), below),
            None => Intent::GiveUp,
        };
        Some(legal_action(intent, view, &moves, below))
    }
}

impl Style {
    fn at_showdown(&self, moves: &Moves, below: &mut RandomBelow<'_>) -> Action {
        let lost = moves.muck && below(CERTAIN) >= self.shows;
        if lost || !moves.show { Action::Muck } else { Action::Show }
    }

    fn intent(&self, view: &View, cards: [Card; 2], below: &mut RandomBelow<'_>) -> Intent {
        if view.board.is_empty() {
            self.before_flop(view, cards)
        } else {
            self.after_flop(view, cards, below)
        }
    }

    /// Decides by the Chen score, less two points (four half points) for each time that the highest bet has
    /// doubled from the big blind.
    fn before_flop(&self, view: &View, cards: [Card; 2]) -> Intent {
        let times = (view.highest.get() / view.big_blind.get().max(1)).max(1);
        let score = score(cards) - 4 * times.ilog2() as i32;
        match score {
            score if score >= self.raise_from => Intent::Raise,
            score if score >= self.call_from => Intent::Call,
            _ => Intent::GiveUp,
        }
    }

    /// Minimum probability of winning for a raise. An opponent who bets has better cards than random ones, so
    /// the threshold against a bet is halfway between `raise_above` and certainty.
    fn raises_from(&self, view: &View) -> u64 {
        if view.highest > Chips::ZERO { u64::midpoint(self.raise_above, CERTAIN) } else { self.raise_above }
    }

    /// Compares the probability of winning with the pot odds. Also raises as a bluff, at random, if a call is not
    /// too expensive.
    fn after_flop(&self, view: &View, cards: [Card; 2], below: &mut RandomBelow<'_>) -> Intent {
        let board: Vec<Card> = view.board.iter().map(|card| card.0).collect();
        let chance = win_permille(cards, &board, rivals(view));
        let price = price(view);
        if chance >= self.raises_from(view) && chance > price
            || below(CERTAIN) < self.bluffs && price < CERTAIN / 2
        {
            return Intent::Raise;
        }
        if chance.cast_signed() >= price.cast_signed() + self.margin { Intent::Call } else { Intent::GiveUp }
    }
}

/// Number of opponents still in the hand, at least 1.
fn rivals(view: &View) -> usize {
    let still_in = |seat: &&SeatView| matches!(seat.status, SeatStatus::In | SeatStatus::AllIn);
    view.seats.iter().filter(still_in).count().saturating_sub(1).max(1)
}

/// Pot odds: the price of a call in thousandths of the pot including the call; 0 if there is nothing to call.
fn price(view: &View) -> u64 {
    let call = view.legal.and_then(|moves| moves.call).unwrap_or(Chips::ZERO);
    let bank = bank(view).saturating_add(call);
    let share = u128::from(call.get()) * u128::from(CERTAIN) / u128::from(bank.get().max(1));
    share as u64
}

fn bank(view: &View) -> Chips {
    view.pots.iter().fold(Chips::ZERO, |bank, pot| bank.saturating_add(pot.amount))
}

/// The legal action closest to the preferred one. Never folds if a check is legal.
fn legal_action(intent: Intent, view: &View, moves: &Moves, below: &mut RandomBelow<'_>) -> Action {
    match (intent, moves.raise) {
        (Intent::Raise, Some(range)) => Action::RaiseTo(size(view, range, below)),
        (Intent::Raise | Intent::Call, _) if moves.call.is_some() => Action::Call,
        _ if moves.check => Action::Check,
        _ => Action::Fold,
    }
}

/// The highest bet plus half, three quarters or all of the pot, at random, rounded down to a multiple of half
/// the big blind and limited to the legal range.
fn size(view: &View, range: RaiseRange, below: &mut RandomBelow<'_>) -> Chips {
    let parts = 2 + below(3);
    let quarters = bank(view).split(4).0;
    let by = (0..parts).fold(Chips::ZERO, |sum, _| sum.saturating_add(quarters));
    let to = view.highest.saturating_add(by);
    let (_, odd) = to.split(view.big_blind.split(2).0.get().max(1));
    let to = to.saturating_sub(Chips::new(odd).unwrap_or(Chips::ZERO));
    to.clamp(range.least.min(range.most), range.most)
}
