//! A data folder with an event, which many rooms serve in turn, each until it is killed.
//!
//! After each kill, the log of the event matches the facts reported to the staff, entry by entry: no acknowledged fact
//! is missing or duplicated, and no refused fact is present. `event/phone.rs`: a staff phone. `event/jobs.rs`: its next
//! request. `event/request.rs`: the facts that a request adds. `event/reported.rs`: the facts reported to all phones.
//! `event/log.rs`: the log, and the facts in it. `event/viewer.rs`: a viewer of the live board. `event/drafts.rs`:
//! events created in parallel. `event/results.rs`: the end of the day.

mod drafts;
mod jobs;
mod log;
mod phone;
mod reported;
mod request;
mod results;
mod viewer;

use super::http::{done, file_if_alive};
use super::lane::{When, seed};
use super::process::{Folder, Room, RoomAddress};
use drafts::Drafts;
use jobs::{Desk, EXTRA_PRICE, HAND_PRICE};
use log::EventLog;
use phone::{Phone, lock};
use reported::ReportedFacts;
use room::rng::Rng;
use room::run::file::verify;
use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Maximum lifetime of a room with an armed kill point.
const MAX_LIFETIME: Duration = Duration::from_secs(60);
/// Maximum lifetime of a room that is killed at a random moment, in milliseconds from the first request that it
/// accepts, or from the start of the work.
const LIFE_MS: u64 = 800;
/// Denominator of the fraction of rooms killed at a random moment whose lifetime runs from the start of the work.
const FROM_START: u32 = 4;
/// Minimum number of hands that are turned in before the event is closed.
const TURNED_IN: usize = 4;
/// The prizes, in cents, place 1 first.
const PRIZES: [u64; 3] = [50_000, 30_000, 20_000];

/// The condition that ends the work with a room.
#[derive(Clone, Copy)]
enum Until {
    /// The kill at the armed kill point.
    Point,
    /// A kill after this time, which runs from the first request that the room accepts if
    /// `after_first_accepted`, and otherwise from the start of the work.
    Killed { life: Duration, after_first_accepted: bool },
    /// Enough hands turned in for the standings. The room keeps running.
    TurnedIn,
}

/// A data folder, its event, and the phones.
pub struct EventLane {
    folder: Folder,
    /// The path of the event in the API.
    event: String,
    /// The cookie of the organiser.
    organiser: String,
    phones: Vec<Phone>,
    drafts: Drafts,
    reported: Mutex<ReportedFacts>,
    /// The hash of every entry that was downloaded, oldest first.
    hashes: Vec<String>,
    rng: Rng,
}

impl EventLane {
    /// Kills one room for each of these moments during the event, one after another, and closes the event. `name` is
    /// the name of the data folder, unique in this process.
    ///
    /// # Panics
    /// If the log or a response contradicts the reported facts, a room is not killed in time, or no comparison was
    /// made.
    pub fn run(name: &str, moments: &[When]) {
        let begun = Instant::now();
        let seed = seed();
        println!("{name}: CARDROOM_TEST_SEED={seed}");
        let mut lane = EventLane::begin(name, seed);
        for (number, &when) in (1..).zip(moments) {
            let killed = lane.run_room(when);
            killed.unwrap_or_else(|error| panic!("{name}, kill {number}, seed {seed}: {error}"));
        }
        let ended = lane.end();
        ended.unwrap_or_else(|error| panic!("{name}, the end, seed {seed}: {error}"));
        let counts = lock(&lane.reported).counts;
        println!(
            "{name}: {} kills, {} entries, {} hands, {counts:?}, {:.0} s",
            moments.len(),
            lane.hashes.len(),
            lock(&lane.reported).hands.len(),
            begun.elapsed().as_secs_f64()
        );
        assert!(counts.accepted > 0 && counts.refused > 0 && counts.boards > 0, "{counts:?}");
        assert!(counts.logs > 1, "no log was compared after a kill: {counts:?}");
    }

    /// Opens an event with its till and its phones, and kills the room.
    fn begin(name: &str, seed: u64) -> EventLane {
        let folder = Folder::new(name);
        let mut room = Room::start(&When::Anywhere.program(), &folder.0, None).expect("the room starts");
        let place = room.place.clone();
        let named = done(&place.address, "PUT", "/api/me", "", &json!({ "name": "Olga" }));
        let organiser = named.cookie.expect("a name leads to a cookie");
        let new = json!({ "draft": draft() });
        let view = done(&place.address, "POST", "/api/runs", &organiser, &new).body;
        let event = format!("/api/runs/{}", view["run"]["id"].as_str().expect("an event has an id"));
        done(&place.address, "POST", &format!("{event}/open"), &organiser, &Value::Null);
        let till = json!({ "open_till": { "name": "Desk", "place": "registration", "float": 0 } });
        done(&place.address, "POST", &format!("{event}/money"), &organiser, &json!({ "money": till }));
        let mut rng = Rng::new(seed);
        let phones = Desk::all()
            .map(|desk| Phone::join(&place, &event, &organiser, desk, rng.below_u64(u64::MAX)))
            .collect();
        room.kill();
        room.assert_killed();
        let (reported, hashes, drafts) = (Mutex::default(), Vec::new(), Drafts::default());
        EventLane { folder, event, organiser, phones, drafts, reported, hashes, rng }
    }

