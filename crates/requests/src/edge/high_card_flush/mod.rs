//! High Card Flush: the ante with its raise, and the wagers on the player's own cards.
//!
//! `others.rs`: the gain from seeing other hands.

mod others;

pub use others::{Others, OthersRequest};

use super::extras::{Extras, ExtrasRequest, MainWager};
use super::pays::PayTableGame;
use super::wager::{WagerEdge, in_order};
use crate::effects::Effects;
use crate::{Code, RequestError};
use games::clause::ids;
use games::high_card_flush::{
    Clause, HighCardFlush, PayTableKind, Rules, Settings, flush_id, straight_flush_id,
};
use games::pay_table::PaysByName;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strategy::odds::high_card_flush::{self as odds, Bonus, Main, Strategy, Table};
use strategy::odds::{DenominatorTooLarge, Results};

/// The player's strategy, and the results to calculate in addition to the edge of every wager.
#[derive(Clone, Debug)]
pub struct Request {
    /// The player's strategy for raising and folding.
    pub strategy: Strategy,
    /// Deals to sample for the gain from seeing other hands; `None` if not requested.
    pub others: Option<OthersRequest>,
    /// The calculations that are also available for Packs Poker.
    pub extras: ExtrasRequest,
}

/// The wagers, the strategy and the additional results.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// `ante`, which includes the raise, then the bonus wagers.
    pub wagers: Vec<WagerEdge>,
    /// The progressive wager, if it is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progressive: Option<Progressive>,
    /// The player's strategy, and its cost.
    pub strategy: StrategyEdge,
    /// Probability that the dealer qualifies, from 0 to 1.
    pub dealer_qualifies: f64,
    /// The results in addition to the edge of every wager.
    #[serde(flatten)]
    pub extras: Extras,
    /// Result of `--others`; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
    /// The rulings that the reply is based on.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The progressive wager, with a value that depends on the meter.
#[derive(Serialize, JsonSchema)]
pub struct Progressive {
    /// Numerator of the average share of the meter that a wager wins, as a fraction in lowest terms.
    pub share_numerator: String,
    /// The denominator of the average share, above 0.
    pub share_denominator: String,
    /// Numerator of the average win from fixed payouts, in wagers, as a fraction in lowest terms. Omitted without fixed
    /// payouts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_numerator: Option<String>,
    /// The denominator of the average win, above 0; omitted with the numerator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_denominator: Option<String>,
    /// Break-even meter, in wagers, at which a wager wins as much as it costs; omitted if the wager cannot win a share
    /// of the meter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub break_even_meter: Option<f64>,
    /// House edge as a fraction of the wager; omitted if a share of the meter can be won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<f64>,
    /// Hit frequency: the probability that the wager is paid, from 0 to 1.
    pub hit_frequency: f64,
    /// Number of the player's hands by outcome; `nothing` loses.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

/// The player's strategy, compared with the optimal one.
#[derive(Serialize, JsonSchema)]
pub struct StrategyEdge {
    /// Name of the strategy.
    pub name: String,
    /// A description of the strategy.
    pub text: String,
    /// Probability of a raise, from 0 to 1.
    pub raises: f64,
    /// Numerator of the average loss compared with the optimal strategy, in antes, as a fraction in lowest terms.
    pub cost_numerator: String,
    /// The denominator of the average loss, above 0.
    pub cost_denominator: String,
    /// Average loss as a number, in antes.
    pub cost: f64,
}

/// Calculates the edge of every wager.
///
/// # Errors
/// If the settings are invalid, the common denominator of the payouts exceeds 10^18, or a requested
/// calculation is refused, as by [`ExtrasRequest::answer`].
pub fn answer(settings: &Settings, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    let strategy = request.strategy;
    request.extras.check_names::<HighCardFlush>("ante")?;
    let main = table.main(strategy);
    let extras = request.extras.answer::<HighCardFlush>(settings, &(), main_wager(&main), effects)?;
    let best = if strategy == Strategy::Optimal { main.clone() } else { table.main(Strategy::Optimal) };
    let straight_id = |run| straight_flush_id(run).unwrap_or_default();
    let progressive = table.progressive().map_err(denominator_too_large)?;
    let straight = table.straight_flush_bonus().map_err(denominator_too_large)?;
    let edge = -best.results().expected().value();
    Ok(Reply {
        wagers: vec![
            of_ante(&main),
            of_bonus("flush_bonus", &table.flush_bonus().map_err(denominator_too_large)?, flush_id),
            of_bonus("straight_flush_bonus", &straight, straight_id),
        ],
        clauses: clauses(progressive.is_some()),
        progressive: progressive.map(|bonus| of_progressive(&bonus)),
        strategy: of_strategy(strategy, &main, &best),
        dealer_qualifies: table.dealer_qualifies().value(),
        extras,
        others: request.others.as_ref().map(|others| Others::of(&table, edge, others, effects)),
    })
}

/// The ante as the main wager. A round costs at most the ante and the largest raise.
fn main_wager(main: &Main) -> MainWager {
    let raise = main.raised.iter().map(|(raise, _)| u32::from(*raise)).max().unwrap_or(0);
    MainWager { wager: "ante", results: main.results(), round_costs: 1 + raise }
}

impl PayTableGame for HighCardFlush {
    type Settings = Settings;
    type Counted = ();

