//! The clock of a decision: the turn, then the time bank, and a grace for who lost the connection.
//!
//! A clock runs for those who must act. It is told what is left, never what time it is, so that a table that was down
//! goes on with what was left.

use super::chair::Chair;
use super::state::{Play, State};
use crate::protocol::server::ClockView;
use games::Awaiting;
use tokio::time::{Duration, Instant};

/// What everybody is given on top of what was left when the room starts again.
pub const RESTART_GRACE: Duration = Duration::from_secs(10);

/// What a player has who sits out or gets up, and is still in a hand.
const ABSENT: Duration = Duration::from_millis(500);

/// A clock that runs.
#[derive(Clone, Debug)]
pub struct TurnClock {
    /// Who must act, bots included.
    pub chairs: Vec<Chair>,
    /// The decision that it runs for.
    decision: Decision,
    /// When the time is up.
    pub deadline: Instant,
    of: Duration,
    part: Part,
    /// What was taken of the time bank before this part.
    banked: Duration,
    /// Whether the grace for a lost connection was given.
    graced: bool,
}

/// What tells one decision from the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    /// That of one chair: an action of another player, such as an early show, leaves it open.
    Alone {
        hand: u64,
        chair: Chair,
        /// How many actions the chair had taken in the hand.
        turn: u32,
    },
    /// That of several chairs, in any order: it stays open for the others when one of them has acted.
    Several { hand: u64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Turn,
    Bank,
    Grace,
}

/// What follows when the time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Up {
    /// More time was given.
    GoesOn,
    /// The clock acts; the player used so much of the time bank, in milliseconds.
    Acts(u64),
}

impl TurnClock {
    /// The clock of the decision that is open: the one before where it is the same decision.
    pub fn next(before: Option<TurnClock>, state: &State, now: Instant) -> Option<TurnClock> {
        let play = state.playing()?;
        let (chairs, decision) = (play.awaited(), Decision::open(play)?);
        if let Some(clock) = before.filter(|clock| clock.goes_on(play, decision)) {
            let leaving = |&chair: &Chair| state.at(chair).is_some_and(|occupant| occupant.leaving.is_some());
            let least = if chairs.iter().all(leaving) { now + ABSENT } else { clock.deadline };
            return Some(TurnClock { chairs, deadline: clock.deadline.min(least), ..clock });
        }
        let of = if all_absent(state, &chairs) { ABSENT } else { seconds(state.config.clocks.turn) };
        Some(TurnClock {
            chairs,
            decision,
            deadline: now + of,
            of,
            part: Part::Turn,
            banked: Duration::ZERO,
            graced: false,
        })
    }

    /// Whether the clock runs for this decision too. Where several chairs began it, the last of them has what is left.
    fn goes_on(&self, play: &Play, decision: Decision) -> bool {
        let left = matches!(play.round.awaiting(), Awaiting::Seats(_));
        match self.decision {
            Decision::Several { hand } => {
                left && hand == play.opened.hand
                    && play.awaited().iter().all(|chair| self.chairs.contains(chair))
            }
            alone @ Decision::Alone { .. } => alone == decision,
        }
    }

    /// The clock of a table that was down: what was left at the last entry, and some grace.
    pub fn resumed(state: &State, now: Instant) -> Option<TurnClock> {
        let clock = TurnClock::next(None, state, now)?;
        let left = state.clock_ms.map_or(clock.of, Duration::from_millis) + RESTART_GRACE;
        Some(TurnClock { deadline: now + left, of: clock.of.max(left), ..clock })
    }

    /// What is left.
    pub fn left(&self, now: Instant) -> Duration {
        self.deadline.saturating_duration_since(now)
    }

    /// What a player who acts now has used of the time bank, in milliseconds: nothing where it is somebody else's turn, and
    /// nothing where several decide.
    pub fn charge_ms(&self, actor: Option<Chair>, now: Instant) -> u64 {
        let alone = self.chairs.len() == 1 && self.chairs.first().copied() == actor;
        if alone { self.banked_ms(now) } else { 0 }
    }

    /// What of the time bank is used so far, in milliseconds.
    fn banked_ms(&self, now: Instant) -> u64 {
        let running =
            if self.part == Part::Bank { self.of.saturating_sub(self.left(now)) } else { Duration::ZERO };
        ms(self.banked + running)
    }

    /// The time is up: the time bank of a player alone in a decision who is connected, a grace where nobody who must act
    /// is, and then the clock acts. So a player who is gone delays the table by the turn and the grace, once.
    pub fn up(&mut self, state: &State, connected: impl Fn(Chair) -> bool, now: Instant) -> Up {
        if all_absent(state, &self.chairs) {
            return Up::Acts(self.banked_ms(now));
        }
        let bank = match (&self.chairs[..], self.part) {
            ([chair], Part::Turn | Part::Grace) if self.banked == Duration::ZERO => {
                state.at(*chair).map_or(0, |occupant| occupant.bank_ms)
            }
            _ => 0,
        };
        let lost = !self.chairs.iter().any(|&chair| connected(chair));
        let grace = seconds(state.config.clocks.grace);
        if bank > 0 && !lost {
            self.go_on(Part::Bank, Duration::from_millis(bank), now);
        } else if lost && !self.graced && grace > Duration::ZERO {
            self.graced = true;
            self.banked = Duration::from_millis(self.banked_ms(now));
            self.go_on(Part::Grace, grace, now);
        } else {
            return Up::Acts(self.banked_ms(now));
        }
        Up::GoesOn
    }

    fn go_on(&mut self, part: Part, more: Duration, now: Instant) {
        (self.part, self.of, self.deadline) = (part, more, now + more);
    }

    /// What everybody is told.
    pub fn view(&self, now: Instant) -> ClockView {
        let left_ms = ms(self.left(now));
        let seats = self.chairs.iter().map(|chair| chair.number()).collect();
        ClockView { seats, left_ms, of_ms: ms(self.of).max(left_ms) }
    }
}

impl Decision {
    /// The decision that is open; none where nobody must act.
    fn open(play: &Play) -> Option<Decision> {
        let hand = play.opened.hand;
        match play.awaited()[..] {
            [] => None,
            [chair] => {
                let turn = play.seat(chair).map_or(0, |seat| play.round.turn(seat));
                Some(Decision::Alone { hand, chair, turn })
            }
            _ => Some(Decision::Several { hand }),
        }
    }
}

/// Whether everybody who must act sits out or gets up.
fn all_absent(state: &State, chairs: &[Chair]) -> bool {
    chairs
        .iter()
        .filter_map(|&chair| state.at(chair))
        .all(|occupant| occupant.sits_out || occupant.leaving.is_some())
}

fn seconds(seconds: u32) -> Duration {
    Duration::from_secs(seconds.into())
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
