//! Tests of `choose`: every view of random rounds, the actions of the bots, and views that no table could have.

use crate::support::*;
use cards::Deck;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::{Actor, Chips, DealtOrder, Legal, Refereed, Seat, Viewer, holdem, mount_holyoke, packs_poker};
use room::rng::Rng;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use strategy::bots::{HasBots, choose_action};

/// The views of the seats to act in random rounds at this table, each with the round.
fn decisions<G: HasBots<Rules: Default> + Clone>(table: &G::Table, rounds: u64) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    for seed in 0..rounds {
        let mut rng = Rng::new(seed);
        let order = DealtOrder::new(Deck::shuffled(|n| rng.below(n)));
        let mut round = G::open(&G::Rules::default(), table, &order, &mut |_| ()).expect("the table opens");
        while let Some(seat) = round.awaiting().first() {
            found.push((round.clone(), seat));
            let action = choose_action(G::bot("random"), &round, seat, &mut |n| rng.below_u64(n));
            round.apply(Actor::Seat(seat), &action.expect("a legal move"), &mut |_| ()).expect("it is legal");
        }
    }
    found
}

fn chips(units: u64) -> Chips {
    Chips::new(units).expect("an amount in range")
}

fn holdem_table() -> holdem::Table {
    holdem::Table::new(Seat::FIRST, vec![chips(10_000); 3])
}

/// Asks every bot for its action in every view; asserts that the action is legal in the round, and the same when asked again.
fn every_bot_answers<G: HasBots<Rules: Default> + Clone>(table: &G::Table, rounds: u64)
where
    G::Action: DeserializeOwned,
{
    let decisions = decisions::<G>(table, rounds);
    let requests: Vec<String> = decisions
        .iter()
        .zip(0_u64..)
        .map(|((round, seat), seed)| {
            let view = serde_json::to_value(round.view(Viewer::Seat(*seat))).expect("a view");
            json!({ "view": view, "seed": seed }).to_string()
        })
        .collect();
    let input = requests.join("\n");
    for bot in G::BOTS {
        let arguments = format!("choose {} --bot {} --jsonl", G::NAME, bot.name());
        let (code, replies) = lines(&arguments, &input);
        assert_eq!((code, replies.len()), (Some(0), requests.len()), "{arguments}");
        for ((round, seat), reply) in decisions.iter().zip(&replies) {
            let action: G::Action = serde_json::from_value(reply["action"].clone()).expect("an action");
            assert!(round.legal(*seat).allows(&action) && reply["legal"] == true, "{arguments}: {reply}");
            assert_eq!(reply["line"].as_str(), Some(action.to_string().as_str()));
            assert!(reply["milliseconds"].as_f64().is_some_and(|time| time >= 0.0));
        }
        let actions =
            |replies: Vec<Value>| replies.iter().map(|reply| reply["action"].clone()).collect::<Vec<_>>();
        assert_eq!(actions(lines(&arguments, &input).1), actions(replies), "{arguments}");
    }
}

#[test]
fn every_bot_answers_every_view_with_a_legal_action() {
    every_bot_answers::<Holdem>(&holdem_table(), 12);
    every_bot_answers::<PacksPoker>(&packs_poker::Table::new(vec![chips(1_000_000); 2]), 8);
    every_bot_answers::<MountHolyoke>(&mount_holyoke::Table::new(3), 3);
    let stacks = vec![chips(1_000_000); 2];
    let table = games::high_card_flush::Table { stacks, meter: Chips::new(100_000).ok() };
    every_bot_answers::<HighCardFlush>(&table, 4);
}

/// A request with a view of hold'em, of the seat to act.
fn request() -> Value {
    let (round, seat) = decisions::<Holdem>(&holdem_table(), 1).swap_remove(0);
    json!({ "view": serde_json::to_value(round.view(Viewer::Seat(seat))).expect("a view") })
}

#[test]
fn requests_and_replies_match_their_schema() {
    let schema = run("schema choose").json();
    let (_, replies) = lines("choose holdem --bot tight --jsonl", &format!("{}\nnonsense\n", request()));
    for (kind, value) in [("request", &request()), ("reply", &replies[0]), ("reply", &replies[1])] {
        let validator = jsonschema::validator_for(&schema[kind]).expect("a schema");
        let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:?} in {value}");
    }
}

#[test]
fn one_request_is_answered_as_text_or_json() {
    let request = request().to_string();
    let text = run_with(&["choose", "holdem", "--bot", "call"], request.as_bytes());
    assert_eq!((text.code, text.out.as_str()), (Some(0), "call\n"), "{}", text.err);
    let json = run_with(&["choose", "holdem", "--bot", "call", "--json"], request.as_bytes()).json();
    assert_eq!((&json["action"], &json["legal"]), (&json!("call"), &json!(true)));
}

#[test]
fn views_that_no_table_could_have_are_refused() {
    let with = |pointer: &str, value: Value| {
        let mut request = request();
        *request.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
        request
    };
    let own = request()["view"]["to_act"].as_u64().expect("a seat") - 1;
    let cards = format!("/view/seats/{own}/cards");
    let refused = [
        (with("/view/to_act", json!(9)), "view", "there is no seat 9 among 3"),
        (with("/view/seats", json!([])), "view", "there are 0: a table has 2 to 10"),
        (with("/view/board", json!(["As", "Kd"])), "view", "it has 2 cards, not 0, 3, 4 or 5"),
        (with(&cards, json!(["As", "As"])), "view", "the card As is there twice"),
        (with("/view/legal/raise/least", json!(99_999)), "view", "a minimum is above its maximum"),
        (with("/view/legal", Value::Null), "no_decision", "the view has no legal actions"),
        (with("/view/street", json!("ocean")), "request", "there is no choice ocean"),
        (json!({ "seed": 1 }), "request", "the field view is missing"),
    ];
    for (request, code, message) in refused {
        let (exit, replies) = lines("choose holdem --bot tight --jsonl", &request.to_string());
        let error = &replies[0]["error"];
        assert_eq!((exit, &error["code"]), (Some(1), &json!(code)), "{error}");
        assert!(error["message"].as_str().is_some_and(|text| text.contains(message)), "{error}");
    }
}

#[test]
fn wrong_arguments_are_usage_errors() {
    for (arguments, message) in [
        ("choose holdem --bot shed", "--bot shed: this game has call, random, tight, loose, or exec:COMMAND"),
        ("choose holdem --bot exec:", "--bot exec:: the command is empty"),
        ("choose poker_run --bot call", "choose poker_run: a poker run has no seats and no turns"),
        ("choose holdem", "--bot <NAME>"),
        ("choose holdem --bot call --rules bun=1", "there is no setting bun"),
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(message), "{arguments}: {}", run.err);
    }
}