    /// Runs a room from its start until it is killed, and compares the event with the facts reported before.
    fn run_room(&mut self, when: When) -> Result<(), String> {
        let armed = match when {
            When::Point { point, most } => Some(format!("{point}:{}", 1 + self.rng.below_u64(most))),
            When::Anywhere => None,
        };
        let started = Room::start(&when.program(), &self.folder.0, armed.as_deref());
        let Some(mut room) = started else { return Ok(()) };
        let life = Duration::from_millis(self.rng.below_u64(LIFE_MS));
        let until = match when {
            When::Point { .. } => Until::Point,
            When::Anywhere => Until::Killed { life, after_first_accepted: self.rng.below(FROM_START) > 0 },
        };
        // The room may be killed while the log is downloaded.
        let result = if self.compare(&room.place)? { self.work(&mut room, until) } else { Ok(()) };
        if !room.dies_within(MAX_LIFETIME) {
            room.kill();
        }
        room.assert_killed();
        result
    }

    /// Runs the phones, the drafts and, except for [`Until::TurnedIn`], a viewer of the board, until the work ends.
    /// Returns the first contradiction as an error.
    fn work(&mut self, room: &mut Room, until: Until) -> Result<(), String> {
        let (over, place) = (AtomicBool::new(false), room.place.clone());
        let (reported, event, over) = (&self.reported, &self.event, &over);
        let (phones, drafts, organiser) = (&mut self.phones, &mut self.drafts, &self.organiser);
        std::thread::scope(|scope| {
            let place = &place;
            let phones =
                phones.iter_mut().map(|phone| scope.spawn(move || phone.work(place, reported, over)));
            let mut threads: Vec<_> = phones.collect();
            threads.push(scope.spawn(move || drafts.work(place, organiser, over)));
            if !matches!(until, Until::TurnedIn) {
                threads.push(scope.spawn(move || viewer::watch(place, event, reported)));
            }
            let ended = wait(room, reported, until);
            over.store(true, Ordering::Relaxed);
            let worked: Vec<_> =
                threads.into_iter().map(|thread| thread.join().expect("no phone panics")).collect();
            worked.into_iter().collect::<Result<(), String>>().and(ended)
        })
    }

    /// Downloads the log and compares it with the reported facts. Returns `false` if the room was killed in the
    /// meantime.
    fn compare(&mut self, room: &RoomAddress) -> Result<bool, String> {
        let path = format!("{}/log?private=true", self.event);
        let Some(file) = file_if_alive(&room.address, &path, &self.organiser) else { return Ok(false) };
        let report = verify(&file, None);
        if !report.ok {
            return Err(format!("{:?}", report.failed));
        }
        let log = EventLog::read(&file)?;
        if !log.hashes.starts_with(&self.hashes) {
            return Err("entries that were downloaded before have changed".to_owned());
        }
        for open in self.phones.iter_mut().filter_map(|phone| phone.open.as_mut()) {
            open.stored = open.request.is_stored(&log);
        }
        let open = self.phones.iter().filter_map(|phone| phone.open.as_ref().map(|open| &open.request));
        lock(&self.reported).compare(&log, open)?;
        self.hashes = log.hashes;
        self.drafts.compare(room, &self.organiser)
    }

    /// Settles every open request, closes the event, and checks its results.
    fn end(&mut self) -> Result<(), String> {
        let mut room = Room::start(&When::Anywhere.program(), &self.folder.0, None).expect("the room starts");
        let place = room.place.clone();
        self.compare(&place)?;
        self.work(&mut room, Until::TurnedIn)?;
        for phone in &mut self.phones {
            phone.settle(&place, &self.reported)?;
        }
        self.compare(&place)?;
        self.drafts.check_all(&place, &self.organiser)?;
        results::check(&place, &self.event, &self.organiser, &self.folder.0, &lock(&self.reported))?;
        room.kill();
        room.assert_killed();
        Ok(())
    }
}

/// Waits until the work ends. For [`Until::Killed`], ends it by killing the room after its lifetime.
///
/// # Errors
/// If the work does not end in time; the room is then killed.
fn wait(room: &mut Room, reported: &Mutex<ReportedFacts>, until: Until) -> Result<(), String> {
    let ended = match until {
        Until::Point => room.dies_within(MAX_LIFETIME),
        Until::Killed { life, after_first_accepted } => {
            let before = lock(reported).counts.accepted;
            let works = !after_first_accepted || wait_for(|| lock(reported).counts.accepted > before);
            std::thread::sleep(life);
            room.kill();
            works
        }
        Until::TurnedIn => wait_for(|| lock(reported).turned_in() >= TURNED_IN),
    };
    if !ended {
        room.kill();
    }
    ended.then_some(()).ok_or_else(|| format!("nothing happened within {} s", MAX_LIFETIME.as_secs()))
}

/// Waits until a condition is met; returns `false` if it is not met within [`MAX_LIFETIME`].
fn wait_for(condition: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < MAX_LIFETIME {
        if condition() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

/// The plan of the event. Payments of fees are recorded, and every setting that the referee needs has its default.
fn draft() -> Value {
    let route: Vec<Value> = (1..=5).map(|number| json!({ "name": format!("Bar {number}") })).collect();
    let settings = json!({ "hand_price": HAND_PRICE, "extra_price": EXTRA_PRICE, "fees": "recorded" });
    json!({
        "name": "Killed again and again",
        "date": "2020-09-12",
        "time_zone": "Europe/Madrid",
        "plan": { "route": route, "prizes": PRIZES },
        "settings": settings,
    })
}
