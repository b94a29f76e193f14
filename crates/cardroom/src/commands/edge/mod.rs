//! `edge`: the exact house edge of every wager.

mod packs_poker;
mod tell;

use crate::cli::{Form, HouseGame, RulesArg};
use crate::exit::{Answered, Misuse};
use crate::wire::{GameSettings, Refused, Schemas, reply};
use anyhow::Context;
use games::high_card_flush::{Rules, Settings, TableOf, flush_id, straight_flush_id};
use games::pay_table::PayTableError;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::path::PathBuf;
use strategy::odds::high_card_flush::{Bonus, Main, Strategy, Table};
use strategy::odds::{Results, TooFine};

/// Work out the exact house edge of every wager, over all deals
///
/// Every one of the player's hands against every hand that the dealer can hold beside it, as a fraction in lowest terms.
/// In High Card Flush the edge of the ante is what the ante and its raise lose together, in antes. In Packs Poker the pack
/// is any of 1,326, or of the 169 kinds one by one.
#[derive(clap::Args)]
#[command(after_help = "\
Strategies of high_card_flush: optimal, t86 (raise with T-8-6 or better), always (raise every
hand), or the ranks of the lowest flush that is raised, such as 9-7-4. All but optimal raise as
much as they may.

A pay table is a TOML file with rows under [pays], such as four_card_flush = \"2 to 1\" or
four_card_straight_flush = 60; its rows say of which wager it is. --pay-table can be given twice.
In packs_poker a row is a hand from three_of_a_kind up.

Settings that matter in high_card_flush: preset, raise_limits, qualifier, straight_flush_ace,
flush_bonus, straight_flush_bonus, progressive. In packs_poker: dealer_hand, tie_bonus,
pay_table; with --aggregate-rounds all of them.

Examples:
  cardroom edge high_card_flush
  cardroom edge high_card_flush --strategy t86 --rules preset=published
  cardroom edge high_card_flush --rules flush_bonus=pays_100,qualifier=8-high-3 --json
  cardroom edge packs_poker --kinds
  cardroom edge packs_poker --aggregate-rounds 1000000 --seats 8 --seed 1")]
pub struct Args {
    /// Which game
    game: HouseGame,
    /// How the player plays
    #[arg(long, default_value = "optimal", value_name = "NAME", value_parser = strategy)]
    strategy: Strategy,
    /// A pay table from a file
    #[arg(long, value_name = "FILE")]
    pay_table: Vec<PathBuf>,
    #[command(flatten)]
    packs: packs_poker::Flags,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

fn strategy(text: &str) -> Result<Strategy, String> {
    text.parse().map_err(|error: strategy::odds::high_card_flush::NoStrategy| error.to_string())
}

/// The wagers and the strategy.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// `ante`, with which the raise is counted, then the bonus wagers.
    wagers: Vec<WagerEdge>,
    /// Where it is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    progressive: Option<Progressive>,
    strategy: StrategyEdge,
    /// How often the dealer qualifies, from 0 to 1.
    dealer_qualifies: f64,
    /// The rulings behind it.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// What a wager is worth.
#[derive(Serialize, JsonSchema)]
struct WagerEdge {
    wager: &'static str,
    /// What one unit of the wager wins on average, in lowest terms.
    ev_numerator: String,
    /// Above 0.
    ev_denominator: String,
    /// What one unit loses on average.
    edge: f64,
    /// The variance of what one unit wins, in lowest terms; left out where it has more than 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    variance_numerator: Option<String>,
    /// Above 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    variance_denominator: Option<String>,
    /// The standard deviation of what one unit wins.
    sd: f64,
    /// How often it wins, from 0 to 1.
    hit_frequency: f64,
    /// Of the ante: what is wagered on average, the raise counted, in antes.
    #[serde(skip_serializing_if = "Option::is_none")]
    wagered: Option<f64>,
    /// Of the ante: what is lost on average of each unit that is wagered, the raise counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    element_of_risk: Option<f64>,
    /// How many deals end so; of bonus wagers in High Card Flush, how many hands of the player. `win_2` wins two antes.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    outcomes: Vec<(String, u64)>,
}

/// The progressive wager, whose worth depends on the meter.
#[derive(Serialize, JsonSchema)]
struct Progressive {
    /// The share of the meter that a wager wins on average, in lowest terms.
    share_numerator: String,
    /// Above 0.
    share_denominator: String,
    /// The meter, in wagers, at which a wager wins as much as it costs.
    break_even_meter: f64,
    /// How often it wins, from 0 to 1.
    hit_frequency: f64,
    /// How many hands of the player there are of each kind.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    outcomes: Vec<(String, u64)>,
}

/// How the player plays.
#[derive(Serialize, JsonSchema)]
struct StrategyEdge {
    name: String,
    text: String,
    /// How often it raises, from 0 to 1.
    raises: f64,
    /// What it loses on average against the best play, in antes, in lowest terms.
    cost_numerator: String,
    /// Above 0.
    cost_denominator: String,
    /// The same as a number.
    cost: f64,
}

/// Works out the edge.
///
/// # Errors
/// Misuse, a file that cannot be read, and failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    match args.game {
        HouseGame::PacksPoker if args.strategy != Strategy::Optimal => {
            Err(Misuse("--strategy: Packs Poker has nothing to decide".to_owned()).into())
        }
        HouseGame::PacksPoker => packs_poker::run(args),
        HouseGame::HighCardFlush => run_high_card_flush(args),
    }
}

