//! Tests of bots that are programs: the examples of docs/bots.md, and programs that break the protocol.
#![cfg(unix)]

use crate::support::*;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DOCUMENT: &str = include_str!("../../../../docs/bots.md");

/// The example of docs/bots.md in this language.
fn example(language: &str) -> &'static str {
    let (_, after) = DOCUMENT.split_once(&format!("```{language}\n")).expect("an example");
    after.split_once("```").expect("its end").0
}

/// The report on a match between this program, written to a file that `sh` runs, and a bot that always calls.
fn against_call(script: &str, flags: &str) -> Value {
    let folder = Scratch::new();
    let path = folder.write("bot.sh", script);
    let command = format!("exec:sh {path}");
    let mut arguments =
        vec!["arena", "holdem", "--players", &command, "--players", "call", "--seed", "1", "--json"];
    arguments.extend(flags.split_whitespace());
    let run = run_with(&arguments, b"");
    let report = run.json();
    let is_out = report["players"].as_array().is_some_and(|all| all.iter().any(|one| one["out"].is_object()));
    assert_eq!(run.code, Some(i32::from(is_out)), "{script}: {}", run.err);
    report
}

#[test]
fn the_examples_of_the_document_play_without_a_fault() {
    let folder = Scratch::new();
    let (python, source, binary) = (
        folder.write("bot.py", example("python")),
        folder.write("bot.rs", example("rust")),
        folder.path("bot"),
    );
    for language in ["python", "rust"] {
        assert!(example(language).lines().count() <= 20, "{language}: the example is longer than 20 lines");
    }
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let built = Command::new(rustc).args(["--edition", "2024", "-o", &binary, &source]).output();
    let built = built.expect("the compiler starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let players = format!("exec:python3 {python},exec:{binary},call");
    let report = |threads: &str| {
        let arguments = [
            "arena",
            "holdem",
            "--players",
            &players,
            "--deals",
            "30",
            "--seed",
            "4",
            "--threads",
            threads,
            "--json",
        ];
        let run = run_with(&arguments, b"");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let mut report = run.json();
        for player in report["players"].as_array_mut().expect("the players") {
            player["decisions_per_second"].take();
            let faults = ["illegal", "timeouts", "broken"].map(|kind| player[kind].as_u64());
            assert_eq!(faults, [Some(0); 3], "{player}");
            assert!(player["decisions"].as_u64().is_some_and(|decisions| decisions > 90), "{player}");
        }
        report
    };
    assert_eq!(report("1"), report("2"), "the programs depend only on what they are sent");
}

#[test]
fn programs_with_faults_are_named_and_the_arena_goes_on() {
    let read = "while read -r line; do";
    let asked = "case $line in *'\"type\":\"decide\"'*)";
    for (script, kind, reason) in [
        ("sleep 987654".to_owned(), "timeouts", "no answer in 50 ms"),
        (format!("{read} {asked} sleep 0.2; echo call;; esac; done"), "timeouts", "no answer in 50 ms"),
        ("yes".to_owned(), "broken", "the program wrote a line before it was asked"),
        (format!("{read} {asked} echo maybe;; esac; done"), "broken", "maybe"),
        (format!("{read} {asked} printf '\\377\\n';; esac; done"), "broken", "the answer is not UTF-8"),
        (format!("{read} {asked} echo raise to 1;; esac; done"), "illegal", "raise to 1: "),
        (format!("{read} {asked} printf cal; exit;; esac; done"), "broken", "in the middle of a line"),
        (format!("{read} {asked} exit 3;; esac; done"), "broken", "the program ended (exit status: 3)"),
        (format!("{read} {asked} kill -9 $$;; esac; done"), "broken", "the program ended (signal: 9"),
        (
            format!("{read} {asked} sleep 987653 > /dev/null & exit 3;; esac; done"),
            "broken",
            "the program ended (exit status: 3)",
        ),
        (format!("{read} {asked} sleep 987652 & exit 3;; esac; done"), "timeouts", "no answer in 50 ms"),
        ("tr '\\n' x < /dev/zero".to_owned(), "broken", "a line is longer than 64 KiB"),
    ] {
        let began = Instant::now();
        // Where an answer is expected, even a busy machine gives it in time.
        let time = if kind == "timeouts" { 50 } else { 10_000 };
        let report = against_call(&script, &format!("--deals 6 --decision-time {time} --faults 3"));
        let [program, call] = [&report["players"][0], &report["players"][1]];
        assert_eq!(report["deals"], 6, "{script}");
        assert_eq!(program[kind], 3, "{script}: {program}");
        assert_eq!(program["out"]["reason"], "3 faults", "{script}: {program}");
        let mut reasons =
            program["faults"].as_array().into_iter().flatten().map(|fault| fault["reason"].to_string());
        assert!(reasons.any(|listed| listed.contains(reason)), "{script}: {program}");
        let clean = ["illegal", "timeouts", "broken"].iter().all(|kind| call[kind] == 0);
        assert!(clean && call.get("out").is_none(), "{script}: {call}");
        assert!(began.elapsed() < Duration::from_secs(60), "{script}: {:?}", began.elapsed());
    }
    let sleeps = |line: &String| line.contains("sleep 98765");
    wait_until("all programs are killed", &mut || !processes().iter().any(sleeps));
}

/// A script that always calls, and writes every message that it gets to a file.
fn recorder(log: &str) -> String {
    format!(
        "while read -r line; do printf '%s\\n' \"$line\" >> {log}; case $line in *'\"type\":\"decide\"'*) \
         case $line in *'\"check\":true'*) echo check;; *'\"show\":true'*) echo show;; *'\"muck\":true'*) echo muck;; \
         *) echo call;; esac;; esac; done"
    )
}

#[test]
fn a_program_is_sent_its_own_view_and_the_result_of_every_round() {
    let folder = Scratch::new();
    let log = folder.path("log");
    let report = against_call(&recorder(&log), "--deals 5 --threads 1");
    assert_eq!(report["players"][0]["broken"], 0, "{report}");
    let log = std::fs::read_to_string(&log).expect("the messages");
    let messages: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("a message is JSON")).collect();
    let count = |kind: &str| messages.iter().filter(|message| message["type"] == kind).count();
    assert_eq!((count("start"), count("end")), (10, 10));
    assert_eq!(count("decide") as u64, report["players"][0]["decisions"].as_u64().unwrap());
    let (mut seat, mut net) = (0, 0);
    for message in &messages {
        match message["type"].as_str() {
            Some("start") => {
                seat = message["seat"].as_u64().expect("a seat") as usize;
                assert_eq!((&message["game"], &message["seats"]), (&json!("holdem"), &json!(2)));
                assert!(message["rules"].is_object() && message["seed"].is_u64(), "{message}");
            }
            Some("decide") => {
                let (own, other) = (&message["view"]["seats"][seat - 1], &message["view"]["seats"][2 - seat]);
                assert!(own["cards"].is_array(), "{message}");
                assert!(other["cards"].is_null() || other["standing"] == "tabled", "{message}");
                assert_eq!(message["legal"], message["view"]["legal"]);
                assert_eq!(message["milliseconds"], 1000);
            }
            Some("events") => {
                let dealt = message["events"].as_array().expect("events").iter();
                let foreign =
                    dealt.filter(|event| event["event"] == "hole_cards" && event["seat"] != seat as u64);
                foreign.for_each(|event| assert_eq!(event["cards"], json!([null, null])));
            }
            Some("end") => net += message["result"]["net"].as_i64().expect("a result"),
            other => panic!("a message of type {other:?}"),
        }
    }
    let mean = report["players"][0]["mean"].as_f64().expect("a mean");
    assert!((mean - net as f64 / 10.0).abs() < 1e-9, "{net} in 10 rounds, {mean} on average");
}

