//! The odds of High Card Flush, checked against all deals from a deck of 20 cards, and, for some hands of the
//! player, against all hands of the dealer with 52 cards.

use cards::eval::flush::{FlushStrength, longest_run, strength};
use cards::{Card, CardSet};
use games::high_card_flush::{Rules, Settings};
use games::pay_table::Pays;
use serde_json::json;
use strategy::odds::high_card_flush::{Dealer, Deck, Main, Strategy, Table};

/// Number of ranks in the small deck: twos to sixes.
const RANKS: usize = 5;
const CARDS: usize = 4 * RANKS;

/// Deterministic pseudorandom numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Rules with random limits, qualifier and pay tables of the two bonuses. The progressive pay table is always the
/// same.
fn random_rules(seed: u64) -> Rules {
    let mut numbers = Numbers(seed);
    let limits: Vec<u64> = (0..6).map(|_| 1 + numbers.below(4)).collect();
    let top = ["4", "5", "6"][numbers.below(3) as usize];
    let length = 2 + numbers.below(2);
    let mut pays = |kind: &str, lengths: &[&str]| {
        let row = |length: &&str| {
            let (to, per) = (1 + numbers.below(500), 1 + numbers.below(9));
            (format!("{length}_card_{kind}"), json!(format!("{to} to {per}")))
        };
        lengths.iter().map(row).collect::<serde_json::Map<_, _>>()
    };
    let settings = json!({
        "raise_limits": limits,
        "qualifier": format!("{top}-high-{length}"),
        "flush_bonus": pays("flush", &["five", "four", "three"]),
        "straight_flush_bonus": pays("straight_flush", &["five", "four", "three"]),
        "progressive": {
            "five_card_straight_flush": "1 to 3", "four_card_straight_flush": "1 to 70",
            "three_card_straight_flush": "9 for 2",
        },
    });
    Rules::new(&serde_json::from_value::<Settings>(settings).unwrap()).unwrap()
}

/// The card at this position of the small deck, which is sorted suit by suit.
fn card(at: usize) -> Card {
    Card::from_index(at / RANKS * 13 + at % RANKS).unwrap()
}

fn hand(bits: u32) -> CardSet {
    (0..CARDS).filter(|at| bits >> at & 1 == 1).map(card).collect()
}

/// All bit masks of this width with seven bits set.
fn sevens(bits: usize) -> impl Iterator<Item = u32> {
    (0..1_u32 << bits).filter(|choice| choice.count_ones() == 7)
}

/// Classifies the dealer's hand against the player's as in the wording of ruling HF-4, and counts it.
fn classify(counts: &mut Dealer, rules: &Rules, player: FlushStrength, dealer: FlushStrength) {
    let count = if !rules.qualifier().admits(dealer) {
        &mut counts.not_qualified
    } else if player > dealer {
        &mut counts.win
    } else if player == dealer {
        &mut counts.tie
    } else {
        &mut counts.lose
    };
    *count += 1;
}

/// Counts the results of all 1,716 dealer hands against one hand of the player, under each of three sets of
/// rules.
fn against(player: u32, strengths: &[FlushStrength], choices: &[u32], rules: &[Rules; 3]) -> [Dealer; 3] {
    let left: Vec<u32> = (0..CARDS).map(|at| 1 << at).filter(|card| player & card == 0).collect();
    let spread = |choice: u32, cards: &[u32]| {
        cards.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1).map(|(_, card)| card).sum::<u32>()
    };
    let low: Vec<u32> = (0..128).map(|choice| spread(choice, &left[..7])).collect();
    let high: Vec<u32> = (0..64).map(|choice| spread(choice, &left[7..])).collect();
    let mut counts = [Dealer::default(); 3];
    for &choice in choices {
        let dealer = strengths[(low[choice as usize & 127] | high[choice as usize >> 7]) as usize];
        for (counts, rules) in counts.iter_mut().zip(rules) {
            classify(counts, rules, strengths[player as usize], dealer);
        }
    }
    counts
}

/// Results of all deals under a strategy, grouped by raise.
#[derive(Default)]
struct PlainOutcomes {
    folded: u64,
    raised: std::collections::BTreeMap<u8, Dealer>,
}

impl PlainOutcomes {
    fn add(&mut self, raise: u8, dealer: Dealer) {
        match raise {
            0 => self.folded += dealer.all(),
            _ => *self.raised.entry(raise).or_default() += dealer,
        }
    }
}

/// The best total net result over the fold and every raise.
fn best_of_all(dealer: Dealer, most: u8) -> i128 {
    let raises = (1..=most).map(|raise| dealer.won(raise));
    raises.chain([-i128::from(dealer.all())]).max().unwrap()
}

