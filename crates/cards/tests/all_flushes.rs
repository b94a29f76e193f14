//! Exhaustive test of all seven-card hands against a naive implementation of the ranking of High Card Flush.
//!
//! The reference takes the cards in descending order of rank, compares flushes rank by rank and searches the hand for
//! the next card of a run. It uses no bit operations and shares no code with the fast evaluator.

use cards::eval::flush::{FlushStrength, StraightFlushAce, longest_run, strength};
use cards::{Card, CardSet, Rank};

/// Length of a flush, and its ranks in descending order, padded with 0. Greater is better.
type Flush = (usize, [u8; 7]);

/// A card as the reference represents it: its suit, and its rank from 2 to 14.
type Plain = (usize, u8);

fn plain(card: Card) -> Plain {
    let height = Rank::ALL.iter().position(|&rank| rank == card.rank()).unwrap() as u8 + 2;
    (card.suit() as usize, height)
}

/// The best of the four flushes. The cards must be sorted by rank in descending order.
fn best_flush(hand: &[Plain; 7]) -> Flush {
    let mut best = (0, [0; 7]);
    for suit in 0..4 {
        let mut flush: Flush = (0, [0; 7]);
        for &(_, height) in hand.iter().filter(|card| card.0 == suit) {
            flush.1[flush.0] = height;
            flush.0 += 1;
        }
        if flush > best {
            best = flush;
        }
    }
    best
}

/// Length of the longest run of consecutive ranks in one suit. With `low_ace`, an ace also counts as rank 1.
fn best_run(hand: &[Plain; 7], low_ace: bool) -> u8 {
    let holds = |suit, height| hand.contains(&(suit, if height == 1 { 14 } else { height }));
    let run_from = |&(suit, start): &Plain| (start..=14).take_while(|&height| holds(suit, height)).count();
    let longest = hand.iter().map(run_from).max().unwrap_or(0);
    let aces = hand.iter().filter(|card| low_ace && card.1 == 14);
    // Seven cards are too few for a run from the low ace to the high ace, so no ace counts twice.
    let low = aces.map(|&(suit, _)| run_from(&(suit, 1))).max().unwrap_or(0);
    longest.max(low) as u8
}

/// Numbers of hands by length, 0 to 7: the length of the longest flush, of the longest run if the ace is only high, and
/// of the longest run if the ace is also low.
#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    flushes: [u32; 8],
    runs: [u32; 8],
    low_runs: [u32; 8],
}

/// The [`FlushStrength`] that corresponds to a flush of the reference.
fn expected(flush: Flush) -> FlushStrength {
    let ranks = flush.1[..flush.0].iter().fold(0, |ranks, height| ranks | 1 << (height - 2));
    FlushStrength::of_ranks(ranks)
}

fn check(hand: &[Plain; 7], set: CardSet, counts: &mut Counts) {
    let flush = best_flush(hand);
    assert_eq!(strength(set), expected(flush), "{set:?}");
    let (high, low) = (best_run(hand, false), best_run(hand, true));
    assert_eq!(longest_run(set, StraightFlushAce::HighOnly), high, "{set:?}");
    assert_eq!(longest_run(set, StraightFlushAce::LowToo), low, "{set:?}");
    counts.flushes[flush.0] += 1;
    counts.runs[usize::from(high)] += 1;
    counts.low_runs[usize::from(low)] += 1;
}

/// Checks all hands whose first card, in pack order, is at one of these positions, and counts them. The pack must be
/// sorted from the highest rank down.
fn check_from(pack: &[Card; 52], first: impl Iterator<Item = usize>) -> Counts {
    fn extend(
        pack: &[Card; 52],
        hand: &mut [Plain; 7],
        held: usize,
        from: usize,
        set: CardSet,
        to: &mut Counts,
    ) {
        if held == 7 {
            return check(hand, set, to);
        }
        for place in from..=45 + held {
            hand[held] = plain(pack[place]);
            extend(pack, hand, held + 1, place + 1, set.with(pack[place]), to);
        }
    }
    let mut counts = Counts::default();
    for place in first {
        let mut hand = [plain(pack[place]); 7];
        extend(pack, &mut hand, 1, place + 1, CardSet::EMPTY.with(pack[place]), &mut counts);
    }
    counts
}

fn pack() -> [Card; 52] {
    let mut cards: Vec<Card> = Card::all().collect();
    cards.sort_by_key(|&card| std::cmp::Reverse(plain(card).1));
    cards.try_into().unwrap()
}

#[test]
fn hf_01_hf_02_hf_03_every_hand_of_seven_is_ranked_as_by_the_reference() {
    let pack = pack();
    // About half of all hands have their first card at one of the first five positions.
    let (most, rest) = std::thread::scope(|scope| {
        let most = scope.spawn(|| check_from(&pack, 0..5));
        let rest = check_from(&pack, 5..46);
        (most.join().expect("the other thread panicked"), rest)
    });
    let sum = |part: fn(&Counts) -> &[u32; 8]| {
        std::array::from_fn::<u32, 8, _>(|length| part(&most)[length] + part(&rest)[length])
    };
    // By length, 7 to 4, each times four suits: C(13,7); C(13,6)·39; C(13,5)·C(39,2); C(13,4)·C(39,3). Length
    // 2: 4·13·C(13,2)³ for the suit distribution 2-2-2-1. Length 3: the remaining hands.
    let flushes = [0, 0, 24_676_704, 78_881_088, 26_137_540, 3_814_668, 267_696, 6_864];
    assert_eq!(sum(|counts| &counts.flushes), flushes);
    // Longest runs of one to seven cards. A run of seven has 7 possible top cards in each of four suits, and 8
    // if the ace may be low.
    let runs = [0, 56_851_984, 68_338_904, 7_940_748, 615_480, 36_000, 1_416, 28];
    assert_eq!(sum(|counts| &counts.runs), runs);
    let low_runs = [0, 52_438_672, 71_985_176, 8_642_932, 676_196, 39_960, 1_592, 32];
    assert_eq!(sum(|counts| &counts.low_runs), low_runs);
}

#[test]
fn strengths_are_ordered_as_the_references_flushes() {
    // All flushes of two to seven cards, sorted by the order of the reference.
    let mut flushes: Vec<Flush> = (0_u16..1 << 13)
        .filter(|ranks| (2..=7).contains(&ranks.count_ones()))
        .map(|ranks| {
            let mut flush = (0, [0; 7]);
            for height in (2..=14).rev().filter(|height| ranks >> (height - 2) & 1 == 1) {
                flush.1[flush.0] = height;
                flush.0 += 1;
            }
            flush
        })
        .collect();
    flushes.sort_unstable();
    assert_eq!(flushes.len(), 78 + 286 + 715 + 1287 + 1716 + 1716);
    assert!(flushes.windows(2).all(|two| expected(two[0]) < expected(two[1])));
    assert!(flushes.iter().all(|&flush| usize::from(expected(flush).length()) == flush.0));
}
