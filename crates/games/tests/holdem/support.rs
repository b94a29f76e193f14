//! Helpers that play hands from short scripts and check the events and refusals.

use cards::notation::parse_cards;
use cards::{Card, CardSet};
use games::clause::ids;
use games::holdem::{Action, Event, Holdem, Refusal, Rules, Settings, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Refereed, Seat, Shown, Viewer};

pub fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The rules for settings in JSON.
pub fn rules(settings: &str) -> Rules {
    let settings: Settings = serde_json::from_str(settings).expect("settings that parse");
    Rules::new(&settings).expect("valid settings")
}

/// The order that deals these hole cards (seat 1 first) and this board, with burn cards if `burn`. The rest of the pack
/// follows in its unshuffled order.
pub fn order(button: usize, holes: &[&str], board: &str, burn: bool) -> DealtOrder {
    let holes: Vec<Vec<Card>> = holes.iter().map(|cards| parse_cards(cards).unwrap()).collect();
    let board = parse_cards(board).unwrap();
    let named: CardSet = holes.iter().flatten().chain(&board).copied().collect();
    let mut rest = Card::all().filter(|&card| !named.contains(card));
    let seats = holes.len();
    let mut cards: Vec<Card> = (0..2)
        .flat_map(|round| (0..seats).map(move |place| (round, place)))
        .map(|(round, place)| holes[(button + place) % seats][round])
        .collect();
    for (place, &card) in board.iter().enumerate() {
        if burn && [0, 3, 4].contains(&place) {
            cards.push(rest.next().unwrap());
        }
        cards.push(card);
    }
    cards.extend(rest);
    DealtOrder::from_cards(&cards).unwrap()
}

/// A hand in progress, with all its events.
pub struct Played {
    pub game: Holdem,
    pub events: Vec<Event>,
}

impl Played {
    pub fn open(rules: &Rules, table: &Table, order: &DealtOrder) -> Played {
        Played::open_version(Holdem::VERSION, rules, table, order)
    }

    pub fn open_version(version: u32, rules: &Rules, table: &Table, order: &DealtOrder) -> Played {
        let mut events = Vec::new();
        let out = &mut |event| events.push(event);
        let game = Holdem::open_version(version, rules, table, order, out).expect("a valid table");
        Played { game, events }
    }

    /// A hand with these stacks, for tests in which the cards do not matter.
    pub fn blank(rules: &Rules, button: usize, stacks: &[u64]) -> Played {
        let table = Table::new(seat(button), stacks.iter().map(|&units| chips(units)).collect());
        Played::open(rules, &table, &DealtOrder::new(cards::Deck::sorted()))
    }

    pub fn try_act(&mut self, number: usize, action: Action) -> Result<(), Refusal> {
        let events = &mut self.events;
        self.game.apply(Actor::Seat(seat(number)), &action, &mut |event| events.push(event))
    }

    pub fn act(&mut self, number: usize, action: Action) -> &mut Played {
        if let Err(refusal) = self.try_act(number, action) {
            panic!("seat {number}, {action}: {refusal}");
        }
        self
    }

    /// Plays a script such as `3 call, 1 raise 300, 2 fold`.
    pub fn script(&mut self, script: &str) -> &mut Played {
        for step in script.split(',') {
            let words: Vec<&str> = step.split_whitespace().collect();
            let action = match words[1] {
                "fold" => Action::Fold,
                "check" => Action::Check,
                "call" => Action::Call,
                "raise" => Action::RaiseTo(chips(words[2].parse().unwrap())),
                "show" if words.len() == 3 => Action::ShowCard(Shown(words[2].parse().unwrap())),
                "show" => Action::Show,
                "muck" => Action::Muck,
                other => panic!("unknown action {other}"),
            };
            self.act(words[0].parse().unwrap(), action);
        }
        self
    }

    pub fn awaited(&self) -> Option<usize> {
        match self.game.awaiting() {
            Awaiting::Seat(seat) => Some(seat.number()),
            _ => None,
        }
    }

    pub fn stacks(&self) -> Vec<u64> {
        self.game.stacks().as_slice().iter().map(|chips| chips.get()).collect()
    }

    /// A hand with these hole cards (seat 1 first) and board. The order has burn cards if the settings name the
    /// tournament preset.
    pub fn dealt(settings: &str, button: usize, stacks: &[u64], holes: &[&str], board: &str) -> Played {
        Played::dealt_by(Holdem::VERSION, settings, button, stacks, (holes, board))
    }

    /// Like [`Played::dealt`], under the given rules version.
    pub fn dealt_by(
        version: u32,
        settings: &str,
        button: usize,
        stacks: &[u64],
        (holes, board): (&[&str], &str),
    ) -> Played {
        let rules = rules(settings);
        let burn = settings.contains("tournament");
        let table = Table::new(seat(button), stacks.iter().map(|&units| chips(units)).collect());
        Played::open_version(version, &rules, &table, &order(button, holes, board, burn))
    }

    pub fn refuse(&mut self, number: usize, action: Action) -> Refusal {
        let before = self.game.clone();
        let events = self.events.len();
        let refusal = self.try_act(number, action).expect_err("the action is refused");
        assert!(self.game == before && self.events.len() == events, "a refusal changed the state");
        refusal
    }

    /// Asserts that the last event cites this clause, and returns the event.
    pub fn last_cites(&self, id: &str) -> &Event {
        let event = self.events.last().expect("at least one event");
        assert!(ids(event.clauses()).contains(&id), "{event:?} does not cite {id}");
        event
    }

    /// The events that cite a clause.
    pub fn citing(&self, id: &str) -> Vec<&Event> {
        self.events.iter().filter(|event| ids(event.clauses()).contains(&id)).collect()
    }

    pub fn raise_range(&self, number: usize) -> Option<(u64, u64)> {
        self.game.legal(seat(number)).raise.map(|range| (range.least.get(), range.most.get()))
    }

    /// Asserts that a line of the settlement cites this clause, and returns the net of each seat.
    pub fn settles_citing(&self, id: &str) -> Vec<i64> {
        let outcome = self.game.outcome().expect("the hand is over");
        let mut nets = vec![0; self.stacks().len()];
        outcome.settle().for_each(|line| nets[line.seat.index()] += line.net);
        assert!(outcome.settle().any(|line| ids(line.clauses).contains(&id)), "no line cites {id}");
        nets
    }

    /// Events as a viewer sees them, as lines of JSON.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<String> {
        let seen = self.events.iter().filter_map(|event| self.game.see(event, viewer));
        seen.map(|seen| serde_json::to_string(&seen).unwrap()).collect()
    }
}

/// Returns whether a refusal cites a clause.
pub fn cites(refusal: &Refusal, id: &str) -> bool {
    ids(refusal.clauses()).contains(&id)
}
