//! The best decision for a hand of High Card Flush, a raise or a fold, and its expected value.

use crate::rank::flush_error;
use crate::{RequestError, Schemas};
use cards::Card;
use cards::eval::flush::best_flush;
use games::Shown;
use games::clause::ids;
use games::high_card_flush::{Clause, Rules, Settings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strategy::odds::high_card_flush::{Dealer, Table};

/// The hand to decide on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The player's seven cards.
    pub cards: Vec<Shown>,
    /// The settings; those of `--rules` if omitted.
    #[serde(default)]
    pub rules: Option<Box<Settings>>,
}

/// The best decision for the hand, and its expected value.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// The decision with the higher expected value: a raise or a fold.
    pub best: Best,
    /// The raise in antes; 0 for a fold.
    pub raise: u8,
    /// Numerator of the expected value of the best decision for an ante of one, as a fraction in lowest terms.
    pub ev_numerator: String,
    /// The denominator of the expected value, above 0.
    pub ev_denominator: String,
    /// Expected value of the best decision, as a decimal number.
    pub ev: f64,
    /// Number of dealer hands by outcome: C(45, 7) in total.
    pub dealer: DealerHands,
    /// The rulings that the reply is based on.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// The hand's best flush.
    #[serde(skip)]
    pub hand: Hand,
    /// The best raise, even if a fold is better.
    #[serde(skip)]
    pub best_raise: BestRaise,
}

/// Expected value of a fold, in antes: a fold loses the ante.
pub const FOLD_EV: f64 = -1.0;

/// The possible decisions.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Best {
    /// Raise by the number of antes in `raise`.
    Raise,
    /// Fold, and lose the ante.
    Fold,
}

/// Number of dealer hands by outcome. `win`, `tie` and `lose` are from the player's point of view and count qualifying
/// hands only.
#[derive(Serialize, JsonSchema)]
pub struct DealerHands {
    /// Number of hands that do not qualify.
    pub not_qualified: u64,
    /// Number of qualifying hands that the player beats.
    pub win: u64,
    /// Number of qualifying hands that tie with the player's.
    pub tie: u64,
    /// Number of qualifying hands that beat the player.
    pub lose: u64,
}

/// The best of the possible raises.
pub struct BestRaise {
    /// The size of the raise, in antes.
    pub antes: u8,
    /// Expected value of the raise in antes, for an ante of one.
    pub ev: f64,
}

/// The best flush of the hand, as cards and as text.
pub struct Hand {
    /// The cards of the flush, highest first.
    pub cards: Vec<Card>,
    /// A description of the flush: `four-card flush, king, ten, nine, two`.
    pub text: String,
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

/// Finds the best decision under the settings of the request, or under `given` if it has none.
///
/// # Errors
/// The same as for [`decide`].
pub fn answer(request: &Request, given: &Settings) -> Result<Reply, RequestError> {
    let cards: Vec<Card> = request.cards.iter().map(|card| card.0).collect();
    decide(&cards, request.rules.as_deref().unwrap_or(given))
}

/// Finds the best decision for seven cards.
///
/// # Errors
/// If the settings are invalid, or the cards are not seven different ones.
pub fn decide(cards: &[Card], settings: &Settings) -> Result<Reply, RequestError> {
    let rules = Rules::new(settings)?;
    let flush = best_flush(cards).map_err(|error| flush_error(&error))?;
    let advice = Table::new(&rules).decide(cards.iter().copied().collect());
    // The value is linear in the raise. If the maximum is not the best raise, the minimum of one ante is.
    let antes = advice.raise.max(1);
    let ev = advice.dealer.won(antes) as f64 / advice.dealer.all() as f64;
    let Dealer { not_qualified, win, tie, lose } = advice.dealer;
    Ok(Reply {
        best: if advice.raise == 0 { Best::Fold } else { Best::Raise },
        raise: advice.raise,
        ev_numerator: advice.value.numerator().to_string(),
        ev_denominator: advice.value.denominator().to_string(),
        ev: advice.value.value(),
        dealer: DealerHands { not_qualified, win, tie, lose },
        clauses: ids([Clause::Hf1, Clause::Hf4]),
        hand: Hand { cards: flush.cards, text: flush.text },
        best_raise: BestRaise { antes, ev },
    })
}
