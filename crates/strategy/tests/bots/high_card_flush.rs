//! High Card Flush: the bot that looks at its cards loses less.

use crate::arena::Arena;
use games::high_card_flush::{Action, HighCardFlush, Rules, Table};
use games::{Actor, Chips, DealtOrder, Game, Seat, Viewer};
use strategy::bots::high_card_flush::T86;
use strategy::bots::{Bot, Call, Random};

/// The least ante, in cents.
const ANTE: f64 = 500.0;

fn table() -> Table {
    Table::new(vec![Chips::new(10_000).unwrap()])
}

/// What a bot gains a round, in antes, the same cards for each.
fn gained(bot: &dyn Bot<HighCardFlush>, rounds: u64) -> crate::arena::Interval {
    let gain = |round: &HighCardFlush, _: Seat| -round.house() as f64 / ANTE;
    Arena { rules: Rules::default(), table: table(), seats: 1, gain: &gain }.duel(bot, bot, rounds)
}

#[test]
fn hf_04_looking_at_the_cards_costs_less() {
    let rounds = 200_000;
    let (t86, call) = (gained(&T86, rounds), gained(&Call, rounds));
    // The rule is published to lose about 3 % of an ante.
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
        let mut rest = cards::Card::all().filter(|card| !hand.contains(card));
        let mut order = Vec::new();
        for &card in &hand {
            order.extend([card, rest.next().unwrap()]);
        }
        order.extend(rest);
        let order = DealtOrder::from_cards(&order).unwrap();
        let mut round = HighCardFlush::open(&Rules::default(), &table(), &order, &mut |_| {}).unwrap();
        let seat = Seat::FIRST;
        let act = |round: &HighCardFlush| T86.act(&round.view(Viewer::Seat(seat)), &mut |_| 0).unwrap();
        let wager = act(&round);
        round.apply(Actor::Seat(seat), &wager, &mut |_| {}).unwrap();
        assert_eq!(matches!(act(&round), Action::Raise(_)), raises, "{hand:?}");
    }
}