fn run_high_card_flush(args: &Args) -> anyhow::Result<Answered> {
    args.packs.check_none()?;
    let settings = args.settings("HF-4", |settings: &mut Settings, text| {
        // A table with rows of straight flushes is that of the straight flush bonus.
        let straight = text.contains("_straight_flush");
        let of = if straight { TableOf::StraightFlushBonus } else { TableOf::FlushBonus };
        settings.read_pay_table(of, text)
    })?;
    reply::give(args.form, settings.and_then(|settings| answer(&settings, args.strategy)), tell::tell)
}

impl Args {
    /// The settings with the pay tables of the files; `clause` is cited where one cannot be read.
    fn settings<S: GameSettings>(
        &self,
        clause: &'static str,
        read: impl Fn(&mut S, &str) -> Result<(), PayTableError>,
    ) -> anyhow::Result<Result<S, Refused>> {
        let mut settings: S = self.rules.settings()?;
        for path in &self.pay_table {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            if let Err(error) = read(&mut settings, &text) {
                let refused = Refused::new("pay_table", error.to_string()).at(path.display());
                return Ok(Err(Refused { line: Some(error.line), ..refused.citing(&[clause]) }));
            }
        }
        Ok(Ok(settings))
    }
}

/// The reply of either game.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyReply {
    HighCardFlush(Reply),
    PacksPoker(packs_poker::Reply),
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<AnyReply>()
}

fn answer(settings: &Settings, strategy: Strategy) -> Result<Reply, Refused> {
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    let main = table.main(strategy);
    let best = if strategy == Strategy::Optimal { main.clone() } else { table.main(Strategy::Optimal) };
    let straight_id = |run| straight_flush_id(run).unwrap_or_default();
    let progressive = table.progressive().map_err(too_fine)?;
    Ok(Reply {
        wagers: vec![
            WagerEdge::of_ante(&main),
            WagerEdge::of_bonus("flush_bonus", &table.flush_bonus().map_err(too_fine)?, flush_id),
            WagerEdge::of_bonus(
                "straight_flush_bonus",
                &table.straight_flush_bonus().map_err(too_fine)?,
                straight_id,
            ),
        ],
        clauses: clauses(progressive.is_some()),
        progressive: progressive.map(|bonus| Progressive::new(&bonus)),
        strategy: StrategyEdge::new(strategy, &main, &best),
        dealer_qualifies: table.dealer_qualifies().value(),
    })
}

fn too_fine(error: TooFine) -> Refused {
    Refused::new("pays_too_fine", error.to_string()).citing(&["HF-4"])
}

fn clauses(progressive: bool) -> Vec<&'static str> {
    let all = ["HF-1", "HF-2", "HF-3", "HF-4", "HF-7"];
    all[..if progressive { 5 } else { 4 }].to_vec()
}

impl WagerEdge {
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

    fn new(wager: &'static str, results: &Results, outcomes: Vec<(String, u64)>) -> WagerEdge {
        let (expected, variance) = (results.expected(), results.variance());
        WagerEdge {
            wager,
            ev_numerator: expected.numerator().to_string(),
            ev_denominator: expected.denominator().to_string(),
            // Zero has one sign.
            edge: 0.0 - expected.value(),
            variance_numerator: variance.map(|variance| variance.numerator().to_string()),
            variance_denominator: variance.map(|variance| variance.denominator().to_string()),
            sd: results.standard_deviation(),
            hit_frequency: results.hit_frequency().value(),
            wagered: None,
            element_of_risk: None,
            outcomes,
        }
    }
}

fn outcomes(bonus: &Bonus, id: impl Fn(u8) -> &'static str) -> Vec<(String, u64)> {
    let name = |length: Option<u8>| length.map_or("nothing", &id).to_owned();
    bonus.outcomes().into_iter().map(|(length, hands)| (name(length), hands)).collect()
}

impl Progressive {
    fn new(bonus: &Bonus) -> Progressive {
        let share = bonus.results().expected();
        Progressive {
            share_numerator: share.numerator().to_string(),
            share_denominator: share.denominator().to_string(),
            break_even_meter: 1.0 / share.value(),
            hit_frequency: bonus.results().hit_frequency().value(),
            outcomes: outcomes(bonus, |run| straight_flush_id(run).unwrap_or_default()),
        }
    }
}

impl StrategyEdge {
    fn new(strategy: Strategy, main: &Main, best: &Main) -> StrategyEdge {
        let cost = main.cost_against(best);
        StrategyEdge {
            name: strategy.to_string(),
            text: strategy.text(),
            raises: main.raise_frequency().value(),
            cost_numerator: cost.numerator().to_string(),
            cost_denominator: cost.denominator().to_string(),
            cost: cost.value(),
        }
    }
}

/// An object with the names of the outcomes, in the order of the list.
fn in_order<S: Serializer>(rows: &[(String, u64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(name, count)| (name, count)))
}
