//! Hold'em equity against a naive enumeration: every deal of the ranges and every board, with each hand
//! evaluated from scratch.

use crate::numbers::Numbers;
use cards::eval::{FiveOfAKind, Strength, reference, strength_unchecked};
use cards::notation::parse_cards;
use cards::{Card, CardSet};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use strategy::odds::Fraction;
use strategy::odds::holdem::{
    CATEGORIES, Equity, HoleCards, KINDS, NextCard, Outs, PlayerEquity, Range, Spot, Standing, match_ups,
    showdowns_before_the_flop,
};

const ONE: NonZeroUsize = NonZeroUsize::MIN;
/// More threads than the machines of the checks have processors.
const MANY: NonZeroUsize = NonZeroUsize::new(5).unwrap();

/// Draws random cards and ranges.
trait Draw {
    fn cards(&mut self, count: usize, but: &[Card]) -> Vec<Card>;
    fn range(&mut self, hands: usize, but: &[Card]) -> Range;
}

impl Draw for Numbers {
    /// `count` different cards that are not in `but`.
    fn cards(&mut self, count: usize, but: &[Card]) -> Vec<Card> {
        let mut left: Vec<Card> = Card::all().filter(|card| !but.contains(card)).collect();
        (0..count).map(|_| left.swap_remove(self.below(left.len() as u32) as usize)).collect()
    }

    /// A range of up to `hands` hands with small weights, from cards that are not in `but`. A hand may be drawn twice.
    fn range(&mut self, hands: usize, but: &[Card]) -> Range {
        let hand = |numbers: &mut Numbers| {
            let cards = numbers.cards(2, but);
            (HoleCards::new(cards[0], cards[1]).unwrap(), 1 + numbers.below(3))
        };
        Range::new((0..hands).map(|_| hand(self)).collect::<Vec<_>>())
    }
}

/// Counts for one player: wins, ties, shares of the pot in units of 1/2,520, categories, and boards and shares
/// by kind of hand.
#[derive(Clone, Debug, PartialEq)]
struct PlainEquity {
    wins: u128,
    ties: u128,
    shares: u128,
    categories: [u128; CATEGORIES],
    kinds: Vec<(u128, u128)>,
}

/// Enumerates a spot with an evaluator that returns a comparable strength and a category. Returns the number of
/// boards and the counts of each player.
fn plain<S: Ord + Copy>(spot: &Spot, rank: impl Fn(&[Card; 7]) -> (S, usize)) -> (u128, Vec<PlainEquity>) {
    let none =
        PlainEquity { wins: 0, ties: 0, shares: 0, categories: [0; CATEGORIES], kinds: vec![(0, 0); KINDS] };
    let (mut boards, mut counted) = (0, vec![none; spot.ranges().len()]);
    for_each_deal(spot.ranges(), &mut Vec::new(), 1, &mut |hands, weight| {
        let held = hands.iter().fold(spot.board().union(spot.dead()), |held, hand| held.union(hand.set()));
        let left: Vec<Card> = CardSet::FULL.difference(held).iter().collect();
        let mut board: Vec<Card> = spot.board().iter().collect();
        for_each_board(&left, &mut board, &mut |board| {
            let ranked: Vec<(S, usize)> = hands.iter().map(|hand| rank(&seven(*hand, board))).collect();
            let best = ranked.iter().map(|(strength, _)| *strength).max().unwrap();
            let sharing = ranked.iter().filter(|(strength, _)| *strength == best).count();
            let share = weight * [2520, 1260, 840, 630, 504, 420, 360, 315, 280, 252][sharing - 1];
            boards += weight;
            for ((one, (strength, category)), hand) in counted.iter_mut().zip(&ranked).zip(hands) {
                one.categories[*category] += weight;
                let kind = &mut one.kinds[hand.kind().index()];
                kind.0 += weight;
                if *strength == best {
                    one.shares += share;
                    kind.1 += share;
                    *if sharing == 1 { &mut one.wins } else { &mut one.ties } += weight;
                }
            }
        });
    });
    (boards, counted)
}

