//! Helpers that make the entries of an event, and check its results and refusals.

use cards::notation::parse_cards;
use games::clause::ids;
use games::poker_run::{
    Action, Event, HandId, Mark, Participant, Plan, PokerRun, Prize, Refusal, Rules, Settlement, SpinsAt,
    Stop, Time,
};
use games::{Actor, Chips, GameError, Legal, NoOrder, Refereed, Shown, StaffId};

pub const STAFF: Actor = Actor::Staff(StaffId(1));

pub fn chips(cents: u64) -> Chips {
    Chips::new(cents).unwrap()
}

pub fn time(text: &str) -> Time {
    text.parse().unwrap()
}

pub fn card(text: &str) -> Shown {
    Shown(text.parse().unwrap())
}

pub fn cards(text: &str) -> Vec<Shown> {
    parse_cards(text).unwrap().into_iter().map(Shown).collect()
}

pub fn hand(text: &str) -> HandId {
    text.parse().unwrap()
}

pub fn person(number: u32) -> Participant {
    Participant::new(number).unwrap()
}

pub fn stop(number: usize) -> Stop {
    Stop::new(number).unwrap()
}

pub fn rules(settings: &str) -> Rules {
    serde_json::from_str(settings).expect("valid settings")
}

pub fn prizes(json: &str) -> Vec<Prize> {
    serde_json::from_str(json).unwrap()
}

/// A poker run in progress, with all of its events.
pub struct Course {
    pub run: PokerRun,
    pub events: Vec<Event>,
}

impl Course {
    /// Opens an event under these settings, with three prizes of $500, $300 and $200.
    pub fn open(settings: &str) -> Course {
        Course::with_prizes(settings, "[50000,30000,20000]")
    }

    pub fn with_prizes(settings: &str, list: &str) -> Course {
        let mut events = Vec::new();
        let plan = Plan::new(prizes(list));
        let run = PokerRun::open(&rules(settings), &plan, &NoOrder, &mut |event| events.push(event));
        Course { run: run.expect("a valid plan"), events }
    }

    /// Makes an entry, and asserts that it is accepted if and only if it is listed as legal.
    pub fn try_enter(&mut self, by: Actor, action: &Action) -> Result<(), Refusal> {
        let legal = self.run.legal(by).allows(action);
        let events = &mut self.events;
        let applied = self.run.apply(by, action, &mut |event| events.push(event));
        assert_eq!(legal, applied.is_ok(), "{action:?}: {applied:?}");
        applied
    }

    pub fn enter(&mut self, action: &Action) -> &mut Course {
        if let Err(refusal) = self.try_enter(STAFF, action) {
            panic!("{action:?}: {refusal}");
        }
        self
    }

    /// Asserts that an entry is refused and changes nothing, and returns the refusal.
    pub fn refuse(&mut self, by: Actor, action: &Action) -> Refusal {
        let (before, events) = (self.run.clone(), self.events.len());
        let refusal = self.try_enter(by, action).expect_err("the entry is refused");
        assert!(self.run == before && self.events.len() == events, "a refusal changed the state");
        refusal
    }

    /// Asserts that an entry by the staff is refused and that the refusal cites this clause; returns the
    /// refusal.
    pub fn refuse_citing(&mut self, action: &Action, id: &str) -> Refusal {
        let refusal = self.refuse(STAFF, action);
        assert!(ids(refusal.clauses()).contains(&id), "{refusal} does not cite {id}");
        refusal
    }

    pub fn register(&mut self, number: u32, rides: bool) -> &mut Course {
        self.enter(&register(number, rides))
    }

    /// Stamps these cards for a rider's hand, one every half hour from noon.
    pub fn ridden(&mut self, id: &str, shown: &str) -> &mut Course {
        for (place, card) in cards(shown).into_iter().enumerate() {
            self.enter(&stamp(id, place + 1, card, &format!("{}:{:02}", 12 + place / 2, place % 2 * 30)));
        }
        self
    }

    /// Registers a rider whose hand gets these cards and is turned in at this time.
    pub fn done(&mut self, number: u32, shown: &str, at: &str) -> &mut Course {
        let id = format!("{number}-1");
        self.register(number, true).ridden(&id, shown).enter(&turn_in(&id, at))
    }

    pub fn last(&self) -> &Event {
        self.events.last().expect("at least one event")
    }

    /// Asserts that the last event cites this clause, and returns the event.
    pub fn last_cites(&self, id: &str) -> &Event {
        assert!(ids(self.last().clauses()).contains(&id), "{:?} does not cite {id}", self.last());
        self.last()
    }

    pub fn close(&mut self) -> Settlement<HandId> {
        self.enter(&Action::Close);
        self.run.outcome().expect("the event is over").settle()
    }

