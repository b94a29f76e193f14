//! Absences: for how long players sit out or have too few chips, by the times of the log.

use super::{Occupant, State};
use crate::table::chair::Chair;

impl State {
    /// Reports whether a player sits out or has too few chips to be dealt in. Bots and players who are to leave are not away,
    /// nor are players in a live hand, unless the clock acted for them.
    pub fn is_away(&self, chair: Chair, occupant: &Occupant) -> bool {
        let stays = occupant.who.player().is_some() && occupant.leaving.is_none();
        let waits = occupant.sits_out || self.needs_chips(occupant);
        stays && if self.in_hand(chair) { occupant.absent } else { waits }
    }

    /// Counts absences after an entry.
    pub(super) fn count_away(&mut self, at_ms: u64) {
        let runs = !self.is_paused();
        for chair in Chair::first(self.chairs.len()) {
            let Some(occupant) = self.at(chair) else { continue };
            let counted = || occupant.away.unwrap_or_default().set(at_ms, runs);
            let away = self.is_away(chair, occupant).then(counted);
            self.with(chair, |occupant| occupant.away = away);
        }
    }
}
