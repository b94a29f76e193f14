//! Settings as written (`RULINGS.md`, TH-2 to TH-16): names and values, not yet validated.

use crate::blinds::{ButtonRule, ComingIn};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The named presets, each a consistent set of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The rules of the rulebook.
    #[default]
    Document,
    /// The usual rules of card rooms and tournaments.
    Tournament,
}

/// The first player to act in the betting rounds from the flop on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-2"))]
pub enum Order {
    /// The first player after the big blind who is still in, as before the flop (preset `document`).
    AfterBigBlind,
    /// The first player left of the button who is still in (preset `tournament`).
    LeftOfButton,
}

/// The minimum increment of a raise after an earlier full raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-3"))]
pub enum Reraise {
    /// More than the last full raise added (preset `document`).
    MoreThan,
    /// At least as much as the last full raise added (preset `tournament`).
    AtLeast,
}

/// The minimum increment of the first raise in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-3"))]
pub enum FirstRaise {
    /// At least the big blind (the default).
    BigBlind,
    /// Any amount, from one chip.
    Any,
}

/// The comparison of hands of the same category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-5"))]
pub enum Compare {
    /// The standard ranking with all kickers.
    Standard,
    /// Only the high card of the combination; for a full house the three of a kind, then the pair.
    HighCardOnly,
}

/// The order of the showdown and the right to muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-8"))]
pub enum Showdown {
    /// Every hand still in must be shown (preset `document`).
    AllShow,
    /// Hands are shown in order, and losers may muck (preset `tournament`).
    InOrder,
}

/// The obligation of the last aggressor to show, if the bet was called and hands are shown in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-8"))]
pub enum CalledBettor {
    /// The last aggressor must show.
    MustShow,
    /// The last aggressor may muck.
    MayMuck,
}

/// The bet to call when the big blind was posted short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-9"))]
pub enum ShortBlind {
    /// The highest bet posted (preset `document`).
    HighestBid,
    /// The full big blind (preset `tournament`).
    FullBlind,
}

/// The player who posts the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-11"))]
pub enum AnteFrom {
    /// Every player posts the ante (the default).
    Everyone,
    /// The big blind posts one ante for the whole table.
    BigBlind,
    /// The button posts one ante for the whole table.
    Button,
}

/// The part of the antes that a player with a short ante can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-11"))]
pub enum ShortAnte {
    /// Only the layer that the player matched, as with other chips (the default if every player posts the ante).
    OwnLayer,
    /// The antes of all players (always, if one player posts the ante for the table).
    AllAntes,
}

/// The order of antes and blinds, which matters to a short stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-10"))]
pub enum AnteOrder {
    /// Antes are posted before the blinds (the default).
    BeforeBlinds,
    /// Antes are posted after the blinds.
    AfterBlinds,
}

/// The minimum increment of the first raise before the flop after a straddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-3"))]
pub enum StraddleRaise {
    /// At least the big blind: a straddle does not raise the minimum (the default).
    BigBlind,
    /// At least the last straddle, as if it were the big blind.
    Straddle,
}

/// Blind bets above the big blind, posted before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "straddle is \"none\", an amount or a list of rising amounts")]
#[schemars(transform = crate::unit::chips)]
#[schemars(extend("x-ruling" = "TH-10"))]
pub enum Straddle {
    /// No straddle, written `"none"`.
    None(NoStraddle),
    /// One straddle, by the seat to the left of the big blind.
    One(Chips),
    /// Straddles by the seats to the left of the big blind, in order, each higher than the one before it.
    Several(Vec<Chips>),
}

/// The value `none`: no straddle is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoStraddle {
    /// Written `none`.
    None,
}

/// Settings as written: a preset and the deviations from it. Not yet validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = crate::unit::chips)]
#[allow(missing_docs, reason = "a setting without a comment of its own is described by its type")]
pub struct Settings {
    /// The preset that supplies the omitted settings; `document` if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reraise: Option<Reraise>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_raise: Option<FirstRaise>,
    /// `true` to burn a card before the flop, the turn and the river.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "TH-4"))]
    pub burn: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compare: Option<Compare>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub showdown: Option<Showdown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_bettor: Option<CalledBettor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_blind: Option<ShortBlind>,
    /// The big blind in chips, 1 or more; 100 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "TH-10"))]
    pub big_blind: Option<Chips>,
    /// The small blind in chips, at most the big blind; half the big blind, rounded down, if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "TH-10"))]
    pub small_blind: Option<Chips>,
    /// The ante in chips, posted in addition to the blinds; 0 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "TH-10"))]
    pub ante: Option<Chips>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_from: Option<AnteFrom>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_ante: Option<ShortAnte>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_order: Option<AnteOrder>,
    /// `"none"`, an amount in chips, or a list of increasing amounts; no straddle if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straddle: Option<Straddle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straddle_raise: Option<StraddleRaise>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub button: Option<ButtonRule>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coming_in: Option<ComingIn>,
}
