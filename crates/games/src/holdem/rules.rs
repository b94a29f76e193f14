//! The settings of hold'em and the two presets (`RULINGS.md`, TH-2 to TH-11).

use super::clause::Clause;
use crate::chips::Chips;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most straddles: every seat but the two blinds.
pub const MAX_STRADDLES: usize = 8;

/// Two sets of settings that go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// What the document says.
    #[default]
    Document,
    /// The usual practice of card rooms.
    Tournament,
}

/// TH-2: who begins the trades after the flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The first player still in after the big blind, in every trade (document).
    AfterBigBlind,
    /// The first player left of the button (tournament).
    LeftOfButton,
}

/// TH-3: what a raise must add after a full raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reraise {
    /// More than the last full raise added (document).
    MoreThan,
    /// At least what the last full raise added (tournament).
    AtLeast,
}

/// TH-3: what the first raise of a trade must add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstRaise {
    /// At least the big blind.
    BigBlind,
    /// Any amount.
    Any,
}

/// TH-5: how equal combinations compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Compare {
    /// The standard ranking with all kickers.
    Standard,
    /// The high card of the combination alone; of a full house the three, then the pair.
    HighCardOnly,
}

/// TH-8: how hands are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Showdown {
    /// Every hand still in is shown (document).
    AllShow,
    /// In order, and losers may muck (tournament).
    InOrder,
}

/// TH-9: the bid to call when the big blind was posted short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShortBlind {
    /// The highest bid that was posted.
    HighestBid,
    /// The whole big blind.
    FullBlind,
}

/// TH-11: who posts the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteFrom {
    /// Every player.
    Everyone,
    /// The big blind, for the table.
    BigBlind,
    /// The button, for the table.
    Button,
}

/// TH-11: what a player who could not post the whole ante can win of the antes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShortAnte {
    /// The layer that the player matched, as with any other chips.
    OwnLayer,
    /// All of them.
    AllAntes,
}

/// TH-10: bids above the big blind, posted before the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a straddle is \"none\", an amount, or a list of rising amounts")]
pub enum Straddle {
    /// `"none"`.
    None(NoStraddle),
    /// One straddle, by the seat after the big blind.
    One(Chips),
    /// Straddles by the seats after the big blind, in order.
    Several(Vec<Chips>),
}

/// The word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoStraddle {
    /// No straddle.
    None,
}

/// Settings as people write them: a preset and what departs from it. Not yet validated; [`Rules`] are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The preset that fills what is left out; `document` if left out itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    /// TH-2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    /// TH-3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reraise: Option<Reraise>,
    /// TH-3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_raise: Option<FirstRaise>,
    /// TH-4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub burn: Option<bool>,
    /// TH-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compare: Option<Compare>,
    /// TH-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub showdown: Option<Showdown>,
    /// TH-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_blind: Option<ShortBlind>,
    /// TH-10: 1 or more; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_blind: Option<Chips>,
    /// TH-10: at most the big blind; half of it, rounded down, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small_blind: Option<Chips>,
    /// TH-10: 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante: Option<Chips>,
    /// TH-11.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_from: Option<AnteFrom>,
    /// TH-11.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_ante: Option<ShortAnte>,
    /// TH-10: `"none"`, an amount, or a list of rising amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straddle: Option<Straddle>,
}

/// Settings that do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum RulesError {
    #[error("big_blind is 0: the big blind is at least 1 chip")]
    NoBigBlind,
    #[error("small_blind {small} is more than big_blind {big}: lower it or raise the big blind")]
    SmallBlindAboveBig { small: Chips, big: Chips },
    #[error("straddle {number} is {amount}: it must be more than the bid before it, {before}")]
    StraddleTooLow { number: usize, amount: Chips, before: Chips },
    #[error("{0} straddles: at most {MAX_STRADDLES} seats sit behind the blinds")]
    TooManyStraddles(usize),
    #[error(
        "short_ante own_layer goes with ante_from everyone: when one seat posts for the table, all antes are one bank"
    )]
    ShortAnteForTheTable,
}

/// The settings of one hand, complete and validated together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) order: Order,
    pub(super) reraise: Reraise,
    pub(super) first_raise: FirstRaise,
    pub(super) burn: bool,
    pub(super) compare: Compare,
    pub(super) showdown: Showdown,
    pub(super) short_blind: ShortBlind,
    pub(super) big_blind: Chips,
    pub(super) small_blind: Chips,
    pub(super) ante: Chips,
    pub(super) ante_from: AnteFrom,
    pub(super) short_ante: ShortAnte,
    pub(super) straddles: ArrayVec<Chips, MAX_STRADDLES>,
}

impl RulesError {
    /// A name for programs that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            RulesError::NoBigBlind => "no_big_blind",
            RulesError::SmallBlindAboveBig { .. } => "small_blind_above_big",
            RulesError::StraddleTooLow { .. } => "straddle_too_low",
            RulesError::TooManyStraddles(_) => "too_many_straddles",
            RulesError::ShortAnteForTheTable => "short_ante_for_the_table",
        }
    }

    /// The clauses that forbid it.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            RulesError::NoBigBlind => &[Clause::Blinds, Clause::Th10],
            RulesError::SmallBlindAboveBig { .. } => &[Clause::Blinds, Clause::Th1, Clause::Th10],
            RulesError::StraddleTooLow { .. } => &[Clause::Th10, Clause::Th14],
            RulesError::TooManyStraddles(_) => &[Clause::Th14],
            RulesError::ShortAnteForTheTable => &[Clause::Th11],
        }
    }
}

