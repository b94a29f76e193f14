//! The expected prizes of every hand in a poker run in progress.

mod partition;
mod request;

pub use request::{HandRequest, Out, Request};

use crate::wheel::too_many_prizes;
use crate::{RequestError, Schemas, json};
use games::clause::ids;
use games::poker_run::referee::announced;
use games::poker_run::{Clause, Rules, Settings, Unranked};
use games::{Chips, Shown};
use partition::partition;
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::poker_run::{Chances, MAX_PRIZES, PLACES};

/// The expected prizes of every hand in an event.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct Reply {
    /// The prizes in cents, if amounts were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Vec<Chips>>,
    /// The hands that can be ranked, in the order of the request.
    pub hands: Vec<HandReply>,
    /// The hands that cannot be ranked, in the order of the request.
    pub unranked: Vec<Unranked<String>>,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The expected prizes of one hand.
#[derive(Serialize, JsonSchema)]
pub struct HandReply {
    /// The id of the hand.
    pub id: String,
    /// The cards of the hand so far.
    pub cards: Vec<Shown>,
    /// Number of cards to come.
    pub to_come: u8,
    /// Expected share of each prize, from 0 to 1, if ties share the prize; the probability of winning the
    /// prize if ties are broken by a spin-off. Starts with first place.
    pub chances: Vec<f64>,
    /// Expected share of the prize for the low hand, from 0 to 1; omitted if there is no such prize.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<f64>,
    /// Expected winnings in cents, including the prize for the low hand; omitted without prizes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<f64>,
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

/// Calculates the expected prizes of every hand of an event given in JSON, under the settings of the request, or under
/// `given` if it has none.
///
/// # Errors
/// If the input cannot be parsed, the settings are invalid, the prizes cannot be paid or are more than
/// [`MAX_PRIZES`], takings are needed and missing, there are too many hands, or the event is impossible.
pub fn answer(text: &str, given: &Settings) -> Result<Reply, RequestError> {
    let request: Request = json::read(text)?;
    let rules = Rules::new(request.rules.as_ref().unwrap_or(given))?;
    let prizes =
        request.prizes.as_ref().map(|prizes| announced(prizes, request.takings, &rules)).transpose()?;
    let count = prizes.as_ref().map_or(PLACES as usize, Vec::len);
    if count > MAX_PRIZES {
        return Err(too_many_prizes(count).at("prizes"));
    }
    let (ranked, unranked) = partition(&request.hands, &rules)?;
    let (places, hands): (Vec<usize>, Vec<_>) = ranked.into_iter().unzip();
    let chances = Chances::of(&hands, count, &rules);
    let low = rules.low_hand().map(|prize| prize.amount(request.takings.unwrap_or_default()));
    let reply = |(hand, &place): (usize, &usize)| {
        let mut reply = HandReply::new(&request.hands[place], chances.of_hand(hand), prizes.as_deref());
        reply.low_hand = chances.of_low_hand(hand);
        let won = low.zip(reply.low_hand).map_or(0.0, |(prize, part)| prize.get() as f64 * part);
        reply.expected = reply.expected.map(|expected| expected + won);
        reply
    };
    Ok(Reply {
        hands: places.iter().enumerate().map(reply).collect(),
        unranked,
        clauses: clauses(&rules),
        prizes,
    })
}

impl HandReply {
    fn new(hand: &HandRequest, chances: &[f64], prizes: Option<&[Chips]>) -> HandReply {
        let money = |prizes: &[Chips]| {
            chances.iter().zip(prizes).map(|(chance, prize)| chance * prize.get() as f64).sum()
        };
        HandReply {
            id: hand.id.clone(),
            cards: hand.cards.clone(),
            to_come: hand.to_come(),
            chances: chances.to_vec(),
            low_hand: None,
            expected: prizes.map(money),
        }
    }
}

fn clauses(rules: &Rules) -> Vec<&'static str> {
    use Clause::*;
    let mut clauses = vec![Rule1, Rule3, Rule5, Pr1, Pr2, Pr3, Pr4];
    clauses.extend(rules.best_hand_only().then_some(Pr8));
    clauses.push(Pr9);
    clauses.extend(rules.low_hand().map(|_| Pr18));
    ids(clauses)
}
