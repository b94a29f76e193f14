//! Every invalid file is refused with its error code, its line and the number of the action.

use super::support::{hands, names, play, text};
use formats::phh::Hand;
use formats::{FileError, JsonFields};

/// File, code, line, action. The line or the action is `None` if the error has none.
type Row = (&'static str, &'static str, Option<usize>, Option<usize>);

#[rustfmt::skip]
const REFUSED: &[Row] = &[
    ("action-not-text.phh", "wrong_type", Some(9), Some(3)),
    ("action-of-other-variant.phh", "action_of_other_variant", Some(10), Some(4)),
    ("action-unknown.phh", "action", Some(10), Some(4)),
    ("acts-after-the-end.phh", "over", Some(12), Some(6)),
    ("acts-at-the-showdown.phh", "showdown_now", Some(22), Some(16)),
    ("acts-before-deal.phh", "not_dealt", Some(9), Some(3)),
    ("board-after-the-end.phh", "board_not_due", Some(12), Some(6)),
    ("board-missing.phh", "board_missing", Some(13), Some(7)),
    ("board-sixth-card.phh", "board_cards", Some(13), Some(7)),
    ("board-too-early.phh", "board_not_due", Some(11), Some(5)),
    ("board-too-many.phh", "board_cards", Some(13), Some(7)),
    ("card-twice-in-hands.phh", "repeated_card", Some(9), Some(3)),
    ("card-twice-later-street.phh", "repeated_card", Some(16), Some(10)),
    ("card-twice-on-board.phh", "repeated_card", Some(13), Some(7)),
    ("card-unknown-rank.phh", "card", Some(9), Some(3)),
    ("check-after-the-board.phh", "showdown_now", Some(16), Some(10)),
    ("check-again.phh", "showdown_now", Some(13), Some(7)),
    ("check-of-the-all-in.phh", "showdown_now", Some(12), Some(6)),
    ("check-of-the-folded.phh", "showdown_now", Some(12), Some(6)),
    ("deal-out-of-turn.phh", "deal_out_of_turn", Some(8), Some(2)),
    ("eleven-players.phh", "seats", Some(5), None),
    ("empty.phh", "missing_field", None, None),
    ("finishing-stacks-length.phh", "wrong_length", Some(6), None),
    ("first-of-two-errors.phh", "raise_too_small", Some(9), Some(3)),
    ("hole-cards-again.phh", "hole_cards", Some(10), Some(4)),
    ("key-twice.phh", "toml", Some(3), None),
    ("min-bet-zero.phh", "amount_zero", Some(4), None),
    ("missing-actions.phh", "missing_field", None, None),
    ("missing-min-bet.phh", "missing_field", None, None),
    ("mucks-the-best-hand.phh", "unbeaten", Some(23), Some(17)),
    ("no-such-player.phh", "no_such_seat", Some(10), Some(4)),
    ("not-reopened.phh", "not_reopened", Some(13), Some(7)),
    ("not-toml.phh", "toml", Some(3), None),
    ("one-player.phh", "seats", Some(5), None),
    ("out-of-turn.phh", "not_your_turn", Some(10), Some(4)),
    ("raise-at-the-showdown.phh", "showdown_now", Some(22), Some(16)),
    ("raise-not-higher.phh", "raise_not_higher", Some(10), Some(4)),
    ("raise-too-large.phh", "raise_too_large", Some(10), Some(4)),
    ("raise-too-small.phh", "raise_too_small", Some(10), Some(4)),
    ("session-not-a-hand.phhs", "not_a_hand", Some(1), None),
    ("shows-after-folding.phh", "not_in_showdown", Some(12), Some(6)),
    ("shows-another-hand.phh", "cards_contradict", Some(23), Some(17)),
    ("shows-too-early.phh", "trade_now", Some(10), Some(4)),
    ("shows-twice.phh", "not_in_showdown", Some(23), Some(17)),
    ("shows-unknown-with-a-dash.phh", "cards_unknown", Some(22), Some(16)),
    ("smallest-chip.phh", "smallest_chip", Some(11), Some(4)),
    ("stack-infinite.phh", "amount_not_finite", Some(5), None),
    ("stack-negative.phh", "amount_negative", Some(5), None),
    ("stack-too-fine.phh", "amount_too_fine", Some(5), None),
    ("stack-too-large.phh", "amount_too_large", Some(5), None),
    ("stack-zero.phh", "amount_zero", Some(5), None),
    ("stacks-sum-too-large.phh", "too_many_chips", Some(5), None),
    ("three-hole-cards.phh", "hole_cards", Some(9), Some(3)),
    ("too-deep.phh", "toml", Some(2), None),
    ("truncated.phh", "toml", Some(6), None),
    ("variant-short-deck.phh", "variant", Some(1), None),
    ("variant.phh", "variant", Some(1), None),
    ("wrong-length.phh", "wrong_length", Some(2), None),
    ("wrong-type.phh", "wrong_type", Some(2), None),
];

fn refusal(name: &str) -> FileError {
    let played = hands(name, &text("refused", name)).and_then(|hands| play(&hands[0]));
    played.err().unwrap_or_else(|| panic!("{name} is accepted"))
}

