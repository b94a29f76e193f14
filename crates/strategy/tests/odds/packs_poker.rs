//! The odds of Packs Poker, checked against all deals from stubs of seventeen cards with the reference
//! evaluator, and against rounds played and settled by the game.

use cards::eval::reference::{Ranked, best};
use cards::eval::{Category, FiveOfAKind};
use cards::notation::parse_cards;
use cards::{Card, CardSet, Deck};
use games::packs_poker::{
    Action, Bet, DealerHand, Pack, PacksPoker, Rules, Settings, Table as Seats, TieBonus,
};
use games::{Actor, Chips, DealtOrder, Refereed, Seat};
use serde_json::json;
use std::cmp::Ordering;
use strategy::odds::packs_poker::{Counter, Deals, Kind, Table, Wager, sum_over_packs};

use crate::numbers::Numbers;
use crate::played::WITHIN;

const STUB: usize = 17;

/// Packs, each with the remaining cards. Four are rich in flushes of the pack's suits, of other suits or of two suits
/// at once, and one has many equal ranks and few flushes.
const STUBS: [(&str, &str); 5] = [
    ("As 9s", "Ks Qs Js Ts 5s 4s 3s 2s Kh Qh Th 9h 8h Kd 9d 5d Ac"),
    ("Kd Jh", "Ad Td 9d 7d 5d 2d Ah Qh Th 9h 8h 3h Kc Jc Js 5s 2c"),
    ("8c 8h", "Ac Kc 7c 6c 5c 4c 9h 7h 6h 5h Th 8s 7s 6s 5s 4s 9s"),
    ("Qc 2d", "As Ks Js 9s 4s 3s Ac Kc Tc 9c 3d 4d 5d 6d Qh 2h 5h"),
    ("7s 6s", "7h 7d 7c 6h 6d 6c 5s 4s 3s 8s 9s 5h 5d 8d 9h Ts As"),
];

fn set(text: &str) -> CardSet {
    parse_cards(text).unwrap().into_iter().collect()
}

/// The ranking of every choice of five of the remaining cards together with the cards of `besides`, as pairs of a bit
/// mask and a ranking.
fn ranked(remaining: &[Card], besides: CardSet) -> Vec<(u32, Ranked)> {
    let fives = (0..1_u32 << STUB).filter(|choice| choice.count_ones() == 5);
    fives
        .map(|choice| {
            let own =
                remaining.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1).map(|(_, card)| *card);
            let cards: Vec<Card> = own.chain(besides.iter()).collect();
            (choice, best(&cards, FiveOfAKind::AsQuads).unwrap())
        })
        .collect()
}

/// Number of deals by category of the player, category of the dealer and result: loss, tie, win.
type PlainCounts = [[[u64; 3]; 10]; 10];

fn plain(pack: CardSet, remaining: CardSet, dealer_hand: DealerHand) -> PlainCounts {
    let remaining: Vec<Card> = remaining.iter().collect();
    assert_eq!(remaining.len(), STUB);
    let players = ranked(&remaining, pack);
    let dealers = match dealer_hand {
        DealerHand::WithPack => players.clone(),
        DealerHand::DealerOwnFive => ranked(&remaining, CardSet::EMPTY),
    };
    let mut counts = PlainCounts::default();
    for (own, player) in &players {
        for (_, dealer) in dealers.iter().filter(|(other, _)| own & other == 0) {
            let who = match player.cmp(dealer) {
                Ordering::Less => 0,
                Ordering::Equal => 1,
                Ordering::Greater => 2,
            };
            counts[player.category as usize][dealer.category as usize][who] += 1;
        }
    }
    counts
}

fn check(deals: &Deals, plain: &PlainCounts) {
    let sum = |of: &dyn Fn(usize, usize, usize) -> bool| {
        let all = (0..10)
            .flat_map(|player| (0..10).flat_map(move |dealer| (0..3).map(move |who| (player, dealer, who))));
        all.filter(|&(player, dealer, who)| of(player, dealer, who))
            .map(|(player, dealer, who)| plain[player][dealer][who])
            .sum::<u64>()
    };
    assert_eq!(deals.all(), 6_188 * 792);
    for (at, category) in Category::ALL.into_iter().take(10).enumerate() {
        assert_eq!(deals.won(category), sum(&|player, _, who| player == at && who == 2), "{category} wins");
        assert_eq!(deals.tied(category), sum(&|player, _, who| player == at && who == 1), "{category} ties");
        assert_eq!(
            deals.lost_to(category),
            sum(&|_, dealer, who| dealer == at && who == 0),
            "{category} beats"
        );
        for (other, dealer) in Category::ALL.into_iter().take(10).enumerate() {
            assert_eq!(
                deals.of(category, dealer),
                plain[at][other].iter().sum::<u64>(),
                "{category} {dealer}"
            );
        }
    }
}

