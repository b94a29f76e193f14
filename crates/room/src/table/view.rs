//! Views of a table for one viewer.

use super::chair::Chair;
use super::decide::rebuys_left;
use super::entry::Occupant;
use super::entry::Opened;
use super::person::Person;
use super::recent::RecentEvent;
use super::state::{Pause, Play, State};
use crate::game::{RunOut, RunOutStage, SeenEvent};
use crate::log_types::LeftBy;
use crate::protocol::server::{
    ClockView, Departed, Moment, OwesOnReturn, OwesView, Phase, SeatView, Stage, Step, StepEvent, TableView,
    You,
};
use crate::store::PlayerId;
use games::{Chips, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// Presence and running clocks: state that is not in the log.
pub struct Presence {
    /// The chairs whose players have an open socket.
    pub connected: Vec<u8>,
    /// Number of spectators.
    pub watchers: usize,
    /// Time left of a pause that has begun, in milliseconds.
    pub pause_left_ms: Option<u64>,
    /// The running clock.
    pub clock: Option<ClockView>,
    /// `true` if the next hand is about to begin.
    pub soon: bool,
    /// The chairs whose players may fast-forward the hand.
    pub fast_forward: Vec<u8>,
    /// The current time, in milliseconds since the Unix epoch.
    pub now_ms: u64,
}

impl Presence {
    /// No presence, as for a closed table.
    pub const fn none(now_ms: u64) -> Presence {
        Presence {
            connected: Vec::new(),
            watchers: 0,
            pause_left_ms: None,
            clock: None,
            soon: false,
            fast_forward: Vec::new(),
            now_ms,
        }
    }
}

impl State {
    /// Viewer for a person: the hand seat if dealt in, otherwise a spectator.
    pub fn viewer(&self, who: Option<&Person>) -> Viewer {
        match self.play.as_ref().zip(who) {
            Some((play, who)) => viewer_in(&play.opened, who),
            None => Viewer::Rail,
        }
    }

    /// The table as a person sees it, with the steps after the sequence number `since`.
    pub fn moment(&self, who: Option<&Person>, since: u64, presence: &Presence) -> Moment {
        self.moment_at(self.encoded_table(presence), who, since, presence)
    }

    /// The public view of the table, encoded once for all viewers.
    pub fn encoded_table(&self, presence: &Presence) -> Arc<RawValue> {
        raw(&self.table_view(presence))
    }

    /// As [`State::moment`], with the encoded public view.
    pub fn moment_at(
        &self,
        table: Arc<RawValue>,
        who: Option<&Person>,
        since: u64,
        presence: &Presence,
    ) -> Moment {
        let viewer = self.viewer(who);
        let steps = steps(&self.events, self.play.as_ref(), since, viewer);
        Moment {
            seq: self.seq,
            run_out: self.play.as_ref().map_or_else(Vec::new, |play| run_out(play, &steps, since, viewer)),
            steps,
            table,
            game: self.play.as_ref().map(|play| play.view(viewer)),
            you: self.you(who, presence),
        }
    }

    /// Public view of the table.
    pub fn table_view(&self, presence: &Presence) -> TableView {
        TableView {
            id: self.id.to_string(),
            name: self.created.name.clone(),
            game: self.game().name().to_owned(),
            demo: self.created.demo,
            listed: self.created.listed,
            host: self.host_name(),
            rules: raw(&self.config.rules),
            clocks: self.config.clocks,
            stakes: self.config.stakes,
            house_rules: self.config.house_rules,
            phase: self.phase(presence),
            missing: self.rules.players.start().saturating_sub(self.ready().len()) as u8,
            hand: self.hand,
            seats: self.seat_views(presence),
            lineup: self
                .dealt
                .iter()
                .flat_map(|dealt| dealt.lineup.iter().map(|chair| chair.number()))
                .collect(),
            players: self
                .dealt
                .iter()
                .flat_map(|dealt| dealt.players.iter().map(|who| who.name().to_owned()))
                .collect(),
            button: self.button.map(|chair| chair.number()),
            clock: presence.clock.clone(),
            pause_left_ms: presence.pause_left_ms.or_else(|| self.pause.map(Pause::max_ms)),
            pauses_left: self.config.house_rules.pauses.map(|limit| limit.saturating_sub(self.pauses)),
            watchers: presence.watchers,
        }
    }

    fn phase(&self, presence: &Presence) -> Phase {
        match self {
            State { closed: true, .. } => Phase::Closed,
            _ if self.playing().is_some() => Phase::Playing,
            _ if self.is_paused() => Phase::Paused,
            _ if presence.soon => Phase::Between,
            _ => Phase::Waiting,
        }
    }

    fn seat_views(&self, presence: &Presence) -> Vec<Option<SeatView>> {
        let chairs = Chair::first(self.chairs.len());
        let seat_view = |chair: Chair| {
            let connected = presence.connected.contains(&chair.number());
            self.at(chair).map(|occupant| self.seat_view(chair, occupant, connected))
        };
        chairs.map(seat_view).collect()
    }

    /// Blinds owed by the player on a chair; `None` during a hand that the chair is in.
    fn owes(&self, chair: Chair) -> Option<OwesView> {
        let (owed, blinds) = self.owed(chair).zip(self.rules.blinds)?;
        let occupant = self.at(chair).filter(|_| !self.in_hand(chair))?;
        Some(OwesView { amount: blinds.amount(owed), coming_in: self.coming_in(occupant) })
    }

    fn seat_view(&self, chair: Chair, occupant: &Occupant, connected: bool) -> SeatView {
        let chips = self.game().chips();
        SeatView {
            name: occupant.who.name().to_owned(),
            bot: occupant.who.style().map(str::to_owned),
            stack: chips.then_some(occupant.stack),
            coming: (chips && occupant.coming > Chips::ZERO).then_some(occupant.coming),
            sits_out: occupant.sits_out,
            needs_chips: !self.in_hand(chair) && self.needs_chips(occupant),
            leaving: occupant.leaving.is_some(),
            waits: !occupant.sits_out && self.owes(chair).is_some(),
            connected: connected || occupant.who.style().is_some(),
            bank_ms: occupant.bank_ms,
        }
    }

    fn you(&self, who: Option<&Person>, presence: &Presence) -> You {
        let Some(who) = who else { return You::default() };
        let chair = self.chair_of(who.id);
        let play = self.play.as_ref();
        let seat = play.zip(chair).and_then(|(play, chair)| play.seat(chair));
        let seat = seat.filter(|_| self.viewer(Some(who)) != Viewer::Rail);
        You {
            seat: chair.map(|chair| chair.number()),
            hand_seat: seat.map(|seat| seat.number() as u8),
            turn: play.zip(seat).map_or(0, |(play, seat)| play.round.turn(seat)),
            host: self.created.host == Some(who.id),
            rebuys_left: rebuys_left(self, who.id),
            may_stay: chair
                .and_then(|chair| self.at(chair))
                .is_some_and(|occupant| occupant.leaving == Some(LeftBy::Player)),
            owed_within: chair.and_then(|chair| self.owed_within(chair)),
            departed: self.departed_view(who, presence.now_ms),
            fast_forward: chair.is_some_and(|chair| presence.fast_forward.contains(&chair.number())),
            owes: chair.and_then(|chair| self.owes(chair)),
        }
    }

    fn departed_view(&self, who: &Person, now_ms: u64) -> Option<Departed> {
        let departure = self.departure(who.id, now_ms)?;
        Some(Departed {
            by: departure.by,
            host: self.host_name().filter(|_| departure.by == LeftBy::Host),
            stack: self.game().chips().then_some(departure.stack),
            bring_back: self.bring_back(who.id, now_ms),
            owes: self.owes_on_return(who.id, now_ms),
        })
    }

    fn owes_on_return(&self, player: PlayerId, now_ms: u64) -> Option<OwesOnReturn> {
        let owed = self.owed_on_return(player, now_ms)?;
        Some(OwesOnReturn { amount: self.rules.blinds?.amount(owed), small: owed.small })
    }
}

/// Viewer for a person in a hand. A player who was dealt in keeps the view of that seat after leaving the table.
pub fn viewer_in(opened: &Opened, who: &Person) -> Viewer {
    let place = opened.players.iter().position(|dealt| dealt.player() == Some(who.id));
    place.and_then(|place| games::Seat::new(place + 1)).map_or(Viewer::Rail, Viewer::Seat)
}

/// Events after the sequence number `since` as a viewer may see them, in the order of the log.
pub fn steps(events: &[RecentEvent], play: Option<&Play>, since: u64, viewer: Viewer) -> Vec<Step> {
    let table = events.iter().filter(|one| one.seq > since).map(|one| Step {
        seq: one.seq,
        hand: one.hand,
        what: StepEvent::Table(one.event.clone()),
    });
    let mut steps: Vec<Step> = table.collect();
    if let Some(play) = play {
        let hand = play.opened.hand;
        let seen = play.round.seen(since, viewer).into_iter();
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

/// Stages of the run-out after the hand's last action, if that action is newer than `since`. `steps` are those after
/// `since`.
fn run_out(play: &Play, steps: &[Step], since: u64, viewer: Viewer) -> Vec<Stage> {
    // A client without an earlier state receives only the final state.
    if since == 0 || play.round.last_seq() <= since {
        return Vec::new();
    }
    let RunOut { seq, stages } = play.round.run_out(viewer);
    let of_action = |step: &&Step| step.seq == seq && matches!(step.what, StepEvent::Game { .. });
    let before = steps.iter().position(|step| of_action(&step)).unwrap_or(steps.len());
    let sent = |RunOutStage { events, view }| Stage { steps: before + events, game: view };
    stages.into_iter().map(sent).collect()
}

fn raw<T: Serialize>(value: &T) -> Arc<RawValue> {
    to_raw_value(value).expect("views are plain data").into()
}
