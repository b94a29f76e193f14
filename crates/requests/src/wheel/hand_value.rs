//! Value of an extra card and of a second hand for a player who already has some cards.

use super::request::Request;
use crate::{Code, RequestError, by_category, read_cards};
use cards::Card;
use cards::eval::Category;
use games::poker_run::{Clause, Reason, Rules, STOPS};
use games::{Chips, Shown};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strategy::odds::poker_run::{Distribution, ExtraCardValue, HandValue, MAX_PRIZES, Others, PLACES, Spins};

/// Value of an extra card and of a second hand.
#[derive(Serialize, JsonSchema)]
pub struct HandValueReply {
    /// The cards that the player has so far.
    pub cards: Vec<Shown>,
    /// Final strengths without an extra card, if stops are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<FinalStrengths>,
    /// Final strengths with the extra card, if the settings allow one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_card: Option<ExtraReply>,
    /// With `--hands`: expected share of each prize for the hand as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
    /// With `--hands`: expected prizes of the hand and of the participant's second hand together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_hand: Option<Gain>,
}

/// Final strengths of a hand, by category.
#[derive(Serialize, JsonSchema)]
pub struct FinalStrengths {
    /// Number of ways to complete the hand.
    pub total: u64,
    /// Number of ways to reach each category, the highest category first.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub categories: Vec<(Category, u64)>,
}

/// A hand with the extra card.
#[derive(Serialize, JsonSchema)]
pub struct ExtraReply {
    /// Final strengths with the extra card.
    #[serde(flatten)]
    pub ends: FinalStrengths,
    /// Number of extra cards with which the hand improves on its first five cards, if it has five.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub improves: Option<u64>,
    /// With `--hands`: expected prizes with the extra card, and the gain.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub gain: Option<Gain>,
}

/// Expected share of each prize, and expected winnings from all of them.
#[derive(Serialize, JsonSchema)]
pub struct Expected {
    /// Expected share of each prize, from 0 to 1, if ties share the prize; the probability of winning the
    /// prize if ties are broken by a spin-off.
    pub chances: Vec<f64>,
    /// Expected winnings from all prizes, in cents; omitted without amounts of prizes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cents: Option<f64>,
}

/// Expected prizes with an extra card or a second hand, the gain and its price.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct Gain {
    /// Expected prizes with the extra card or second hand.
    #[serde(flatten)]
    pub expected: Expected,
    /// Gain in the expected share of each prize over the hand as it is.
    pub gained: Vec<f64>,
    /// Gain in the expected winnings, in cents; omitted without amounts of prizes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gained_cents: Option<f64>,
    /// Price of the extra card or second hand, in cents.
    pub price: Chips,
}

/// Calculates the value of the hand given with `--hand`; `None` if there is none.
///
/// # Errors
/// If the cards cannot be parsed, there are more than [`STOPS`] of them, a card is repeated although the rules do not
/// allow it, or there are more than [`MAX_PRIZES`] prizes.
pub fn hand_value(
    request: &Request<'_>,
    others: Spins,
    rules: &Rules,
    ranked: &dyn Fn(Category) -> bool,
) -> Result<Option<HandValueReply>, RequestError> {
    let Some(text) = request.hand else { return Ok(None) };
    let cards = read(text)?;
    let prizes = if request.prizes.is_empty() { PLACES as usize } else { request.prizes.len() };
    if prizes > MAX_PRIZES {
        return Err(too_many_prizes(prizes));
    }
    let among = Others { hands: request.hands.map_or(0, |hands| hands - 1), spins: others };
    let found = HandValue::of(&cards, among, prizes, rules).map_err(|reason| not_ranked(text, reason))?;
    let money =
        PrizeMoney { prizes: request.prizes, among: request.hands.is_some(), before: &found.as_it_is };
    Ok(Some(HandValueReply {
        ends: (cards.len() < STOPS).then(|| FinalStrengths::new(&found.ends, ranked)),
        extra_card: found.extra.as_ref().map(|extra| ExtraReply::new(extra, &money, rules, ranked)),
        expected: money.among.then(|| money.expected(&found.as_it_is)),
        second_hand: money.gain(&found.second, rules.hand_price()),
        cards: cards.into_iter().map(Shown).collect(),
    }))
}

/// Error for more prizes than expected shares are calculated for.
pub fn too_many_prizes(prizes: usize) -> RequestError {
    let message =
        format!("{prizes} prizes; chances are worked out for the first {MAX_PRIZES}: leave the others out");
    RequestError::new(Code::TooManyPrizes, message).citing(&[Clause::Rule5, Clause::Pr9]).in_field("prizes")
}

fn read(text: &str) -> Result<Vec<Card>, RequestError> {
    let cards = read_cards(text).map_err(|error| error.in_field("hand"))?;
    if cards.len() <= STOPS {
        return Ok(cards);
    }
    let message =
        format!("{} cards: give those of the stops, {STOPS} at most, without an extra card", cards.len());
    Err(RequestError::new(Code::TooManyCards, message).citing(&[Clause::Pr4, Clause::Pr11]).in_field("hand"))
}

fn not_ranked(text: &str, reason: Reason) -> RequestError {
    let message = format!("{text:?}: {}", reason.text());
    RequestError::new(Code::Cards, message).citing(reason.clauses()).in_field("hand")
}

impl FinalStrengths {
    fn new(ends: &Distribution, ranked: &dyn Fn(Category) -> bool) -> FinalStrengths {
        let categories = Category::ALL.into_iter().rev().filter(|&category| ranked(category));
        let count = |category| (category, ends.count(category));
        FinalStrengths { total: ends.total(), categories: categories.map(count).collect() }
    }
}

impl ExtraReply {
    fn new(
        extra: &ExtraCardValue,
        money: &PrizeMoney<'_>,
        rules: &Rules,
        ranked: &dyn Fn(Category) -> bool,
    ) -> ExtraReply {
        ExtraReply {
            ends: FinalStrengths::new(&extra.ends, ranked),
            improves: extra.improves,
            gain: money.gain(&extra.expected, rules.extra_price()),
        }
    }
}

/// The prizes, and the baseline for the gain.
struct PrizeMoney<'a> {
    /// Prizes in cents; empty if no amounts are given.
    prizes: &'a [u64],
    /// `true` if a number of hands is given.
    among: bool,
    /// Expected share of each prize for the hand as it is.
    before: &'a [f64],
}

impl PrizeMoney<'_> {
    fn cents(&self, parts: &[f64]) -> Option<f64> {
        let sum = parts.iter().zip(self.prizes).map(|(part, &prize)| part * prize as f64).sum();
        (!self.prizes.is_empty()).then_some(sum)
    }

    fn expected(&self, parts: &[f64]) -> Expected {
        Expected { chances: parts.to_vec(), cents: self.cents(parts) }
    }

    fn gain(&self, after: &[f64], price: Chips) -> Option<Gain> {
        let gained: Vec<f64> = after.iter().zip(self.before).map(|(after, before)| after - before).collect();
        let gain =
            || Gain { expected: self.expected(after), gained_cents: self.cents(&gained), gained, price };
        self.among.then(gain)
    }
}
