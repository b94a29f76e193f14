//! The payments by which people settle their results among themselves. Pure.
//!
//! 1. A set of results with the sum 0 and without such a subset is settled by one payment fewer than it has members:
//!    each payment settles one of them, and the last payment settles two.
//! 2. So the number of payments is the number of people minus the number of such sets into which they are divided.
//! 3. [`payments`] divides up to [`EXACT`] people into the most sets, and does not divide more people.

/// Number of people for whom the number of payments is minimal.
pub const EXACT: usize = 12;

/// A payment from one person to another. People are identified by their index in the list of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Index of the person who pays.
    pub from: usize,
    /// Index of the person who is paid.
    pub to: usize,
    /// The amount, in the unit of the results; at least 1.
    pub amount: u64,
}

/// The payments that settle these results, whose sum is 0: a person with a negative result pays. There are fewer
/// payments than people whose result is not 0, and as few as possible for up to [`EXACT`] of them. `None` if the sum is
/// not 0.
pub fn payments(results: &[i64]) -> Option<Vec<Payment>> {
    let sum: i128 = results.iter().copied().map(i128::from).sum();
    if sum != 0 {
        return None;
    }
    let people: Vec<usize> = (0..results.len()).filter(|&person| results[person] != 0).collect();
    let sets = if people.len() <= EXACT { balanced_sets(&people, results) } else { vec![people] };
    Some(sets.iter().flat_map(|set| settle(set, results)).collect())
}

/// Divides people whose results have the sum 0 into the largest number of sets with the sum 0.
fn balanced_sets(people: &[usize], results: &[i64]) -> Vec<Vec<usize>> {
    let all = (1_usize << people.len()) - 1;
    let members = |set: usize| (0..people.len()).filter(move |place| set >> place & 1 == 1);
    let sum_of = |set: usize| members(set).map(|place| i128::from(results[people[place]])).sum::<i128>();
    let is_balanced: Vec<bool> = (0..=all).map(|set| sum_of(set) == 0).collect();
    // For every subset: the largest number of balanced subsets that one gets by adding its members one after another,
    // and the member to add last.
    let mut best = vec![(0, 0); all + 1];
    for set in 1..=all {
        let last = members(set).max_by_key(|place| best[set ^ (1 << place)].0).unwrap_or_default();
        best[set] = (best[set ^ (1 << last)].0 + usize::from(is_balanced[set]), last);
    }
    let mut sets = Vec::new();
    let mut rest = all;
    while rest != 0 {
        if is_balanced[rest] {
            sets.push(Vec::new());
        }
        let last = best[rest].1;
        sets.last_mut().expect("all results have the sum 0").push(people[last]);
        rest ^= 1 << last;
    }
    sets
}

/// The payments among people whose results have the sum 0: whoever owes most pays the person who is owed most.
fn settle(people: &[usize], results: &[i64]) -> Vec<Payment> {
    let mut open: Vec<(usize, i64)> = people.iter().map(|&person| (person, results[person])).collect();
    let mut payments = Vec::new();
    loop {
        open.retain(|(_, result)| *result != 0);
        let from = (0..open.len()).min_by_key(|&place| open[place].1);
        let to = (0..open.len()).rev().max_by_key(|&place| open[place].1);
        let (Some(from), Some(to)) = (from, to) else { return payments };
        let amount = open[from].1.unsigned_abs().min(open[to].1.unsigned_abs());
        payments.push(Payment { from: open[from].0, to: open[to].0, amount });
        open[from].1 = open[from].1.strict_add_unsigned(amount);
        open[to].1 = open[to].1.strict_sub_unsigned(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn results_after(results: &[i64], payments: &[Payment]) -> Vec<i64> {
        let mut open = results.to_vec();
        for Payment { from, to, amount } in payments {
            assert!(*amount > 0);
            assert!(open[*from] < 0 && open[*to] > 0, "nobody pays who is owed something");
            open[*from] += *amount as i64;
            open[*to] -= *amount as i64;
        }
        open
    }

    /// The smallest number of payments, found by trying all: some minimal set of payments settles a person with each.
    fn fewest(open: &mut Vec<i64>) -> usize {
        let Some(first) = open.iter().position(|result| *result != 0) else { return 0 };
        let result = open[first];
        let mut least = usize::MAX;
        for other in first + 1..open.len() {
            if open[other].signum() == -result.signum() {
                (open[first], open[other]) = (0, open[other] + result);
                least = least.min(1 + fewest(open));
                (open[first], open[other]) = (result, open[other] - result);
            }
        }
        least
    }

    fn random_results(people: usize, most: u32, rng: &mut Rng) -> Vec<i64> {
        let mut results: Vec<i64> =
            (1..people).map(|_| i64::from(rng.below(2 * most + 1)) - i64::from(most)).collect();
        results.push(-results.iter().sum::<i64>());
        results
    }

    #[test]
    fn the_payments_settle_all_results_and_are_as_few_as_a_search_finds() {
        let mut rng = Rng::new(18);
        for round in 0..3_000 {
            let results = random_results(1 + round % 8, 1 + rng.below(9), &mut rng);
            let payments = payments(&results).unwrap();
            assert!(results_after(&results, &payments).iter().all(|result| *result == 0), "{results:?}");
            assert_eq!(payments.len(), fewest(&mut results.clone()), "{results:?}: {payments:?}");
        }
    }

    #[test]
    fn up_to_twelve_people_are_divided_and_more_need_at_most_one_payment_fewer_than_people() {
        let pairs = |number: i64| (1..=number).flat_map(|one| [one * 100, -one * 100]).collect::<Vec<_>>();
        assert_eq!(payments(&pairs(6)).unwrap().len(), 6);
        let mut rng = Rng::new(7);
        for people in 2..40 {
            let results = random_results(people, 1_000, &mut rng);
            let payments = payments(&results).unwrap();
            assert!(payments.len() < people);
            assert!(results_after(&results, &payments).iter().all(|result| *result == 0));
        }
    }

    #[test]
    fn results_at_the_limits_are_settled_and_others_than_a_sum_of_zero_are_not() {
        let most = i64::MAX;
        let expected = [Payment { from: 1, to: 0, amount: most.cast_unsigned() }];
        assert_eq!(payments(&[most, -most]).unwrap(), expected);
        assert_eq!(payments(&[]), Some(Vec::new()));
        assert_eq!(payments(&[0, 0]), Some(Vec::new()));
        assert_eq!(payments(&[5, -4]), None);
    }
}
