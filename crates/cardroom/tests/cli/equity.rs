//! Tests of the flags and replies of `equity`. The counts themselves are verified in `strategy`.

use crate::support::*;
use serde_json::{Value, json};

fn reply(arguments: &str) -> Value {
    let run = run(&format!("equity --json {arguments}"));
    assert_eq!(run.code, Some(0), "{}", run.err);
    run.json()
}

#[test]
fn the_contract_s_example() {
    let (code, replies) =
        lines("equity --jsonl", "{\"players\":[\"AsAh\",\"KdKc\"],\"board\":[],\"dead\":[]}\n");
    assert_eq!((code, replies.len()), (Some(0), 1));
    let reply = &replies[0];
    assert_eq!((&reply["boards"], &reply["exact"]), (&json!(1_712_304), &json!(true)));
    assert_eq!(
        (&reply["players"][0]["wins"], &reply["players"][0]["ties"]),
        (&json!(1_388_072), &json!(6_538))
    );
    assert!((reply["players"][0]["equity"].as_f64().unwrap() - 0.812_555).abs() < 1e-6);
    assert_eq!(*reply, run("equity AsAh KdKc --json").json());
}

#[test]
fn ranges_count_deals_and_boards_and_weights_scale_them() {
    let boards = |arguments: &str| reply(arguments)["boards"].as_u64().unwrap();
    assert_eq!(boards("AA KK"), 36 * 1_712_304);
    assert_eq!(boards("random random --board AsKd7h"), 1_176 * 990 * 1_081);
    assert_eq!(boards("AA,KK:0.5 QQ --board 2c3d4h5s --dead 9c9d"), (2 * 6 + 6) * 6 * 42);
    let tiny = reply("AA:0.25 KK:0.1");
    assert_eq!(tiny["boards"], 36 * 1_712_304);
}

#[test]
fn categories_sum_to_the_boards() {
    let reply = reply("AKs:0.5,QQ+ T9s-65s --board AsKs7h --categories");
    for player in reply["players"].as_array().unwrap() {
        let counts = player["categories"].as_object().unwrap().values().map(|count| count.as_u64().unwrap());
        assert_eq!(Some(counts.sum()), reply["boards"].as_u64());
        assert_eq!(player["categories"].as_object().unwrap().len(), 10);
    }
}

#[test]
fn the_number_of_threads_changes_no_figure() {
    for args in ["QQ+ AKs 99-77 --board 2c7hJd", "AsAh KdKc random --sample 9000 --seed 4", "AsAh KdKc 7h7d"]
    {
        let [one, many] = ["1", "3"].map(|threads| reply(&format!("{args} --threads {threads}")));
        assert_eq!(one, many, "{args}");
    }
}

#[test]
fn a_sample_has_a_standard_error_and_a_seed_repeats_it() {
    let drawn = |seed: &str| reply(&format!("AsAh KdKc random --sample 5000 {seed}"));
    let first = drawn("--seed 7");
    assert_eq!((&first["exact"], &first["boards"], &first["seed"]), (&json!(false), &json!(5000), &json!(7)));
    assert_eq!(first, drawn("--seed 7"));
    assert_ne!(first["players"], drawn("--seed 8")["players"]);
    let exact = reply("AsAh KdKc random");
    for (drawn, exact) in
        first["players"].as_array().unwrap().iter().zip(exact["players"].as_array().unwrap())
    {
        let [drawn_equity, exact_equity] = [drawn, exact].map(|player| player["equity"].as_f64().unwrap());
        let error = drawn["standard_error"].as_f64().unwrap();
        assert!(
            (drawn_equity - exact_equity).abs() < 3.29 * error && drawn.get("equity_numerator").is_none()
        );
    }
    // There are too many showdowns to count exactly.
    let many = reply("random random random random --seed 1");
    assert_eq!((&many["exact"], &many["boards"]), (&json!(false), &json!(1_000_000)));
    assert!(drawn("")["seed"].is_u64());
}

