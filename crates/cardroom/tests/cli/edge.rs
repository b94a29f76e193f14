//! Tests of the flags and replies of `edge` and `decide`. The odds themselves are verified in `strategy`.

use crate::support::*;
use serde_json::{Value, json};

fn edge(flags: &str) -> Value {
    run(&format!("edge high_card_flush --json {flags}")).json()
}

fn decide(flags: &str) -> Value {
    run(&format!("decide high_card_flush --json {flags}")).json()
}

fn number(text: &Value) -> i128 {
    text.as_str().expect("integers are strings").parse().expect("an integer")
}

fn divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { divisor(b, a % b) }
}

#[test]
fn the_contract_s_reply_has_exact_fractions_in_lowest_terms() {
    let reply = edge("");
    let wagers: Vec<&str> =
        reply["wagers"].as_array().unwrap().iter().map(|wager| wager["wager"].as_str().unwrap()).collect();
    assert_eq!(wagers, ["ante", "flush_bonus", "straight_flush_bonus"]);
    for wager in reply["wagers"].as_array().unwrap() {
        let (above, below) = (number(&wager["ev_numerator"]), number(&wager["ev_denominator"]));
        assert!(below > 0 && divisor(above, below) == 1, "{wager}");
        assert!((wager["edge"].as_f64().unwrap() + above as f64 / below as f64).abs() < 1e-15, "{wager}");
        assert!(wager["sd"].as_f64().unwrap() > 1.0);
    }
    assert_eq!(reply["wagers"][0]["ev_numerator"], "-1348050875653");
    let deals: u64 = reply["wagers"][0]["outcomes"]
        .as_object()
        .unwrap()
        .values()
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(deals, 133_784_560 * 45_379_620);
    assert_eq!(reply["strategy"]["name"], "optimal");
    assert_eq!(
        (&reply["strategy"]["cost_numerator"], &reply["strategy"]["cost_denominator"]),
        (&json!("0"), &json!("1"))
    );
}

#[test]
fn the_cost_of_a_strategy_is_its_additional_loss() {
    let edge_of = |reply: &Value| reply["wagers"][0]["edge"].as_f64().unwrap();
    let best = edge_of(&edge(""));
    for name in ["t86", "always", "9-7-4"] {
        let reply = edge(&format!("--strategy {name}"));
        let cost = reply["strategy"]["cost"].as_f64().unwrap();
        assert_eq!(reply["strategy"]["name"], name);
        assert!(cost > 0.0 && (edge_of(&reply) - best - cost).abs() < 1e-12, "{reply}");
    }
    let unknown = run("edge high_card_flush --strategy tight");
    assert!(unknown.code == Some(2) && unknown.err.contains("use optimal, t86, always"), "{}", unknown.err);
}

#[test]
fn hf_03_and_hf_04_settings_change_the_edge() {
    let wager = |flags: &str, at: usize| edge(flags)["wagers"][at]["ev_numerator"].clone();
    for (settings, at) in [
        ("raise_limits", 0),
        ("qualifier=8-high-3", 0),
        ("flush_bonus=pays_100", 1),
        ("straight_flush_bonus=pays_500", 2),
        ("preset=published", 2),
    ] {
        let settings = settings.replace("raise_limits", r#"{"raise_limits":[1,1,1,1,1,1]}"#);
        assert_ne!(wager(&format!("--rules {settings}"), at), wager("", at), "{settings}");
    }
}

#[test]
fn pay_tables_come_from_files() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let write = |name: &str, text: &str| {
        std::fs::write(folder.join(name), text).unwrap();
        folder.join(name).display().to_string()
    };
    let table = write(
        "flush.toml",
        "[pays]\nseven_card_flush = 300\nsix_card_flush = 100\nfive_card_flush = 10\nfour_card_flush = 1\n",
    );
    let straight = write("straight.toml", "[pays]\nfour_card_straight_flush = \"121 to 2\"\n");
    let with = edge(&format!("--pay-table {table} --pay-table {straight}"));
    assert_eq!(with["wagers"][1], edge("")["wagers"][1]);
    let outcomes = &with["wagers"][2]["outcomes"];
    assert_eq!(outcomes.as_object().unwrap().len(), 2, "{outcomes}");
    let wrong = write("wrong.toml", "[pays]\nfour_card_flush = 1\nfive = 2\n");
    let refused = run(&format!("edge high_card_flush --json --pay-table {wrong}"));
    assert_eq!((refused.code, &refused.json()["error"]["line"]), (Some(1), &json!(3)));
    assert!(refused.err.contains("wrong.toml: line 3: five is not an outcome"), "{}", refused.err);
    assert_eq!(run("edge high_card_flush --pay-table no-such.toml").code, Some(1));
}

