//! Settings as written (`RULINGS.md`, HF-3, HF-4, HF-7, HF-9): names and values, not yet validated.

use super::pays::{ByLength, PayTableKind};
use super::qualifier::Qualifier;
use crate::chips::Chips;
use crate::pay_table::PaysByName;
use cards::eval::flush;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The named presets, each a consistent set of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The rules of the rulebook.
    #[default]
    Document,
    /// The published game, in which the ace may also be low in a straight flush.
    Published,
}

/// The positions that an ace may take in a straight flush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "HF-3"))]
pub enum StraightFlushAce {
    /// Only above the king (preset `document`).
    #[default]
    HighOnly,
    /// Above the king, and also below the two (preset `published`).
    AceLowToo,
}

impl From<StraightFlushAce> for flush::StraightFlushAce {
    fn from(ace: StraightFlushAce) -> flush::StraightFlushAce {
        match ace {
            StraightFlushAce::HighOnly => flush::StraightFlushAce::HighOnly,
            StraightFlushAce::AceLowToo => flush::StraightFlushAce::LowToo,
        }
    }
}

/// The pay table of the flush bonus: a named or a custom one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "flush_bonus is \"pays_300\", \"pays_100\" or a pay table")]
#[schemars(extend("x-ruling" = "HF-4"))]
pub enum FlushBonus {
    /// A named pay table.
    Named(FlushPays),
    /// A custom pay table: rates keyed by the name of the flush.
    Table(PaysByName),
}

/// The named tables of the flush bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum FlushPays {
    /// Flushes of seven, six, five and four cards pay 300, 100, 10 and 1 to 1.
    #[serde(rename = "pays_300")]
    Pays300,
    /// Flushes of seven, six, five and four cards pay 100, 20, 10 and 2 to 1.
    #[serde(rename = "pays_100")]
    Pays100,
}

/// The pay table of the straight flush bonus: a named or a custom one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "straight_flush_bonus is \"pays_8000\", \"pays_500\" or a pay table")]
#[schemars(extend("x-ruling" = "HF-4"))]
pub enum StraightFlushBonus {
    /// A named pay table.
    Named(StraightFlushPays),
    /// A custom pay table: rates keyed by the name of the straight flush.
    Table(PaysByName),
}

/// The named tables of the straight flush bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum StraightFlushPays {
    /// Straight flushes of seven, six, five, four and three cards pay 8000, 1000, 100, 60 and 7 to 1.
    #[serde(rename = "pays_8000")]
    Pays8000,
    /// Straight flushes of seven, six, five, four and three cards pay 500, 200, 100, 50 and 9 to 1.
    #[serde(rename = "pays_500")]
    Pays500,
}

/// The progressive pay table: shares of the meter, fixed payouts, or some of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "progressive is \"none\" or a pay table of shares and fixed payouts")]
#[schemars(extend("x-ruling" = "HF-7"))]
pub enum Progressive {
    /// The progressive wager is not offered.
    None(NoProgressive),
    /// Shares of the meter, `"1 to 10"`, and fixed payouts, `"300 for 1"`.
    Table(PaysByName),
}

/// The division of the meter when several hands win a share of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "HF-7"))]
pub enum ProgressiveTies {
    /// Longer runs are paid first; hands with equally long runs split the share that one of them would win.
    #[default]
    Share,
    /// In ascending order of seats, each winner takes its share of the amount that the previous winners left.
    InOrder,
}

/// The limit on the house's total payout on the bonus wagers of one round. Shares of the meter are not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "bonus_limit is \"none\" or an amount in cents")]
#[schemars(transform = crate::unit::cents)]
#[schemars(extend("x-ruling" = "HF-9"))]
pub enum BonusLimit {
    /// The maximum total of the payouts, in cents.
    AtMost(Chips),
    /// No limit, written `"none"`.
    None(NoBonusLimit),
}

/// The value `none`: the house's payouts are not limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoBonusLimit {
    /// Written `none`.
    None,
}

/// The value `none`: the progressive wager is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoProgressive {
    /// Written `none`.
    None,
}

impl FlushPays {
    /// Every named pay table of the flush bonus.
    pub const ALL: [FlushPays; 2] = [FlushPays::Pays300, FlushPays::Pays100];

    /// The payouts of this pay table, by the length of the flush.
    pub const fn table(self) -> ByLength {
        match self {
            FlushPays::Pays300 => ByLength::new([(7, 300), (6, 100), (5, 10), (4, 1)]),
            FlushPays::Pays100 => ByLength::new([(7, 100), (6, 20), (5, 10), (4, 2)]),
        }
    }
}

impl StraightFlushPays {
    /// Every named pay table of the straight flush bonus.
    pub const ALL: [StraightFlushPays; 2] = [StraightFlushPays::Pays8000, StraightFlushPays::Pays500];

    /// The payouts of this pay table, by the length of the run.
    pub const fn table(self) -> ByLength {
        match self {
            StraightFlushPays::Pays8000 => ByLength::new([(7, 8000), (6, 1000), (5, 100), (4, 60), (3, 7)]),
            StraightFlushPays::Pays500 => ByLength::new([(7, 500), (6, 200), (5, 100), (4, 50), (3, 9)]),
        }
    }
}

/// Settings as written: a preset and the deviations from it. Not yet validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = crate::unit::cents)]
#[allow(missing_docs, reason = "a setting without a comment of its own is described by its type")]
pub struct Settings {
    /// The preset that supplies the omitted settings; `document` if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straight_flush_ace: Option<StraightFlushAce>,
    /// The maximum raise in antes for flushes of two to seven cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub raise_limits: Option<[u8; 6]>,
    /// The weakest hand with which the dealer qualifies: the highest card and the length of its flush, such as
    /// `9-high-3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub qualifier: Option<Qualifier>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flush_bonus: Option<FlushBonus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straight_flush_bonus: Option<StraightFlushBonus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progressive: Option<Progressive>,
    /// The minimum ante, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub ante_min: Option<Chips>,
    /// The maximum ante, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub ante_max: Option<Chips>,
    /// The minimum bonus or progressive wager, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub bonus_min: Option<Chips>,
    /// The maximum bonus or progressive wager, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub bonus_max: Option<Chips>,
    /// The unit that every wager is a multiple of, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "HF-4"))]
    pub unit: Option<Chips>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progressive_ties: Option<ProgressiveTies>,
    /// `"none"` or an amount in cents; no limit if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_limit: Option<BonusLimit>,
}

impl Settings {
    /// Replaces the pay table of one bonus wager.
    pub fn set_pay_table(&mut self, of: PayTableKind, table: PaysByName) {
        match of {
            PayTableKind::FlushBonus => self.flush_bonus = Some(FlushBonus::Table(table)),
            PayTableKind::StraightFlushBonus => {
                self.straight_flush_bonus = Some(StraightFlushBonus::Table(table));
            }
            PayTableKind::Progressive => self.progressive = Some(Progressive::Table(table)),
        }
    }
}
