//! The state of a table, which results from applying the entries of its log. `away.rs`: durations of absences.
//! `buy_ins.rs`: buy-ins and top-ups. `change.rs`: changes to the round and the rules. `departure.rs`: departures and
//! the blinds owed after them. `events.rs`: public events of entries. `pause.rs`: the host's pause. `current_hand.rs`:
//! the current or last hand. `chat.rs`: the chat. `waiting_list.rs`: the waiting list.

mod away;
mod buy_ins;
mod change;
mod chat;
mod current_hand;
mod departure;
mod events;
mod pause;
mod waiting_list;

pub use change::TableChange;
pub use chat::Chat;
pub use current_hand::{CurrentHand, Play, replayed_round};
pub use pause::Pause;
pub use waiting_list::WaitingList;

use super::buy_ins::BuyIns;
use super::chair::Chair;
use super::entry::{
    Config, Departure, Entry, HandAction, HandEnd, HandStart, Identity, LoggedEntry, Occupant, Players,
    TableProperties,
};
use super::error::LogError;
use super::recent::{self, RecentEvent};
use crate::game::{AnyGame, GameName, Round, TableRules};
use crate::log_types::{ChatMessage, Closing};
use crate::store::{PlayerId, TableId};
use crate::table::error::TableError;
use current_hand::BeforeHand;
use games::blinds::{ComingIn, OwedBlinds, Rotation};
use games::{Actor, Chips};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

/// Time added to the time bank of each player dealt into a hand, up to the size that the table's clocks set, in
/// milliseconds.
const BANK_PER_HAND_MS: u64 = 2_000;

/// State of a table. It contains all hidden cards of the current hand.
pub struct State {
    /// Id of the table.
    pub id: TableId,
    /// Fixed properties of the table.
    pub created: TableProperties,
    /// The settings; the game's rules in them apply from the next hand on.
    pub config: Config,
    /// The checked rules of `config`.
    pub rules: Arc<dyn TableRules>,
    /// Occupants, chair 1 first.
    pub chairs: Vec<Option<Occupant>>,
    /// The current or last hand.
    pub hand: CurrentHand,
    /// The chair with the button, which may be empty; `None` before the first hand, and in a game without a button.
    pub button: Option<Chair>,
    /// The rotation of the blinds after the last hand, and the blinds owed.
    pub rotation: Rotation,
    /// State of the game carried over from the last hand that was not void; `None` if there is none.
    pub carry: Option<Value>,
    /// Players of the last completed hand; `None` before the first, or if a snapshot did not record them.
    pub carried_by: Option<Players>,
    /// The host's pause, requested or begun; `None` without one.
    pub pause: Option<Pause>,
    /// Number of pauses that the host has used.
    pub pauses: u32,
    /// The last messages in the chat.
    pub chat: Chat,
    /// The waiting list.
    pub waiting: WaitingList,
    /// The closing of the table, which is over or waits for the end of the current hand; `None` if the table stays open.
    pub closing: Option<Closing>,
    /// `true` if the table is closed.
    pub closed: bool,
    /// Number of buy-ins of each player, including top-ups.
    pub buys: BuyIns,
    /// The last departure of each player, the most recent last. At most 256; those older than a day have no effect.
    pub departed: Vec<Departure>,
    /// Table events since the last hand began; `recent.rs` limits their number.
    pub events: Vec<RecentEvent>,
    /// Sequence number of the last entry.
    pub seq: u64,
    /// Time of the last entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Time left on the clock after the last entry, in milliseconds; `None` if no clock was running, and after the
    /// opening of a hand.
    pub clock_ms: Option<u64>,
}

