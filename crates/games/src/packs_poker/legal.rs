//! What a seat may wager now. The same checks decide what [`Game::apply`](crate::Game::apply) accepts.

use super::pack::MAX_PACKS;
use super::rules::Limits;
use super::{Action, Pack, PacksPoker, Phase, Refusal};
use crate::chips::Chips;
use crate::game::Legal;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What lies on one pack for one seat, in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Wager {
    /// The pack bet; nothing for no wager.
    pub bet: Chips,
    /// The bonus bet; nothing for none.
    pub bonus: Chips,
}

/// What one seat may do while the wagers are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Moves {
    /// Whether the seat may still wager, take back and say that it is done.
    pub open: bool,
    /// What the seat can wager in all, in cents, what lies on the layout included.
    pub stack: Chips,
    /// The limits of a pack bet.
    pub pack_bet: Limits,
    /// The limits of a bonus bet; there need be none.
    pub bonus_bet: Limits,
    /// Every bet is a multiple of it, in cents.
    pub unit: Chips,
    /// How many packs there are.
    pub packs: u8,
    /// What lies on each pack, pack 1 first; nothing on those that the layout does not have.
    pub placed: [Wager; MAX_PACKS],
}

impl Wager {
    /// Bet and bonus together; nothing where they cannot be summed.
    pub fn sum(self) -> Option<Chips> {
        self.bet.checked_add(self.bonus)
    }
}

impl Moves {
    /// What lies on the layout, and is not on this pack.
    fn elsewhere(&self, pack: Pack) -> Chips {
        let others = Pack::first(MAX_PACKS).filter(|&other| other != pack);
        others.map(|other| self.placed[other.index()]).map(|wager| wager.bet + wager.bonus).sum()
    }

    pub(super) fn check(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Wager { pack, bet, bonus } => self.check_wager(pack, Wager { bet, bonus }),
            Action::TakeBack { pack } => self.check_taking_back(pack),
            Action::Done | Action::NoWager => Ok(()),
        }
    }

    /// Clause 2 and PK-3, in the order in which a dealer would see it.
    fn check_wager(&self, pack: Pack, wager: Wager) -> Result<(), Refusal> {
        self.check_pack(pack)?;
        let Wager { bet, bonus } = wager;
        if bet == Chips::ZERO && bonus > Chips::ZERO {
            return Err(Refusal::BonusWithoutPack { pack, bonus });
        }
        if !self.pack_bet.allow(bet) {
            return Err(Refusal::PackOffLimits { pack, bet, limits: self.pack_bet });
        }
        if bonus > Chips::ZERO && !self.bonus_bet.allow(bonus) {
            return Err(Refusal::BonusOffLimits { pack, bonus, limits: self.bonus_bet });
        }
        for amount in [bet, bonus] {
            if !amount.get().is_multiple_of(self.unit.get()) {
                return Err(Refusal::OffUnit { pack, amount, unit: self.unit });
            }
        }
        self.check_stack(pack, wager)
    }

    fn check_stack(&self, pack: Pack, wager: Wager) -> Result<(), Refusal> {
        let left = self.stack.less(self.elsewhere(pack));
        let needed = wager.sum().unwrap_or(Chips::MAX);
        if needed > left { Err(Refusal::NotEnough { pack, needed, left }) } else { Ok(()) }
    }

    fn check_taking_back(&self, pack: Pack) -> Result<(), Refusal> {
        self.check_pack(pack)?;
        let nothing = self.placed[pack.index()] == Wager::default();
        if nothing { Err(Refusal::NothingToTakeBack { pack }) } else { Ok(()) }
    }

    fn check_pack(&self, pack: Pack) -> Result<(), Refusal> {
        let packs = usize::from(self.packs);
        if pack.number() > packs { Err(Refusal::NoSuchPack { pack, packs }) } else { Ok(()) }
    }

    /// A multiple of the unit within the limits, by chance.
    fn some(&self, limits: Limits, below: &mut dyn FnMut(u64) -> u64) -> Chips {
        let steps = (limits.most - limits.least).get() / self.unit.get();
        let above = below(steps + 1) * self.unit.get();
        limits.least + Chips::new(above).unwrap_or(Chips::ZERO)
    }
}

impl Legal<Action> for Moves {
    fn allows(&self, action: &Action) -> bool {
        self.open && self.check(action).is_ok()
    }

    /// Mostly a wager; then done, seldom a wager taken back or none at all.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let pack = Pack::new(below(u64::from(self.packs)) as usize + 1)?;
        let bet = self.some(self.pack_bet, below);
        let bonus = if below(2) == 0 { Chips::ZERO } else { self.some(self.bonus_bet, below) };
        let picked = match below(8) {
            0..4 => Action::Wager { pack, bet, bonus },
            4 => Action::TakeBack { pack },
            5 if below(4) == 0 => Action::NoWager,
            _ => Action::Done,
        };
        let picked = if self.check(&picked).is_ok() { picked } else { Action::Done };
        self.open.then_some(picked)
    }
}

impl PacksPoker {
    pub(super) fn moves(&self, seat: Seat) -> Moves {
        let seated = seat.index() < self.seats();
        let placed = self.wagers[seat];
        let on_layout = placed.iter().map(|wager| wager.bet + wager.bonus).sum();
        Moves {
            open: seated && self.phase == Phase::Wagers && !self.done.contains(seat),
            stack: self.stacks[seat] + on_layout,
            pack_bet: self.rules.pack_bet,
            bonus_bet: self.rules.bonus_bet,
            unit: self.rules.unit,
            packs: self.rules.packs,
            placed,
        }
    }
}
