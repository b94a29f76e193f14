//! The report on a league, in which every two players meet.

use super::game::Unit;
use super::reply::Reply;
use schemars::JsonSchema;
use serde::Serialize;

/// Results of all pairs of players. The players are sorted by their means, best first.
#[derive(Serialize, JsonSchema)]
pub struct League {
    /// Name of the game.
    pub game: &'static str,
    /// Number of deals of each pair.
    pub deals: u64,
    /// `true` if the league was stopped early. Matches without a deal are left out.
    pub stopped: bool,
    /// Seed to pass to `--seed` to play the same league again.
    pub seed: u64,
    /// Unit of the means.
    pub unit: Unit,
    /// The players, best first.
    pub standings: Vec<Standing>,
}

/// A player in a league.
#[derive(Serialize, JsonSchema)]
pub struct Standing {
    /// Name of the player.
    pub player: String,
    /// Mean of the player's means against each opponent.
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
    /// The opponents, in the order of the standings.
    pub against: Vec<Opponent>,
}

/// Result of a player against one opponent.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Opponent {
    /// Name of the opponent.
    pub player: String,
    /// Mean of the player against this opponent.
    pub mean: f64,
    /// Standard error of the mean.
    pub standard_error: f64,
}

impl League {
    /// The standings that follow from matches of two players each. `deals` is the number of deals of each match, `seed`
    /// that of the first.
    pub fn new(game: &'static str, unit: Unit, deals: u64, seed: u64, matches: &[Reply]) -> League {
        let mut standings: Vec<Standing> = Vec::new();
        for played in matches.iter().filter(|played| played.deals > 0) {
            let [a, b] = played.players.as_slice() else { continue };
            for (own, opponent) in [(a, b), (b, a)] {
                let (player, mean, standard_error) = (opponent.player.clone(), own.mean, own.standard_error);
                let met = Opponent { player, mean, standard_error };
                match standings.iter_mut().find(|standing| standing.player == own.player) {
                    Some(standing) => standing.against.push(met),
                    None => standings.push(Standing::new(own.player.clone(), met)),
                }
            }
        }
        standings.iter_mut().for_each(Standing::sum_up);
        standings.sort_by(|one, other| other.mean.total_cmp(&one.mean));
        let place: Vec<String> = standings.iter().map(|standing| standing.player.clone()).collect();
        for standing in &mut standings {
            standing
                .against
                .sort_unstable_by_key(|met| place.iter().position(|player| *player == met.player));
        }
        League { game, deals, stopped: matches.iter().any(|played| played.stopped), seed, unit, standings }
    }
}

impl Standing {
    fn new(player: String, met: Opponent) -> Standing {
        Standing { player, mean: 0.0, standard_error: 0.0, against: vec![met] }
    }

    /// Takes the mean over the opponents. Matches have different deals, so their errors are independent.
    fn sum_up(&mut self) {
        let count = self.against.len().max(1) as f64;
        self.mean = self.against.iter().map(|met| met.mean).sum::<f64>() / count;
        let squares: f64 = self.against.iter().map(|met| met.standard_error.powi(2)).sum();
        self.standard_error = squares.sqrt() / count;
    }
}