/// Rules with a random pay table, whose payouts are in no particular order, and a random `tie_bonus`.
fn random_rules(seed: u64) -> Rules {
    let mut numbers = Numbers(seed);
    let payable = Category::ALL.into_iter().skip(3).take(7);
    let rows = payable.filter_map(|category| {
        let (to, per) = (numbers.below(60), 1 + numbers.below(9));
        (numbers.below(4) > 0).then(|| (category.id().to_owned(), json!(format!("{to} to {per}"))))
    });
    let rows: serde_json::Map<String, serde_json::Value> = rows.collect();
    let tie = ["collected", "paid"][numbers.below(2) as usize];
    rules(json!({ "pay_table": rows, "tie_bonus": tie }))
}

fn rules(settings: serde_json::Value) -> Rules {
    Rules::new(&serde_json::from_value::<Settings>(settings).unwrap()).unwrap()
}

/// Net result of one unit on the pack and on the bonus, as in the wording of clauses 8 to 14 and of PK-4.
fn prices(rules: &Rules, player: Category, who: usize) -> [f64; 2] {
    let pack = match who {
        0 => -1.0,
        1 => 0.0,
        _ if player == Category::HighCard => 0.0,
        _ => 1.0,
    };
    let bonus = match rules.pay_table().pays(player) {
        Some(_) if who == 1 && rules.tie_bonus() == TieBonus::Collected => -1.0,
        Some(pays) => pays.to as f64 / pays.per as f64,
        None => -1.0,
    };
    [pack, bonus]
}

/// Checks the mean, the variance and the win frequency of both wagers against sums over all deals.
fn check_prices(table: &Table<'_>, rules: &Rules, deals: &Deals, plain: &PlainCounts) {
    let mut sums = [[0.0; 3]; 2];
    for (player, rows) in Category::ALL.into_iter().zip(plain) {
        for counts in rows {
            for (who, &count) in counts.iter().enumerate() {
                for (sums, won) in sums.iter_mut().zip(prices(rules, player, who)) {
                    let hit = if won > 0.0 { 1.0 } else { 0.0 };
                    sums.iter_mut()
                        .zip([won, won * won, hit])
                        .for_each(|(sum, of)| *sum += of * count as f64);
                }
            }
        }
    }
    for (wager, sums) in [table.pack_bet(deals), table.bonus(deals).unwrap()].iter().zip(sums) {
        let wager = wager.results();
        let [mean, square, hits] = sums.map(|sum| sum / (6_188.0 * 792.0));
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-9 * b.abs().max(1.0), "{a} {b} {rules:?}");
        close(wager.expected().value(), mean);
        close(wager.variance().unwrap().value(), square - mean * mean);
        close(wager.standard_deviation().powi(2), square - mean * mean);
        close(wager.hit_frequency().value(), hits);
        assert_eq!(wager.deals(), 6_188 * 792);
    }
}

#[test]
fn pk_01_pk_04_and_pk_13_deals_of_seventeen_cards_match_an_enumeration() {
    let mut counter = Counter::new();
    let random = [3, 5, 8].map(random_rules);
    assert!(random.iter().any(|rules| rules.tie_bonus() != random[0].tie_bonus()));
    for (pack, remaining) in STUBS.map(|(pack, remaining)| (set(pack), set(remaining))) {
        for dealer_hand in [DealerHand::WithPack, DealerHand::DealerOwnFive] {
            let (deals, plain) =
                (counter.count(pack, remaining, dealer_hand), plain(pack, remaining, dealer_hand));
            check(&deals, &plain);
            for rules in &random {
                check_prices(&Table::new(rules), rules, &deals, &plain);
            }
        }
    }
}

