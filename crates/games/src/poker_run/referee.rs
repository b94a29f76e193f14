//! Settlement of a poker run with real cards: the standings and the unranked hands, each with its clauses.

use super::clause::Clause;
use super::plan::validate_prizes;
use super::prize::fixed;
use super::settle::settle;
use super::standings::{FinishedHand, standings};
use super::takings::{Takings, all_prizes, amounts};
use super::{Account, Prize, Rules, RulesError, Settings, SetupError, Standing, Time, Unranked};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::face::Shown;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of hands in a request.
const MAX_HANDS: usize = 100_000;

/// The hands of an event as they were turned in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Request {
    /// All hands.
    pub hands: Vec<HandRequest>,
    /// The deadline, which is the last second that is on time; that of the rules if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Time>,
    /// The prizes, place 1 first: cents, or shares of the takings.
    #[serde(default)]
    pub prizes: Vec<Prize>,
    /// The takings, in cents; required if a prize is a share, and for the account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takings: Option<Chips>,
    /// The settings; the caller's defaults if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Settings>,
}

/// One hand, as it was turned in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandRequest {
    /// The hand's id, such as `7-1`; unique within the request.
    pub id: String,
    /// The participant's name or number, the same text for all of their hands.
    pub participant: String,
    /// The cards from the stops, then the extra card if there is one.
    pub cards: Vec<Shown>,
    /// `true` if every stop was visited.
    pub route_complete: bool,
    /// The participant's arrival at the finish, the same for all of their hands. If omitted, the arrival given with
    /// another hand of the participant applies; if omitted for all, the time at which the first of them was turned
    /// in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrived: Option<Time>,
    /// The time at which the hand was turned in.
    pub turned_in: Time,
    /// The cards that the hand spun to break ties, one per round, if `ties` is `spin_off`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spin_off: Vec<Shown>,
}

/// The standings, the unranked hands and the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reply {
    /// The ranked hands by place; tied hands by turn-in time, then id.
    pub standings: Vec<Standing<String>>,
    /// The unranked hands, by id.
    pub unranked: Vec<Unranked<String>>,
    /// The use of the takings, if they were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Account>,
}

/// The reason the hands cannot be refereed. `place` and `other` are indices into the list of hands, counted from 0; the
/// messages count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum RefereeError {
    #[error("rules: {0}")]
    #[strum(transparent)]
    Rules(#[from] RulesError),
    #[error("{0}")]
    #[strum(transparent)]
    Prizes(#[from] SetupError),
    #[error("hands: {0} hands, at most {MAX_HANDS}")]
    TooManyHands(usize),
    #[error("deadline: {deadline}, and rules.deadline says {rules}: give one of them")]
    TwoDeadlines { deadline: Time, rules: Time },
    #[error("takings: a prize is a share of the takings: give the takings, in cents")]
    NoTakings,
    #[error("takings: takings and prizes come to more than 2^53 − 1 cents")]
    TooMuchMoney,
    #[error("hands[{}].id: {id:?} is the id of an earlier hand too: give each its own", .place + 1)]
    SameId { place: usize, id: String },
    #[error("hands[{}].arrived: {participant:?} arrived at {found} here and at {earlier} in hands[{}]: a participant arrives once, give one time", .place + 1, .other + 1)]
    TwoArrivals { place: usize, other: usize, participant: String, found: Time, earlier: Time },
    #[error("hands[{}].turned_in: {turned_in} is before {arrived}, when the participant arrived: correct one of them", .place + 1)]
    TurnedInFirst { place: usize, turned_in: Time, arrived: Time },
    #[error("hands[{}].participant: {participant:?} has more hands than hands_limit, {limit}: leave this one out", .place + 1)]
    HandsLimit { place: usize, participant: String, limit: u32 },
    #[error("hands[{}].spin_off: hand {id:?} is tied for a prize: add the card that it spun next", .place + 1)]
    SpinOffMissing { place: usize, id: String },
    #[error("hands[{}].spin_off: the number of cards that hand {id:?} had to spin is {needed}, not {found}", .place + 1)]
    SpinOffTooLong { place: usize, id: String, needed: usize, found: usize },
}

impl GameErrorEnum for RefereeError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        use Clause::*;
        let own: &'static [Clause] = match self {
            RefereeError::Rules(error) => return error.clauses(),
            RefereeError::Prizes(error) => return error.clauses(),
            RefereeError::TooManyHands(_) => &[Pr15],
            RefereeError::TwoDeadlines { .. } => &[Rule4, Pr6],
            RefereeError::NoTakings => &[Rule5, Pr9],
            RefereeError::TooMuchMoney => &[Rule5, All2],
            RefereeError::SameId { .. } => &[Rule1, Pr15],
            RefereeError::TwoArrivals { .. } => &[Rule4, Pr6, Pr12],
            RefereeError::TurnedInFirst { .. } => &[Pr12],
            RefereeError::HandsLimit { .. } => &[Rule1, Pr8],
            RefereeError::SpinOffMissing { .. } | RefereeError::SpinOffTooLong { .. } => &[Pr9, Pr16],
        };
        Cow::Borrowed(own)
    }
}

