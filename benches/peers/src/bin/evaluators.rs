//! Seven-card evaluators: `cards` against `pokers`, `aya_poker`, `rs_poker` and `poker`.
//!
//! All run on one thread and rank the same million random hands, which are too many for caches and branch predictors to
//! learn. Only the much slower `poker` ranks just the first 20,000. *Prebuilt* hands are in each crate's representation
//! of a hand; *raw* hands are seven cards in random order, in each crate's representation of cards. Before the
//! measurement, all must rank a sample of the hands in the same order.
#![forbid(unsafe_code)]

use aya_poker::base::{CARDS as AYA_CARDS, Hand as AyaHand};
use cards::eval::batch::{self, Batch, Score};
use cards::eval::{Packed, strength_unchecked};
use cards::{Card, CardSet, Deck};
use peers::{Contender, Goal, SplitMix64, Table, take_turns};
use poker::{Eval, Evaluator, FiveCard};
use pokers::{CARDS as POKERS_CARDS, Hand as PokersHand};
use rs_poker::core::{Card as RsCard, SevenCardAccum};

const HANDS: usize = 1_000_000;
/// Number of hands for the `poker` crate, which is three orders of magnitude slower than the others, and for the
/// comparison of all evaluators before the measurement.
const FEW_HANDS: usize = 20_000;
const ROUNDS: usize = 11;
/// Number of hands that the batch evaluator gets at once: few enough for their scores to stay in the first cache.
const BATCH: usize = 1024;

/// The evaluator that the goals name.
const POKERS: &str = "pokers 0.10";

/// Seven cards as numbers: those of [`Card::index`], or those that [`pokers()`] returns.
type Seven = [u8; 7];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a whole number"));
    let rounds = arguments.next().unwrap_or(ROUNDS);
    let hands = deal(arguments.next().unwrap_or(HANDS).max(FEW_HANDS));
    let evaluator = Evaluator::new();
    check_agreement(&hands[..FEW_HANDS], &evaluator);
    prebuilt(&hands, &evaluator, rounds);
    raw(&hands, &evaluator, rounds);
}

fn deal(count: usize) -> Vec<Seven> {
    let mut numbers = SplitMix64(1);
    let mut deal = || {
        let deck = Deck::shuffled(|limit| numbers.below(u64::from(limit)) as u32);
        std::array::from_fn(|place| deck.cards()[place].index() as u8)
    };
    (0..count).map(|_| deal()).collect()
}

fn prebuilt(hands: &[Seven], evaluator: &Evaluator, rounds: usize) {
    let ours: Vec<Packed> = hands.iter().map(|&hand| cards_of(hand).into_iter().collect()).collect();
    let pokers: Vec<PokersHand> = hands.iter().map(|&hand| build_pokers(pokers(hand))).collect();
    let aya: Vec<AyaHand> = hands.iter().map(|&hand| build_aya(aya(hand))).collect();
    let rs: Vec<SevenCardAccum> = hands.iter().map(|&hand| build_rs(rs(hand))).collect();
    let poker: Vec<[poker::Card; 7]> = hands[..FEW_HANDS].iter().map(|&hand| poker(hand)).collect();
    let sets: Vec<CardSet> = hands.iter().map(|&hand| cards_of(hand).into_iter().collect()).collect();
    let batches: Vec<Batch> = sets.chunks(BATCH).map(Batch::new).collect();
    let mut contenders = [
        Contender::new("cards", ours.len(), || sum(&ours, |hand| hand.strength().get()))
            .with_goal(Goal::Times(0.9, POKERS)),
        Contender::new("cards, batch", sets.len(), || {
            let mut scores = [Score::default(); BATCH];
            batches
                .iter()
                .map(|batch| {
                    let scores = &mut scores[..batch.len()];
                    batch.scores(CardSet::EMPTY, scores);
                    sum_of_scores(scores)
                })
                .sum()
        })
        .with_goal(Goal::Times(
            if has_avx512() { 0.55 } else { 1.0 },
            if has_avx512() { POKERS } else { "cards" },
        )),
        Contender::new(POKERS, pokers.len(), || sum(&pokers, |hand| hand.evaluate())),
        Contender::new("aya_poker 0.1", aya.len(), || sum(&aya, |hand| aya_poker::poker_rank(&hand).0)),
        Contender::new("rs_poker 5.1", rs.len(), || sum(&rs, |hand| hand.rank().into())),
        Contender::new("poker 0.7", poker.len(), || sum(&poker, |hand| beats_the_worst(evaluator, &hand))),
    ];
    let timings = take_turns(&mut contenders, rounds);
    let rate = None;
    Table { id: "evaluators-prepared", title: "prepared", unit: "ns per hand", nanoseconds: 1.0, rate }
        .print(&timings);
}

