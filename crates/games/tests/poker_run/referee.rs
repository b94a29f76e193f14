//! The referee: poker runs with real cards.

use games::GameError;
use games::clause::ids;
use games::poker_run::referee::{Reply, Request, referee};
use serde_json::{Value, json};

fn request(value: &Value) -> Request {
    serde_json::from_str(&value.to_string()).expect("a request that parses")
}

fn answer(value: &Value) -> Reply {
    referee(&request(value), &games::poker_run::Settings::default()).expect("a valid request")
}

fn hand(id: &str, cards: &str, turned_in: &str) -> Value {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let participant = id.split('-').next().unwrap();
    json!({"id": id, "participant": participant, "cards": cards, "route_complete": true, "turned_in": turned_in})
}

fn places(reply: &Reply) -> Vec<(&str, usize, u64)> {
    reply.standings.iter().map(|line| (line.id.as_str(), line.place, line.prize.get())).collect()
}

fn reasons(reply: &Reply) -> Vec<(&str, &str)> {
    reply.unranked.iter().map(|line| (line.id.as_str(), line.reason.id())).collect()
}

#[test]
fn rule_5_the_example_of_the_contract_is_ranked() {
    let mut example = hand("7-1", "Ad Qc 2s 4s 2s 6c", "15:42:10");
    example["arrived"] = "15:40:00".into();
    let request =
        json!({"hands": [example], "deadline": "16:00:00", "prizes": [50000, 30000, 20000], "rules": {}});
    let reply = serde_json::to_value(answer(&request)).unwrap();
    let line = &reply["standings"][0];
    assert_eq!((&line["id"], &line["place"], &line["tied"]), (&"7-1".into(), &1.into(), &false.into()));
    assert_eq!((&line["category"], &line["prize"]), (&"pair".into(), &50_000.into()));
    assert_eq!(line["best"], json!(["2s", "2s", "Ad", "Qc", "6c"]));
    let clauses =
        ["poker-run/3", "poker-run/5", "poker-run/five-only", "poker-run/rank-9", "PR-1", "PR-4", "PR-9"];
    assert_eq!(line["clauses"], json!(clauses));
    assert_eq!(reply["unranked"], json!([]));
}

#[test]
fn pr_06_unranked_hands_are_listed_with_their_reason() {
    let mut missing = hand("2-1", "Ad Ac Ah As Kd", "15:00");
    missing["route_complete"] = false.into();
    let mut late = hand("3-1", "Ad Ac Ah As", "16:30");
    late["route_complete"] = false.into();
    let mut came = hand("5-1", "Ad Ac Ah As Kd", "16:20");
    came["arrived"] = "16:00:00".into();
    let hands = [
        hand("1-1", "Ad Ac Ah As Kd", "16:00:01"),
        missing,
        late,
        hand("4-1", "Ad Ac Ah As", "15:00"),
        came,
        hand("6-1", "Ad Ac Ah As Kd Kc Qc", "15:00"),
        hand("10-1", "", "15:00"),
    ];
    let reply = answer(&json!({"hands": hands, "deadline": "16:00:00", "prizes": [100]}));
    assert_eq!(places(&reply), [("5-1", 1, 100)]);
    let expected = [
        ("1-1", "late"),
        ("2-1", "stop_missing"),
        ("3-1", "late"),
        ("4-1", "cards"),
        ("6-1", "cards"),
        ("10-1", "cards"),
    ];
    assert_eq!(reasons(&reply), expected);
    let written = serde_json::to_value(&reply.unranked[0]).unwrap();
    assert_eq!((&written["reason"], &written["clauses"]), (&"late".into(), &json!(["poker-run/4", "PR-6"])));
}

