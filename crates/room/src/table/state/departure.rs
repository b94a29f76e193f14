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
    /// Blinds that the player owed, or that have passed the chair since, in a game with blinds; without those of an open
    /// hand. Logs of earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Owed>,
    /// Blinds of the open hand, which are not owed if it is void. No snapshot is made during a hand.
    #[serde(skip)]
    passing: Owed,
    /// The chair, in a game with blinds, at which the player was last dealt in; none for a newcomer. Logs of earlier builds
    /// leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chair: Option<Chair>,
}

impl Departure {
    /// Blinds that are owed, also those of an open hand.
    fn debt(&self) -> Owed {
        self.owed.unwrap_or_default().and(self.passing)
    }

    /// The chair whose blinds a player owes who returns to `seat`; none for a newcomer. Departures of earlier builds may owe
    /// a small blind and name no chair.
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
        let was_dealt_in = self.settled.blinds.and_then(|_| self.rotation.dealt_in_at(chair.seat()));
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
        let before = self.settled.blinds.and_then(|_| self.before.rotation.owed(chair.seat()));
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

    /// A new table asks nobody for a blind of the old one (TH-20).
    fn forget_debts(&mut self) {
        for departure in &mut self.departed {
            (departure.owed, departure.passing, departure.chair) = (None, Owed::default(), None);
        }
    }

    /// Departure of a player who has not returned; none after a day.
    pub fn departure(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let departure = self.departed.iter().find(|departure| departure.player == player)?;
        let recent = now_ms.saturating_sub(departure.at_ms) < REMEMBERED_MS;
        (recent && self.chair_of(player).is_none()).then_some(departure)
    }

    /// Notes the blinds that pass the chairs of players who left, with a hand after which the rotation is `next` (TH-20).
    pub(super) fn pass_departed(&mut self, next: &Rotation) {
        for departure in &mut self.departed {
            let chair = departure.chair;
            departure.passing =
                chair.map(|chair| self.rotation.passes(next, chair.seat())).unwrap_or_default();
        }
    }

    /// The blinds that passed with the hand are owed, now that it counts.
    pub(super) fn settle_departed(&mut self) {
        for departure in &mut self.departed {
            departure.owed = Some(departure.debt()).filter(|owed| !owed.is_none());
            departure.passing = Owed::default();
        }
    }

    /// No blind of a void hand has passed anybody. The players who left during it may have made the table a new one.
    pub(super) fn restore_departed(&mut self) {
        for departure in &mut self.departed {
            departure.passing = Owed::default();
        }
        if self.rotation.is_new() {
            self.forget_debts();
        }
    }

    /// A player who left a while ago sits down on a chair, and owes the blinds that were owed then or have passed since.
    pub(super) fn bring_back_owed(&mut self, chair: Chair, player: PlayerId, now_ms: u64) {
        let Some(departure) = self.departed_owing(player, now_ms) else { return };
        let Some(from) = departure.returns_from(chair) else { return };
        let (debt, before) = (departure.debt(), departure.owed.unwrap_or_default());
        self.rotation.bring_back(chair.seat(), from.seat(), debt);
        self.before.rotation.bring_back(chair.seat(), from.seat(), before);
    }

    /// Blinds that a player owes who returns now: that of a newcomer in any case, and the small one if it has passed.
    pub fn owed_on_return(&self, player: PlayerId, now_ms: u64) -> Option<Owed> {
        self.settled.blinds.filter(|_| !self.rotation.is_new())?;
        Some(Owed { big: true, small: self.departed_owing(player, now_ms)?.debt().small })
    }

    /// Departure of a player who has not returned, so recently that blinds are still owed.
    fn departed_owing(&self, player: PlayerId, now_ms: u64) -> Option<&Departure> {
        let minutes = self.config.house_rules.going_south.max(BLINDS_OWED);
        self.departed_within(player, now_ms, minutes)
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
