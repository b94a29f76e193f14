//! Program 1: a key for every rank, so that the sum over a hand tells which ranks it holds how often.
//!
//! Greedy: the two has the key 0; each following rank takes the least key with which the sums of any two
//! different multisets of the ranks so far, of the same number of cards, still differ.

#[path = "ranks.rs"]
pub mod ranks;

/// Prints the table.
#[allow(dead_code, reason = "the test that compares the tables includes this file as a module")]
fn main() {
    print!("{}", source());
}

/// The generated file.
pub fn source() -> String {
    ranks::header("1_rank_keys", "Keys whose sum tells the ranks of a hand.")
        + &ranks::table("RANK_KEYS", "u32", "For seven cards, at most four of a rank.", &keys(7, 4))
}

/// Keys that keep apart the multisets of `cards` cards with at most `limit` of one rank. They then keep apart
/// those of fewer cards too: fill both up with the same cards.
pub fn keys(cards: usize, limit: usize) -> [u32; 13] {
    let mut keys = vec![0];
    while keys.len() < 13 {
        let sums = Sums::of(&keys, cards, limit);
        let last = keys[keys.len() - 1];
        keys.extend((last + 1..).find(|&key| sums.stay_apart(key, limit)));
    }
    keys.try_into().expect("thirteen keys")
}

/// The sums that some keys give, by how many cards there are still to come.
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

    /// Reports whether a further rank with this key leaves all sums different: of two hands that have it `more` and
    /// `fewer` times, only the difference counts. Once against never comes first, as there are the most of
    /// these.
    fn stay_apart(&self, key: u32, limit: usize) -> bool {
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

/// A set of small numbers.
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
