//! Timers: bots act, clocks run out, hands begin, pauses end. `absence.rs` frees the chairs of the absent.

use super::Actor;
use super::commit::RETRY;
use crate::protocol::Refused;
use crate::protocol::server::{ClosedBy, LeftBy};
use crate::store::Store;
use crate::table::chair::Chair;
use crate::table::clock::{TurnClock, Up};
use crate::table::decide;
use crate::table::entry::Entry;
use crate::table::state::Play;
use crate::wall_clock::now_ms;
use cards::Deck;
use tokio::time::{Duration, Instant};

/// The code of a refusal where an account has reached its limit.
const NO_CHIPS: &str = "ledger.too_much";

impl<S: Store> Actor<S> {
    /// When something is due next.
    pub(super) fn due(&self) -> Option<Instant> {
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let clock = self.clock.as_ref().map(|clock| clock.deadline).filter(|_| !self.only_bots());
        let due = [clock, self.bot_at, self.next_at, self.pause_ends, self.frees_at(), self.empty_until];
        due.into_iter().flatten().min()
    }

    /// Sets when bots act, when the next hand begins and when a pause ends, from how the table stands.
    pub(super) fn schedule(&mut self) {
        let now = Instant::now();
        self.bot_at = self.awaited_bot().map(|_| self.bot_at.unwrap_or_else(|| now + self.thinks()));
        let pause_left = self.state.pause_left_ms(now_ms()).map(Duration::from_millis);
        self.pause_ends = pause_left.map(|left| self.pause_ends.unwrap_or(now + left));
        self.note_next(now);
        self.count_absences(now);
        self.note_empty(now);
    }

    /// Notes when the next hand begins. The pause between two hands runs once: departures and top-ups in it do not begin it
    /// anew.
    fn note_next(&mut self, now: Instant) {
        let held = self.state.is_paused() || self.state.playing().is_some();
        let tidy = self.state.playing().is_none() && !decide::between_hands(&self.state).is_empty();
        let begins = !held && self.is_watched() && decide::opening(&self.state).is_some();
        let between = match self.state.hand {
            0 => Duration::from_secs(1),
            _ => Duration::from_secs(self.state.config.clocks.between.into()) + self.run_out_time(),
        };
        let between = if begins && self.plays_alone() { between.max(self.pace.alone) } else { between };
        self.rests_since = (begins || tidy).then(|| self.rests_since.unwrap_or(now));
        self.next_at = self.rests_since.map(|since| since + between);
    }

    /// Reports whether anybody is connected: only then hands begin, and the bots of a demo table act.
    fn is_watched(&self) -> bool {
        !self.conns.is_empty()
    }

    /// Reports whether the next hand is dealt to bots alone.
    fn plays_alone(&self) -> bool {
        self.state.ready().into_iter().all(|chair| self.is_bot(chair))
    }

    fn thinks(&mut self) -> Duration {
        if self.is_hurried() {
            return Self::quick();
        }
        let (least, most) = self.pace.think;
        let span = most.saturating_sub(least).as_millis() as u64;
        least + Duration::from_millis(self.chance.below_u64(span + 1))
    }

    /// The first bot that must act, where bots act now.
    fn awaited_bot(&self) -> Option<Chair> {
        let acts = !self.state.created.demo || self.is_watched();
        let awaited = self.state.playing().filter(|_| acts).map(Play::awaited).unwrap_or_default();
        awaited.into_iter().find(|&chair| self.is_bot(chair))
    }

    pub(super) fn is_bot(&self, chair: Chair) -> bool {
        self.state.at(chair).is_none_or(|occupant| occupant.who.style().is_some())
    }

