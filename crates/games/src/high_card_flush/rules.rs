//! The rules of one round: settings completed from their preset and validated together.

use super::clause::Clause;
use super::pays::{ByLength, PayTableKind, ProgressivePays};
use super::qualifier::Qualifier;
use super::settings::{
    BonusLimit, FlushBonus, FlushPays, NoBonusLimit, NoProgressive, Preset, Progressive, ProgressiveTies,
    Settings, StraightFlushAce, StraightFlushBonus, StraightFlushPays,
};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::pay_table::PayFault;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Maximum number of seats: seven cards each for six players and the dealer are 49 of the 52 (HF-4).
pub const MAX_SEATS: usize = 6;

/// Maximum raise limit, in antes: anything higher is treated as a typing error.
pub const MAX_ANTES: u8 = 100;

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
    #[error("unit is 0: wagers are multiples of at least 1 cent")]
    NoUnit,
    #[error("{name}_min is 0: a wager is at least one unit")]
    NoMinimum { name: &'static str },
    #[error("{name}_min {least} is more than {name}_max {most}: lower it or raise the maximum")]
    LimitsCrossed { name: &'static str, least: Chips, most: Chips },
    #[error("{name} {amount} is not a multiple of unit {unit}: change one of them")]
    #[strum(serialize = "limit_off_unit")]
    #[serde(rename = "limit_off_unit")]
    OffUnit { name: &'static str, amount: Chips, unit: Chips },
    #[error("raise_limits has {antes} for a flush of {length} cards: a limit is 1 to {MAX_ANTES} antes")]
    RaiseLimit { length: usize, antes: u8 },
    #[error("{name}: {fault}")]
    PayTable {
        name: &'static str,
        #[serde(flatten)]
        fault: PayFault,
    },
    #[error("progressive: a share of {to} to {per} is more than the whole meter")]
    AboveMeter { to: u64, per: u64 },
    #[error("bonus_limit is 0: no bonus wager could win; write \"none\" for no limit")]
    NoBonusLimit,
    #[error("one round could win more than 2^53 − 1 cents: lower a maximum or a pay table")]
    PaysTooMuch,
}

/// The settings of one round, complete and validated together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) straight_flush_ace: StraightFlushAce,
    pub(super) raise_limits: [u8; 6],
    pub(super) qualifier: Qualifier,
    pub(super) flush_bonus: ByLength,
    pub(super) straight_flush_bonus: ByLength,
    pub(super) progressive: Option<ProgressivePays>,
    pub(super) ante_min: Chips,
    pub(super) ante_max: Chips,
    pub(super) bonus_min: Chips,
    pub(super) bonus_max: Chips,
    pub(super) unit: Chips,
    pub(super) progressive_ties: ProgressiveTies,
    pub(super) bonus_limit: Option<Chips>,
}

impl GameErrorEnum for RulesError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        match *self {
            RulesError::NoUnit => Some("unit"),
            RulesError::NoMinimum { name: "ante" } | RulesError::LimitsCrossed { name: "ante", .. } => {
                Some("ante_min")
            }
            RulesError::NoMinimum { .. } | RulesError::LimitsCrossed { .. } => Some("bonus_min"),
            RulesError::OffUnit { name, .. } | RulesError::PayTable { name, .. } => Some(name),
            RulesError::RaiseLimit { .. } => Some("raise_limits"),
            RulesError::AboveMeter { .. } => Some("progressive"),
            RulesError::NoBonusLimit => Some("bonus_limit"),
            // No single setting is at fault: either a maximum or a pay table is too high.
            RulesError::PaysTooMuch => None,
        }
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            RulesError::AboveMeter { .. } => &[Clause::Hf7],
            RulesError::NoBonusLimit => &[Clause::Hf9],
            RulesError::PaysTooMuch => &[Clause::All2],
            _ => &[Clause::Hf4],
        })
    }
}

const fn cents(units: u64) -> Chips {
    match Chips::new(units) {
        Ok(chips) => chips,
        Err(_) => Chips::ZERO,
    }
}

impl Rules {
    /// The rules under which a preset is played when no setting is changed.
    pub fn preset(preset: Preset) -> Rules {
        Rules {
            straight_flush_ace: match preset {
                Preset::Document => StraightFlushAce::HighOnly,
                Preset::Published => StraightFlushAce::AceLowToo,
            },
            raise_limits: [1, 1, 1, 2, 3, 3],
            qualifier: Qualifier::PUBLISHED,
            flush_bonus: FlushPays::Pays300.table(),
            straight_flush_bonus: StraightFlushPays::Pays8000.table(),
            progressive: None,
            ante_min: cents(500),
            ante_max: cents(10_000),
            bonus_min: cents(100),
            bonus_max: cents(2_500),
            unit: cents(100),
            progressive_ties: ProgressiveTies::Share,
            bonus_limit: None,
        }
    }

