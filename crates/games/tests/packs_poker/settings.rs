//! Refused settings, the defaults, and pay tables (ruling PK-13).

use super::support::*;
use games::packs_poker::{Bet, Rules, Settings};
use games::settlement::WagerResult::{Lost, Push, Won};

fn refused(text: &str) -> String {
    match serde_json::from_str::<Settings>(text) {
        Err(error) => error.to_string(),
        Ok(settings) => Rules::new(&settings).expect_err("settings that do not go together").to_string(),
    }
}

#[test]
fn conflicting_settings_are_refused() {
    let cases = [
        (r#"{"packs":0}"#, "packs is 0: a layout has 1 to 5"),
        (r#"{"packs":6}"#, "packs is 6"),
        (r#"{"packs":300}"#, "invalid value"),
        (r#"{"unit":0}"#, "unit is 0"),
        (r#"{"pack_min":0}"#, "pack_min is 0: it must be a multiple of unit 100"),
        (r#"{"pack_max":1050}"#, "pack_max is 1050: it must be a multiple of unit 100"),
        (r#"{"unit":30}"#, "pack_min is 200: it must be a multiple of unit 30"),
        (r#"{"pack_min":1100}"#, "pack_min 1100 is more than pack_max 1000"),
        (r#"{"bonus_max":100,"bonus_min":200}"#, "bonus_min 200 is more than bonus_max 100"),
        (r#"{"bonus_min":0}"#, "bonus_min is 0"),
        (r#"{"aggregate":0}"#, "aggregate is 0"),
        (r#"{"bonus_max":9007199254740900}"#, "more than 2^53"),
        (r#"{"pack_max":9007199254740900}"#, "more than 2^53"),
        (r#"{"tie_bonus":"kept"}"#, "unknown variant `kept`, expected `collected` or `paid`"),
        (r#"{"colour":"blue"}"#, "unknown field `colour`, expected one of `packs`, `dealer_hand`"),
        (r#"{"pay_table":{"pair":"1 to 1"}}"#, "pair is not an outcome of this table: use royal_flush"),
        (r#"{"pay_table":{"flush":"1 to 0"}}"#, "not for 0"),
        (r#"{"pay_table":{"flush":"1000001 to 1"}}"#, "a payout is at most 1000000"),
        (r#"{"pay_table":{"flush":"0 to 1"}}"#, "the table pays nothing"),
        (r#"{"pay_table":{}}"#, "the table pays nothing"),
    ];
    for (settings, message) in cases {
        let error = refused(settings);
        assert!(error.contains(message), "{settings}: {error}");
    }
}

#[test]
fn the_defaults_are_those_of_the_rulings_and_every_setting_reads_back() {
    let expected = serde_json::json!({
        "packs": 3, "dealer_hand": "with_pack", "pack_min": 200, "pack_max": 1000, "bonus_min": 100,
        "bonus_max": 1000, "unit": 100, "tie_bonus": "collected", "bonus_pays": "each_wager",
        "aggregate": 200_000, "aggregate_covers": "bonus", "aggregate_sharing": "in_proportion",
        "pay_table": {
            "royal_flush": "200 to 1", "straight_flush": "100 to 1",
            "four_of_a_kind": "40 to 1", "full_house": "10 to 1",
            "flush": "4 to 1", "straight": "3 to 1", "three_of_a_kind": "2 to 1",
        },
    });
    assert_eq!(serde_json::to_value(Rules::default()).unwrap(), expected);
    assert_eq!(serde_json::from_value::<Rules>(expected).unwrap(), Rules::default());
    assert!(
        serde_json::from_str::<Rules>(r#"{"packs":6}"#).is_err(),
        "rules cannot be deserialized without validation"
    );
}

#[test]
fn pk_13_a_hand_not_in_the_pay_table_loses_and_one_that_pays_zero_pushes() {
    let rules = r#"{"unit":1,"bonus_min":1,"pay_table":{"flush":"5 to 2","straight":"0 to 1"}}"#;
    let bonus = |player, bonus: u64| {
        let reply = settle(rules, &["9s 8s"], "Kd Qh Jc 4h 4d", &[(1, player, &[(1, 200, bonus)])]);
        bet(&reply, 1, 1, Bet::Bonus)
    };
    // 333 at 5 to 2 wins 832.5, rounded down.
    assert_eq!(bonus("7s 6s 2s Kc Ad", 333), (Won, 832, vec!["packs-poker/8"]));
    assert_eq!(bonus("7s 6s 5c Kc Ad", 333), (Push, 0, vec!["packs-poker/8"]));
    assert_eq!(bonus("9h 9d 5c Kc Ad", 333), (Lost, -333, vec!["packs-poker/8", "PK-4"]));
}
