//! A simulated day of 300 riders whose stops lose their connection: whatever the outages, clocks, repetitions and orders
//! of the phones, it ends like the same day without them, or what differs is a question for the organiser.

use super::{Event, NOON_MS, ORGANISER, Role, draft};
use crate::rng::Rng;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::conflict::Verdict;
use crate::run::decide::decide;
use crate::run::offline::{OfflineDetails, OfflineStamp};
use crate::run::requests::RequestKey;
use crate::run::spin::Rngs;
use crate::store::PlayerId;
use cards::Card;
use games::poker_run::{Action, Stop};
use serde_json::{Value, json};
use std::thread;

/// Two phones at each stop.
const PHONES: usize = 10;
/// The first rider leaves at 8:00; the others follow every 20 seconds.
const START: i64 = 8 * 3_600;
/// The time from one stop to the next, in seconds, without the pause of a rider.
const LEG: i64 = 1_800;

/// A stamp that a volunteer makes.
#[derive(Clone)]
struct Stamp {
    phone: usize,
    hand: String,
    stop: usize,
    card: String,
    /// The true time, in seconds of the day.
    at: i64,
}

/// A stamp that waits on a phone.
struct Waiting {
    stamp: Stamp,
    key: String,
    /// The error of the phone's clock when it was made, in milliseconds.
    clock: i64,
}

/// The difficulties of a day.
#[derive(Clone, Copy)]
struct Difficulties {
    /// Some riders are stamped by both phones of a stop, at times with another card.
    two_phones: bool,
    /// Some clocks are set anew between a stamp and its sending.
    clocks_change: bool,
}

fn phone(number: usize) -> PlayerId {
    PlayerId(10 + number as i64)
}

/// The time of the day in milliseconds since the Unix epoch.
fn ms(seconds: i64) -> u64 {
    (NOON_MS as i64 + (seconds - 12 * 3_600) * 1_000).cast_unsigned()
}

fn clock(seconds: i64) -> String {
    format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

impl Stamp {
    fn action(&self) -> Action {
        let Stamp { hand, stop, card, at, .. } = self;
        let stamp = json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": clock(*at) } });
        serde_json::from_value(stamp).unwrap()
    }
}

/// The event with its riders and phones, before the first stamp.
fn event(riders: u32) -> Event {
    let mut event = Event::of(&draft(&json!({ "stamps": "by_time", "fees": "at_registration" })));
    event.ask(ORGANISER, &Command::Open).unwrap();
    for number in 0..PHONES {
        let stop = Stop::new(number / 2 + 1).unwrap();
        event.join(phone(number), &format!("Phone {number}"), &[Role::Stop(stop)]);
    }
    for number in 1..=riders {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": true } }));
    }
    event
}

/// The stamps of a day in the order of their times.
fn stamps(riders: u32, rng: &mut Rng, difficulties: Difficulties) -> Vec<Stamp> {
    let mut all = Vec::new();
    for rider in 1..=riders {
        let mut at = START + i64::from(rider) * 20;
        for stop in 1..=5 {
            at += LEG + i64::from(rng.below(600));
            let any = |rng: &mut Rng| Card::from_index(rng.below(52) as usize).unwrap().to_string();
            let card = any(rng);
            let first = 2 * (stop - 1) + rng.below(2) as usize;
            let stamp = Stamp { phone: first, hand: format!("{rider}-1"), stop, card, at };
            if difficulties.two_phones && rng.below(60) == 0 {
                let card = if rng.below(2) == 0 { stamp.card.clone() } else { any(rng) };
                all.push(Stamp { phone: first ^ 1, card, at: at + 5, ..stamp.clone() });
            }
            all.push(stamp);
        }
    }
    all.sort_by_key(|stamp| stamp.at);
    all
}

/// Makes the request of a phone as an event's task does: a request with a known key changes nothing. Returns the kind of
/// the entry; `None` if there is none.
fn send(
    event: &mut Event,
    phone: PlayerId,
    key: &str,
    command: &Command,
    now_ms: u64,
) -> Option<&'static str> {
    let key = RequestKey::new(key).unwrap();
    let hash = event.state.request_hash(command);
    if event.state.earlier_stamp(phone, &key, hash.as_ref()).is_some() {
        return None;
    }
    let rngs = Rngs { wheel: Rng::new(0), salts: &mut event.rng };
    let mut decision = match decide(&event.state, phone, command, now_ms, rngs) {
        Ok(decision) => decision,
        Err(refusal) => {
            assert!(matches!(command, Command::Act(_)), "a stamp that is sent later was refused: {refusal}");
            return None;
        }
    };
    if decision.refusal.is_none() {
        decision.set_key(Some(key), hash);
    }
    // A refusal that is recorded as a question.
    let _ = event.log_decision(now_ms, decision);
    Some(event.log.last().unwrap().1.entry.change.kind())
}

