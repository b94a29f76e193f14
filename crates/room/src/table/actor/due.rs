//! Timers for the actions of bots, expired clocks, new hands and the end of pauses. `absence.rs` frees the chairs of
//! absent players, and `empty.rs` closes empty tables.

use super::Actor;
use super::commit::RETRY;
use super::fast_forward::FAST_FORWARD_DELAY;
use crate::log_types::{ClosedBy, LeftBy};
use crate::refusal::Refusal;
use crate::rng::shuffled_deck;
use crate::store::Store;
use crate::table::chair::Chair;
use crate::table::clock::{Expiry, TurnClock};
use crate::table::decide;
use crate::table::entry::Entry;
use crate::table::error::TableError;
use crate::table::state::Play;
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

impl<S: Store> Actor<S> {
    /// Time of the next timer; `None` if none is set.
    pub(super) fn due(&self) -> Option<Instant> {
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let clock = self.clock.as_ref().map(TurnClock::expires).filter(|_| !self.only_bots());
        let offer = self.next_offer_ends();
        let seat = self.next_seat_free_at();
        let due = [clock, self.bot_at, self.next_at, self.pause_ends, seat, offer, self.empty_until];
        due.into_iter().flatten().min()
    }

    /// Sets all timers except the turn clock from the current state: for bots, the next hand, the end of a pause,
    /// absences, offers of seats, and the closing of an empty table.
    pub(super) fn schedule(&mut self) {
        let now = Instant::now();
        self.bot_at = self.awaited_bot().map(|_| self.bot_at.unwrap_or_else(|| now + self.think_time()));
        let pause_left = self.state.pause_left_ms(now_ms()).map(Duration::from_millis);
        self.pause_ends = pause_left.map(|left| self.pause_ends.unwrap_or(now + left));
        self.schedule_next_hand(now);
        self.update_absences(now);
        self.update_offers(now);
        self.schedule_closing(now);
    }

    /// Sets or clears the time of the next hand, or of the entries due before it. Departures and top-ups between two
    /// hands do not restart the delay.
    fn schedule_next_hand(&mut self, now: Instant) {
        let held = self.state.is_paused() || self.state.hand.playing().is_some();
        let tidy = self.state.hand.playing().is_none() && !decide::between_hands(&self.state).is_empty();
        let begins = !held && self.is_watched() && decide::opening(&self.state).is_some();
        let between = match self.state.hand.number() {
            0 => Duration::from_secs(1),
            _ => Duration::from_secs(self.state.config.clocks.between.into()) + self.run_out_time(),
        };
        let between = if begins && self.plays_alone() { between.max(self.pace.alone) } else { between };
        self.delay_since = (begins || tidy).then(|| self.delay_since.unwrap_or(now));
        self.next_at = self.delay_since.map(|since| since + between);
    }

    /// Returns whether any client is connected. Otherwise no hand begins, and the bots of a demo table do not act.
    fn is_watched(&self) -> bool {
        !self.conns.is_empty()
    }

    /// Returns whether only bots would play the next hand.
    fn plays_alone(&self) -> bool {
        self.state.ready().into_iter().all(|chair| self.is_bot(chair))
    }

    fn think_time(&mut self) -> Duration {
        if self.is_fast_forwarded() {
            return FAST_FORWARD_DELAY;
        }
        let (least, most) = self.pace.think;
        let span = most.saturating_sub(least).as_millis() as u64;
        least + Duration::from_millis(self.pace_rng.below_u64(span + 1))
    }

    /// The first bot that must act; `None` if there is none, or if bots do not act now.
    fn awaited_bot(&self) -> Option<Chair> {
        let acts = !self.state.created.demo || self.is_watched();
        let awaited =
            self.state.hand.playing().filter(|_| acts).map(Play::awaited_chairs).unwrap_or_default();
        awaited.into_iter().find(|&chair| self.is_bot(chair))
    }

    pub(super) fn is_bot(&self, chair: Chair) -> bool {
        self.state.at(chair).is_none_or(|occupant| occupant.who.style().is_some())
    }

