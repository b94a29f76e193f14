//! Number of hands without a combination of a given kind, by dynamic programming over the parts of the pack:
//! its ranks or its suits.

/// Maximum number of cards in a hand.
pub(super) const MAX_HAND: usize = 13;

/// Number of ways to hold cards of the parts so far, by state and number of cards.
pub(super) struct Ways<const STATES: usize>([[u64; MAX_HAND + 1]; STATES]);

impl<const STATES: usize> Ways<STATES> {
    /// The start, before the first part: one way, with `cards` cards held already.
    pub fn begin(state: usize, cards: usize) -> Ways<STATES> {
        let mut ways = [[0; MAX_HAND + 1]; STATES];
        ways[state][cards] = 1;
        Ways(ways)
    }

    /// Adds a part of the pack; the hand may hold any subset of it. `step` maps a state and a subset to the next
    /// state; `None` excludes hands that contain a combination of the kind.
    pub fn with(&self, part: u16, step: impl Fn(usize, u16) -> Option<usize>) -> Ways<STATES> {
        let mut after = [[0; MAX_HAND + 1]; STATES];
        for (state, before) in self.0.iter().enumerate().filter(|(_, before)| **before != [0; MAX_HAND + 1]) {
            for held in subsets(part) {
                let Some(to) = step(state, held) else { continue };
                let count = held.count_ones() as usize;
                for cards in count..=MAX_HAND {
                    after[to][cards] += before[cards - count];
                }
            }
        }
        Ways(after)
    }

    /// Number of hands of `cards` cards in the states for which `wanted` returns `true`.
    pub fn hands(&self, cards: usize, wanted: impl Fn(usize) -> bool) -> u64 {
        let states = self.0.iter().enumerate().filter(|&(state, _)| wanted(state));
        states.map(|(_, ways)| ways[cards]).sum()
    }
}

/// Every subset of a set of bits.
pub(super) fn subsets(set: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let subset = next?;
        next = Some((subset | !set).wrapping_add(1) & set).filter(|&after| after != 0);
        Some(subset)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_occurs_once() {
        let found: std::collections::BTreeSet<u16> = subsets(0b1_0110).collect();
        assert_eq!((found.len(), subsets(0b1_0110).count()), (8, 8));
        assert!(found.iter().all(|subset| subset & !0b1_0110 == 0));
        assert_eq!(subsets(0).count(), 1);
    }
}
