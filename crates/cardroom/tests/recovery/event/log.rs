//! An event's log as a client downloads it, and the facts in it, derived independently of the program.

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The facts of an event, keyed by subject. The subject `card 7-1 stop 3`, for example, has as its value the card, the
/// time, and `true` if the on-screen wheel drew the card.
pub type Facts = BTreeMap<String, Value>;

/// A log, read entry by entry. The rules of the event are not applied: an entry may only add facts that do not exist
/// yet, or remove one that does.
#[derive(Default)]
pub struct EventLog {
    /// The hash of every entry, oldest first.
    pub hashes: Vec<String>,
    pub facts: Facts,
    /// The idempotency keys of the requests that created entries.
    pub keys: BTreeSet<String>,
    /// Every card that was ever stamped, including void ones: its subject and its text.
    pub drawn: BTreeSet<(String, String)>,
    /// The refused cards that wait for the organiser's decision: their subject and their text.
    pub conflicts: BTreeSet<(String, String)>,
    hands: BTreeMap<u64, u64>,
}

/// The subject of a card.
pub fn card_at(hand: &str, stop: usize) -> String {
    format!("card {hand} stop {stop}")
}

/// The subject of an extra card.
pub fn extra_of(hand: &str) -> String {
    format!("card {hand} extra")
}

/// The facts that a registration request with this key adds.
pub fn registration(key: &str, participant: u64, rides: bool, hands: u64) -> Vec<(String, Value)> {
    let mut facts = vec![
        (format!("registered by {key}"), json!(participant)),
        (format!("participant {participant}"), json!(rides)),
        (format!("described {participant}"), json!("initials")),
    ];
    facts.extend((1..=hands).map(|number| (format!("hand {participant}-{number}"), json!(true))));
    facts
}