/// The three settings have random limits, qualifiers and pay tables of the two bonuses; the progressive pay table
/// is the same in all.
#[test]
fn all_133_million_deals_of_twenty_cards_match_an_enumeration_under_three_random_settings() {
    let rules = [1, 20, 300].map(random_rules);
    let deck = Deck::of_ranks(RANKS as u32).unwrap();
    let mut strengths = vec![FlushStrength::of_ranks(0); 1 << CARDS];
    sevens(CARDS).for_each(|bits| strengths[bits as usize] = strength(hand(bits)));
    let choices: Vec<u32> = sevens(CARDS - 7).collect();
    let lowest: Strategy = "5-3-2".parse().unwrap();
    let mut plain: [[PlainOutcomes; 3]; 3] = Default::default();
    let mut best = [0_i128; 3];
    for player in sevens(CARDS) {
        let found = against(player, &strengths, &choices, &rules);
        let flush = strengths[player as usize];
        for (at, rules) in rules.iter().enumerate() {
            let advice = Table::with(rules, deck).decide(hand(player));
            assert_eq!(advice.dealer, found[at], "{:?} {rules:?}", hand(player));
            let most = rules.raise_limit(flush.length());
            let value = best_of_all(found[at], most);
            let all = i128::from(found[at].all());
            assert_eq!(advice.value.numerator() * all, value * advice.value.denominator());
            best[at] += value;
            let threshold = if flush >= strengths_of("5s3s2s") { most } else { 0 };
            for (plain, raise) in plain[at].iter_mut().zip([advice.raise, threshold, most]) {
                plain.add(raise, found[at]);
            }
        }
    }
    for (at, rules) in rules.iter().enumerate() {
        let table = Table::with(rules, deck);
        for (plain, strategy) in plain[at].iter().zip([Strategy::Optimal, lowest, Strategy::Always]) {
            let found = table.main(strategy);
            assert_eq!(found.deals, 77_520 * 1_716);
            assert_eq!(found.folded, plain.folded, "{strategy}");
            assert!(found.raised.iter().copied().eq(plain.raised.clone()), "{strategy}: {found:?}");
        }
        let optimal = table.main(Strategy::Optimal).results().expected();
        assert_eq!(optimal.numerator() * 77_520 * 1_716, best[at] * optimal.denominator());
        bonuses(rules, deck);
    }
}

fn strengths_of(cards: &str) -> FlushStrength {
    strength(set_of(cards))
}

/// Checks the bonus wagers, and the break-even meter of the progressive, against a count of all hands by longest
/// flush and longest run, priced with the pay tables in floating point.
fn bonuses(rules: &Rules, deck: Deck) {
    let table = Table::with(rules, deck);
    let ace = rules.straight_flush_ace().into();
    let (mut lengths, mut runs) = ([0; 8], [0; 8]);
    for bits in sevens(CARDS) {
        lengths[usize::from(strength(hand(bits)).length())] += 1;
        runs[usize::from(longest_run(hand(bits), ace))] += 1;
    }
    let (flush, straight) = (table.flush_bonus().unwrap(), table.straight_flush_bonus().unwrap());
    let progressive = table.progressive().unwrap().unwrap();
    let (shares, fixed) = (&progressive.shares, &progressive.fixed);
    assert_eq!((flush.hands, straight.hands, shares.hands, fixed.hands), (lengths, runs, runs, runs));
    let paid = |counts: [u64; 8], pays: &dyn Fn(u8) -> Option<Pays>, lost: f64| {
        let row = |(length, hands): (usize, u64)| {
            hands as f64 * pays(length as u8).map_or(-lost, |pays| pays.to as f64 / pays.per as f64)
        };
        counts.into_iter().enumerate().map(row).sum::<f64>() / 77_520.0
    };
    let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12 * b.abs().max(1.0), "{a} {b}");
    close(flush.results().expected().value(), paid(lengths, &|length| rules.flush_bonus().pays(length), 1.0));
    close(
        straight.results().expected().value(),
        paid(runs, &|run| rules.straight_flush_bonus().pays(run), 1.0),
    );
    let pays = rules.progressive().unwrap();
    close(shares.results().expected().value(), paid(runs, &|run| pays.share(run), 0.0));
    close(fixed.results().expected().value(), paid(runs, &|run| pays.fixed(run), 0.0));
    // At the break-even meter, the mean payout of a wager over all hands is the wager itself.
    let meter = progressive.break_even_meter().unwrap();
    let won = |(run, hands): (usize, u64)| {
        let rate = |pays: Option<Pays>| pays.map_or(0.0, |pays| pays.to as f64 / pays.per as f64);
        hands as f64 * (meter * rate(pays.share(run as u8)) + rate(pays.fixed(run as u8)))
    };
    let won: f64 = runs.into_iter().enumerate().map(won).sum::<f64>() / 77_520.0;
    assert!((won - 1.0).abs() < 1e-12 || meter == 0.0 && won >= 1.0, "{won} at {meter}");
    let paying: u64 = (3..=5).map(|run| runs[run]).sum();
    assert_eq!(progressive.wins(), paying);
}

/// The outcomes against three hands of the player equal a count over all 45,379,620 hands of the dealer.
#[test]
fn with_52_cards_the_counts_match_an_enumeration_of_dealer_hands() {
    let rules = Rules::default();
    let hands = ["As9s4sTh8h6h2d", "Ts8s6s5h4h9dJc", "2s3h4h5d6d7c8c"];
    for text in hands {
        let player: CardSet = cards::notation::parse_cards(text).unwrap().into_iter().collect();
        let left: Vec<u64> = Card::all().filter(|card| !player.contains(*card)).map(bit).collect();
        let mut counts = Dealer::default();
        for_each_seven(&left, |bits| classify(&mut counts, &rules, strength(player), longest(bits)));
        assert_eq!(Table::new(&rules).decide(player).dealer, counts, "{text}");
    }
}

