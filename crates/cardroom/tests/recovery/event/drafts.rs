//! Other events that the organiser creates and discards at the same time. A room reaches the kill point `mark_synced`
//! only when it creates an event, since only the mark of a log's first entry is synced to disk.

use super::draft;
use crate::http::ask;
use crate::process::RoomAddress;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Pause between two requests.
const PAUSE: Duration = Duration::from_millis(60);

/// The events whose creation was acknowledged. The room may have more, since some responses were lost.
#[derive(Default)]
pub struct Drafts {
    /// Keyed by event id: `true` if the event was discarded, `false` if not, `None` if the request to discard it was
    /// not answered.
    discarded: BTreeMap<String, Option<bool>>,
    /// The id of the newest event; `None` before the first.
    last: Option<String>,
}

impl Drafts {
    /// Creates events and discards them, until the room no longer answers or `over` is set.
    ///
    /// # Errors
    /// If a request is refused.
    pub fn work(&mut self, room: &RoomAddress, organiser: &str, over: &AtomicBool) -> Result<(), String> {
        while !over.load(Ordering::Relaxed) {
            std::thread::sleep(PAUSE);
            let open = self.last.clone().filter(|id| self.discarded[id] == Some(false));
            let path = open.as_ref().map_or("/api/runs".to_owned(), |id| format!("/api/runs/{id}/discard"));
            let body = if open.is_some() { Value::Null } else { json!({ "draft": draft() }) };
            let answer = ask(&room.address, "POST", &path, organiser, &body);
            match (answer, open) {
                (None, None) => return Ok(()),
                (None, Some(id)) => {
                    self.discarded.insert(id, None);
                    return Ok(());
                }
                (Some(answer), _) if answer.status != 200 => return Err(format!("{path}: {}", answer.body)),
                (Some(_), Some(id)) => drop(self.discarded.insert(id, Some(true))),
                (Some(answer), None) => {
                    let id = answer.body["run"]["id"].as_str().unwrap_or_default().to_owned();
                    self.discarded.insert(id.clone(), Some(false));
                    self.last = Some(id);
                }
            }
        }
        Ok(())
    }

    /// Checks that the newest event exists, and has the expected stage. Returns `false` if the room was killed in the
    /// meantime.
    ///
    /// # Errors
    /// A description of the contradiction.
    pub fn compare(&mut self, room: &RoomAddress, organiser: &str) -> Result<bool, String> {
        let Some(id) = self.last.clone() else { return Ok(true) };
        let answer = ask(&room.address, "GET", &format!("/api/runs/{id}"), organiser, &Value::Null);
        let Some(answer) = answer else { return Ok(false) };
        self.check(&id, &answer.body["run"]["stage"])?;
        self.discarded.insert(id, Some(answer.body["run"]["stage"] == "cancelled"));
        Ok(true)
    }

    /// Checks that each event is listed exactly once, with the expected stage.
    ///
    /// # Errors
    /// A description of the contradiction.
    pub fn check_all(&self, room: &RoomAddress, organiser: &str) -> Result<(), String> {
        let answer = ask(&room.address, "GET", "/api/me/runs", organiser, &Value::Null);
        let lines = answer.map(|answer| answer.body).unwrap_or_default();
        for id in self.discarded.keys() {
            let found = lines.as_array().into_iter().flatten().filter(|line| line["id"] == **id);
            let stages: Vec<&Value> = found.map(|line| &line["stage"]).collect();
            match stages[..] {
                [stage] => self.check(id, stage)?,
                _ => return Err(format!("the event {id} is listed {} times", stages.len())),
            }
        }
        Ok(())
    }

    fn check(&self, id: &str, stage: &Value) -> Result<(), String> {
        let fits = match self.discarded[id] {
            Some(true) => stage == "cancelled",
            Some(false) => stage == "draft",
            None => stage == "cancelled" || stage == "draft",
        };
        fits.then_some(()).ok_or_else(|| {
            format!("the event {id}, discarded: {:?}, has the stage {stage}", self.discarded[id])
        })
    }
}
