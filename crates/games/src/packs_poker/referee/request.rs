//! A round as written down at the table.

use super::super::{Pack, Settings};
use crate::chips::Chips;
use crate::face::Shown;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Deserialize;

/// One complete round. A list with too many or too few cards is a misdeal, except that a dealer with four cards draws a
/// fifth (PK-9).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The cards of each pack, pack 1 first. If the setting `packs` is omitted, the number of packs here is the
    /// number of packs on the layout.
    pub packs: Vec<Vec<Shown>>,
    /// The dealer's cards, in dealing order.
    pub dealer: Vec<Shown>,
    /// The fifth card of a dealer who was dealt four; null or omitted otherwise.
    #[serde(default)]
    pub dealer_extra: Option<Shown>,
    /// The players, in any order.
    pub players: Vec<Player>,
    /// The settings; the caller's defaults if omitted.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// One player's seat, cards and wagers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The seat, counted from the dealer's left.
    pub seat: Seat,
    /// The player's five cards, in dealing order; empty without a wager.
    pub cards: Vec<Shown>,
    /// The player's wagers, at most one per pack.
    pub wagers: Vec<PlayerWager>,
}

/// A player's wager on one pack, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct PlayerWager {
    /// The pack wagered on.
    pub pack: Pack,
    /// The pack bet, in cents. If omitted it is 0, which the rules refuse like any other bet outside the limits.
    #[serde(default)]
    pub bet: Chips,
    /// The bonus bet, in cents; omitted or 0 for none.
    #[serde(default)]
    pub bonus: Option<Chips>,
}