#[test]
fn every_bad_file_is_refused_at_its_line() {
    for &(name, code, line, action) in REFUSED {
        let error = refusal(name);
        assert_eq!((error.code.id(), error.line, error.action), (code, line, action), "{name}: {error}");
    }
}

#[test]
fn every_bad_file_has_an_expected_error() {
    let listed: Vec<&str> = REFUSED.iter().map(|row| row.0).collect();
    assert_eq!(listed, names("refused"));
}

#[test]
fn th_15_a_history_counts_in_hundredths_and_every_stack_is_known() {
    for name in ["stack-infinite.phh", "stack-too-fine.phh"] {
        assert_eq!(refusal(name).clauses, ["ALL-2", "TH-15"], "{name}");
    }
}

#[test]
fn th_15_a_check_after_a_closed_betting_round_is_accepted_once() {
    let why = "the betting is over, only shows (sm) and cards of the board (d db) follow";
    let cases = [
        (
            "check-of-the-folded.phh",
            "line 12, action 6: p1",
            "only p2 may write a check here, which changes nothing",
        ),
        (
            "check-of-the-all-in.phh",
            "line 12, action 6: p3",
            "only p2 may write a check here, which changes nothing",
        ),
        ("check-again.phh", "line 13, action 7: p2", "leave this action out"),
        ("check-after-the-board.phh", "line 16, action 10: p2", "leave this action out"),
    ];
    for (name, place, fix) in cases {
        let error = refusal(name);
        assert_eq!(
            error.to_string(),
            format!("{place} has nothing to check or call: {why}; {fix}"),
            "{name}"
        );
        assert_eq!(error.clauses, ["holdem/trade-end", "TH-15"], "{name}");
    }
}

/// A refusal by a rule, and not only by the format, cites the rule. No message repeats a clause that its refusal
/// cites.
#[test]
fn a_refusal_that_breaks_a_rule_cites_it_once() {
    let cases: [(&str, &[&str]); 6] = [
        ("stack-zero.phh", &["holdem/trade", "TH-7"]),
        ("three-hole-cards.phh", &["holdem/deal"]),
        ("smallest-chip.phh", &["TH-15"]),
        ("min-bet-zero.phh", &["holdem/blinds", "TH-10"]),
        ("stack-negative.phh", &["ALL-2"]),
        ("stack-too-large.phh", &["ALL-2"]),
    ];
    for (name, clauses) in cases {
        assert_eq!(refusal(name).clauses, clauses, "{name}");
    }
    for &(name, ..) in REFUSED {
        let error = refusal(name);
        let said = |clause: &&str| error.message.contains(&format!("({clause})"));
        assert!(!error.clauses.iter().any(said), "{name}: {error}");
    }
}

#[test]
fn a_refusal_names_position_value_remedy_and_clauses() {
    let error = refusal("raise-too-small.phh");
    assert_eq!(
        error.to_string(),
        "line 10, action 4: a raise to 150 is too small: raise to at least 200, or go all in for 1000"
    );
    assert_eq!(error.clauses, ["holdem/trade-2", "TH-3"]);
    let error = refusal("raise-at-the-showdown.phh");
    assert!(
        error.to_string().starts_with("line 22, action 16: a raise to 300 belongs to a betting round"),
        "{error}"
    );
    let error = refusal("card-twice-on-board.phh");
    assert_eq!(
        error.to_string(),
        "line 13, action 7: Kc comes a second time: action 2 has it already, and the pack has one"
    );
    assert_eq!(error.clauses, ["holdem/deal", "ALL-1"]);
    for (text, words) in [
        ("variant = NT", "this is not TOML: expected a value: write a quoted string"),
        ("min_bet = 010", "this is not TOML: a number begins with 0: remove the leading zeros"),
        ("antes = [0, 0", "this is not TOML: unclosed array: expected `]`"),
    ] {
        let error = formats::phh::parse_hand(text).unwrap_err();
        assert!(error.message.starts_with(words), "{error}");
    }
    let error = refusal("stack-too-fine.phh");
    assert!(error.to_string().starts_with("line 5, starting_stacks: p3: 0.125 is finer than a hundredth"));
}

#[test]
fn a_null_inside_a_json_field_is_not_called_a_number() {
    let refused = |fields: &str| {
        let hand = format!(
            "{{\"variant\": \"NT\", \"antes\": [0, 0], \"blinds_or_straddles\": [1, 2], \"min_bet\": 2,
              \"starting_stacks\": [100, 100], \"actions\": [], {fields}}}"
        );
        let fields: JsonFields<'_> = serde_json::from_str(&hand).unwrap();
        Hand::from_json(&fields).and_then(|hand| play(&hand).map(|_| ())).unwrap_err()
    };
    for fields in ["\"_rules\": {\"straddles\": null}", "\"_note\": [1, null]"] {
        let error = refused(fields);
        assert!(error.to_string().contains("null is not a value here"), "{fields}: {error}");
    }
    assert!(refused("\"_note\": [99999999999999999999]").to_string().contains("a number is too large"));
}
