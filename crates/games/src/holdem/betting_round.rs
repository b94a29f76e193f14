//! A betting round between two stages (clauses `holdem/trade`, `/trade-1` to `/trade-3`, `/trade-end`).
//!
//! 1. Seats that still have to act are *pending*; the turn passes clockwise among them.
//! 2. A raise makes every other seat that can act pending again (`/trade-end`: the betting round ends when
//!    raises end).
//! 3. The last full raise sets the minimum for the next (`full_raise`, TH-3). An incomplete raise, which
//!    is possible only all in, does not reopen the betting: a seat that has acted may raise again only once
//!    the highest bet reaches its `reopens_at`, the highest bet plus a full raise as of its last action.

use super::hand::check_turn;
use super::{Action, Event, FirstRaise, Holdem, Phase, Refusal, Reraise, Rules, StraddleRaise, Street};
use crate::chips::Chips;
use crate::seat::Seat;

impl Holdem {
    pub(super) fn begin_first_betting_round(&mut self, out: &mut impl FnMut(Event)) {
        self.betting.pending = self.can_act;
        self.pass_turn(self.last_blind.left(self.seats()), out);
    }

    /// Checks an action, then applies it and passes the turn.
    pub(super) fn apply_in_betting_round(
        &mut self,
        turn: Seat,
        seat: Seat,
        action: Action,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        check_turn(turn, seat)?;
        match action {
            Action::Fold => self.fold(seat, clock, out),
            Action::Check => self.check(seat, clock, out)?,
            Action::Call => self.call(seat, out)?,
            Action::RaiseTo(to) => self.raise(seat, to, out)?,
            Action::Show | Action::ShowCard(_) | Action::Muck => return Err(Refusal::TradeNow { action }),
        }
        self.betting.pending.remove(seat);
        self.betting.reopens_at[seat] = self.min_raise();
        self.pass_turn(seat.left(self.seats()), out);
        Ok(())
    }

    fn fold(&mut self, seat: Seat, clock: bool, out: &mut impl FnMut(Event)) {
        self.still_in.remove(seat);
        self.can_act.remove(seat);
        out(Event::Folded { seat, clock });
    }

    fn check(&self, seat: Seat, clock: bool, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let to_call = self.to_call(seat);
        if to_call > Chips::ZERO {
            return Err(Refusal::CannotCheck { to_call });
        }
        let option = self.street == Street::Preflop && seat == self.big_blind;
        out(Event::Checked { seat, option, clock });
        Ok(())
    }

    fn call(&mut self, seat: Seat, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let amount = self.to_call(seat);
        if amount == Chips::ZERO {
            return Err(Refusal::NothingToCall);
        }
        self.put_in(seat, amount);
        out(Event::Called { seat, amount, all_in: self.stacks[seat] == Chips::ZERO });
        Ok(())
    }

    fn raise(&mut self, seat: Seat, to: Chips, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check_raise(seat, to)?;
        let amount = to - self.betting.bet[seat];
        let added = to - self.betting.highest;
        let full = added >= self.betting.full_raise;
        let opens = self.betting.highest == Chips::ZERO;
        self.put_in(seat, amount);
        self.betting.highest = to;
        if full {
            self.betting.full_raise = self.rules.raise_after(added);
        }
        self.betting.pending = self.can_act;
        self.last_raiser = Some(seat);
        out(Event::Raised { seat, to, amount, all_in: self.stacks[seat] == Chips::ZERO, full, opens });
        Ok(())
    }

    fn put_in(&mut self, seat: Seat, amount: Chips) {
        self.pay(seat, amount);
        self.betting.bet[seat] += amount;
    }

    /// The chips that the seat must add to call: the difference from the highest bet, or its whole stack if
    /// that is less.
    #[inline]
    pub(super) fn to_call(&self, seat: Seat) -> Chips {
        self.betting.highest.saturating_sub(self.betting.bet[seat]).min(self.stacks[seat])
    }

    /// The minimum total of a full raise, in chips.
    #[inline]
    pub(super) fn min_raise(&self) -> Chips {
        self.betting.highest.saturating_add(self.betting.full_raise)
    }

    /// Passes the turn to the first pending seat clockwise from `from`, or ends the betting round.
    fn pass_turn(&mut self, from: Seat, out: &mut impl FnMut(Event)) {
        match self.betting.pending.first_from(from) {
            Some(seat) if self.still_in.has_several() && self.must_act(seat) => {
                self.phase = Phase::Betting(seat)
            }
            _ => self.end_betting_round(out),
        }
    }

    /// Returns whether a pending seat has a decision to make. A seat has none if no other seat can act and there is
    /// nothing to call.
    #[inline]
    fn must_act(&self, seat: Seat) -> bool {
        self.can_act.has_several() || self.highest_other_bet(seat) > self.betting.bet[seat]
    }

    fn highest_other_bet(&self, seat: Seat) -> Chips {
        let others = self.still_in.without(seat).iter();
        others.map(|other| self.betting.bet[other]).max().unwrap_or(Chips::ZERO)
    }
}

impl Rules {
    /// The minimum increment of the first raise of a betting round, in chips. The highest straddle of the round, zero if
    /// there is none, may take the place of the big blind (TH-3).
    pub(super) fn first_raise(&self, highest_straddle: Chips) -> Chips {
        match (self.first_raise, self.straddle_raise) {
            (FirstRaise::Any, _) => Chips::ONE,
            (FirstRaise::BigBlind, StraddleRaise::BigBlind) => self.big_blind,
            (FirstRaise::BigBlind, StraddleRaise::Straddle) => self.big_blind.max(highest_straddle),
        }
    }

    /// The minimum increment of the next full raise after one of this increment, in chips (TH-3).
    fn raise_after(&self, increment: Chips) -> Chips {
        match self.reraise {
            Reraise::AtLeast => increment,
            Reraise::MoreThan => increment.saturating_add(Chips::ONE),
        }
    }
}