impl Rules {
    /// The settings of a preset.
    pub fn preset(preset: Preset) -> Rules {
        let tournament = preset == Preset::Tournament;
        Rules {
            order: if tournament { Order::LeftOfButton } else { Order::AfterBigBlind },
            reraise: if tournament { Reraise::AtLeast } else { Reraise::MoreThan },
            first_raise: FirstRaise::BigBlind,
            burn: tournament,
            compare: Compare::Standard,
            showdown: if tournament { Showdown::InOrder } else { Showdown::AllShow },
            short_blind: if tournament { ShortBlind::FullBlind } else { ShortBlind::HighestBid },
            big_blind: DEFAULT_BIG_BLIND,
            small_blind: DEFAULT_BIG_BLIND.split(2).0,
            ante: Chips::ZERO,
            ante_from: AnteFrom::Everyone,
            short_ante: ShortAnte::OwnLayer,
            straddles: ArrayVec::new(),
        }
    }

    /// Fills the settings from their preset and validates them together.
    ///
    /// # Errors
    /// [`RulesError`], the first that is found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        let base = Rules::preset(settings.preset.unwrap_or_default());
        let big_blind = settings.big_blind.unwrap_or(base.big_blind);
        let ante_from = settings.ante_from.unwrap_or(base.ante_from);
        let rules = Rules {
            order: settings.order.unwrap_or(base.order),
            reraise: settings.reraise.unwrap_or(base.reraise),
            first_raise: settings.first_raise.unwrap_or(base.first_raise),
            burn: settings.burn.unwrap_or(base.burn),
            compare: settings.compare.unwrap_or(base.compare),
            showdown: settings.showdown.unwrap_or(base.showdown),
            short_blind: settings.short_blind.unwrap_or(base.short_blind),
            big_blind,
            small_blind: settings.small_blind.unwrap_or(big_blind.split(2).0),
            ante: settings.ante.unwrap_or(base.ante),
            ante_from,
            short_ante: short_ante(settings.short_ante, ante_from)?,
            straddles: straddles(settings.straddle.as_ref(), big_blind)?,
        };
        rules.check_blinds()?;
        Ok(rules)
    }

    fn check_blinds(&self) -> Result<(), RulesError> {
        let (small, big) = (self.small_blind, self.big_blind);
        if big == Chips::ZERO {
            return Err(RulesError::NoBigBlind);
        }
        if small > big {
            return Err(RulesError::SmallBlindAboveBig { small, big });
        }
        Ok(())
    }

    /// The big blind.
    pub const fn big_blind(&self) -> Chips {
        self.big_blind
    }

    /// How equal combinations compare.
    pub const fn compare(&self) -> Compare {
        self.compare
    }
}

const DEFAULT_BIG_BLIND: Chips = match Chips::new(100) {
    Ok(chips) => chips,
    Err(_) => Chips::ZERO,
};

fn short_ante(setting: Option<ShortAnte>, from: AnteFrom) -> Result<ShortAnte, RulesError> {
    match (from, setting) {
        (AnteFrom::Everyone, setting) => Ok(setting.unwrap_or(ShortAnte::OwnLayer)),
        (_, Some(ShortAnte::OwnLayer)) => Err(RulesError::ShortAnteForTheTable),
        (_, _) => Ok(ShortAnte::AllAntes),
    }
}

fn straddles(
    setting: Option<&Straddle>,
    big_blind: Chips,
) -> Result<ArrayVec<Chips, MAX_STRADDLES>, RulesError> {
    let amounts: &[Chips] = match setting {
        None | Some(Straddle::None(_)) => &[],
        Some(Straddle::One(amount)) => std::slice::from_ref(amount),
        Some(Straddle::Several(amounts)) => amounts,
    };
    let mut before = big_blind;
    for (place, &amount) in amounts.iter().enumerate() {
        if amount <= before {
            return Err(RulesError::StraddleTooLow { number: place + 1, amount, before });
        }
        before = amount;
    }
    amounts.iter().copied().try_fold(ArrayVec::new(), |mut list, amount| {
        list.try_push(amount).map_err(|_| RulesError::TooManyStraddles(amounts.len()))?;
        Ok(list)
    })
}

impl Default for Rules {
    /// The document's settings.
    fn default() -> Rules {
        Rules::preset(Preset::Document)
    }
}

impl TryFrom<Settings> for Rules {
    type Error = RulesError;

    fn try_from(settings: Settings) -> Result<Rules, RulesError> {
        Rules::new(&settings)
    }
}

impl From<Rules> for Settings {
    /// Every setting written out, so that a record does not depend on what a preset means later.
    fn from(rules: Rules) -> Settings {
        let straddle = match rules.straddles.as_slice() {
            [] => Straddle::None(NoStraddle::None),
            [one] => Straddle::One(*one),
            several => Straddle::Several(several.to_vec()),
        };
        Settings {
            preset: None,
            order: Some(rules.order),
            reraise: Some(rules.reraise),
            first_raise: Some(rules.first_raise),
            burn: Some(rules.burn),
            compare: Some(rules.compare),
            showdown: Some(rules.showdown),
            short_blind: Some(rules.short_blind),
            big_blind: Some(rules.big_blind),
            small_blind: Some(rules.small_blind),
            ante: Some(rules.ante),
            ante_from: Some(rules.ante_from),
            short_ante: Some(rules.short_ante),
            straddle: Some(straddle),
        }
    }
}
