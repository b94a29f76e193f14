//! The state of a table, from applying the entries of its log. `away.rs`: durations of absences. `departure.rs`:
//! departures and the blinds owed after them. `events.rs`: public events of entries. `pause.rs`: the host's pause.
//! `play.rs`: the current hand.

mod away;
mod departure;
mod events;
mod pause;
mod play;

pub use pause::Pause;
pub use play::{Play, replayed_round};

use super::buy_ins::BuyIns;
use super::chair::Chair;
use super::entry::{
    Acted, Config, Created, Departure, Ended, Entry, Identity, Logged, Occupant, Opened, Players,
};
use super::recent::{self, RecentEvent};
use crate::game::{ActionInput, Advanced, AnyGame, CheckedRules, Round};
use crate::kind::Kind;
use crate::log_types::ClosedBy;
use crate::protocol::Refused;
use crate::store::{PlayerId, TableId};
use games::holdem::{ComingIn, Owed, Rotation};
use games::{Actor, Chips};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

/// Time added to the time bank for every hand, in milliseconds, up to its initial size.
const BANK_A_HAND_MS: u64 = 2_000;

/// State of a table. It contains all hidden cards of the current hand.
pub struct State {
    /// The id.
    pub id: TableId,
    /// Fixed properties of the table.
    pub created: Created,
    /// The settings of the next hand.
    pub config: Config,
    /// The checked settings, and the values derived from them.
    pub rules: CheckedRules,
    /// Occupants, chair 1 first.
    pub chairs: Vec<Option<Occupant>>,
    /// Number of the current or last hand; 0 before the first.
    pub hand: u64,
    /// The opening entry of that hand.
    pub dealt: Option<Arc<Opened>>,
    /// `true` until that hand is over. Unlike [`State::play`], it is also known for past hands, which are not replayed.
    open: bool,
    /// The round of that hand; `None` if the hand ended before this process started.
    pub play: Option<Play>,
    /// The chair with the button; it may be empty.
    pub button: Option<Chair>,
    /// State to restore if the hand is voided.
    before: Before,
    /// The rotation of the blinds after the last hand, and the blinds owed.
    pub rotation: Rotation,
    /// State carried over from the last hand that was not void.
    pub carry: Option<Value>,
    /// Players of that hand.
    pub carried_by: Option<Players>,
    /// The host's pause, requested or begun.
    pub pause: Option<Pause>,
    /// Number of pauses so far.
    pub pauses: u32,
    /// Cause of closing after the current hand, if the table is going to close.
    pub closing: Option<ClosedBy>,
    /// `true` if the table is closed.
    pub closed: bool,
    /// Number of buy-ins of each player.
    pub buys: BuyIns,
    /// Departures within the last day, one per player, the most recent last.
    pub departed: Vec<Departure>,
    /// Table events since the hand began.
    pub events: Vec<RecentEvent>,
    /// Sequence number of the last entry.
    pub seq: u64,
    /// Time of the last entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Time left on the clock at the last entry, in milliseconds.
    pub clock_ms: Option<u64>,
}

/// The button and the blinds before the last hand began, and the choices of posting or waiting that it consumed.
#[derive(Default)]
struct Before {
    button: Option<Chair>,
    rotation: Rotation,
    coming_in: Vec<(Chair, ComingIn)>,
}

impl State {
    /// A new table, at the beginning of its log.
    ///
    /// # Errors
    /// If this build does not accept the settings.
    pub fn new(id: TableId, created: Created, config: Config) -> Result<State, Refused> {
        let rules = created.game.game().rules(&config.rules)?;
        let chairs = vec![None; created.chairs.into()];
        Ok(State {
            id,
            created,
            config,
            rules,
            chairs,
            hand: 0,
            dealt: None,
            open: false,
            play: None,
            button: None,
            before: Before::default(),
            rotation: Rotation::default(),
            carry: None,
            carried_by: None,
            pause: None,
            pauses: 0,
            closing: None,
            closed: false,
            buys: BuyIns::default(),
            departed: Vec::new(),
            events: Vec::new(),
            seq: 0,
            at_ms: 0,
            clock_ms: None,
        })
    }

    /// Initial state for a replay: from the first entry, which creates the table, or from a snapshot.
    fn beginning(id: TableId, log: &mut VecDeque<(u64, Logged)>) -> Result<State, Refused> {
        if let Some((seq, Logged { snapshot: Some(snapshot), .. })) = log.front()
            && *seq > 1
        {
            return State::from_snapshot(id, *seq - 1, snapshot);
        }
        let Some((1, Logged { entry: Entry::Created { table, config }, at_ms, .. })) = log.pop_front() else {
            return Err(Refused::new(
                Kind::Damaged,
                "log_damaged",
                "the log does not begin with the creation of the table",
            ));
        };
        Ok(State { seq: 1, at_ms, ..State::new(id, table, config)? })
    }

