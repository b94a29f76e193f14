//! The report on one match.

use super::game::{ArenaGame, Unit};
use super::tally::{Estimate, Tally};
use schemars::JsonSchema;
use serde::Serialize;

/// Results of players who have played the same deals.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Reply {
    /// Name of the game.
    pub game: &'static str,
    /// Number of deals played. Each was played once for every rotation of the seats.
    pub deals: u64,
    /// Number of deals requested.
    pub requested: u64,
    /// `true` if the arena was stopped early.
    pub stopped: bool,
    /// Seed to pass to `--seed` to play the same deals again.
    pub seed: u64,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerResult>,
    /// The differences of every two players.
    pub pairs: Vec<Pair>,
    /// The means of all players after a number of deals, for a chart.
    #[serde(skip)]
    pub course: Vec<(u64, Vec<f64>)>,
}

/// Result of one player.
#[derive(Clone, Serialize, JsonSchema)]
pub struct PlayerResult {
    /// Name of the player; a second player of the same name has `#2` behind it.
    pub player: String,
    /// Mean result in the unit; more is better.
    pub mean: f64,
    /// Standard error of the mean, with deals as independent samples; 0 for fewer than two deals.
    pub standard_error: f64,
    /// The ends of the 95 % confidence interval of the mean; null for fewer than two deals.
    pub interval: Option<[f64; 2]>,
    /// Unit of the mean.
    pub unit: Unit,
    /// Mean in big blinds per 100 hands; omitted in games without blinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bb_per_100: Option<f64>,
    /// The player's conduct: the numbers of its decisions and faults.
    #[serde(flatten)]
    pub conduct: Conduct,
    /// Decisions per second of the player's own time.
    pub decisions_per_second: f64,
    /// The deal in which the player was out, and from which on it took no more decisions; omitted for a player who played
    /// to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Out>,
    /// The first faults, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub faults: Vec<Fault>,
}

/// Numbers of decisions and faults. Each fault was replaced by the action that the game takes when time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Conduct {
    /// Number of decisions that the player was asked for.
    pub decisions: u64,
    /// Number of illegal actions.
    pub illegal: u64,
    /// Number of answers that came too late or not at all.
    pub timeouts: u64,
    /// Number of other faults, such as an answer that is no action, or the end of a program.
    pub broken: u64,
}

/// The end of a player's part in the arena: the game's action on time-out is taken for it from then on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Out {
    /// Number of the deal, counted from 1.
    pub deal: u64,
    /// The reason in words.
    pub reason: String,
}

/// A fault of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fault {
    /// Number of the deal, counted from 1.
    pub deal: u64,
    /// Number of the rotation of the seats, counted from 1.
    pub rotation: usize,
    /// Kind of fault.
    pub kind: FaultKind,
    /// The reason in words.
    pub reason: String,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// The action is not legal.
    Illegal,
    /// The answer came too late or not at all.
    Timeout,
    /// The answer is no action, or the program broke the protocol or ended.
    Broken,
}

/// Difference of two players in the same deals.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Pair {
    /// Name of the one player.
    pub a: String,
    /// Name of the other player.
    pub b: String,
    /// Mean of `a` minus mean of `b`, in their unit.
    pub difference: f64,
    /// Standard error of the difference; 0 for fewer than two deals.
    pub standard_error: f64,
    /// The ends of the 95 % confidence interval of the difference; null for fewer than two deals.
    pub interval: Option<[f64; 2]>,
}

impl Conduct {
    /// Number of faults of all kinds.
    pub const fn faults(&self) -> u64 {
        self.illegal + self.timeouts + self.broken
    }

    /// Counts a fault.
    pub const fn count(&mut self, kind: FaultKind) {
        match kind {
            FaultKind::Illegal => self.illegal += 1,
            FaultKind::Timeout => self.timeouts += 1,
            FaultKind::Broken => self.broken += 1,
        }
    }

    /// Adds the numbers of another part of the arena.
    pub const fn add(&mut self, other: Conduct) {
        self.decisions += other.decisions;
        self.illegal += other.illegal;
        self.timeouts += other.timeouts;
        self.broken += other.broken;
    }
}

impl PlayerResult {
    /// The result of a player whose faults are not known yet.
    pub fn new<G: ArenaGame>(player: String, mean: Estimate, rules: &G::Rules) -> PlayerResult {
        let Estimate { value, standard_error, interval } = mean;
        let blind = G::big_blind(rules).filter(|blind| blind.get() > 0);
        PlayerResult {
            player,
            mean: value,
            standard_error,
            interval,
            unit: G::MEAN,
            bb_per_100: blind.map(|blind| 100.0 * value / blind.get() as f64),
            conduct: Conduct::default(),
            decisions_per_second: 0.0,
            out: None,
            faults: Vec::new(),
        }
    }
}

impl Pair {
    /// The differences of every two players, by their names.
    pub fn all(names: &[String], tally: &Tally) -> Vec<Pair> {
        let pairs = (0..names.len()).flat_map(|a| (a + 1..names.len()).map(move |b| (a, b)));
        pairs.map(|(a, b)| Pair::new([&names[a], &names[b]], tally.difference(a, b))).collect()
    }

    fn new([a, b]: [&String; 2], difference: Estimate) -> Pair {
        let Estimate { value, standard_error, interval } = difference;
        Pair { a: a.clone(), b: b.clone(), difference: value, standard_error, interval }
    }
}
