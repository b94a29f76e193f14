//! Tests of `arena`: the same figures with any number of threads, results that are known, records, tables, charts, the
//! league, and refusals.

use crate::support::*;
use serde_json::{Value, json};

/// The report without the speed, which differs from run to run.
fn report(arguments: &str) -> Value {
    let run = run(&format!("arena {arguments} --json"));
    assert_eq!(run.code, Some(0), "{arguments}: {}", run.err);
    let mut report = run.json();
    for player in report["players"].as_array_mut().expect("the players") {
        let rate = player["decisions_per_second"].take();
        assert!(rate.as_f64().is_some_and(|rate| rate > 0.0), "{arguments}: {rate}");
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    for arguments in [
        "holdem --players tight,loose,random,random --deals 150 --seed 5",
        "packs_poker --players every_pack,random --deals 100 --seed 5",
        "high_card_flush --players t86,random --deals 100 --seed 5",
        "mount_holyoke --players shed,patient,random --deals 70 --seed 5 --rules points=double_from_ten",
    ] {
        let [one, three] = [1, 3].map(|threads| report(&format!("{arguments} --threads {threads}")));
        assert_eq!(one, three);
        assert_eq!(one["seed"], 5);
        let players = one["players"].as_array().expect("the players").len();
        assert_eq!(one["pairs"].as_array().map(Vec::len), Some(players * (players - 1) / 2));
        let other = report(&arguments.replace("--seed 5", "--seed 6"));
        assert_ne!(one["players"], other["players"], "another seed deals other cards");
    }
}

#[test]
fn chips_move_between_players_and_equal_players_are_equal() {
    let report = report("holdem --players tight,random,random --deals 400 --seed 1");
    let players = report["players"].as_array().expect("the players");
    let names: Vec<&str> = players.iter().filter_map(|player| player["player"].as_str()).collect();
    assert_eq!(names, ["tight", "random", "random#2"]);
    let sum: f64 = players.iter().map(|player| number(&player["mean"])).sum();
    assert!(sum.abs() < 1e-9, "{report}");
    for player in players {
        assert_eq!(player["unit"], "chips");
        let (mean, rate) = (number(&player["mean"]), number(&player["bb_per_100"]));
        assert!((rate - mean).abs() < 1e-6, "the big blind is 100: {player}");
        let [low, high] = [&player["interval"][0], &player["interval"][1]].map(number);
        assert!(low < mean && mean < high, "{player}");
    }
    let pair = &report["pairs"][0];
    assert_eq!((&pair["a"], &pair["b"]), (&json!("tight"), &json!("random")));
    let difference = number(&players[0]["mean"]) - number(&players[1]["mean"]);
    assert!((number(&pair["difference"]) - difference).abs() < 1e-9);
    assert!(number(&pair["interval"][0]) > 0.0, "a bot with a strategy beats one without: {pair}");
}

#[test]
fn two_players_who_play_alike_have_the_same_result_in_duplicate() {
    let report = report("holdem --players call,call --deals 50 --seed 3");
    for player in report["players"].as_array().expect("the players") {
        assert_eq!((number(&player["mean"]), number(&player["standard_error"])), (0.0, 0.0), "{player}");
    }
}

#[test]
fn a_share_of_the_wagers_agrees_with_the_exact_edge() {
    let edge = run("edge packs_poker --json").json();
    let pack = edge["wagers"].as_array().expect("the wagers").iter().find(|wager| wager["wager"] == "pack");
    let exact = -number(&pack.expect("the pack bet")["edge"]);
    let report = report("packs_poker --players every_pack,every_pack,every_pack --deals 3000 --seed 2");
    for player in report["players"].as_array().expect("the players") {
        let (mean, error) = (number(&player["mean"]), number(&player["standard_error"]));
        assert_eq!(player["unit"], "share");
        assert!((mean - exact).abs() < 4.0 * error && error < 0.02, "{player} {exact}");
    }
}

#[test]
fn cards_left_are_a_loss() {
    let report = report("mount_holyoke --players shed,random --deals 40 --seed 2");
    for player in report["players"].as_array().expect("the players") {
        assert_eq!(player["unit"], "cards");
        assert!((-13.0..0.0).contains(&number(&player["mean"])), "{player}");
    }
    assert!(number(&report["pairs"][0]["difference"]) > 0.0, "{report}");
}

#[test]
fn the_report_matches_its_schema() {
    let schema = run("schema arena").json();
    for arguments in ["holdem --players tight,random", "holdem --league"] {
        let report = run(&format!("arena {arguments} --deals 3 --seed 1 --json")).json();
        let validator = jsonschema::validator_for(&schema["reply"]).expect("a schema");
        let errors: Vec<String> = validator.iter_errors(&report).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:?} in {report}");
    }
}

