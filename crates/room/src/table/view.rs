//! Views of a table: the public view, and the moment that each viewer receives.

use super::chair::Chair;
use super::entry::HandStart;
use super::entry::Occupant;
use super::entry::Waiter;
use super::person::Person;
use super::recent::RecentEvent;
use super::state::{Pause, Play, State};
use crate::game::{self, SeenEvent};
use crate::log_types::LeftBy;
use crate::protocol::server::{
    ClockView, DebtView, DepartureView, Moment, Phase, ReturnDebtView, SeatView, Stage, Step, StepEvent,
    TableView, WaiterView, You,
};
use crate::store::PlayerId;
use games::{Chips, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// Presence and running clocks: state that is not in the log.
pub struct Presence {
    /// Numbers of the chairs whose players have an open socket.
    pub connected: Vec<u8>,
    /// Number of connections of spectators.
    pub watchers: usize,
    /// Time left in the pause, in milliseconds; `None` if no pause has begun.
    pub pause_left_ms: Option<u64>,
    /// The running clock; `None` if no person must act.
    pub clock: Option<ClockView>,
    /// `true` while the delay between two hands runs.
    pub soon: bool,
    /// Numbers of the chairs whose players may request to fast-forward the hand and have not done so yet.
    pub fast_forward: Vec<u8>,
    /// Time for which clients show each stage of a run-out.
    pub stage: Duration,
    /// Time left of each offer of a seat, in milliseconds.
    pub offers: BTreeMap<PlayerId, u64>,
    /// The current time, in milliseconds since the Unix epoch.
    pub now_ms: u64,
}

impl Presence {
    /// A presence without connections or clocks, as for a closed table.
    pub const fn none(now_ms: u64) -> Presence {
        Presence {
            connected: Vec::new(),
            watchers: 0,
            pause_left_ms: None,
            clock: None,
            soon: false,
            fast_forward: Vec::new(),
            stage: Duration::ZERO,
            offers: BTreeMap::new(),
            now_ms,
        }
    }
}

/// The public views of a table, encoded once for all viewers.
pub struct EncodedTables {
    now: Arc<RawValue>,
    /// The view while the run-out of the last hand is shown; `None` without a run-out.
    run_out: Option<Arc<RawValue>>,
}

/// The part of a table's state that the end of a hand changes, either as it is now or as it was before the end.
struct Scene<'a> {
    phase: Phase,
    /// Occupants, chair 1 first.
    chairs: &'a [Option<Occupant>],
    /// The chairs in the hand in progress; empty between hands.
    in_hand: &'a [Chair],
    clock: Option<ClockView>,
    /// Time left in the pause, in milliseconds; `None` if no pause has begun.
    pause_left_ms: Option<u64>,
}

impl State {
    /// Viewer that corresponds to a person: the hand seat of a player who was dealt in, and a spectator otherwise.
    pub fn viewer(&self, who: Option<&Person>) -> Viewer {
        match self.hand.play().zip(who) {
            Some((play, who)) => viewer_in(play.opened, who),
            None => Viewer::Rail,
        }
    }

    /// The table as a person sees it, with the steps after the sequence number `since`.
    pub fn moment(&self, who: Option<&Person>, since: u64, presence: &Presence) -> Moment {
        self.moment_at(&self.encoded_tables(presence), who, since, presence)
    }

    /// The public views of the table, encoded once for all viewers.
    pub fn encoded_tables(&self, presence: &Presence) -> EncodedTables {
        let is_run_out = self.hand.round().is_some_and(|round| round.stage_count() > 0);
        let run_out = self.before_end().filter(|_| is_run_out);
        EncodedTables {
            now: raw(&self.table_view(presence)),
            run_out: run_out.map(|scene| raw(&self.view_of(scene, presence))),
        }
    }

    /// Like [`State::moment`], but with public views that are already encoded.
    pub fn moment_at(
        &self,
        tables: &EncodedTables,
        who: Option<&Person>,
        since: u64,
        presence: &Presence,
    ) -> Moment {
        let viewer = self.viewer(who);
        let play = self.hand.play();
        let steps = steps(&self.events, play, since, viewer);
        // A client without an earlier state receives only the final state.
        let run_out = play.filter(|play| since > 0 && play.round.last_seq() > since);
        let run_out = run_out.zip(tables.run_out.as_ref());
        let run_out = run_out.map(|(play, table)| stages(play, table, &steps, viewer, presence.stage));
        Moment {
            seq: self.seq,
            run_out: run_out.unwrap_or_default(),
            steps,
            chat: self.chat.since(since).to_vec(),
            table: tables.now.clone(),
            game: play.map(|play| play.view(viewer)),
            you: self.you(who, presence),
        }
    }