    /// Completes the settings from their preset and validates them together.
    ///
    /// # Errors
    /// The first [`RulesError`] found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        let base = Rules::preset(settings.preset.unwrap_or_default());
        let rules = Rules {
            straight_flush_ace: settings.straight_flush_ace.unwrap_or(base.straight_flush_ace),
            raise_limits: settings.raise_limits.unwrap_or(base.raise_limits),
            qualifier: settings.qualifier.unwrap_or(base.qualifier),
            flush_bonus: flush_bonus(settings, base.flush_bonus)?,
            straight_flush_bonus: straight_flush_bonus(settings, base.straight_flush_bonus)?,
            progressive: progressive(settings)?,
            ante_min: settings.ante_min.unwrap_or(base.ante_min),
            ante_max: settings.ante_max.unwrap_or(base.ante_max),
            bonus_min: settings.bonus_min.unwrap_or(base.bonus_min),
            bonus_max: settings.bonus_max.unwrap_or(base.bonus_max),
            unit: settings.unit.unwrap_or(base.unit),
            progressive_ties: settings.progressive_ties.unwrap_or(base.progressive_ties),
            bonus_limit: bonus_limit(settings.bonus_limit)?,
        };
        rules.check_limits("ante", ["ante_min", "ante_max"], rules.ante_min, rules.ante_max)?;
        rules.check_limits("bonus", ["bonus_min", "bonus_max"], rules.bonus_min, rules.bonus_max)?;
        rules.check_raise_limits()?;
        rules.max_won().map(|_| rules).ok_or(RulesError::PaysTooMuch)
    }

    fn check_limits(
        &self,
        name: &'static str,
        ends: [&'static str; 2],
        least: Chips,
        most: Chips,
    ) -> Result<(), RulesError> {
        if self.unit == Chips::ZERO {
            return Err(RulesError::NoUnit);
        }
        if least == Chips::ZERO {
            return Err(RulesError::NoMinimum { name });
        }
        if least > most {
            return Err(RulesError::LimitsCrossed { name, least, most });
        }
        let off = ends.into_iter().zip([least, most]).find(|(_, amount)| !self.is_in_units(*amount));
        let unit = self.unit;
        off.map_or(Ok(()), |(name, amount)| Err(RulesError::OffUnit { name, amount, unit }))
    }

    fn check_raise_limits(&self) -> Result<(), RulesError> {
        let odd = |antes: &u8| !(1..=MAX_ANTES).contains(antes);
        match self.raise_limits.iter().position(odd) {
            Some(at) => Err(RulesError::RaiseLimit { length: at + 2, antes: self.raise_limits[at] }),
            None => Ok(()),
        }
    }

    /// The rules as they apply to a round of this version: version 1 had no `progressive_ties`.
    pub(super) const fn of_version(self, version: u32) -> Rules {
        match version {
            1 => Rules { progressive_ties: ProgressiveTies::InOrder, ..self },
            _ => self,
        }
    }

    /// Returns whether an amount is a multiple of the unit.
    pub(super) fn is_in_units(&self, amount: Chips) -> bool {
        amount.get().is_multiple_of(self.unit.get())
    }

    /// The maximum raise for a flush of this length, 2 to 7, in antes.
    ///
    /// # Panics
    /// Panics for any other length.
    pub fn raise_limit(&self, length: u8) -> u8 {
        self.raise_limits[usize::from(length) - 2]
    }

    /// An upper bound on the amount that all players together can win in one round at a full table, in cents, without
    /// the meter and regardless of `bonus_limit`. `None` above [`Chips::MAX`].
    pub(super) fn max_won(&self) -> Option<Chips> {
        let antes = 1 + self.raise_limits.iter().copied().max().map_or(0, u128::from);
        let fixed = self.progressive.as_ref().map_or(0, ProgressivePays::max_fixed);
        let bonuses = [self.flush_bonus.max_payout(), self.straight_flush_bonus.max_payout(), fixed];
        let bonuses: u128 = bonuses.into_iter().map(u128::from).sum();
        let seat = u128::from(self.ante_max.get()) * antes + u128::from(self.bonus_max.get()) * bonuses;
        Chips::new(u64::try_from(seat * MAX_SEATS as u128).ok()?).ok()
    }

    /// The minimum ante, in cents.
    pub const fn ante_min(&self) -> Chips {
        self.ante_min
    }

    /// The positions that an ace may take in a straight flush.
    pub const fn straight_flush_ace(&self) -> StraightFlushAce {
        self.straight_flush_ace
    }

    /// The weakest hand with which the dealer qualifies.
    pub const fn qualifier(&self) -> Qualifier {
        self.qualifier
    }

    /// The pay table of the flush bonus, by the length of the flush.
    pub const fn flush_bonus(&self) -> &ByLength {
        &self.flush_bonus
    }

    /// The pay table of the straight flush bonus, by the length of the run.
    pub const fn straight_flush_bonus(&self) -> &ByLength {
        &self.straight_flush_bonus
    }

    /// The pay table of the progressive wager, by the length of the run; `None` if the wager is not offered.
    pub const fn progressive(&self) -> Option<&ProgressivePays> {
        self.progressive.as_ref()
    }

    /// Returns whether the progressive wager requires a meter.
    pub fn has_meter(&self) -> bool {
        self.progressive.is_some_and(|pays| pays.has_meter())
    }
}

