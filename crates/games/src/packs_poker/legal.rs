//! Legal wagers of a seat. [`Refereed::apply`](crate::Refereed::apply) makes the same checks.

use super::pack::MAX_PACKS;
use super::round::Phase;
use super::rules::Limits;
use super::wager::Wager;
use super::{Action, Pack, PacksPoker, Refusal};
use crate::chips::Chips;
use crate::game::Legal;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The legal actions of one seat while the wagers are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Moves {
    /// `true` if the seat may still place, withdraw and confirm wagers.
    pub open: bool,
    /// The total that the seat can wager, in cents, including its wagers on the layout.
    pub stack: Chips,
    /// The limits of a pack bet.
    pub pack_bet: Limits,
    /// The limits of a bonus bet, which is optional.
    pub bonus_bet: Limits,
    /// The unit in cents: every bet is a multiple of it.
    pub unit: Chips,
    /// The number of packs on the layout.
    pub packs: u8,
    /// The seat's wager on each pack, pack 1 first; zero where there is none, and for packs that the layout does not
    /// have.
    pub placed: [Wager; MAX_PACKS],
}

impl Moves {
    /// The sum of the seat's wagers, bonuses included, on all packs except this one, in cents.
    fn bets_on_other_packs(&self, pack: Pack) -> Chips {
        let others = Pack::first(MAX_PACKS).filter(|&other| other != pack);
        others.map(|other| self.placed[other.index()]).map(|wager| wager.bet + wager.bonus).sum()
    }

    pub(super) fn check(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Wager { pack, bet, bonus } => self.check_wager(pack, Wager { bet, bonus }),
            Action::TakeBack { pack } => self.check_take_back(pack),
            Action::Done | Action::NoWager => Ok(()),
        }
    }

    /// Checks a wager against clause 2 and PK-3: its pack, then the limits and the unit, then the stack.
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
        let left = self.stack.saturating_sub(self.bets_on_other_packs(pack));
        let needed = wager.sum().unwrap_or(Chips::MAX);
        if needed > left { Err(Refusal::NotEnough { pack, needed, left }) } else { Ok(()) }
    }

    fn check_take_back(&self, pack: Pack) -> Result<(), Refusal> {
        self.check_pack(pack)?;
        let nothing = self.placed[pack.index()] == Wager::default();
        if nothing { Err(Refusal::NothingToTakeBack { pack }) } else { Ok(()) }
    }

    fn check_pack(&self, pack: Pack) -> Result<(), Refusal> {
        let packs = usize::from(self.packs);
        if pack.number() > packs { Err(Refusal::NoSuchPack { pack, packs }) } else { Ok(()) }
    }

    /// Picks a random multiple of the unit within the limits.
    fn random_bet(&self, limits: Limits, below: &mut dyn FnMut(u64) -> u64) -> Chips {
        let steps = (limits.most - limits.least).get() / self.unit.get();
        let above = below(steps + 1) * self.unit.get();
        limits.least + Chips::new(above).unwrap_or(Chips::ZERO)
    }
}

impl Legal<Action> for Moves {
    fn allows(&self, action: &Action) -> bool {
        self.open && self.check(action).is_ok()
    }

    /// Picks a wager with probability 1/2, and otherwise `Done` or, less often, a withdrawal or sitting out. Picks
    /// `Done` in place of an illegal action. `None` if the seat can no longer wager.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let pack = Pack::new(below(u64::from(self.packs)) as usize + 1)?;
        let bet = self.random_bet(self.pack_bet, below);
        let bonus = if below(2) == 0 { Chips::ZERO } else { self.random_bet(self.bonus_bet, below) };
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
