//! What goes out: a table as one viewer sees it.

use super::decide::{Person, rebuys_left};
use super::entry::Opened;
use super::state::{Occupant, PAUSES, Play, State};
use crate::protocol::server::{
    ClockView, Happened, Moment, Phase, SeatView, Step, TableEvent, TableView, You,
};
use games::{Chips, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// What is not in the log: who is there, and the clocks that run.
pub struct Around {
    /// The chairs whose players have a socket open.
    pub connected: Vec<u8>,
    /// How many watch without a seat.
    pub watchers: usize,
    /// The clock that runs.
    pub clock: Option<ClockView>,
    /// Whether the next hand is about to begin.
    pub soon: bool,
    /// Now, in milliseconds since 1970.
    pub now_ms: u64,
}

impl State {
    /// The eyes of somebody: those of the hand seat, where dealt in.
    pub fn viewer(&self, who: Option<&Person>) -> Viewer {
        match self.play.as_ref().zip(who) {
            Some((play, who)) => viewer_in(&play.opened, who),
            None => Viewer::Rail,
        }
    }

    /// The table as somebody sees it, with what happened behind a place of the log.
    pub fn moment(&self, who: Option<&Person>, since: u64, around: &Around) -> Moment {
        let viewer = self.viewer(who);
        Moment {
            seq: self.seq,
            steps: steps(&self.events, self.play.as_ref(), since, viewer),
            table: self.look(around),
            game: self.play.as_ref().map(|play| play.round.view(viewer)),
            you: self.you(who),
        }
    }

    /// What everybody may know of the table.
    pub fn look(&self, around: &Around) -> TableView {
        let left = |until: u64| until.saturating_sub(around.now_ms);
        TableView {
            id: self.id.to_string(),
            name: self.created.name.clone(),
            game: self.game().name().to_owned(),
            demo: self.created.demo,
            listed: self.created.listed,
            rules: raw(&self.config.rules),
            clocks: self.config.clocks,
            stakes: self.config.stakes,
            phase: self.phase(around),
            hand: self.hand,
            seats: self.look_at_seats(around),
            lineup: self
                .dealt
                .iter()
                .flat_map(|dealt| dealt.lineup.iter().map(|chair| chair.number()))
                .collect(),
            button: self.button.map(|chair| chair.number()),
            clock: around.clock.clone(),
            pause_left_ms: self.paused_until_ms.map(left),
            pauses_left: PAUSES.saturating_sub(self.pauses),
            watchers: around.watchers,
        }
    }

    fn phase(&self, around: &Around) -> Phase {
        match self {
            State { closed: true, .. } => Phase::Closed,
            _ if self.playing().is_some() => Phase::Playing,
            State { paused_until_ms: Some(_), .. } => Phase::Paused,
            _ if around.soon => Phase::Between,
            _ => Phase::Waiting,
        }
    }

    fn look_at_seats(&self, around: &Around) -> Vec<Option<SeatView>> {
        let chairs = self.chairs.iter().zip(1_u8..);
        let look = |(occupant, number): (&Option<Occupant>, u8)| {
            occupant.as_ref().map(|occupant| self.look_at(occupant, around.connected.contains(&number)))
        };
        chairs.map(look).collect()
    }

    fn look_at(&self, occupant: &Occupant, connected: bool) -> SeatView {
        let chips = self.game().chips();
        SeatView {
            name: occupant.who.name().to_owned(),
            bot: occupant.who.style().map(str::to_owned),
            stack: chips.then_some(occupant.stack),
            coming: (chips && occupant.coming > Chips::ZERO).then_some(occupant.coming),
            sits_out: occupant.sits_out,
            leaving: occupant.leaving.is_some(),
            connected: connected || occupant.who.style().is_some(),
            bank_ms: occupant.bank_ms,
        }
    }

    fn you(&self, who: Option<&Person>) -> You {
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
        }
    }
}

/// The eyes of somebody in a hand: who was dealt in sees with that seat, also after getting up.
pub fn viewer_in(opened: &Opened, who: &Person) -> Viewer {
    let place = opened.players.iter().position(|dealt| dealt.player() == Some(who.id));
    place.and_then(|place| games::Seat::new(place + 1)).map_or(Viewer::Rail, Viewer::Seat)
}

/// What happened behind a place of the log, as a viewer sees it, in the log's order.
pub fn steps(
    events: &[(u64, u64, TableEvent)],
    play: Option<&Play>,
    since: u64,
    viewer: Viewer,
) -> Vec<Step> {
    let table = events.iter().filter(|(seq, ..)| *seq > since).map(|(seq, hand, event)| Step {
        seq: *seq,
        hand: *hand,
        what: Happened::Table(event.clone()),
    });
    let mut steps: Vec<Step> = table.collect();
    if let Some(play) = play {
        let hand = play.opened.hand;
        let seen = play.round.seen(since, viewer).into_iter();
        steps.extend(seen.map(|(seq, seen, clauses)| Step {
            seq,
            hand,
            what: Happened::Game { seen, clauses },
        }));
    }
    // What the table tells of an entry comes before what the game tells of it: a hand begins, then cards are dealt.
    steps.sort_by_key(|step| step.seq);
    steps
}

fn raw(value: &serde_json::Value) -> Arc<RawValue> {
    to_raw_value(value).expect("settings are plain data").into()
}
