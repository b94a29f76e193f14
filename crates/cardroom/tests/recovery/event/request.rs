//! Requests of a phone, with the facts that each of them adds.

use super::log::{EventLog, Facts, registration};
use serde_json::{Value, json};

/// A request, which is sent until it is answered.
#[derive(Clone)]
pub struct Request {
    /// The path, relative to that of the event.
    pub path: &'static str,
    pub body: Value,
    /// The idempotency key; spins need none.
    pub key: Option<String>,
    pub effect: Effect,
}

/// The expected effect of a request.
#[derive(Clone)]
pub enum Effect {
    /// Registers a participant, whose number the room chooses.
    Registers { rides: bool, hands: u64 },
    /// Adds these facts.
    Makes(Vec<(String, Value)>),
    /// Draws the cards of these fields on the on-screen wheel, with this time.
    Draws { subjects: Vec<String>, at: &'static str },
    /// Declares the card of this field void.
    Voids(String),
    /// Returns the card that this field already has, drawn by another phone.
    Shows(String),
    /// Has no effect: the request is refused with this status. `conflict` is the field and the card that then await the
    /// organiser's decision, if any.
    Refused { status: u16, conflict: Option<(String, String)> },
}

impl Request {
    /// Returns `true` if a log contains the request.
    pub fn is_stored(&self, log: &EventLog) -> bool {
        match (&self.effect, &self.key) {
            (Effect::Draws { subjects, .. }, _) => log.facts.contains_key(&subjects[0]),
            (_, Some(key)) => log.keys.contains(key),
            (_, None) => false,
        }
    }

    /// Applies a request that is in the log, but was not acknowledged, to the facts. Values that the room chose are
    /// taken from the log.
    pub fn apply_stored(&self, log: &EventLog, facts: &mut Facts) {
        match &self.effect {
            Effect::Registers { .. } => {
                let chosen = &log.facts.get(&format!("registered by {}", self.key()));
                self.apply(&json!({ "participant": chosen }), facts);
            }
            Effect::Draws { subjects, .. } => {
                let card = |subject| log.facts.get(subject).map(|fact| fact[0].clone());
                let cards: Vec<Option<Value>> = subjects.iter().map(card).collect();
                self.apply(&json!({ "spun": { "cards": cards } }), facts);
            }
            _ => self.apply(&Value::Null, facts),
        }
    }

    /// Applies an acknowledged request to the facts.
    pub fn apply(&self, receipt: &Value, facts: &mut Facts) {
        match &self.effect {
            Effect::Registers { rides, hands } => {
                let number = receipt["participant"].as_u64().unwrap_or(0);
                facts.extend(registration(self.key(), number, *rides, *hands));
            }
            Effect::Makes(made) => facts.extend(made.iter().cloned()),
            Effect::Draws { subjects, at } => {
                let cards = receipt["spun"]["cards"].as_array().into_iter().flatten();
                let stamps = cards.map(|card| json!([card, at, true]));
                facts.extend(subjects.iter().cloned().zip(stamps));
            }
            Effect::Voids(subject) => drop(facts.remove(subject)),
            Effect::Shows(_) | Effect::Refused { .. } => {}
        }
    }

    /// Checks a response. `stored` is `true` if the log contained the request before it was sent.
    ///
    /// # Errors
    /// A description of the contradiction.
    pub fn check(&self, status: u16, answer: &Value, stored: bool, facts: &Facts) -> Result<(), String> {
        let wrong = |why: &str| Err(format!("{why}, stored before: {stored}: {} gave {answer}", self.body));
        if let Effect::Refused { status: expected, .. } = self.effect {
            return if status == expected { Ok(()) } else { wrong("it should be refused") };
        }
        if status != 200 {
            return wrong("it should be accepted");
        }
        let is_again = match &self.effect {
            Effect::Draws { .. } | Effect::Shows(_) => answer["spun"]["again"] == true,
            _ => answer["again"] == true,
        };
        match &self.effect {
            Effect::Shows(subject) => {
                let known = facts.get(subject).map(|fact| (&fact[0], &fact[1]));
                let shown = (&answer["spun"]["cards"][0], &answer["spun"]["at"]);
                if is_again && known == Some(shown) { Ok(()) } else { wrong("it is not the known card") }
            }
            Effect::Draws { subjects, .. }
                if answer["spun"]["cards"].as_array().map(Vec::len) != Some(subjects.len()) =>
            {
                wrong("it has another number of cards")
            }
            _ if is_again != stored => wrong("it was made twice, or got lost"),
            _ => Ok(()),
        }
    }

    /// The idempotency key; empty if there is none.
    pub fn key(&self) -> &str {
        self.key.as_deref().unwrap_or_default()
    }
}