impl State {
    /// A new table, at the beginning of its log. `rules` are the checked rules of its settings.
    pub fn new(id: TableId, created: TableProperties, config: Config, rules: Arc<dyn TableRules>) -> State {
        let chairs = vec![None; created.chairs.into()];
        State {
            id,
            created,
            config,
            rules,
            chairs,
            hand: CurrentHand::None { last: 0 },
            button: None,
            rotation: Rotation::default(),
            carry: None,
            carried_by: None,
            pause: None,
            pauses: 0,
            chat: Chat::default(),
            waiting: WaitingList::default(),
            closing: None,
            closed: false,
            buys: BuyIns::default(),
            departed: Vec::new(),
            events: Vec::new(),
            seq: 0,
            at_ms: 0,
            clock_ms: None,
        }
    }

    /// The state after the first entry of a log, which creates the table. `rules` are the checked rules of its
    /// settings.
    pub(super) fn after_creation(
        id: TableId,
        at_ms: u64,
        created: TableProperties,
        config: Config,
        rules: Arc<dyn TableRules>,
    ) -> State {
        State { seq: 1, at_ms, ..State::new(id, created, config, rules) }
    }

    /// Initial state for a replay of `log`: from a snapshot, or from the first entry, which creates the table and is
    /// removed.
    fn beginning(id: TableId, log: &mut VecDeque<(u64, LoggedEntry)>) -> Result<State, TableError> {
        if let Some((seq, LoggedEntry { snapshot: Some(snapshot), .. })) = log.front()
            && *seq > 1
        {
            return State::from_snapshot(id, *seq - 1, snapshot);
        }
        let Some((1, LoggedEntry { entry: Entry::Created { table, config }, at_ms, .. })) = log.pop_front()
        else {
            return Err(LogError::NotCreated.into());
        };
        let rules = stored_rules(1, table.game, &config)?;
        Ok(State::after_creation(id, at_ms, table, config, rules))
    }

    /// Replays a log, or the part of it that begins with a snapshot. Only the results of completed hands are applied;
    /// the last hand is replayed action by action.
    ///
    /// # Errors
    /// `log_damaged` or `record_damaged` if the log begins neither with the creation of the table nor with a
    /// snapshot, is damaged, or is from a newer build.
    pub fn replay(id: TableId, log: Vec<(u64, LoggedEntry)>) -> Result<State, TableError> {
        let last = log.iter().rev().find(|(_, logged)| matches!(logged.entry, Entry::Opened(_)));
        let last = last.map_or(0, |(seq, _)| *seq);
        let mut log = VecDeque::from(log);
        let mut state = State::beginning(id, &mut log)?;
        for (seq, logged) in log {
            if seq < last && logged.entry.changes_round() {
                state.apply(seq, logged, TableChange::None);
            } else {
                state.apply_stored(seq, logged)?;
            }
        }
        Ok(state)
    }

    /// Applies the next entry of a stored log. From the entry, the round is opened with its cards or advanced by the
    /// action, or the settings are read.
    ///
    /// # Errors
    /// `log_damaged` or `record_damaged` if the entry is damaged or from a newer build: its record cannot be opened,
    /// its action or its settings are refused, or the cards of its hand are missing.
    pub fn apply_stored(&mut self, seq: u64, logged: LoggedEntry) -> Result<(), TableError> {
        let change = self.stored_change(seq, &logged)?;
        self.apply(seq, logged, change);
        Ok(())
    }

    fn stored_change(&self, seq: u64, logged: &LoggedEntry) -> Result<TableChange, TableError> {
        if let Entry::Configured { config } = &logged.entry {
            return stored_rules(seq, self.created.game, config).map(TableChange::Rules);
        }
        let round = replayed_round(self.game(), self.hand.round(), seq, logged)?;
        Ok(round.map_or(TableChange::None, TableChange::Round))
    }

