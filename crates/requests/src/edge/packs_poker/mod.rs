//! Packs Poker: the pack bet and the bonus bet, over all packs and for each kind of pack.
//!
//! `aggregate.rs`: the cost of the aggregate limit at a full table, by simulation.

mod aggregate;

pub use aggregate::{Aggregate, Cost};

use super::extras::{Extras, ExtrasRequest, MainWager};
use super::pays::PayTableGame;
use super::wager::{WagerEdge, WagerStatistics};
use crate::effects::Effects;
use crate::{Code, RequestError};
use cards::eval::Category;
use games::clause::ids;
use games::packs_poker::{BonusPays, Clause, PAYABLE, PacksPoker, Rules, Settings, max_seats};
use games::pay_table::PaysByName;
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::packs_poker::{Deals, Kind, Table, Wager, sum_over_packs};
use strategy::odds::{DenominatorTooLarge, Results};

/// The results to calculate in addition to the edge of every wager.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Rounds to simulate for the cost of the aggregate limit; `None` if not requested.
    pub aggregate: Option<AggregateRequest>,
    /// The calculations that are also available for High Card Flush.
    pub extras: ExtrasRequest,
}

/// The rounds to simulate for the cost of the aggregate limit.
#[derive(Clone, Debug)]
pub struct AggregateRequest {
    /// Number of rounds to simulate.
    pub rounds: u64,
    /// Number of seats; by default the maximum that the deck can serve.
    pub seats: Option<usize>,
    /// Seed of the rounds.
    pub seed: u64,
}

/// The wagers over all packs, and for each kind of pack.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// The edges of `pack`, then `bonus`, over all packs.
    pub wagers: Vec<WagerEdge>,
    /// The 169 kinds of pack in the order of the usual grid, aces first and suited packs to the right of the pairs.
    /// Fewer if the count was stopped.
    pub kinds: Vec<KindEdge>,
    /// A note on a limitation of the figures; omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The results in addition to the edge of every wager.
    #[serde(flatten)]
    pub extras: Extras,
    /// Cost of the aggregate limit, if rounds were simulated for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate: Option<Aggregate>,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// Both wagers for a pack of one kind.
#[derive(Serialize, JsonSchema)]
pub struct KindEdge {
    /// The usual notation: `AA`, `AKs`, `AKo`.
    pub kind: String,
    /// Number of packs of this kind, out of 1,326.
    pub packs: u64,
    /// Figures of the pack bet.
    pub pack: WagerStatistics,
    /// Figures of the bonus bet.
    pub bonus: WagerStatistics,
}

/// Number of kinds of pack.
pub const KINDS: usize = 169;

const CLAUSES: [Clause; 14] = [
    Clause::Rule8,
    Clause::Rule9,
    Clause::Rule10,
    Clause::Rule11,
    Clause::Rule12,
    Clause::Rule13,
    Clause::Rule14,
    Clause::PayTable,
    Clause::Pk1,
    Clause::Pk4,
    Clause::Pk5,
    Clause::Pk6,
    Clause::Pk7,
    Clause::Pk13,
];

/// Calculates the edge of every wager.
///
/// # Errors
/// If the settings are invalid, the common denominator of the payouts exceeds 10^18, a requested
/// calculation is refused, as by [`ExtrasRequest::answer`], or the simulated table cannot open.
pub fn answer(settings: &Settings, request: &Request, effects: &dyn Effects) -> Result<Reply, RequestError> {
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    request.extras.check_names::<PacksPoker>("pack")?;
    // Fails before the long count if the common denominator of the payouts exceeds 10^18 or the table cannot open.
    table.bonus(&Deals::default()).map_err(denominator_too_large)?;
    let aggregate = request.aggregate.as_ref().map(|aggregate| {
        let seats = aggregate.seats.unwrap_or(max_seats(rules.packs()));
        Aggregate::of(&rules, seats, aggregate.rounds, aggregate.seed, effects)
    });
    let aggregate = aggregate.transpose()?;
    let kinds = count(&table, effects);
    let deals = sum_over_packs(&kinds);
    let pack = MainWager { wager: "pack", results: table.pack_bet(&deals).results().clone(), round_costs: 1 };
    let extras = request.extras.answer::<PacksPoker>(settings, &deals, pack, effects)?;
    Ok(Reply {
        wagers: vec![
            of_wager("pack", &table.pack_bet(&deals)),
            of_wager("bonus", &table.bonus(&deals).map_err(denominator_too_large)?),
        ],
        kinds: kinds.iter().map(|kind| KindEdge::new(&table, kind)).collect::<Result<_, _>>()?,
        note: note(settings, kinds.len()),
        extras,
        aggregate,
        clauses: ids(CLAUSES),
    })
}