fn for_each_deal(
    ranges: &[Range],
    hands: &mut Vec<HoleCards>,
    weight: u128,
    visit: &mut impl FnMut(&[HoleCards], u128),
) {
    let Some((range, rest)) = ranges.split_first() else { return visit(hands, weight) };
    for (hole, own) in range.hands() {
        if hands.iter().all(|hand| hand.set().intersection(hole.set()).is_empty()) {
            hands.push(hole);
            for_each_deal(rest, hands, weight * u128::from(own), visit);
            hands.pop();
        }
    }
}

fn for_each_board(left: &[Card], board: &mut Vec<Card>, visit: &mut impl FnMut(&[Card])) {
    if board.len() == 5 {
        return visit(board);
    }
    for (place, &card) in left.iter().enumerate() {
        board.push(card);
        for_each_board(&left[place + 1..], board, visit);
        board.pop();
    }
}

fn seven(hand: HoleCards, board: &[Card]) -> [Card; 7] {
    let [a, b] = hand.cards();
    [a, b, board[0], board[1], board[2], board[3], board[4]]
}

/// Evaluates seven cards with the reference evaluator.
fn by_reference(cards: &[Card; 7]) -> ((usize, [u8; 5]), usize) {
    let best = reference::best(cards, FiveOfAKind::AsQuads).unwrap();
    ((best.category as usize, best.ranks), best.category as usize)
}

/// Evaluates seven cards with the table evaluator, which the tests of `cards` check against the reference.
fn by_tables(cards: &[Card; 7]) -> (Strength, usize) {
    let strength = strength_unchecked(*cards);
    (strength, strength.category() as usize)
}

fn assert_counted(spot: &Spot, (boards, plain): (u128, Vec<PlainEquity>)) {
    for categories in [true, false] {
        let found = Equity::exact(spot, categories, ONE, &mut |_, _| true).unwrap();
        assert_eq!((found.boards, found.exact), (boards, true), "{spot:?}");
        for (found, plain) in found.players.iter().zip(&plain) {
            assert_eq!((found.wins, found.ties), (plain.wins, plain.ties), "{spot:?}");
            let equity = plain.shares as f64 / (2520 * boards) as f64;
            assert!((found.equity - equity).abs() < 1e-14 && found.standard_error.is_none(), "{spot:?}");
            if categories {
                assert_eq!(found.categories, Some(plain.categories), "{spot:?}");
            }
            for (kind, &(boards, shares)) in found.kinds.iter().zip(&plain.kinds) {
                let equity = (boards > 0).then(|| shares as f64 / (2520 * boards) as f64);
                assert_eq!((kind.boards, kind.equity()), (boards, equity), "{spot:?}");
            }
        }
    }
}

fn spot(players: &[&str], board: &str, dead: &str) -> Spot {
    let ranges: Vec<Range> = players.iter().map(|text| text.parse().unwrap()).collect();
    Spot::new(&ranges, &parse_cards(board).unwrap(), &parse_cards(dead).unwrap()).unwrap()
}

/// A random spot that can be dealt.
fn any_spot(numbers: &mut Numbers, players: usize, hands: usize, board: usize, dead: usize) -> Spot {
    loop {
        let elsewhere = numbers.cards(board + dead, &[]);
        let (board, dead) = elsewhere.split_at(board);
        let mut taken = elsewhere.clone();
        let range = |_| {
            let range = numbers.range(hands, &taken);
            taken.extend(range.only().iter().flat_map(|hole| hole.cards()));
            range
        };
        let ranges: Vec<Range> = (0..players).map(range).collect();
        if let Ok(spot) = Spot::new(&ranges, board, dead) {
            return spot;
        }
    }
}

#[test]
fn turns_and_rivers_match_the_reference() {
    let mut numbers = Numbers(1);
    for round in 0..30 {
        let (players, hands) = (2 + round % 3, 4 - round % 3);
        for board in [4, 5] {
            let spot = any_spot(&mut numbers, players, hands, board, round % 4);
            assert_counted(&spot, plain(&spot, by_reference));
        }
    }
    for players in [2, 3] {
        let spot = any_spot(&mut numbers, players, 2, 3, 20);
        assert_counted(&spot, plain(&spot, by_reference));
    }
}

