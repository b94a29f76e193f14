//! Proportional reduction of winnings whose sum exceeds a limit (PK-7, HF-9).

use crate::chips::Chips;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// Maximum number of winnings in one round: in Packs Poker, the pack bet and the bonus of 7 seats on each of 5 packs.
const MAX_WINNINGS: usize = 70;

/// Reduces the winnings proportionally, rounded down to whole cents, so that their sum is the limit. The remaining
/// cents go one each to the largest remainders, in the order given if remainders are equal. The sum must exceed the
/// limit.
pub(crate) fn in_proportion(limit: Chips, winnings: &mut [&mut Chips]) {
    let total: Chips = winnings.iter().map(|won| **won).sum();
    let (limit, total) = (u128::from(limit.get()), u128::from(total.get()));
    let mut remainders: ArrayVec<(Reverse<u128>, usize), MAX_WINNINGS> = ArrayVec::new();
    let mut paid = 0;
    for (place, won) in winnings.iter_mut().enumerate() {
        let product = u128::from(won.get()) * limit;
        let share = product / total;
        paid += share;
        remainders.push((Reverse(product % total), place));
        **won = Chips::new(share as u64).expect("a share is less than the whole");
    }
    remainders.sort_unstable();
    for &(_, place) in remainders.iter().take((limit - paid) as usize) {
        *winnings[place] += Chips::ONE;
    }
}