#[test]
fn the_messages_of_the_document_are_those_of_a_hand() {
    let folder = Scratch::new();
    let log = folder.path("log");
    against_call(&recorder(&log).replace("echo call;;", "echo fold;;"), "--deals 1");
    let log = std::fs::read_to_string(&log).expect("the messages");
    let sent: Vec<&str> = log.lines().take(5).collect();
    let documented: Vec<&str> = DOCUMENT.lines().filter(|line| line.starts_with("{\"type\":")).collect();
    assert_eq!(documented, sent);
}

#[test]
fn a_program_that_does_not_start_is_out_at_once() {
    let run = run("arena holdem --players exec:/no/such/program,call --deals 20 --seed 1 --json");
    assert_eq!(run.code, Some(1), "{}", run.err);
    let report = run.json();
    assert_eq!(report["deals"], 20);
    let out = &report["players"][0]["out"];
    assert_eq!(out["deal"], 1);
    assert!(
        out["reason"].as_str().is_some_and(|reason| reason.starts_with("the program does not start: ")),
        "{out}"
    );
    assert!(run.err.contains("exec:/no/such/program is out in deal 1"), "{}", run.err);
    let simulated = crate::support::run("simulate holdem --policy exec:/no/such/program --hands 5 --seed 1");
    assert_eq!(simulated.code, Some(1), "{}{}", simulated.out, simulated.err);
}