    /// Replays a log, or the part of it that begins with a snapshot. Only the results of completed hands are applied;
    /// the last hand is replayed action by action.
    ///
    /// # Errors
    /// If the log does not begin with the creation of the table, is damaged, or is from a newer build.
    pub fn replay(id: TableId, log: Vec<(u64, Logged)>) -> Result<State, Refused> {
        let last = log.iter().rev().find(|(_, logged)| matches!(logged.entry, Entry::Opened(_)));
        let last = last.map_or(0, |(seq, _)| *seq);
        let mut log = VecDeque::from(log);
        let mut state = State::beginning(id, &mut log)?;
        for (seq, logged) in log {
            if seq < last {
                state.apply_with(seq, logged, None)?;
            } else {
                state.apply(seq, logged)?;
            }
        }
        Ok(state)
    }

    /// The current or last hand after an action, whose events get the sequence number `seq`.
    ///
    /// # Errors
    /// Those of [`Play::after`].
    pub fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<Advanced, Refused> {
        self.play.as_ref().ok_or_else(play::no_hand)?.after(seq, by, action)
    }

    /// Applies the next entry of the log, and opens or advances the round if the entry belongs to a hand.
    ///
    /// # Errors
    /// If a hand cannot be opened because its record is damaged or from a newer build, or if an action is refused.
    pub fn apply(&mut self, seq: u64, logged: Logged) -> Result<(), Refused> {
        let round = replayed_round(self.game(), self.play.as_ref(), seq, &logged)?;
        self.apply_with(seq, logged, round)
    }

    /// Applies the next entry of the log. `round` is the round after the opening of a hand or after an action; `None`
    /// for an entry of a past hand, of which only the results are applied.
    ///
    /// # Errors
    /// If this build does not accept the settings.
    pub fn apply_with(
        &mut self,
        seq: u64,
        logged: Logged,
        round: Option<Arc<dyn Round>>,
    ) -> Result<(), Refused> {
        if let Entry::Opened(opened) = &logged.entry {
            self.begin(Arc::new(opened.clone()), round);
        } else if let (Some(play), Some(round)) = (&mut self.play, round) {
            play.round = round;
        }
        if let Some(event) = self.event(&logged.entry) {
            recent::add(&mut self.events, RecentEvent { seq, hand: self.hand, event });
        }
        self.at_ms = logged.at_ms;
        self.change(logged)?;
        self.seq = seq;
        Ok(())
    }

    /// Applies the committed entries of a decision, from the sequence number `first` on, with the round after them.
    ///
    /// # Errors
    /// Those of [`State::apply_with`].
    pub fn apply_decision(
        &mut self,
        first: u64,
        entries: Vec<Logged>,
        mut round: Option<Arc<dyn Round>>,
    ) -> Result<(), Refused> {
        for (seq, logged) in (first..).zip(entries) {
            let changes_round = logged.entry.changes_round();
            self.apply_with(seq, logged, round.take_if(|_| changes_round))?;
        }
        Ok(())
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.created.game.game()
    }

    /// Occupant of a chair.
    pub fn at(&self, chair: Chair) -> Option<&Occupant> {
        self.chairs.get(chair.index())?.as_ref()
    }

    fn at_mut(&mut self, chair: Chair) -> Option<&mut Occupant> {
        self.chairs.get_mut(chair.index())?.as_mut()
    }

    /// The occupied chairs.
    pub fn occupied(&self) -> impl Iterator<Item = (Chair, &Occupant)> {
        Chair::first(self.chairs.len()).filter_map(|chair| Some((chair, self.at(chair)?)))
    }

    /// Chair of a player; `None` if not seated.
    pub fn chair_of(&self, player: PlayerId) -> Option<Chair> {
        self.occupied().find(|(_, occupant)| occupant.who.player() == Some(player)).map(|(chair, _)| chair)
    }

    /// Begins a requested pause, unless a hand is in progress.
    fn begin_pause(&mut self, at_ms: u64) {
        if let Some(pause) = self.pause.as_mut().filter(|_| !self.open) {
            pause.since_ms.get_or_insert(at_ms);
        }
    }

    /// Returns whether the pause has begun, which is only possible between hands.
    pub fn is_paused(&self) -> bool {
        self.pause.is_some_and(|pause| pause.since_ms.is_some())
    }