    /// Returns whether only bots must act. No clock is shown or enforced for them.
    pub(super) fn only_bots(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.chairs.iter().all(|&chair| self.is_bot(chair)))
    }

    /// Handles the timer that has expired.
    pub(super) async fn on_timer(&mut self) {
        self.retry_at = None;
        if self.recovery.is_pending() {
            Box::pin(self.reload()).await;
            return;
        }
        let now = Instant::now();
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        let done = if is_due(self.bot_at) {
            self.bot_acts().await
        } else if !self.only_bots() && is_due(self.clock.as_ref().map(TurnClock::expires)) {
            self.turn_expired(now).await
        } else if is_due(self.next_at) {
            self.continue_after_hand().await
        } else if is_due(self.pause_ends) {
            self.commit(decide::pause_over(&self.state)).await
        } else if is_due(self.next_offer_ends()) {
            self.end_offers(now).await
        } else if is_due(self.empty_until) {
            self.close(ClosedBy::Clock).await
        } else {
            self.free_chairs(now).await
        };
        if self.retry_after_error(done) {
            // The timer is still due.
            self.schedule();
        }
    }

    /// Logs the error of an act that nobody waits for, and tries it again with the next timer, after a delay. Returns whether
    /// there was one.
    pub(super) fn retry_after_error(&mut self, done: Result<(), TableError>) -> bool {
        let Err(error) = done else { return false };
        tracing::error!(table = %self.state.id, code = error.code(), "{error}");
        self.retry_at.get_or_insert(Instant::now() + RETRY);
        true
    }

    async fn bot_acts(&mut self) -> Result<(), TableError> {
        self.bot_at = None;
        let Some(chair) = self.awaited_bot() else { return Ok(()) };
        match decide::bot_acts(&self.state, chair, &mut self.bots_rng)? {
            Some(decision) => self.commit(decision).await,
            None => Ok(()),
        }
    }

    /// Handles an expired turn clock: grants more time, or acts for all players who must act, but not for bots.
    async fn turn_expired(&mut self, now: Instant) -> Result<(), TableError> {
        let connected = self.connected_chairs();
        let Some(clock) = &mut self.clock else { return Ok(()) };
        let banked = match clock.expire(&self.state, |chair| connected.contains(&chair.number()), now) {
            Expiry::Extended => {
                self.broadcast();
                return Ok(());
            }
            Expiry::Acts(banked) => banked,
        };
        let late = clock.chairs.clone();
        for chair in late.into_iter().filter(|&chair| !self.is_bot(chair)).collect::<Vec<_>>() {
            self.clock_acts(chair, banked).await?;
        }
        Ok(())
    }

    /// Acts for a player whose time has run out, who used `banked` milliseconds of the time bank. Resets the clock if
    /// the player has no decision to make.
    async fn clock_acts(&mut self, chair: Chair, banked: u64) -> Result<(), TableError> {
        match decide::clock_acts(&self.state, chair, banked)? {
            Some(decision) => self.commit(decision).await,
            None => {
                self.renew_clock(chair);
                Ok(())
            }
        }
    }

    /// Resets the clock if it ran for a chair that has no decision. Without this, it would expire again immediately, in
    /// an endless loop.
    fn renew_clock(&mut self, chair: Chair) {
        if self.clock.as_ref().is_some_and(|clock| clock.chairs.contains(&chair)) {
            self.clock = TurnClock::next(None, &self.state, Instant::now());
            self.schedule();
            self.broadcast();
        }
    }

    /// Continues after a hand: commits the entries due between hands, or opens the next hand.
    async fn continue_after_hand(&mut self) -> Result<(), TableError> {
        let between_hands = decide::between_hands(&self.state);
        if between_hands.is_empty() {
            return self.open().await;
        }
        match self.commit(between_hands).await {
            Err(error) if error.exceeds_account() => self.between_hands_one_by_one().await,
            done => Ok(done?),
        }
    }

    /// Commits the entries between two hands one by one, for a table whose account cannot issue the chips for all bots.
    /// A bot whose top-up is refused for this reason leaves.
    async fn between_hands_one_by_one(&mut self) -> Result<(), TableError> {
        for decision in decide::between_hands_one_by_one(&self.state) {
            let bot = match decision.entries() {
                [Entry::ToppedUp { chair, .. }] => Some(*chair),
                _ => None,
            };
            match (self.commit(decision).await, bot) {
                (Err(error), Some(chair)) if error.exceeds_account() => {
                    self.commit(decide::leave(&self.state, chair, LeftBy::NoChips)).await?;
                }
                (done, _) => done?,
            }
        }
        Ok(())
    }

    /// Deals the next hand, if one is possible. The deck of every hand is shuffled by a new random number generator,
    /// which the operating system seeds.
    async fn open(&mut self) -> Result<(), TableError> {
        let number = self.state.hand.number() + 1;
        let deck = shuffled_deck(number)?;
        match decide::deal(&self.state, || deck)? {
            Some(decision) => self.commit(decision).await,
            None => {
                self.schedule();
                Ok(())
            }
        }
    }

    /// Ends a hand that is over without an action, such as one in which the forced bets put the players all in.
    pub(super) async fn end_finished_hand(&mut self) {
        if self.retry_at.is_some() {
            return;
        }
        let Some(ended) = decide::end_without_action(&self.state) else { return };
        let done = self.commit(ended).await;
        self.retry_after_error(done);
    }
}