#[test]
fn flops_match_an_enumeration() {
    let mut numbers = Numbers(2);
    for (players, hands) in [(2, 12), (2, 5), (3, 4), (4, 2), (10, 1)] {
        let spot = any_spot(&mut numbers, players, hands, 3, 2);
        assert_counted(&spot, plain(&spot, by_tables));
    }
    let three = spot(&["KK", "QQ,AKo", "JJ"], "2s3s4s", "");
    assert_counted(&three, plain(&three, by_tables));
    for (players, board) in [(["AA,AKs:0.5", "random"], "AsKs7s"), (["99-66", "T9s-65s,A2s+:0.25"], "8h7c2d")]
    {
        let spot = spot(&players, board, "");
        assert_counted(&spot, plain(&spot, by_tables));
    }
}

/// Ranges wide enough to be compared by sorted boards, with weights and with hands that several players hold.
#[test]
fn three_ranges_match_an_enumeration() {
    let mut numbers = Numbers(4);
    for round in 0..6 {
        let (hands, board) = [(30, 5), (14, 4)][round % 2];
        let three = any_spot(&mut numbers, 3, hands, board, round);
        assert_counted(&three, plain(&three, by_tables));
    }
    // 19 cards are left, of which every player may hold any two.
    let dead = "2c3c4c5c6c7c8c9cTcJc2d3d4d5d6d7d8d9dTdJd2s3s4s5s6s8sTsJs";
    let random = spot(&["random", "random", "random"], "AsKsQh7h2h", dead);
    assert_counted(&random, plain(&random, by_tables));
    let mixed = spot(&["random", "AA-77:0.5,AKs,A2s+", "22+:0.25,AKo,T9s"], "Qh7h2h9s", dead);
    assert_counted(&mixed, plain(&mixed, by_tables));
}

/// By symmetry, each of three equal ranges wins the same, and the number of deals is known.
#[test]
fn three_players_with_any_two_cards_share_the_pot_equally() {
    let river =
        Equity::exact(&spot(&["random", "random", "random"], "AsKd7h4c2s", ""), true, ONE, &mut |_, _| true);
    let river = river.unwrap();
    assert_eq!(river.boards, 1081 * 990 * 903);
    let fractions: Vec<_> = river.players.iter().map(|player| player.fraction).collect();
    assert!(fractions.iter().all(|fraction| *fraction == Fraction::new(1, 3)), "{fractions:?}");
}

/// Dead cards shorten the pack, so that all boards can be enumerated.
#[test]
fn preflop_equity_matches_an_enumeration() {
    let mut numbers = Numbers(3);
    for round in 0..24 {
        let (players, hands, dead) = [(2, 3, 33), (3, 2, 30), (4, 1, 26), (6, 1, 25)][round % 4];
        let spot = any_spot(&mut numbers, players, hands, 0, dead);
        assert_counted(&spot, plain(&spot, by_tables));
    }
    for (players, dead) in [(2, 0), (3, 16), (10, 8)] {
        let spot = any_spot(&mut numbers, players, 1, 0, dead);
        assert_counted(&spot, plain(&spot, by_tables));
    }
}

/// Widely published equities.
#[test]
fn known_figures() {
    let wins = |players: &[&str], board: &str| {
        let equity = Equity::exact(&spot(players, board, ""), false, ONE, &mut |_, _| true).unwrap();
        (equity.boards, equity.players[0].wins, equity.players[0].ties)
    };
    assert_eq!(wins(&["AsAh", "KdKc"], ""), (1_712_304, 1_388_072, 6_538));
    // There are C(52,2) · C(50,2) · C(48,5) showdowns, and by symmetry each player wins the same number.
    let (boards, won, ties) = wins(&["random", "random"], "");
    assert_eq!((boards, 2 * won + ties), (1326 * 1225 * 1_712_304, boards));
    let whole: u128 = match_ups().len() as u128;
    assert_eq!(whole, 47_008);
    let equity = Equity::exact(&spot(&["AA", "random"], "", ""), false, ONE, &mut |_, _| true).unwrap();
    assert!((equity.players[0].equity - 0.852_037).abs() < 1e-6, "{}", equity.players[0].equity);
}

