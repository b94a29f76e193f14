use super::*;
use hmac::{Hmac, KeyInit, Mac};

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> = hex.chars().map(|digit| digit.to_digit(16).unwrap() as u8).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

fn hmac_sha512(key: &[u8], message: &[u8]) -> Vec<u8> {
    Hmac::<Sha512>::new_from_slice(key).unwrap().chain_update(message).finalize().into_bytes().to_vec()
}

/// HKDF by the definition of RFC 5869, section 2.
fn naive_expanded(salt: &[u8], input: &[u8], info: &[u8]) -> Vec<u8> {
    let key = hmac_sha512(salt, input);
    let mut all: Vec<u8> = Vec::new();
    let mut block: Vec<u8> = Vec::new();
    for counter in 1..=16 {
        block = hmac_sha512(&key, &[block.as_slice(), info, &[counter]].concat());
        all.extend(&block);
    }
    all
}

/// The shuffle with a list from which the chosen card is taken, and the last card put in its place.
fn naive_shuffle(words: &[u32]) -> Option<Vec<usize>> {
    let mut rest: Vec<usize> = (0..52).collect();
    let mut from_the_end = Vec::new();
    let mut words = words.iter().map(|&word| u128::from(word));
    while rest.len() > 1 {
        let count = rest.len() as u128;
        let chosen = loop {
            let word = words.next()?;
            // A word is skipped if the numbers from 2^32 down to it do not fill a whole group of `count`.
            if word / count < (1 << 32) / count {
                break (word % count) as usize;
            }
        };
        let last = rest.pop().unwrap();
        from_the_end.push(if chosen == rest.len() {
            last
        } else {
            std::mem::replace(&mut rest[chosen], last)
        });
    }
    from_the_end.push(rest[0]);
    from_the_end.reverse();
    Some(from_the_end)
}

/// Case 4 of RFC 4231, section 4, for the HMAC-SHA-512 that the naive HKDF uses.
#[test]
fn hmac_sha512_matches_rfc_4231() {
    let key: Vec<u8> = (1..=25).collect();
    let expected = "b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f1\
                    9741120c4f2de2adebeb10a298dd";
    assert_eq!(hmac_sha512(&key, &[0xcd; 50]), bytes(expected));
}

/// A test vector of HKDF-SHA-512 with salt and info from Project Wycheproof (`testvectors/hkdf_sha512_test.json`); RFC
/// 5869 has none with SHA-512. Output of 42 bytes is a prefix of longer output.
#[test]
fn hkdf_matches_wycheproof_and_its_definition() {
    let input = bytes("5d3db20e8238a90b62a600fa57fdb318");
    let salt = bytes("1d6f3b38a1e607b5e6bcd4af1800a9d3");
    let info = bytes("2bc5f39032b6fc87da69ba8711ce735b169646fd");
    let output =
        bytes("8c3cf7122dcb5eb7efaf02718f1faf70bca20dcb75070e9d0871a413a6c05fc195a75aa9ffc349d70aae");
    assert_eq!(expanded(&salt, &input, &info)[..42], output);
    for length in [0, 1, 32, 64, 200] {
        let (salt, input, info) = (vec![1; length], vec![2; length + 3], vec![3; length + 7]);
        assert_eq!(expanded(&salt, &input, &info).to_vec(), naive_expanded(&salt, &input, &info));
    }
}

#[test]
fn the_shuffle_matches_a_naive_one() {
    for seed in 0..500_u32 {
        let mut words: Vec<u32> =
            (0..256).map(|at| (seed * 256 + at).wrapping_mul(0x9e37_79b1).rotate_left(at)).collect();
        // Words near the limits, so that many are skipped.
        for at in (0..256).step_by(3) {
            words[at] = u32::MAX - (words[at] % 60);
        }
        let shuffled = shuffled(words.iter().copied()).map(|cards| cards.map(Card::index).to_vec());
        assert_eq!(shuffled, naive_shuffle(&words), "seed {seed}");
        let mut sorted = shuffled.expect("enough words are left");
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..52));
    }
}

#[test]
fn the_limit_of_a_word_is_the_last_multiple() {
    // 2^32 = 82,595,524 · 52 + 48.
    let limit = 82_595_524 * 52;
    let with = |first: u32| shuffled([first].into_iter().chain([0; 51])).unwrap();
    assert_eq!(with(limit - 1)[51].index(), 51, "the last card stays");
    assert_eq!(with(limit), with(0), "the word is skipped");
    assert_eq!(with(u32::MAX), with(0));
    // 2^32 is a multiple of 32, so no word is skipped there: 20 words for the positions 51 to 32, then all ones.
    let words = [0; 20].into_iter().chain([u32::MAX]).chain([0; 30]);
    assert!(shuffled(words).is_some());
}

#[test]
fn too_few_words_are_refused() {
    assert!(shuffled([0; 51].into_iter()).is_some());
    assert!(shuffled([0; 50].into_iter()).is_none());
    assert!(shuffled([u32::MAX; 256].into_iter()).is_none(), "every word is skipped");
    let (skipped, rest) = ([u32::MAX; 205], [7; 51]);
    assert!(shuffled(skipped.into_iter().chain(rest)).is_some(), "205 of 256 words may be skipped");
    assert!(shuffled(skipped.into_iter().chain([u32::MAX]).chain([7; 50])).is_none());
}

/// The exact probability that the words of a draw do not suffice, from the limits of the shuffle, by the number of positions that are left after each
/// word. It is below the range of an `f64`, so the probabilities are logarithms to base 2.
#[test]
fn the_words_suffice_but_for_one_in_two_to_the_5415() {
    const NEVER: f64 = f64::NEG_INFINITY;
    let sum = |a: f64, b: f64| match a.max(b) {
        NEVER => NEVER,
        larger => larger + (1.0 + (a.min(b) - larger).exp2()).log2(),
    };
    let mut left = [NEVER; 52];
    left[51] = 0.0;
    for _ in 0..LENGTH / 4 {
        let mut next = [NEVER; 52];
        for position in 1..52 {
            let skipped = ((1 << 32) - limit(position as u64 + 1)) as f64;
            let (skip, accept) = (skipped.log2() - 32.0, (1.0 - skipped / 2_f64.powi(32)).log2());
            next[position] = sum(next[position], left[position] + skip);
            next[position - 1] = sum(next[position - 1], left[position] + accept);
        }
        left = next;
    }
    let exhausted = left[1..].iter().copied().fold(NEVER, sum);
    assert!((-5416.0..-5415.0).contains(&exhausted), "2^{exhausted}");
}

#[test]
fn excluded_cards_are_passed_over_cyclically() {
    let order = Order(shuffled([0; 51].into_iter()).unwrap());
    let [first, second, .., last] = *order.cards();
    let at =
        |cut, excluded: &[Card]| order.card_at(Cut::new(cut).unwrap(), excluded.iter().copied().collect());
    assert_eq!([at(1, &[]), at(52, &[])], [Some(first), Some(last)]);
    assert_eq!([at(1, &[first]), at(2, &[first])], [Some(second), Some(second)]);
    assert_eq!(at(52, &[last, first]), Some(second));
    assert_eq!(order.card_at(Cut::new(9).unwrap(), CardSet::FULL), None);
    assert_eq!(order.card_at(Cut::new(9).unwrap(), CardSet::FULL.without(second)), Some(second));
    assert!(Cut::all().all(|cut| order.cut_of(order.card_at(cut, CardSet::EMPTY).unwrap()) == cut));
}