    const TABLES: &'static [(&'static str, &'static str)] =
        &[("flush_bonus", "flush_bonus"), ("straight_flush_bonus", "straight_flush_bonus")];

    fn outcomes(table: &str) -> Vec<&'static str> {
        table_of(table).names().into_iter().map(|(name, _)| name).collect()
    }

    fn pays(settings: &Settings, table: &str) -> Result<PaysByName, RequestError> {
        let (rules, of) = (Rules::new(settings)?, table_of(table));
        let pays = match of {
            PayTableKind::FlushBonus => rules.flush_bonus(),
            _ => rules.straight_flush_bonus(),
        };
        let row = |(name, length): (&str, u8)| Some((name.to_owned(), pays.pays(length)?.into()));
        Ok(PaysByName(of.names().into_iter().filter_map(row).collect()))
    }

    fn with_pays(settings: &Settings, table: &str, pays: PaysByName) -> Settings {
        let mut settings = settings.clone();
        settings.set_pay_table(table_of(table), pays);
        settings
    }

    fn results(settings: &Settings, (): &(), table: &str) -> Result<Results, RequestError> {
        let rules = Rules::new(settings)?;
        let odds = Table::new(&rules);
        let bonus = match table_of(table) {
            PayTableKind::FlushBonus => odds.flush_bonus(),
            _ => odds.straight_flush_bonus(),
        };
        Ok(bonus.map_err(denominator_too_large)?.results().clone())
    }
}

fn table_of(setting: &str) -> PayTableKind {
    if setting == "flush_bonus" { PayTableKind::FlushBonus } else { PayTableKind::StraightFlushBonus }
}

/// Error for payouts whose common denominator exceeds 10^18.
pub fn denominator_too_large(error: DenominatorTooLarge) -> RequestError {
    RequestError::new(Code::PaysTooFine, error.to_string()).citing(&[Clause::Hf4])
}

fn clauses(progressive: bool) -> Vec<&'static str> {
    let all = [Clause::Hf1, Clause::Hf2, Clause::Hf3, Clause::Hf4, Clause::Hf7];
    ids(&all[..if progressive { 5 } else { 4 }])
}

fn of_ante(main: &Main) -> WagerEdge {
    WagerEdge {
        wagered: Some(main.wagered().value()),
        element_of_risk: Some(main.risk()),
        ..WagerEdge::new("ante", &main.results(), main.outcomes())
    }
}

fn of_bonus(wager: &'static str, bonus: &Bonus, id: impl Fn(u8) -> &'static str) -> WagerEdge {
    WagerEdge::new(wager, bonus.results(), outcomes(bonus, id))
}

fn of_progressive(progressive: &odds::Progressive) -> Progressive {
    let (share, fixed) = (progressive.shares.results().expected(), progressive.fixed.results().expected());
    let has_fixed = fixed.value() > 0.0;
    let break_even_meter = progressive.break_even_meter();
    Progressive {
        share_numerator: share.numerator().to_string(),
        share_denominator: share.denominator().to_string(),
        fixed_numerator: has_fixed.then(|| fixed.numerator().to_string()),
        fixed_denominator: has_fixed.then(|| fixed.denominator().to_string()),
        break_even_meter,
        edge: break_even_meter.is_none().then(|| 1.0 - fixed.value()),
        hit_frequency: progressive.wins() as f64 / progressive.shares.results().deals() as f64,
        outcomes: named(progressive.outcomes(), |run| straight_flush_id(run).unwrap_or_default()),
    }
}

fn outcomes(bonus: &Bonus, id: impl Fn(u8) -> &'static str) -> Vec<(String, u64)> {
    named(bonus.outcomes(), id)
}

fn named(outcomes: Vec<(Option<u8>, u64)>, id: impl Fn(u8) -> &'static str) -> Vec<(String, u64)> {
    let name = |length: Option<u8>| length.map_or("nothing", &id).to_owned();
    outcomes.into_iter().map(|(length, hands)| (name(length), hands)).collect()
}

fn of_strategy(strategy: Strategy, main: &Main, best: &Main) -> StrategyEdge {
    let cost = main.ev_loss(best);
    StrategyEdge {
        name: strategy.to_string(),
        text: strategy.text(),
        raises: main.raise_frequency().value(),
        cost_numerator: cost.numerator().to_string(),
        cost_denominator: cost.denominator().to_string(),
        cost: cost.value(),
    }
}

impl Reply {
    /// `true` if all requested results were calculated; `false` if the work was stopped.
    pub fn is_complete(&self) -> bool {
        self.extras.is_complete() && self.others.as_ref().is_none_or(|others| others.whole)
    }
}
