//! Durations of absences: sitting out or having too few chips, measured by the timestamps of the log.

use super::State;
use crate::table::chair::Chair;
use crate::table::entry::Occupant;

impl State {
    /// Returns whether a player sits out or has too few chips to be dealt in. Bots and leaving players are never away;
    /// a player in the current hand is away only if the clock acted for the player, who has not acted since.
    pub fn is_away(&self, chair: Chair, occupant: &Occupant) -> bool {
        let stays = occupant.who.player().is_some() && occupant.leaving.is_none();
        let waits = occupant.sits_out || self.needs_chips(occupant);
        stays && if self.hand.includes(chair) { occupant.absent } else { waits }
    }

    /// Updates the stopwatches of absences after an entry.
    pub(super) fn update_absence_times(&mut self, at_ms: u64) {
        let runs = !self.is_paused();
        for chair in Chair::first(self.chairs.len()) {
            let Some(occupant) = self.at(chair) else { continue };
            let counted = || occupant.away.unwrap_or_default().set(at_ms, runs);
            let away = self.is_away(chair, occupant).then(counted);
            self.with(chair, |occupant| occupant.away = away);
        }
    }
}
