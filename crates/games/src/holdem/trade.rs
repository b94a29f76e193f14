//! A trade: the bids between two stages (clauses `holdem/trade`, `/trade-1` to `/trade-3`, `/trade-end`).
//!
//! 1. Whoever still has to answer is *pending*; the turn goes clockwise through them.
//! 2. A raise makes everybody else who can act pending again (`/trade-end`: the trade ends when raises end).
//! 3. The last full raise is the *measure* of the next (TH-3). A seat that acted may raise again only once the
//!    highest bid reached the seat's own *reopening*: what a full raise would have made it when the seat acted.

use super::{Action, Event, FirstRaise, Holdem, Phase, Refusal, Reraise, StraddleRaise, Street};
use crate::chips::Chips;
use crate::seat::{BySeat, Seat, SeatSet};

/// The bids of one trade.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Trade {
    /// What each seat bid in this trade.
    pub bid: BySeat<Chips>,
    /// The bid to call.
    pub highest: Chips,
    /// What the last full raise added; nothing before the first.
    pub measure: Chips,
    /// What the highest straddle asked for; nothing without one.
    pub straddled: Chips,
    /// The highest bid from which a seat that acted may raise again; nothing before it acted.
    pub reopens_at: BySeat<Chips>,
    /// Who still has to act.
    pub pending: SeatSet,
}

impl Trade {
    pub fn new(seats: usize) -> Trade {
        Trade {
            bid: BySeat::new(seats),
            highest: Chips::ZERO,
            measure: Chips::ZERO,
            straddled: Chips::ZERO,
            reopens_at: BySeat::new(seats),
            pending: SeatSet::EMPTY,
        }
    }
}

impl Holdem {
    pub(super) fn begin_first_trade(&mut self, out: &mut impl FnMut(Event)) {
        self.trade.pending = self.able;
        self.pass_turn(self.last_blind.left(self.seats()), out);
    }

    /// Checks everything, then acts.
    pub(super) fn apply_in_trade(
        &mut self,
        turn: Seat,
        seat: Seat,
        action: Action,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if seat != turn {
            return Err(Refusal::NotYourTurn { seat, awaited: turn });
        }
        match action {
            Action::Fold => self.fold(seat, clock, out),
            Action::Check => self.check(seat, clock, out)?,
            Action::Call => self.call(seat, out)?,
            Action::RaiseTo(to) => self.raise(seat, to, out)?,
            Action::Show | Action::Muck => return Err(Refusal::TradeNow { action }),
        }
        self.trade.pending.remove(seat);
        self.trade.reopens_at[seat] = self.least_raise();
        self.pass_turn(seat.left(self.seats()), out);
        Ok(())
    }

    fn fold(&mut self, seat: Seat, clock: bool, out: &mut impl FnMut(Event)) {
        self.still_in.remove(seat);
        self.able.remove(seat);
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
        self.bid(seat, amount);
        out(Event::Called { seat, amount, all_in: self.stacks[seat] == Chips::ZERO });
        Ok(())
    }

    fn raise(&mut self, seat: Seat, to: Chips, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check_raise(seat, to)?;
        let amount = to - self.trade.bid[seat];
        let added = to - self.trade.highest;
        let full = added >= self.full_raise();
        let opens = self.trade.highest == Chips::ZERO;
        self.bid(seat, amount);
        self.trade.highest = to;
        if full {
            self.trade.measure = added;
        }
        self.trade.pending = self.able;
        self.last_raiser = Some(seat);
        out(Event::Raised { seat, to, amount, all_in: self.stacks[seat] == Chips::ZERO, full, opens });
        Ok(())
    }

    fn bid(&mut self, seat: Seat, amount: Chips) {
        self.pay(seat, amount);
        self.trade.bid[seat] += amount;
    }

    /// What the seat must add to call: the difference to the highest bid, or all that it has.
    pub(super) fn to_call(&self, seat: Seat) -> Chips {
        self.trade.highest.less(self.trade.bid[seat]).min(self.stacks[seat])
    }

    /// What a full raise adds to the highest bid now (TH-3).
    pub(super) fn full_raise(&self) -> Chips {
        let measure = self.trade.measure;
        match (measure == Chips::ZERO, self.rules.reraise) {
            (true, _) => self.first_raise(),
            (false, Reraise::AtLeast) => measure,
            (false, Reraise::MoreThan) => measure.saturating_add(Chips::ONE),
        }
    }

    /// What the first raise of the trade must add: a straddle may take the place of the big blind (TH-3).
    fn first_raise(&self) -> Chips {
        match (self.rules.first_raise, self.rules.straddle_raise) {
            (FirstRaise::Any, _) => Chips::ONE,
            (FirstRaise::BigBlind, StraddleRaise::BigBlind) => self.rules.big_blind,
            (FirstRaise::BigBlind, StraddleRaise::Straddle) => self.rules.big_blind.max(self.trade.straddled),
        }
    }

    /// What a full raise makes the highest bid now.
    pub(super) fn least_raise(&self) -> Chips {
        self.trade.highest.saturating_add(self.full_raise())
    }

    /// Gives the turn to the first pending seat from `from` on, or ends the trade.
    fn pass_turn(&mut self, from: Seat, out: &mut impl FnMut(Event)) {
        match self.trade.pending.first_from(from) {
            Some(seat) if self.still_in.len() > 1 && self.must_act(seat) => self.phase = Phase::Trade(seat),
            _ => self.end_trade(out),
        }
    }

    /// Whether a pending seat has anything to decide: not if nobody else can act and it owes nothing.
    fn must_act(&self, seat: Seat) -> bool {
        self.able.len() > 1 || self.highest_other_bid(seat) > self.trade.bid[seat]
    }

    fn highest_other_bid(&self, seat: Seat) -> Chips {
        let others = self.still_in.without(seat).iter();
        others.map(|other| self.trade.bid[other]).max().unwrap_or(Chips::ZERO)
    }
}
