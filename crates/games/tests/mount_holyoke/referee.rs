//! The referee: rounds played with real cards (ruling MH-12).

use super::support::*;
use games::GameError;
use games::clause::ids;
use games::mount_holyoke::referee::{Request, referee};
use games::mount_holyoke::{Cards, RANKS, SUITS};
use serde_json::{Value, json};

/// A deal in which seat 1 has every diamond, seat 2 every club, and so on.
fn suits(players: usize) -> Vec<Vec<String>> {
    let suit =
        |&suit: &cards::Suit| RANKS.iter().map(|&rank| cards::Card::new(rank, suit).to_string()).collect();
    SUITS.iter().take(players).map(suit).collect()
}

fn ask(request: Value) -> Value {
    let request: Request = serde_json::from_value(request).unwrap();
    serde_json::to_value(referee(&request, &games::mount_holyoke::Settings::default()).unwrap()).unwrap()
}

fn refused(request: Value) -> (&'static str, String, Vec<&'static str>) {
    let request: Request = serde_json::from_value(request).unwrap();
    let error = referee(&request, &games::mount_holyoke::Settings::default()).unwrap_err();
    (error.code(), error.to_string(), ids(error.clauses()))
}

/// The turns of a round in which seat 1 opens, then leads five diamonds, five more, and the last two singly.
fn all_diamonds() -> Value {
    json!([
        {"seat": 1, "cards": ["3d"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["4d", "5d", "6d", "7d", "8d"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["9d", "Td", "Jd", "Qd", "Kd"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["Ad"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["2d"]}
    ])
}

#[test]
fn a_round_that_is_not_over_says_whose_turn_it_is() {
    let reply =
        ask(json!({"deal": suits(3), "plays": [{"seat": 1, "cards": ["3d"]}, {"seat": 2, "pass": true}]}));
    let expected = json!({
        "over": false, "winner": null, "points": null, "totals": [0, 0, 0], "game_over": false,
        "game_winners": [], "to_act": 3, "lines": [],
    });
    assert_eq!(reply, expected);
}

#[test]
fn a_whole_round_is_settled_with_its_clauses() {
    let reply = ask(json!({"deal": suits(2), "plays": all_diamonds(), "totals": [4, 6]}));
    assert_eq!((&reply["over"], &reply["winner"]), (&json!(true), &json!(1)));
    assert_eq!((&reply["points"], &reply["totals"]), (&json!([0, 13]), &json!([4, 19])));
    assert_eq!((&reply["game_over"], &reply["to_act"]), (&json!(false), &json!(null)));
    let line =
        json!({"seat": 2, "left": 13, "points": 13, "total": 19, "clauses": ["mount-holyoke/7", "MH-9"]});
    assert_eq!(reply["lines"][1], line);
}

#[test]
fn the_last_round_ends_the_match() {
    let last = json!({"deal": suits(2), "plays": all_diamonds(), "totals": [40, 6], "round": 5});
    let reply = ask(last);
    assert_eq!((&reply["game_over"], &reply["game_winners"]), (&json!(true), &json!([2])));
    let points = json!({"end": {"points": 50}});
    let reply = ask(json!({"deal": suits(2), "plays": all_diamonds(), "totals": [49, 37], "rules": points}));
    assert_eq!((&reply["game_over"], &reply["game_winners"]), (&json!(true), &json!([1])));
}

#[test]
fn the_last_winner_leads_under_the_setting() {
    let request = json!({
        "deal": suits(2), "totals": [9, 0], "leader": 2, "rules": {"later_rounds": "last_winner_leads"},
        "plays": [{"seat": 2, "cards": ["Ac"]}, {"seat": 1, "cards": ["2d"]}],
    });
    assert_eq!(ask(request)["to_act"], json!(2));
}

#[test]
fn mh_02_a_later_round_that_its_last_winner_leads_names_that_seat() {
    let unasked = json!({"deal": suits(2), "round": 2, "leader": 2});
    assert_eq!(
        ask(unasked)["to_act"],
        1,
        "under the default rules the lowest card opens, regardless of the last winner"
    );
    let rules = json!({"later_rounds": "last_winner_leads"});
    let (code, message, clauses) = refused(json!({"deal": suits(2), "round": 2, "rules": rules}));
    assert_eq!((code, clauses), ("leader_missing", vec!["mount-holyoke/2", "MH-2"]));
    let fix = "give the seat, or round 1 if this is the first";
    assert_eq!(message, format!("leader: the winner of the previous round leads this one: {fix}"));
    let asked = |totals: Value| json!({"deal": suits(2), "totals": totals, "rules": rules});
    assert_eq!(
        refused(asked(json!([0, 4]))).0,
        "leader_missing",
        "the points show that a round was played before"
    );
    assert_eq!(ask(asked(json!([0, 0])))["to_act"], 1);
    let mut first = asked(json!([0, 4]));
    first["round"] = json!(1);
    assert_eq!(ask(first)["to_act"], 1);
}

#[test]
fn an_illegal_play_is_named_by_number_with_its_clauses() {
    let plays = |second: Value| json!({"deal": suits(2), "plays": [{"seat": 1, "cards": ["3d"]}, second]});
    let (code, text, clauses) = refused(plays(json!({"seat": 2, "cards": ["4c", "5c"]})));
    assert_eq!((code, clauses), ("no_combination", vec!["mount-holyoke/types"]));
    assert!(text.starts_with("play 2: 4c 5c is not a combination"), "{text}");
    let (code, text, clauses) = refused(plays(json!({"seat": 2, "cards": ["3c", "3d"]})));
    assert_eq!((code, clauses), ("not_held", vec!["mount-holyoke/1"]));
    assert!(text.contains("does not hold 3d"), "{text}");
    assert_eq!(refused(plays(json!({"seat": 2}))).0, "unclear_play");
    assert_eq!(refused(plays(json!({"seat": 2, "cards": ["4c"], "pass": true}))).0, "unclear_play");
    assert_eq!(refused(plays(json!({"seat": 2, "cards": ["4c", "4c"]}))).0, "card_played_twice");
    let mut beyond = all_diamonds();
    beyond.as_array_mut().unwrap().push(json!({"seat": 2, "pass": true}));
    let (code, text, _) = refused(json!({"deal": suits(2), "plays": beyond}));
    assert!(code == "over" && text.starts_with("play 10: "), "{text}");
}

#[test]
fn mh_12_a_deal_without_thirteen_cards_each_is_a_misdeal() {
    let mut short = suits(3);
    short[1].pop();
    let (code, text, clauses) = refused(json!({"deal": short, "plays": []}));
    assert_eq!((code, clauses), ("misdeal", vec!["mount-holyoke/1", "MH-1", "MH-12"]));
    assert!(text.contains("the number of seat 2's cards is 12, not 13"), "{text}");
    let mut long = suits(2);
    long[0].push("3s".to_owned());
    assert_eq!(refused(json!({"deal": long})).0, "misdeal");
    let mut twice = suits(2);
    twice[1][4] = "5d".to_owned();
    let (code, text, _) = refused(json!({"deal": twice}));
    assert!(code == "card_twice" && text.contains("seat 2 has 5d"), "{text}");
    assert_eq!(refused(json!({"deal": suits(1)})).0, "players");
    assert_eq!(refused(json!({"deal": suits(2), "totals": [1]})).0, "totals");
}

#[test]
fn mh_10_a_player_who_dropped_out_is_dealt_no_cards() {
    let rules = json!({"end": {"points": 10}, "threshold": "drop_out"});
    let mut deal = suits(3);
    let request = |deal: &[Vec<String>]| json!({"deal": deal, "totals": [3, 12, 0], "rules": rules});
    assert_eq!(refused(request(&deal)).0, "misdeal");
    deal[1].clear();
    assert_eq!(ask(request(&deal))["to_act"], json!(1));
}

#[test]
fn the_deal_reaches_the_hands_as_it_was_written() {
    for players in 2..=4 {
        let deal = suits(players);
        let reply = ask(json!({"deal": deal, "plays": [{"seat": 1, "cards": ["3d"]}]}));
        assert_eq!(reply["to_act"], json!(2));
        let highest: Cards = set(&deal[1][12]);
        assert_eq!(highest.iter().next().unwrap().to_string(), "2c");
    }
}

#[test]
fn mh_01_a_pack_that_was_dealt_out_is_refereed() {
    let all: Vec<String> = RANKS
        .iter()
        .flat_map(|&rank| SUITS.iter().map(move |&suit| cards::Card::new(rank, suit).to_string()))
        .collect();
    let hand = |from: usize, to: usize| json!(all[from..to]);
    let rules = json!({"leftover": "dealt_out"});
    // Seat 2 holds the three of diamonds and therefore has the card left over, whichever card that was.
    let deal = json!([hand(18, 35), hand(0, 18), hand(35, 52)]);
    let reply = ask(json!({"deal": deal, "plays": [{"seat": 2, "cards": ["3d"]}], "rules": rules}));
    assert_eq!(reply["to_act"], 3);
    let wrong = json!([hand(17, 35), hand(0, 17), hand(35, 52)]);
    let (code, message, clauses) = refused(json!({"deal": wrong, "plays": [], "rules": rules}));
    assert_eq!((code, message.contains("seat 1's cards is 18, not 17")), ("misdeal", true), "{message}");
    assert!(clauses.contains(&"MH-1"));
    let two = ask(json!({"deal": [hand(0, 26), hand(26, 52)], "plays": [], "rules": rules}));
    assert_eq!(two["to_act"], 1);
    let (code, ..) = refused(json!({"deal": [hand(0, 13), hand(13, 26)], "plays": [], "rules": rules}));
    assert_eq!(code, "misdeal");
}