#[test]
fn outs_next_cards_and_the_grid() {
    let turn = reply("AhKh QsQd --board Qh7h2c3c --outs --next-card");
    assert_eq!(turn["players"][0]["outs"]["win"], json!(["4h", "5h", "6h", "8h", "9h", "Th", "Jh"]));
    assert_eq!(
        (&turn["players"][0]["outs"]["standing"], &turn["players"][1]["outs"]["standing"]),
        (&json!("behind"), &json!("ahead"))
    );
    let next = turn["next_cards"].as_array().unwrap();
    assert_eq!(next.len(), 44);
    let wins = next.iter().filter(|next| next["equity"][0] == 1.0).count();
    assert_eq!(Some(wins as u64), turn["players"][0]["wins"].as_u64());
    let grid = reply("AsKs random --grid")["grid"].clone();
    assert_eq!((&grid["player"], &grid["equity_of"]), (&json!(2), &json!(1)));
    assert_eq!(grid["hands"].as_array().unwrap().len(), 169);
    let own = reply("QQ+,AKs KK --grid")["grid"].clone();
    assert_eq!((&own["player"], &own["equity_of"]), (&json!(1), &json!(1)));
    let names: Vec<&Value> = own["hands"].as_array().unwrap().iter().map(|cell| &cell["hand"]).collect();
    assert_eq!(names, ["AA", "AKs", "KK", "QQ"]);
}

#[test]
fn outs_are_counted_in_the_text() {
    let text = |hands: &str| run(&format!("equity {hands} --board Qh7h2c3c --outs")).out;
    assert!(text("AhKh QsQd").contains("\n  7 outs to win: 4♥ 5♥ 6♥ 8♥ 9♥ T♥ J♥\n"));
    assert!(text("7s7d QsQd").contains("\n  1 out to win: 7♣\n"));
}

#[test]
fn text_output_has_tables() {
    let all = "equity AhKh QsQd --board Qh7h2c --dead 9c --categories --outs --next-card";
    insta::assert_snapshot!("equity", run(all).out);
    insta::assert_snapshot!("equity_grid", run("equity AsKs TT+,AQ+ --grid").out);
    insta::assert_snapshot!("equity_sample", run("equity AA KK,QQ:0.5 random --sample 2000 --seed 3").out);
}

#[test]
fn impossible_requests_are_refused_with_the_position() {
    let cases = [
        ("AsAh", "players", "the number of hands and ranges is 1"),
        ("AsAh KdKc --board 2c3c", "board", "the number of cards on the board is 2"),
        ("AsAh KdKc --board 2c3c4x", "card", "--board: \"2c3c4x\": card 3, character 6: expected a suit"),
        (
            "AsAh KdKc --board 2c3c4c --dead 4c",
            "repeated_card",
            "4c is both on the board and among the dead cards",
        ),
        ("AsAh AsKc", "repeated_card", "players 1 and 2 both hold As"),
        ("AsAh KK --board Ah2c3c", "repeated_card", "player 1 holds Ah, which is on the board"),
        ("AA KK --board AhAs2c --dead Ad", "empty_range", "player 1: every hand of the range"),
        ("AA AA AA", "no_deal", "the ranges conflict"),
        ("QQ+,AX KK", "range", "player 1, \"QQ+,AX\", character 6: expected a rank"),
        ("AsAh KdKc --outs", "no_outs", "on a board of three or four cards"),
        ("AsAh KK --outs --board 2c3c4c", "no_outs", "every player holds one hand"),
        ("AsAh KK --next-card", "no_next_card", "the board has 0 cards"),
        ("AsAh KdKc --grid", "no_grid", "no player has a range of several kinds of hands"),
        ("random random random random --board 2c3c4c --sample 10 --next-card", "too_many", "too many deals"),
    ];
    for (arguments, code, message) in cases {
        let run = run(&format!("equity --json {arguments}"));
        assert_eq!((run.code, &run.json()["error"]["code"]), (Some(1), &json!(code)), "{arguments}");
        assert!(run.err.contains(message), "{arguments}: {}", run.err);
    }
    let eleven = run(&format!("equity{}", " random".repeat(11)));
    assert!(eleven.code == Some(1) && eleven.err.contains("is 11: 2 to 10"), "{}", eleven.err);
    for misuse in [
        "",
        "AA KK --threads 0",
        "AA KK --sample 1",
        "AA KK --sample 1000000001",
        "AA KK --seed x",
        "AA --jsonl",
        "--jsonl --csv",
        "--jsonl --plot figures.svg",
    ] {
        assert_eq!(run(&format!("equity {misuse}")).code, Some(2), "{misuse}");
    }
    let line =
        r#"{"players":["AA","QQ:2"],"board":[]}"#.to_owned() + "\n" + r#"{"players":["AA","KK"],"sample":1}"#;
    let (code, replies) = lines("equity --jsonl", &line);
    let fields: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["field"]).collect();
    assert_eq!((code, fields), (Some(1), vec![&json!("players[2]"), &json!("sample")]));
}