/// Ranks the hands and awards the prizes, under the settings in the request, or under `given` if it has none.
///
/// # Errors
/// The first [`RefereeError`] found. A hand that cannot be ranked is not an error.
pub fn referee(request: &Request, given: &Settings) -> Result<Reply, RefereeError> {
    let rules = rules(request, given)?;
    let takings = request.takings;
    check_money(&request.prizes, takings, &rules)?;
    check_hands(&request.hands, rules.hands_limit)?;
    let arrivals = arrivals(&request.hands)?;
    let mut order: Vec<usize> = (0..request.hands.len()).collect();
    order.sort_unstable_by(|&a, &b| by_id(&request.hands[a].id, &request.hands[b].id));
    let hands = finished(&request.hands, &order, &arrivals);
    let standings = standings(&hands, &rules, request.prizes.len());
    let named = |hand: usize| (order[hand], request.hands[order[hand]].id.clone());
    if let Some((place, id)) = standings.to_spin.first().map(|&hand| named(hand)) {
        return Err(RefereeError::SpinOffMissing { place, id });
    }
    let needed: BTreeMap<usize, usize> =
        standings.ranked.iter().map(|ranked| (ranked.hand, ranked.rounds)).collect();
    for (hand, found) in hands.iter().map(|hand| hand.spun.len()).enumerate() {
        let needed = needed.get(&hand).copied().unwrap_or(0);
        if found > needed {
            let (place, id) = named(hand);
            return Err(RefereeError::SpinOffTooLong { place, id, needed, found });
        }
    }
    let ids: Vec<String> = order.iter().map(|&place| request.hands[place].id.clone()).collect();
    let counted = Takings::fixed(takings.unwrap_or_default());
    let settlement = settle(&hands, &ids, &standings, &rules, &request.prizes, counted);
    let account = takings.map(|_| settlement.account);
    Ok(Reply { standings: settlement.standings, unranked: settlement.unranked, account })
}

fn rules(request: &Request, given: &Settings) -> Result<Rules, RefereeError> {
    let mut settings = request.rules.as_ref().unwrap_or(given).clone();
    match (request.deadline, settings.deadline) {
        (Some(deadline), Some(rules)) if deadline != rules => {
            return Err(RefereeError::TwoDeadlines { deadline, rules });
        }
        (deadline, own) => settings.deadline = deadline.or(own),
    }
    Ok(Rules::new(&settings)?)
}

/// The prize of each place in cents, place 1 first.
///
/// # Errors
/// [`RefereeError::Prizes`] if there are too many prizes, or if their shares or fixed amounts are too large;
/// [`RefereeError::NoTakings`] if one is a share and no takings are given; [`RefereeError::TooMuchMoney`] if takings
/// and fixed prizes exceed [`Chips::MAX`]. The checks include the low-hand prize.
pub fn announced(
    prizes: &[Prize],
    takings: Option<Chips>,
    rules: &Rules,
) -> Result<Vec<Chips>, RefereeError> {
    check_money(prizes, takings, rules)?;
    Ok(amounts(prizes, takings.unwrap_or_default()))
}