    /// Time left of a pause that has begun, in milliseconds.
    pub fn pause_left_ms(&self, now_ms: u64) -> Option<u64> {
        let pause = self.pause?;
        Some((pause.since_ms? + pause.max_ms()).saturating_sub(now_ms))
    }

    /// The current hand; `None` between hands.
    pub fn playing(&self) -> Option<&Play> {
        self.play.as_ref().filter(|play| !play.over)
    }

    /// Returns whether a chair is in the current hand.
    pub fn in_hand(&self, chair: Chair) -> bool {
        self.open && self.dealt.as_ref().is_some_and(|dealt| dealt.lineup.contains(&chair))
    }

    /// Blinds owed by a chair, in a game with blinds.
    pub fn owed(&self, chair: Chair) -> Option<Owed> {
        self.rules.blinds.and_then(|_| self.rotation.owed(chair.seat()))
    }

    /// Choice of posting or waiting for the big blind.
    pub fn coming_in(&self, occupant: &Occupant) -> ComingIn {
        let usual = self.rules.blinds.map(|blinds| blinds.coming_in);
        occupant.coming_in.or(usual).unwrap_or_default()
    }

    /// The chairs of active players with enough chips, in order; at most as many as the game allows.
    pub fn ready(&self) -> Vec<Chair> {
        let is_ready = |occupant: &Occupant| {
            !occupant.sits_out && occupant.leaving.is_none() && !self.needs_chips(occupant)
        };
        let ready = self.occupied().filter(|(_, occupant)| is_ready(occupant)).map(|(chair, _)| chair);
        ready.take(*self.rules.players.end()).collect()
    }

    fn begin(&mut self, opened: Arc<Opened>, round: Option<Arc<dyn Round>>) {
        self.hand = opened.hand;
        self.open = true;
        self.events.clear();
        let full = u64::from(self.config.clocks.bank) * 1000;
        for &chair in &opened.lineup {
            if let Some(occupant) = self.at_mut(chair) {
                occupant.stack += occupant.coming;
                occupant.coming = Chips::ZERO;
                occupant.bank_ms = (occupant.bank_ms + BANK_A_HAND_MS).min(full);
            }
        }
        let choice = |&chair: &Chair| Some((chair, self.at(chair)?.coming_in?));
        let coming_in = opened.lineup.iter().filter_map(choice).collect();
        self.before = Before { button: self.button, rotation: self.rotation, coming_in };
        self.button = opened.button.or(self.button);
        self.rotation = opened.rotation.unwrap_or_else(|| rotation_after(&opened));
        for &chair in &opened.lineup {
            // The choice of posting or waiting applies only once.
            self.with(chair, |occupant| occupant.coming_in = None);
        }
        self.dealt = Some(opened.clone());
        self.play = round.map(|round| Play::new(round, opened));
    }

    fn change(&mut self, logged: Logged) -> Result<(), Refused> {
        self.clock_ms = logged.clock_ms;
        match logged.entry {
            Entry::Created { .. } | Entry::Opened(_) => {}
            Entry::Configured { config } => {
                self.rules = self.game().rules(&config.rules)?;
                self.config = config;
            }
            Entry::Seated { chair, who, stack } => self.seat(chair, who, stack, logged.at_ms),
            Entry::ToppedUp { chair, amount } => self.top_up(chair, amount),
            Entry::SatOut { chair, clock } => self.with(chair, |occupant| {
                (occupant.sits_out, occupant.absent) = (true, occupant.absent || clock);
            }),
            Entry::SatIn { chair } => self.with(chair, |occupant| {
                (occupant.sits_out, occupant.absent) = (false, false);
            }),
            Entry::Leaving { chair, by } => self.with(chair, |occupant| occupant.leaving = Some(by)),
            Entry::Staying { chair } => self.with(chair, |occupant| occupant.leaving = None),
            Entry::ComingIn { chair, how } => self.with(chair, |occupant| occupant.coming_in = Some(how)),
            Entry::Left { chair, by, stack, .. } => self.depart(chair, by, stack, logged.at_ms),
            Entry::Acted(acted) => self.note_action(&acted),
            Entry::Ended(ended) => self.end(ended),
            Entry::Paused { minutes } => {
                self.pause = Some(Pause { minutes, since_ms: None });
                self.pauses += 1;
            }
            Entry::Resumed { .. } => self.pause = None,
            Entry::Closing { by } => self.closing = Some(by),
            Entry::Closed { .. } => self.closed = true,
            Entry::Voided { hand, .. } => self.void(hand),
        }
        self.begin_pause(logged.at_ms);
        self.update_absence_times(logged.at_ms);
        Ok(())
    }

