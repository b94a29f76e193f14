//! Every hand of seven cards, one by one, against the ranking of High Card Flush written out naively.
//!
//! The reference here sorts cards, compares them one by one and looks for the next card of a run in the hand. It knows
//! no bits, no lanes and nothing of the fast evaluator.

use cards::eval::flush::{FlushStrength, StraightFlushAce, longest_run, strength};
use cards::{Card, CardSet, Rank};

/// Length of a flush and its ranks from the top, 0 beyond its length. Greater is better.
type Flush = (usize, [u8; 7]);

/// A card as the reference sees it: its suit, and its height from 2 to 14.
type Plain = (usize, u8);

fn plain(card: Card) -> Plain {
    let height = Rank::ALL.iter().position(|&rank| rank == card.rank()).unwrap() as u8 + 2;
    (card.suit() as usize, height)
}

/// The best of the four flushes. The cards must be sorted by height, the highest first.
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

/// The longest run: from every card upwards as long as the hand holds the next. A low ace has the height 1.
fn best_run(hand: &[Plain; 7], low_ace: bool) -> u8 {
    let holds = |suit, height| hand.contains(&(suit, if height == 1 { 14 } else { height }));
    let run_from = |&(suit, start): &Plain| (start..=14).take_while(|&height| holds(suit, height)).count();
    let longest = hand.iter().map(run_from).max().unwrap_or(0);
    let aces = hand.iter().filter(|card| low_ace && card.1 == 14);
    // Seven cards are too few for a run from the low ace to the high one, so that none counts twice.
    let low = aces.map(|&(suit, _)| run_from(&(suit, 1))).max().unwrap_or(0);
    longest.max(low) as u8
}

/// Number of hands with a flush of each length, and with a run of each length, the ace high only and low too.
#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    flushes: [u32; 8],
    runs: [u32; 8],
    low_runs: [u32; 8],
}

/// The number that the strengths of the reference have, in its own order.
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

/// All hands whose first card, in the order of the pack, is at one of these places. The pack lies highest card first.
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
    // Half of all hands have their first card at one of the first five places.
    let (most, rest) = std::thread::scope(|scope| {
        let most = scope.spawn(|| check_from(&pack, 0..5));
        let rest = check_from(&pack, 5..46);
        (most.join().expect("the other half holds"), rest)
    });
    let sum = |part: fn(&Counts) -> &[u32; 8]| {
        std::array::from_fn::<u32, 8, _>(|length| part(&most)[length] + part(&rest)[length])
    };
    // Four suits: C(13,7); C(13,6)·39; C(13,5)·C(39,2); C(13,4)·C(39,3); the rest; 4·13·C(13,2)³ for 2-2-2-1.
    let flushes = [0, 0, 24_676_704, 78_881_088, 26_137_540, 3_814_668, 267_696, 6_864];
    assert_eq!(sum(|counts| &counts.flushes), flushes);
    // One to seven in sequence, of which seven come from 7 places in each of four suits, and from 8 with a low ace.
    let runs = [0, 56_851_984, 68_338_904, 7_940_748, 615_480, 36_000, 1_416, 28];
    assert_eq!(sum(|counts| &counts.runs), runs);
    let low_runs = [0, 52_438_672, 71_985_176, 8_642_932, 676_196, 39_960, 1_592, 32];
    assert_eq!(sum(|counts| &counts.low_runs), low_runs);
}

#[test]
fn strengths_are_ordered_as_the_references_flushes() {
    // All flushes of two to seven cards of a suit, sorted by the reference's own order.
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
