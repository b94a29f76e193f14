//! Helpers that play rounds from short descriptions.

use cards::Card;
use cards::notation::parse_cards;
use games::clause::ids;
use games::high_card_flush::{Action, Event, HighCardFlush, Refusal, Rules, Settings, Table, Wager, Wagers};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Legal, Refereed, Seat, Viewer};

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

/// An ante of 1000 cents and these bonus wagers in cents: flush, straight flush, progressive.
pub fn bet(flush_bonus: u64, straight_flush_bonus: u64, progressive: u64) -> Wagers {
    Wagers {
        ante: chips(1000),
        flush_bonus: chips(flush_bonus),
        straight_flush_bonus: chips(straight_flush_bonus),
        progressive: chips(progressive),
    }
}

/// The order that deals these hands, the dealer's last. The rest of the pack follows in its unshuffled order.
pub fn order(hands: &[&str]) -> DealtOrder {
    let hands: Vec<Vec<Card>> = hands.iter().map(|cards| parse_cards(cards).unwrap()).collect();
    assert!(hands.iter().all(|hand| hand.len() == 7), "a hand has seven cards");
    let mut cards: Vec<Card> = (0..7).flat_map(|round| hands.iter().map(move |hand| hand[round])).collect();
    let rest: Vec<Card> = Card::all().filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    DealtOrder::from_cards(&cards).unwrap()
}

/// A line of the settlement: the seat's number, the wager, the net in cents and the clauses.
pub type PlainLine = (usize, Wager, i64, Vec<&'static str>);

/// A round in progress, with all its events.
pub struct Played {
    pub game: HighCardFlush,
    pub events: Vec<Event>,
}

impl Played {
    pub fn open(settings: &str, table: &Table, order: &DealtOrder) -> Played {
        let mut events = Vec::new();
        let game = HighCardFlush::open(&rules(settings), table, order, &mut |event| events.push(event))
            .expect("a valid table");
        Played { game, events }
    }

    /// A round in which every seat began with 100,000 cents, has made its wagers and has been dealt its hand. The
    /// dealer's hand is the last of `hands`, and the meter is at 1,000,000 cents.
    pub fn dealt(settings: &str, wagers: &[Wagers], hands: &[&str]) -> Played {
        let table = Table { stacks: vec![chips(100_000); wagers.len()], meter: Some(chips(1_000_000)) };
        let mut played = Played::open(settings, &table, &order(hands));
        for (index, wagers) in wagers.iter().enumerate() {
            played.act(index + 1, Action::Wager(*wagers));
        }
        played
    }

    /// Plays a round in which one seat raises one ante against the dealer, and returns the line of the ante.
    pub fn duel(settings: &str, hand: &str, dealer: &str) -> PlainLine {
        let mut played = Played::dealt(settings, &[bet(0, 0, 0)], &[hand, dealer]);
        played.raise(1, 1000);
        played.lines()[0].clone()
    }

    /// Plays a round in which one seat makes these wagers and folds, and returns the net in cents and the clauses of
    /// one of them.
    pub fn bonus(settings: &str, wagers: Wagers, hand: &str, wager: Wager) -> (i64, Vec<&'static str>) {
        let dealer: Vec<Card> =
            Card::all().filter(|card| !parse_cards(hand).unwrap().contains(card)).take(7).collect();
        let dealer: String = dealer.iter().map(ToString::to_string).collect();
        let mut played = Played::dealt(settings, &[wagers], &[hand, &dealer]);
        played.act(1, Action::Fold);
        let line = played.lines().into_iter().find(|line| line.1 == wager).expect("the wager was made");
        (line.2, line.3)
    }

    /// Applies an action. For a seat's own action, asserts that it is accepted if and only if it is listed as legal.
    pub fn try_by(&mut self, by: Actor, action: Action) -> Result<(), Refusal> {
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

    pub fn by(&mut self, by: Actor, action: Action) -> &mut Played {
        if let Err(refusal) = self.try_by(by, action) {
            panic!("{by:?}, {action}: {refusal}");
        }
        self
    }

    pub fn act(&mut self, number: usize, action: Action) -> &mut Played {
        self.by(Actor::Seat(seat(number)), action)
    }

    pub fn raise(&mut self, number: usize, cents: u64) -> &mut Played {
        self.act(number, Action::Raise(chips(cents)))
    }

    pub fn refuse(&mut self, by: Actor, action: Action) -> Refusal {
        let before = self.game.clone();
        let events = self.events.len();
        let refusal = self.try_by(by, action).expect_err("the action is refused");
        assert!(self.game == before && self.events.len() == events, "a refusal changed the state");
        refusal
    }

    /// Asserts that the action is refused and that the refusal cites this clause; returns the code.
    pub fn refused(&mut self, by: Actor, action: Action, id: &str) -> &'static str {
        let refusal = self.refuse(by, action);
        assert!(ids(refusal.clauses()).contains(&id), "{refusal} does not cite {id}");
        refusal.code()
    }

    pub fn lines(&self) -> Vec<PlainLine> {
        let outcome = self.game.outcome().expect("the round is over");
        assert_eq!(self.game.awaiting(), Awaiting::Over);
        let lines = outcome.settle();
        let plain = lines.iter().map(|line| (line.seat.number(), line.wager, line.net, ids(line.clauses)));
        plain.collect()
    }

    /// The seat number, the wager and the net in cents of every line, in order of settlement.
    pub fn nets(&self) -> Vec<(usize, Wager, i64)> {
        self.lines().into_iter().map(|(seat, wager, net, _)| (seat, wager, net)).collect()
    }

    pub fn stacks(&self) -> Vec<u64> {
        self.game.stacks().as_slice().iter().map(|chips| chips.get()).collect()
    }

    /// The events that cite a clause.
    pub fn citing(&self, id: &str) -> Vec<&Event> {
        self.events.iter().filter(|event| ids(event.clauses()).contains(&id)).collect()
    }

    pub fn seen_by(&self, viewer: Viewer) -> String {
        let seen = self.events.iter().filter_map(|event| self.game.see(event, viewer));
        seen.map(|seen| serde_json::to_string(&seen).unwrap() + "\n").collect()
    }
}