/// Every 211th match-up of the table equals its recount; `cargo xtask tables` recounts all of them.
#[test]
fn the_table_of_match_ups_matches_a_count() {
    for hands in match_ups().into_iter().step_by(211) {
        let counted = showdowns_before_the_flop(&hands);
        let looked_up = Equity::exact(
            &spot(&hands.map(|hole| hole.to_string()).each_ref().map(String::as_str), "", ""),
            false,
            ONE,
            &mut |_, _| true,
        );
        let [first, second] = [0, 1].map(|player| looked_up.as_ref().unwrap().players[player].clone());
        let found = [first.wins, first.ties, second.wins].map(|boards| boards as u64);
        assert_eq!(found, [counted.winners[1], counted.winners[3], counted.winners[2]], "{hands:?}");
    }
}

/// Enumeration by deals, enumeration by boards and the match-up table must agree.
#[test]
fn preflop_methods_agree() {
    let mut numbers = Numbers(5);
    for players in
        [["QQ+,AKs:0.5", "T9s-65s,22+"], ["AsKh", "random"], ["A2s+", "A2s+"], ["72o:0.1,AA", "KK,72s"]]
    {
        let spot = spot(&players, "", "");
        let [counted, looked_up] =
            [true, false].map(|categories| Equity::exact(&spot, categories, ONE, &mut |_, _| true).unwrap());
        assert_eq!(counted.boards, looked_up.boards);
        for (counted, looked_up) in counted.players.iter().zip(&looked_up.players) {
            assert_eq!(
                (counted.wins, counted.ties, &counted.kinds),
                (looked_up.wins, looked_up.ties, &looked_up.kinds)
            );
            assert_eq!(
                counted.categories.unwrap().iter().sum::<u128>(),
                looked_up.kinds.iter().map(|kind| kind.boards).sum()
            );
        }
    }
    let wide = Range::new((0..60).flat_map(|_| numbers.range(1, &[]).hands().collect::<Vec<_>>()));
    let spot = Spot::new(&[wide.clone(), wide], &[], &numbers.cards(34, &[]));
    let spot = spot.unwrap();
    assert_counted(&spot, plain(&spot, by_tables));
}

/// Weights with six decimal places for five players make 10³³ showdowns: the squares of their shares exceed 128
/// bits.
#[test]
fn finely_weighted_ranges_are_counted() {
    let quads = "AcQd:0.999999,AcJd";
    let pairs = ["2c2d:0.999999,2h2s", "3c3d:0.999999,3h3s", "4c4d:0.999999,4h4s", "5c5d:0.999999,5h5s"];
    let players: Vec<&str> = [quads].into_iter().chain(pairs).collect();
    let equity = Equity::exact(&spot(&players, "AsAhAdKs", ""), false, ONE, &mut |_, _| true).unwrap();
    // Each range weighs 1,999,999; ten hole cards and the four of the board leave 38 rivers.
    assert_eq!(equity.boards, 1_999_999_u128.pow(5) * 38);
    let shares: Vec<f64> = equity.players.iter().map(|player| player.equity).collect();
    assert_eq!(shares, [1.0, 0.0, 0.0, 0.0, 0.0]);
    let first = &equity.players[0];
    assert_eq!((first.wins, first.ties, first.standard_error), (equity.boards, 0, None));
}

/// A generator for each block of a sample.
fn words(block: u64) -> impl FnMut() -> u64 {
    let mut numbers = Numbers(7 ^ block << 32);
    move || numbers.word()
}

