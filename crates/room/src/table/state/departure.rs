//! Departures: a player who returns must bring back the stack and the missed blinds.

use super::State;
use crate::protocol::server::LeftBy;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use games::Chips;
use games::holdem::{Owed, Rotation};
use serde::{Deserialize, Serialize};

/// Lifetime of a departure, in milliseconds: the longest time for which stacks must be brought back.
const REMEMBERED_MS: u64 = 24 * 60 * 60 * 1000;

/// For how long missed blinds are owed at least, in minutes, where a stack need not be brought back for as long (TH-20).
const BLINDS_OWED: u32 = 60;

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
    /// Blinds that the player owed, or that have passed the chair since, in a game with blinds. Logs of earlier builds leave
    /// it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Owed>,
    /// The chair, in a game with blinds, if the player was dealt in there. Logs of earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chair: Option<Chair>,
}

impl Departure {
    /// Reports whether both are the same departure.
    fn is(&self, other: &Departure) -> bool {
        (self.player, self.at_ms) == (other.player, other.at_ms)
    }
}

impl State {
    pub(super) fn depart(&mut self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) {
        let owed = self.owed(chair);
        let has_played = self.settled.blinds.is_some() && self.rotation.has_played(chair.seat());
        let from = has_played.then_some(chair);
        let before = self.settled.blinds.and_then(|_| self.before.rotation.owed(chair.seat()));
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
        let departure = Departure { player, at_ms, by, stack, owed, chair: from };
        // If the hand is void, no blind of it has passed the player.
        self.before.departed.push(Departure { owed: before, ..departure.clone() });
        self.departed.push(departure);
    }

    /// Departure of a player who has not returned; none after a day.
    pub fn departure(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let departure = self.departed.iter().find(|departure| departure.player == player)?;
        let recent = now_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS;
        (recent && self.chair_of(player).is_none()).then_some(departure)
    }

    /// Adds the blinds that pass the chairs of players who left, with a hand after which the rotation is `next` (TH-20).
    pub(super) fn pass_departed(&mut self, next: &Rotation) {
        for departure in &mut self.departed {
            let Some(chair) = departure.chair else { continue };
            let owed = departure.owed.unwrap_or_default().and(self.rotation.passes(next, chair.seat()));
            departure.owed = Some(owed).filter(|owed| !owed.is_none());
        }
    }

    /// Forgets the blinds that have passed the chairs of players who left since `before`.
    pub(super) fn restore_departed(&mut self, before: &[Departure]) {
        for departure in &mut self.departed {
            if let Some(was) = before.iter().find(|was| was.is(departure)) {
                departure.owed = was.owed;
            }
        }
    }

    /// A player sits down on a chair who left so recently that the blinds are owed that were owed then or have passed since.
    pub(super) fn bring_back_owed(&mut self, chair: Chair, player: PlayerId, now_ms: u64) {
        let minutes = self.config.house_rules.going_south.max(BLINDS_OWED);
        let Some(departure) = self.departed_within(player, now_ms, minutes).cloned() else { return };
        let before = self.before.departed.iter().find(|was| was.is(&departure)).unwrap_or(&departure).owed;
        for (rotation, owed) in [(&mut self.rotation, departure.owed), (&mut self.before.rotation, before)] {
            if let Some(owed) = owed {
                rotation.bring_back(chair.seat(), owed);
            }
        }
    }

    /// Departure of a player who has not returned, within the last minutes.
    fn departed_within(&self, player: PlayerId, now_ms: u64, minutes: u32) -> Option<&Departure> {
        let departure = self.departure(player, now_ms)?;
        (now_ms.saturating_sub(departure.at_ms) < u64::from(minutes) * 60_000).then_some(departure)
    }

    /// The least that a player must bring who returns now: the stack that was taken away, where the house rules ask for
    /// it. They do not with 0 minutes.
    pub fn bring_back(&self, player: PlayerId, now_ms: u64) -> Option<Chips> {
        let minutes = self.config.house_rules.going_south;
        let stack = self.departed_within(player, now_ms, minutes)?.stack;
        (stack > Chips::ZERO).then_some(stack)
    }
}
