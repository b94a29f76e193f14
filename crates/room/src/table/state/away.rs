//! Absences: for how long players sit out or have too few chips, by the times of the log.

use super::{Occupant, State};
use crate::table::chair::Chair;
use serde::{Deserialize, Serialize};

/// Stopwatch of an absence, which stands still while the game is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// Time counted until it was last stopped, in milliseconds.
    counted_ms: u64,
    /// Since when it runs, in milliseconds since 1970; none while it stands still.
    since_ms: Option<u64>,
}

impl Away {
    /// Duration of the absence, in milliseconds.
    pub fn duration_ms(self, now_ms: u64) -> u64 {
        let runs = self.since_ms.map_or(0, |since| now_ms.saturating_sub(since));
        self.counted_ms.saturating_add(runs)
    }

    /// The stopwatch from now on: it runs, or stands still.
    fn at(self, now_ms: u64, runs: bool) -> Away {
        let before = self.since_ms.filter(|_| runs);
        match before {
            Some(_) => self,
            None => Away { counted_ms: self.duration_ms(now_ms), since_ms: runs.then_some(now_ms) },
        }
    }
}

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
            let counted = || occupant.away.unwrap_or_default().at(at_ms, runs);
            let away = self.is_away(chair, occupant).then(counted);
            self.with(chair, |occupant| occupant.away = away);
        }
    }
}
