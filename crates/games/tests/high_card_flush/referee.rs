//! The referee: rounds played with real cards.

use games::GameError;
use games::clause::ids;
use games::high_card_flush::Settings;
use games::high_card_flush::referee::{Reply, Request, referee};
use serde_json::{Value, json};

fn ask(request: Value) -> Result<Value, (String, String, Vec<&'static str>)> {
    let request: Request = serde_json::from_value(request).expect("a request that parses");
    let reply: Result<Reply, _> = referee(&request, &Settings::default());
    reply
        .map(|reply| serde_json::to_value(reply).unwrap())
        .map_err(|error| (error.code().to_owned(), error.to_string(), ids(error.clauses())))
}

fn cards(text: &str) -> Value {
    text.split_whitespace().collect::<Vec<_>>().into()
}

/// A round in which one seat has a five-card flush with four cards in sequence, and the dealer a three-card
/// flush, nine high.
fn round() -> Value {
    json!({
        "dealer": cards("9s 8s 7s 2d 5d 6d Jc"),
        "players": [{
            "seat": 1, "cards": cards("Ah Qh Jh Th 9h 3c 4s"), "ante": 1000, "raise": 1000,
            "flush_bonus": 500, "straight_flush_bonus": 500, "progressive": 100,
        }],
        "meter": 5_000_000,
        "rules": {"progressive": {"four_card_straight_flush": "1 to 1000"}},
    })
}

fn with(pointer: &str, value: Value) -> Value {
    let mut round = round();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = if parent.is_empty() { &mut round } else { round.pointer_mut(parent).unwrap() };
    parent[key] = value;
    round
}

#[test]
fn hf_04_a_round_settles_line_by_line() {
    let line = |wager: &str, net: i64, clauses: &[&str], player: &str, dealer: Value| {
        json!({"seat": 1, "wager": wager, "result": "won", "net": net, "clauses": clauses,
            "player": player, "dealer": dealer})
    };
    let longer = ["high-card-flush/b-3", "HF-1", "HF-4"];
    let four = "four_card_straight_flush";
    let expected = json!({
        "lines": [
            line("ante", 1000, &longer, "five_card_flush", "three_card_flush".into()),
            line("raise", 1000, &longer, "five_card_flush", "three_card_flush".into()),
            line("flush_bonus", 5000, &["high-card-flush/b-3", "HF-4"], "five_card_flush", Value::Null),
            line("straight_flush_bonus", 30_000, &["high-card-flush/d-4", "HF-3", "HF-4"], four, Value::Null),
            line("progressive", 4_900, &["high-card-flush/d-4", "HF-3", "HF-7"], four, Value::Null),
        ],
        "net": {"1": 41_900}, "house": -41_900, "void": false, "qualifies": true, "clauses": [],
    });
    assert_eq!(ask(round()), Ok(expected));
}

#[test]
fn hf_04_a_fold_is_written_as_a_raise_of_null() {
    let reply = ask(with("/players/0/raise", Value::Null)).unwrap();
    assert_eq!(reply["lines"].as_array().unwrap().len(), 4, "no raise was made");
    assert_eq!((&reply["lines"][0]["net"], &reply["lines"][0]["result"]), (&json!(-1000), &json!("lost")));
    assert_eq!(reply["net"]["1"], 38_900);
}

