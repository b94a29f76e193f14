//! Refused settings, each with a part of its message; the presets; and settings that are written out and read back.

use super::support::*;
use games::GameError;
use games::clause::ids;
use games::high_card_flush::{Rules, RulesError, Settings};

fn refused(settings: &str) -> String {
    let read: Result<Settings, _> = serde_json::from_str(settings);
    match read {
        Err(error) => error.to_string(),
        Ok(settings) => Rules::new(&settings).expect_err("settings that do not go together").to_string(),
    }
}

#[test]
fn hf_04_conflicting_settings_are_refused() {
    let cases = [
        (r#"{"unit":0}"#, "unit is 0"),
        (r#"{"ante_min":0}"#, "ante_min is 0"),
        (r#"{"bonus_min":0}"#, "bonus_min is 0"),
        (r#"{"ante_min":600,"ante_max":500}"#, "ante_min 600 is more than ante_max 500"),
        (r#"{"bonus_min":2600}"#, "bonus_min 2600 is more than bonus_max 2500"),
        (r#"{"ante_min":550}"#, "ante_min 550 is not a multiple of unit 100"),
        (r#"{"bonus_max":2550}"#, "bonus_max 2550 is not a multiple of unit 100"),
        (r#"{"unit":300}"#, "ante_min 500 is not a multiple of unit 300"),
        (r#"{"raise_limits":[1,1,0,2,3,3]}"#, "raise_limits has 0 for a flush of 4 cards"),
        (r#"{"raise_limits":[1,1,1,2,3,101]}"#, "raise_limits has 101 for a flush of 7 cards"),
        (r#"{"raise_limits":[1,1,1]}"#, "invalid length 3"),
        (
            r#"{"qualifier":"9-high-8"}"#,
            "\"9-high-8\" is not a qualifier: write a rank, -high- and a length of 2 to 7",
        ),
        (r#"{"qualifier":"nine"}"#, "\"nine\" is not a qualifier"),
        (r#"{"flush_bonus":"pays_200"}"#, "flush_bonus is \"pays_300\", \"pays_100\" or a pay table"),
        (
            r#"{"flush_bonus":{"royal":"1 to 1"}}"#,
            "flush_bonus: royal is not an outcome of this table: use seven_card_flush",
        ),
        (r#"{"flush_bonus":{"six_card_flush":0}}"#, "flush_bonus: the table pays nothing"),
        (
            r#"{"straight_flush_bonus":{"six_card_straight_flush":"1 to 0"}}"#,
            "straight_flush_bonus: a payout is for 1",
        ),
        (r#"{"straight_flush_bonus":{"six_card_straight_flush":2000000}}"#, "at most 1000000"),
        (
            r#"{"straight_flush_bonus":{"six_card_straight_flush":18446744073709551615}}"#,
            "straight_flush_bonus",
        ),
        (
            r#"{"progressive":{"six_card_straight_flush":"3 to 2"}}"#,
            "a share of 3 to 2 is more than the whole meter",
        ),
        (r#"{"progressive":"all"}"#, "progressive is \"none\" or a pay table of shares"),
        (r#"{"ante_max":9007199254740000,"unit":100}"#, "could win more than 2^53"),
        (r#"{"colour":"blue"}"#, "unknown field `colour`, expected one of `preset`, `straight_flush_ace`"),
        (r#"{"preset":"tournament"}"#, "unknown variant `tournament`, expected `document` or `published`"),
        (r#"{"ante_max":9007199254740992}"#, "2^53"),
    ];
    for (settings, message) in cases {
        let error = refused(settings);
        assert!(error.contains(message), "{settings}: {error}");
    }
    assert_eq!(ids(RulesError::PaysTooMuch.clauses()), ["ALL-2"]);
    assert_eq!(ids(RulesError::NoUnit.clauses()), ["HF-4"]);
    assert_eq!(ids(RulesError::AboveMeter { to: 3, per: 2 }.clauses()), ["HF-7"]);
}

#[test]
fn presets_equal_those_in_the_rulings() {
    let written = |preset: &str| serde_json::to_value(Settings::from(rules(preset))).unwrap();
    let document = serde_json::json!({
        "straight_flush_ace": "high_only",
        "raise_limits": [1, 1, 1, 2, 3, 3],
        "qualifier": "9-high-3",
        "flush_bonus": "pays_300",
        "straight_flush_bonus": "pays_8000",
        "progressive": "none",
        "ante_min": 500, "ante_max": 10_000,
        "bonus_min": 100, "bonus_max": 2_500,
        "unit": 100, "progressive_ties": "share", "bonus_limit": "none",
    });
    assert_eq!(written(r#"{"preset":"document"}"#), document);
    let mut published = document.clone();
    published["straight_flush_ace"] = "ace_low_too".into();
    assert_eq!(written(r#"{"preset":"published"}"#), published);
    assert_eq!(rules("{}"), Rules::default());
}

#[test]
fn every_setting_is_written_out_and_reads_back() {
    let all = r#"{"preset":"published","flush_bonus":{"two_card_flush":"1 to 7","seven_card_flush":5},
        "straight_flush_bonus":{"three_card_straight_flush":"3 to 2"},"qualifier":"10-high-4",
        "progressive":{"seven_card_straight_flush":"1 to 1"},"raise_limits":[1,2,3,4,5,6],"unit":5}"#;
    for settings in ["{}", all, r#"{"flush_bonus":"pays_100","straight_flush_bonus":"pays_500"}"#] {
        let rules = rules(settings);
        let written = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&written).unwrap(), rules);
        assert!(!written.contains("preset"), "a record must not depend on later changes to a preset");
    }
    assert!(
        serde_json::from_str::<Rules>(r#"{"unit":0}"#).is_err(),
        "rules cannot be deserialized without validation"
    );
}
