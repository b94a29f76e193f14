//! Number of buy-ins per player, for the limit on rebuys. A top-up counts as a buy-in.
//!
//! Every snapshot contains the counts. Their number is bounded, since a demo table has an endless stream of guests.
//! Seated players are always kept. Of the others, those with the latest buy-ins are kept, up to a total of
//! [`MAX_PLAYERS`] players. The next buy-in of a dropped player counts as the first. The log has every buy-in; results
//! and the right to see a closed table are derived from the log.

use crate::store::PlayerId;
use serde::{Deserialize, Serialize};

/// Maximum number of players whose counts are kept. The counts then take up about 24 kB of a snapshot.
const MAX_PLAYERS: usize = 1000;

/// Number of buy-ins of each player, including top-ups; the player with the latest buy-in is last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BuyIns(Vec<(PlayerId, u32)>);

impl BuyIns {
    /// Number of the player's buy-ins; 0 for a player whose count is not kept.
    pub fn count(&self, player: PlayerId) -> u32 {
        self.0.iter().find(|(other, _)| *other == player).map_or(0, |(_, count)| *count)
    }

    /// Counts a buy-in or top-up. If there are too many players, those whose last buy-in is the oldest are dropped,
    /// unless they are seated.
    pub fn add(&mut self, player: PlayerId, is_seated: impl Fn(PlayerId) -> bool) {
        let before = self.count(player);
        self.0.retain(|(other, _)| *other != player);
        self.0.push((player, before.saturating_add(1)));
        let mut more = self.0.len().saturating_sub(MAX_PLAYERS);
        self.0.retain(|(other, _)| {
            let goes = more > 0 && *other != player && !is_seated(*other);
            more -= usize::from(goes);
            !goes
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seated_and_the_latest_players_are_counted_in_bounded_space() {
        // Ids of the maximum length.
        let guest = |number: i64| PlayerId(i64::MAX - number);
        let mut buys = BuyIns::default();
        for number in 0..20_000 {
            for _ in 0..=number % 3 {
                buys.add(guest(number), |player| player == guest(5));
            }
        }
        assert_eq!(buys.count(guest(5)), 3, "the player who stays seated");
        for number in (20_001 - MAX_PLAYERS as i64..20_000).step_by(7) {
            assert_eq!(buys.count(guest(number)), 1 + (number % 3) as u32);
        }
        assert_eq!(buys.count(guest(4)), 0);
        let text = serde_json::to_string(&buys).unwrap();
        assert!(text.len() < 25_000, "{} bytes", text.len());
        assert_eq!(serde_json::from_str::<BuyIns>(&text).unwrap(), buys);
    }
}