#[test]
fn text_table_and_chart() {
    let folder = Scratch::new();
    let plot = folder.path("means.svg");
    let arguments = ["--players", "tight,loose,call", "--deals", "40", "--seed", "1", "--plot", &plot];
    let text = run_with(&[&["arena", "holdem"], &arguments[..]].concat(), b"");
    assert_eq!(text.code, Some(0), "{}", text.err);
    assert!(
        text.out.starts_with("40 deals of holdem, each in 3 rotations of the seats; seed 1\n"),
        "{}",
        text.out
    );
    for part in ["tight", "95 % interval", "bb/100", "tight minus loose: ", "loose minus call: "] {
        assert!(text.out.contains(part), "{part}: {}", text.out);
    }
    let svg = std::fs::read_to_string(&plot).expect("the chart");
    for part in ["holdem: running means", "chips a hand", ">\nloose\n<", " at 40"] {
        assert!(svg.contains(part), "{part}: {svg}");
    }
    let csv = run_with(&[&["arena", "holdem"], &arguments[..], &["--csv"]].concat(), b"").out;
    let rows: Vec<&str> = csv.lines().collect();
    assert!(rows[0].starts_with("player,mean,standard_error,low,high,unit,bb_per_100,"), "{csv}");
    assert_eq!((rows.len(), rows[1].split(',').count()), (4, rows[0].split(',').count()), "{csv}");
}

#[test]
fn every_round_is_recorded_and_replays() {
    for (game, players, rounds) in [
        ("holdem", "tight,random,loose", 12),
        ("packs_poker", "bonus,random", 8),
        ("high_card_flush", "t86,call", 8),
        ("mount_holyoke", "shed,random", 8),
    ] {
        let folder = Scratch::new();
        let records = folder.path("rounds");
        let flags =
            format!("arena {game} --players {players} --deals 4 --seed 9 --threads 2 --record {records}");
        assert_eq!(run(&flags).code, Some(0));
        let replayed = run(&format!("replay --json {records}"));
        assert_eq!(replayed.code, Some(0), "{}", replayed.err);
        let summary = &replayed.json()["summary"];
        assert_eq!((&summary["hands"], &summary["matched"]), (&json!(rounds), &json!(rounds)), "{game}");
        let first = std::fs::read_to_string(folder.path(&format!("rounds/{game}-000001.phh"))).unwrap();
        let name = players.split(',').next().unwrap();
        assert!(first.contains(name), "{first}");
    }
}

