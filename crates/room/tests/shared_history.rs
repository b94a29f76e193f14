//! Tests that a round after an action shares the history of the round before it, so that the cost of an action does not
//! grow with the length of the hand.

use cards::Deck;
use games::{Actor, Awaiting, Chips, Viewer};
use room::game::{ActionInput, GameName, Opening};
use serde_json::json;

/// Number of raises in the hand.
const RAISES: u64 = 3_000;

/// Stack of each player in chips, enough for all raises.
const STACK: u64 = 1 << 40;

/// Amount by which each raise exceeds the one before, in chips.
const RAISE: u64 = 1_000_000;

#[test]
fn an_action_late_in_a_long_hand_allocates_no_more_than_an_early_one() {
    let settings = json!({ "preset": "tournament", "big_blind": 10, "small_blind": 5 });
    let rules = GameName::Holdem.game().rules(&settings).unwrap();
    let stacks = vec![Chips::new(STACK).unwrap(); 2];
    let opening = Opening { stacks, blinds: None, carried: None, same_players: false };
    let mut round = rules.open(1, &opening, Deck::sorted()).unwrap();
    let mut costs = Vec::new();
    for number in 0..RAISES {
        let Awaiting::Seat(seat) = round.awaiting() else { panic!("a raise is possible") };
        let line = format!("raise to {}", RAISE * (number + 1));
        let mut after = None;
        let cost = allocation_counter::measure(|| {
            after = Some(round.after(2 + number, Actor::Seat(seat), ActionInput::Line(&line)).unwrap().round);
        });
        costs.push((cost.count_total, cost.bytes_total));
        round = after.unwrap();
    }
    let (early, late) = (costs[10], *costs.last().unwrap());
    assert!(early.0 > 0, "allocations are counted");
    assert!(late.0 <= early.0 && late.1 <= early.1 + 64, "{early:?}, then {late:?}");
    assert_eq!(round.seen_events(1, Viewer::Rail).len() as u64, RAISES);
    assert_eq!(round.seen_events(RAISES, Viewer::Rail).len(), 1);
}