    /// Reports whether only bots are to act: no clock runs for them.
    pub(super) fn only_bots(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.chairs.iter().all(|&chair| self.is_bot(chair)))
    }

    /// Does everything that is due.
    pub(super) async fn on_time(&mut self) {
        self.retry_at = None;
        if self.stuck.is_some() {
            self.reload().await;
            return;
        }
        let now = Instant::now();
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        let done = if is_due(self.bot_at) {
            self.bot_acts().await
        } else if !self.only_bots() && is_due(self.clock.as_ref().map(|clock| clock.deadline)) {
            self.time_is_up(now).await
        } else if is_due(self.next_at) {
            self.go_on().await
        } else if is_due(self.pause_ends) {
            self.commit(vec![Entry::Resumed { clock: true }], None).await
        } else if is_due(self.empty_until) {
            self.close(ClosedBy::Clock).await
        } else {
            self.free_chairs(now).await
        };
        if let Err(refused) = done {
            tracing::error!(table = %self.state.id, code = refused.code, "{}", refused.message);
            // What was refused is still due: it is tried again, and not at once.
            self.retry_at.get_or_insert(Instant::now() + RETRY);
            self.schedule();
        }
    }

    async fn bot_acts(&mut self) -> Result<(), Refused> {
        self.bot_at = None;
        let chosen = self.awaited_bot().and_then(|chair| {
            let play = self.state.playing()?;
            let style = self.state.at(chair).and_then(|occupant| occupant.who.style()).unwrap_or("call");
            play.round.bot(play.seat(chair)?, style, &mut self.chance)
        });
        let Some(line) = chosen else { return Ok(()) };
        let entries = decide::act_line(&mut self.state, &line, 0)?;
        self.commit(entries, None).await
    }

    /// The time of whoever must act is up: more time, or the clock acts for all of them.
    async fn time_is_up(&mut self, now: Instant) -> Result<(), Refused> {
        let connected = self.connected();
        let Some(clock) = &mut self.clock else { return Ok(()) };
        let banked = match clock.up(&self.state, |chair| connected.contains(&chair.number()), now) {
            Up::GoesOn => {
                self.tell_all();
                return Ok(());
            }
            Up::Acts(banked) => banked,
        };
        let late = clock.chairs.clone();
        for chair in late.into_iter().filter(|&chair| !self.is_bot(chair)).collect::<Vec<_>>() {
            self.clock_acts(chair, banked).await?;
        }
        Ok(())
    }

    /// The clock acts for a player, who is dealt no more hands until back. One who is leaving needs no note of that.
    async fn clock_acts(&mut self, chair: Chair, banked: u64) -> Result<(), Refused> {
        let line = self.state.playing().and_then(|play| play.round.on_time_out(play.seat(chair)?));
        let Some(line) = line else {
            self.renew_clock(chair);
            return Ok(());
        };
        let mut entries = decide::act_line(&mut self.state, &line, banked)?;
        let occupant = self.state.at(chair).filter(|one| !one.is_absent());
        entries.extend(occupant.is_some().then_some(Entry::SatOut { chair, clock: true }));
        self.commit(entries, None).await
    }

    /// Sets the clock anew from how the table stands, where it ran for a chair that has nothing to decide. Otherwise it
    /// would be up again at once, for ever.
    fn renew_clock(&mut self, chair: Chair) {
        if self.clock.as_ref().is_some_and(|clock| clock.chairs.contains(&chair)) {
            self.clock = TurnClock::next(None, &self.state, Instant::now());
            self.schedule();
            self.tell_all();
        }
    }

    /// Goes on after a hand: players who are to leave do, then the next hand begins.
    async fn go_on(&mut self) -> Result<(), Refused> {
        let between_hands = decide::between_hands(&self.state);
        if between_hands.is_empty() {
            return self.open().await;
        }
        match self.commit(between_hands.clone(), None).await {
            Err(refused) if refused.code == NO_CHIPS => self.between_hands_one_by_one(between_hands).await,
            done => done,
        }
    }

    /// Does what follows a hand where the table may not issue all the chips that its bots want: a bot that gets none
    /// leaves.
    async fn between_hands_one_by_one(&mut self, between_hands: Vec<Entry>) -> Result<(), Refused> {
        for entry in between_hands {
            let bot = match entry {
                Entry::ToppedUp { chair, .. } => Some(chair),
                _ => None,
            };
            match (self.commit(vec![entry], None).await, bot) {
                (Err(refused), Some(chair)) if refused.code == NO_CHIPS => {
                    self.commit(decide::leave(&self.state, chair, LeftBy::NoChips), None).await?;
                }
                (done, _) => done?,
            }
        }
        Ok(())
    }

    async fn open(&mut self) -> Result<(), Refused> {
        let Some((opened, opening)) = decide::opening(&self.state) else {
            self.schedule();
            return Ok(());
        };
        let deck = Deck::shuffled(|n| self.chance.below(n));
        let rules = &self.state.config.rules;
        let round = self.state.game().open(self.state.seq + 1, rules, &opening, deck)?;
        self.commit(vec![Entry::Opened(opened)], Some(round.sealed())).await
    }

    /// A hand that is over as it stands ends: one that blinds decide is over as it begins, without an action.
    pub(super) async fn end_finished_hand(&mut self) {
        if self.retry_at.is_some() {
            return;
        }
        let ended = decide::ended_without_action(&self.state).into_iter().collect();
        if let Err(refused) = self.commit(ended, None).await {
            tracing::error!(table = %self.state.id, code = refused.code, "{}", refused.message);
        }
    }
}