/// A participant's arrival, derived from all of their hands by an independent implementation of PR-12.
fn arrives(hands: &[Value], participant: &Value) -> String {
    let own = hands.iter().filter(|hand| &hand["participant"] == participant);
    let arrived = |hand: &Value| hand["arrived"].as_str().map(str::to_owned);
    own.clone()
        .find_map(arrived)
        .or_else(|| own.filter_map(|hand| hand["turned_in"].as_str().map(str::to_owned)).min())
        .expect("every hand is turned in")
}

#[test]
fn pr_06_arrival_is_per_participant() {
    let five = "Ad Ac Ah As Kd";
    let mut hands =
        [hand("7-1", five, "15:58:00"), hand("7-2", five, "16:03:00"), hand("8-1", five, "16:03:00")];
    let reply = answer(&json!({"hands": hands, "deadline": "16:00:00"}));
    assert_eq!(places(&reply), [("7-1", 1, 0), ("7-2", 1, 0)]);
    assert_eq!(reasons(&reply), [("8-1", "late")]);
    // The arrival stated with one hand applies to the participant's other hands.
    hands[0] = hand("7-1", five, "16:09:00");
    hands[1]["arrived"] = "15:59:59".into();
    let reply = answer(&json!({"hands": hands, "deadline": "16:00:00"}));
    assert_eq!(reasons(&reply), [("8-1", "late")]);
    // If hands must be turned in by the deadline, each is judged by its own time.
    let reply = answer(&json!({"hands": hands, "rules": {"deadline_for": "turn_in"}}));
    assert_eq!(reply.unranked.len(), 3);
}

#[test]
fn pr_12_two_arrivals_of_one_participant_are_refused() {
    let five = "Ad Ac Ah As Kd";
    let mut hands = [hand("7-1", five, "16:05"), hand("8-1", five, "16:05"), hand("7-2", five, "16:06")];
    (hands[0]["arrived"], hands[2]["arrived"]) = ("15:58".into(), "15:59".into());
    let refused = |hands: &[Value]| {
        referee(&request(&json!({"hands": hands})), &games::poker_run::Settings::default()).unwrap_err()
    };
    let error = refused(&hands);
    assert_eq!(
        error.to_string(),
        "hands[3].arrived: \"7\" arrived at 15:59:00 here and at 15:58:00 in hands[1]: a participant arrives once, \
         give one time"
    );
    assert_eq!((error.code(), ids(error.clauses())), ("two_arrivals", vec!["poker-run/4", "PR-6", "PR-12"]));
    hands[2]["arrived"] = "15:58:00".into();
    assert_eq!(
        answer(&json!({"hands": hands})).unranked.len(),
        1,
        "only 8-1, whose participant was never scanned"
    );
    // A hand cannot be turned in before its participant arrived, whichever hand states the arrival.
    hands[2] = hand("7-2", five, "15:57:59");
    let error = refused(&hands);
    assert_eq!((error.code(), ids(error.clauses())), ("turned_in_first", vec!["PR-12"]));
    assert!(error.to_string().starts_with("hands[3].turned_in: 15:57:59 is before 15:58:00"), "{error}");
}

#[test]
fn pr_06_random_hands_are_late_if_their_participants_are() {
    let mut state = 12_u64;
    let mut below = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % most
    };
    for _ in 0..300 {
        let people: Vec<(u64, bool)> = (0..3).map(|_| (50 + below(15), below(2) == 0)).collect();
        let mut hands = Vec::new();
        for number in 1..=8_u64 {
            let who = below(3) as usize;
            let (arrived, is_reported) = people[who];
            let minute = arrived + below(12);
            let mut sheet = hand(
                &format!("{who}-{number}"),
                "Ad Ac Ah As Kd",
                &format!("{}:{:02}:00", 15 + minute / 60, minute % 60),
            );
            if is_reported && below(2) == 0 {
                sheet["arrived"] = format!("{}:{:02}:00", 15 + arrived / 60, arrived % 60).into();
            }
            hands.push(sheet);
        }
        let reply = answer(&json!({"hands": hands, "deadline": "16:00:00"}));
        for sheet in &hands {
            let late = arrives(&hands, &sheet["participant"]).as_str() > "16:00:00";
            let found = reply.unranked.iter().any(|line| line.id == sheet["id"].as_str().unwrap());
            assert_eq!(found, late, "{sheet} among {hands:?}");
        }
    }
}