/// Every method, before the flop and after: a table, deal by deal, two ranges, three, and four.
#[test]
fn the_number_of_threads_changes_no_figure() {
    let spots = [
        spot(&["QQ+", "random"], "", ""),
        spot(&["AKs,QQ", "JJ,T9s"], "", "2c"),
        spot(&["QQ+,AKs", "99+,AQs+"], "AsKd7h", ""),
        spot(&["QQ+,AKs", "99+,AQs+", "22+,A2s+"], "AsKd7h", ""),
        spot(&["QQ+", "AKs", "99+", "T9s"], "AsKd7h4c", ""),
    ];
    for spot in spots {
        for categories in [false, true] {
            let [one, many] =
                [ONE, MANY].map(|threads| Equity::exact(&spot, categories, threads, &mut |_, _| true));
            assert_eq!(one, many, "{spot:?}");
        }
        // The last block is not full.
        let [one, many] =
            [ONE, MANY].map(|threads| Equity::sampled(&spot, 100_001, words, threads, &mut |_, _| true));
        assert_eq!(one, many, "{spot:?}");
        assert_eq!(one.unwrap().boards, 100_001);
    }
    let spot = spot(&["AsAh", "KdKc"], "7h8h9c", "");
    let [one, many] = [ONE, MANY].map(|threads| NextCard::all(&spot, true, threads, &mut |_, _| true));
    assert_eq!(one, many);
}

#[test]
fn sampling_errors_match_the_reported_ones() {
    let spots = [
        spot(&["AsAh", "KdKc"], "", ""),
        spot(&["QQ+,AKs:0.5", "99-66,A2s+", "T9s-65s"], "AsKd7h", "2c"),
        spot(&["A9s+", "A9s+,KK", "random"], "As9d7h4c", ""),
        spot(&["AA:0.1,72o", "KK+"], "", ""),
        // These share so many cards that their hands are drawn together.
        spot(&["AA:0.5,KK", "KK+", "QQ+,AKs:0.25", "random"], "7h8c2d4cJs", ""),
        // Two groups of players who are not neighbours, with kings in both.
        spot(&["87s,T6s", "AA,KK:0.5", "QQ,JJ", "AA,KK", "QQ,JJ:0.5,KK:0.25"], "7h8c2d4cJs", ""),
    ];
    for spot in spots {
        let exact = Equity::exact(&spot, true, ONE, &mut |_, _| true).unwrap();
        let sampled = Equity::sampled(&spot, 40_000, words, ONE, &mut |_, _| true).unwrap();
        assert_eq!((sampled.boards, sampled.exact), (40_000, false));
        for (exact, sampled) in exact.players.iter().zip(&sampled.players) {
            let error = sampled.standard_error.unwrap();
            // 99.9 % of samples lie within 3.29 standard errors.
            assert!((exact.equity - sampled.equity).abs() < 3.29 * error, "{spot:?}: {exact:?} {sampled:?}");
            assert!((0.0005..0.004).contains(&error), "{error}");
            check_parts(exact, sampled, 40_000.0);
        }
    }
}

/// A share that never changes has the error of two more pots won and two more lost.
#[test]
fn a_sample_without_a_loss_and_one_of_split_pots_have_an_error() {
    let won = spot(&["AsAh", "KdKc"], "AdAc2h", "");
    let split = spot(&["2s2h", "3d3c"], "AhKhQhJhTh", "");
    for showdowns in [1, 300, 30_000] {
        let sampled = |spot| Equity::sampled(spot, showdowns, words, ONE, &mut |_, _| true).unwrap().players;
        let counted = showdowns as f64 + 4.0;
        let of_won = (2.0 * (counted - 2.0) / counted.powi(3)).sqrt();
        let cases = [(&won, [1.0, 0.0], of_won), (&split, [0.5, 0.5], 1.0 / counted)];
        for (spot, equities, error) in cases {
            for (player, equity) in sampled(spot).iter().zip(equities) {
                assert_eq!(player.equity, equity);
                let found = player.standard_error.unwrap();
                assert!((found / error - 1.0).abs() < 1e-9, "{showdowns}: {found}, not {error}");
            }
        }
    }
}

