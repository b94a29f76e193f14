//! Tests of the stages of a run-out.

use super::*;
use crate::protocol::client::PlayerCommand;
use crate::rng::Rng;
use crate::store::TableId;
use crate::table::decide::{self, Decision, Host};
use cards::Deck;
use serde_json::{Value, json};

/// Time of every decision, in milliseconds since the Unix epoch.
const NOW_MS: u64 = 1_000;

fn person(number: u8) -> Person {
    Person { id: PlayerId(number.into()), name: format!("Guest {number}"), is_bot: false }
}

fn apply(state: &mut State, decision: &Decision) {
    state.apply_decision(state.seq + 1, decision.logged_entries(NOW_MS), decision.change().clone());
}

/// A hold'em table for two before its first hand; each stack is one blind.
fn table_of_blinds() -> State {
    let wish = json!({
        "game": "holdem",
        "name": "Blinds",
        "seats": 2,
        "rules": { "small_blind": 50, "big_blind": 50 },
        "stakes": { "buy_in_min": 1, "buy_in_max": 50 },
    });
    let host = Some(Host { id: PlayerId(1), name: None });
    let new = decide::create(host, &serde_json::from_value(wish).unwrap(), |_| 0).unwrap();
    let (mut state, _) = new.begin(TableId::fresh().unwrap(), NOW_MS);
    for number in [1, 2] {
        let sit = PlayerCommand::Sit { seat: number, buy_in: None, coming_in: None };
        let seated = decide::player(&state, Some(&person(number)), &sit, 0, NOW_MS).unwrap();
        apply(&mut state, &seated);
    }
    state
}

/// The table as it is now, and the stages with their tables and boards, in a message to a guest or a spectator who has
/// seen the entries up to `since`.
fn now_and_stages(state: &State, who: Option<&Person>, since: u64) -> (Value, Vec<Value>) {
    let moment = state.moment(who, since, &Presence::none(NOW_MS));
    let mut moment = serde_json::to_value(moment).unwrap();
    let Value::Array(stages) = moment["run_out"].take() else { panic!("{moment}") };
    (moment["table"].take(), stages)
}

fn stacks(table: &Value) -> Vec<u64> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["stack"].as_u64().unwrap()).collect()
}

/// Asserts that there is a stage for each street, with the table as it was before the end of the hand.
fn check_stages(stages: &[Value]) {
    let boards: Vec<usize> =
        stages.iter().map(|stage| stage["game"]["board"].as_array().unwrap().len()).collect();
    assert_eq!(boards, [0, 3, 4, 5]);
    for table in stages.iter().map(|stage| &stage["table"]) {
        assert_eq!((&table["phase"], stacks(table)), (&json!("playing"), vec![50, 50]), "{table:#}");
        let needs_chips: Vec<&Value> =
            table["seats"].as_array().unwrap().iter().map(|seat| &seat["needs_chips"]).collect();
        assert_eq!((&table["missing"], needs_chips), (&json!(0), vec![&json!(false); 2]), "{table:#}");
    }
}

#[test]
fn a_hand_that_ends_when_it_is_dealt_is_shown_from_the_table_before_its_end() {
    let mut won = 0;
    for seed in 0..10 {
        let (mut state, mut rng) = (table_of_blinds(), Rng::new(seed));
        let since = state.seq;
        let dealt = decide::deal(&state, || Deck::shuffled(|n| rng.below(n))).unwrap().unwrap();
        apply(&mut state, &dealt);
        let viewers = [Some(person(1)), Some(person(2)), None];
        // The opening and the end are separate entries, and each is followed by a message to every viewer.
        for who in &viewers {
            let (now, stages) = now_and_stages(&state, who.as_ref(), since);
            assert_eq!((&now["phase"], stacks(&now)), (&json!("playing"), vec![50, 50]));
            check_stages(&stages);
        }
        let ended = decide::end_without_action(&state).expect("the blinds put both players all in");
        apply(&mut state, &ended);
        for who in &viewers {
            let (now, stages) = now_and_stages(&state, who.as_ref(), since);
            assert_ne!(now["phase"], "playing");
            assert_eq!(stacks(&now).iter().sum::<u64>(), 100);
            won += u32::from(stacks(&now) != [50, 50]);
            check_stages(&stages);
        }
    }
    assert!(won > 0, "a split pot would not show the difference");
}
