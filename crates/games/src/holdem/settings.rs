//! Settings as people write them (`RULINGS.md`, TH-2 to TH-14): names and values, not yet validated.

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

/// TH-8: whether the player whose bet in the last trade was called must show first, or may give the hand up unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CalledBettor {
    /// Must show.
    MustShow,
    /// May muck.
    MayMuck,
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

/// TH-10: whether antes are posted before or after the blinds, which matters to a short stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteOrder {
    /// Before the blinds (document).
    BeforeBlinds,
    /// After them.
    AfterBlinds,
}

/// TH-3: what the first raise of the first trade must add where somebody straddled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StraddleRaise {
    /// At least the big blind: a straddle is a bid and no measure (document).
    BigBlind,
    /// At least the last straddle, as if it were the big blind.
    Straddle,
}

/// TH-16: how the button follows the big blind from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ButtonRule {
    /// Small blind and button go to players: the pair moves one occupied seat clockwise (document).
    Moving,
    /// They go where the blinds were, even if nobody plays there any more (tournament).
    Dead,
}

/// TH-16: how a player comes in who arrives or returns, unless the player says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComingIn {
    /// Posts what is owed and is dealt in at once.
    #[default]
    Post,
    /// Waits for the big blind.
    Wait,
}

/// TH-10: bids above the big blind, posted before the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "straddle is \"none\", an amount or a list of rising amounts")]
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

/// Settings as people write them: a preset and what departs from it. Not yet validated; [`Rules`](super::Rules) are.
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
    /// TH-4: whether a card is put aside before the flop, the turn and the river.
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
    /// TH-10: what the second seat posts before the cards: 1 or more; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_blind: Option<Chips>,
    /// TH-10: what the first seat posts before the cards: at most the big blind; half of it, rounded down, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small_blind: Option<Chips>,
    /// TH-10: what is posted before the cards besides the blinds; 0 if left out.
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
    /// TH-10: `"none"`, an amount, or a list of rising amounts.
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
