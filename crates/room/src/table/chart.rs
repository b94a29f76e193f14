//! The totals of all players after each hand of a table, for a chart.

use super::entry::{Entry, HandEnd, HandStart, Identity, LoggedEntry};
use super::error::{LogError, TableError};
use super::person::Person;
use crate::store::{PlayerId, Store, StoredEntry, TableId};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Maximum number of hands in a chart.
const MAX_HANDS: u32 = 3_000;
/// Maximum number of points in a chart.
const MAX_POINTS: usize = 200;

/// The totals of all players after the hands of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Chart {
    /// All players and bots who were dealt in, in the order of their first hands.
    pub players: Vec<ChartPlayer>,
    /// Number of the first hand that counts: the first of the table, or of its last 3,000 hands. Null before the first
    /// hand is over.
    pub first: Option<u64>,
    /// The totals after up to 200 hands at equal distances, oldest first. The last point is that of the last hand.
    pub points: Vec<ChartPoint>,
}

/// A player or a bot in a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChartPlayer {
    /// The name in the last hand.
    pub name: String,
    /// `true` for one of the room's own bots.
    pub bot: bool,
    /// `true` for a bot account: a program from outside that plays with a token. Omitted for others.
    #[serde(rename = "bot_account", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bot_account: bool,
    /// `true` for the viewer.
    pub you: bool,
}

/// The totals after a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChartPoint {
    /// Number of the hand.
    pub hand: u64,
    /// Time at which the hand ended, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// For each player, the sum of the net results, or of the points in a game for points; null before the player's
    /// first hand.
    #[schemars(extend("x-unit" = "game"))]
    pub totals: Vec<Option<i64>>,
}

/// The chart of a table.
///
/// # Errors
/// If the store fails or the log is damaged.
pub async fn chart<S: Store>(store: &S, table: TableId, who: Option<&Person>) -> Result<Chart, TableError> {
    Ok(of_entries(&store.read_hand_ends(table, MAX_HANDS).await?, who)?)
}

/// The chart of a table, from its entries of [`HAND_KINDS`](crate::store::HAND_KINDS); other entries are ignored.
///
/// # Errors
/// If an entry is damaged.
pub(super) fn of_entries(entries: &[StoredEntry], who: Option<&Person>) -> Result<Chart, LogError> {
    let mut count = Count::default();
    for entry in entries {
        let logged = LoggedEntry::read(entry)?;
        match logged.entry {
            Entry::Opened(opened) => count.open = Some(opened),
            Entry::Ended(ended) => count.end(logged.at_ms, &ended),
            _ => {}
        }
    }
    Ok(count.chart(who))
}

#[derive(Default)]
struct Count {
    players: Vec<Identity>,
    /// Index in `players` of each player and bot, by [`Identity::key`].
    places: BTreeMap<(Option<PlayerId>, String), usize>,
    totals: Vec<i64>,
    /// The hand that began last, until it ends.
    open: Option<HandStart>,
    points: Vec<ChartPoint>,
}

impl Count {
    fn end(&mut self, at_ms: u64, ended: &HandEnd) {
        let Some(HandStart { hand, players, .. }) = self.open.take() else { return };
        for (seat, who) in players.into_iter().enumerate() {
            let place = self.place(who);
            let points = || i64::try_from((*ended.points.as_ref()?.get(seat)?)?).ok();
            let net = ended.nets.as_ref().and_then(|nets| nets.get(seat).copied()).or_else(points);
            let total = &mut self.totals[place];
            *total = total.saturating_add(net.filter(|_| !ended.unpaid).unwrap_or_default());
        }
        let totals = self.totals.iter().copied().map(Some).collect();
        self.points.push(ChartPoint { hand, at_ms, totals });
    }

    fn place(&mut self, who: Identity) -> usize {
        let place = *self.places.entry(who.key()).or_insert(self.players.len());
        match self.players.get_mut(place) {
            Some(player) => *player = who,
            None => {
                self.players.push(who);
                self.totals.push(0);
            }
        }
        place
    }

    fn chart(self, who: Option<&Person>) -> Chart {
        let you = who.map(|who| who.id);
        let players = self.players.iter().map(|player| ChartPlayer {
            name: player.name().to_owned(),
            bot: player.style().is_some(),
            is_bot_account: player.is_bot_account(),
            you: you.is_some() && player.player() == you,
        });
        let first = self.points.first().map(|point| point.hand);
        let mut points = sampled(self.points);
        points.iter_mut().for_each(|point| point.totals.resize(self.players.len(), None));
        Chart { players: players.collect(), first, points }
    }
}

/// At most [`MAX_POINTS`] points at equal distances, with the last one.
fn sampled(points: Vec<ChartPoint>) -> Vec<ChartPoint> {
    let step = points.len().div_ceil(MAX_POINTS).max(1);
    points.into_iter().rev().step_by(step).collect::<Vec<_>>().into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_chart_is_sampled_at_equal_distances_up_to_the_last_hand() {
        let point = |hand| ChartPoint { hand, at_ms: hand, totals: Vec::new() };
        for hands in [0, 1, 199, 200, 201, 400, 401, 3_000] {
            let sampled = sampled((1..=hands).map(point).collect());
            assert!(sampled.len() <= MAX_POINTS);
            assert_eq!(sampled.last().map(|point| point.hand), (hands > 0).then_some(hands));
            let steps: Vec<u64> = sampled.windows(2).map(|pair| pair[1].hand - pair[0].hand).collect();
            assert!(steps.iter().all(|step| *step == steps[0]), "{hands} hands: {steps:?}");
            assert!(hands <= 200 || sampled.len() > 100);
        }
    }
}
