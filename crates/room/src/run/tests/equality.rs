//! Tests that the standings of a random event in the room equal those that the referee computes from the sheets, and
//! those that a replay computes from the record of the game.
//!
//! The comparison with the referee leaves out only the parts that a request to the referee cannot express:
//!
//! - a hand that was not turned in, since each hand of a request has a turn-in time. The room does not rank it;
//! - a cancelled event, which has no standings; the random events are never cancelled;
//! - the account of an event whose fees were paid or declared void after the close: a request has a single amount of
//!   takings, which determines the shares. The prizes are compared with the takings at the close;
//! - refunds, which the referee's account does not have;
//! - the clauses behind a place, since PR-8 is among them if a participant has another hand, even if that hand is
//!   left out.
//!
//! Spin-offs are compared: a request names the cards that each hand spun.

use super::random_day::Day;
use super::{Event, shown};
use crate::run::author::Author;
use crate::run::entry::RunChange;
use formats::history::{History, replay_any};
use games::poker_run::referee::{Request, referee};
use games::poker_run::{HandId, PokerRun, Rules, STOPS, Settings};
use games::record::Record;
use games::{Actor, NoOrder, StaffId};
use proptest::prelude::*;
use serde_json::{Value, json};

fn chosen(name: &'static str, values: Vec<Value>) -> impl Strategy<Value = (&'static str, Value)> {
    prop::sample::select(values).prop_map(move |value| (name, value))
}

/// Random values of all settings except the price of an extra card.
fn settings() -> impl Strategy<Value = Value> {
    let limits = vec![json!("none"), json!(1), json!(2)];
    let lows = vec![json!("none"), json!(700), json!("5%")];
    let input = [
        chosen("draw", vec![json!("wheel"), json!("pack"), json!("respin")]).boxed(),
        chosen("five_of_a_kind", vec![json!("as_quads"), json!("above_royal_flush")]).boxed(),
        chosen("route", vec![json!("ordered"), json!("any_order")]).boxed(),
        chosen("stamps", vec![json!("as_entered"), json!("by_time")]).boxed(),
        chosen("extra_card", vec![json!("per_hand"), json!("per_participant"), json!("none")]).boxed(),
        chosen("deadline", vec![json!("14:00"), json!("15:30"), json!("26:00")]).boxed(),
        chosen("deadline_for", vec![json!("arrival"), json!("turn_in")]).boxed(),
        chosen("hands_limit", limits).boxed(),
        chosen("wins", vec![json!("every_hand"), json!("best_hand_only")]).boxed(),
        chosen("ties", vec![json!("share"), json!("spin_off")]).boxed(),
        chosen("hand_price", vec![json!(0), json!(333), json!(2000)]).boxed(),
        chosen("unclaimed", vec![json!("event"), json!("charity")]).boxed(),
        chosen("low_hand", lows).boxed(),
        chosen("fees", vec![json!("at_registration"), json!("recorded")]).boxed(),
    ];
    Vec::from(input).prop_map(|settings| {
        let mut settings: serde_json::Map<String, Value> =
            settings.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        if settings["extra_card"] == "none" {
            settings.insert("extra_price".to_owned(), json!(0));
        }
        Value::Object(settings)
    })
}

/// The hands that were turned in, as a person would copy them from the sheets: from the organiser's view, with the
/// cards spun to break ties.
fn sheets(event: &Event, view: &Value) -> Vec<Value> {
    let rows = view["participants"].as_array().unwrap().iter();
    let hands = rows.flat_map(|row| row["hands"].as_array().unwrap().iter().map(move |hand| (row, hand)));
    let turned_in = hands.filter(|(_, hand)| !hand["turned_in"].is_null());
    turned_in.map(|(row, hand)| sheet(event, row, hand)).collect()
}