    fn with(&mut self, chair: Chair, change: impl FnOnce(&mut Occupant)) {
        if let Some(occupant) = self.at_mut(chair) {
            change(occupant);
        }
    }

    fn seat(&mut self, chair: Chair, who: Identity, stack: Chips, at_ms: u64) {
        self.count_buy(who.player());
        if let Some(player) = who.player() {
            self.bring_back_owed(chair, player, at_ms);
        }
        let bank_ms = u64::from(self.config.clocks.bank) * 1000;
        self.chairs[chair.index()] = Some(Occupant {
            who,
            stack,
            coming: Chips::ZERO,
            points: (!self.game().chips()).then_some(0),
            sits_out: false,
            absent: false,
            coming_in: None,
            leaving: None,
            bank_ms,
            away: None,
        });
    }

    fn count_buy(&mut self, player: Option<PlayerId>) {
        let Some(player) = player else { return };
        let seated: Vec<PlayerId> =
            self.occupied().filter_map(|(_, occupant)| occupant.who.player()).collect();
        self.buys.add(player, |other| seated.contains(&other));
    }

    /// The name of the host, if known.
    pub fn host_name(&self) -> Option<String> {
        let seated = self.chair_of(self.created.host?).and_then(|chair| self.at(chair));
        let name = seated.map(|occupant| occupant.who.name().to_owned());
        name.or_else(|| self.created.host_name.clone())
    }

    /// Returns whether a chair has too few chips to be dealt in.
    pub fn needs_chips(&self, occupant: &Occupant) -> bool {
        self.game().chips() && occupant.stack + occupant.coming < self.rules.least
    }

    fn top_up(&mut self, chair: Chair, amount: Chips) {
        let player = self.at(chair).and_then(|occupant| occupant.who.player());
        self.count_buy(player);
        let later = self.in_hand(chair);
        self.with(chair, |occupant| match later {
            true => occupant.coming += amount,
            false => occupant.stack += amount,
        });
    }

    /// Deducts time from the time bank of the player who acted. A player who acts is no longer absent.
    fn note_action(&mut self, acted: &Acted) {
        let (seat, by_clock) = match acted.by {
            Actor::Seat(seat) => (seat, false),
            Actor::Clock(seat) => (seat, true),
            Actor::House | Actor::Staff(_) => return,
        };
        let chair = self.dealt.as_ref().and_then(|dealt| dealt.lineup.get(seat.index()).copied());
        let Some(chair) = chair else { return };
        self.with(chair, |occupant| {
            occupant.bank_ms = occupant.bank_ms.saturating_sub(acted.bank_ms);
            occupant.absent &= by_clock;
        });
    }

    fn end(&mut self, ended: Ended) {
        self.open = false;
        if let Some(play) = &mut self.play {
            play.end(&ended);
        }
        let lineup = self.dealt.as_ref().map(|dealt| dealt.lineup.clone()).unwrap_or_default();
        let stacks = ended.stacks.unwrap_or_default();
        let points = ended.points.unwrap_or_default();
        for (place, chair) in lineup.into_iter().enumerate() {
            self.with(chair, |occupant| {
                occupant.stack = stacks.get(place).copied().unwrap_or(occupant.stack);
                occupant.points = occupant.points.zip(points.get(place).copied()).and_then(added);
            });
        }
        self.carry = ended.carry;
        let players =
            |dealt: &Arc<Opened>| Players { lineup: dealt.lineup.clone(), players: dealt.players.clone() };
        self.carried_by = self.dealt.as_ref().map(players);
    }

    /// Voids the open hand: the button, the blinds and the choices of posting or waiting are restored. No chips have
    /// moved. The hand's number is not reused.
    fn void(&mut self, hand: u64) {
        if self.open {
            let Before { button, rotation, coming_in } = std::mem::take(&mut self.before);
            (self.button, self.rotation) = (button, rotation);
            self.forget_old_debts();
            for (chair, how) in coming_in {
                self.with(chair, |occupant| occupant.coming_in = occupant.coming_in.or(Some(how)));
            }
        }
        self.open = false;
        (self.play, self.dealt) = (None, None);
        self.hand = self.hand.max(hand);
    }
}

/// Adds the points of a hand: 0 for a player who did not play it; `None` on overflow.
fn added((sum, more): (u64, Option<u64>)) -> Option<u64> {
    sum.checked_add(more.unwrap_or(0))
}

/// The rotation after a hand in a log of an earlier build, which did not store it.
fn rotation_after(opened: &Opened) -> Rotation {
    let dealt = opened.lineup.iter().map(|chair| chair.seat()).collect();
    opened.button.map_or_else(Rotation::default, |button| Rotation::after(button.seat(), dealt))
}