/// The program moves the folder away at its 400th message, some deals after the first record was written.
#[test]
fn a_record_that_cannot_be_written_stops_the_arena_with_its_report() {
    let folder = Scratch::new();
    let records = folder.path("records");
    let script = recorder(&format!("/dev/null; n=$((n + 1)); test $n = 400 && mv {records} {records}-moved"));
    let program = format!("exec:sh {}", folder.write("bot.sh", &script));
    let arguments = ["arena", "holdem", "--players", &program, "--players", "call", "--deals", "100000"];
    let run = run_with(
        &[&arguments[..], &["--seed", "1", "--threads", "2", "--json", "--record", &records]].concat(),
        b"",
    );
    assert_eq!(run.code, Some(1), "{}", run.err);
    let report = run.json();
    let deals = report["deals"].as_u64().expect("a number");
    assert!(0 < deals && deals < 100_000 && report["stopped"] == true, "{report}");
    assert!(run.err.contains(&records), "the error names the file: {}", run.err);
}

/// The command lines of all processes.
fn processes() -> Vec<String> {
    let processes =
        Command::new("ps").args(["-eww", "-o", "args"]).output().expect("the program `ps` starts");
    String::from_utf8_lossy(&processes.stdout).lines().map(str::to_owned).collect()
}

fn wait_until(context: &str, is_so: &mut dyn FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(30), "{context}: waited for half a minute");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn send(signal: &str, process: &Child) {
    let sent = Command::new("kill").args(["-s", signal, &process.id().to_string()]).status();
    assert!(sent.expect("the program `kill` starts").success());
}

/// The second Ctrl-C and the termination signal end the arena at once, and Ctrl-C that of `choose`, with the programs.
#[test]
fn no_program_outlives_a_command_that_is_killed() {
    let arena = "arena holdem --decision-time 600000 --players call --players";
    let choose = "choose holdem --decision-time 600000 --bot";
    for (number, arguments, signals, code) in
        [(1, arena, &["INT", "INT"][..], 130), (2, arena, &["TERM"], 143), (3, choose, &["INT"], 130)]
    {
        // Seconds that no other program sleeps; it ends by itself if the test fails.
        let pause = format!("sleep 99.{number}{}", std::process::id());
        let runs = || processes().contains(&pause);
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
        command.args(arguments.split(' ')).arg(format!("exec:{pause}"));
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut killed = command.spawn().expect("the program starts");
        let request = format!("{{\"view\":{}}}\n", documented_view());
        killed.stdin.take().expect("a pipe").write_all(request.as_bytes()).expect("it reads");
        wait_until(arguments, &mut || runs());
        for signal in signals {
            assert!(runs(), "{arguments}: only the last signal ends the program");
            send(signal, &killed);
            std::thread::sleep(Duration::from_millis(300));
        }
        let mut status = None;
        wait_until(arguments, &mut || {
            status = killed.try_wait().expect("a child");
            status.is_some()
        });
        assert_eq!(status.and_then(|status| status.code()), Some(code), "{arguments}");
        wait_until(arguments, &mut || !runs());
    }
}

/// A benchmark that ends with the test.
struct Benchmark(Child);

