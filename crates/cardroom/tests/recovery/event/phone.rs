//! A staff phone, which sends each request until it is answered, even if the room is killed in the meantime.

use super::jobs::Desk;
use super::reported::ReportedFacts;
use super::request::{Effect, Request};
use crate::http::{ask, done, post_once};
use crate::process::RoomAddress;
use room::rng::Rng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Maximum pause between two requests, in milliseconds.
const PAUSE_MS: u64 = 10;

/// A phone that joined through its own link.
pub struct Phone {
    pub desk: Desk,
    event: String,
    cookie: String,
    pub rng: Rng,
    /// The request that has not been answered yet.
    pub open: Option<OpenRequest>,
    /// Number of requests so far, which makes the keys unique.
    requests: u64,
    /// Fields whose card this phone declared void, or for which it reported a conflicting card. Each phone does so only
    /// once per field.
    pub done_once: BTreeSet<String>,
}

/// An unanswered request.
pub struct OpenRequest {
    pub request: Request,
    /// `true` if the request was sent to a room that was killed.
    was_sent: bool,
    /// `true` if the log already contained the request before it was sent again.
    pub stored: bool,
}

impl Phone {
    /// Joins the staff through a new link for the roles of the desk.
    pub fn join(room: &RoomAddress, event: &str, organiser: &str, desk: Desk, seed: u64) -> Phone {
        let link = json!({ "roles": desk.roles() });
        let link = done(&room.address, "POST", &format!("{event}/links"), organiser, &link).body;
        let body = json!({ "token": link["token"], "name": desk.name() });
        let joined = done(&room.address, "POST", &format!("{event}/join"), "", &body);
        Phone {
            desk,
            event: event.to_owned(),
            cookie: joined.cookie.expect("who joins gets a session"),
            rng: Rng::new(seed),
            open: None,
            requests: 0,
            done_once: BTreeSet::new(),
        }
    }

    /// Works until the room no longer answers, or `over` is set.
    ///
    /// # Errors
    /// If a response contradicts the facts reported before.
    pub fn work(
        &mut self,
        room: &RoomAddress,
        reported: &Mutex<ReportedFacts>,
        over: &AtomicBool,
    ) -> Result<(), String> {
        while !over.load(Ordering::Relaxed) {
            if self.open.is_none() {
                let next = self.next_request(&lock(reported));
                self.open = next.map(|request| OpenRequest { request, was_sent: false, stored: false });
            }
            if self.open.is_some() && !self.send(room, reported)? {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(self.rng.below_u64(PAUSE_MS)));
        }
        Ok(())
    }

    /// Sends the open request again until it is answered.
    ///
    /// # Errors
    /// If the response contradicts the facts reported before, or there is none.
    pub fn settle(&mut self, room: &RoomAddress, reported: &Mutex<ReportedFacts>) -> Result<(), String> {
        while self.open.is_some() {
            if !self.send(room, reported)? {
                return Err("the room does not answer".to_owned());
            }
        }
        Ok(())
    }

    /// Sends the open request, which stays open if the room does not answer or applies its rate limit. Returns `false`
    /// if the room did not answer.
    fn send(&mut self, room: &RoomAddress, reported: &Mutex<ReportedFacts>) -> Result<bool, String> {
        let Some(open) = &mut self.open else { return Ok(true) };
        let (request, path) = (&open.request, format!("{}/{}", self.event, open.request.path));
        let answer = match &request.key {
            Some(key) => post_once(&room.address, &path, &self.cookie, key, &request.body),
            None => ask(&room.address, "POST", &path, &self.cookie, &request.body),
        };
        let Some(answer) = answer else {
            open.was_sent = true;
            return Ok(false);
        };
        if answer.status == 429 {
            // The phone is faster than the rate limit for a person.
            std::thread::sleep(Duration::from_millis(100));
            return Ok(true);
        }
        let reported = &mut lock(reported);
        request.check(answer.status, &answer.body, open.stored, &reported.facts)?;
        reported.counts.stored_before_kill += u32::from(open.was_sent && open.stored);
        let makes = !matches!(request.effect, Effect::Refused { .. } | Effect::Shows(_));
        reported.counts.stored_after_kill += u32::from(open.was_sent && !open.stored && makes);
        reported.add(request, &answer.body);
        self.open = None;
        Ok(true)
    }

    /// A key that no other request has.
    pub fn fresh_key(&mut self) -> String {
        self.requests += 1;
        format!("{}-{}", self.desk.name().replace(' ', "-"), self.requests)
    }

    /// A random card, as if read from a physical wheel.
    pub fn any_card(&mut self) -> String {
        let (rank, suit) = (self.rng.below(13) as usize, self.rng.below(4) as usize);
        format!("{}{}", &"23456789TJQKA"[rank..=rank], &"cdhs"[suit..=suit])
    }

    /// A random card other than this one.
    pub fn other_card(&mut self, known: &Value) -> String {
        loop {
            let card = self.any_card();
            if known != card.as_str() {
                return card;
            }
        }
    }
}

/// Locks the reported facts. A thread that panicked fails the test by itself.
pub fn lock(reported: &Mutex<ReportedFacts>) -> std::sync::MutexGuard<'_, ReportedFacts> {
    reported.lock().expect("no phone panics")
}
