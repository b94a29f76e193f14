//! A random event, played by its organiser, registration and the finish until it is final.

use super::{Event, NOON_MS, ORGANISER, money::money};
use crate::rng::Rng;
use crate::run::command::Command;
use crate::run::role::Role;
use crate::store::PlayerId;
use cards::{Card, Rank, Suit};
use games::poker_run::{Action, Participant, PokerRun, Stop, Time};
use games::{Actor, Legal, Refereed, Shown, StaffId, Viewer};
use serde_json::{Value, json};

pub const DESK: PlayerId = PlayerId(2);
pub const FINISH: PlayerId = PlayerId(3);
/// Number of steps before the event is closed. A step makes up to two requests.
const REQUESTS: u32 = 400;
/// Time between two steps, in seconds. The day begins at 12:00.
const INTERVAL: u32 = 20;
/// Number of requests after the spin-off.
const AFTER_CLOSE: u32 = 40;
/// 20:00 on the day of the event: a stop may report up to any earlier time.
const EVENING_MS: u64 = NOON_MS + 8 * 3_600_000;

/// An event that is final.
pub struct Day {
    pub event: Event,
    /// The takings when the event was closed, in cents.
    pub takings_at_close: Value,
    /// The contact details of every participant.
    contact: &'static str,
    rng: Rng,
    /// Number of steps so far.
    requests: u32,
    /// Number of different ranks of the cards; a small number makes many ties.
    ranks: u32,
}

impl Day {
    /// Plays an event under these settings.
    pub fn play(settings: &Value, seed: u64) -> Day {
        Day::play_with(settings, seed, "555")
    }

    /// Plays an event whose participants have these contact details.
    pub fn play_with(settings: &Value, seed: u64, contact: &'static str) -> Day {
        let mut event = Event::open(settings);
        event.join(DESK, "Reg", &[Role::Registration]);
        event.join(FINISH, "Finn", &[Role::Finish]);
        let mut rng = Rng::new(seed);
        let ranks = [2, 5, 13][rng.below(3) as usize];
        let mut day = Day { event, takings_at_close: Value::Null, contact, rng, requests: 0, ranks };
        day.register_some();
        while day.requests < REQUESTS {
            day.step();
            day.requests += 1;
        }
        day.close();
        day
    }

    fn game(&self) -> &PokerRun {
        self.event.state.game.as_ref().unwrap()
    }

    /// Makes a request. Many are refused, without any effect other than a question for the organiser.
    fn ask(&mut self, who: PlayerId, command: &Command) -> bool {
        self.event.ask_at(EVENING_MS, who, command).is_ok()
    }

    fn act(&mut self, who: PlayerId, action: Action) -> bool {
        self.ask(who, &Command::Act(action))
    }

    fn register_some(&mut self) {
        for _ in 0..3 + self.rng.below(4) {
            let hands = 1 + self.rng.below(2);
            let person = json!({
                "name": "Ann Lee",
                "rides": self.rng.below(4) > 0,
                "hands": hands,
                "details": { "shown_as": "initials", "contact": self.contact },
            });
            self.ask(DESK, &Command::Register(serde_json::from_value(person).unwrap()));
        }
    }

    fn step(&mut self) {
        match self.rng.below(24) {
            0..=2 => self.rare_entry(),
            3 => self.untimed(),
            4 => self.pays(),
            5 => self.decides(),
            _ => {
                let below = &mut self.rng;
                let game = self.event.state.game.as_ref().unwrap();
                let picked = game.legal(Actor::Staff(StaffId(1))).pick(&mut |n| below.below_u64(n));
                match picked {
                    None | Some(Action::Close) => {}
                    // With fewer hands, more of them are turned in.
                    Some(Action::Register { .. } | Action::AddHand { .. }) if self.rng.below(4) > 0 => {}
                    Some(action) => self.legal(action),
                }
            }
        }
    }

    /// Makes a legal entry, sometimes on the wheel; if the rules allow, at the current time or with other cards.
    fn legal(&mut self, mut action: Action) {
        if self.rng.below(4) > 0 {
            let timely = at(action.clone(), self.now());
            if self.game().legal(Actor::Staff(StaffId(1))).allows(&timely) {
                action = timely;
            }
        }
        if self.rng.below(4) == 0
            && let Some(spin) = spin(&action)
        {
            self.ask(FINISH, &Command::Spin(serde_json::from_value(spin).unwrap()));
            return;
        }
        let mut other = action.clone();
        match &mut other {
            Action::Stamp { card, .. } | Action::Extra { card, .. } | Action::SpinOff { card, .. } => {
                *card = self.card();
            }
            Action::SpinAll { cards, .. } => cards.fill_with(|| self.card()),
            _ => {}
        }
        if !self.act(ORGANISER, other.clone()) && other != action {
            self.act(ORGANISER, action);
        }
    }

    /// The current time of the event's day.
    fn now(&self) -> Time {
        Time::from_seconds(Time::at(12, 0).seconds() + self.requests * INTERVAL).unwrap()
    }

    fn card(&mut self) -> Shown {
        let rank = Rank::ALL[12 - self.rng.below(self.ranks) as usize];
        Shown(Card::new(rank, Suit::ALL[self.rng.below(4) as usize]))
    }

    fn participant(&mut self) -> Participant {
        Participant::new(1 + self.rng.below(self.event.state.last_participant().max(1))).unwrap()
    }

    fn stop(&mut self) -> Stop {
        Stop::new(1 + self.rng.below(5) as usize).unwrap()
    }