/// Published number of seven-card hands in each category, lowest category first; 133,784,560 in all.
const SEVEN_CARDS: [u64; 10] =
    [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324];

/// Checks the totals over all packs, and returns their sum. Each seven-card hand occurs with 21 choices of its pack
/// cards, and with C(45,5) hands of the dealer.
fn check_whole(kinds: &[(Kind, Deals)], dealer_hand: DealerHand) -> Deals {
    let all = sum_over_packs(kinds);
    assert_eq!(all.all(), 1_326 * 2_118_760 * 1_221_759);
    assert!(kinds.iter().all(|(_, deals)| deals.all() == 2_118_760 * 1_221_759));
    for (category, hands) in Category::ALL.into_iter().zip(SEVEN_CARDS) {
        assert_eq!(all.with(category), hands * 21 * 1_221_759, "{category}");
        if dealer_hand == DealerHand::WithPack {
            let even = kinds.iter().all(|(_, deals)| deals.won(category) == deals.lost_to(category));
            assert!(even, "{category} wins as often as it loses");
        }
    }
    all
}

const ROUNDS: u64 = 200_000;
/// The bet and the bonus, in cents.
const STAKE: i64 = 1000;

/// Plays a round with one bet and one bonus, and returns their net results in cents.
fn play(rules: &Rules, order: &DealtOrder) -> [i64; 2] {
    let stake = Chips::new(STAKE.unsigned_abs()).unwrap();
    let seats = Seats::new(vec![Chips::new(100_000).unwrap()]);
    let mut round = PacksPoker::open(rules, &seats, order, &mut |_| {}).unwrap();
    let wager = Action::Wager { pack: Pack::new(2).unwrap(), bet: stake, bonus: stake };
    for action in [wager, Action::Done] {
        round.apply(Actor::Seat(Seat::FIRST), &action, &mut |_| {}).unwrap();
    }
    let mut won = [0; 2];
    for line in round.outcome().unwrap().settle() {
        won[usize::from(line.wager.bet == Bet::Bonus)] += line.net;
    }
    won
}

/// Asserts that the exact values lie within the 99.9 % confidence intervals of the mean net results over many
/// rounds.
fn check_played(rules: &Rules, wagers: [&Wager; 2], seed: u64) {
    let mut numbers = Numbers(seed);
    let mut sums = [0; 2];
    for _ in 0..ROUNDS {
        let order = DealtOrder::new(Deck::shuffled(|n| numbers.below(n)));
        sums.iter_mut().zip(play(rules, &order)).for_each(|(sum, won)| *sum += won);
    }
    for (sum, wager) in sums.into_iter().zip(wagers.map(Wager::results)) {
        let mean = sum as f64 / (STAKE * ROUNDS as i64) as f64;
        let error = wager.standard_deviation() / (ROUNDS as f64).sqrt();
        let expected = wager.expected().value();
        assert!((mean - expected).abs() < WITHIN * error, "{mean} ± {error}, not {expected}: {rules:?}");
    }
}

#[test]
fn pk_01_played_rounds_win_as_counted_for_every_pack() {
    // The dealer's hand affects a bonus only if ties collect it.
    let paid = "-2173153/16723070";
    for (dealer_hand, pack, collected) in [
        ("with_pack", "-118112683907/7945607164495", "-3759189446651/28604185792182"),
        ("dealer_own_five", "393925242915/908069390228", "-104145885257/801237697260"),
    ] {
        let mut whole = None;
        for (tie, seed, bonus) in [("collected", 1, collected), ("paid", 2, paid)] {
            let rules = rules(json!({ "dealer_hand": dealer_hand, "tie_bonus": tie }));
            let table = Table::new(&rules);
            let deals = whole.get_or_insert_with(|| {
                let kinds: Vec<(Kind, Deals)> = table.kinds().collect();
                check_whole(&kinds, rules.dealer_hand())
            });
            check_played(&rules, [&table.pack_bet(deals), &table.bonus(deals).unwrap()], seed);
            let found = [table.pack_bet(deals), table.bonus(deals).unwrap()]
                .map(|wager| wager.results().expected().to_string());
            assert_eq!(found, [pack, bonus], "snapshot values");
        }
    }
}