fn offline(waiting: &Waiting, clock_now: i64) -> Command {
    let made_ms = ms(waiting.stamp.at).strict_add_signed(waiting.clock);
    let (offset_ms, sent_offset_ms) = (-waiting.clock, -clock_now);
    let details = OfflineDetails { made_ms, offset_ms, sent_offset_ms, sheet: None };
    Command::Offline(OfflineStamp::new(waiting.stamp.action(), details).unwrap())
}

/// Plays the stamps with outages.
fn play(event: &mut Event, stamps: &[Stamp], rng: &mut Rng, difficulties: Difficulties) {
    // A phone is without a connection until this second, and its clock has this error in milliseconds.
    let mut until = [0_i64; PHONES];
    let mut clocks: [i64; PHONES] = std::array::from_fn(|_| i64::from(rng.below(7_200)) * 1_000 - 3_600_000);
    let mut waiting: [Vec<Waiting>; PHONES] = std::array::from_fn(|_| Vec::new());
    for (number, stamp) in stamps.iter().enumerate() {
        let (at, one, key) = (stamp.at, stamp.phone, format!("{number}"));
        for other in 0..PHONES {
            if until[other] <= at && !waiting[other].is_empty() {
                sync(event, &mut waiting[other], clocks[other], ms(at), rng);
            }
        }
        if until[one] <= at && rng.below(40) == 0 {
            until[one] = at + i64::from(rng.below(5_400));
        }
        if until[one] <= at {
            send(event, phone(one), &key, &Command::Act(stamp.action()), ms(at));
            if rng.below(30) > 0 {
                continue;
            }
            // The reply was lost, so the stamp waits with those that are sent later.
        }
        waiting[one].push(Waiting { stamp: stamp.clone(), key, clock: clocks[one] });
        if difficulties.clocks_change && rng.below(200) == 0 {
            clocks[one] += 3_600_000;
        }
    }
    let evening = ms(START + 12 * 3_600);
    for one in 0..PHONES {
        sync(event, &mut waiting[one], clocks[one], evening, rng);
    }
}

/// Sends what waits on a phone in a random order, parts of it twice.
fn sync(event: &mut Event, waiting: &mut Vec<Waiting>, clock_now: i64, now_ms: u64, rng: &mut Rng) {
    while !waiting.is_empty() {
        let one = waiting.swap_remove(rng.below(waiting.len() as u32) as usize);
        let who = phone(one.stamp.phone);
        let kind = send(event, who, &one.key, &offline(&one, clock_now), now_ms);
        if one.clock != clock_now {
            assert!(
                matches!(kind, None | Some("run.conflicted" | "run.repeated")),
                "a clock that changed is a question: {kind:?}"
            );
        }
        if rng.below(4) == 0 {
            let again = send(event, who, &one.key, &offline(&one, clock_now), now_ms);
            assert_eq!(again, None, "a stamp counts once");
        }
    }
}

/// The standings, and the questions that wait for the organiser, except those about stamps that are missing.
fn result(event: &Event) -> (Value, Vec<Value>) {
    let cached = CachedView::new(&event.state);
    let board = json!(event.state.board(&cached, None, None));
    let asked = event.state.questions(&cached, None).into_iter().map(|question| json!(question));
    let waiting =
        asked.filter(|question| question["kind"] != "stamp_missing" && question["decided"].is_null());
    (board["standings"].clone(), waiting.collect())
}

fn card(event: &Event, hand: &str, mark: &Value) -> Option<String> {
    let (hand, mark) =
        (serde_json::from_value(json!(hand)).unwrap(), serde_json::from_value(mark.clone()).unwrap());
    event.state.stamp(hand, mark).map(|stamp| stamp.card.0.to_string())
}