    /// Makes an entry of a kind that is missing from the random legal entries. Most are refused.
    fn rare_entry(&mut self) {
        let (participant, stop) = (self.participant(), self.stop());
        let reason = || "a reason".to_owned();
        let until = format!("{}:{:02}", 12 + self.rng.below(3), self.rng.below(60)).parse().unwrap();
        let action = match self.rng.below(12) {
            9 => Action::Rename { participant, name: format!("Ann {}", self.rng.below(9)), reason: reason() },
            10 => Action::SetRides { participant, rides: self.rng.below(2) == 0, reason: reason() },
            11 => Action::RemoveHand { hand: participant.hand(1 + self.rng.below(2)), reason: reason() },
            0 => Action::Withdraw { participant },
            1 if self.rng.below(4) == 0 => {
                self.act(ORGANISER, Action::CloseStop { stop, reason: reason() });
                if self.rng.below(2) == 0 {
                    return;
                }
                Action::ReopenStop { stop, reason: reason() }
            }
            2 => Action::ReopenStop { stop, reason: reason() },
            3 => Action::Report { stop, until },
            4 => Action::RetractReport { stop, until: None, reason: reason() },
            5 => Action::AllowSkip { hand: participant.hand(1), stop, reason: reason() },
            6 if self.rng.below(8) == 0 => {
                let to = self.game().rules().deadline().seconds() + 600;
                let to = Time::from_seconds(to).unwrap_or(Time::LAST);
                Action::MoveDeadline { to, reason: reason() }
            }
            7 => Action::VoidTurnIn { hand: participant.hand(1), reason: reason() },
            _ => Action::VoidArrival { participant, reason: reason() },
        };
        self.act(ORGANISER, action);
    }

    /// Types in a card from a sheet without times, which may differ from a stamp.
    fn untimed(&mut self) {
        let (hand, stop, card) = (self.participant().hand(1), self.stop(), self.card());
        let action = match self.rng.below(4) {
            0 => Action::Extra { hand, card, at: None },
            _ => Action::Stamp { hand, stop, card, at: None },
        };
        self.act(FINISH, action);
    }

    fn pays(&mut self) {
        let hand = self.participant().hand(1 + self.rng.below(2)).to_string();
        let item = if self.rng.below(3) == 0 { "extra" } else { "fee" };
        self.ask(DESK, &money(json!({ "pay": { "hand": hand, "item": item, "method": "card" } })));
    }

    /// Decides an open question, with one of its possible verdicts.
    fn decides(&mut self) {
        let questions = self.questions();
        let open: Vec<&Value> = questions.iter().filter(|one| one["decided"].is_null()).collect();
        if open.is_empty() {
            return;
        }
        let one = open[self.rng.below(open.len() as u32) as usize];
        let verdicts = one["verdicts"].as_array().unwrap();
        let verdict = &verdicts[self.rng.below(verdicts.len() as u32) as usize];
        let command = Command::Decide {
            question: one["id"].as_str().unwrap().parse().unwrap(),
            verdict: serde_json::from_value(verdict.clone()).unwrap(),
            reason: "compared the sheets".to_owned(),
        };
        self.ask(ORGANISER, &command);
    }

    fn questions(&self) -> Vec<Value> {
        let cached = crate::run::cached_view::CachedView::new(&self.event.state);
        let found = self.event.state.questions(&cached, None);
        found.iter().map(|one| json!(one)).collect()
    }

    /// Closes the event, and spins off the ties. Afterwards some fees and prizes are paid.
    fn close(&mut self) {
        assert!(self.act(ORGANISER, Action::Close));
        self.takings_at_close = super::shown(&self.event.state)[1]["organiser"]["account"]["takings"].clone();
        while !self.game().phase().is_final() {
            self.after_close();
        }
        for _ in 0..AFTER_CLOSE {
            self.after_close();
        }
    }

    fn after_close(&mut self) {
        let game = self.event.state.game.as_ref().unwrap();
        let view = game.view(Viewer::Rail);
        let hands: Vec<_> =
            view.participants.iter().flat_map(|one| &one.hands).map(|hand| hand.hand).collect();
        if hands.is_empty() {
            return;
        }
        let hand = hands[self.rng.below(hands.len() as u32) as usize];
        let reason = "mistake".to_owned();
        let action = match self.rng.below(12) {
            0 => Action::Pay { hand },
            1 => Action::PayPrize { hand },
            2 => Action::VoidPrize { hand, reason },
            3 if self.rng.below(4) == 0 => Action::VoidPay { hand, reason },
            _ => Action::SpinOff { hand, card: self.card() },
        };
        self.act(ORGANISER, action);
    }
}

/// The same entry at another time, if the entry has a time.
fn at(mut action: Action, now: Time) -> Action {
    match &mut action {
        Action::Stamp { at, .. } | Action::SpinAll { at, .. } | Action::Extra { at, .. } => *at = Some(now),
        Action::Arrive { at, .. } | Action::TurnIn { at, .. } => *at = now,
        _ => {}
    }
    action
}

/// The on-screen spin that draws an entry's cards; `None` for an entry without cards.
pub(super) fn spin(action: &Action) -> Option<Value> {
    Some(match action {
        Action::Stamp { hand, stop, at, .. } => json!({ "stop": { "hand": hand, "stop": stop, "at": at } }),
        Action::SpinAll { hand, spins_at, at, .. } => {
            json!({ "all": { "hand": hand, "spins_at": spins_at, "at": at } })
        }
        Action::Extra { hand, at, .. } => json!({ "extra": { "hand": hand, "at": at } }),
        _ => return None,
    })
}
