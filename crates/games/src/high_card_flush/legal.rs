//! Legal actions of a seat. [`Refereed::apply`](crate::Refereed::apply) makes the same checks.

use super::action::{Action, Wager, Wagers};
use super::{HighCardFlush, Phase, Refusal, Rules};
use crate::chips::Chips;
use crate::game::Legal;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The legal actions of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moves {
    /// The wagers allowed before the deal, if any.
    pub wager: Option<WagerLimits>,
    /// `true` if the seat may sit out.
    pub sit_out: bool,
    /// The limits of a raise; null if the seat may not raise.
    pub raise: Option<RaiseLimits>,
    /// `true` if the seat may fold.
    pub fold: bool,
}

/// Limits for the wagers before the deal, in cents. Every wager is a multiple of `unit`, and the stack covers
/// their total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct WagerLimits {
    /// The minimum ante, in cents.
    pub ante_min: Chips,
    /// The maximum ante, in cents.
    pub ante_max: Chips,
    /// The minimum bonus or progressive wager, in cents.
    pub bonus_min: Chips,
    /// The maximum bonus or progressive wager, in cents.
    pub bonus_max: Chips,
    /// The unit of wagers, in cents: every wager is a multiple of it.
    pub unit: Chips,
    /// `true` if the progressive wager is offered.
    pub progressive: bool,
    /// The seat's stack in cents, which limits the total of its wagers.
    pub stack: Chips,
}

/// The raises allowed: whole multiples of `ante` up to `most`, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct RaiseLimits {
    /// The ante, in cents, which is the minimum raise.
    pub ante: Chips,
    /// The maximum raise, in cents: a whole multiple of the ante.
    pub most: Chips,
}

impl WagerLimits {
    pub(super) fn new(rules: &Rules, stack: Chips) -> WagerLimits {
        WagerLimits {
            ante_min: rules.ante_min,
            ante_max: rules.ante_max,
            bonus_min: rules.bonus_min,
            bonus_max: rules.bonus_max,
            unit: rules.unit,
            progressive: rules.progressive.is_some(),
            stack,
        }
    }

    /// Checks the wagers against the limits.
    ///
    /// # Errors
    /// The first of these that applies: [`Refusal::NoAnte`] if there is a bonus wager but no ante; for the ante,
    /// [`Refusal::OffLimits`] or [`Refusal::OffUnit`]; [`Refusal::NoProgressive`]; for a bonus wager,
    /// [`Refusal::OffLimits`] or [`Refusal::OffUnit`]; [`Refusal::NotEnough`] if the stack does not cover the total.
    pub fn check(&self, wagers: &Wagers) -> Result<(), Refusal> {
        let first = wagers.bonuses().into_iter().find(|(_, amount)| *amount > Chips::ZERO);
        if let (Chips::ZERO, Some((wager, amount))) = (wagers.ante, first) {
            return Err(Refusal::NoAnte { wager, amount, least: self.ante_min });
        }
        self.check_one(Wager::Ante, wagers.ante, self.ante_min, self.ante_max)?;
        if wagers.progressive > Chips::ZERO && !self.progressive {
            return Err(Refusal::NoProgressive);
        }
        for (wager, amount) in wagers.bonuses().into_iter().filter(|(_, amount)| *amount > Chips::ZERO) {
            self.check_one(wager, amount, self.bonus_min, self.bonus_max)?;
        }
        let wanted = wagers.total().unwrap_or(Chips::MAX);
        if wanted > self.stack {
            return Err(Refusal::NotEnough { wanted, stack: self.stack });
        }
        Ok(())
    }

    fn check_one(&self, wager: Wager, amount: Chips, least: Chips, most: Chips) -> Result<(), Refusal> {
        if amount < least || amount > most {
            return Err(Refusal::OffLimits { wager, amount, least, most });
        }
        if !amount.get().is_multiple_of(self.unit.get()) {
            return Err(Refusal::OffUnit { wager, amount, unit: self.unit });
        }
        Ok(())
    }

