//! Departures: a returning player must bring back the stack and pay the missed blinds.

use super::State;
use crate::protocol::server::LeftBy;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use games::Chips;
use games::holdem::{Owed, Rotation};
use serde::{Deserialize, Serialize};

/// Time for which a departure is kept, in milliseconds: the longest period of the rule against going south.
const REMEMBERED_MS: u64 = 24 * 60 * 60 * 1000;

/// Minimum time for which missed blinds are owed, in minutes, if the period for stacks is shorter (TH-20).
const BLINDS_OWED: u32 = 60;

/// Maximum number of departures that are kept.
const DEPARTURES: usize = 256;

/// Departure of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Departure {
    /// The player's id.
    pub player: PlayerId,
    /// Time of the departure, in milliseconds since 1970.
    pub at_ms: u64,
    /// Cause of the departure.
    pub by: LeftBy,
    /// Stack that was cashed out.
    pub stack: Chips,
    /// Blinds that the player owed or that have passed the chair since, in a game with blinds, without those of the open
    /// hand. Logs of earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Owed>,
    /// Blinds that passed the chair in the open hand; they are not owed if it is voided. Not stored: no snapshot is taken
    /// during a hand.
    #[serde(skip)]
    passing: Owed,
    /// Chair at which the player was last dealt in, in a game with blinds; none for a player who was never dealt in. Logs of
    /// earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chair: Option<Chair>,
}

impl Departure {
    /// Blinds that are owed, including those of the open hand.
    fn debt(&self) -> Owed {
        self.owed.unwrap_or_default().and(self.passing)
    }

    /// Chair whose blinds a player returning to `seat` owes; none for a player who was never dealt in. A departure stored by
    /// an earlier build may owe a small blind without a chair.
    fn returns_from(&self, seat: Chair) -> Option<Chair> {
        self.chair.or(self.debt().small.then_some(seat))
    }
}

impl State {
    pub(super) fn depart(&mut self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) {
        let departure = self.departure_from(chair, by, stack, at_ms);
        self.rotation.leave(chair.seat());
        self.before.rotation.leave(chair.seat());
        self.chairs[chair.index()] = None;
        if let Some(departure) = departure {
            self.remember(departure);
        }
        if self.rotation.is_new() {
            self.forget_debts();
        }
    }

    /// Departure of the player on a chair; none for a bot.
    fn departure_from(&self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) -> Option<Departure> {
        let player = self.at(chair)?.who.player()?;
        let owed = self.owed(chair);
        let was_dealt_in = self.rules.blinds.and_then(|_| self.rotation.dealt_in_at(chair.seat()));
        let departure = Departure {
            player,
            at_ms,
            by,
            stack,
            owed,
            passing: Owed::default(),
            chair: was_dealt_in.map(Chair::of_seat),
        };
        if !self.open {
            return Some(departure);
        }
        let before = self.rules.blinds.and_then(|_| self.before.rotation.owed(chair.seat()));
        Some(Departure { owed: before, passing: owed.unwrap_or_default(), ..departure })
    }

    fn remember(&mut self, departure: Departure) {
        let fresh = |other: &Departure| {
            other.player != departure.player && departure.at_ms.saturating_sub(other.at_ms) < REMEMBERED_MS
        };
        self.departed.retain(fresh);
        if self.departed.len() >= DEPARTURES {
            self.departed.remove(0);
        }
        self.departed.push(departure);
    }

    /// Clears the owed blinds, once play at the table starts anew (TH-20).
    fn forget_debts(&mut self) {
        for departure in &mut self.departed {
            (departure.owed, departure.passing, departure.chair) = (None, Owed::default(), None);
        }
    }

    /// Departure of a player who has not returned, within the last day.
    pub fn departure(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let departure = self.departed.iter().find(|departure| departure.player == player)?;
        let recent = now_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS;
        (recent && self.chair_of(player).is_none()).then_some(departure)
    }

    /// Records the blinds that pass the chairs of departed players in a hand after which the rotation is `next` (TH-20).
    pub(super) fn pass_departed(&mut self, next: &Rotation) {
        for departure in &mut self.departed {
            let chair = departure.chair;
            departure.passing =
                chair.map(|chair| self.rotation.passes(next, chair.seat())).unwrap_or_default();
        }
    }

    /// Makes the blinds that passed in the hand owed, once the hand is complete.
    pub(super) fn settle_departed(&mut self) {
        for departure in &mut self.departed {
            departure.owed = Some(departure.debt()).filter(|owed| !owed.is_none());
            departure.passing = Owed::default();
        }
    }

    /// Drops the blinds that passed in a void hand, and all owed blinds if departures during it make play start anew.
    pub(super) fn restore_departed(&mut self) {
        for departure in &mut self.departed {
            departure.passing = Owed::default();
        }
        if self.rotation.is_new() {
            self.forget_debts();
        }
    }

    /// Makes a returning player on `chair` owe the blinds that were owed at the departure or have passed since.
    pub(super) fn bring_back_owed(&mut self, chair: Chair, player: PlayerId, now_ms: u64) {
        let Some(departure) = self.departed_owing(player, now_ms) else { return };
        let Some(from) = departure.returns_from(chair) else { return };
        let (debt, before) = (departure.debt(), departure.owed.unwrap_or_default());
        self.rotation.bring_back(chair.seat(), from.seat(), debt);
        self.before.rotation.bring_back(chair.seat(), from.seat(), before);
    }

    /// Blinds owed by a player who returns now: the big blind, like any newcomer, and the small blind if it has passed.
    pub fn owed_on_return(&self, player: PlayerId, now_ms: u64) -> Option<Owed> {
        self.rules.blinds.filter(|_| !self.rotation.is_new())?;
        Some(Owed { big: true, small: self.departed_owing(player, now_ms)?.debt().small })
    }

    /// Departure of a player who has not returned, while blinds are still owed.
    fn departed_owing(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let minutes = self.config.house_rules.going_south.max(BLINDS_OWED);
        self.departed_within(player, now_ms, minutes)
    }

    /// Departure of a player who has not returned, within the last minutes.
    fn departed_within(&self, player: PlayerId, now_ms: u64, minutes: u32) -> Option<&Departure> {
        let departure = self.departure(player, now_ms)?;
        (now_ms.saturating_sub(departure.at_ms) < u64::from(minutes) * 60_000).then_some(departure)
    }

    /// Minimum buy-in of a player who returns now: the stack that was cashed out, within the period set by the house rules.
    /// A period of 0 minutes disables the rule.
    pub fn bring_back(&self, player: PlayerId, now_ms: u64) -> Option<Chips> {
        let minutes = self.config.house_rules.going_south;
        let stack = self.departed_within(player, now_ms, minutes)?.stack;
        (stack > Chips::ZERO).then_some(stack)
    }
}
