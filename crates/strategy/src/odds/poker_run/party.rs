//! The hands of one participant as one entrant, if only the best can win (PR-8).

use super::field::{Entrants, Level};

/// The best of some independent hands, with each hand's probability of being the best.
pub(super) struct BestOf {
    levels: Vec<Level>,
    hands: usize,
    /// By level, then hand: the probability that the hand is the best and has this strength.
    shares: Vec<f64>,
}

/// One hand in a sweep from the best strength down.
struct Walk<'a> {
    levels: &'a [Level],
    next: usize,
    /// Probability of the current strength or a lower one.
    at_most: f64,
    /// Probability of a lower strength.
    below: f64,
    /// Probability that all later hands have the current strength or a lower one.
    later: f64,
}

impl BestOf {
    /// Combines hands with these levels, in the order in which they are turned in: of equal hands, the first
    /// counts.
    pub fn new(hands: &[&[Level]]) -> BestOf {
        if let [levels] = hands {
            let shares = levels.iter().map(|level| level.here).collect();
            return BestOf { levels: levels.to_vec(), hands: 1, shares };
        }
        let walk = |levels| Walk { levels, next: 0, at_most: 1.0, below: 1.0, later: 1.0 };
        let mut walks: Vec<Walk<'_>> = hands.iter().copied().map(walk).collect();
        let mut party = BestOf { levels: Vec::new(), hands: hands.len(), shares: Vec::new() };
        while let Some(strength) = walks.iter().filter_map(Walk::head).max() {
            walks.iter_mut().for_each(|walk| walk.step(strength));
            party.push(strength, &mut walks);
        }
        party
    }

    fn push(&mut self, strength: u16, walks: &mut [Walk<'_>]) {
        let at_most = walks.iter_mut().rev().fold(1.0, |later, walk| {
            walk.later = later;
            later * walk.at_most
        });
        let below = walks.iter().fold(1.0, |earlier, walk| {
            self.shares.push(earlier * (walk.at_most - walk.below) * walk.later);
            earlier * walk.below
        });
        self.levels.push(Level { strength, above: 1.0 - at_most, here: at_most - below, below });
    }

    /// Number of hands of the participant.
    pub const fn hands(&self) -> usize {
        self.hands
    }

    /// `count` participants with these hands, each as one entrant. Moves the levels out of `self`.
    pub fn take_entrants(&mut self, count: u32) -> Entrants {
        Entrants { count, levels: std::mem::take(&mut self.levels) }
    }

    /// For each hand, the probability that it is the best and has the strength of this level.
    pub fn shares(&self, level: usize) -> &[f64] {
        &self.shares[level * self.hands..][..self.hands]
    }
}

impl Walk<'_> {
    fn head(&self) -> Option<u16> {
        self.levels.get(self.next).map(|level| level.strength)
    }

    /// Moves the hand to this strength, the best remaining strength among all the hands.
    fn step(&mut self, strength: u16) {
        self.at_most = self.below;
        if self.head() == Some(strength) {
            let level = self.levels[self.next];
            self.at_most = level.here + level.below;
            self.below = level.below;
            self.next += 1;
        }
    }
}
