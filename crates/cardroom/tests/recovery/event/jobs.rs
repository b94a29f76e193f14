//! The work of each desk: registration, a stop, or the finish. The next request depends on the facts reported to all
//! phones.

use super::log::{card_at, extra_of};
use super::phone::Phone;
use super::reported::{Hand, ReportedFacts};
use super::request::{Effect, Request};
use serde_json::{Value, json};

/// Number of hands not yet turned in at which registration pauses.
const ON_THE_WAY: usize = 20;
/// Denominator of the fraction of a desk's requests that must be refused.
const WRONG: u32 = 8;
/// Price of a hand, in cents.
pub const HAND_PRICE: u64 = 1000;
/// Price of an extra card, in cents.
pub const EXTRA_PRICE: u64 = 500;

/// Time of day at each stop, in order. All hands have the same time at a stop, so the requests are valid in any order.
const AT_STOP: [&str; 5] = ["10:10:00", "10:20:00", "10:30:00", "10:40:00", "10:50:00"];
const ARRIVED: &str = "15:00:00";
const EXTRA: &str = "15:10:00";
const TURNED_IN: &str = "15:20:00";

/// A desk. The two registration desks share the participants: one has the even numbers, the other the odd ones.
#[derive(Clone, Copy)]
pub enum Desk {
    Registration(u64),
    Stop(usize),
    Finish,
}

impl Desk {
    /// The desks of an event.
    pub fn all() -> impl Iterator<Item = Desk> {
        [Desk::Registration(0), Desk::Registration(1), Desk::Finish]
            .into_iter()
            .chain((1..=5).map(Desk::Stop))
    }

    pub fn roles(self) -> Value {
        match self {
            Desk::Registration(_) => json!(["registration"]),
            Desk::Stop(stop) => json!([{ "stop": stop }]),
            Desk::Finish => json!(["finish"]),
        }
    }

    pub fn name(self) -> String {
        match self {
            Desk::Registration(number) => format!("Desk {number}"),
            Desk::Stop(stop) => format!("Stop {stop}"),
            Desk::Finish => "Finish".to_owned(),
        }
    }
}

/// Returns `true` if the cards of this hand are corrected: provided that the participant rides, every stop declares its
/// card void once and stamps another. Only the stop's own phone handles such a card.
fn is_corrected(hand: &Hand) -> bool {
    hand.participant.is_multiple_of(7)
}

impl Phone {
    /// The next request of the desk; `None` if it has no work.
    pub fn next_request(&mut self, reported: &ReportedFacts) -> Option<Request> {
        if self.rng.below(WRONG) == 0
            && let Some(wrong) = self.wrong_request(reported)
        {
            return Some(wrong);
        }
        match self.desk {
            Desk::Registration(number) => self.pay(reported, number).or_else(|| self.register(reported)),
            Desk::Stop(stop) => self.correct(reported, stop).or_else(|| self.stamp(reported, stop)),
            Desk::Finish => self.finish(reported),
        }
    }

    fn act(&mut self, action: Value, effect: Effect) -> Request {
        self.keyed("actions", json!({ "action": action }), effect)
    }

    fn keyed(&mut self, path: &'static str, body: Value, effect: Effect) -> Request {
        Request { path, body, key: Some(self.fresh_key()), effect }
    }

    fn register(&mut self, reported: &ReportedFacts) -> Option<Request> {
        if reported.hands.len() - reported.turned_in() >= ON_THE_WAY {
            return None;
        }
        let (rides, hands) = (self.rng.below(5) > 0, 1 + self.rng.below_u64(2));
        let body = json!({
            "name": format!("Rider of {}", self.desk.name()),
            "rides": rides,
            "hands": hands,
            "details": { "shown_as": "initials" },
        });
        Some(self.keyed("participants", body, Effect::Registers { rides, hands }))
    }

    fn pay(&mut self, reported: &ReportedFacts, number: u64) -> Option<Request> {
        let owes =
            |hand: &&Hand| hand.participant % 2 == number && !reported.has(&format!("fee {}", hand.id));
        let hand = &reported.hands.iter().find(owes)?.id;
        let (method, till) = if self.rng.below(3) == 0 { ("card", Value::Null) } else { ("cash", json!(1)) };
        let pay = json!({ "hand": hand, "item": "fee", "method": method, "till": till });
        let facts = vec![
            (format!("fee {hand}"), json!(true)),
            (format!("paid {hand} fee"), json!([HAND_PRICE, method, till])),
        ];
        Some(self.keyed("money", json!({ "money": { "pay": pay } }), Effect::Makes(facts)))
    }

    /// Stamps the next hand that the previous stop has stamped and this stop has not. The card comes from the on-screen
    /// wheel or from a physical one. At the first stop, a participant who does not ride gets all five cards.
    fn stamp(&mut self, reported: &ReportedFacts, stop: usize) -> Option<Request> {
        let waits = |hand: &&Hand| {
            (stop == 1 || hand.rides && reported.has(&card_at(&hand.id, stop - 1)))
                && !reported.has(&card_at(&hand.id, stop))
        };
        let hand = reported.hands.iter().find(waits)?;
        if !hand.rides {
            return Some(self.spin_all(&hand.id));
        }
        let (id, at) = (&hand.id, AT_STOP[stop - 1]);
        if self.rng.below(2) == 0 {
            let spin = json!({ "stop": { "hand": id, "stop": stop, "at": at } });
            return Some(spin_request(spin, vec![card_at(id, stop)], at));
        }
        let card = self.any_card();
        let made = vec![(card_at(id, stop), json!([card, at, false]))];
        let stamp = json!({ "stamp": { "hand": id, "stop": stop, "card": card, "at": at } });
        Some(self.act(stamp, Effect::Makes(made)))
    }

