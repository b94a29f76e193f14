//! Helpers that play rounds from short scripts and check the events and refusals.

use cards::notation::parse_cards;
use cards::{Card, CardSet};
use games::clause::ids;
use games::mount_holyoke::{
    Action, Cards, Combination, Event, MountHolyoke, Play, Refusal, Rules, Settings, Table,
};
use games::{Actor, Awaiting, DealtOrder, Game, GameError, Legal, Refereed, Seat, Viewer};

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The rules for settings in JSON.
pub fn rules(settings: &str) -> Rules {
    let settings: Settings = serde_json::from_str(settings).expect("settings that parse");
    Rules::new(&settings).expect("valid settings")
}

pub fn set(text: &str) -> Cards {
    parse_cards(text).unwrap().into_iter().collect()
}

/// The combination that the cards form under these settings, if they form one.
pub fn combination(text: &str, settings: &str) -> Option<Combination> {
    Combination::of(set(text), rules(settings).ranking())
}

/// Returns whether these settings allow `above` to be played on `under`.
pub fn beats(above: &str, under: &str, settings: &str) -> bool {
    let make = |text| combination(text, settings).unwrap_or_else(|| panic!("{text} is not a combination"));
    make(above).fits_on(&make(under), rules(settings).ranking()).is_ok()
}

/// The order that deals these hands, seat 1 first. Each hand begins with the given cards and is filled up to
/// thirteen, seat by seat, with the highest cards that are in no hand. The rest of the pack follows.
pub fn order(hands: &[&str]) -> DealtOrder {
    let named: Vec<Vec<Card>> = hands.iter().map(|cards| parse_cards(cards).unwrap()).collect();
    let taken: CardSet = named.iter().flatten().copied().collect();
    let mut rest: Vec<Card> =
        Cards::from_iter(Card::all().filter(|&card| !taken.contains(card))).iter().collect();
    let fill = |hand: Vec<Card>| -> Vec<Card> {
        let missing = 13 - hand.len();
        hand.into_iter().chain(rest.split_off(rest.len() - missing)).collect()
    };
    let full: Vec<Vec<Card>> = named.into_iter().map(fill).collect();
    let dealt = (0..13).flat_map(|time| full.iter().map(move |hand| hand[time]));
    let cards: Vec<Card> = dealt.collect();
    DealtOrder::from_cards(&cards.into_iter().chain(rest).collect::<Vec<_>>()).unwrap()
}

/// A round in progress, with all its events.
pub struct Played {
    pub game: MountHolyoke,
    pub events: Vec<Event>,
}

impl Played {
    pub fn open(settings: &str, table: &Table, hands: &[&str]) -> Played {
        let mut events = Vec::new();
        let out = &mut |event| events.push(event);
        let game = MountHolyoke::open(&rules(settings), table, &order(hands), out).expect("a valid table");
        Played { game, events }
    }

    /// Opens the first round of a match with these hands.
    pub fn dealt(settings: &str, hands: &[&str]) -> Played {
        Played::open(settings, &Table::new(hands.len()), hands)
    }

    /// Applies an action. For a seat's own action, asserts that it is accepted if and only if it is listed as legal.
    pub fn try_act(&mut self, by: Actor, action: Action) -> Result<(), Refusal> {
        let legal =
            if let Actor::Seat(seat) = by { Some(self.game.legal(seat).allows(&action)) } else { None };
        let events = &mut self.events;
        let applied = self.game.apply(by, &action, &mut |event| events.push(event));
        assert!(
            legal.is_none_or(|legal| legal == applied.is_ok()),
            "{action:?} is legal: {legal:?}, {applied:?}"
        );
        applied
    }

    /// Plays a script such as `1 3d, 2 pass, !3 pass`, in which `!` stands for the clock.
    pub fn script(&mut self, script: &str) -> &mut Played {
        for step in script.split(',') {
            let (by, action) = read(step);
            self.try_act(by, action).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        }
        self
    }

    /// Asserts that a step is refused and changes nothing, and returns the refusal.
    pub fn refuse(&mut self, step: &str) -> Refusal {
        let (before, events) = (self.game.clone(), self.events.len());
        let (by, action) = read(step);
        let refusal = self.try_act(by, action).expect_err("the action is refused");
        assert!(self.game == before && self.events.len() == events, "a refusal changed the state");
        refusal
    }

    /// Asserts that a step is refused with this code, citing this clause.
    pub fn refuses(&mut self, step: &str, code: &str, id: &str) -> &mut Played {
        let refusal = self.refuse(step);
        assert_eq!(refusal.code(), code, "{step}: {refusal}");
        assert!(ids(refusal.clauses()).contains(&id), "{step}: {refusal} does not cite {id}");
        self
    }

    pub fn awaited(&self) -> Option<usize> {
        match self.game.awaiting() {
            Awaiting::Seat(seat) => Some(seat.number()),
            _ => None,
        }
    }

    /// The events that cite a clause.
    pub fn citing(&self, id: &str) -> Vec<&Event> {
        self.events.iter().filter(|event| ids(event.clauses()).contains(&id)).collect()
    }

    /// Asserts that the last event cites this clause, and returns the event.
    pub fn last_cites(&self, id: &str) -> &Event {
        let event = self.events.last().expect("at least one event");
        assert!(ids(event.clauses()).contains(&id), "{event:?} does not cite {id}");
        event
    }

    /// The cards of a seat, lowest first.
    pub fn hand(&self, number: usize) -> Vec<String> {
        let view = self.game.view(Viewer::Seat(seat(number)));
        view.seats[number - 1].hand.as_ref().unwrap().iter().map(ToString::to_string).collect()
    }
}

fn read(step: &str) -> (Actor, Action) {
    let (who, what) = step.trim().split_once(' ').unwrap();
    let (number, clock) = who.strip_prefix('!').map_or((who, false), |number| (number, true));
    let seat = seat(number.parse().unwrap());
    let action = if what == "pass" { Action::Pass } else { Action::Play(Play::new(set(what))) };
    (if clock { Actor::Clock(seat) } else { Actor::Seat(seat) }, action)
}