    /// Applies the next entry of the log, with the change that the entry makes to the round or the rules.
    fn apply(&mut self, seq: u64, logged: LoggedEntry, change: TableChange) {
        let (round, rules) = match change {
            TableChange::None => (None, None),
            TableChange::Round(round) => (Some(round), None),
            TableChange::Rules(rules) => (None, Some(rules)),
        };
        if let Entry::Opened(opened) = &logged.entry {
            self.begin(opened.clone(), round);
        } else if let Some(round) = round {
            self.hand.advance(round);
        }
        if let Some(event) = self.event(&logged.entry) {
            recent::add(&mut self.events, RecentEvent { seq, hand: self.hand.number(), event });
        }
        self.at_ms = logged.at_ms;
        if let Some(rules) = rules {
            self.rules = rules;
        }
        self.change(seq, logged);
        self.seq = seq;
    }

    /// Applies the committed entries of a decision, from the sequence number `first` on, with the change that the first
    /// of them makes.
    pub fn apply_decision(&mut self, first: u64, entries: Vec<LoggedEntry>, mut change: TableChange) {
        for (seq, logged) in (first..).zip(entries) {
            self.apply(seq, logged, std::mem::take(&mut change));
        }
    }

    /// The game that is played at the table.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.created.game.game()
    }

    /// Occupant of a chair; `None` if the chair is empty or does not exist.
    pub fn at(&self, chair: Chair) -> Option<&Occupant> {
        self.chairs.get(chair.index())?.as_ref()
    }

    fn at_mut(&mut self, chair: Chair) -> Option<&mut Occupant> {
        self.chairs.get_mut(chair.index())?.as_mut()
    }

    /// The occupied chairs with their occupants, chair 1 first.
    pub fn occupied_chairs(&self) -> impl Iterator<Item = (Chair, &Occupant)> {
        occupied_chairs(&self.chairs)
    }

    /// Chair of a player; `None` if the player is not seated.
    pub fn chair_of(&self, player: PlayerId) -> Option<Chair> {
        self.occupied_chairs()
            .find(|(_, occupant)| occupant.who.player() == Some(player))
            .map(|(chair, _)| chair)
    }

    /// Begins a requested pause, unless a hand is in progress.
    fn begin_pause(&mut self, at_ms: u64) {
        if let Some(pause) = self.pause.as_mut().filter(|_| !self.hand.is_open()) {
            pause.since_ms.get_or_insert(at_ms);
        }
    }

    /// Returns whether a pause has begun, which is possible only between hands.
    pub fn is_paused(&self) -> bool {
        self.pause.is_some_and(|pause| pause.since_ms.is_some())
    }

    /// Time left in the pause, in milliseconds; `None` if no pause has begun.
    pub fn pause_left_ms(&self, now_ms: u64) -> Option<u64> {
        let pause = self.pause?;
        Some((pause.since_ms? + pause.max_ms()).saturating_sub(now_ms))
    }

    /// Blinds owed by the occupant of a chair; `None` if none are owed, and in a game without blinds.
    pub fn owed_blinds(&self, chair: Chair) -> Option<OwedBlinds> {
        self.rules.blinds().and_then(|_| self.rotation.owed(chair.seat()))
    }

    /// The occupant's choice of posting or waiting for the big blind; without one, the table's default.
    pub fn coming_in(&self, occupant: &Occupant) -> ComingIn {
        let usual = self.rules.blinds().map(|blinds| blinds.coming_in);
        occupant.coming_in.or(usual).unwrap_or_default()
    }

    /// The chairs of players and bots who neither sit out nor are leaving and have enough chips, lowest number first;
    /// at most as many as the game allows.
    pub fn ready(&self) -> Vec<Chair> {
        self.ready_among(&self.chairs)
    }

    /// Like [`State::ready`], but with these occupants, chair 1 first.
    pub fn ready_among(&self, chairs: &[Option<Occupant>]) -> Vec<Chair> {
        let is_ready = |occupant: &Occupant| {
            !occupant.sits_out && occupant.leaving.is_none() && !self.needs_chips(occupant)
        };
        let ready =
            occupied_chairs(chairs).filter(|(_, occupant)| is_ready(occupant)).map(|(chair, _)| chair);
        ready.take(*self.rules.players().end()).collect()
    }

    fn begin(&mut self, opened: HandStart, round: Option<Arc<dyn Round>>) {
        self.events.clear();
        let full = u64::from(self.config.clocks.bank) * 1000;
        for &chair in &opened.lineup {
            if let Some(occupant) = self.at_mut(chair) {
                occupant.stack += occupant.pending_top_up;
                occupant.pending_top_up = Chips::ZERO;
                occupant.bank_ms = (occupant.bank_ms + BANK_PER_HAND_MS).min(full);
            }
        }
        let choice = |&chair: &Chair| Some((chair, self.at(chair)?.coming_in?));
        let coming_in = opened.lineup.iter().filter_map(choice).collect();
        let before = BeforeHand { button: self.button, rotation: self.rotation, coming_in };
        self.button = opened.button.or(self.button);
        self.rotation = opened.rotation.unwrap_or_else(|| rotation_after(&opened));
        for &chair in &opened.lineup {
            // The choice of posting or waiting applies only once.
            self.with(chair, |occupant| occupant.coming_in = None);
        }
        let stack = |&chair: &Chair| self.at(chair).map_or(Chips::ZERO, |occupant| occupant.stack);
        let stacks = opened.lineup.iter().map(stack).collect();
        self.hand = CurrentHand::begin(opened, stacks, round, before);
    }

    fn change(&mut self, seq: u64, logged: LoggedEntry) {
        self.clock_ms = logged.clock_ms;
        match logged.entry {
            Entry::Created { .. } | Entry::Opened(_) => {}
            Entry::Configured { config } => self.config = config,
            Entry::Seated { chair, who, stack } => self.seat(chair, who, stack, logged.at_ms),
            Entry::ToppedUp { chair, amount } => self.top_up(chair, amount),
            Entry::SatOut { chair, clock } => self.with(chair, |occupant| {
                (occupant.sits_out, occupant.absent) = (true, occupant.absent || clock);
            }),
            Entry::SatIn { chair } => self.with(chair, |occupant| {
                (occupant.sits_out, occupant.absent) = (false, false);
            }),
            Entry::Renamed { chair, name } => self.with(chair, |occupant| occupant.who.rename(name)),
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
            Entry::Closing(closing) => self.closing = Some(closing),
            Entry::Closed(closing) => (self.closing, self.closed) = (Some(closing), true),
            Entry::Chatted { chair, name, content, .. } => {
                let seat = chair.map(Chair::number);
                self.chat.add(ChatMessage { seq, at_ms: logged.at_ms, seat, name, content });
            }
            Entry::ChatSet { open } => self.chat.closed = !open,
            Entry::JoinedList { player, name } => self.waiting.join(player, name),
            Entry::SeatOffered { player } => self.waiting.offer(player, logged.at_ms),
            Entry::LeftList { player, .. } => self.waiting.leave(player),
            Entry::Voided { hand, .. } => self.void(hand),
        }
        self.begin_pause(logged.at_ms);
        self.update_absence_times(logged.at_ms);
    }

    fn with(&mut self, chair: Chair, change: impl FnOnce(&mut Occupant)) {
        if let Some(occupant) = self.at_mut(chair) {
            change(occupant);
        }
    }

    fn seat(&mut self, chair: Chair, who: Identity, stack: Chips, at_ms: u64) {
        self.count_buy(who.player());
        if let Some(player) = who.player() {
            self.waiting.leave(player);
            self.bring_back_owed(chair, player, at_ms);
        }
        let bank_ms = u64::from(self.config.clocks.bank) * 1000;
        self.chairs[chair.index()] = Some(Occupant {
            who,
            stack,
            pending_top_up: Chips::ZERO,
            points: (!self.game().chips()).then_some(0),
            sits_out: false,
            absent: false,
            coming_in: None,
            leaving: None,
            bank_ms,
            away: None,
        });
    }

    /// The host's current name if the host is seated, or else the name when the table was created; `None` for a demo
    /// table, and if the name is not known.
    pub fn host_name(&self) -> Option<String> {
        self.host_name_among(&self.chairs)
    }

    /// Like [`State::host_name`], but with these occupants, chair 1 first.
    pub fn host_name_among(&self, chairs: &[Option<Occupant>]) -> Option<String> {
        let host = Some(self.created.host?);
        let seated = occupied_chairs(chairs).find(|(_, occupant)| occupant.who.player() == host);
        let name = seated.map(|(_, occupant)| occupant.who.name().to_owned());
        name.or_else(|| self.created.host_name.clone())
    }

    /// Returns whether an occupant has too few chips to be dealt in; always `false` in a game without chips.
    pub fn needs_chips(&self, occupant: &Occupant) -> bool {
        self.game().chips() && occupant.stack + occupant.pending_top_up < self.rules.min_stack()
    }

    /// Deducts time from the time bank of the player who acted. A player who acts is no longer absent.
    fn note_action(&mut self, acted: &HandAction) {
        let (seat, by_clock) = match acted.by {
            Actor::Seat(seat) => (seat, false),
            Actor::Clock(seat) => (seat, true),
            Actor::House | Actor::Staff(_) => return,
        };
        let Some(&chair) = self.hand.lineup().get(seat.index()) else { return };
        self.with(chair, |occupant| {
            occupant.bank_ms = occupant.bank_ms.saturating_sub(acted.bank_ms);
            occupant.absent &= by_clock;
        });
    }

    fn end(&mut self, ended: HandEnd) {
        self.hand.end(&ended, &self.chairs);
        let lineup = self.hand.lineup().to_vec();
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
            |opened: &HandStart| Players { lineup: opened.lineup.clone(), players: opened.players.clone() };
        self.carried_by = self.hand.start().map(players);
    }

    /// Voids the open hand, if there is one: the button, the blinds and the choices of posting or waiting are restored.
    /// The hand has not moved any chips yet. Hand numbers up to `hand` are not reused.
    fn void(&mut self, hand: u64) {
        let Some(BeforeHand { button, rotation, coming_in }) = self.hand.void(hand) else { return };
        (self.button, self.rotation) = (button, rotation);
        self.forget_old_debts();
        for (chair, how) in coming_in {
            self.with(chair, |occupant| occupant.coming_in = occupant.coming_in.or(Some(how)));
        }
    }
}

