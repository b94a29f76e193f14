//! Frees the chairs of players who sit out or have too few chips for too long. If the house rules limit the time of an
//! absence, the time while the room is not running counts too.

use super::Actor;
use crate::log_types::LeftBy;
use crate::store::Store;
use crate::table::chair::Chair;
use crate::table::decide;
use crate::table::entry::Occupant;
use crate::table::error::TableError;
use crate::table::stopwatch::Stopwatch;
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Minimum remaining time of an absence after a restart, in milliseconds, so that players can return; the full limit if
/// that is shorter.
const MIN_ABSENCE_LEFT_MS: u64 = 60_000;

impl<S: Store> Actor<S> {
    /// Time after which the chair of an absent player is freed, in milliseconds.
    fn absence_limit(&self) -> u64 {
        let of_table = self.state.config.house_rules.away;
        let longest = of_table.map_or(self.pace.away, |seconds| Duration::from_secs(seconds.into()));
        longest.as_millis() as u64
    }

    /// Current time for the stopwatches, in milliseconds since the task started. It is monotonic, unlike the wall
    /// clock.
    fn watch_ms(&self, now: Instant) -> u64 {
        now.saturating_duration_since(self.began).as_millis() as u64
    }

    /// Resumes the absences in the log, including the time while the room was not running. Without a limit in the house
    /// rules, absences depend on connections, which are not in the log, and start at zero.
    pub(super) fn resume_absences(&mut self) {
        if self.state.config.house_rules.away.is_none() {
            return;
        }
        let (now_ms, most) = (now_ms(), self.absence_limit().saturating_sub(MIN_ABSENCE_LEFT_MS));
        let absence = |(chair, occupant): (Chair, &Occupant)| {
            Some((chair, Stopwatch::stopped(occupant.away?.elapsed_ms(now_ms).min(most))))
        };
        self.away = self.state.occupied_chairs().filter_map(absence).collect();
    }

    /// Updates the stopwatches of absent players, and removes those of all others. During a pause, the stopwatches are
    /// stopped.
    pub(super) fn update_absences(&mut self, now: Instant) {
        let (now_ms, runs) = (self.watch_ms(now), !self.state.is_paused());
        let chairs = self.absent_chairs();
        self.away.retain(|chair, _| chairs.contains(chair));
        for chair in chairs {
            let absence = self.away.entry(chair).or_default();
            *absence = absence.set(now_ms, runs);
        }
    }

    /// The chairs of players who are [away](crate::table::state::State::is_away). If the house rules set no limit, only
    /// those of players who sit out and are disconnected.
    fn absent_chairs(&self) -> Vec<Chair> {
        let connected = self.connected_chairs();
        let by_rule = self.state.config.house_rules.away.is_some();
        let counts = |chair: Chair, occupant: &Occupant| {
            by_rule || (occupant.sits_out && !connected.contains(&chair.number()))
        };
        let away =
            self.state.occupied_chairs().filter(|(chair, occupant)| self.state.is_away(*chair, occupant));
        away.filter(|(chair, occupant)| counts(*chair, occupant)).map(|(chair, _)| chair).collect()
    }

    /// Time at which the next seat is freed; `None` if no stopwatch is running.
    pub(super) fn next_seat_free_at(&self) -> Option<Instant> {
        let long = self.absence_limit();
        let next = self.away.values().filter_map(|absence| absence.time_at(long)).min()?;
        Some(self.began + Duration::from_millis(next))
    }

    /// Frees the seats of players whose absence has reached the limit.
    pub(super) async fn free_chairs(&mut self, now: Instant) -> Result<(), TableError> {
        let (now_ms, long) = (self.watch_ms(now), self.absence_limit());
        let is_over = |absence: &Stopwatch| absence.time_at(long).is_some_and(|at| at <= now_ms);
        let gone: Vec<Chair> =
            self.away.iter().filter(|(_, absence)| is_over(absence)).map(|(chair, _)| *chair).collect();
        for chair in gone {
            self.commit(decide::leave(&self.state, chair, LeftBy::Clock)).await?;
        }
        Ok(())
    }
}
