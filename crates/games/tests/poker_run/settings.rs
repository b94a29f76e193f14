//! Settings and plans: defaults, refusals, and the serialized form.

use crate::support::*;
use games::poker_run::{Place, Plan, PokerRun, Rules, RulesError, Settings, SetupError};
use games::{GameError, NoOrder, Refereed};

fn refused(settings: &str) -> RulesError {
    Rules::new(&serde_json::from_str(settings).unwrap()).expect_err("settings that are refused")
}

#[test]
fn defaults_equal_those_in_the_rulings() {
    let written = serde_json::to_value(Rules::default()).unwrap();
    let expected = serde_json::json!({
        "draw": "wheel", "five_of_a_kind": "as_quads", "extra_card": "per_hand", "extra_price": 0,
        "deadline": "16:00:00", "deadline_for": "arrival", "route": "ordered", "hands_limit": "none",
        "wins": "every_hand", "ties": "share", "hand_price": 0, "unclaimed": "event", "low_hand": "none",
    });
    assert_eq!(written, expected);
    assert_eq!(Rules::new(&Settings::default()).unwrap(), Rules::default());
}

#[test]
fn every_setting_is_written_out_and_reads_back() {
    let all = r#"{"draw":"respin","five_of_a_kind":"above_royal_flush","extra_card":"per_participant","extra_price":500,
        "deadline":"15:30","deadline_for":"turn_in","route":"any_order","hands_limit":3,"wins":"best_hand_only",
        "ties":"spin_off","hand_price":2000,"unclaimed":"charity","low_hand":"2.5%"}"#;
    for settings in [
        "{}",
        all,
        r#"{"low_hand":5000}"#,
        r#"{"low_hand":"none"}"#,
        r#"{"fees":"recorded","stamps":"by_time"}"#,
    ] {
        let rules = rules(settings);
        assert_eq!(serde_json::from_str::<Rules>(&serde_json::to_string(&rules).unwrap()).unwrap(), rules);
    }
}

#[test]
fn conflicting_settings_are_refused() {
    let limit = refused(r#"{"hands_limit":0}"#);
    assert_eq!((&limit, limit.code()), (&RulesError::NoHands, "no_hands"));
    let price = refused(r#"{"extra_card":"none","extra_price":500}"#);
    assert_eq!((&price, price.code()), (&RulesError::PriceOfNoCard(chips(500)), "price_of_no_card"));
    assert!(price.to_string().contains("500"));
    for wrong in [
        r#"{"deadline":"4pm"}"#,
        r#"{"deadline":"16:00:60"}"#,
        r#"{"draw":"deck"}"#,
        r#"{"hands_limit":"some"}"#,
        r#"{"hands_limit":-1}"#,
        r#"{"extra_price":9007199254740992}"#,
        r#"{"unknown":1}"#,
    ] {
        assert!(serde_json::from_str::<Settings>(wrong).is_err(), "{wrong}");
    }
    assert!(
        serde_json::from_str::<Rules>(r#"{"hands_limit":0}"#).is_err(),
        "rules cannot be deserialized without validation"
    );
}

fn open(plan: &Plan) -> Result<PokerRun, SetupError> {
    let mut events = 0;
    let opened = PokerRun::open(&Rules::default(), plan, &NoOrder, &mut |_| events += 1);
    assert_eq!(events, usize::from(opened.is_ok()));
    opened
}

#[test]
fn pr_11_an_event_has_exactly_five_stops_that_give_a_card() {
    for (stops, others) in [(5, 0), (5, 2), (4, 1), (6, 0), (0, 0)] {
        let mut plan = Plan::new(Vec::new());
        let place = |card| Place { name: "place".to_owned(), card };
        plan.route = (0..stops).map(|_| place(true)).chain((0..others).map(|_| place(false))).collect();
        let opened = open(&plan).map(|_| ());
        assert_eq!(opened, if stops == 5 { Ok(()) } else { Err(SetupError::CardStops(stops)) });
    }
    let error = SetupError::CardStops(4);
    assert!(games::clause::ids(error.clauses()).contains(&"PR-11") && error.code() == "card_stops");
    assert!(serde_json::from_str::<games::poker_run::Stop>("6").is_err());
}

#[test]
fn plans_that_cannot_be_opened_are_refused() {
    let mut plan = Plan::new(Vec::new());
    plan.route[3].name = " ".to_owned();
    assert_eq!(open(&plan).err(), Some(SetupError::PlaceName(4)));
    plan.route = vec![Place { name: "x".to_owned(), card: false }; 1_001];
    assert_eq!(open(&plan).err(), Some(SetupError::TooManyPlaces(1_001)));
    let with = |list: &str| open(&Plan::new(prizes(list))).err();
    assert_eq!(with(r#"["60%","40.01%"]"#), Some(SetupError::SharesTooMuch));
    assert_eq!(with(r#"["60%","40%",1]"#), None);
    assert_eq!(with("[9007199254740991,1]"), Some(SetupError::PrizesTooLarge));
    assert_eq!(open(&Plan::new(vec![prizes("[1]")[0]; 1_001])).err(), Some(SetupError::TooManyPrizes(1_001)));
}
