//! Probabilities of poker-run hands, and odds of winning the prizes.
//!
//! `request.rs` is the request; `hand_value.rs` has the value of an extra card and of a second hand.

mod hand_value;
mod request;

pub(crate) use hand_value::too_many_prizes;
pub use hand_value::{Expected, ExtraReply, FinalStrengths, Gain, HandValueReply};
pub use request::Request;

use crate::{Code, RequestError, Schemas, by_category};
use cards::eval::{Category, FiveOfAKind};
use games::clause::ids;
use games::poker_run::{Clause, ExtraCard, Rules, Settings};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strategy::odds::poker_run::{self as odds, Distribution, Spins};

/// The number of hands by category, and with `--hands` the odds of winning the prizes.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// Number of cards in a hand.
    pub spins: u8,
    /// Number of possible hands: sequences of spins, or sets of cards if no card repeats.
    pub total: u64,
    /// Number of hands by category, the highest first.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub categories: Vec<(Category, u64)>,
    /// Odds of winning the prizes, if a number of hands is given.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Prizes>,
    /// Result of `--hand`, the value of an extra card and of a second hand; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandValueReply>,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// Description of how the cards are drawn.
    #[serde(skip)]
    pub drawn: &'static str,
}

/// Odds of winning each of the prizes.
#[derive(Serialize, JsonSchema)]
pub struct Prizes {
    /// Number of hands in the event.
    pub hands: u32,
    /// The prizes of the first three places; fewer if there are fewer hands.
    pub prizes: Vec<Prize>,
    /// The prize for the low hand, with its place counted from the lowest hand, if the settings have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<Prize>,
}

/// Odds of winning one prize, by category.
#[derive(Serialize, JsonSchema)]
pub struct Prize {
    /// Place that wins the prize, counted from 1.
    pub place: u32,
    /// Probability that several hands tie for the place, and share its prize or spin for it.
    pub tied: f64,
    /// Probability that a hand of each category takes the place.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, f64>")]
    pub taken_by: Vec<(Category, f64)>,
    /// Expected share of the prize for a hand of each category, from 0 to 1.
    #[serde(serialize_with = "by_category")]
    #[schemars(with = "BTreeMap<String, f64>")]
    pub expected: Vec<(Category, f64)>,
}

/// The JSON Schema of the reply. Requests have none.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

/// Counts the hands of the wheel and, if requested, calculates the odds of the prizes and the value of a
/// hand.
///
/// # Errors
/// If the settings are invalid, six cards are requested although the settings allow no extra card, the cards
/// of the hand cannot be parsed or are impossible, or there are too many prizes.
pub fn answer(request: &Request<'_>, settings: &Settings) -> Result<Reply, RequestError> {
    let rules = Rules::new(settings)?;
    let spins = checked(request.spins, settings)?;
    let counted = Distribution::of(spins, &rules);
    let above = rules.fives() == FiveOfAKind::AboveRoyalFlush;
    let ranked = |category: Category| category != Category::FiveOfAKind || above;
    let prizes =
        request.hands.map(|hands| Prizes::new(&odds::Prizes::for_hands(hands, &counted), &rules, ranked));
    let hand = hand_value::hand_value(request, spins, &rules, &ranked)?;
    let categories = Category::ALL.into_iter().rev().filter(|&category| ranked(category));
    Ok(Reply {
        spins: spins.count(),
        total: counted.total(),
        categories: categories.map(|category| (category, counted.count(category))).collect(),
        clauses: clauses(spins, [prizes.is_some(), hand.is_some(), rules.low_hand().is_some()]),
        prizes,
        hand,
        drawn: if rules.repeats() { "from the wheel" } else { "from a pack" },
    })
}

/// Refuses six cards if the rules do not allow the sixth, which is the extra card.
fn checked(spins: Spins, settings: &Settings) -> Result<Spins, RequestError> {
    if spins == Spins::Six && settings.extra_card == Some(ExtraCard::None) {
        let message = "the sixth card is the extra card, and extra_card is none: ask for 5";
        let error = RequestError::new(Code::NoExtraCard, message).citing(&[Clause::Rule3, Clause::Pr4]);
        return Err(error.in_field("spins"));
    }
    Ok(spins)
}

impl Prizes {
    fn new(prizes: &odds::Prizes, rules: &Rules, ranked: impl Fn(Category) -> bool) -> Prizes {
        let kept = |chances: &[(Category, f64)]| {
            chances.iter().copied().filter(|&(category, _)| ranked(category)).collect()
        };
        let prize = |place: &odds::PlaceOdds| Prize {
            place: place.place,
            tied: place.tied,
            taken_by: kept(&place.taken_by),
            expected: kept(&place.expected),
        };
        Prizes {
            hands: prizes.hands,
            prizes: prizes.places.iter().map(prize).collect(),
            low_hand: rules.low_hand().map(|_| prize(&prizes.low)),
        }
    }
}

fn clauses(spins: Spins, [prizes, hand, low]: [bool; 3]) -> Vec<&'static str> {
    let six = hand || spins == Spins::Six;
    let all = [
        (true, Clause::Rule1),
        (six, Clause::Rule3),
        (prizes, Clause::Rule5),
        (six, Clause::FiveOnly),
        (true, Clause::Pr1),
        (true, Clause::Pr2),
        (true, Clause::Pr3),
        (six, Clause::Pr4),
        (hand, Clause::Pr8),
        (prizes, Clause::Pr9),
        (prizes && low, Clause::Pr18),
    ];
    let applying = all.into_iter().filter(|(applies, _)| *applies).map(|(_, clause)| clause);
    ids(applying.collect::<Vec<_>>())
}