fn sheet(event: &Event, row: &Value, hand: &Value) -> Value {
    let is_valid = |stamp: &&Value| stamp["void"].is_null();
    let stamps: Vec<&Value> = hand["stamps"].as_array().unwrap().iter().filter(is_valid).collect();
    let at_stops = stamps.iter().filter(|stamp| stamp["mark"] != "extra").count();
    let cards: Vec<&Value> = stamps.iter().map(|stamp| &stamp["card"]).collect();
    let id: HandId = hand["hand"].as_str().unwrap().parse().unwrap();
    let mut sheet = json!({
        "id": hand["hand"],
        "participant": row["participant"].to_string(),
        "cards": cards,
        "route_complete": at_stops == STOPS,
        "turned_in": hand["turned_in"],
        "spin_off": event.state.game.as_ref().unwrap().spun_off(id).collect::<Vec<_>>(),
    });
    if !row["arrived"].is_null() {
        sheet["arrived"] = row["arrived"].clone();
    }
    sheet
}

/// The fields of the ranked hands, except the clauses.
fn places(standings: &Value) -> Vec<Value> {
    let fields = ["id", "place", "tied", "category", "best", "strength", "prize", "low_hand"];
    let line = |line: &Value| fields.map(|field| line[field].clone()).to_vec().into();
    standings.as_array().unwrap().iter().map(line).collect()
}

/// The unranked hands with these ids, with the reasons.
fn reasons(unranked: &Value, ids: &[&str]) -> Vec<Value> {
    let lines = unranked.as_array().unwrap().iter();
    let kept = lines.filter(|line| ids.contains(&line["id"].as_str().unwrap()));
    kept.map(|line| json!([line["id"], line["reason"]])).collect()
}

/// Compares the event with the referee's reply for its sheets. Returns the number of ranked hands.
fn agrees_with_the_referee(event: &Event, at_close: &Value) -> Result<usize, TestCaseError> {
    let [board, view] = <[Value; 2]>::try_from(shown(&event.state).as_array().unwrap().clone()).unwrap();
    let hands = sheets(event, &view);
    let mut rules = view["draft"]["settings"].clone();
    rules["deadline"] = board["run"]["deadline"].clone();
    let request = json!({
        "hands": hands, "prizes": view["draft"]["plan"]["prizes"], "takings": at_close, "rules": rules,
    });
    let request: Request = serde_json::from_value(request).unwrap();
    let reply = referee(&request, &Settings::default());
    let reply = json!(reply.map_err(|error| TestCaseError::fail(format!("{error}: {}", json!(request))))?);
    prop_assert_eq!(places(&board["standings"]), places(&reply["standings"]));
    let ids: Vec<&str> = request.hands.iter().map(|hand| hand.id.as_str()).collect();
    prop_assert_eq!(reasons(&board["unranked"], &ids), reasons(&reply["unranked"], &ids));
    let others = board["unranked"].as_array().unwrap().len() - reply["unranked"].as_array().unwrap().len();
    let all = view["participants"].as_array().unwrap().iter();
    let all: usize = all.map(|row| row["hands"].as_array().unwrap().len()).sum();
    prop_assert_eq!(others, all - ids.len(), "a hand that was not turned in is not ranked");

    let mut account = view["organiser"]["account"].clone();
    if account["takings"] == *at_close {
        account.as_object_mut().unwrap().remove("refunds");
        prop_assert_eq!(&account, &reply["account"]);
    }
    Ok(places(&reply["standings"]).len())
}

/// The record of the game in the log, for `replay`.
fn record(event: &Event) -> Record<PokerRun> {
    let mut opened: Option<(u32, Rules)> = None;
    let mut actions = Vec::new();
    for (_, logged) in &event.log {
        match &logged.entry.change {
            RunChange::Opened { version, rules } | RunChange::Replanned { version, rules, .. } => {
                opened = Some((*version, (**rules).clone()));
            }
            RunChange::Acted { action, screen } => {
                let actor = match logged.entry.by {
                    Author::Staff(number) if !screen => Actor::Staff(StaffId(number)),
                    Author::Staff(_) | Author::Room => Actor::House,
                };
                actions.push((actor, action.clone()));
            }
            _ => {}
        }
    }
    let (version, rules) = opened.unwrap();
    Record { version, rules, table: event.state.draft.plan.clone(), order: NoOrder, actions }
}

