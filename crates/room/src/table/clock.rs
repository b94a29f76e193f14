//! The clock of a decision: the turn, then the time bank, and a grace period for a disconnected player.
//!
//! A clock runs for the players who must act. The log stores the time left, not a wall-clock deadline, so that the
//! clock resumes with it after a restart.

use super::chair::Chair;
use super::entry::Occupant;
use super::state::{Play, State};
use crate::protocol::server::ClockView;
use games::Awaiting;
use tokio::time::{Duration, Instant};

/// Time added to every clock when the room restarts.
pub const RESTART_GRACE: Duration = Duration::from_secs(10);

/// Turn time of a player who is absent from a hand.
const ABSENT: Duration = Duration::from_millis(500);

/// Turn time for a formality, such as a beaten hand to show or muck. It uses no time bank.
const FORMALITY: Duration = Duration::from_secs(5);

/// A running turn clock.
#[derive(Clone, Debug)]
pub struct TurnClock {
    /// Chairs that must act, including bots.
    pub chairs: Vec<Chair>,
    /// The decision for which the clock runs.
    decision: DecisionId,
    /// Time at which the clock expires if a player who must act is present.
    deadline: Instant,
    /// Time at which the clock expires while all players who must act are absent, unless `deadline` is earlier; `None`
    /// if one of them is present.
    absent_until: Option<Instant>,
    /// Total time of the current phase.
    of: Duration,
    phase: Phase,
    /// Time used from the time bank before the current phase.
    banked: Duration,
    /// Chairs that have used the grace period for a lost connection in this hand. The period is granted once per hand,
    /// so that a player cannot gain time for every decision by closing and reopening the page.
    graced: Vec<Chair>,
}

/// Identity of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecisionId {
    /// Decision of one chair. It stays open when another player acts, for example by showing cards early.
    Alone {
        hand: u64,
        chair: Chair,
        /// Number of actions that the chair had taken in the hand.
        turn: u32,
    },
    /// Decision of several chairs, in any order. It stays open for the others when one of them acts.
    Several { hand: u64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Turn,
    Bank,
    Grace,
}

/// Effect of an expired phase of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expiry {
    /// More time was granted.
    Extended,
    /// The clock acts for every player who must act. The value is the time used from the time bank, in milliseconds.
    Acts(u64),
}

impl TurnClock {
    /// Clock for the open decision; `None` if no player must act. The clock `before` keeps running if it runs for the
    /// same decision.
    pub fn next(before: Option<TurnClock>, state: &State, now: Instant) -> Option<TurnClock> {
        TurnClock::of(state.hand.playing(), before, state, now)
    }

    /// Like [`TurnClock::next`], but for the hand `play`, which may be ahead of the state; `None` without a hand.
    pub fn of(
        play: Option<Play<'_>>,
        before: Option<TurnClock>,
        state: &State,
        now: Instant,
    ) -> Option<TurnClock> {
        let play = play?;
        let (chairs, decision) = (play.awaited_chairs(), DecisionId::open(play)?);
        let of = turn_time(state, play);
        // Between two hands no clock runs, so `before` belongs to the same hand.
        let graced = before.as_ref().map(|clock| clock.graced.clone()).unwrap_or_default();
        let clock = before.filter(|clock| clock.keeps_running(play, decision)).unwrap_or(TurnClock {
            chairs: Vec::new(),
            decision,
            deadline: now + of,
            absent_until: None,
            of,
            phase: Phase::Turn,
            banked: Duration::ZERO,
            graced,
        });
        // A player who returns gets the time of the decision again, not the rest of an absent turn.
        let absent_until = all_absent(state, &chairs).then(|| clock.absent_until.unwrap_or(now + ABSENT));
        Some(TurnClock { chairs, absent_until, ..clock })
    }

    /// Returns whether the clock keeps running for this decision. In a decision of several chairs, all chairs share the
    /// time, so the last one gets the rest of it.
    fn keeps_running(&self, play: Play<'_>, decision: DecisionId) -> bool {
        let several = matches!(play.round.awaiting(), Awaiting::Seats(_));
        match self.decision {
            DecisionId::Several { hand } => {
                several
                    && hand == play.opened.hand
                    && play.awaited_chairs().iter().all(|chair| self.chairs.contains(chair))
            }
            alone @ DecisionId::Alone { .. } => alone == decision,
        }
    }

    /// Clock after a restart of the room, with the time left at the last entry, or a full turn if the entry records
    /// none, plus [`RESTART_GRACE`]; `None` if no player must act.
    pub fn resume(state: &State, now: Instant) -> Option<TurnClock> {
        let clock = TurnClock::next(None, state, now)?;
        let left = state.clock_ms.map_or(clock.of, Duration::from_millis) + RESTART_GRACE;
        let absent_until = clock.absent_until.map(|until| until + RESTART_GRACE);
        Some(TurnClock { deadline: now + left, absent_until, of: clock.of.max(left), ..clock })
    }

