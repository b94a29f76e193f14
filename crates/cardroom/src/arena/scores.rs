//! The results of the deals so far.

use super::dealer::PlayedDeal;
use super::setup::Arena;
use requests::arena::{ArenaGame, Conduct, Fault, Out, Pair, PlayerResult, Reply, Tally};
use requests::{Code, RequestError};
use std::time::Duration;

/// Number of faults of each player that the report lists.
const LISTED: usize = 5;

/// Number of points of the chart.
const POINTS: u64 = 200;

/// The results of the deals so far, added in the order of the deals.
pub struct Scores {
    tally: Tally,
    players: Vec<PlayerScore>,
    course: Vec<(u64, Vec<f64>)>,
}

/// The conduct, the time and the faults of a player, besides its results.
#[derive(Clone, Default)]
struct PlayerScore {
    conduct: Conduct,
    time: Duration,
    faults: Vec<Fault>,
    out: Option<Out>,
}

impl Scores {
    /// No results of this number of players.
    pub fn new(players: usize) -> Scores {
        let scores = vec![PlayerScore::default(); players];
        Scores { tally: Tally::new(players), players: scores, course: Vec::new() }
    }

    /// Number of deals so far.
    pub const fn deals(&self) -> u64 {
        self.tally.deals()
    }

    /// For each player, whether it is out.
    pub fn out(&self) -> Vec<bool> {
        self.players.iter().map(|player| player.out.is_some()).collect()
    }

    /// For each player, the number of faults in the deals so far.
    pub fn faults(&self) -> Vec<u64> {
        self.players.iter().map(|player| player.conduct.faults()).collect()
    }

    /// Adds the next deal.
    ///
    /// # Errors
    /// If a sum becomes too large.
    pub fn add<G: ArenaGame>(&mut self, arena: &Arena<G>, deal: &PlayedDeal<G>) -> Result<(), RequestError> {
        self.tally.add(&deal.results).map_err(|_| {
            RequestError::new(
                Code::TooManyChips,
                "the sums of the results are too large: play for less, or fewer deals",
            )
        })?;
        for (number, player) in self.players.iter_mut().enumerate() {
            player.conduct.add(deal.conduct[number]);
            player.time += deal.time[number];
        }
        for (number, fault) in &deal.faults {
            let listed = &mut self.players[*number].faults;
            listed.extend((listed.len() < LISTED).then(|| fault.clone()));
        }
        self.exclude(arena, deal);
        if self.deals().is_multiple_of((arena.deals / POINTS).max(1)) || self.deals() == arena.deals {
            let means = (0..self.players.len()).map(|player| self.tally.mean(player)).collect();
            self.course.push((self.deals(), means));
        }
        Ok(())
    }

    /// Excludes the players who could not take part in the last deal or have too many faults.
    fn exclude<G: ArenaGame>(&mut self, arena: &Arena<G>, deal: &PlayedDeal<G>) {
        let number_of_deal = self.tally.deals();
        for (player, lost) in self.players.iter_mut().zip(&deal.lost) {
            let faults = player.conduct.faults();
            let too_many = || (faults >= arena.most_faults).then(|| format!("{faults} faults"));
            let reason = lost.clone().or_else(too_many);
            let out = reason.map(|reason| Out { deal: number_of_deal, reason });
            player.out = player.out.take().or(out);
        }
    }

    /// The report on these deals.
    pub fn reply<G: ArenaGame>(self, arena: &Arena<G>) -> Reply {
        let names: Vec<String> = arena.players.iter().map(|player| player.name.clone()).collect();
        let pairs = Pair::all(&names, &self.tally);
        let named = names.into_iter().zip(self.players).enumerate();
        let players = named.map(|(number, (name, score))| {
            let PlayerScore { conduct, time, faults, out } = score;
            let result = PlayerResult::new::<G>(name, self.tally.estimate(number), arena.rules());
            let rate = conduct.decisions as f64 / time.as_secs_f64().max(1e-9);
            PlayerResult { conduct, faults, out, decisions_per_second: rate.round(), ..result }
        });
        Reply {
            game: G::NAME,
            deals: self.tally.deals(),
            requested: arena.deals,
            stopped: self.tally.deals() < arena.deals,
            seed: arena.seed(),
            players: players.collect(),
            pairs,
            course: self.course,
        }
    }
}
