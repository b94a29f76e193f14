//! The hands of one participant where only the best can win (PR-8): together one entrant.

use super::field::{Entrants, Level};

/// The best of some independent hands, and which of them it is.
pub(super) struct Party {
    levels: Vec<Level>,
    hands: usize,
    /// For each level and each hand in turn the chance that the hand is the best and has this strength.
    shares: Vec<f64>,
}

/// One hand on the way from the best strength down.
struct Walk<'a> {
    levels: &'a [Level],
    next: usize,
    /// The chance of the strength at hand or less.
    at_most: f64,
    /// The chance of less.
    below: f64,
}

impl Party {
    /// Of hands with these levels, in the order of turning in: of equal ones the first stays.
    pub fn new(hands: &[&[Level]]) -> Party {
        if let [levels] = hands {
            let shares = levels.iter().map(|level| level.here).collect();
            return Party { levels: levels.to_vec(), hands: 1, shares };
        }
        let walk = |levels| Walk { levels, next: 0, at_most: 1.0, below: 1.0 };
        let mut walks: Vec<Walk<'_>> = hands.iter().copied().map(walk).collect();
        let mut party = Party { levels: Vec::new(), hands: hands.len(), shares: Vec::new() };
        while let Some(strength) = walks.iter().filter_map(Walk::head).max() {
            walks.iter_mut().for_each(|walk| walk.step(strength));
            party.push(strength, &walks);
        }
        party
    }

    fn push(&mut self, strength: u16, walks: &[Walk<'_>]) {
        let at_most = |walks: &[Walk<'_>]| walks.iter().map(|walk| walk.at_most).product::<f64>();
        let below = |walks: &[Walk<'_>]| walks.iter().map(|walk| walk.below).product::<f64>();
        let (most, less) = (at_most(walks), below(walks));
        self.levels.push(Level { strength, above: 1.0 - most, here: most - less, below: less });
        self.shares.extend(walks.iter().enumerate().map(|(hand, walk)| {
            below(&walks[..hand]) * (walk.at_most - walk.below) * at_most(&walks[hand + 1..])
        }));
    }

    /// How many hands it has.
    pub const fn hands(&self) -> usize {
        self.hands
    }

    /// So many participants with such hands, each as one entrant.
    pub fn entrants(&self, count: u32) -> Entrants {
        Entrants { count, levels: self.levels.clone() }
    }

    /// At a level, for each hand the chance that it is the best and has this strength.
    pub fn shares(&self, level: usize) -> &[f64] {
        &self.shares[level * self.hands..][..self.hands]
    }
}

impl Walk<'_> {
    fn head(&self) -> Option<u16> {
        self.levels.get(self.next).map(|level| level.strength)
    }

    /// To the next strength of any of the hands.
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