fn flush_bonus(settings: &Settings, base: ByLength) -> Result<ByLength, RulesError> {
    let error = |fault| RulesError::PayTable { name: "flush_bonus", fault };
    match &settings.flush_bonus {
        None => Ok(base),
        Some(FlushBonus::Named(named)) => Ok(named.table()),
        Some(FlushBonus::Table(written)) => ByLength::read(PayTableKind::FlushBonus, written).map_err(error),
    }
}

fn straight_flush_bonus(settings: &Settings, base: ByLength) -> Result<ByLength, RulesError> {
    let error = |fault| RulesError::PayTable { name: "straight_flush_bonus", fault };
    match &settings.straight_flush_bonus {
        None => Ok(base),
        Some(StraightFlushBonus::Named(named)) => Ok(named.table()),
        Some(StraightFlushBonus::Table(written)) => {
            ByLength::read(PayTableKind::StraightFlushBonus, written).map_err(error)
        }
    }
}

fn progressive(settings: &Settings) -> Result<Option<ProgressivePays>, RulesError> {
    let Some(Progressive::Table(written)) = &settings.progressive else { return Ok(None) };
    let error = |fault| RulesError::PayTable { name: "progressive", fault };
    let pays = ProgressivePays::read(written).map_err(error)?;
    match pays.share_above_meter() {
        Some(share) => Err(RulesError::AboveMeter { to: share.to, per: share.per }),
        None => Ok(Some(pays)),
    }
}

fn bonus_limit(setting: Option<BonusLimit>) -> Result<Option<Chips>, RulesError> {
    match setting {
        None | Some(BonusLimit::None(_)) => Ok(None),
        Some(BonusLimit::AtMost(Chips::ZERO)) => Err(RulesError::NoBonusLimit),
        Some(BonusLimit::AtMost(most)) => Ok(Some(most)),
    }
}

impl Default for Rules {
    /// The rules of the `document` preset.
    fn default() -> Rules {
        Rules::preset(Preset::Document)
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Writes out every setting, so that later changes to a preset do not change the meaning of a record.
    fn from(rules: Rules) -> Settings {
        let flush = FlushPays::ALL.into_iter().find(|named| named.table() == rules.flush_bonus);
        let flush = flush.map(FlushBonus::Named);
        let straight = StraightFlushPays::ALL.into_iter();
        let straight = straight.clone().find(|named| named.table() == rules.straight_flush_bonus);
        let straight = straight.map(StraightFlushBonus::Named);
        let progressive = match &rules.progressive {
            None => Progressive::None(NoProgressive::None),
            Some(pays) => Progressive::Table(pays.write()),
        };
        Settings {
            preset: None,
            straight_flush_ace: Some(rules.straight_flush_ace),
            raise_limits: Some(rules.raise_limits),
            qualifier: Some(rules.qualifier),
            flush_bonus: flush
                .or_else(|| Some(FlushBonus::Table(rules.flush_bonus.write(PayTableKind::FlushBonus)))),
            straight_flush_bonus: straight.or_else(|| {
                let table = rules.straight_flush_bonus.write(PayTableKind::StraightFlushBonus);
                Some(StraightFlushBonus::Table(table))
            }),
            progressive: Some(progressive),
            ante_min: Some(rules.ante_min),
            ante_max: Some(rules.ante_max),
            bonus_min: Some(rules.bonus_min),
            bonus_max: Some(rules.bonus_max),
            unit: Some(rules.unit),
            progressive_ties: Some(rules.progressive_ties),
            bonus_limit: Some(
                rules.bonus_limit.map_or(BonusLimit::None(NoBonusLimit::None), BonusLimit::AtMost),
            ),
        }
    }
}