    /// Public view of the table.
    pub fn table_view(&self, presence: &Presence) -> TableView {
        self.view_of(self.now(presence), presence)
    }

    fn now(&self, presence: &Presence) -> Scene<'_> {
        Scene {
            phase: self.phase(presence),
            chairs: &self.chairs,
            in_hand: self.hand.in_progress(),
            clock: presence.clock.clone(),
            pause_left_ms: presence.pause_left_ms,
        }
    }

    /// The scene while a run-out is shown; `None` if the table has no current or last hand. If forced bets lead to a
    /// run-out, the end of the hand is a separate entry, so the run-out is shown while the hand is still in progress.
    fn before_end(&self) -> Option<Scene<'_>> {
        let chairs = if self.hand.is_open() { &self.chairs } else { self.hand.chairs_before_end()? };
        Some(Scene {
            phase: Phase::Playing,
            chairs,
            in_hand: self.hand.lineup(),
            clock: None,
            pause_left_ms: None,
        })
    }

    /// Public view of the table in a scene.
    fn view_of(&self, scene: Scene<'_>, presence: &Presence) -> TableView {
        let ready = self.ready_among(scene.chairs).len();
        TableView {
            id: self.id.to_string(),
            name: self.created.name.clone(),
            game: self.game().name().to_owned(),
            demo: self.created.demo,
            listed: self.created.listed,
            host: self.host_name_among(scene.chairs),
            rules: raw(&self.config.rules),
            clocks: self.config.clocks,
            stakes: self.config.stakes,
            house_rules: self.config.house_rules,
            phase: scene.phase,
            missing: self.rules.players().start().saturating_sub(ready) as u8,
            hand: self.hand.number(),
            seats: self.seat_views(&scene, presence),
            lineup: self.hand.lineup().iter().map(|chair| chair.number()).collect(),
            players: self
                .hand
                .start()
                .iter()
                .flat_map(|opened| opened.players.iter().map(|who| who.name().to_owned()))
                .collect(),
            button: self.button.map(|chair| chair.number()),
            clock: scene.clock,
            pause_left_ms: scene.pause_left_ms.or_else(|| self.pause.map(Pause::max_ms)),
            pauses_left: self.config.house_rules.pauses.map(|limit| limit.saturating_sub(self.pauses)),
            closing: self.closing.as_ref().map(|closing| closing.by),
            watchers: presence.watchers,
            chat_open: !self.chat.closed,
            waiting: self.waiting_views(presence),
        }
    }

    fn waiting_views(&self, presence: &Presence) -> Vec<WaiterView> {
        let left_ms = |waiter: &Waiter| presence.offers.get(&waiter.player).copied();
        let view = |waiter: &Waiter| WaiterView { name: waiter.name.clone(), left_ms: left_ms(waiter) };
        self.waiting.waiters().iter().map(view).collect()
    }

    fn phase(&self, presence: &Presence) -> Phase {
        match self {
            State { closed: true, .. } => Phase::Closed,
            _ if self.hand.playing().is_some() => Phase::Playing,
            _ if self.is_paused() => Phase::Paused,
            _ if presence.soon => Phase::Between,
            _ => Phase::Waiting,
        }
    }

    fn seat_views(&self, scene: &Scene<'_>, presence: &Presence) -> Vec<Option<SeatView>> {
        let seat_view = |(chair, occupant): (Chair, &Option<Occupant>)| {
            let connected = presence.connected.contains(&chair.number());
            occupant.as_ref().map(|occupant| self.seat_view(scene, chair, occupant, connected))
        };
        Chair::first(scene.chairs.len()).zip(scene.chairs).map(seat_view).collect()
    }

    /// Blinds owed by the occupant of a chair that is not in the hand in progress; `None` if none are owed.
    fn owes(&self, chair: Chair, occupant: &Occupant) -> Option<DebtView> {
        let (owed, blinds) = self.owed_blinds(chair).zip(self.rules.blinds())?;
        Some(DebtView { amount: blinds.amount(owed), coming_in: self.coming_in(occupant) })
    }

    fn seat_view(&self, scene: &Scene<'_>, chair: Chair, occupant: &Occupant, connected: bool) -> SeatView {
        let chips = self.game().chips();
        let in_hand = scene.in_hand.contains(&chair);
        let owes = self.owes(chair, occupant).filter(|_| !in_hand && !occupant.sits_out);
        SeatView {
            name: occupant.who.name().to_owned(),
            bot: occupant.who.style().map(str::to_owned),
            is_bot_account: occupant.who.is_bot_account(),
            stack: chips.then_some(occupant.stack),
            pending_top_up: Some(occupant.pending_top_up).filter(|&amount| chips && amount > Chips::ZERO),
            sits_out: occupant.sits_out,
            needs_chips: !in_hand && self.needs_chips(occupant),
            leaving: occupant.leaving.is_some(),
            waits: owes.is_some(),
            coming_in: owes.map(|owes| owes.coming_in),
            connected: connected || occupant.who.style().is_some(),
            bank_ms: occupant.bank_ms,
        }
    }

    fn you(&self, who: Option<&Person>, presence: &Presence) -> You {
        let Some(who) = who else { return You::default() };
        let chair = self.chair_of(who.id);
        let play = self.hand.play();
        let seat = play.zip(chair).and_then(|(play, chair)| play.seat(chair));
        let seat = seat.filter(|_| self.viewer(Some(who)) != Viewer::Rail);
        You {
            seat: chair.map(|chair| chair.number()),
            hand_seat: seat.map(|seat| seat.number() as u8),
            turn: play.zip(seat).map_or(0, |(play, seat)| play.round.turn(seat)),
            host: self.created.host == Some(who.id),
            rebuys_left: self.rebuys_left(who.id),
            may_stay: chair
                .and_then(|chair| self.at(chair))
                .is_some_and(|occupant| occupant.leaving == Some(LeftBy::Player)),
            owed_within: chair.and_then(|chair| self.owed_within(chair)),
            departed: self.departed_view(who, presence.now_ms),
            fast_forward: chair.is_some_and(|chair| presence.fast_forward.contains(&chair.number())),
            owes: chair
                .filter(|&chair| !self.hand.includes(chair))
                .and_then(|chair| self.owes(chair, self.at(chair)?)),
            waiting_place: self.waiting.includes(who.id).then(|| self.waiting.ahead_of(who.id) + 1),
        }
    }

    fn departed_view(&self, who: &Person, now_ms: u64) -> Option<DepartureView> {
        let departure = self.departure(who.id, now_ms)?;
        Some(DepartureView {
            by: departure.by,
            host: self.host_name().filter(|_| departure.by == LeftBy::Host),
            stack: self.game().chips().then_some(departure.stack),
            bring_back: self.bring_back(who.id, now_ms),
            owes: self.owes_on_return(who.id, now_ms),
        })
    }

    fn owes_on_return(&self, player: PlayerId, now_ms: u64) -> Option<ReturnDebtView> {
        let owed = self.owed_on_return(player, now_ms)?;
        Some(ReturnDebtView { amount: self.rules.blinds()?.amount(owed), small: owed.small })
    }
}