    /// Time at which the clock expires.
    pub fn expires(&self) -> Instant {
        self.absent_until.map_or(self.deadline, |absent_until| absent_until.min(self.deadline))
    }

    /// Time left for a player who is present, in milliseconds.
    pub fn present_left_ms(&self, now: Instant) -> u64 {
        ms(self.deadline.saturating_duration_since(now))
    }

    /// Time left until the clock expires.
    pub fn left(&self, now: Instant) -> Duration {
        self.expires().saturating_duration_since(now)
    }

    /// Time from the time bank that an action of `actor` uses if taken now, in milliseconds; 0 on another player's
    /// turn, and in a decision of several chairs.
    pub fn charge_ms(&self, actor: Option<Chair>, now: Instant) -> u64 {
        let alone = self.chairs.len() == 1 && self.chairs.first().copied() == actor;
        if alone { self.banked_ms(now) } else { 0 }
    }

    /// Time used from the time bank so far, in milliseconds.
    fn banked_ms(&self, now: Instant) -> u64 {
        let used = ms(self.of).saturating_sub(self.present_left_ms(now));
        ms(self.banked) + if self.phase == Phase::Bank { used } else { 0 }
    }

    /// Handles an expired phase of the clock. If all players who must act are absent, the clock acts. Otherwise a
    /// connected player alone in a decision that is no formality gets the rest of the time bank, once per decision. If no
    /// player who must act is connected, these players get the grace period of the table, if it has one, once per hand. In all other
    /// cases the clock acts. In a hand, a player who stays disconnected therefore gets the full time of one turn and
    /// one grace period, and after that only the short turns of an absent player.
    pub fn expire(&mut self, state: &State, connected: impl Fn(Chair) -> bool, now: Instant) -> Expiry {
        if all_absent(state, &self.chairs) {
            return Expiry::Acts(self.banked_ms(now));
        }
        let bank = match (&self.chairs[..], self.phase) {
            ([chair], Phase::Turn | Phase::Grace)
                if self.banked == Duration::ZERO && !state.hand.playing().is_some_and(is_formality) =>
            {
                state.at(*chair).map_or(0, |occupant| occupant.bank_ms)
            }
            _ => 0,
        };
        let lost = !self.chairs.iter().any(|&chair| connected(chair));
        let grace = seconds(state.config.clocks.grace);
        if bank > 0 && !lost {
            self.extend(Phase::Bank, Duration::from_millis(bank), now);
        } else if lost
            && grace > Duration::ZERO
            && !self.chairs.iter().all(|chair| self.graced.contains(chair))
        {
            self.graced.extend(&self.chairs);
            self.banked = Duration::from_millis(self.banked_ms(now));
            self.extend(Phase::Grace, grace, now);
        } else {
            return Expiry::Acts(self.banked_ms(now));
        }
        Expiry::Extended
    }

    fn extend(&mut self, phase: Phase, more: Duration, now: Instant) {
        (self.phase, self.of, self.deadline) = (phase, more, now + more);
    }

    /// Public view of the clock.
    pub fn view(&self, now: Instant) -> ClockView {
        let left_ms = ms(self.left(now));
        let of_ms = if self.absent_until.is_some() { ms(ABSENT) } else { ms(self.of) };
        let seats = self.chairs.iter().map(|chair| chair.number()).collect();
        let is_bank = self.phase == Phase::Bank && self.absent_until.is_none();
        ClockView { seats, left_ms, of_ms: of_ms.max(left_ms), is_bank }
    }
}

impl DecisionId {
    /// The open decision; `None` if no player must act.
    fn open(play: Play<'_>) -> Option<DecisionId> {
        let hand = play.opened.hand;
        match play.awaited_chairs()[..] {
            [] => None,
            [chair] => {
                let turn = play.seat(chair).map_or(0, |seat| play.round.turn(seat));
                Some(DecisionId::Alone { hand, chair, turn })
            }
            _ => Some(DecisionId::Several { hand }),
        }
    }
}

/// The time of the table for a turn, or less for a formality in turn. Wagers are placed by all at once, so there the
/// table's time is for those who have none yet.
fn turn_time(state: &State, play: Play<'_>) -> Duration {
    let turn = seconds(state.config.clocks.turn);
    let is_short = matches!(play.round.awaiting(), Awaiting::Seat(_)) && is_formality(play);
    if is_short { turn.min(FORMALITY) } else { turn }
}

/// Returns whether the decisions of all players who must act are formalities.
fn is_formality(play: Play<'_>) -> bool {
    let mut seats = play.awaited_chairs().into_iter().map(|chair| play.seat(chair));
    seats.all(|seat| seat.is_some_and(|seat| play.round.is_formality(seat)))
}

/// Returns whether all players who must act are absent.
fn all_absent(state: &State, chairs: &[Chair]) -> bool {
    let mut players = chairs.iter().filter_map(|&chair| state.at(chair));
    players.all(Occupant::is_absent)
}

fn seconds(seconds: u32) -> Duration {
    Duration::from_secs(seconds.into())
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