impl Drop for Benchmark {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

/// Like the programs of a bot, the room is in a process group of its own, which signals of the terminal do not reach.
#[test]
fn no_room_outlives_a_benchmark_that_is_killed() {
    let folder = Scratch::new();
    let data = folder.path("data");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    command.args(["bench", "room", "--tables", "2", "--sockets", "6", "--data", &data]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut benchmark = Benchmark(command.spawn().expect("the program starts"));
    let is_room = |line: &String| line.contains(" serve ") && line.contains(&data);
    wait_until("the room starts", &mut || processes().iter().any(is_room));
    send("TERM", &benchmark.0);
    assert_eq!(benchmark.0.wait().expect("a child").code(), Some(143));
    wait_until("the room ends", &mut || !processes().iter().any(is_room));
}

/// The view in the document's question to a program.
fn documented_view() -> Value {
    let line = DOCUMENT.lines().find(|line| line.starts_with("{\"type\":\"decide\"")).expect("a question");
    serde_json::from_str::<Value>(line).expect("JSON")["view"].take()
}

#[test]
fn a_program_chooses_plays_and_simulates_like_a_bot() {
    let folder = Scratch::new();
    let bot = format!("exec:sh {}", folder.write("bot.sh", recorder(&folder.path("log"))));
    let simulated =
        run_with(&["simulate", "holdem", "--hands", "5", "--seed", "1", "--policy", &bot, "--json"], b"");
    assert_eq!(
        (simulated.code, &simulated.json()["conserved"]),
        (Some(0), &json!(true)),
        "{}",
        simulated.err
    );
    let played =
        run_with(&["play", "holdem", "--seed", "1", "--seats", "2", "--bot", &bot], b"c\nc\nc\nc\nquit\n");
    assert_eq!(played.code, Some(0), "{}{}", played.out, played.err);
    assert!(played.out.contains("(a program)"), "{}", played.out);

    let log = std::fs::read_to_string(folder.path("log")).expect("the messages");
    let decide = log.lines().find(|line| line.contains("\"type\":\"decide\"")).expect("a question");
    let decide: Value = serde_json::from_str(decide).expect("a message is JSON");
    let request = json!({ "view": decide["view"], "seed": 3 }).to_string();
    let (code, replies) = {
        let run = run_with(
            &["choose", "holdem", "--bot", &bot, "--jsonl"],
            format!("{request}\n{request}\n").as_bytes(),
        );
        (
            run.code,
            run.out.lines().map(|line| serde_json::from_str(line).expect("a reply")).collect::<Vec<Value>>(),
        )
    };
    assert_eq!((code, replies.len()), (Some(0), 2), "{replies:?}");
    assert!(replies.iter().all(|reply| reply["legal"] == true && reply["line"].is_string()), "{replies:?}");
    let nonsense =
        format!("sh {}", folder.write("nonsense.sh", "read -r start; read -r question; echo fold now"));
    for (command, message) in
        [(nonsense.as_str(), "fold now"), ("false", "ended"), ("/no/such/program", "does not start")]
    {
        let bot = format!("exec:{command}");
        let refused = run_with(&["choose", "holdem", "--bot", &bot, "--json"], request.as_bytes());
        assert_eq!(
            (refused.code, &refused.json()["error"]["code"]),
            (Some(1), &json!("program")),
            "{}",
            refused.out
        );
        assert!(refused.err.contains(message), "{}", refused.err);
    }
}

/// A program for every game, which writes the messages to each of its processes to a file in the folder of its argument.
const RECORDER: &str = r#"
import json, os, sys

log = open(os.path.join(sys.argv[1], str(os.getpid())), "w")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    message = json.loads(line)
    if message["type"] == "start":
        game, asked = message["game"], 0
    if message["type"] != "decide":
        continue
    legal, asked = message["legal"], asked + 1
    if game == "holdem":
        free = [name for name in ("check", "show", "muck") if legal[name]]
        answer = free[0] if free else "call"
    elif game == "packs_poker":
        answer = "wager 500 on pack 1" if asked == 1 else "done"
    elif game == "high_card_flush":
        answer = "ante 1000" if legal["wager"] else "raise 1000"
    else:
        answer = json.dumps({"play": legal["plays"][0]}) if legal["plays"] else "pass"
    print(answer, flush=True)
"#;

/// The messages in each file of a folder.
fn messages_in(folder: &str) -> Vec<Vec<Value>> {
    let files = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    let read = |path| std::fs::read_to_string(path).expect("the messages");
    let parse = |text: String| text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    files.map(read).map(parse).collect()
}

/// The results of the rounds of one process. Checks that a round has one start, one end with the result that follows from its
/// events, and no card of others before it is turned up.
fn results(game: &str, messages: &[Value]) -> Vec<i64> {
    let round = |round: &[Value]| {
        let [start, between @ .., end] = round else { panic!("{round:?}") };
        assert_eq!(
            (&start["type"], &start["game"], &end["type"]),
            (&json!("start"), &json!(game), &json!("end"))
        );
        let (seat, mut events) = (&start["seat"], Vec::new());
        for message in between {
            match message["type"].as_str() {
                Some("events") => events.extend(message["events"].as_array().expect("events")),
                kind => assert_eq!(kind, Some("decide")),
            }
        }
        for event in &events {
            let is_deal = ["hole_cards", "hand_dealt", "dealt", "pack_dealt", "dealer_dealt"];
            let is_own = event["seat"] == *seat || event["to"]["seat"] == *seat;
            if is_deal.iter().any(|name| event["event"] == *name) {
                let is_hidden = event["cards"].as_array().expect("cards").iter().all(Value::is_null);
                assert_eq!(is_hidden, !is_own, "{game}, seat {seat}: {event}");
            }
        }
        let own = events.iter().filter(|event| event["seat"] == *seat);
        let number = |event: &Value, field: &str| event[field].as_i64().unwrap_or_default();
        let net: i64 = match game {
            "holdem" => own
                .map(|event| match event["event"].as_str() {
                    Some("blind" | "called") => -number(event, "amount"),
                    Some("won" | "returned") => number(event, "amount"),
                    _ => 0,
                })
                .sum(),
            "mount_holyoke" => -own.filter_map(|event| event["left"].as_i64()).next_back().unwrap_or(13),
            _ => own.filter(|event| event["event"] == "settled").map(|event| number(event, "net")).sum(),
        };
        assert_eq!(end["result"]["net"], net, "{game}, seat {seat}: {events:?}");
        net
    };
    messages.split_inclusive(|message| message["type"] == "end").map(round).collect()
}

#[test]
fn a_program_is_sent_whole_rounds_in_simulate_and_play() {
    let cards = || {
        "23456789TJQKA"
            .chars()
            .flat_map(|rank| "cdhs".chars().map(move |suit| format!("play {rank}{suit}\n")))
    };
    let any_play = format!("pass\n{}", cards().collect::<String>()).repeat(14);
    for (game, typed) in [
        ("holdem", "call\ncheck\n".repeat(10)),
        ("packs_poker", "wager 500 on pack 1\ndone\n".to_owned()),
        ("high_card_flush", "ante 1000\nraise 1000\n".to_owned()),
        ("mount_holyoke", any_play),
    ] {
        let scratch = Scratch::new();
        let program = scratch.write("recorder.py", RECORDER);
        let [simulated, played] = ["simulated", "played"].map(|name| {
            let folder = scratch.path(name);
            std::fs::create_dir(&folder).expect("a folder");
            folder
        });
        let bot = format!("exec:python3 {program} {simulated}");
        let run = run_with(
            &["simulate", game, "--hands", "3", "--seats", "2", "--seed", "1", "--policy", &bot, "--json"],
            b"",
        );
        assert_eq!(
            (run.code, run.err.as_str(), &run.json()["conserved"]),
            (Some(0), "", &json!(true)),
            "{game}"
        );
        let nets: Vec<Vec<i64>> =
            messages_in(&simulated).iter().map(|messages| results(game, messages)).collect();
        assert_eq!(nets.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3], "{game}: {nets:?}");
        if game == "holdem" {
            assert!(nets[0].iter().zip(&nets[1]).all(|(one, other)| one + other == 0), "{nets:?}");
        }

        let bot = format!("exec:python3 {program} {played}");
        let typed = typed + "quit\n";
        let run = run_with(&["play", game, "--seats", "2", "--seed", "1", "--bot", &bot], typed.as_bytes());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}: {}", run.out);
        let nets: Vec<Vec<i64>> =
            messages_in(&played).iter().map(|messages| results(game, messages)).collect();
        let [net] = nets.concat()[..] else { panic!("{game}: {nets:?}\n{}", run.out) };
        if game != "mount_holyoke" {
            // The last column of the account of the player in seat 2.
            let line =
                run.out.lines().rfind(|line| line.trim_start().starts_with("2 ")).expect("the account");
            let shown: String = line.split_whitespace().last().expect("the net").replace(['.', ','], "");
            let sign = if shown.starts_with(['-', '−']) { -1 } else { 1 };
            let digits = shown.trim_start_matches(['-', '−', '+']);
            assert_eq!(net, sign * digits.parse::<i64>().expect("a number"), "{line}");
        }
    }
}