/// Writes the event as a file for `replay`, and compares the result of the replay with the board.
fn agrees_with_the_replay(event: &Event) -> Result<(), TestCaseError> {
    let history = History::of(record(event)).map_err(|error| TestCaseError::fail(error.to_string()))?;
    let text = history.encode();
    let replayed = replay_any(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(replayed.matches, Some(true), "{:?}", replayed.difference);
    let figure = |name: &str| replayed.figures.iter().find(|(found, _)| *found == name).unwrap().1.clone();
    let [board, view] = <[Value; 2]>::try_from(shown(&event.state).as_array().unwrap().clone()).unwrap();
    let line = |line: &Value| json!({ "id": line["id"], "place": line["place"], "category": line["category"], "prize": line["prize"] });
    let standings: Vec<Value> = board["standings"].as_array().unwrap().iter().map(line).collect();
    prop_assert_eq!(figure("_standings"), json!(standings));
    let line = |line: &Value| json!({ "id": line["id"], "reason": line["reason"] });
    let unranked: Vec<Value> = board["unranked"].as_array().unwrap().iter().map(line).collect();
    prop_assert_eq!(figure("_unranked"), json!(unranked));
    prop_assert_eq!(&figure("_account"), &view["organiser"]["account"]);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_random_event_has_the_standings_of_the_referee_and_of_a_replay(
        seed in any::<u64>(),
        settings in settings(),
    ) {
        let day = Day::play(&settings, seed);
        agrees_with_the_referee(&day.event, &day.takings_at_close)?;
        agrees_with_the_replay(&day.event)?;
    }
}

/// The random days contain the cases for which the comparison is meant; without them, it would be meaningless.
#[test]
fn the_random_days_have_ties_spin_offs_and_hands_that_are_not_ranked() {
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..60 {
        let ties = if seed % 2 == 0 { "share" } else { "spin_off" };
        let stamps = if seed % 3 == 0 { "by_time" } else { "as_entered" };
        let day = Day::play(&json!({ "ties": ties, "stamps": stamps, "fees": "recorded" }), seed);
        let board = &shown(&day.event.state)[0];
        let ranked = agrees_with_the_referee(&day.event, &day.takings_at_close).unwrap();
        *seen.entry("ranked".to_owned()).or_default() += ranked as u32;
        let tied = board["standings"].as_array().unwrap().iter().filter(|line| line["tied"] == true);
        *seen.entry("tied".to_owned()).or_default() += tied.count() as u32;
        for line in board["unranked"].as_array().unwrap() {
            *seen.entry(line["reason"].as_str().unwrap().to_owned()).or_default() += 1;
        }
        for (_, logged) in &day.event.log {
            let change = json!(logged.entry.change);
            let action = change["action"].as_object().and_then(|action| action.keys().next());
            let name = action.cloned().unwrap_or_else(|| change["kind"].as_str().unwrap().to_owned());
            *seen.entry(name).or_default() += 1;
        }
    }
    let expected = [
        "ranked",
        "tied",
        "late",
        "stop_missing",
        "not_turned_in",
        "register",
        "add_hand",
        "stamp",
        "spin_all",
        "extra",
        "void",
        "arrive",
        "void_arrival",
        "turn_in",
        "void_turn_in",
        "withdraw",
        "rename",
        "set_rides",
        "remove_hand",
        "close_stop",
        "reopen_stop",
        "move_deadline",
        "report",
        "retract_report",
        "allow_skip",
        "spin_off",
        "pay",
        "pay_prize",
        "money",
        "conflicted",
        "decided",
        "described",
    ];
    let missing: Vec<&str> = expected.into_iter().filter(|name| !seen.contains_key(*name)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{seen:?}");
}
