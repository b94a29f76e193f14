//! The rules of one round: settings completed with defaults and validated together.

use super::bonus::BonusTable;
use super::clause::Clause;
use super::pack::MAX_PACKS;
use super::settings::{AggregateCovers, AggregateSharing, BonusPays, DealerHand, Settings, TieBonus};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::pay_table::PayFault;
use crate::seat::MAX_SEATS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The number of cards in a deck.
pub(super) const DECK: usize = 52;

/// The maximum number of seats for which one deck has enough cards, with this number of packs.
pub const fn max_seats(packs: usize) -> usize {
    (DECK - 5 - 2 * packs) / 5
}

const _: () = assert!(max_seats(1) <= MAX_SEATS, "no layout has more seats than a table");

/// An invalid setting, or an invalid combination of settings.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
#[schemars(transform = crate::unit::cents)]
pub enum RulesError {
    #[error("packs is {0}: a layout has 1 to {MAX_PACKS}")]
    Packs(u8),
    #[error("unit is 0: bets are multiples of 1 cent or more")]
    NoUnit,
    #[error("{limit} is {amount}: it must be a multiple of unit {unit}, and not 0")]
    LimitOffUnit { limit: &'static str, amount: Chips, unit: Chips },
    #[error("{least_name} {least} is more than {most_name} {most}: lower it or raise the other")]
    LimitsCrossed { least_name: &'static str, least: Chips, most_name: &'static str, most: Chips },
    #[error("aggregate is 0, so that nothing is ever paid: set what one round may win")]
    NoAggregate,
    #[error("one round could win more than 2^53 − 1 cents: lower pack_max, bonus_max or the pay table")]
    TooMuchToWin,
    #[error("{name}: {fault}")]
    PayTable {
        name: &'static str,
        #[serde(flatten)]
        fault: PayFault,
    },
}

/// The settings of one round, complete and validated together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) packs: u8,
    pub(super) dealer_hand: DealerHand,
    pub(super) pack_bet: Limits,
    pub(super) bonus_bet: Limits,
    pub(super) unit: Chips,
    pub(super) tie_bonus: TieBonus,
    pub(super) bonus_pays: BonusPays,
    pub(super) aggregate: Chips,
    pub(super) aggregate_covers: AggregateCovers,
    pub(super) aggregate_sharing: AggregateSharing,
    pub(super) pay_table: BonusTable,
}

/// The minimum and maximum of a kind of bet, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Limits {
    /// The minimum bet, in cents.
    pub least: Chips,
    /// The maximum bet, in cents.
    pub most: Chips,
}

impl GameErrorEnum for RulesError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        match *self {
            RulesError::Packs(_) => Some("packs"),
            RulesError::NoUnit => Some("unit"),
            RulesError::LimitOffUnit { limit: name, .. }
            | RulesError::LimitsCrossed { least_name: name, .. }
            | RulesError::PayTable { name, .. } => Some(name),
            RulesError::NoAggregate => Some("aggregate"),
            // No single setting is at fault: either a maximum or the pay table is too high.
            RulesError::TooMuchToWin => None,
        }
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            RulesError::Packs(_) => &[Clause::Rule4, Clause::Pk2],
            RulesError::NoUnit | RulesError::LimitOffUnit { .. } => &[Clause::Rule2, Clause::Pk3],
            RulesError::LimitsCrossed { .. } => &[Clause::Rule2, Clause::Pk3],
            RulesError::NoAggregate => &[Clause::Aggregate, Clause::Pk7],
            RulesError::TooMuchToWin => &[Clause::All2],
            RulesError::PayTable { .. } => &[Clause::Rule8, Clause::PayTable, Clause::Pk13],
        })
    }
}