/// Decides every question so that the hands get the cards that they have in another event.
fn decide_like(event: &mut Event, other: &Event) {
    loop {
        let (_, asked) = result(event);
        let Some(question) = asked.first() else { return };
        let (hand, mark) = (question["hand"].as_str().unwrap(), &question["mark"]);
        let wanted = card(other, hand, mark);
        let is_wanted = wanted.as_deref() == question["typed"].as_str() && card(event, hand, mark) != wanted;
        let allowed: Vec<&str> =
            question["verdicts"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
        let verdict =
            ["replace", "accept"].into_iter().find(|verdict| is_wanted && allowed.contains(verdict));
        let verdict: Verdict = serde_json::from_value(json!(verdict.unwrap_or("dismiss"))).unwrap();
        let id = question["id"].as_str().unwrap().parse().unwrap();
        // A stamp is accepted only in an empty place.
        if verdict == Verdict::Accept && card(event, hand, mark).is_some() {
            event.act(
                json!({ "void": { "hand": hand, "mark": mark, "reason": "the sheet shows another card" } }),
            );
        }
        let command = Command::Decide { question: id, verdict, reason: "the sheet shows it".to_owned() };
        event.ask_at(ms(START + 13 * 3_600), ORGANISER, &command).map(|_| ()).unwrap();
    }
}

/// Plays a day, and adds the numbers of its questions, repeated stamps and stamps that were sent later to `counts`.
fn check_day(seed: u64, riders: u32, counts: &mut [usize; 3]) {
    let difficulties = Difficulties { two_phones: seed % 4 > 1, clocks_change: seed % 2 == 1 };
    let mut rng = Rng::new(seed);
    let stamps = stamps(riders, &mut rng, difficulties);
    let mut plain = event(riders);
    for (number, stamp) in stamps.iter().enumerate() {
        let command = Command::Act(stamp.action());
        send(&mut plain, phone(stamp.phone), &number.to_string(), &command, ms(stamp.at));
    }
    let mut disturbed = event(riders);
    play(&mut disturbed, &stamps, &mut rng, difficulties);
    let ((expected, _), (standings, asked)) = (result(&plain), result(&disturbed));
    if !difficulties.two_phones && !difficulties.clocks_change {
        assert!(asked.is_empty(), "day {seed}: {asked:?}");
        assert_eq!(standings, expected, "day {seed}");
    }
    for stamp in &stamps {
        let mark = json!({ "stop": stamp.stop });
        let counts = card(&disturbed, &stamp.hand, &mark).as_ref() == Some(&stamp.card);
        let is_listed = asked
            .iter()
            .any(|one| one["hand"] == stamp.hand && one["mark"] == mark && one["typed"] == stamp.card);
        assert!(counts || is_listed, "day {seed}: {} at stop {} was dropped", stamp.hand, stamp.stop);
    }
    let of_kind = |kind: &str| disturbed.kinds().iter().filter(|found| **found == kind).count();
    let later = disturbed.log.iter().filter(|(_, logged)| logged.entry.offline.is_some()).count();
    let found = [of_kind("run.conflicted"), of_kind("run.repeated"), later];
    counts.iter_mut().zip(found).for_each(|(sum, number)| *sum += number);
    decide_like(&mut disturbed, &plain);
    let (decided, _) = result(&disturbed);
    assert_eq!(decided, expected, "day {seed}, once the organiser has decided");
}

/// Plays days on all processors, and adds up their numbers.
fn check_days(days: u64, riders: u32) -> [usize; 3] {
    let workers = thread::available_parallelism().map_or(2, usize::from) as u64;
    let run = |worker: u64| {
        let mut counts = [0; 3];
        (worker..days).step_by(workers as usize).for_each(|seed| check_day(seed, riders, &mut counts));
        counts
    };
    thread::scope(|scope| {
        let started: Vec<_> = (0..workers).map(|worker| scope.spawn(move || run(worker))).collect();
        let done = started.into_iter().map(|worker| worker.join().unwrap());
        done.fold([0; 3], |sum, counts| std::array::from_fn(|at| sum[at] + counts[at]))
    })
}

#[test]
fn days_of_300_riders_with_outages_end_like_the_same_days_without() {
    let counts = check_days(8, 300);
    assert!(
        counts.iter().all(|&number| number > 20),
        "questions, repetitions, stamps sent later: {counts:?}"
    );
}

#[test]
fn days_of_20_riders_with_outages_end_like_the_same_days_without() {
    let counts = check_days(100, 20);
    assert!(
        counts.iter().all(|&number| number > 10),
        "questions, repetitions, stamps sent later: {counts:?}"
    );
}

#[test]
#[ignore = "takes more than an hour; the tests before have fewer days"]
fn a_thousand_days_of_300_riders_with_outages_end_like_the_same_days_without() {
    let counts = check_days(1_000, 300);
    assert!(
        counts.iter().all(|&number| number > 1_000),
        "questions, repetitions, stamps sent later: {counts:?}"
    );
}
