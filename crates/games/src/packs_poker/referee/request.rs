//! A round as somebody wrote it down.

use super::super::{Pack, Settings};
use crate::chips::Chips;
use crate::face::Shown;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Deserialize;

/// One whole round. Every list of cards may be too long or too short: that is a misdeal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The cards of each pack, pack 1 first. Where the setting `packs` is left out, this is the layout.
    pub packs: Vec<Vec<Shown>>,
    /// The dealer's cards as they were dealt.
    pub dealer: Vec<Shown>,
    /// The fifth card of a dealer who was dealt four.
    #[serde(default)]
    pub dealer_extra: Option<Shown>,
    /// The players, in any order.
    pub players: Vec<Player>,
    /// The settings; the defaults for what is left out.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The seat, counted from the dealer's left.
    pub seat: Seat,
    /// The own five cards; none without a wager.
    pub cards: Vec<Shown>,
    /// What lay on the packs.
    pub wagers: Vec<PlayerWager>,
}

/// What a player wagered on one pack, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerWager {
    /// Which pack.
    pub pack: Pack,
    /// The pack bet. Left out it is 0, which the rules refuse as they refuse any other bet off the limits.
    #[serde(default)]
    pub bet: Chips,
    /// The bonus bet; left out or 0 for none.
    #[serde(default)]
    pub bonus: Option<Chips>,
}
