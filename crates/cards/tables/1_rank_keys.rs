//! Program 1: a key for every rank, chosen so that the sum of a hand's keys identifies its multiset of ranks.
//!
//! A greedy search: the two has the key 0, and each further rank gets the smallest key for which any two
//! different multisets of the ranks so far, with the same number of cards and at most the permitted number of
//! each rank, have different sums.

#[path = "ranks.rs"]
pub mod ranks;

/// Prints the Rust source of the table to standard output.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The text of the generated file.
pub fn source() -> String {
    ranks::header("1_rank_keys", "Rank keys, whose sum identifies the multiset of ranks of a hand.")
        + &ranks::table(
            "RANK_KEYS",
            "u32",
            "For hands of up to seven cards, with at most four of one rank.",
            &keys(7, 4),
        )
}

/// Keys with which all multisets of `cards` cards, with at most `limit` of one rank, have different sums. This
/// then holds for fewer cards too, since equal sums would stay equal after adding the same card to both.
pub fn keys(cards: usize, limit: usize) -> [u32; 13] {
    let mut keys = vec![0];
    while keys.len() < 13 {
        let sums = Sums::of(&keys, cards, limit);
        let last = keys[keys.len() - 1];
        keys.extend((last + 1..).find(|&key| sums.keeps_sums_distinct(key, limit)));
    }
    keys.try_into().expect("there are thirteen keys")
}

/// All sums that some keys produce, grouped by the number of cards still missing from the hand.
struct Sums {
    lists: Vec<Vec<u32>>,
    sets: Vec<Bits>,
}

impl Sums {
    fn of(keys: &[u32], cards: usize, limit: usize) -> Sums {
        let mut lists = vec![Vec::new(); cards + 1];
        collect(keys, limit, cards, 0, &mut lists);
        let sets = lists.iter().map(|list| Bits::of(list)).collect();
        Sums { lists, sets }
    }

    /// Returns whether all sums stay distinct when a further rank gets this key. For two hands with `more` and
    /// `fewer` cards of that rank, only the difference matters. The pair (1, 0) is tested first, since it has
    /// the most sums.
    fn keeps_sums_distinct(&self, key: u32, limit: usize) -> bool {
        let most = limit.min(self.lists.len() - 1);
        (1..=most).all(|more| {
            (0..more).all(|fewer| {
                let step = (more - fewer) as u32 * key;
                !self.lists[more].iter().any(|sum| self.sets[fewer].contains(sum + step))
            })
        })
    }
}

fn collect(keys: &[u32], limit: usize, left: usize, sum: u32, lists: &mut [Vec<u32>]) {
    let Some((&key, rest)) = keys.split_first() else {
        lists[left].push(sum);
        return;
    };
    for count in 0..=limit.min(left) {
        collect(rest, limit, left - count, sum + count as u32 * key, lists);
    }
}

/// A set of small integers as a bitmap.
struct Bits(Vec<u64>);

impl Bits {
    fn of(numbers: &[u32]) -> Bits {
        let words = numbers.iter().max().map_or(0, |&most| most as usize / 64 + 1);
        let mut bits = vec![0; words];
        for &number in numbers {
            bits[number as usize / 64] |= 1 << (number % 64);
        }
        Bits(bits)
    }

    fn contains(&self, number: u32) -> bool {
        self.0.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }
}