#[test]
fn pr_06_the_deadline_is_the_requests_or_the_rules() {
    let hands = [hand("1-1", "Ad Ac Ah As Kd", "15:30:01")];
    let late = |deadline: Value, rules: Value| {
        let mut value = json!({"hands": hands, "rules": rules});
        if !deadline.is_null() {
            value["deadline"] = deadline;
        }
        referee(&request(&value), &games::poker_run::Settings::default()).map(|reply| reply.unranked.len())
    };
    assert_eq!(late(Value::Null, json!({})), Ok(0));
    assert_eq!(late("15:30:00".into(), json!({})), Ok(1));
    assert_eq!(late(Value::Null, json!({"deadline": "15:30"})), Ok(1));
    assert_eq!(late("15:30:00".into(), json!({"deadline": "15:30"})), Ok(1));
    let two = late("16:00:00".into(), json!({"deadline": "15:30"})).unwrap_err();
    assert_eq!((two.code(), ids(two.clauses())), ("two_deadlines", vec!["poker-run/4", "PR-6"]));
    let turn_in = late("15:30:00".into(), json!({"deadline_for": "turn_in"}));
    assert_eq!(turn_in, Ok(1));
}

#[test]
fn pr_15_impossible_sheets_are_not_ranked() {
    let hands = [hand("1-1", "Ad Ac Ah As Kd 2c", "15:01"), hand("1-2", "Ad Ac Ah As Kd 2c", "15:00")];
    let with = |rules: Value| answer(&json!({"hands": hands, "rules": rules}));
    assert_eq!(places(&with(json!({}))).len(), 2);
    let none = with(json!({"extra_card": "none"}));
    assert_eq!(reasons(&none), [("1-1", "cards"), ("1-2", "cards")]);
    let one = with(json!({"extra_card": "per_participant"}));
    assert_eq!((places(&one), reasons(&one)), (vec![("1-2", 1, 0)], vec![("1-1", "cards")]));
    assert!(ids(&one.unranked[0].clauses).contains(&"PR-15"));
    let twice = [hand("1-1", "Ad Ad Ah As Kd", "15:01")];
    for (draw, ranked) in [("wheel", 1), ("pack", 0), ("respin", 0)] {
        let reply = answer(&json!({"hands": twice, "rules": {"draw": draw}}));
        assert_eq!(reply.standings.len(), ranked, "{draw}");
    }
}

#[test]
fn pr_09_cents_left_go_in_order_of_turning_in_then_id() {
    let tied = "Ac Kd 9h 7s 3c";
    let hands = [
        hand("10-1", tied, "15:00"),
        hand("9-1", tied, "15:00"),
        hand("2-1", tied, "15:01"),
        hand("1-1", tied, "15:02"),
    ];
    let reply = answer(&json!({"hands": hands, "prizes": [50, 30, 11]}));
    assert_eq!(places(&reply), [("9-1", 1, 23), ("10-1", 1, 23), ("2-1", 1, 23), ("1-1", 1, 22)]);
    assert!(reply.standings.iter().all(|line| line.tied && ids(&line.clauses).contains(&"PR-9")));
}

#[test]
fn pr_13_shares_of_the_takings_are_accounted_for() {
    let hands = [hand("1-1", "Ad Ac Ah As Kd", "15:00")];
    let reply = answer(&json!({"hands": hands, "prizes": ["33.33%", "10%"], "takings": 999}));
    assert_eq!(places(&reply), [("1-1", 1, 332)]);
    let account = serde_json::to_value(reply.account).unwrap();
    assert_eq!(account, json!({"takings": 999, "prizes": 332, "charity": 568, "event": 99}));
    let missing = referee(
        &request(&json!({"hands": hands, "prizes": ["10%"]})),
        &games::poker_run::Settings::default(),
    )
    .unwrap_err();
    assert_eq!(missing.code(), "no_takings");
}

