//! Settings as written (`RULINGS.md`, TH-2 to TH-14): names and values, not yet validated.

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The named presets, each a consistent set of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The document's rules.
    #[default]
    Document,
    /// The usual practice of card rooms.
    Tournament,
}

/// TH-2: the first player to act after the flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The first player still in after the big blind, in every betting round (document).
    AfterBigBlind,
    /// The first player left of the button (tournament).
    LeftOfButton,
}

/// TH-3: the minimum increment of a raise after a full raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reraise {
    /// More than the last full raise added (document).
    MoreThan,
    /// At least what the last full raise added (tournament).
    AtLeast,
}

/// TH-3: the minimum increment of the first raise in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstRaise {
    /// At least the big blind.
    BigBlind,
    /// Any amount.
    Any,
}

/// TH-5: the comparison of hands of the same category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Compare {
    /// The standard ranking with all kickers.
    Standard,
    /// Only the high card of the combination; for a full house the three of a kind, then the pair.
    HighCardOnly,
}

/// TH-8: the order of the showdown and the right to muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Showdown {
    /// Every hand still in must be shown (document).
    AllShow,
    /// Hands are shown in order, and losers may muck (tournament).
    InOrder,
}

/// TH-8: the obligation to show first, for a player whose bet in the last betting round was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CalledBettor {
    /// Must show.
    MustShow,
    /// May muck.
    MayMuck,
}

/// TH-9: the bet to call when the big blind was posted short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShortBlind {
    /// The highest bet posted.
    HighestBid,
    /// The full big blind.
    FullBlind,
}

/// TH-11: the player who posts the ante.
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

/// TH-11: the part of the antes that a player with a short ante can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShortAnte {
    /// The layer that the player matched, as with other chips.
    OwnLayer,
    /// All antes.
    AllAntes,
}

/// TH-10: the order of antes and blinds, which matters to a short stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteOrder {
    /// Before the blinds (document).
    BeforeBlinds,
    /// After the blinds.
    AfterBlinds,
}

/// TH-3: the minimum increment of the first raise before the flop after a straddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StraddleRaise {
    /// At least the big blind: a straddle does not raise the minimum (document).
    BigBlind,
    /// At least the last straddle, as if it were the big blind.
    Straddle,
}

/// TH-16: the movement of the button from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ButtonRule {
    /// Small blind and button belong to players: both move one occupied seat clockwise (document).
    Moving,
    /// They go to the seats of the previous blinds, even if those are empty now (tournament).
    Dead,
}

/// TH-16: the default way for a new or returning player to come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComingIn {
    /// The player posts what is owed and is dealt in immediately.
    #[default]
    Post,
    /// The player waits for the big blind.
    Wait,
}

/// TH-10: blind bets above the big blind, posted before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "straddle is \"none\", an amount or a list of rising amounts")]
pub enum Straddle {
    /// `"none"`.
    None(NoStraddle),
    /// One straddle, by the seat to the left of the big blind.
    One(Chips),
    /// Straddles by the seats to the left of the big blind, in order.
    Several(Vec<Chips>),
}

/// The word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoStraddle {
    /// No straddle.
    None,
}

/// Settings as written: a preset and the deviations from it. Not yet validated; [`Rules`](super::Rules) are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The preset for settings left out; `document` if it is left out itself.
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
    /// TH-4: a burn card before the flop, the turn and the river.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub burn: Option<bool>,
    /// TH-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compare: Option<Compare>,
    /// TH-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub showdown: Option<Showdown>,
    /// TH-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_bettor: Option<CalledBettor>,
    /// TH-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_blind: Option<ShortBlind>,
    /// TH-10: the big blind in chips, 1 or more; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_blind: Option<Chips>,
    /// TH-10: the small blind in chips, at most the big blind; half of it, rounded down, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small_blind: Option<Chips>,
    /// TH-10: the ante in chips, posted in addition to the blinds; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante: Option<Chips>,
    /// TH-11.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_from: Option<AnteFrom>,
    /// TH-11.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_ante: Option<ShortAnte>,
    /// TH-10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_order: Option<AnteOrder>,
    /// TH-10: `"none"`, an amount in chips, or a list of rising amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straddle: Option<Straddle>,
    /// TH-3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straddle_raise: Option<StraddleRaise>,
    /// TH-16.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub button: Option<ButtonRule>,
    /// TH-16.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coming_in: Option<ComingIn>,
}