#[test]
fn a_league_replaces_its_table_and_nothing_else() {
    let folder = Scratch::new();
    let text = "before\n<!-- league holdem -->\nan outdated table\n<!-- end of league -->\nafter\n";
    let path = folder.write("bots.md", text);
    let league = |seed: u64| {
        let run = run(&format!("arena holdem --league --deals 20 --seed {seed} --into {path} --json"));
        assert_eq!(run.code, Some(0), "{}", run.err);
        (run.json(), std::fs::read_to_string(&path).unwrap())
    };
    let (report, written) = league(4);
    assert!(
        written.starts_with(
            "before\n<!-- league holdem -->\n`cardroom arena holdem --league --deals 20 --seed 4`"
        )
    );
    assert!(
        written.ends_with("|\n<!-- end of league -->\nafter\n") && !written.contains("outdated"),
        "{written}"
    );
    let standings = report["standings"].as_array().expect("the standings");
    assert_eq!(standings.len(), 4);
    assert!(standings.is_sorted_by(|one, other| number(&one["mean"]) >= number(&other["mean"])), "{report}");
    for standing in standings {
        let against = standing["against"].as_array().expect("the opponents");
        let mean = against.iter().map(|met| number(&met["mean"])).sum::<f64>() / 3.0;
        assert!(against.len() == 3 && (number(&standing["mean"]) - mean).abs() < 1e-9, "{standing}");
        assert!(
            written.contains(
                &format!("| {} |", standing["player"].as_str().unwrap())
                    .replace("| ", "| `")
                    .replace(" |", "` |")
            )
        );
    }
    assert_eq!(league(4).1, written, "the same seed gives the same table");
}

/// docs/bots.md has a place for every game, and its tables list every bot.
#[test]
fn the_document_lists_every_bot() {
    fn names<G: strategy::bots::HasBots>() -> (&'static str, Vec<&'static str>) {
        (G::NAME, G::BOTS.iter().map(|bot| bot.name()).collect())
    }
    let document = include_str!("../../../../docs/bots.md");
    for (game, bots) in [
        names::<games::holdem::Holdem>(),
        names::<games::packs_poker::PacksPoker>(),
        names::<games::high_card_flush::HighCardFlush>(),
        names::<games::mount_holyoke::MountHolyoke>(),
    ] {
        let (_, after) =
            document.split_once(&format!("<!-- league {game} -->")).expect("a place for the game");
        let (table, _) = after.split_once("<!-- end of league -->").expect("its end");
        for bot in bots {
            let command = format!("cardroom arena {game} --league --seed 1");
            assert!(
                table.contains(&format!("| `{bot}` |")),
                "{bot} is not in the table of {game}: run {command}"
            );
        }
    }
}

#[test]
fn wrong_arguments_are_refused() {
    let folder = Scratch::new();
    let other = folder.write("other.md", "no marks");
    let league = format!("arena holdem --league --into {other}");
    let missing = format!("arena holdem --league --into {}", folder.path("none.md"));
    for (arguments, message) in [
        ("arena poker_run --players call,call", "arena poker_run: a poker run has no seats and no turns"),
        ("arena holdem", "--players <A,B,…>"),
        ("arena holdem --players tight", "--players: holdem has 2 to 10 seats, not 1"),
        ("arena mount_holyoke --players call,call,call,call,call", "mount_holyoke has 2 to 4 seats, not 5"),
        ("arena holdem --players tight,,call", "--players : this game has call, random, tight, loose"),
        ("arena holdem --players tight,shed", "--players shed: this game has"),
        ("arena holdem --players tight,exec:'x", "the quotation mark ' has no counterpart"),
        ("arena holdem --players tight,call --deals 0", "expected a whole number from 1"),
        ("arena holdem --players tight,call --threads 0", "expected a whole number from 1"),
        ("arena holdem --players tight,call --rules bun=1", "there is no setting bun"),
        ("arena holdem --players tight,call --into x.md", "cannot be used with"),
        (league.as_str(), "it has no line <!-- league holdem -->"),
        (missing.as_str(), "it cannot be read"),
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}: {}", run.err);
        assert!(run.err.contains(message), "{arguments}: {}", run.err);
    }
    let refused = run("arena packs_poker --players call,call --rules packs=9 --json");
    assert_eq!((refused.code, &refused.json()["error"]["clauses"][0]), (Some(1), &json!("packs-poker/4")));
}
