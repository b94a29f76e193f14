//! `--aggregate-rounds`: the cost of the aggregate limit of a round, by simulation.
//!
//! Every round is played through the game once. It is then settled a second time without the limit, so that the
//! difference is due to the limit alone.

use crate::RequestError;
use crate::effects::Effects;
use crate::mean::Mean;
use cards::Deck;
use games::packs_poker::{Action, Bet, Lines, Outcome, Pack, PacksPoker, Rules, Settings, Table};
use games::{Actor, Chips, DealtOrder, Refereed, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// Cost of the aggregate limit at a table where every bet is the largest allowed.
#[derive(Serialize, JsonSchema)]
pub struct Aggregate {
    /// Always `true`: the figures are means of simulated rounds.
    pub simulated: bool,
    /// Number of rounds simulated.
    pub rounds: u64,
    /// The seed of the rounds.
    pub seed: u64,
    /// Number of seats, all of which bet.
    pub seats: usize,
    /// Number of packs on the layout.
    pub packs: usize,
    /// Number of rounds in which the limit reduced the winnings.
    pub limited: u64,
    /// The costs for `pack`, then `bonus`.
    pub wagers: Vec<Cost>,
    /// `true` if all requested rounds were played.
    #[serde(skip)]
    pub whole: bool,
}

/// Cost of the limit for one kind of wager.
#[derive(Serialize, JsonSchema)]
pub struct Cost {
    /// Name of the wager.
    pub wager: &'static str,
    /// Average loss per unit wagered due to the limit alone.
    pub cost: f64,
    /// Standard error of the cost, per unit wagered.
    pub cost_standard_error: f64,
    /// House edge in the simulated rounds: the total average loss per unit wagered.
    pub edge: f64,
    /// Standard error of the edge, per unit wagered.
    pub edge_standard_error: f64,
}

/// Number of rounds that are played even if the work is stopped, unless fewer are requested: with fewer, the standard
/// error is meaningless.
const MIN_ROUNDS: u64 = 100;

/// Net results of the pack bets and of the bonus bets of a round, over all seats, in cents.
type Won = [i64; 2];

/// A table whose stacks are reset before every round.
struct FullTable {
    rules: Rules,
    /// The rules of the table, without the aggregate limit.
    free: Rules,
    table: Table,
    most: [Chips; 2],
}

impl Aggregate {
    /// Plays the rounds and computes the cost of the limit.
    ///
    /// # Errors
    /// If the rules do not allow a table with this many seats.
    pub fn of(
        rules: &Rules,
        seats: usize,
        rounds: u64,
        seed: u64,
        effects: &dyn Effects,
    ) -> Result<Aggregate, RequestError> {
        let full = FullTable::new(rules, seats)?;
        let (mut random, mut report) = (effects.random(seed), effects.progress("rounds"));
        let (mut deck, mut is_continued) = (Deck::sorted(), true);
        let (mut limited, mut costs, mut edges) = (0, [Mean::default(); 2], [Mean::default(); 2]);
        let staked = full.most.map(|most| (most.get() * (seats * rules.packs()) as u64) as f64);
        let mut played = 0;
        while played < rounds && (played < MIN_ROUNDS || is_continued) {
            random.shuffle_first(&mut deck, 51);
            let [won, free] = full.play(&DealtOrder::new(deck.clone()));
            limited += u64::from(won != free);
            for at in 0..2 {
                costs[at].add((free[at] - won[at]) as f64 / staked[at]);
                edges[at].add(-won[at] as f64 / staked[at]);
            }
            played += 1;
            is_continued = report(played, rounds);
        }
        let cost = |at: usize, wager| Cost::new(wager, costs[at], edges[at]);
        let wagers = vec![cost(0, "pack"), cost(1, "bonus")];
        let (packs, whole) = (rules.packs(), played == rounds);
        Ok(Aggregate { simulated: true, rounds: played, seed, seats, packs, limited, wagers, whole })
    }
}

impl FullTable {
    fn new(rules: &Rules, seats: usize) -> Result<FullTable, RequestError> {
        let settings = Settings::from(rules.clone());
        let free = Rules::new(&Settings { aggregate: Some(Chips::MAX), ..settings.clone() })?;
        let most = [settings.pack_max, settings.bonus_max].map(Option::unwrap_or_default);
        let stack =
            Chips::checked_sum(most.into_iter().cycle().take(2 * rules.packs())).unwrap_or(Chips::MAX);
        // No table opens with 100 seats, so a larger number fails the same way.
        let full =
            FullTable { rules: rules.clone(), free, table: Table::new(vec![stack; seats.min(100)]), most };
        PacksPoker::open(rules, &full.table, &DealtOrder::new(Deck::sorted()), &mut |_| {})?;
        Ok(full)
    }

    /// Net results of a round, with the limit and then without it.
    fn play(&self, order: &DealtOrder) -> [Won; 2] {
        let mut round =
            PacksPoker::open(&self.rules, &self.table, order, &mut |_| {}).expect("the table opened before");
        let [bet, bonus] = self.most;
        for seat in (1..=self.table.stacks.len()).filter_map(Seat::new) {
            let wagers = Pack::first(self.rules.packs()).map(|pack| Action::Wager { pack, bet, bonus });
            for action in wagers.chain([Action::Done]) {
                round.apply(Actor::Seat(seat), &action, &mut |_| {}).expect("the largest bets are allowed");
            }
        }
        let outcome = round.outcome().expect("the round is over");
        let with = won(&outcome.settle());
        match outcome {
            Outcome::Compared(facts, _) => [with, won(&Outcome::Compared(facts, self.free.clone()).settle())],
            Outcome::Void(..) => [with, with],
        }
    }
}

fn won(lines: &Lines) -> Won {
    let mut won = [0; 2];
    lines.iter().for_each(|line| won[usize::from(line.wager.bet == Bet::Bonus)] += line.net);
    won
}

impl Cost {
    fn new(wager: &'static str, cost: Mean, edge: Mean) -> Cost {
        Cost {
            wager,
            cost: cost.value(),
            cost_standard_error: cost.standard_error(),
            edge: edge.value(),
            edge_standard_error: edge.standard_error(),
        }
    }
}
