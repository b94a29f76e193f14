//! Parsing of pay tables in TOML.

use formats::pay_table::{high_card_flush, packs_poker, parse};
use games::high_card_flush::PayTableKind;
use games::pay_table::{PayTable, Pays};
use games::{Chips, high_card_flush as flush, packs_poker as packs};

#[test]
fn pk_13_a_pay_table_comes_from_toml_or_json() {
    let text = "name = \"flat\"\n[pays]\nflush = \"5 to 2\"\nstraight = 0\nroyal_flush = 1000\n";
    let table = packs_poker(text).unwrap();
    let written = r#"{"flush":"5 to 2","straight":"0 to 1","royal_flush":"1000 to 1"}"#;
    let rules: packs::Rules = serde_json::from_str(&format!(r#"{{"pay_table":{written}}}"#)).unwrap();
    assert_eq!(rules.pay_table(), &table);
    let settings = packs::Settings { pay_table: Some(table.by_name()), ..packs::Settings::default() };
    assert_eq!(packs::Rules::new(&settings).unwrap(), rules);
    let error = packs_poker("[pays]\nflush = 4\npair = 1\n").unwrap_err();
    assert!(error.line == 3 && error.message.contains("pair is not an outcome of this table"), "{error}");
}

#[test]
fn hf_04_a_pay_table_comes_from_a_file() {
    let text = "name = \"ours\"\n[pays]\nfour_card_flush = \"3 to 2\"\n";
    let mut settings = flush::Settings::default();
    settings
        .set_pay_table(PayTableKind::FlushBonus, high_card_flush(PayTableKind::FlushBonus, text).unwrap());
    let settings = serde_json::to_string(&settings).unwrap();
    assert_eq!(settings, r#"{"flush_bonus":{"four_card_flush":"3 to 2"}}"#);
    let error =
        high_card_flush(PayTableKind::FlushBonus, "[pays]\nfour_card_flush = 1\nroyal = 2\n").unwrap_err();
    assert_eq!((error.line, error.message.contains("seven_card_flush, six_card_flush")), (3, true));
    let error =
        high_card_flush(PayTableKind::Progressive, "[pays]\ntwo_card_straight_flush = 1\n").unwrap_err();
    assert_eq!(error.line, 2);
}

#[test]
fn hf_07_a_progressive_table_from_a_file_has_shares_or_fixed_pays() {
    let read = |rate: &str| {
        high_card_flush(PayTableKind::Progressive, &format!("[pays]\nsix_card_straight_flush = {rate}\n"))
    };
    let file = read("\"50 for 1\"").unwrap();
    assert_eq!(serde_json::to_string(&file).unwrap(), r#"{"six_card_straight_flush":"50 for 1"}"#);
    for (rate, found) in
        [("\"5 for 0\"", "not for 0"), ("\"x for 1\"", "two whole numbers"), ("\"1 for 1 for 1\"", "")]
    {
        let error = read(rate).unwrap_err();
        assert!(error.line == 2 && error.message.contains(found), "{rate}: {error}");
    }
}

#[test]
fn pay_tables_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(300).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let names = [("seven", 7), ("six", 6)];
        if let Ok(table) = parse(&text, |pays| PayTable::<_, Pays>::named(pays, &names)) {
            assert!(table.rows().iter().any(|(_, pays)| pays.winnings(Chips::MAX) != Some(Chips::ZERO)));
        }
        let _ = packs_poker(&text);
        for of in [PayTableKind::FlushBonus, PayTableKind::StraightFlushBonus, PayTableKind::Progressive] {
            let _ = high_card_flush(of, &text);
        }
    });
}