fn bit(card: Card) -> u64 {
    1 << card.code()
}

/// Strength of the longest flush, computed without the evaluator.
fn longest(bits: u64) -> FlushStrength {
    let lanes = [0, 16, 32, 48].map(|lane| (bits >> lane) as u16);
    FlushStrength::of_ranks(lanes.into_iter().max_by_key(|lane| (lane.count_ones(), *lane)).unwrap())
}

fn for_each_seven(cards: &[u64], mut visit: impl FnMut(u64)) {
    fn add(cards: &[u64], left: usize, held: u64, visit: &mut impl FnMut(u64)) {
        if left == 0 {
            return visit(held);
        }
        for at in 0..=cards.len() - left {
            add(&cards[at + 1..], left - 1, held | cards[at], visit);
        }
    }
    add(cards, 7, 0, &mut visit);
}

/// The raise and qualifying frequencies are published. The expected value has no published figure: the one here
/// is a snapshot.
#[test]
fn hf_04_raise_and_qualification_rates_match_the_published_ones() {
    let rules = Rules::default();
    let table = Table::new(&rules);
    let optimal = table.main(Strategy::Optimal);
    assert_eq!(optimal.deals, 133_784_560 * 45_379_620);
    assert_eq!(optimal.results().expected().to_string(), "-1348050875653/50592437455560");
    let percent = |fraction: strategy::odds::Fraction| format!("{:.2}", fraction.value() * 100.0);
    assert_eq!(percent(optimal.raise_frequency()), "67.86");
    assert_eq!(percent(table.dealer_qualifies()), "75.36");
    let expected = |main: &Main| main.results().expected().value();
    let cost = |main: &Main| expected(&optimal) - expected(main);
    for name in ["t86", "always", "9-7-4"] {
        assert!(cost(&table.main(name.parse().unwrap())) > 0.0, "{name}");
    }
}

/// The expected counts of seven-card runs are derived by hand.
#[test]
fn hf_03_the_low_ace_only_adds_runs() {
    let of = |ace: &str| {
        let settings: Settings = serde_json::from_value(json!({ "straight_flush_ace": ace })).unwrap();
        let rules = Rules::new(&settings).unwrap();
        let table = Table::new(&rules);
        (table.flush_bonus().unwrap().hands, table.straight_flush_bonus().unwrap().hands)
    };
    let (high, low) = (of("high_only"), of("ace_low_too"));
    assert_eq!((high.0, high.0[7], high.0[6]), (low.0, 4 * 1_716, 4 * 1_716 * 39));
    // Runs of seven per suit: top cards from the eight to the ace, and also the seven if the ace may be low.
    assert_eq!((high.1[7], low.1[7]), (4 * 7, 4 * 8));
    assert_eq!(high.1.iter().sum::<u64>(), 133_784_560);
    assert_eq!(low.1.iter().sum::<u64>(), 133_784_560);
}

/// In a deck of 24 cards, a hand of seven and seven other cards seen leave ten, so the dealer has 120 possible hands.
/// The outcomes against them and the gain from the seen cards equal a count of these hands, each classified as in the
/// wording of the ruling.
#[test]
fn seen_cards_are_excluded_from_the_dealers_hand() {
    let rules = [1, 20, 300].map(random_rules);
    let small = Deck::of_ranks(6).unwrap();
    let all: Vec<Card> = Card::all().filter(|card| card.rank().index() < 6).collect();
    let mut numbers = Numbers(5);
    let mut gained = 0;
    for _ in 0..3_000 {
        let mut deck = all.clone();
        (0..14).for_each(|at| deck.swap(at, at + numbers.below(24 - at as u64) as usize));
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        let (hand, seen) = (set(&deck[..7]), set(&deck[7..14]));
        for rules in &rules {
            let (table, mut counts) = (Table::with(rules, small), Dealer::default());
            let left: Vec<u64> = deck[14..].iter().copied().map(bit).collect();
            for_each_seven(&left, |bits| classify(&mut counts, rules, strength(hand), longest(bits)));
            assert_eq!(table.dealer_outcomes(hand, seen), Some(counts));
            let most = rules.raise_limit(strength(hand).length());
            let blind = match table.decide(hand).raise {
                0 => -120,
                raise => counts.won(raise),
            };
            let gain = (best_of_all(counts, most) - blind) as f64 / 120.0;
            assert_eq!(table.gain(hand, seen), Some(gain));
            gained += u32::from(gain > 0.0);
        }
    }
    assert!(gained > 100, "{gained} decisions changed");
    let nothing = CardSet::default();
    assert_eq!(Table::with(&rules[0], small).gain(set_of("2s3s4s5s6s7s2h"), nothing), Some(0.0));
}

fn set_of(cards: &str) -> CardSet {
    cards::notation::parse_cards(cards).unwrap().into_iter().collect()
}