/// Categories and kinds of hole cards occur in a sample nearly as often as in the count, and kinds have nearly its equity.
fn check_parts(exact: &PlayerEquity, sampled: &PlayerEquity, samples: f64) {
    let near = |share: f64, counted: u128| {
        let error = (share * (1.0 - share) / samples).sqrt();
        assert!((counted as f64 / samples - share).abs() <= 5.0 * error, "{share} {counted}: {sampled:?}");
    };
    let (all, drawn) = (exact.categories.unwrap(), sampled.categories.unwrap());
    let boards: u128 = all.iter().sum();
    all.iter().zip(&drawn).for_each(|(&count, &drawn)| near(count as f64 / boards as f64, drawn));
    assert_eq!(drawn.iter().sum::<u128>() as f64, samples);
    for (all, drawn) in exact.kinds.iter().zip(&sampled.kinds) {
        near(all.boards as f64 / boards as f64, drawn.boards);
        if drawn.boards > 100 {
            let error = 0.5 / (drawn.boards as f64).sqrt();
            assert!(
                (all.equity().unwrap() - drawn.equity().unwrap()).abs() < 5.0 * error,
                "{all:?} {drawn:?}"
            );
        }
    }
}

#[test]
fn a_calculation_can_be_stopped() {
    let stopped =
        Equity::exact(&spot(&["QQ+", "JJ"], "2c3d4h", ""), true, ONE, &mut |done, all| done < all / 2);
    assert!(stopped.is_err());
    let many = spot(&["random"; 10], "", "");
    assert!(Equity::exact(&many, false, ONE, &mut |_, _| true).is_err());
    let some = Equity::sampled(&many, 1_000_000, words, ONE, &mut |done, _| done < 10_000).unwrap();
    assert!((10_000..20_000).contains(&some.boards));
    let shares: f64 = some.players.iter().map(|player| player.equity).sum();
    assert!((shares - 1.0).abs() < 1e-12);
    // One draw in ten thousand is accepted, so the callback comes long before the first block is complete. The weights are too
    // large for the two to be drawn together.
    let blocked = spot(&["AsAh:0.999999,AsAd", "AsKs,3c2c:0.0001"], "", "");
    let mut calls = 0;
    let stop = &mut |done, all| {
        calls += 1;
        assert!((50..200).contains(&done) && all == 1_000_000, "{done} of {all}");
        false
    };
    let few = Equity::sampled(&blocked, 1_000_000, words, ONE, stop).unwrap();
    assert_eq!(calls, 1);
    assert!((50..200).contains(&few.boards));
}

/// Drawn alone, the hands of ten such players would share a card in all but a few of a million draws.
#[test]
fn ranges_that_share_most_of_their_cards_are_sampled_with_few_draws() {
    for players in [
        ["AA", "AA", "KK", "KK", "QQ", "QQ", "JJ", "JJ", "TT", "TT"],
        ["AA", "KK,AA", "AA,KK", "KK,QQ", "QQ,KK", "QQ,JJ", "JJ,TT", "JJ,TT", "TT,99", "TT,99"],
    ] {
        let words_used = AtomicU64::new(0);
        let counted = |block| {
            let (mut next, used) = (words(block), &words_used);
            move || {
                used.fetch_add(1, Ordering::Relaxed);
                next()
            }
        };
        let sampled =
            Equity::sampled(&spot(&players, "", ""), 4_000, counted, ONE, &mut |_, _| true).unwrap();
        assert_eq!(sampled.boards, 4_000);
        let words_used = words_used.into_inner();
        assert!(words_used < 4_000 * 1_000, "{words_used} words");
    }
}