#[test]
fn pr_16_a_tie_for_a_prize_requires_exactly_its_spins() {
    let tied = "Ac Kd 9h 7s 3c";
    let with = |spins: [&[&str]; 3], prizes: Value| {
        let mut hands =
            [hand("1-1", tied, "15:00"), hand("2-1", tied, "15:00"), hand("3-1", "2c 3d 4h 6s 8c", "15:00")];
        for (hand, spins) in hands.iter_mut().zip(spins) {
            hand["spin_off"] = json!(spins);
        }
        referee(
            &request(&json!({"hands": hands, "prizes": prizes, "rules": {"ties": "spin_off"}})),
            &games::poker_run::Settings::default(),
        )
    };
    let reply = with([&["Kc", "2d"], &["Kd", "3d"], &[]], json!([100, 50])).unwrap();
    assert_eq!(places(&reply), [("2-1", 1, 100), ("1-1", 2, 50), ("3-1", 3, 0)]);
    assert!(ids(&reply.standings[0].clauses).contains(&"PR-16") && !reply.standings[0].tied);
    let code = |spins, prizes| with(spins, prizes).unwrap_err().code();
    assert_eq!(code([&["Kc"], &["Kd"], &[]], json!([100])), "spin_off_missing");
    assert_eq!(code([&["Kc"], &[], &[]], json!([100])), "spin_off_missing");
    assert_eq!(code([&["Kc", "2c"], &["Qd"], &[]], json!([100])), "spin_off_too_long");
    assert_eq!(code([&["Kc"], &["Qd"], &["2c"]], json!([100])), "spin_off_too_long");
    assert_eq!(places(&with([&[], &[], &[]], json!([])).unwrap())[1], ("2-1", 1, 0), "no prize, no spin-off");
}

#[test]
fn impossible_events_are_refused_with_the_position() {
    let one = || hand("1-1", "Ad Ac Ah As Kd", "15:00");
    let refused = |value: Value| {
        let error = referee(&request(&value), &games::poker_run::Settings::default()).unwrap_err();
        (error.code(), error.to_string())
    };
    let (code, message) = refused(json!({"hands": [one(), one()]}));
    assert!(code == "same_id" && message.starts_with("hands[2].id"), "{message}");
    let mut early = one();
    early["arrived"] = "15:01".into();
    let (code, message) = refused(json!({"hands": [early]}));
    assert!(code == "turned_in_first" && message.starts_with("hands[1].turned_in"), "{message}");
    let second = hand("1-2", "Ad Ac Ah As Kd", "15:00");
    let (code, message) = refused(json!({"hands": [one(), second], "rules": {"hands_limit": 1}}));
    assert!(code == "hands_limit" && message.starts_with("hands[2].participant"), "{message}");
    assert_eq!(refused(json!({"hands": [], "rules": {"hands_limit": 0}})).0, "no_hands");
    assert_eq!(refused(json!({"hands": [], "prizes": ["90%", "20%"], "takings": 1})).0, "shares_too_much");
    let most = 9_007_199_254_740_991_u64;
    assert_eq!(refused(json!({"hands": [], "prizes": [most], "takings": 1})).0, "too_much_money");
    for wrong in [
        json!({"hands": [{"id": "1-1"}]}),
        json!({"hands": [], "prizes": ["lots"]}),
        json!({"hands": [], "prizes": [-1]}),
        json!({"hands": [], "extra": 1}),
    ] {
        assert!(serde_json::from_str::<Request>(&wrong.to_string()).is_err(), "{wrong}");
    }
}
