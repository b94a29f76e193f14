//! `holdem/bank-1`, `/bank-2`, `/bank-example`, `/all-in`, TH-6.

use super::support::*;
use games::holdem::{Event, Table};

#[test]
fn bank_example_25_75_and_100_chips() {
    for (winner, ends) in [("As Ah", [75, 100, 25]), ("2c 7d", [0, 175, 25])] {
        let rules = rules(r#"{"big_blind":2}"#);
        let order = order(1, &[winner, "Ks Kh", "Qs Qh"], "3c 4d 9h Jc 6s", false);
        let table = Table::new(seat(1), [25, 75, 100].map(chips).to_vec());
        let mut hand = Played::open(&rules, &table, &order);
        hand.script("1 raise 25, 2 raise 75, 3 raise 100");
        assert_eq!(hand.awaited(), None);
        assert_eq!(hand.stacks(), ends);
        assert!(hand.events.contains(&Event::Returned { seat: seat(3), amount: chips(25) }));
    }
}
