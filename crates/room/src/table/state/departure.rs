//! Departures: for a day a player who returns must bring back the stack and the missed blinds.

use super::State;
use crate::protocol::server::LeftBy;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use games::Chips;
use games::holdem::Owed;
use serde::{Deserialize, Serialize};

/// Lifetime of a departure, in milliseconds: the longest time for which stacks must be brought back.
const REMEMBERED_MS: u64 = 24 * 60 * 60 * 1000;

/// Most departures that are kept.
const DEPARTURES: usize = 256;

/// Departure of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Departure {
    /// Which player.
    pub player: PlayerId,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Cause of the departure.
    pub by: LeftBy,
    /// With what.
    pub stack: Chips,
    /// Which blinds the player owed, in a game with blinds. Logs of earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Owed>,
}

impl State {
    pub(super) fn depart(&mut self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) {
        let owed = self.owed(chair);
        self.rotation.leave(chair.seat());
        self.before.rotation.leave(chair.seat());
        let Some(player) = self.chairs[chair.index()].take().and_then(|occupant| occupant.who.player())
        else {
            return;
        };
        let fresh = |departure: &Departure| {
            departure.player != player && at_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS
        };
        self.departed.retain(fresh);
        if self.departed.len() >= DEPARTURES {
            self.departed.remove(0);
        }
        self.departed.push(Departure { player, at_ms, by, stack, owed });
    }

    /// Departure of a player who has not returned; none after a day.
    pub fn departure(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let departure = self.departed.iter().find(|departure| departure.player == player)?;
        let recent = now_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS;
        (recent && self.chair_of(player).is_none()).then_some(departure)
    }

    /// Departure of a player who returns so soon that the house rules ask for the same stack and blinds: the stack that was taken
    /// away, and the blinds that were owed.
    pub(super) fn going_south(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let within_ms = u64::from(self.config.house_rules.going_south) * 60_000;
        let departure = self.departure(player, now_ms)?;
        (now_ms.saturating_sub(departure.at_ms) < within_ms).then_some(departure)
    }

    /// The least that a player must bring who returns now: the stack that was taken away, where the house rules ask for
    /// it.
    pub fn bring_back(&self, player: PlayerId, now_ms: u64) -> Option<Chips> {
        let stack = self.going_south(player, now_ms)?.stack;
        (stack > Chips::ZERO).then_some(stack)
    }
}
