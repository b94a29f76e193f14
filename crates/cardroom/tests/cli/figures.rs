//! Tests of figures as CSV tables and as charts, and of the flags that cannot be combined.

use crate::support::*;
use serde_json::Value;

/// The rows of the CSV output of a command, which must succeed, as objects keyed by heading.
fn csv(arguments: &str, input: &str) -> Vec<Value> {
    let arguments: Vec<&str> = arguments.split_whitespace().chain(["--csv"]).collect();
    let run = run_with(&arguments, input.as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let mut lines = run.out.lines().map(|line| line.split(','));
    let headings: Vec<&str> = lines.next().expect("a line of headings").collect();
    let row = |fields: std::str::Split<char>| {
        headings.iter().zip(fields).map(|(name, field)| ((*name).to_owned(), Value::from(field))).collect()
    };
    lines.map(row).collect()
}

fn number(field: &Value) -> f64 {
    field.as_str().expect("a field").parse().expect("a number")
}

#[test]
fn the_wheel_as_a_table() {
    let categories = run("wheel --json").json()["categories"].clone();
    let rows = csv("wheel", "");
    assert_eq!(rows.len(), categories.as_object().unwrap().len());
    for row in &rows {
        assert_eq!(number(&row["hands"]), categories[row["category"].as_str().unwrap()].as_f64().unwrap());
    }
    assert!((rows.iter().map(|row| number(&row["chance"])).sum::<f64>() - 1.0).abs() < 1e-12);
    let prizes = csv("wheel --hands 30", "");
    for place in ["1", "2", "3"] {
        let of_place = prizes.iter().filter(|row| row["place"] == place);
        assert!((of_place.map(|row| number(&row["taken_by"])).sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let rows = csv("wheel --hand KsKd9h4c2s --hands 20", "");
    let kinds: Vec<_> = rows.iter().map(|row| row["with"].as_str().unwrap()).collect();
    assert_eq!(
        kinds,
        [
            "as_it_is",
            "as_it_is",
            "as_it_is",
            "extra_card",
            "extra_card",
            "extra_card",
            "second_hand",
            "second_hand",
            "second_hand"
        ]
    );
    assert_eq!(
        csv("wheel --hand KsKd9h", "").iter().filter(|row| row["with"] == "no_extra_card").count(),
        10
    );
}

#[test]
fn the_chances_of_a_running_event_are_printed_as_a_table() {
    let event = r#"{"hands":[{"id":"a","cards":["As","Ad","Ah","Ac","Kd"]},{"id":"b","cards":["2s","2d","3h","4c","5d"]}],"prizes":[100]}"#;
    let rows = csv("live", event);
    assert_eq!((&rows[0]["id"], &rows[1]["id"]), (&Value::from("a"), &Value::from("b")));
    assert_eq!((number(&rows[0]["place_1"]), number(&rows[1]["place_1"])), (1.0, 0.0));
    assert_eq!(number(&rows[0]["expected_cents"]), 100.0);
}

#[test]
fn possible_leads_are_printed_as_a_table() {
    let rows = csv("plays --stats", "");
    let kinds = run("plays --stats --json").json()["kinds"].clone();
    assert_eq!(rows.len(), kinds.as_array().unwrap().len());
    for (row, kind) in rows.iter().zip(kinds.as_array().unwrap()) {
        assert_eq!((&row["category"], &row["hands_with_one"]), (&kind["category"], &kind["hands"]));
    }
}

#[test]
fn every_figure_can_be_drawn_as_a_picture() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("figures.svg");
    let event = r#"{"hands":[{"id":"seven <1>","cards":["As"]},{"id":"b","cards":["2s"]}]}"#;
    for (command, input, says) in [
        ("wheel", "", "straight"),
        ("wheel --hands 30", "", "What takes the first prize among 30 hands"),
        ("wheel --hand KsKd --hands 30", "", "second hand"),
        ("live", event, "seven &lt;1&gt;"),
        ("plays --stats", "", "full house"),
    ] {
        let arguments: Vec<&str> = command.split(' ').chain(["--plot", path.to_str().unwrap()]).collect();
        let run = run_with(&arguments, input.as_bytes());
        assert_eq!(run.code, Some(0), "{}", run.err);
        let drawn = std::fs::read_to_string(&path).unwrap();
        assert!(drawn.contains("<title id=\"title\">") && drawn.contains(says), "{command}: {drawn}");
        std::fs::remove_file(&path).unwrap();
    }
}

#[test]
fn unavailable_tables_and_pictures_are_misuse() {
    for flags in ["plays 3d Jc --csv", "plays 3d Jc --plot a.svg", "live --jsonl --csv", "wheel --csv --json"]
    {
        let run = run(flags);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
    }
}

#[test]
fn one_table_is_printed_at_a_time_and_no_other_is_omitted_silently() {
    for flags in [
        "edge high_card_flush --sweep flush_bonus.five_card_flush=5..6 --others 1",
        "edge packs_poker --kinds --aggregate-rounds 100",
        "equity AsAh KdKc --board Ts9h2c --next-card --categories",
    ] {
        let run = run(&format!("{flags} --csv"));
        assert!(
            run.code == Some(2) && run.err.contains("--csv prints one table: ask for one of"),
            "{}",
            run.err
        );
    }
    assert_eq!(run("equity AsAh KdKc --board Ts9h2c --outs --csv").code, Some(2));
    let rows = csv("edge packs_poker --aggregate-rounds 300 --seed 1", "");
    assert_eq!(
        (rows.len(), &rows[1]["wager"], &rows[1]["rounds"]),
        (2, &Value::from("bonus"), &Value::from("300"))
    );
}
