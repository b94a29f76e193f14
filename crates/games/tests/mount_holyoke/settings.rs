//! Refused settings and tables, and the serialized form of settings and plays.

use super::support::*;
use games::mount_holyoke::{MountHolyoke, Rules, Settings, SetupError, Table};
use games::{DealtOrder, Refereed};
use serde_json::json;

#[test]
fn settings_that_cannot_be_played_are_refused() {
    let cases = [
        (r#"{"end":{"rounds":0}}"#, "end is 0 rounds"),
        (r#"{"end":{"points":0}}"#, "end is 0 points"),
        (r#"{"end":{"points":9007199254740992}}"#, "2^53"),
        (r#"{"end":{"rounds":-1}}"#, "invalid value"),
        (r#"{"end":{"hours":1}}"#, "expected `rounds` or `points`"),
        (r#"{"colour":"blue"}"#, "unknown field `colour`, expected one of `later_rounds`, `pass`"),
        (r#"{"pass":"never"}"#, "expected `may_return` or `out_for_the_run`"),
        (r#"{"flushes":"by_luck"}"#, "expected one of `highest_card`"),
    ];
    for (settings, message) in cases {
        let error = serde_json::from_str::<Rules>(settings).expect_err(settings).to_string();
        assert!(error.contains(message), "{settings}: {error}");
    }
}

#[test]
fn defaults_equal_those_in_the_rulings() {
    let written = serde_json::to_value(rules("{}")).unwrap();
    let expected = json!({
        "later_rounds": "lowest_card", "pass": "may_return", "singles": "rank_then_suit",
        "pairs": "rank_then_suit", "five_cards": "any_kind", "straights": "document",
        "straight_ties": "top_suit", "flushes": "highest_card", "points": "one_each",
        "end": {"rounds": 5}, "threshold": "play_on", "opening": "alone", "leftover": "out_of_play",
        "thirteen": "as_others", "direction": "clockwise",
    });
    assert_eq!(written, expected);
    assert_eq!(rules("{}"), Rules::default());
}

#[test]
fn every_setting_is_written_out_and_reads_back() {
    let other = json!({
        "later_rounds": "last_winner_leads", "pass": "out_for_the_run", "singles": "rank_alone",
        "pairs": "rank_alone", "five_cards": "same_kind_only", "straights": "low_straights",
        "straight_ties": "rank_alone", "flushes": "suit_first", "points": "double_from_ten",
        "end": {"points": 50}, "threshold": "drop_out", "opening": "with_the_lowest", "leftover": "dealt_out",
        "thirteen": "triple", "direction": "counterclockwise",
    });
    let read = rules(&other.to_string());
    assert_eq!(serde_json::to_value(read).unwrap(), other);
    let toml = toml::to_string(&Settings::from(read)).unwrap();
    assert_eq!(Rules::new(&toml::from_str(&toml).unwrap()).unwrap(), read);
}

#[test]
fn tables_that_cannot_be_opened_are_refused() {
    let open = |table: Table| {
        let order = DealtOrder::new(cards::Deck::sorted());
        let mut events = 0;
        let opened = MountHolyoke::open(&rules("{}"), &table, &order, &mut |_| events += 1);
        assert_eq!(events, 0);
        opened.err().expect("a table that is refused")
    };
    assert_eq!(open(Table::new(5)), SetupError::Players(5));
    assert_eq!(open(Table { round: 0, ..Table::new(2) }), SetupError::RoundZero);
    assert_eq!(open(Table { leader: Some(seat(3)), ..Table::new(2) }), SetupError::Leader(seat(3), 2));
    assert_eq!(open(Table { round: 6, ..Table::new(2) }), SetupError::MatchOver(6));
}

#[test]
fn a_play_that_names_a_card_twice_is_not_read() {
    let read = |text: &str| serde_json::from_str::<games::mount_holyoke::Action>(text);
    assert!(read(r#"{"play":["9s","9c"]}"#).is_ok() && read(r#""pass""#).is_ok());
    assert!(read(r#"{"play":["9s","9s"]}"#).unwrap_err().to_string().contains("twice"));
    assert!(read(r#"{"play":["1s"]}"#).is_err());
}