/// The occupied chairs among `chairs`, chair 1 first.
fn occupied_chairs(chairs: &[Option<Occupant>]) -> impl Iterator<Item = (Chair, &Occupant)> {
    let numbered = Chair::first(chairs.len()).zip(chairs);
    numbered.filter_map(|(chair, occupant)| Some((chair, occupant.as_ref()?)))
}

/// The checked rules of `config`, the settings in the entry `seq`.
///
/// # Errors
/// `log_damaged` if this build does not accept the settings.
pub(super) fn stored_rules(
    seq: u64,
    game: GameName,
    config: &Config,
) -> Result<Arc<dyn TableRules>, TableError> {
    game.game().rules(&config.rules).map_err(|refused| TableError::of_entry(seq, refused))
}

/// Adds the points of a hand to a sum. A player who did not play the hand scored 0. `None` on overflow.
fn added((sum, more): (u64, Option<u64>)) -> Option<u64> {
    sum.checked_add(more.unwrap_or(0))
}

/// The rotation of the blinds after a hand whose entry does not store it, as in logs of an earlier build; the default
/// in a game without a button.
fn rotation_after(opened: &HandStart) -> Rotation {
    let dealt = opened.lineup.iter().map(|chair| chair.seat()).collect();
    opened.button.map_or_else(Rotation::default, |button| Rotation::after(button.seat(), dealt))
}