fn raw(hands: &[Seven], evaluator: &Evaluator, rounds: usize) {
    let ours: Vec<[Card; 7]> = hands.iter().map(|&hand| cards_of(hand)).collect();
    let pokers: Vec<Seven> = hands.iter().map(|&hand| pokers(hand)).collect();
    let aya: Vec<Seven> = hands.iter().map(|&hand| aya(hand)).collect();
    let rs: Vec<[RsCard; 7]> = hands.iter().map(|&hand| rs(hand)).collect();
    let poker: Vec<[poker::Card; 7]> = hands[..FEW_HANDS].iter().map(|&hand| poker(hand)).collect();
    let mut contenders = [
        Contender::new("cards", ours.len(), || sum(&ours, |hand| strength_unchecked(hand).get()))
            .with_goal(Goal::Times(0.45, POKERS)),
        Contender::new("cards, batch", ours.len(), || {
            let mut scores = [Score::default(); BATCH];
            ours.chunks(BATCH)
                .map(|hands| {
                    let scores = &mut scores[..hands.len()];
                    batch::scores(hands, scores);
                    sum_of_scores(scores)
                })
                .sum()
        })
        .with_goal(Goal::Times(if has_avx512() { 0.36 } else { 0.45 }, POKERS)),
        Contender::new(POKERS, pokers.len(), || sum(&pokers, |hand| build_pokers(hand).evaluate())),
        Contender::new("aya_poker 0.1", aya.len(), || {
            sum(&aya, |hand| aya_poker::poker_rank(&build_aya(hand)).0)
        }),
        Contender::new("rs_poker 5.1", rs.len(), || sum(&rs, |hand| build_rs(hand).rank().into())),
        Contender::new("poker 0.7", poker.len(), || sum(&poker, |hand| beats_the_worst(evaluator, &hand))),
    ];
    let timings = take_turns(&mut contenders, rounds);
    let rate = None;
    Table { id: "evaluators-raw", title: "raw cards", unit: "ns per hand", nanoseconds: 1.0, rate }
        .print(&timings);
}

/// Returns whether the processor has the instructions for which the batch evaluator has goals of its own.
fn has_avx512() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::is_x86_feature_detected!("avx512bw");
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

#[inline(always)]
fn sum<H: Copy>(hands: &[H], rank: impl Fn(H) -> u16) -> u64 {
    hands.iter().map(|&hand| u64::from(rank(hand))).sum()
}

fn sum_of_scores(scores: &[Score]) -> u64 {
    scores.iter().map(|score| u64::from(score.get())).sum()
}

/// Panics unless all evaluators order every pair of adjacent hands in the sample alike.
fn check_agreement(hands: &[Seven], evaluator: &Evaluator) {
    let cards: Vec<[Card; 7]> = hands.iter().map(|&hand| cards_of(hand)).collect();
    let sets: Vec<CardSet> = cards.iter().map(|hand| hand.iter().copied().collect()).collect();
    let (mut raw, mut prepared) = (vec![Score::default(); hands.len()], vec![Score::default(); hands.len()]);
    batch::scores(&cards, &mut raw);
    Batch::new(&sets).scores(CardSet::EMPTY, &mut prepared);
    for (place, pair) in hands.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        let order = |rank: &dyn Fn(Seven) -> u16| rank(a).cmp(&rank(b));
        let orders = [
            order(&|hand| cards_of(hand).into_iter().collect::<Packed>().strength().get()),
            order(&|hand| strength_unchecked(cards_of(hand)).get()),
            raw[place].cmp(&raw[place + 1]),
            prepared[place].cmp(&prepared[place + 1]),
            order(&|hand| build_pokers(pokers(hand)).evaluate()),
            order(&|hand| aya_poker::poker_rank(&build_aya(aya(hand))).0),
            order(&|hand| build_rs(rs(hand)).rank().into()),
            rank_poker(evaluator, &poker(a)).cmp(&rank_poker(evaluator, &poker(b))),
        ];
        assert!(orders.iter().all(|&order| order == orders[0]), "{pair:?}: {orders:?}");
    }
    println!("All order {} hands alike.", hands.len());
}

/// Converts a hand to cards of the crate `cards`.
fn cards_of(hand: Seven) -> [Card; 7] {
    hand.map(|index| Card::from_index(usize::from(index)).expect("an index below 52"))
}

/// Converts a hand to the card numbers of `pokers` and `aya_poker`, which order cards by rank, then by suit.
fn pokers(hand: Seven) -> Seven {
    hand.map(|index| index % 13 * 4 + index / 13)
}

fn aya(hand: Seven) -> Seven {
    pokers(hand)
}

fn rs(hand: Seven) -> [RsCard; 7] {
    hand.map(RsCard::from)
}

fn poker(hand: Seven) -> [poker::Card; 7] {
    hand.map(|index| {
        let card = Card::from_index(usize::from(index)).expect("an index below 52");
        poker::Card::try_from_chars(card.rank().letter(), card.suit().letter()).expect("a card")
    })
}

#[inline(always)]
fn build_pokers(hand: Seven) -> PokersHand {
    hand.into_iter().fold(PokersHand::default(), |built, card| built + POKERS_CARDS[usize::from(card)])
}

#[inline(always)]
fn build_rs(hand: [RsCard; 7]) -> SevenCardAccum {
    hand.into_iter().fold(SevenCardAccum::new(), |built, card| built + card)
}

#[inline(always)]
fn build_aya(hand: Seven) -> AyaHand {
    let mut built = AyaHand::new();
    hand.into_iter().for_each(|card| built.insert_unchecked(&AYA_CARDS[usize::from(card)]));
    built
}

fn rank_poker(evaluator: &Evaluator, hand: &[poker::Card; 7]) -> Eval<FiveCard> {
    evaluator.evaluate_five(hand).expect("seven different cards")
}

/// Returns 1 if the hand beats the worst possible rank, and 0 otherwise. `poker` does not expose the rank as a
/// number; this result keeps the evaluation from being optimized away.
fn beats_the_worst(evaluator: &Evaluator, hand: &[poker::Card; 7]) -> u16 {
    u16::from(rank_poker(evaluator, hand) > Eval::<FiveCard>::WORST)
}