#[test]
fn hf_05_a_hand_without_seven_cards_is_a_misdeal() {
    for round in [
        with("/dealer", cards("9s 8s 7s 2d 5d 6d")),
        with("/dealer", cards("9s 8s 7s 2d 5d 6d Jc Jd")),
        with("/players/0/cards", cards("Ah Qh Jh Th 9h 3c")),
        with("/players/0/cards", json!([])),
    ] {
        let reply = ask(round).unwrap();
        assert_eq!((&reply["void"], &reply["clauses"]), (&json!(true), &json!(["HF-5"])));
        assert_eq!(
            (&reply["house"], &reply["net"]["1"], &reply["qualifies"]),
            (&json!(0), &json!(0), &Value::Null)
        );
        let lines = reply["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 5, "every wager is returned");
        let back =
            |line: &Value| line["result"] == "push" && line["net"] == 0 && line["clauses"] == json!(["HF-5"]);
        assert!(lines.iter().all(back));
    }
}

#[test]
fn players_come_in_any_order_and_are_settled_by_seat() {
    let player =
        |seat: u8, text: &str| json!({"seat": seat, "cards": cards(text), "ante": 1000, "raise": 1000});
    let reply = ask(json!({
        "dealer": cards("9s 8s 7s 2d 5d 6d Jc"),
        "players": [player(5, "Ah Qh Jh 2c 3c 4s 5s"), player(2, "8h 7h 6h 4c 6c 2s 3s")],
    }))
    .unwrap();
    let seats: Vec<&Value> = reply["lines"].as_array().unwrap().iter().map(|line| &line["seat"]).collect();
    assert_eq!(seats, [2, 2, 5, 5]);
    assert_eq!((&reply["net"], &reply["house"]), (&json!({"2": -2000, "5": 2000}), &json!(0)));
}

#[test]
fn errors_name_their_position() {
    let many: Vec<Value> = (1..=7).map(|seat| json!({"seat": seat, "cards": [], "ante": 1000})).collect();
    let twice = json!([{"seat": 2, "cards": [], "ante": 500}, {"seat": 2, "cards": [], "ante": 500}]);
    let cases = [
        (with("/dealer", cards("9s 8s 7s 9s 5d 6d Jc")), "cards", "dealer[4]: 9s", "ALL-1"),
        (
            with("/players/0/cards", cards("Ah Qh Jc Th 9h 3c 4s")),
            "cards",
            "players[1].cards[3]: Jc",
            "ALL-1",
        ),
        (with("/players", json!([])), "seats", "players: the number at the table is 0", "HF-4"),
        (with("/players", many.into()), "seats", "players: the number at the table is 7", "HF-4"),
        (with("/players", twice), "seat_twice", "players[2].seat: seat 2", "HF-4"),
        (with("/players/0/seat", json!(7)), "no_such_seat", "players[1].seat: seat 7", "HF-4"),
        (
            with("/players/0/ante", json!(400)),
            "off_limits",
            "players[1]: ante 400 is outside the limits",
            "HF-4",
        ),
        (
            with("/players/0/ante", json!(0)),
            "no_ante",
            "players[1]: flush_bonus 500 requires an ante",
            "HF-4",
        ),
        (with("/players/0/flush_bonus", json!(150)), "off_unit", "players[1]: flush_bonus 150", "HF-4"),
        (with("/players/0/raise", json!(3000)), "raise_above_limit", "raise at most 2000", "HF-4"),
        (with("/players/0/raise", json!(0)), "raise_not_whole", "players[1]: a raise of 0", "HF-4"),
        (
            with("/players/0/raise", json!(1500)),
            "raise_not_whole",
            "not a multiple of the ante, 1000",
            "HF-4",
        ),
        (with("/meter", Value::Null), "no_meter", "meter: the rules offer a progressive wager", "HF-7"),
        (with("/rules", json!({})), "no_progressive", "players[1]: this table offers no progressive", "HF-7"),
        (with("/rules", json!({"unit": 0})), "no_unit", "rules: unit is 0", "HF-4"),
    ];
    let mut no_ante = round();
    no_ante["players"][0].as_object_mut().unwrap().remove("ante");
    let cases = cases.into_iter().chain([(no_ante, "no_ante", "flush_bonus 500 requires an ante", "HF-4")]);
    for (round, code, message, clause) in cases {
        let (found, said, clauses) = ask(round).unwrap_err();
        assert!(found == code && said.contains(message), "{found}: {said}");
        assert!(clauses.contains(&clause), "{said} cites {clauses:?}");
    }
}

#[test]
fn a_request_that_does_not_parse_is_not_counted_as_a_round() {
    for round in [
        with("/dealer", cards("9s 8s 7s 1d 5d 6d Jc")),
        with("/players/0/ante", json!(-5)),
        with("/players/0/ante", json!(9_007_199_254_740_992_u64)),
        with("/players/0/colour", json!("blue")),
        with("/players/0/seat", json!(0)),
        with("/rules", json!({"flush_bonus": "pays_200"})),
    ] {
        assert!(serde_json::from_value::<Request>(round).is_err());
    }
}