/// One draw in a million is accepted, and the weights are too large for the two to be drawn together.
#[test]
fn a_sample_of_ranges_that_block_each_other_ends_with_the_reason() {
    let line = "equity AsAh:0.999999,AsAd AsKs,3c2c:0.000001 --sample 100 --seed 3";
    let text = run(line);
    assert_eq!(text.code, Some(1), "{}{}", text.out, text.err);
    let reason = "100 would take too long: in nearly every deal of these ranges, two players share a card";
    assert!(text.out.contains(reason) && !text.out.contains("stopped"), "{}", text.out);
    let json = run(&format!("{line} --json"));
    assert_eq!((json.code, &json.json()["incomplete"]), (Some(1), &json!("blocked")));
}

#[test]
fn a_long_range_is_shortened_with_a_mark_and_certain_cards_have_a_column_of_their_own() {
    let long = run("equity 22+,A2s+,KTs+,QTs+,JTs,AJo+,KQo 77+ --board Qh7h2cJs3d").out;
    assert!(long.contains("22+,A2s+,KTs+,QTs+,JTs,AJo+,K…"), "{long}");
    let next = run("equity AsKs QdQc --board 2s3s9d4c --next-card").out;
    assert!(next.contains("  100  100") && !next.contains("100.0100.0"), "{next}");
}

#[test]
fn tables_and_pictures_for_other_programs() {
    let csv = |arguments: &str| run(&format!("equity --csv {arguments}")).out;
    assert_eq!(csv("AsAh KdKc").lines().nth(1), Some("1,AsAh,1,1712304,1388072,6538,0.8125548967940273,"));
    assert!(
        csv("AsAh KdKc --categories")
            .starts_with("player,hand,hands,boards,wins,ties,equity,standard_error,royal_flush,")
    );
    assert_eq!(csv("AsKs random --grid").lines().count(), 170);
    assert_eq!(csv("AsKs QQ --board 2c3c4c --next-card").lines().next(), Some("card,player_1,player_2"));
    let file = std::env::temp_dir().join(format!("cardroom-equity-{}.svg", std::process::id()));
    for (arguments, words) in [
        ("AsKs random --grid", ["Equity of player 1 against each hand of player 2</title>", "AKs 50.0"]),
        ("AsAh KdKc", ["Equity in hold'em</title>", "1: AsAh 81.255"]),
    ] {
        let run = run(&format!("equity {arguments} --plot {}", file.display()));
        let drawn = std::fs::read_to_string(&file).unwrap();
        assert_eq!(run.code, Some(0), "{}", run.err);
        assert!(words.iter().all(|word| drawn.contains(word)), "{arguments}");
    }
    std::fs::remove_file(file).unwrap();
    assert_eq!(run("equity AA KK --csv --json").code, Some(2));
}