/// Viewer that corresponds to a person in a hand. A player who was dealt in keeps the view of that hand seat after
/// leaving the table.
pub fn viewer_in(opened: &HandStart, who: &Person) -> Viewer {
    let place = opened.players.iter().position(|dealt| dealt.player() == Some(who.id));
    place.and_then(|place| games::Seat::new(place + 1)).map_or(Viewer::Rail, Viewer::Seat)
}

/// Events after the sequence number `since` as a viewer may see them, in the order of the log.
pub fn steps(events: &[RecentEvent], play: Option<Play<'_>>, since: u64, viewer: Viewer) -> Vec<Step> {
    let table = events.iter().filter(|one| one.seq > since).map(|one| Step {
        seq: one.seq,
        hand: one.hand,
        what: StepEvent::Table(one.event.clone()),
    });
    let mut steps: Vec<Step> = table.collect();
    if let Some(play) = play {
        let hand = play.opened.hand;
        let seen = play.round.seen_events(since, viewer).into_iter();
        steps.extend(seen.map(|SeenEvent { seq, seen, clauses }| Step {
            seq,
            hand,
            what: StepEvent::Game { seen, clauses },
        }));
    }
    // The sort is stable: for the same entry, the table's events come before the game's, since a hand begins before
    // cards are dealt.
    steps.sort_by_key(|step| step.seq);
    steps
}

/// The stages of the last hand's run-out, each shown for `shown_for`. `steps` are the steps of this viewer's message,
/// and `table` is the public view during the run-out.
fn stages(
    play: Play<'_>,
    table: &Arc<RawValue>,
    steps: &[Step],
    viewer: Viewer,
    shown_for: Duration,
) -> Vec<Stage> {
    let seq = play.round.last_seq();
    let of_action = |step: &Step| step.seq == seq && matches!(step.what, StepEvent::Game { .. });
    let before = steps.iter().position(of_action).unwrap_or(steps.len());
    let stage = |game::Stage { events, state }| Stage {
        ms: shown_for.as_millis() as u64,
        steps: before + events,
        table: table.clone(),
        game: state,
    };
    play.round.stages(viewer).into_iter().map(stage).collect()
}

fn raw<T: Serialize>(value: &T) -> Arc<RawValue> {
    to_raw_value(value).expect("views are plain data").into()
}

#[cfg(test)]
mod tests;