#[test]
fn hf_07_the_progressive_wager_breaks_even_at_some_meter() {
    let rules =
        r#"{"progressive":{"seven_card_straight_flush":"1 to 1","six_card_straight_flush":"1 to 10"}}"#;
    let run = run_with(&["edge", "high_card_flush", "--json", "--rules", rules], b"");
    let progressive = &run.json()["progressive"];
    // 28 seven-card straight flushes win the whole meter; each six-card straight flush wins a tenth.
    let sixes = progressive["outcomes"]["six_card_straight_flush"].as_u64().unwrap() as f64;
    let share = (28.0 + sixes / 10.0) / 133_784_560.0;
    assert!((progressive["break_even_meter"].as_f64().unwrap() * share - 1.0).abs() < 1e-12, "{progressive}");
}

#[test]
fn hf_07_fixed_pays_bring_the_break_even_meter_down() {
    let rules =
        r#"{"progressive":{"seven_card_straight_flush":"1 to 1","six_card_straight_flush":"5000 for 1"}}"#;
    let run_of = |rules: &str| run_with(&["edge", "high_card_flush", "--json", "--rules", rules], b"").json();
    let mixed = &run_of(rules)["progressive"];
    let sixes = mixed["outcomes"]["six_card_straight_flush"].as_f64().unwrap();
    let fixed = 5000.0 * sixes / 133_784_560.0;
    let number = |name: &str| mixed[name].as_str().unwrap().parse::<f64>().unwrap();
    assert!((number("fixed_numerator") / number("fixed_denominator") - fixed).abs() < 1e-12, "{mixed}");
    assert!((number("share_numerator") / number("share_denominator") - 28.0 / 133_784_560.0).abs() < 1e-18);
    let meter = mixed["break_even_meter"].as_f64().unwrap();
    assert!((meter * 28.0 / 133_784_560.0 + fixed - 1.0).abs() < 1e-9, "{mixed}");
    let alone = &run_of(r#"{"progressive":{"six_card_straight_flush":"5000 for 1"}}"#)["progressive"];
    assert_eq!(alone["break_even_meter"], serde_json::Value::Null);
    assert!((alone["edge"].as_f64().unwrap() - (1.0 - fixed)).abs() < 1e-12, "{alone}");
}

#[test]
fn the_contract_s_decisions() {
    let raised = decide("KsTs9s2s3d4d5d");
    assert_eq!((&raised["best"], &raised["raise"]), (&json!("raise"), &json!(1)));
    let folded = decide("2s3h4h5d6d7c8c");
    assert_eq!((&folded["best"], &folded["raise"]), (&json!("fold"), &json!(0)));
    assert_eq!((&folded["ev_numerator"], &folded["ev_denominator"]), (&json!("-1"), &json!("1")));
    assert_eq!(decide("AsKsTs9s2s3d4d")["raise"], 2);
    for reply in [&raised, &folded] {
        let counts = reply["dealer"].as_object().unwrap().values().map(|count| count.as_u64().unwrap());
        assert_eq!(counts.sum::<u64>(), 45_379_620);
    }
    let dealer = &raised["dealer"];
    let [not_qualified, win, lose] =
        ["not_qualified", "win", "lose"].map(|name| i128::from(dealer[name].as_u64().unwrap()));
    let (above, below) = (number(&raised["ev_numerator"]), number(&raised["ev_denominator"]));
    assert_eq!(above * 45_379_620, (not_qualified + 2 * (win - lose)) * below);
    assert_eq!(divisor(above, below), 1);
}

#[test]
fn each_hand_of_a_stream_uses_its_own_rules_or_those_of_the_flags() {
    let cards = r#""cards":["Ts","8s","6s","5h","4h","9d","Jc"]"#;
    let input = format!("{{{cards}}}\n{{{cards},\"rules\":{{}}}}\n{{\"cards\":[\"Ts\"]}}\n{{{cards}}}\n");
    let (code, replies) = lines("decide high_card_flush --jsonl --rules qualifier=A-high-4", &input);
    assert_eq!((code, replies.len()), (Some(1), 4));
    assert_eq!(replies[0], replies[3]);
    assert_ne!(replies[0]["dealer"], replies[1]["dealer"]);
    let message = replies[2]["error"]["message"].as_str().unwrap();
    assert!(message.starts_with("line 3: the number of cards is 1"), "{message}");
}

#[test]
fn text_output_has_edge_and_decision() {
    insta::assert_snapshot!("edge", run("edge high_card_flush --strategy t86").out);
    insta::assert_snapshot!("decide", run("decide high_card_flush Ts 8s 6s 5h 4h 9d Jc").out);
}

/// Path of a temporary file of the tests.
fn file(name: &str) -> String {
    std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

/// Headings and rows of the CSV output of a command, which must succeed.
fn csv(arguments: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let run = run(&format!("{arguments} --csv"));
    assert_eq!(run.code, Some(0), "{}", run.err);
    let mut lines = run.out.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let headings = lines.next().expect("a line of headings");
    (headings, lines.collect())
}

#[test]
fn a_sweep_gives_the_same_edges_as_the_rules_with_each_pay() {
    let flags = "--sweep flush_bonus.five_card_flush=9..11:2 --sweep flush_bonus.four_card_flush=1..3:2";
    let (headings, rows) = csv(&format!("edge high_card_flush {flags}"));
    assert_eq!(headings[..2], ["flush_bonus.five_card_flush", "flush_bonus.four_card_flush"]);
    let pays: Vec<_> = rows.iter().map(|row| (row[0].as_str(), row[1].as_str())).collect();
    assert_eq!(pays, [("9", "1"), ("9", "3"), ("11", "1"), ("11", "3")]);
    let edge_column = headings.iter().position(|name| name == "edge").unwrap();
    for row in &rows {
        let table = json!({
            "seven_card_flush": 300, "six_card_flush": 100,
            "five_card_flush": row[0].parse::<u64>().unwrap(), "four_card_flush": row[1].parse::<u64>().unwrap(),
        });
        let rules = json!({ "flush_bonus": table }).to_string();
        let whole = run_with(&["edge", "high_card_flush", "--json", "--rules", &rules], b"").json();
        assert_eq!(row[edge_column], whole["wagers"][1]["edge"].to_string());
    }
    assert_eq!(edge(flags)["sweep"]["rows"][3]["pays"]["flush_bonus.four_card_flush"], 3);
}

#[test]
fn the_solved_pay_gives_the_requested_edge() {
    for wanted in ["5%", "0.25%", "-3%"] {
        let solved = &edge(&format!("--solve flush_bonus.five_card_flush={wanted}"))["solved"];
        // The edge is linear in the payout, so the exact payout is interpolated between its whole neighbours.
        let around = solved["around"].as_array().unwrap();
        let at = |near: usize, field: &str| around[near][field].as_f64().unwrap();
        let slope = (at(1, "edge") - at(0, "edge")) / (at(1, "pays") - at(0, "pays"));
        let pays = number(&solved["pays_numerator"]) as f64 / number(&solved["pays_denominator"]) as f64;
        let edge = at(0, "edge") + slope * (pays - at(0, "pays"));
        assert!(
            (edge - wanted.trim_end_matches('%').parse::<f64>().unwrap() / 100.0).abs() < 1e-12,
            "{solved}"
        );
    }
    let refused = run("edge high_card_flush --solve flush_bonus.seven_card_flush=20%");
    assert!(refused.code == Some(1) && refused.err.contains("lower another pay"), "{}", refused.err);
}

#[test]
fn unknown_pays_are_refused_with_the_valid_ones() {
    for (flags, code, says) in [
        ("--sweep flush.four_card_flush=1..2", 1, "use flush_bonus, straight_flush_bonus"),
        ("--sweep flush_bonus.royal=1..2", 1, "use seven_card_flush, six_card_flush"),
        ("--sweep flush_bonus.two_card_flush=1..999999", 1, "take larger steps"),
        ("--sweep flush_bonus.four_card_flush=5..2", 2, "put the smaller first"),
        ("--sweep flush_bonus.four_card_flush=0..2", 2, "whole numbers from 1"),
        ("--sweep flush_bonus", 2, "a sweep is"),
        ("--solve flush_bonus.four_card_flush=5", 2, "PERCENT%"),
        ("--bankroll 10", 2, "--rounds"),
        ("--bankroll 10 --rounds 100001", 2, "at most 100000"),
        ("--bankroll 10 --rounds 5 --wager pack", 1, "use ante, flush_bonus"),
        ("--others 6", 2, "1..=5"),
    ] {
        let run = run(&format!("edge high_card_flush {flags}"));
        assert!(run.code == Some(code) && run.err.contains(says), "{flags}: {:?} {}", run.code, run.err);
    }
    let twice = "--sweep flush_bonus.four_card_flush=1..2 --sweep flush_bonus.four_card_flush=1..2";
    assert!(run(&format!("edge high_card_flush {twice}")).err.contains("is given twice"));
    let two = "--sweep flush_bonus.four_card_flush=1..2 --sweep straight_flush_bonus.three_card_straight_flush=1..2";
    assert!(run(&format!("edge high_card_flush {two}")).err.contains("of one table"));
}

#[test]
fn the_risk_of_ruin_of_one_bonus_wager_is_the_chance_of_losing_every_round() {
    let reply = edge("--bankroll 3 --rounds 3 --wager flush_bonus");
    let loses = 1.0 - reply["wagers"][1]["hit_frequency"].as_f64().unwrap();
    let ruined = reply["ruin"]["ruined"].as_f64().unwrap();
    assert!((ruined - loses.powi(3)).abs() < 1e-12, "{ruined} {loses}");
    assert_eq!(edge("--bankroll 5 --rounds 1 --wager ante")["ruin"]["round_costs"], 4);
}

#[test]
fn seeing_other_hands_gains_and_the_same_seed_gives_the_same_gain() {
    let seen = |hands: u8, seed: u64| {
        edge(&format!("--others {hands} --deals 20000 --seed {seed}"))["others"].clone()
    };
    let (one, five) = (seen(1, 7), seen(5, 7));
    assert_eq!(one, seen(1, 7));
    let figure = |others: &Value, name: &str| others[name].as_f64().unwrap();
    assert!(figure(&one, "gain") > 3.0 * figure(&one, "standard_error"));
    assert!(figure(&five, "gain") > 3.0 * figure(&one, "gain"), "{one} {five}");
}

#[test]
fn pictures_contain_their_values_as_text() {
    for (flags, says) in [
        ("", "straight flush bonus 20.508"),
        (
            "--sweep flush_bonus.five_card_flush=5..9",
            "house edge, in percent of the wager goes from 22.064 at 5",
        ),
        ("--bankroll 20 --rounds 50", "chance to be ruined, in percent goes from 0 at 1"),
    ] {
        let path = file("picture.svg");
        let run = run(&format!("edge high_card_flush {flags} --plot {path}"));
        assert_eq!(run.code, Some(0), "{}", run.err);
        let drawn = std::fs::read_to_string(&path).unwrap();
        assert!(
            drawn.starts_with("<svg ") && drawn.trim_end().ends_with("</svg>") && drawn.contains(says),
            "{drawn}"
        );
    }
    for (path, why) in [("no/such/chart.svg", "there is no folder no/such"), ("chart.png", "ends in .svg")] {
        let nowhere = run(&format!("edge high_card_flush --plot {path}"));
        assert_eq!((nowhere.code, nowhere.out.as_str()), (Some(2), ""), "{path}");
        assert!(nowhere.err.contains("--plot") && nowhere.err.contains(why), "{}", nowhere.err);
    }
}

fn packs(flags: &str) -> Value {
    run(&format!("edge packs_poker --json {flags}")).json()
}

#[test]
fn pk_01_packs_poker_is_counted_over_all_deals_and_by_kind_of_pack() {
    let reply = packs("");
    let wagers = reply["wagers"].as_array().unwrap();
    assert_eq!([&wagers[0]["wager"], &wagers[1]["wager"]], [&json!("pack"), &json!("bonus")]);
    assert_eq!(wagers[0]["ev_numerator"], "-118112683907");
    for wager in wagers {
        let (above, below) = (number(&wager["ev_numerator"]), number(&wager["ev_denominator"]));
        assert!(below > 0 && divisor(above, below) == 1, "{wager}");
        let [above, below] =
            ["variance_numerator", "variance_denominator"].map(|field| number(&wager[field]));
        assert!(divisor(above, below) == 1);
        assert!(
            (wager["sd"].as_f64().unwrap().powi(2) - above as f64 / below as f64).abs() < 1e-9,
            "{wager}"
        );
        let deals = wager["outcomes"].as_object().unwrap().values().map(|count| count.as_u64().unwrap());
        assert_eq!(deals.sum::<u64>(), 1_326 * 2_118_760 * 1_221_759);
    }
    let kinds = reply["kinds"].as_array().unwrap();
    assert_eq!((kinds.len(), &kinds[1]["kind"], &kinds[13]["kind"]), (169, &json!("AKs"), &json!("AKo")));
    for (at, wager) in ["pack", "bonus"].into_iter().enumerate() {
        let of = |kind: &Value| kind[wager]["edge"].as_f64().unwrap() * kind["packs"].as_f64().unwrap();
        let mean = kinds.iter().map(of).sum::<f64>() / 1_326.0;
        assert!((mean - wagers[at]["edge"].as_f64().unwrap()).abs() < 1e-12, "{wager} {mean}");
    }
}

#[test]
fn pk_04_pk_05_and_pk_13_settings_change_the_edge_of_packs_poker() {
    let edge = |flags: &str, at: usize| packs(flags)["wagers"][at]["edge"].as_f64().unwrap();
    assert!((edge("--rules dealer_hand=dealer_own_five", 0) + 0.433_8).abs() < 1e-4);
    assert!((edge("--rules tie_bonus=paid", 1) - 2_173_153.0 / 16_723_070.0).abs() < 1e-12);
    let table = packs("--pay-table tests/cli/pay_tables/packs.toml");
    assert_eq!(table["wagers"][1]["outcomes"].as_object().unwrap().len(), 4, "flush, straight, tie, nothing");
    let highest = packs("--rules bonus_pays=highest_pack_only");
    assert!(highest["note"].as_str().unwrap().contains("one bonus bet"));
    assert_eq!(highest["wagers"], packs("")["wagers"]);
    let wrong = run("edge packs_poker --json --pay-table tests/cli/pay_tables/wrong.toml");
    assert_eq!((wrong.code, wrong.json()["error"]["line"].is_u64()), (Some(1), true), "{}", wrong.err);
}

/// The usual limit of $2000 per round rarely reduces the winnings; a limit of $20 often does.
#[test]
fn pk_07_the_cost_of_the_aggregate_is_simulated() {
    let played = |rules: &str| {
        packs(&format!("--aggregate-rounds 2000 --seats 8 --seed 3 --rules {rules}"))["aggregate"].clone()
    };
    let usual = played("tie_bonus=collected");
    assert_eq!((&usual["simulated"], &usual["seats"], &usual["packs"]), (&json!(true), &json!(8), &json!(3)));
    let low = played("aggregate=2000");
    let of = |reply: &Value, at: usize, field: &str| reply["wagers"][at][field].as_f64().unwrap();
    assert!(low["limited"].as_u64() > Some(500) && usual["limited"].as_u64() < Some(20), "{low} {usual}");
    assert_eq!(of(&low, 0, "cost"), 0.0);
    let (cost, error) = (of(&low, 1, "cost"), of(&low, 1, "cost_standard_error"));
    assert!(cost > 10.0 * error && error > 0.0, "{cost} ± {error}");
    // Both runs play the same rounds, so the lower limit alone causes the additional loss.
    let more = of(&low, 1, "edge") - of(&usual, 1, "edge");
    assert!((more - (cost - of(&usual, 1, "cost"))).abs() < 1e-9, "{more} {cost}");
    assert!(of(&played("aggregate=2000,aggregate_covers=all"), 0, "cost") > 0.0);
}

#[test]
fn flags_of_one_game_are_misuse_in_the_other() {
    for (flags, expected) in [
        ("packs_poker --strategy t86", "--strategy: Packs Poker has no decisions"),
        ("high_card_flush --kinds", "--kinds: only Packs Poker has this flag"),
        ("high_card_flush --aggregate-rounds 500", "--aggregate-rounds: only Packs Poker has this flag"),
        ("packs_poker --seats 3", "--aggregate-rounds"),
    ] {
        let run = run(&format!("edge {flags}"));
        assert!(run.code == Some(2) && run.err.contains(expected), "{flags}: {}", run.err);
    }
    let full = run("edge packs_poker --aggregate-rounds 500 --seats 9");
    assert!(full.code == Some(1) && full.err.contains("at most 8 seats"), "{}", full.err);
}

#[test]
fn pk_13_pays_of_packs_poker_are_swept_and_solved_and_a_bankroll_followed() {
    let (headings, rows) = csv("edge packs_poker --sweep pay_table.full_house=9..11");
    let edges: Vec<f64> = rows.iter().map(|row| row[3].parse().unwrap()).collect();
    assert_eq!((headings[3].as_str(), rows.len()), ("edge", 3));
    let reply = packs("--solve pay_table.full_house=13% --bankroll 2 --rounds 2 --wager bonus");
    let usual = &reply["wagers"][1];
    assert_eq!(edges[1], usual["edge"].as_f64().unwrap());
    assert!((edges[0] - 2.0 * edges[1] + edges[2]).abs() < 1e-12, "{edges:?}");
    let pays = reply["solved"]["pays"].as_f64().unwrap();
    assert!((edges[1] + (pays - 10.0) * (edges[2] - edges[1]) - 0.13).abs() < 1e-12, "{pays}");
    let loses = 1.0 - usual["hit_frequency"].as_f64().unwrap();
    assert!((reply["ruin"]["ruined"].as_f64().unwrap() - loses.powi(2)).abs() < 1e-12);
    assert_eq!(csv("edge packs_poker --kinds").1.len(), 2 * 169);
}

#[test]
fn text_output_has_the_edge_of_packs_poker() {
    insta::assert_snapshot!(
        "edge_packs",
        run("edge packs_poker --kinds --aggregate-rounds 500 --seed 1").out
    );
}
