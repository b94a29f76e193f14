//! Chairs of players who sit out or have too few chips: after a while they are freed. The time counts on over a restart.

use super::Actor;
use crate::protocol::Refused;
use crate::protocol::server::LeftBy;
use crate::store::Store;
use crate::table::chair::Chair;
use crate::table::decide;
use crate::table::state::Occupant;
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Least time that is left of an absence after a start of the room, or the whole time if that is shorter, so that players
/// can come back.
const AT_LEAST: Duration = Duration::from_secs(60);

/// Stopwatch of a player's absence, which stands still while the game is paused.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Absence {
    /// Time counted until it was last stopped.
    counted: Duration,
    /// Since when it runs; none while it stands still.
    since: Option<Instant>,
}

impl Absence {
    fn run(&mut self, now: Instant) {
        self.since.get_or_insert(now);
    }

    fn stop(&mut self, now: Instant) {
        let run = self.since.take().map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        self.counted += run;
    }

    /// When the absence has lasted so long; none while the stopwatch stands still.
    fn lasts(&self, long: Duration) -> Option<Instant> {
        Some(self.since? + long.saturating_sub(self.counted))
    }
}

impl<S: Store> Actor<S> {
    /// For how long a player may sit out or be without chips.
    fn longest_away(&self) -> Duration {
        let of_table = self.state.config.house_rules.away;
        of_table.map_or(self.pace.away, |seconds| Duration::from_secs(seconds.into()))
    }

    /// Goes on with the absences that the log has, those of the time when the room was not running included. Who was
    /// connected is in no log: where that decides, absences begin anew.
    pub(super) fn begin_absences(&mut self) {
        if self.state.config.house_rules.away.is_none() {
            return;
        }
        let (now_ms, most) = (now_ms(), self.longest_away().saturating_sub(AT_LEAST));
        let absence = |(chair, occupant): (Chair, &Occupant)| {
            let counted = Duration::from_millis(occupant.away?.duration_ms(now_ms)).min(most);
            Some((chair, Absence { counted, since: None }))
        };
        self.away = self.state.occupied().filter_map(absence).collect();
    }

    /// Counts for how long seats wait for their players.
    pub(super) fn count_absences(&mut self, now: Instant) {
        let paused = self.state.is_paused();
        let chairs = self.away_now();
        self.away.retain(|chair, _| chairs.contains(chair));
        for chair in chairs {
            let absence = self.away.entry(chair).or_default();
            if paused { absence.stop(now) } else { absence.run(now) }
        }
    }

    /// The chairs of players who sit out or have too few chips to be dealt in. At a table whose house rules do not say how
    /// long they may, only of those who sit out and have no connection.
    fn away_now(&self) -> Vec<Chair> {
        let connected = self.connected();
        let by_rule = self.state.config.house_rules.away.is_some();
        let counts = |chair: Chair, occupant: &Occupant| {
            by_rule || (occupant.sits_out && !connected.contains(&chair.number()))
        };
        let away = self.state.occupied().filter(|(chair, occupant)| self.state.is_away(*chair, occupant));
        away.filter(|(chair, occupant)| counts(*chair, occupant)).map(|(chair, _)| chair).collect()
    }

    /// When the next seat is freed.
    pub(super) fn frees_at(&self) -> Option<Instant> {
        let long = self.longest_away();
        self.away.values().filter_map(|absence| absence.lasts(long)).min()
    }

    /// Frees the seats of players who were absent for too long.
    pub(super) async fn free_chairs(&mut self, now: Instant) -> Result<(), Refused> {
        let long = self.longest_away();
        let is_over = |absence: &Absence| absence.lasts(long).is_some_and(|at| at <= now);
        let gone: Vec<Chair> =
            self.away.iter().filter(|(_, absence)| is_over(absence)).map(|(chair, _)| *chair).collect();
        for chair in gone {
            self.commit(decide::leave(&self.state, chair, LeftBy::Clock), None).await?;
        }
        Ok(())
    }
}