impl Rules {
    /// Completes the settings with defaults and validates them together.
    ///
    /// # Errors
    /// The first [`RulesError`] found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        let limits = |least: Option<Chips>, most: Option<Chips>, usual: Limits| Limits {
            least: least.unwrap_or(usual.least),
            most: most.unwrap_or(usual.most),
        };
        let pay_table = settings.pay_table.as_ref().map_or(Ok(BonusTable::DOCUMENT), BonusTable::named);
        let rules = Rules {
            packs: settings.packs.unwrap_or(3),
            dealer_hand: settings.dealer_hand.unwrap_or_default(),
            pack_bet: limits(settings.pack_min, settings.pack_max, PACK_BET),
            bonus_bet: limits(settings.bonus_min, settings.bonus_max, BONUS_BET),
            unit: settings.unit.unwrap_or(cents(100)),
            tie_bonus: settings.tie_bonus.unwrap_or_default(),
            bonus_pays: settings.bonus_pays.unwrap_or_default(),
            aggregate: settings.aggregate.unwrap_or(cents(200_000)),
            aggregate_covers: settings.aggregate_covers.unwrap_or_default(),
            aggregate_sharing: settings.aggregate_sharing.unwrap_or_default(),
            pay_table: pay_table.map_err(|fault| RulesError::PayTable { name: "pay_table", fault })?,
        };
        rules.check()?;
        Ok(rules)
    }

    fn check(&self) -> Result<(), RulesError> {
        if self.packs == 0 || usize::from(self.packs) > MAX_PACKS {
            return Err(RulesError::Packs(self.packs));
        }
        if self.unit == Chips::ZERO {
            return Err(RulesError::NoUnit);
        }
        self.pack_bet.check(self.unit, "pack_min", "pack_max")?;
        self.bonus_bet.check(self.unit, "bonus_min", "bonus_max")?;
        if self.aggregate == Chips::ZERO {
            return Err(RulesError::NoAggregate);
        }
        let wagers = max_seats(self.packs()) * self.packs();
        self.max_won(wagers).ok_or(RulesError::TooMuchToWin)?;
        Ok(())
    }

    /// The maximum that this number of pack bets, each with a bonus, can win, in cents, ignoring the aggregate; `None`
    /// above [`Chips::MAX`].
    pub(super) fn max_won(&self, wagers: usize) -> Option<Chips> {
        let one = self.pack_bet.most.checked_add(self.pay_table.max_winnings(self.bonus_bet.most)?)?;
        Chips::new(one.get().checked_mul(wagers as u64)?).ok()
    }

    /// The number of packs on the layout.
    pub const fn packs(&self) -> usize {
        self.packs as usize
    }

    /// The minimum pack bet, in cents.
    pub const fn pack_min(&self) -> Chips {
        self.pack_bet.least
    }

    /// The cards that make up the dealer's hand.
    pub const fn dealer_hand(&self) -> DealerHand {
        self.dealer_hand
    }

    /// The treatment of a paying bonus hand when dealer and player tie.
    pub const fn tie_bonus(&self) -> TieBonus {
        self.tie_bonus
    }

    /// The pay table of the bonus wager.
    pub const fn pay_table(&self) -> &BonusTable {
        &self.pay_table
    }
}

impl Limits {
    fn check(self, unit: Chips, least_name: &'static str, most_name: &'static str) -> Result<(), RulesError> {
        for (limit, amount) in [(least_name, self.least), (most_name, self.most)] {
            if amount == Chips::ZERO || !amount.get().is_multiple_of(unit.get()) {
                return Err(RulesError::LimitOffUnit { limit, amount, unit });
            }
        }
        if self.least > self.most {
            let Limits { least, most } = self;
            return Err(RulesError::LimitsCrossed { least_name, least, most_name, most });
        }
        Ok(())
    }

    /// Returns whether the amount is within the limits.
    pub fn allow(self, amount: Chips) -> bool {
        self.least <= amount && amount <= self.most
    }
}

const fn cents(units: u64) -> Chips {
    match Chips::new(units) {
        Ok(chips) => chips,
        Err(_) => Chips::MAX,
    }
}

const PACK_BET: Limits = Limits { least: cents(200), most: cents(1000) };
const BONUS_BET: Limits = Limits { least: cents(100), most: cents(1000) };

impl Default for Rules {
    /// The rules of the rulebook.
    fn default() -> Rules {
        Rules::new(&Settings::default()).expect("the document's settings are consistent")
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Writes out every setting, so that a record does not depend on later defaults.
    fn from(rules: Rules) -> Settings {
        Settings {
            packs: Some(rules.packs),
            dealer_hand: Some(rules.dealer_hand),
            pack_min: Some(rules.pack_bet.least),
            pack_max: Some(rules.pack_bet.most),
            bonus_min: Some(rules.bonus_bet.least),
            bonus_max: Some(rules.bonus_bet.most),
            unit: Some(rules.unit),
            tie_bonus: Some(rules.tie_bonus),
            bonus_pays: Some(rules.bonus_pays),
            aggregate: Some(rules.aggregate),
            aggregate_covers: Some(rules.aggregate_covers),
            aggregate_sharing: Some(rules.aggregate_sharing),
            pay_table: Some(rules.pay_table.by_name()),
        }
    }
}
