//! The end of the event: the exported log is complete, and the results match the cards that were acknowledged.

use super::jobs::{EXTRA_PRICE, HAND_PRICE};
use super::log::{card_at, extra_of};
use super::reported::{Hand, ReportedFacts};
use super::{PRIZES, draft};
use crate::http::{ask, file_if_alive};
use crate::process::RoomAddress;
use games::poker_run::Settings;
use games::poker_run::referee::{Request, referee};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Closes the event, verifies its public log, and compares its standings, its account and its till with the reported
/// facts.
///
/// # Errors
/// A description of the contradiction.
pub fn check(
    room: &RoomAddress,
    event: &str,
    organiser: &str,
    folder: &Path,
    reported: &ReportedFacts,
) -> Result<(), String> {
    let get = |path: &str| {
        let answer = ask(&room.address, "GET", &format!("{event}{path}"), organiser, &Value::Null);
        answer.map(|answer| answer.body).ok_or("the room does not answer")
    };
    let close = json!({ "action": "close" });
    let closed = ask(&room.address, "POST", &format!("{event}/actions"), organiser, &close);
    closed.filter(|closed| closed.status == 200).ok_or("the event does not close")?;
    verify_export(room, event, folder)?;

    let takings = takings(reported);
    let (board, reply) = (get("/board")?, refereed(reported, takings)?);
    let (found, expected) = (places(&board["standings"]), places(&reply["standings"]));
    if found != expected || expected.is_empty() {
        return Err(format!("the standings are {found:?}, and by the acknowledged cards {expected:?}"));
    }
    let (view, report) = (get("")?, get("/report")?);
    if view["organiser"]["account"] != reply["account"] {
        return Err(format!("{} instead of {}", view["organiser"]["account"], reply["account"]));
    }
    let (found, expected) = (&report["tills"][0]["expected"], cash(reported));
    if *found != expected {
        return Err(format!("the till has {found} cents, and {expected} were paid in cash"));
    }
    Ok(())
}

/// Checks the public log of the closed event with `cardroom verify`.
fn verify_export(room: &RoomAddress, event: &str, folder: &Path) -> Result<(), String> {
    let file = file_if_alive(&room.address, &format!("{event}/log"), "").ok_or("the room does not answer")?;
    let path = folder.join("event.jsonl");
    std::fs::write(&path, file).map_err(|error| error.to_string())?;
    let mut verify = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    let output = verify.arg("verify").arg(&path).arg("--json").output().map_err(|error| error.to_string())?;
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let ok = output.status.success() && report["ok"] == true && report["kind"] == "event";
    ok.then_some(()).ok_or_else(|| format!("cardroom verify says {report}"))
}

/// Place, id, prize and best five cards of every ranked hand.
fn places(standings: &Value) -> Vec<Value> {
    let lines = standings.as_array().into_iter().flatten();
    lines.map(|line| json!([line["place"], line["id"], line["prize"], line["best"]])).collect()
}

/// The fees that were paid and the extra cards that were sold, in cents.
fn takings(reported: &ReportedFacts) -> u64 {
    let count = |begin: &str, end: &str| {
        let subjects = reported.facts.keys();
        subjects.filter(|subject| subject.starts_with(begin) && subject.ends_with(end)).count() as u64
    };
    count("fee ", "") * HAND_PRICE + count("card ", " extra") * EXTRA_PRICE
}

/// The cash that was paid, in cents.
fn cash(reported: &ReportedFacts) -> u64 {
    let payments = reported.facts.iter().filter(|(subject, _)| subject.starts_with("paid "));
    payments.filter(|(_, paid)| paid[1] == "cash").filter_map(|(_, paid)| paid[0].as_u64()).sum()
}

/// The reply of the referee to the hands that were turned in, from their acknowledged cards alone.
fn refereed(reported: &ReportedFacts, takings: u64) -> Result<Value, String> {
    let hands: Vec<Value> = reported.hands.iter().filter_map(|hand| finished(reported, hand)).collect();
    let request = json!({
        "hands": hands, "prizes": PRIZES, "takings": takings, "rules": draft()["settings"],
    });
    let request: Request = serde_json::from_value(request).map_err(|error| error.to_string())?;
    let reply = referee(&request, &Settings::default()).map_err(|error| error.to_string())?;
    serde_json::to_value(reply).map_err(|error| error.to_string())
}

fn finished(reported: &ReportedFacts, hand: &Hand) -> Option<Value> {
    let turned_in = reported.facts.get(&format!("turned in {}", hand.id))?;
    let subjects = (1..=5).map(|stop| card_at(&hand.id, stop)).chain([extra_of(&hand.id)]);
    let cards: Vec<&Value> =
        subjects.filter_map(|subject| reported.facts.get(&subject)).map(|card| &card[0]).collect();
    Some(json!({
        "id": hand.id,
        "participant": hand.participant.to_string(),
        "cards": cards,
        "route_complete": reported.is_complete(hand),
        "arrived": reported.facts.get(&format!("arrived {}", hand.participant)),
        "turned_in": turned_in,
    }))
}
