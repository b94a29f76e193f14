//! High Card Flush: `t86` loses less than `call`, and `random` loses. `t86` and `optimal` decide as their strategies
//! prescribe.

use crate::arena::Arena;
use cards::{Card, CardSet, Deck};
use games::high_card_flush::{Action, HighCardFlush, Rules, Table};
use games::{Actor, Chips, DealtOrder, Refereed, Seat, Viewer};
use strategy::bots::high_card_flush::{Optimal, T86};
use strategy::bots::{Bot, Call, Random};
use strategy::odds::high_card_flush as odds;

/// The minimum ante, in cents.
const ANTE: f64 = 500.0;

fn table() -> Table {
    Table::new(vec![Chips::new(10_000).unwrap()])
}

/// Mean gain of a bot per round, in antes. Every bot is dealt the same cards.
fn gained(bot: &dyn Bot<HighCardFlush>, rounds: u64) -> crate::arena::Interval {
    let gain = |round: &HighCardFlush, _: Seat| -round.house() as f64 / ANTE;
    Arena { rules: Rules::default(), table: table(), seats: 1, gain: &gain }.duel(bot, bot, rounds)
}

#[test]
fn hf_04_the_t86_strategy_loses_less_than_raising_blind() {
    let rounds = 200_000;
    let (t86, call) = (gained(&T86, rounds), gained(&Call, rounds));
    // The published loss of this strategy is about 3 % of an ante.
    assert!((-0.05..-0.005).contains(&t86.mean), "T-8-6 gains {t86} of an ante");
    assert!(t86.low() > call.mean + call.half, "{t86}, {call}");
    assert!(gained(&Random, 20_000).mean < 0.0);
}

#[test]
fn t86_raises_with_ten_eight_six_and_folds_below() {
    for (hand, raises) in [
        ("Th 8h 6h 2s 3s 2d 3d", true),
        ("Th 8h 5h 2s 3s 2d 3d", false),
        ("Ts 7s 6s 2h 3h 2d 3d", false),
        ("2h 3h 4h 5h 6s 7d 8c", true),
        ("As Ks Ah Kh Ad Kd Ac", false),
    ] {
        let hand = cards::notation::parse_cards(hand).unwrap();
        assert_eq!(raised(&T86, &Rules::default(), &hand) > 0, raises, "{hand:?}");
    }
}

/// Raise of a bot with seven cards, in antes; 0 is a fold.
fn raised(bot: &dyn Bot<HighCardFlush>, rules: &Rules, hand: &[Card]) -> u8 {
    let mut rest = Card::all().filter(|card| !hand.contains(card));
    let mut order = Vec::new();
    for &card in hand {
        order.extend([card, rest.next().unwrap()]);
    }
    order.extend(rest);
    let order = DealtOrder::from_cards(&order).unwrap();
    let mut round = HighCardFlush::open(rules, &table(), &order, &mut |_| {}).unwrap();
    let seat = Seat::FIRST;
    let act = |round: &HighCardFlush| bot.act(&round.view(Viewer::Seat(seat)), &mut |_| 0).unwrap();
    let Action::Wager(wagers) = act(&round) else { panic!("the first action is a wager") };
    round.apply(Actor::Seat(seat), &Action::Wager(wagers), &mut |_| {}).unwrap();
    match act(&round) {
        Action::Raise(raise) => (raise.get() / wagers.ante.get()) as u8,
        _ => 0,
    }
}

fn shuffled(chance: &mut u64) -> Vec<Card> {
    let deck = Deck::shuffled(|n| {
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*chance >> 33) % u64::from(n)) as u32
    });
    deck.cards()[..7].to_vec()
}

#[test]
fn hf_04_the_optimum_follows_the_exact_odds_and_loses_no_more_than_t86() {
    let mut chance = 1;
    for settings in [
        r#"{}"#,
        r#"{"preset":"published","qualifier":"8-high-3"}"#,
        r#"{"raise_limits":[1,2,2,4,6,9],"qualifier":"J-high-3"}"#,
    ] {
        let rules: Rules = serde_json::from_str(settings).unwrap();
        let table = odds::Table::new(&rules);
        let (mut decided, mut apart) = ([0; 2], 0);
        while decided.iter().any(|&count| count < 400) || apart < 20 {
            let hand = shuffled(&mut chance);
            let best = table.decide(hand.iter().copied().collect::<CardSet>()).raise;
            assert_eq!(raised(&Optimal, &rules, &hand), best, "{hand:?} under {settings}");
            apart += u32::from((raised(&T86, &rules, &hand) > 0) != (best > 0));
            decided[usize::from(best > 0)] += 1;
        }
        let [best, simple] = ["optimal", "t86"].map(|name| table.main(name.parse().unwrap()));
        let cost = simple.ev_loss(&best);
        assert!(cost.value() > 0.0, "T-8-6 loses {} more under {settings}", cost.value());
    }
}