/// Counts the deals for each kind of pack; fewer kinds if stopped.
pub fn count(table: &Table<'_>, effects: &dyn Effects) -> Vec<(Kind, Deals)> {
    let kinds = table.kinds();
    let (all, mut report) = (kinds.len() as u64, effects.progress("kinds of pack"));
    let mut counted = Vec::new();
    for kind in kinds {
        counted.push(kind);
        if !report(counted.len() as u64, all) {
            break;
        }
    }
    counted
}

/// A limitation of the figures, if there is one: the count was stopped, or a seat is paid only its highest bonus.
fn note(settings: &Settings, kinds: usize) -> Option<String> {
    let highest = settings.bonus_pays == Some(BonusPays::HighestPackOnly);
    let highest = highest.then_some(
        "a seat is paid its highest bonus alone (PK-5): the bonus here is that of a seat with one bonus bet; \
         --aggregate-rounds plays one on every pack",
    );
    let stopped = (kinds < KINDS)
        .then(|| format!("stopped after {kinds} of {KINDS} kinds of pack: all figures are of these alone"));
    stopped.or_else(|| highest.map(str::to_owned))
}

fn of_wager(wager: &'static str, odds: &Wager) -> WagerEdge {
    let outcomes = odds.outcomes().map(|(id, deals)| (id.to_owned(), deals)).collect();
    WagerEdge::new(wager, odds.results(), outcomes)
}

impl KindEdge {
    fn new(table: &Table<'_>, (kind, deals): &(Kind, Deals)) -> Result<KindEdge, RequestError> {
        Ok(KindEdge {
            kind: kind.to_string(),
            packs: kind.packs(),
            pack: WagerStatistics::of(table.pack_bet(deals).results()),
            bonus: WagerStatistics::of(table.bonus(deals).map_err(denominator_too_large)?.results()),
        })
    }
}

impl Reply {
    /// `true` if all requested results were calculated; `false` if the work was stopped.
    pub fn is_complete(&self) -> bool {
        self.kinds.len() == KINDS
            && self.extras.is_complete()
            && self.aggregate.as_ref().is_none_or(|aggregate| aggregate.whole)
    }
}

impl PayTableGame for PacksPoker {
    type Settings = Settings;
    type Counted = Deals;

    const TABLES: &'static [(&'static str, &'static str)] = &[("pay_table", "bonus")];

    fn outcomes(_: &str) -> Vec<&'static str> {
        PAYABLE.map(Category::id).to_vec()
    }

    fn pays(settings: &Settings, _: &str) -> Result<PaysByName, RequestError> {
        Ok(Rules::new(settings)?.pay_table().by_name())
    }

    fn with_pays(settings: &Settings, _: &str, pays: PaysByName) -> Settings {
        Settings { pay_table: Some(pays), ..settings.clone() }
    }

    fn results(settings: &Settings, counted: &Deals, _: &str) -> Result<Results, RequestError> {
        let rules = Rules::new(settings)?;
        Ok(Table::new(&rules).bonus(counted).map_err(denominator_too_large)?.results().clone())
    }
}

/// Error for payouts whose common denominator exceeds 10^18.
pub fn denominator_too_large(error: DenominatorTooLarge) -> RequestError {
    RequestError::new(Code::PaysTooFine, error.to_string()).citing(&[Clause::Pk13])
}