fn check_money(prizes: &[Prize], takings: Option<Chips>, rules: &Rules) -> Result<(), RefereeError> {
    validate_prizes(prizes, rules)?;
    let shares = all_prizes(prizes, rules).any(|prize| matches!(prize, Prize::Share(_)));
    if shares && takings.is_none() {
        return Err(RefereeError::NoTakings);
    }
    let all = fixed(all_prizes(prizes, rules)).and_then(|sum| sum.checked_add(takings.unwrap_or_default()));
    all.map(|_| ()).ok_or(RefereeError::TooMuchMoney)
}

fn check_hands(hands: &[HandRequest], limit: Option<u32>) -> Result<(), RefereeError> {
    if hands.len() > MAX_HANDS {
        return Err(RefereeError::TooManyHands(hands.len()));
    }
    let mut ids = BTreeSet::new();
    let mut counts = BTreeMap::<&str, u32>::new();
    for (place, hand) in hands.iter().enumerate() {
        if !ids.insert(&hand.id) {
            return Err(RefereeError::SameId { place, id: hand.id.clone() });
        }
        let count = counts.entry(&hand.participant).or_default();
        *count += 1;
        if let Some(limit) = limit.filter(|&limit| *count > limit) {
            return Err(RefereeError::HandsLimit { place, participant: hand.participant.clone(), limit });
        }
    }
    Ok(())
}

/// Each participant's arrival: the time given with any of their hands or, without one, the first turn-in (PR-6,
/// PR-12).
fn arrivals(hands: &[HandRequest]) -> Result<BTreeMap<&str, Time>, RefereeError> {
    let mut stated = BTreeMap::<&str, (usize, Time)>::new();
    for (place, hand) in hands.iter().enumerate() {
        let Some(found) = hand.arrived else { continue };
        let (other, earlier) = *stated.entry(&hand.participant).or_insert((place, found));
        if found != earlier {
            let participant = hand.participant.clone();
            return Err(RefereeError::TwoArrivals { place, other, participant, found, earlier });
        }
    }
    let mut arrivals: BTreeMap<&str, Time> =
        stated.into_iter().map(|(participant, (_, at))| (participant, at)).collect();
    for (place, hand) in hands.iter().enumerate() {
        if let Some(&arrived) = arrivals.get(hand.participant.as_str()).filter(|&&at| at > hand.turned_in) {
            return Err(RefereeError::TurnedInFirst { place, turned_in: hand.turned_in, arrived });
        }
    }
    for hand in hands {
        // A given arrival is never after a turn-in, so this only affects arrivals that were not given.
        let at = arrivals.entry(&hand.participant).or_insert(hand.turned_in);
        *at = hand.turned_in.min(*at);
    }
    Ok(arrivals)
}

/// The hands, ordered by id.
fn finished(hands: &[HandRequest], order: &[usize], arrivals: &BTreeMap<&str, Time>) -> Vec<FinishedHand> {
    let mut people = BTreeMap::<&str, usize>::new();
    let mut number = |name| {
        let next = people.len();
        *people.entry(name).or_insert(next)
    };
    let hands = order.iter().map(|&place| &hands[place]);
    hands
        .map(|hand| FinishedHand {
            participant: number(hand.participant.as_str()),
            cards: hand.cards.iter().map(|card| card.0).collect(),
            stop_missing: !hand.route_complete,
            arrived: arrivals.get(hand.participant.as_str()).copied(),
            turned_in: Some(hand.turned_in),
            spun: hand.spin_off.iter().map(|card| card.0).collect(),
            elsewhere: false,
        })
        .collect()
}

/// Natural ordering of ids: runs of digits compare as numbers, so that `7-2` comes before `7-10` and `10-1`
/// (PR-9).
fn by_id(one: &str, other: &str) -> Ordering {
    parts(one).cmp(&parts(other)).then_with(|| one.cmp(other))
}

/// Splits an id into runs of digits and single other characters. The leading zeros of a run are removed, and its
/// length comes first, so that runs compare as numbers.
fn parts(id: &str) -> Vec<(bool, usize, &str)> {
    let mut parts = Vec::new();
    let mut rest = id;
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (part, after) = rest.split_at(if digits > 0 { digits } else { first.len_utf8() });
        let number = part.trim_start_matches('0');
        parts.push(if digits > 0 { (false, number.len(), number) } else { (true, 0, part) });
        rest = after;
    }
    parts
}
