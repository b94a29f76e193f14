//! Refused settings, each with a part of its message; refused tables; the presets; settings that are written out and
//! read back; and a record of version 1.

use super::support::*;
use games::holdem::{Clause, Event, Holdem, Posts, Rules, Settings, SetupError, Straddle, Table};
use games::record::Record;
use games::{Chips, DealtOrder, GameError, Refereed, Viewer};

fn refused(settings: &str) -> String {
    let read: Result<Settings, _> = serde_json::from_str(settings);
    match read {
        Err(error) => error.to_string(),
        Ok(settings) => Rules::new(&settings).expect_err("settings that do not go together").to_string(),
    }
}

#[test]
fn conflicting_settings_are_refused() {
    let cases = [
        (r#"{"big_blind":0}"#, "big_blind is 0"),
        (r#"{"big_blind":100,"small_blind":101}"#, "small_blind 101 is more than big_blind 100"),
        (r#"{"straddle":100}"#, "straddle 1 is 100: it must be more than the bet before it, 100"),
        (r#"{"straddle":[200,200]}"#, "straddle 2 is 200"),
        (r#"{"straddle":[101,102,103,104,105,106,107,108,109]}"#, "9 straddles"),
        (
            r#"{"ante_from":"button","short_ante":"own_layer"}"#,
            "short_ante own_layer requires ante_from everyone",
        ),
        (r#"{"colour":"blue"}"#, "unknown field `colour`, expected one of `preset`, `order`"),
        (r#"{"preset":"cash"}"#, "unknown variant `cash`, expected `document` or `tournament`"),
        (r#"{"big_blind":-1}"#, "invalid value"),
        (r#"{"ante":9007199254740992}"#, "2^53"),
        (r#"{"burn":"yes"}"#, "expected a boolean"),
        (r#"{"straddle":"two"}"#, "straddle"),
    ];
    for (settings, message) in cases {
        let error = refused(settings);
        assert!(error.contains(message), "{settings}: {error}");
    }
}

#[test]
fn presets_equal_those_in_the_rulings() {
    let written = |preset: &str| serde_json::to_value(Settings::from(rules(preset))).unwrap();
    let document = written(r#"{"preset":"document"}"#);
    let tournament = written(r#"{"preset":"tournament"}"#);
    let expected = [
        ("order", "after_big_blind", "left_of_button"),
        ("reraise", "more_than", "at_least"),
        ("first_raise", "big_blind", "big_blind"),
        ("compare", "standard", "standard"),
        ("showdown", "all_show", "in_order"),
        ("short_blind", "highest_bid", "full_blind"),
        ("ante_from", "everyone", "everyone"),
        ("short_ante", "own_layer", "own_layer"),
        ("straddle", "none", "none"),
    ];
    for (setting, first, second) in expected {
        assert_eq!((&document[setting], &tournament[setting]), (&first.into(), &second.into()), "{setting}");
    }
    assert_eq!((&document["burn"], &tournament["burn"]), (&false.into(), &true.into()));
    assert_eq!(
        (&document["big_blind"], &document["small_blind"], &document["ante"]),
        (&100.into(), &50.into(), &0.into())
    );
    assert_eq!(rules("{}"), Rules::default());
}

#[test]
fn every_setting_is_written_out_and_reads_back() {
    for settings in ["{}", r#"{"preset":"tournament","straddle":[200,400],"ante":5,"ante_from":"button"}"#] {
        let rules = rules(settings);
        let written = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&written).unwrap(), rules);
        assert!(!written.contains("preset"), "a record must not depend on later changes to a preset");
    }
}

#[test]
fn tables_that_cannot_be_opened_are_refused() {
    let open = |table: Table| {
        let order = DealtOrder::new(cards::Deck::sorted());
        let mut events = 0;
        let result = Holdem::open(&rules(r#"{"straddle":200}"#), &table, &order, &mut |_| events += 1);
        assert_eq!(events, 0);
        result.err().expect("a table that is refused")
    };
    let stacks = |units: &[u64]| units.iter().map(|&units| chips(units)).collect::<Vec<Chips>>();
    let table = |button, units: &[u64]| Table::new(seat(button), stacks(units));
    assert_eq!(open(table(1, &[5])), SetupError::Seats(1));
    assert_eq!(open(table(1, &[5; 11])), SetupError::Seats(11));
    assert_eq!(open(table(4, &[5; 3])), SetupError::Button(seat(4), 3));
    assert_eq!(open(table(1, &[5, 0, 5])), SetupError::NoChips(seat(2)));
    assert_eq!(open(table(1, &[5, 5])), SetupError::NoSeatForStraddle { straddles: 1, seats: 2 });
    let posts = Some(Posts { antes: stacks(&[0, 0]), blinds: stacks(&[1, 2, 3]) });
    let short = Table { posts, ..table(1, &[5; 3]) };
    assert_eq!(open(short), SetupError::PostsLength { list: "antes", found: 2, seats: 3 });
    let unknown = Table { unknown: vec![seat(9)], ..table(1, &[5; 3]) };
    assert_eq!(open(unknown), SetupError::UnknownSeat(seat(9), 3));
}

#[test]
fn rules_cannot_be_deserialized_without_validation() {
    assert!(serde_json::from_str::<Rules>(r#"{"big_blind":0}"#).is_err());
    assert!(serde_json::from_str::<Rules>(r#"{"big_blind":10,"small_blind":11}"#).is_err());
}

/// A record written under version 1. The record lacks the settings added later. In the hand, a player raises
/// although no other player can call, the last raiser shows first, and the winner shows by an explicit action.
const VERSION_1: &str = r#"{"format":1,"game":"holdem","version":1,
"rules":{"order":"left_of_button","reraise":"at_least","first_raise":"big_blind","burn":true,"compare":"standard",
"showdown":"in_order","short_blind":"full_blind","big_blind":100,"small_blind":50,"ante":0,"ante_from":"everyone",
"short_ante":"own_layer","straddle":"none"},
"table":{"button":1,"stacks":[1000,300,600]},"order":"ORDER",
"actions":[[{"seat":1},"call"],[{"seat":2},{"raise_to":300}],[{"seat":3},"call"],[{"seat":1},"call"],
[{"seat":3},"check"],[{"seat":1},"check"],[{"seat":3},"check"],[{"seat":1},"check"],[{"seat":3},{"raise_to":300}],
[{"seat":1},{"raise_to":700}],[{"clock":1},"show"],[{"seat":2},"show"],[{"seat":3},"muck"]]}"#;

#[test]
fn th_17_a_record_of_version_1_replays_under_its_own_rules() {
    let order: String = cards::Card::all().map(|card| card.to_string()).collect();
    let record = Record::<Holdem>::decode(&VERSION_1.replace("ORDER", &order)).unwrap();
    assert_eq!(record.version, 1);
    let mut events = Vec::new();
    let hand = record.replay(&mut |event| events.push(event)).expect("version 1 accepts these actions");
    let raised = Event::Raised {
        seat: seat(1),
        to: chips(700),
        amount: chips(700),
        all_in: true,
        full: true,
        opens: false,
    };
    assert!(events.contains(&raised), "{events:?}");
    let returned = Event::Returned { seat: seat(1), amount: chips(400) };
    assert!(events.contains(&returned));
    assert!(hand.outcome().is_some());
    let again = Record::<Holdem>::decode(&record.encode()).unwrap();
    assert!(again == record, "the record keeps version 1");
    let newer = Record { version: 2, ..record };
    assert!(newer.replay(&mut |_| ()).is_err(), "under version 2 nobody can call the last raise");
}

#[test]
fn th_19_a_hand_has_the_straddles_for_which_there_are_players() {
    let two = rules(r#"{"straddle":[200,400]}"#);
    let straddle = |players| Settings::from(two.clone().for_players(players)).straddle;
    assert_eq!(straddle(2), Settings::from(Rules::default()).straddle);
    assert_eq!(straddle(3), Some(Straddle::One(chips(200))));
    assert_eq!([4, 10].map(straddle), [4, 10].map(|_| Some(Straddle::Several(vec![chips(200), chips(400)]))));
    let too_small = SetupError::NoSeatForStraddle { straddles: 2, seats: 3 };
    assert_eq!((two.check_seats(3), two.check_seats(4)), (Err(too_small.clone()), Ok(())));
    assert_eq!(Rules::default().check_seats(2), Ok(()));
    assert_eq!(*too_small.clauses(), [Clause::Th14, Clause::Th19]);
}

#[test]
fn everybody_sees_the_stakes_of_the_hand() {
    let settings = r#"{"big_blind":100,"small_blind":40,"ante":10}"#;
    let hand = Played::dealt(settings, 1, &[1000; 2], &["As Ad", "3h Tc"], "4d6h8hQcJd");
    for viewer in [Viewer::Rail, Viewer::Seat(seat(2))] {
        let view = hand.game.view(viewer);
        assert_eq!([view.small_blind, view.big_blind, view.ante], [40, 100, 10].map(chips));
    }
}
