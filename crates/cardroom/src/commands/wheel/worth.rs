//! What an extra card and a second hand are worth to somebody with some cards.

use super::Args;
use crate::commands::rank::read_cards;
use crate::wire::Refused;
use crate::wire::reply::by_category;
use cards::Card;
use cards::eval::Category;
use games::clause::ids;
use games::poker_run::{Reason, Rules, STOPS};
use games::{Chips, Shown};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strategy::odds::poker_run::{Distribution, Extra, MOST_PRIZES, Others, PLACES, Spins, Worth};

/// What an extra card and a second hand are worth.
#[derive(Serialize, JsonSchema)]
pub struct WorthReply {
    /// The cards of the hand.
    pub cards: Vec<Shown>,
    /// What the hand becomes without an extra card, where stops are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// What it becomes with the extra card, where the settings give one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_card: Option<ExtraReply>,
    /// Among some hands: the part of each prize that the hand can expect as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
    /// Among some hands: what the hand and a second one of the participant can expect together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_hand: Option<Gain>,
}

/// What a hand becomes.
#[derive(Serialize, JsonSchema)]
pub struct Ends {
    /// In how many ways.
    pub total: u64,
    /// In how many of them it has each category, the highest first.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub categories: Vec<(Category, u64)>,
}

/// A hand with the extra card.
#[derive(Serialize, JsonSchema)]
pub struct ExtraReply {
    #[serde(flatten)]
    pub ends: Ends,
    /// In how many of these ways it is better than the first five cards, where the hand has five.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub improves: Option<u64>,
    /// Among some hands: what it can expect.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub gain: Option<Gain>,
}

/// What can be expected of the prizes.
#[derive(Serialize, JsonSchema)]
pub struct Expected {
    /// The part of each prize, ties shared; where ties spin off, the chance of it. 1 is the whole.
    pub chances: Vec<f64>,
    /// Of all prizes, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cents: Option<f64>,
}

/// What is gained, and what it costs.
#[derive(Serialize, JsonSchema)]
pub struct Gain {
    #[serde(flatten)]
    pub expected: Expected,
    /// How much of each prize more than of the hand as it is.
    pub gained: Vec<f64>,
    /// The same of all prizes, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gained_cents: Option<f64>,
    /// What it costs, in cents.
    pub price: Chips,
}

/// Works out what the cards of `--hand` are worth; nothing where there are none.
///
/// # Errors
/// A hand that cannot be.
pub fn worth(
    args: &Args,
    others: Spins,
    rules: &Rules,
    ranked: &dyn Fn(Category) -> bool,
) -> Result<Option<WorthReply>, Refused> {
    let Some(text) = &args.hand else { return Ok(None) };
    let cards = read(text)?;
    let prizes = if args.prizes.is_empty() { PLACES as usize } else { args.prizes.len() };
    if prizes > MOST_PRIZES {
        let message =
            format!("--prizes: {prizes} prizes; chances are worked out for the first {MOST_PRIZES}");
        return Err(Refused::new("too_many_prizes", message).citing(&["poker-run/5", "PR-9"]));
    }
    let among = Others { hands: args.hands.map_or(0, |hands| hands - 1), spins: others };
    let found = Worth::of(&cards, among, prizes, rules).map_err(|reason| not_ranked(text, reason))?;
    let money = Money { prizes: &args.prizes, among: args.hands.is_some(), before: &found.as_it_is };
    Ok(Some(WorthReply {
        ends: (cards.len() < STOPS).then(|| Ends::new(&found.ends, ranked)),
        extra_card: found.extra.as_ref().map(|extra| ExtraReply::new(extra, &money, rules, ranked)),
        expected: money.among.then(|| money.expected(&found.as_it_is)),
        second_hand: money.gain(&found.second, rules.hand_price()),
        cards: cards.into_iter().map(Shown).collect(),
    }))
}

fn read(text: &str) -> Result<Vec<Card>, Refused> {
    let cards = read_cards(&[text.to_owned()]).map_err(|refused| refused.at("--hand"))?;
    if cards.len() <= STOPS {
        return Ok(cards);
    }
    let message = format!(
        "--hand: {} cards: give those of the stops, {STOPS} at most, without an extra card",
        cards.len()
    );
    Err(Refused::new("too_many_cards", message).citing(&["PR-4", "PR-11"]))
}

fn not_ranked(text: &str, reason: Reason) -> Refused {
    let message = format!("--hand {text:?}: {}", reason.text());
    Refused::new("cards", message).citing(&ids(reason.clauses()))
}

impl Ends {
    fn new(ends: &Distribution, ranked: &dyn Fn(Category) -> bool) -> Ends {
        let categories = Category::ALL.into_iter().rev().filter(|&category| ranked(category));
        let count = |category| (category, ends.count(category));
        Ends { total: ends.total(), categories: categories.map(count).collect() }
    }
}

impl ExtraReply {
    fn new(extra: &Extra, money: &Money<'_>, rules: &Rules, ranked: &dyn Fn(Category) -> bool) -> ExtraReply {
        ExtraReply {
            ends: Ends::new(&extra.ends, ranked),
            improves: extra.improves,
            gain: money.gain(&extra.expected, rules.extra_price()),
        }
    }
}

/// What is at stake.
struct Money<'a> {
    /// In cents; none where they are not told.
    prizes: &'a [u64],
    /// Whether there are other hands.
    among: bool,
    /// What the hand can expect as it is.
    before: &'a [f64],
}

impl Money<'_> {
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
