//! Bonus and progressive wagers under their pay tables (HF-4, HF-7).

use super::support::*;
use games::high_card_flush::{Action, HighCardFlush, Rules, Settings, SetupError, Table, TableOf, Wager};
use games::{Actor, DealtOrder, Game};

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
    assert_eq!(flush(settings, THREE), 66, "parts of a cent are dropped");
}

#[test]
fn hf_04_a_pay_table_comes_from_a_file() {
    let text = "name = \"ours\"\n[pays]\nfour_card_flush = \"3 to 2\"\n";
    let mut settings = Settings::default();
    settings.read_pay_table(TableOf::FlushBonus, text).unwrap();
    let settings = serde_json::to_string(&settings).unwrap();
    assert_eq!(flush(&settings, FOUR), 300);
    let error = TableOf::FlushBonus.read("[pays]\nfour_card_flush = 1\nroyal = 2\n").unwrap_err();
    assert_eq!((error.line, error.message.contains("seven_card_flush, six_card_flush")), (3, true));
    let error = TableOf::Progressive.read("[pays]\ntwo_card_straight_flush = 1\n").unwrap_err();
    assert_eq!(error.line, 2);
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

#[test]
fn hf_07_several_winners_share_in_rising_order_of_what_is_left() {
    let half = r#"{"progressive":{"five_card_straight_flush":"1 to 2"}}"#;
    let hands =
        ["8h 7h 6h 5h 4h 2d 9d", "8s 7s 6s 5s 4s 3d Td", "8c 7c 6c 5c 4c 4d Jd", "As Ks Qh Jh Qd 9c 2c"];
    let mut played = Played::dealt(half, &[bet(0, 0, 100); 3], &hands);
    for number in 1..=3 {
        played.act(number, Action::Fold);
    }
    let nets: Vec<i64> =
        played.nets().iter().filter(|line| line.1 == Wager::Progressive).map(|line| line.2).collect();
    assert_eq!(nets, [499_900, 249_900, 124_900]);
}

#[test]
fn hf_07_without_the_setting_or_the_meter_there_is_no_such_wager() {
    let order = DealtOrder::new(cards::Deck::sorted());
    let table = Table::new(vec![chips(9000)]);
    let mut played = Played::open("{}", &table, &order);
    let by = Actor::Seat(seat(1));
    assert_eq!(played.refused(by, Action::Wager(bet(0, 0, 100)), "HF-7"), "no_progressive");
    let rules: Rules = rules(METER);
    assert_eq!(HighCardFlush::open(&rules, &table, &order, &mut |_| ()).err(), Some(SetupError::NoMeter));
}
