//! Legal actions of a seat. [`Refereed::apply`](crate::Refereed::apply) makes the same checks.

use super::{Action, Holdem, Phase, Refusal};
use crate::chips::Chips;
use crate::face::Shown;
use crate::game::Legal;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The legal actions of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::chips)]
pub struct Moves {
    /// `true` if the seat may fold.
    pub fold: bool,
    /// `true` if the seat may check.
    pub check: bool,
    /// The chips that a call adds, if there is anything to call.
    pub call: Option<Chips>,
    /// The totals to which the seat may raise, in chips; null if the seat may not raise.
    pub raise: Option<RaiseRange>,
    /// `true` if the seat may table its hand.
    pub show: bool,
    /// The hole cards that the seat may show singly after winning without a showdown (TH-18); omitted if there are none.
    #[serde(default, skip_serializing_if = "is_none_of_both")]
    pub show_card: [Option<Shown>; 2],
    /// `true` if the seat may muck its hand unseen.
    pub muck: bool,
}

/// The range of a raise, as totals for the betting round: any amount from `least` to `all_in` is legal. Chips
/// above `most` are returned, since no one can call them (`holdem/bank-example`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::chips)]
pub struct RaiseRange {
    /// The minimum raise, as a total in chips; equal to `all_in` if the stack does not cover a full raise.
    pub least: Chips,
    /// The largest raise that another player can call, in chips, clamped to the range from `least` to `all_in`. In
    /// version 1, it equals `all_in`.
    pub most: Chips,
    /// The raise that puts the seat all in, in chips.
    pub all_in: Chips,
}

/// Returns whether both are absent.
fn is_none_of_both(cards: &[Option<Shown>; 2]) -> bool {
    *cards == [None; 2]
}

impl Holdem {
    /// The clock's action for the seat to act. If a check is legal, the clock checks; otherwise it folds (ALL-3). At
    /// the showdown, the clock mucks a hand that is beaten or unknown, and shows any other (TH-12).
    pub(super) fn clock_action(&self, seat: Seat) -> Action {
        match self.moves(seat) {
            Moves { check: true, .. } => Action::Check,
            Moves { fold: true, .. } => Action::Fold,
            Moves { muck: true, show, .. } if !show || self.is_beaten(seat) => Action::Muck,
            _ => Action::Show,
        }
    }
}

impl Legal<Action> for Moves {
    fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Fold => self.fold,
            Action::Check => self.check,
            Action::Call => self.call.is_some(),
            Action::RaiseTo(to) => self.raise.is_some_and(|range| range.least <= *to && *to <= range.all_in),
            Action::Show => self.show,
            Action::ShowCard(card) => self.show_card.contains(&Some(*card)),
            Action::Muck => self.muck,
        }
    }

    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let mut actions = arrayvec::ArrayVec::<Action, 8>::new();
        let mut offer = |legal: bool, action| {
            if legal {
                actions.push(action);
            }
        };
        offer(self.fold, Action::Fold);
        offer(self.check, Action::Check);
        offer(self.call.is_some(), Action::Call);
        if let Some(RaiseRange { least, most, .. }) = self.raise {
            let above = Chips::new(below((most - least).get() + 1)).unwrap_or(Chips::ZERO);
            offer(true, Action::RaiseTo(least + above));
        }
        offer(self.show, Action::Show);
        for card in self.show_card.into_iter().flatten() {
            offer(true, Action::ShowCard(card));
        }
        offer(self.muck, Action::Muck);
        (!actions.is_empty()).then(|| actions[below(actions.len() as u64) as usize])
    }
}

impl Holdem {
    #[inline]
    pub(super) fn moves(&self, seat: Seat) -> Moves {
        match self.phase {
            Phase::Betting(turn) if turn == seat => self.betting_moves(seat),
            Phase::Showdown(turn) => Moves {
                show: self.check_show(seat).is_ok(),
                muck: self.check_muck(turn, seat).is_ok(),
                ..Moves::default()
            },
            Phase::Over => {
                let show = self.check_show_after(seat).is_ok();
                let show_card = if show { self.hidden_cards(seat) } else { [None; 2] };
                Moves { show, show_card, ..Moves::default() }
            }
            Phase::Betting(_) | Phase::RunOut => Moves::default(),
        }
    }

    #[inline]
    fn betting_moves(&self, seat: Seat) -> Moves {
        let to_call = self.to_call(seat);
        Moves {
            fold: true,
            check: to_call == Chips::ZERO,
            call: (to_call > Chips::ZERO).then_some(to_call),
            raise: self.raise_range(seat),
            ..Moves::default()
        }
    }

    #[inline]
    fn raise_range(&self, seat: Seat) -> Option<RaiseRange> {
        let all_in = self.all_in(seat);
        if all_in <= self.betting.highest || !self.is_open(seat) {
            return None;
        }
        let highest_call = self.callable(seat, all_in)?;
        let least = self.min_raise().min(all_in);
        Some(RaiseRange { least, most: highest_call.max(least), all_in })
    }

    /// Returns whether the betting is open to a seat (TH-3).
    fn is_open(&self, seat: Seat) -> bool {
        self.betting.highest >= self.betting.reopens_at[seat]
    }

    /// The highest total of a raise that another seat can call (TH-17), in chips; `None` if no seat can. In version 1,
    /// which lacks TH-17, that of the seat all in.
    #[inline]
    fn callable(&self, seat: Seat, all_in: Chips) -> Option<Chips> {
        if self.version == 1 {
            return Some(all_in);
        }
        let highest_call = self.highest_call(seat, all_in);
        (highest_call > self.betting.highest).then_some(highest_call)
    }

    /// The highest total that another seat can still bet, in chips (TH-17), but at most that of the seat all in.
    fn highest_call(&self, seat: Seat, all_in: Chips) -> Chips {
        let mut highest = Chips::ZERO;
        for other in self.can_act.without(seat).iter() {
            highest = highest.max(self.all_in(other));
            if highest >= all_in {
                return all_in;
            }
        }
        highest
    }

    /// The seat's total for the betting round, in chips, if it goes all in.
    fn all_in(&self, seat: Seat) -> Chips {
        self.betting.bet[seat] + self.stacks[seat]
    }

    /// Checks a raise. By TH-3, the betting must be open to the seat, and the raise must be a full raise or all in; by
    /// TH-17, which version 1 lacks, another player must be able to call.
    pub(super) fn check_raise(&self, seat: Seat, to: Chips) -> Result<(), Refusal> {
        let (highest, all_in) = (self.betting.highest, self.all_in(seat));
        let least = self.min_raise();
        if to <= highest {
            return Err(Refusal::RaiseNotHigher { to, highest });
        }
        if to > all_in {
            return Err(Refusal::RaiseTooLarge { to, all_in });
        }
        if to < least && to < all_in {
            return Err(Refusal::RaiseTooSmall { to, least, all_in });
        }
        if !self.is_open(seat) {
            return Err(Refusal::NotReopened { highest, reopens_at: self.betting.reopens_at[seat] });
        }
        self.callable(seat, all_in).map(|_| ()).ok_or(Refusal::NobodyCanCall { highest })
    }
}
