//! Bonus and progressive wagers under their pay tables and the round limit (HF-4, HF-7, HF-9).

use super::support::*;
use games::high_card_flush::{Action, HighCardFlush, Rules, SetupError, Table, Wager};
use games::record::Record;
use games::settlement::WagerResult;
use games::{Actor, DealtOrder, Refereed};

const SEVEN: &str = "2h 3h 5h 6h 8h 9h Jh";
const SIX: &str = "2h 3h 5h 6h 8h 9h Jd";
const FIVE: &str = "2h 3h 5h 6h 8h 9s Jd";
const FOUR: &str = "2h 3h 5h 6h 8s 9s Jd";
const THREE: &str = "2h 3h 5h 6s 8s 9c Jd";

fn flush(settings: &str, hand: &str) -> i64 {
    Played::bonus(settings, bet(200, 0, 0), hand, Wager::FlushBonus).0
}

#[test]
fn hf_04_the_flush_bonus_pays_by_length_under_either_table() {
    let nets = |settings: &str| [SEVEN, SIX, FIVE, FOUR, THREE].map(|hand| flush(settings, hand));
    assert_eq!(nets("{}"), [60_000, 20_000, 2_000, 200, -200]);
    assert_eq!(nets(r#"{"flush_bonus":"pays_300"}"#), nets("{}"));
    assert_eq!(nets(r#"{"flush_bonus":"pays_100"}"#), [20_000, 4_000, 2_000, 400, -200]);
    let (_, clauses) = Played::bonus("{}", bet(200, 0, 0), FOUR, Wager::FlushBonus);
    assert_eq!(clauses, ["high-card-flush/b-4", "HF-4"]);
}

#[test]
fn hf_04_any_pay_table_may_be_written_out() {
    let settings = r#"{"flush_bonus":{"seven_card_flush":1000,"three_card_flush":"1 to 3"}}"#;
    assert_eq!(flush(settings, SEVEN), 200_000);
    assert_eq!(flush(settings, FOUR), -200);
    assert_eq!(flush(settings, THREE), 66, "fractions of a cent are dropped");
    assert_eq!(flush(r#"{"flush_bonus":{"four_card_flush":"3 to 2"}}"#, FOUR), 300);
}

const METER: &str = r#"{"progressive":{
    "seven_card_straight_flush":"1 to 1","five_card_straight_flush":"1 to 10","four_card_straight_flush":"1 to 3000"}}"#;

#[test]
fn hf_07_the_progressive_wager_pays_shares_of_the_meter() {
    let net = |hand: &str| Played::bonus(METER, bet(0, 0, 100), hand, Wager::Progressive);
    let cited = |clause: &'static str| vec![clause, "HF-3", "HF-7"];
    assert_eq!(net("8h 7h 6h 5h 4h 3h 2h"), (999_900, cited("high-card-flush/d-1")));
    assert_eq!(net("8h 7h 6h 5h 4h 2h Kd"), (99_900, cited("high-card-flush/d-3")));
    assert_eq!(
        net("8h 7h 6h 5h 3h 2h Kd"),
        (233, cited("high-card-flush/d-4")),
        "a third of a cent is dropped"
    );
    assert_eq!(net("8h 7h 6h 4h 3h Kh Kd"), (-100, cited("high-card-flush/d-5")));
    assert_eq!(net("8h 7h 5h 4h 2h Kh Kd"), (-100, vec!["HF-3", "HF-7"]));
}

/// The nets, in cents, of the progressive wagers of three seats, each with a run of five.
fn three_fives(settings: &str) -> Vec<i64> {
    let hands =
        ["8h 7h 6h 5h 4h 2d 9d", "8s 7s 6s 5s 4s 3d Td", "8c 7c 6c 5c 4c 4d Jd", "As Ks Qh Jh Qd 9c 2c"];
    let mut played = Played::dealt(settings, &[bet(0, 0, 100); 3], &hands);
    for number in 1..=3 {
        played.act(number, Action::Fold);
    }
    played.nets().iter().filter(|line| line.1 == Wager::Progressive).map(|line| line.2).collect()
}

#[test]
fn hf_07_equal_hands_share_the_meter_and_cents_left_go_in_rising_order() {
    assert_eq!(
        three_fives(r#"{"progressive":{"five_card_straight_flush":"1 to 1"}}"#),
        [333_234, 333_233, 333_233]
    );
    assert_eq!(
        three_fives(r#"{"progressive":{"five_card_straight_flush":"1 to 2"},"progressive_ties":"share"}"#),
        [166_567, 166_567, 166_566]
    );
}

#[test]
fn hf_07_winners_in_order_take_their_share_of_the_remaining_meter() {
    let half = r#"{"progressive":{"five_card_straight_flush":"1 to 2"},"progressive_ties":"in_order"}"#;
    assert_eq!(three_fives(half), [499_900, 249_900, 124_900]);
    let whole = r#"{"progressive":{"five_card_straight_flush":"1 to 1"},"progressive_ties":"in_order"}"#;
    assert_eq!(three_fives(whole), [999_900, -100, -100]);
}

#[test]
fn hf_07_the_longest_run_takes_its_share_first() {
    let rules =
        r#"{"progressive":{"six_card_straight_flush":"1 to 1","five_card_straight_flush":"1 to 10"}}"#;
    let hands = ["8h 7h 6h 5h 4h 2d 9d", "8s 7s 6s 5s 4s 3s Td", "As Ks Qh Jh Qd 9c 2c"];
    let mut played = Played::dealt(rules, &[bet(0, 0, 100); 2], &hands);
    played.act(1, Action::Fold).act(2, Action::Fold);
    let nets: Vec<i64> =
        played.nets().iter().filter(|line| line.1 == Wager::Progressive).map(|line| line.2).collect();
    assert_eq!(nets, [-100, 999_900]);
}

#[test]
fn hf_07_rounds_of_version_1_still_pay_in_order() {
    let record = |version: u32| {
        let rules = rules(r#"{"progressive":{"five_card_straight_flush":"1 to 2"}}"#);
        let table = Table { stacks: vec![chips(5_000); 2], meter: Some(chips(1_000)) };
        let hands = ["8h 7h 6h 5h 4h 2d 9d", "8s 7s 6s 5s 4s 3d Td", "As Ks Qh Jh Qd 9c 2c"];
        let mut record = Record::<HighCardFlush>::new(rules, table, order(&hands));
        record.version = version;
        for number in [1, 2] {
            record.actions.push((Actor::Seat(seat(number)), Action::Wager(bet(0, 0, 100))));
        }
        for number in [1, 2] {
            record.actions.push((Actor::Seat(seat(number)), Action::Fold));
        }
        let text = record.encode();
        // A record of version 1 lacks these two settings.
        let text =
            text.replace(",\"progressive_ties\":\"share\"", "").replace(",\"bonus_limit\":\"none\"", "");
        let read = Record::<HighCardFlush>::decode(&text).unwrap();
        let game = read.replay(&mut |_| ()).unwrap();
        game.stacks().as_slice().iter().map(|chips| chips.get()).collect::<Vec<_>>()
    };
    assert_eq!(record(1), [5_000 - 1_100 + 500, 5_000 - 1_100 + 250]);
    assert_eq!(record(2), [5_000 - 1_100 + 250, 5_000 - 1_100 + 250]);
}

#[test]
fn hf_07_a_win_below_its_stake_is_a_win() {
    let small = r#"{"progressive":{"four_card_straight_flush":"1 to 100000"}}"#;
    let dealer = "As Ks Qd Jd 9c 2c 3c";
    let mut played = Played::dealt(small, &[bet(0, 0, 100)], &["8h 7h 6h 5h 3h 2h Kd", dealer]);
    played.act(1, Action::Fold);
    let lines = played.game.outcome().unwrap().settle();
    let line = lines.iter().find(|line| line.wager == Wager::Progressive).unwrap();
    assert_eq!((line.net, line.result), (-90, WagerResult::Won), "ten cents won on a stake of one dollar");
    // A share that rounds down to zero wins nothing.
    let nothing = r#"{"progressive":{"four_card_straight_flush":"1 to 1000000"}}"#;
    let table = Table { stacks: vec![chips(9_000)], meter: Some(chips(999_999)) };
    let mut played = Played::open(nothing, &table, &order(&["8h 7h 6h 5h 3h 2h Kd", dealer]));
    played.act(1, Action::Wager(bet(0, 0, 100))).act(1, Action::Fold);
    let lines = played.game.outcome().unwrap().settle();
    let line = lines.iter().find(|line| line.wager == Wager::Progressive).unwrap();
    assert_eq!((line.net, line.result), (-100, WagerResult::Lost));
}

const MIXED: &str = r#"{"progressive":{"seven_card_straight_flush":"1 to 1","six_card_straight_flush":"1 to 10",
    "five_card_straight_flush":"300 for 1","four_card_straight_flush":"3 for 2"}}"#;

#[test]
fn hf_07_a_table_mixes_shares_of_the_meter_with_fixed_pays() {
    let net = |hand: &str| Played::bonus(MIXED, bet(0, 0, 100), hand, Wager::Progressive);
    assert_eq!(net("8h 7h 6h 5h 4h 3h Kd").0, 99_900);
    assert_eq!(net("8h 7h 6h 5h 4h 2h Kd"), (29_900, vec!["high-card-flush/d-3", "HF-3", "HF-7"]));
    assert_eq!(net("8h 7h 6h 5h 3h 2h Kd").0, 50, "3 for 2, without the return of the stake");
    assert_eq!(net("8h 7h 6h 4h 3h Kh Kd").0, -100);
    // Fixed payouts come from the house, not from the meter.
    let hands = ["8h 7h 6h 5h 4h 2h Kd", "8s 7s 6s 5s 4s 3s Td", "As Ks Qd Jd 9c 2c 3c"];
    let mut played = Played::dealt(MIXED, &[bet(0, 0, 100); 2], &hands);
    played.act(1, Action::Fold).act(2, Action::Fold);
    assert_eq!(played.game.outcome().unwrap().paid_from_meter(), chips(100_000));
    // Settings read back as written, and a pay table that has only fixed payouts needs no meter.
    let written = serde_json::to_string(&rules(MIXED)).unwrap();
    assert!(written.contains(r#""five_card_straight_flush":"300 for 1""#), "{written}");
    assert_eq!(rules(&written), rules(MIXED));
    let fixed = rules(r#"{"progressive":{"four_card_straight_flush":"50 for 1"}}"#);
    let order = DealtOrder::new(cards::Deck::sorted());
    assert!(HighCardFlush::open(&fixed, &Table::new(vec![chips(9000)]), &order, &mut |_| ()).is_ok());
    let wrong = serde_json::from_str::<Rules>(r#"{"flush_bonus":{"four_card_flush":"50 for 1"}}"#);
    assert!(wrong.unwrap_err().to_string().contains("write \"3 to 1\""));
}

#[test]
fn hf_09_the_bonus_wagers_of_a_round_win_no_more_than_the_limit() {
    let limited = r#"{"bonus_limit":10000,"progressive":{"four_card_straight_flush":"1 to 2"}}"#;
    // Seat 1 wins 300 to 1 on its flush, seat 2 ten to 1 on its flush and 60 to 1 on its run.
    let hands = [SEVEN, "8s 7s 6s 5s 3s Kd Qd", "Ac Kc Jd Td 9c 2c 3c"];
    let mut played = Played::dealt(limited, &[bet(100, 0, 0), bet(100, 100, 100)], &hands);
    played.act(1, Action::Fold).act(2, Action::Fold);
    let lines = played.lines();
    let of = |number: usize, wager: Wager| {
        lines.iter().find(|line| (line.0, line.1) == (number, wager)).map(|line| (line.2, line.3.clone()))
    };
    let (seven, five, run) = (
        of(1, Wager::FlushBonus).unwrap(),
        of(2, Wager::FlushBonus).unwrap(),
        of(2, Wager::StraightFlushBonus).unwrap(),
    );
    // Winnings of 30,000, 1,000 and 6,000 share the limit of 10,000 proportionally; the odd cent goes to the
    // largest remainder.
    assert_eq!((seven.0, five.0, run.0), (8_108, 270, 1_622));
    for clauses in [seven.1, five.1, run.1] {
        assert!(clauses.contains(&"HF-9"), "{clauses:?}");
    }
    let (meter, clauses) = of(2, Wager::Progressive).unwrap();
    assert!(meter == 499_900 && !clauses.contains(&"HF-9"), "a share of the meter is not paid by the house");
    assert!(
        serde_json::from_str::<Rules>(r#"{"bonus_limit":0}"#)
            .unwrap_err()
            .to_string()
            .contains("write \"none\"")
    );
    assert_eq!(rules(r#"{"bonus_limit":"none"}"#), rules("{}"));
}

#[test]
fn hf_07_and_hf_09_random_rounds_pay_as_in_a_naive_implementation() {
    let mut state = 7_u64;
    let mut below = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % most
    };
    let mut winners = 0;
    for round in 0..400_u64 {
        let ties = ["share", "in_order"][below(2) as usize];
        let limit = 1 + below(60_000);
        let settings = serde_json::json!({
            "progressive": {"three_card_straight_flush": "1 to 3", "four_card_straight_flush": "2 to 5",
                "five_card_straight_flush": "7 for 2", "six_card_straight_flush": "1 to 1"},
            "progressive_ties": ties, "bonus_limit": limit,
        });
        // Eight ranks, so that runs are frequent.
        let mut deck: Vec<cards::Card> = cards::Card::all().filter(|card| card.rank().index() < 8).collect();
        for place in (1..deck.len()).rev() {
            deck.swap(place, below(place as u64 + 1) as usize);
        }
        let hands: Vec<String> =
            deck.chunks(7).take(4).map(|hand| hand.iter().map(ToString::to_string).collect()).collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let meter = below(5_000);
        let table = Table { stacks: vec![chips(1_000_000); 3], meter: Some(chips(meter)) };
        let mut played = Played::open(&settings.to_string(), &table, &order(&hands));
        (1..=3).for_each(|number| {
            played.act(number, Action::Wager(bet(100, 100 * (1 + round % 20), 300)));
        });
        (1..=3).for_each(|number| {
            played.act(number, Action::Fold);
        });
        let outcome = played.game.outcome().unwrap();
        let run = |number: usize| usize::from(outcome.seats[number - 1].hand.unwrap().run);
        let expected = naive_meter([run(1), run(2), run(3)], meter, ties == "share");
        let lines = outcome.settle();
        let mut house = 0;
        for line in &lines {
            let by_limit = line.wager == Wager::Progressive && run(line.seat.number()) == 5;
            match line.wager {
                Wager::Progressive if !by_limit => {
                    assert_eq!(
                        line.net + 300,
                        expected[line.seat.index()],
                        "{hands:?} under {settings} with {meter}"
                    );
                    winners += i64::from(expected[line.seat.index()] > 0);
                }
                Wager::Progressive => house += line.net + 300,
                Wager::FlushBonus | Wager::StraightFlushBonus => house += line.net.max(0),
                _ => {}
            }
        }
        assert!(house <= limit.cast_signed(), "{hands:?} under {settings}: {house}");
        let cut = lines.iter().any(|line| games::clause::ids(line.clauses).contains(&"HF-9"));
        assert!(!cut || house == limit.cast_signed(), "reduced payouts sum to the limit: {hands:?}");
    }
    assert!(winners > 100, "{winners}");
}

/// Payouts from the meter to seats 1 to 3, whose hands have runs of these lengths, in cents. With `share`, longer runs
/// are paid first and equal runs share; otherwise, payouts are in order of seats.
fn naive_meter(runs: [usize; 3], meter: u64, share: bool) -> [i64; 3] {
    let part = |run: usize, left: u64| match run {
        3 => left / 3,
        4 => 2 * left / 5,
        6 => left,
        _ => 0,
    };
    let (mut paid, mut left) = ([0; 3], meter);
    if !share {
        for (seat, run) in runs.into_iter().enumerate() {
            let won = part(run, left);
            paid[seat] = won.cast_signed();
            left -= won;
        }
        return paid;
    }
    for run in [6, 4, 3] {
        let equal: Vec<usize> = (0..3).filter(|&seat| runs[seat] == run).collect();
        let pool = if equal.is_empty() { 0 } else { part(run, left) };
        (0..pool as usize).for_each(|cent| paid[equal[cent % equal.len()]] += 1);
        left -= pool;
    }
    paid
}

#[test]
fn hf_07_without_the_setting_or_the_meter_the_progressive_wager_is_refused() {
    let order = DealtOrder::new(cards::Deck::sorted());
    let table = Table::new(vec![chips(9000)]);
    let mut played = Played::open("{}", &table, &order);
    let by = Actor::Seat(seat(1));
    assert_eq!(played.refused(by, Action::Wager(bet(0, 0, 100)), "HF-7"), "no_progressive");
    let rules: Rules = rules(METER);
    assert_eq!(HighCardFlush::open(&rules, &table, &order, &mut |_| ()).err(), Some(SetupError::NoMeter));
}