/// The counts over all next cards sum to those of the spot; on the flop they sum to twice those, since each board is
/// counted for both orders of the turn and the river.
#[test]
fn equities_after_each_next_card_average_to_the_equity() {
    for (players, board, ways) in
        [(["QQ+,AKs:0.5", "T9s-65s,random"], "AsKs7h", 2), (["AhKh", "QsQd"], "Qh7h2h3c", 1)]
    {
        let spot = spot(&players, board, "");
        let whole = Equity::exact(&spot, true, ONE, &mut |_, _| true).unwrap();
        let next = NextCard::all(&spot, true, ONE, &mut |_, _| true).unwrap();
        assert_eq!(next.iter().map(|next| next.equity.boards).sum::<u128>(), ways * whole.boards);
        for player in 0..2 {
            let sum = |of: &dyn Fn(&Equity) -> u128| next.iter().map(|next| of(&next.equity)).sum::<u128>();
            assert_eq!(sum(&|equity| equity.players[player].wins), ways * whole.players[player].wins);
            assert_eq!(sum(&|equity| equity.players[player].ties), ways * whole.players[player].ties);
        }
    }
}

#[test]
fn outs_are_listed_for_the_players_that_they_help() {
    let outs = Outs::of(&spot(&["AhKh", "QsQd"], "Qh7h2c3c", "")).unwrap();
    let expected = parse_cards("4h5h6h8h9hThJh").unwrap();
    assert_eq!((outs[0].standing, &outs[0].win, outs[0].tie.len()), (Standing::Behind, &expected, 0));
    assert_eq!((outs[1].standing, outs[1].win.len()), (Standing::Ahead, 0));
    let outs = Outs::of(&spot(&["AhKd", "AsKc"], "2h5h9cKs", "")).unwrap();
    assert!(outs.iter().all(|outs| outs.standing == Standing::Tied && outs.win.is_empty()));
    let outs = Outs::of(&spot(&["2c2d", "AsKc"], "KsQsJsTs", "")).unwrap();
    assert_eq!((outs[0].standing, outs[1].standing), (Standing::Behind, Standing::Ahead));
    assert!(outs[0].win.is_empty() && outs[0].tie.is_empty());
    assert_eq!(Outs::of(&spot(&["AhKd", "AsKc"], "", "")), None);
    assert_eq!(Outs::of(&spot(&["AhKd", "AK"], "2h5h9c", "")), None);
}

#[test]
fn impossible_deals_are_refused() {
    let refused = |players: &[&str], board: &str, dead: &str| {
        let ranges: Vec<Range> = players.iter().map(|text| text.parse().unwrap()).collect();
        let spot = Spot::new(&ranges, &parse_cards(board).unwrap(), &parse_cards(dead).unwrap());
        spot.map(|_| ()).unwrap_err().to_string()
    };
    let cases = [
        (refused(&["AsAh"], "", ""), "the number of hands and ranges is 1: 2 to 10"),
        (refused(&["random"; 11], "", ""), "the number of hands and ranges is 11: 2 to 10"),
        (
            refused(&["AA", "KK"], "2c3c", ""),
            "the number of cards on the board is 2: it must be 0, 3, 4 or 5",
        ),
        (refused(&["AA", "KK"], "2c3c4c5c6c7c", ""), "the number of cards on the board is 6"),
        (refused(&["AA", "KK"], "2c3c2c", ""), "2c is twice on the board"),
        (refused(&["AA", "KK"], "2c3c4c", "9d4c"), "4c is both on the board and among the dead cards"),
        (refused(&["AsAh", "KdKc"], "As3c4c", ""), "player 1 holds As, which is on the board"),
        (refused(&["AsAh", "KdKc"], "", "Kc"), "player 2 holds Kc, which is among the dead cards"),
        (refused(&["AsAh", "QQ", "KcAh"], "", ""), "players 1 and 3 both hold Ah"),
        (refused(&["QQ+", "AKs:0.5"], "AsAhAd", "KcAc"), "player 2: every hand of the range has a card"),
        (refused(&["AA", "AA", "AA"], "", ""), "the ranges conflict"),
        (refused(&["A2+"; 5], "", ""), "the ranges conflict"),
    ];
    for (message, expected) in cases {
        assert!(message.starts_with(expected), "{message}");
    }
    let dead: Vec<Card> = Card::all().take(44).collect();
    let left = Spot::new(&[Range::random(), Range::random()], &[], &dead).unwrap_err().to_string();
    assert!(left.starts_with("the deck has 8 cards left, and 2 players and the board need 9"), "{left}");
}
