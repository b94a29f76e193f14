//! Departures from a table. A player who returns soon must bring back the stack (no going south, or ratholing), and
//! owes both blinds if dealt in before leaving.

use super::State;
use crate::log_types::LeftBy;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use crate::table::entry::Departure;
use games::Chips;
use games::blinds::{OwedBlinds, Rotation};

/// Time for which a departure is kept, in milliseconds: the maximum period of the rule against going south.
const REMEMBERED_MS: u64 = 24 * 60 * 60 * 1000;

/// Minimum time for which the blinds are owed, in minutes, even if the period of the rule against going south is
/// shorter (TH-20).
const BLINDS_OWED: u32 = 60;

/// Maximum number of departures that are kept.
const DEPARTURES: usize = 256;

impl State {
    pub(super) fn depart(&mut self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) {
        let departure = self.departure_from(chair, by, stack, at_ms);
        self.change_rotation(|rotation| rotation.leave(chair.seat()));
        self.chairs[chair.index()] = None;
        if let Some(departure) = departure {
            self.remember(departure);
        }
        self.forget_old_debts();
    }

    /// Departure of the player on a chair; `None` for a bot and for an empty chair.
    fn departure_from(&self, chair: Chair, by: LeftBy, stack: Chips, at_ms: u64) -> Option<Departure> {
        let player = self.at(chair)?.who.player()?;
        let owes_blinds = self.would_owe(chair);
        Some(Departure { player, at_ms, by, stack, owes_blinds })
    }

    /// Minutes for which the player on a chair, after leaving now, would owe both blinds on returning; `None` if the
    /// player was not dealt in, if no other player who was dealt in is left (TH-20), and in a game without blinds.
    pub fn owed_within(&self, chair: Chair) -> Option<u32> {
        self.would_owe(chair).then(|| self.minutes_owed())
    }

    fn would_owe(&self, chair: Chair) -> bool {
        let mut after = self.rotation;
        after.leave(chair.seat());
        self.rules.blinds().is_some() && self.rotation.was_dealt_in(chair.seat()) && !after.is_new()
    }

    fn minutes_owed(&self) -> u32 {
        self.config.house_rules.going_south.max(BLINDS_OWED)
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

    /// Clears the blinds owed on returning if play at the table restarts (TH-20), even if it restarts because of
    /// departures during a hand that was voided.
    pub(super) fn forget_old_debts(&mut self) {
        if self.rotation.is_new() {
            self.departed.iter_mut().for_each(|departure| departure.owes_blinds = false);
        }
    }

    /// The departure of a player within the last day; `None` if there is none, or if the player has returned.
    pub fn departure(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let departure = self.departed.iter().find(|departure| departure.player == player)?;
        let recent = now_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS;
        (recent && self.chair_of(player).is_none()).then_some(departure)
    }

    /// Records that a returning player on `chair` owes both blinds, if the player was dealt in before leaving and the
    /// period in which blinds are owed has not ended.
    pub(super) fn bring_back_owed(&mut self, chair: Chair, player: PlayerId, now_ms: u64) {
        if self.departed_owing(player, now_ms).is_some_and(|departure| departure.owes_blinds) {
            self.change_rotation(|rotation| rotation.bring_back(chair.seat()));
        }
    }

    /// Changes the rotation of the blinds, including the one to restore if the hand in progress is voided.
    fn change_rotation(&mut self, change: impl Fn(&mut Rotation)) {
        change(&mut self.rotation);
        if let Some(before) = self.hand.before_mut() {
            change(&mut before.rotation);
        }
    }

    /// Blinds owed by a player who returns now: the big blind, like any newcomer, and the small blind too if the player
    /// was dealt in before leaving. `None` if the player did not leave within the period in which blinds are owed, if
    /// play at the table restarts, and in a game without blinds.
    pub fn owed_on_return(&self, player: PlayerId, now_ms: u64) -> Option<OwedBlinds> {
        self.rules.blinds().filter(|_| !self.rotation.is_new())?;
        Some(OwedBlinds { big: true, small: self.departed_owing(player, now_ms)?.owes_blinds })
    }

    /// The departure of a player within the period in which blinds are owed; `None` if there is none, or if the player
    /// has returned.
    fn departed_owing(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        self.departed_within(player, now_ms, self.minutes_owed())
    }

    /// Departure of a player in the last `minutes` minutes; `None` if there is none, or if the player has returned.
    fn departed_within(&self, player: PlayerId, now_ms: u64, minutes: u32) -> Option<&Departure> {
        let departure = self.departure(player, now_ms)?;
        (now_ms.saturating_sub(departure.at_ms) < u64::from(minutes) * 60_000).then_some(departure)
    }

    /// Minimum buy-in of a player who returns now: the stack that was cashed out. `None` after the period set by the
    /// house rules, and if the stack was zero. A period of 0 minutes disables the rule against going south.
    pub fn bring_back(&self, player: PlayerId, now_ms: u64) -> Option<Chips> {
        let minutes = self.config.house_rules.going_south;
        let stack = self.departed_within(player, now_ms, minutes)?.stack;
        (stack > Chips::ZERO).then_some(stack)
    }
}