    /// Requests all five cards of a participant who does not ride.
    fn spin_all(&mut self, hand: &str) -> Request {
        let at = AT_STOP[0];
        let subjects: Vec<String> = (1..=5).map(|stop| card_at(hand, stop)).collect();
        if self.rng.below(2) == 0 {
            let spin = json!({ "all": { "hand": hand, "spins_at": "first_stop", "at": at } });
            return spin_request(spin, subjects, at);
        }
        let cards: Vec<String> = (1..=5).map(|_| self.any_card()).collect();
        let action =
            json!({ "spin_all": { "hand": hand, "spins_at": "first_stop", "cards": cards, "at": at } });
        let stamps = cards.iter().map(|card| json!([card, at, false]));
        self.act(action, Effect::Makes(subjects.into_iter().zip(stamps).collect()))
    }

    /// Declares the stop's card void, once for each hand that is corrected. A later request stamps the replacement.
    fn correct(&mut self, reported: &ReportedFacts, stop: usize) -> Option<Request> {
        let wrong = reported.hands.iter().filter(|hand| hand.rides && is_corrected(hand));
        let mut subjects = wrong.map(|hand| (hand, card_at(&hand.id, stop)));
        let (hand, subject) =
            subjects.find(|(_, subject)| reported.has(subject) && !self.done_once.contains(subject))?;
        self.done_once.insert(subject.clone());
        let void = json!({ "hand": hand.id, "mark": { "stop": stop }, "reason": "misread" });
        Some(self.act(json!({ "void": void }), Effect::Voids(subject)))
    }

    fn finish(&mut self, reported: &ReportedFacts) -> Option<Request> {
        if self.rng.below(4) == 0
            && let Some(again) = self.spin_again(reported)
        {
            return Some(again);
        }
        let all = &reported.hands;
        let is_open =
            |hand: &&Hand| !reported.has(&format!("turned in {}", hand.id)) && reported.is_complete(hand);
        let hand = all.iter().find(is_open)?;
        let (id, participant) = (&hand.id, hand.participant);
        let arrived = format!("arrived {participant}");
        if !reported.has(&arrived) {
            let arrive = json!({ "arrive": { "participant": participant, "at": ARRIVED } });
            return Some(self.act(arrive, Effect::Makes(vec![(arrived, json!(ARRIVED))])));
        }
        let extra = extra_of(id);
        if participant.is_multiple_of(3) && !is_corrected(hand) && !reported.has(&extra) {
            let spin = json!({ "extra": { "hand": id, "at": EXTRA } });
            return Some(spin_request(spin, vec![extra], EXTRA));
        }
        let turn_in = json!({ "turn_in": { "hand": id, "at": TURNED_IN } });
        Some(self.act(turn_in, Effect::Makes(vec![(format!("turned in {id}"), json!(TURNED_IN))])))
    }

    /// Spins at the finish for a card that a stop has already drawn; the response must contain that card.
    fn spin_again(&mut self, reported: &ReportedFacts) -> Option<Request> {
        let (hand, stop, _) = self.known_card(reported)?;
        let spin = json!({ "stop": { "hand": hand, "stop": stop, "at": "14:00:00" } });
        let body = json!({ "spin": spin });
        Some(Request { path: "spins", body, key: None, effect: Effect::Shows(card_at(&hand, stop)) })
    }

    /// A random card that no phone declares void: its hand, its stop and its text. `None` if no such card is reported
    /// for the random hand and stop.
    fn known_card(&mut self, reported: &ReportedFacts) -> Option<(String, usize, Value)> {
        let hand = reported.hands.get(self.rng.below_u64(reported.hands.len().max(1) as u64) as usize)?;
        let stop = 1 + self.rng.below(5) as usize;
        let card = reported.facts.get(&card_at(&hand.id, stop)).filter(|_| !is_corrected(hand))?;
        Some((hand.id.clone(), stop, card[0].clone()))
    }

    /// A request that must be refused: one for which the desk has no role, a second card for a stamp, or an unknown
    /// hand.
    fn wrong_request(&mut self, reported: &ReportedFacts) -> Option<Request> {
        let refused = |status, conflict| Effect::Refused { status, conflict };
        match self.desk {
            Desk::Registration(_) => {
                let arrive = json!({ "arrive": { "participant": reported.hands.first()?.participant, "at": ARRIVED } });
                Some(self.act(arrive, refused(403, None)))
            }
            Desk::Stop(stop) => {
                let stamped = reported.hands.iter().find(|hand| reported.has(&card_at(&hand.id, stop)))?;
                let (id, at) = (&stamped.id, AT_STOP[stop - 1]);
                let card = self.other_card(&reported.facts[&card_at(id, stop)][0]);
                let stamp = json!({ "stamp": { "hand": id, "stop": stop, "card": card, "at": at } });
                Some(self.act(stamp, refused(422, None)))
            }
            Desk::Finish => {
                let (hand, stop, known) = self.known_card(reported)?;
                let subject = card_at(&hand, stop);
                if !self.done_once.insert(subject.clone()) {
                    let turn_in = json!({ "turn_in": { "hand": "999999-1", "at": TURNED_IN } });
                    return Some(self.act(turn_in, refused(422, None)));
                }
                let card = self.other_card(&known);
                let stamp = json!({ "hand": hand, "stop": stop, "card": card, "at": AT_STOP[stop - 1] });
                Some(self.act(json!({ "stamp": stamp }), refused(422, Some((subject, card)))))
            }
        }
    }
}

fn spin_request(spin: Value, subjects: Vec<String>, at: &'static str) -> Request {
    Request {
        path: "spins",
        body: json!({ "spin": spin }),
        key: None,
        effect: Effect::Draws { subjects, at },
    }
}