impl EventLog {
    /// Reads the file of an event.
    ///
    /// # Errors
    /// If an entry is missing, duplicated or of an unexpected kind, or the file has no end.
    pub fn read(file: &str) -> Result<EventLog, String> {
        let mut log = EventLog::default();
        let mut end = None;
        for line in file.lines() {
            let line: Value = serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))?;
            match &line["entry"] {
                Value::Null => end = line.get("end").map(|end| end["entries"].clone()).or(end),
                entry => log.add(entry)?,
            }
        }
        let entries = log.hashes.len();
        (end == Some(json!(entries)))
            .then_some(log)
            .ok_or_else(|| format!("{entries} entries, and the file ends with {end:?}"))
    }

    fn add(&mut self, entry: &Value) -> Result<(), String> {
        let next = self.hashes.len() as u64 + 1;
        if entry["seq"] != next {
            return Err(format!("entry {next} is missing, instead there is {entry}"));
        }
        self.hashes.push(entry["hash"].as_str().unwrap_or_default().to_owned());
        let body: Value = serde_json::from_str(entry["body"].as_str().unwrap_or_default())
            .map_err(|error| format!("{entry}: {error}"))?;
        let (entry, change) = (&body["entry"], &body["entry"]["change"]);
        let key = entry["request"].as_str();
        if let Some(key) = key
            && !self.keys.insert(key.to_owned())
        {
            return Err(format!("the request {key} was made twice: {entry}"));
        }
        match change["kind"].as_str().unwrap_or_default() {
            "created" | "opened" | "link_made" | "joined" | "ended" => Ok(()),
            "described" => {
                self.make(format!("described {}", change["participant"]), change["shown_as"].clone())
            }
            "acted" => self.act(&change["action"], change["screen"] == true, key),
            "money" => self.money(&change["entry"]),
            "conflicted" => {
                let conflict = &change["conflict"]["other_card"];
                let subject = card_of(conflict);
                self.conflicts.insert((subject, text(&conflict["typed"])));
                Ok(())
            }
            _ => Err(format!("nobody made this entry: {entry}")),
        }
    }

    fn act(&mut self, action: &Value, screen: bool, key: Option<&str>) -> Result<(), String> {
        let (kind, with) = match action.as_object().and_then(|action| action.iter().next()) {
            Some((kind, with)) => (kind.as_str(), with),
            None => (action.as_str().unwrap_or_default(), action),
        };
        let hand = text(&with["hand"]);
        let stamp = |card: &Value| json!([card, with["at"], screen]);
        match kind {
            "register" => self.register(with, key),
            "add_hand" => self.add_hand(&with["participant"]),
            "stamp" => {
                let stop = with["stop"].as_u64().unwrap_or(0) as usize;
                self.draw(card_at(&hand, stop), stamp(&with["card"]))
            }
            "spin_all" => {
                let cards = with["cards"].as_array().into_iter().flatten();
                (1..).zip(cards).try_for_each(|(stop, card)| self.draw(card_at(&hand, stop), stamp(card)))
            }
            "extra" => self.draw(extra_of(&hand), stamp(&with["card"])),
            "void" => self.remove(&card_of(with)),
            "arrive" => self.make(format!("arrived {}", with["participant"]), with["at"].clone()),
            "turn_in" => self.make(format!("turned in {hand}"), with["at"].clone()),
            "pay" => self.make(format!("fee {hand}"), json!(true)),
            "close" => self.make("closed".to_owned(), json!(true)),
            _ => Err(format!("nobody made this entry: {action}")),
        }
    }

    fn register(&mut self, with: &Value, key: Option<&str>) -> Result<(), String> {
        let number = &with["participant"];
        let key = key.ok_or_else(|| format!("a registration without its key: {with}"))?;
        self.make(format!("registered by {key}"), number.clone())?;
        self.make(format!("participant {number}"), with["rides"].clone())?;
        self.add_hand(number)
    }

    fn add_hand(&mut self, participant: &Value) -> Result<(), String> {
        let hands = self.hands.entry(participant.as_u64().unwrap_or(0)).or_default();
        *hands += 1;
        let subject = format!("hand {participant}-{hands}");
        self.make(subject, json!(true))
    }

    fn money(&mut self, entry: &Value) -> Result<(), String> {
        if entry.get("till_opened").is_some() {
            return Ok(());
        }
        let paid = entry.get("paid").ok_or_else(|| format!("nobody made this entry: {entry}"))?;
        let subject = format!("paid {} {}", text(&paid["hand"]), text(&paid["item"]));
        self.make(subject, json!([paid["cents"], paid["method"], paid["till"]]))
    }

    fn draw(&mut self, subject: String, stamp: Value) -> Result<(), String> {
        self.drawn.insert((subject.clone(), text(&stamp[0])));
        self.make(subject, stamp)
    }

    fn make(&mut self, subject: String, fact: Value) -> Result<(), String> {
        match self.facts.insert(subject.clone(), fact) {
            None => Ok(()),
            Some(before) => Err(format!("{subject} is in the log twice, first as {before}")),
        }
    }

    fn remove(&mut self, subject: &str) -> Result<(), String> {
        self.facts.remove(subject).map(|_| ()).ok_or_else(|| format!("{subject} is void, but never was"))
    }
}

/// The subject of the card that the fields `hand` and `mark` of an object identify.
fn card_of(place: &Value) -> String {
    let hand = text(&place["hand"]);
    match place["mark"]["stop"].as_u64() {
        Some(stop) => card_at(&hand, stop as usize),
        None => extra_of(&hand),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Describes the first difference between two sets of facts, if any.
pub fn difference(expected: &Facts, found: &Facts) -> Option<String> {
    let subjects: BTreeSet<&String> = expected.keys().chain(found.keys()).collect();
    let different = subjects.into_iter().find(|&subject| expected.get(subject) != found.get(subject));
    different.map(|subject| {
        format!("{subject}: expected {:?}, found {:?}", expected.get(subject), found.get(subject))
    })
}