    /// Closes the event, and returns each ranked hand with its place and prize.
    pub fn places(&mut self) -> Vec<(String, usize, u64)> {
        placed(&self.close())
    }
}

pub fn placed(settlement: &Settlement<HandId>) -> Vec<(String, usize, u64)> {
    settlement.standings.iter().map(|line| (line.id.to_string(), line.place, line.prize.get())).collect()
}

/// Expected standings in the form of [`placed`].
pub fn expected(places: &[(&str, usize, u64)]) -> Vec<(String, usize, u64)> {
    places.iter().map(|&(id, place, prize)| (id.to_owned(), place, prize)).collect()
}

pub fn register(number: u32, rides: bool) -> Action {
    Action::Register { participant: person(number), name: format!("number {number}"), rides }
}

pub fn add_hand(number: u32) -> Action {
    Action::AddHand { participant: person(number) }
}

pub fn stamp(id: &str, number: usize, card: Shown, at: &str) -> Action {
    Action::Stamp { hand: hand(id), stop: stop(number), card, at: Some(time(at)) }
}

/// The stamp of a stop without a time, as typed in from a paper sheet.
pub fn typed(id: &str, number: usize, shown: &str) -> Action {
    Action::Stamp { hand: hand(id), stop: stop(number), card: card(shown), at: None }
}

pub fn typed_extra(id: &str, shown: &str) -> Action {
    Action::Extra { hand: hand(id), card: card(shown), at: None }
}

pub fn spin_all(id: &str, spins_at: SpinsAt, shown: &str, at: &str) -> Action {
    let cards = cards(shown).try_into().expect("five cards");
    Action::SpinAll { hand: hand(id), spins_at, cards, at: Some(time(at)) }
}

pub fn arrive(number: u32, at: &str) -> Action {
    Action::Arrive { participant: person(number), at: time(at) }
}

pub fn extra(id: &str, shown: &str, at: &str) -> Action {
    Action::Extra { hand: hand(id), card: card(shown), at: Some(time(at)) }
}

pub fn void(id: &str, mark: Mark, reason: &str) -> Action {
    Action::Void { hand: hand(id), mark, reason: reason.to_owned() }
}

pub fn void_arrival(number: u32, reason: &str) -> Action {
    Action::VoidArrival { participant: person(number), reason: reason.to_owned() }
}

pub fn turn_in(id: &str, at: &str) -> Action {
    Action::TurnIn { hand: hand(id), at: time(at) }
}

pub fn void_turn_in(id: &str, reason: &str) -> Action {
    Action::VoidTurnIn { hand: hand(id), reason: reason.to_owned() }
}

pub fn withdraw(number: u32) -> Action {
    Action::Withdraw { participant: person(number) }
}

pub fn rename(number: u32, name: &str, reason: &str) -> Action {
    Action::Rename { participant: person(number), name: name.to_owned(), reason: reason.to_owned() }
}

pub fn set_rides(number: u32, rides: bool, reason: &str) -> Action {
    Action::SetRides { participant: person(number), rides, reason: reason.to_owned() }
}

pub fn remove_hand(id: &str, reason: &str) -> Action {
    Action::RemoveHand { hand: hand(id), reason: reason.to_owned() }
}

pub fn cancel(reason: &str) -> Action {
    Action::Cancel { reason: reason.to_owned() }
}

pub fn pay(id: &str) -> Action {
    Action::Pay { hand: hand(id) }
}

pub fn pay_prize(id: &str) -> Action {
    Action::PayPrize { hand: hand(id) }
}

pub fn void_pay(id: &str, reason: &str) -> Action {
    Action::VoidPay { hand: hand(id), reason: reason.to_owned() }
}

pub fn void_prize(id: &str, reason: &str) -> Action {
    Action::VoidPrize { hand: hand(id), reason: reason.to_owned() }
}

pub fn reopen_stop(number: usize, reason: &str) -> Action {
    Action::ReopenStop { stop: stop(number), reason: reason.to_owned() }
}

pub fn close_stop(number: usize, reason: &str) -> Action {
    Action::CloseStop { stop: stop(number), reason: reason.to_owned() }
}

pub fn move_deadline(to: &str, reason: &str) -> Action {
    Action::MoveDeadline { to: time(to), reason: reason.to_owned() }
}

pub fn report(number: usize, until: &str) -> Action {
    Action::Report { stop: stop(number), until: time(until) }
}

pub fn retract_report(number: usize, until: Option<&str>, reason: &str) -> Action {
    Action::RetractReport { stop: stop(number), until: until.map(time), reason: reason.to_owned() }
}

pub fn allow_skip(id: &str, number: usize, reason: &str) -> Action {
    Action::AllowSkip { hand: hand(id), stop: stop(number), reason: reason.to_owned() }
}

pub fn spin_off(id: &str, shown: &str) -> Action {
    Action::SpinOff { hand: hand(id), card: card(shown) }
}