    /// Picks random wagers, each within its limits and the remaining stack.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Wagers {
        let mut left = self.stack;
        let mut take = |least: Chips, most: Chips, below: &mut dyn FnMut(u64) -> u64| {
            let most = most.min(left);
            if most < least {
                return Chips::ZERO;
            }
            let steps = (most - least).get() / self.unit.get();
            let above = Chips::new(below(steps + 1) * self.unit.get()).unwrap_or(Chips::ZERO);
            left -= least + above;
            least + above
        };
        let ante = take(self.ante_min, self.ante_max, below);
        let mut bonus = |offered: bool| {
            let wanted = offered && below(2) == 1;
            if wanted { take(self.bonus_min, self.bonus_max, below) } else { Chips::ZERO }
        };
        let (flush_bonus, straight_flush_bonus) = (bonus(true), bonus(true));
        Wagers { ante, flush_bonus, straight_flush_bonus, progressive: bonus(self.progressive) }
    }
}

impl RaiseLimits {
    /// The raises allowed after this ante with a flush of this length and this stack; `None` if the stack
    /// does not cover one ante.
    fn new(rules: &Rules, ante: Chips, length: u8, stack: Chips) -> Option<RaiseLimits> {
        let antes = u64::from(rules.raise_limit(length)).min(stack.get() / ante.get());
        let most = Chips::new(ante.get() * antes).ok()?;
        (antes > 0).then_some(RaiseLimits { ante, most })
    }

    fn allows(&self, raise: Chips) -> bool {
        raise >= self.ante && raise <= self.most && raise.get().is_multiple_of(self.ante.get())
    }
}

/// Checks a raise after this ante, with a flush of this length and this stack (HF-4, HF-8).
///
/// # Errors
/// [`Refusal::RaiseNotWhole`], [`Refusal::RaiseAboveLimit`] or [`Refusal::NotEnough`], the first that applies.
pub(super) fn check_raise(
    rules: &Rules,
    ante: Chips,
    length: u8,
    stack: Chips,
    raise: Chips,
) -> Result<(), Refusal> {
    if raise == Chips::ZERO || !raise.get().is_multiple_of(ante.get()) {
        return Err(Refusal::RaiseNotWhole { raise, ante });
    }
    if raise.get() / ante.get() > u64::from(rules.raise_limit(length)) {
        let most = Chips::new(ante.get() * u64::from(rules.raise_limit(length))).unwrap_or(Chips::MAX);
        return Err(Refusal::RaiseAboveLimit { raise, most, length });
    }
    if raise > stack {
        return Err(Refusal::NotEnough { wanted: raise, stack });
    }
    Ok(())
}

impl Legal<Action> for Moves {
    fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Wager(wagers) => self.wager.is_some_and(|limits| limits.check(wagers).is_ok()),
            Action::SitOut => self.sit_out,
            Action::Raise(raise) => self.raise.is_some_and(|limits| limits.allows(*raise)),
            Action::Fold => self.fold,
            Action::Misdeal { .. } => false,
        }
    }

    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        match self {
            Moves { wager: Some(limits), .. } if below(8) > 0 => Some(Action::Wager(limits.pick(below))),
            Moves { sit_out: true, .. } => Some(Action::SitOut),
            Moves { raise: Some(limits), .. } if below(4) > 0 => {
                let antes = 1 + below(limits.most.get() / limits.ante.get());
                Some(Action::Raise(Chips::new(limits.ante.get() * antes).unwrap_or(limits.most)))
            }
            Moves { fold: true, .. } => Some(Action::Fold),
            _ => None,
        }
    }
}

impl HighCardFlush {
    pub(super) fn moves(&self, seat: Seat) -> Moves {
        match self.phase {
            Phase::Wagers if self.waiting.contains(seat) => {
                let limits = WagerLimits::new(&self.rules, self.stacks[seat]);
                let wager = Some(limits).filter(|limits| limits.ante_min <= limits.stack);
                Moves { wager, sit_out: true, ..Moves::default() }
            }
            Phase::Decisions(turn) if turn == seat => {
                let length = self.hand(seat).flush.length();
                let ante = self.wagers[seat].ante;
                let raise = RaiseLimits::new(&self.rules, ante, length, self.stacks[seat]);
                Moves { raise, fold: true, ..Moves::default() }
            }
            _ => Moves::default(),
        }
    }
}
