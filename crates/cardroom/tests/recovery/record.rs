//! Messages received by a client, recorded and compared with those after a kill.

use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;

/// Grace time that a room adds to a clock after a restart, in milliseconds.
const GRACE_MS: u64 = 10_000;
/// Tolerance when comparing clocks, in milliseconds.
const SLACK_MS: u64 = 1_000;

/// The state of a table, reconstructed from the messages that one client received.
#[derive(Default)]
pub struct Record {
    /// The last message with the table, the hand and the client's own seat; null before the first.
    last: Value,
    /// Every step, keyed by sequence number in the log.
    steps: BTreeMap<u64, Vec<Value>>,
    /// Total chips of every chair, computed from the steps alone.
    totals: BTreeMap<u64, i64>,
    /// The clock as sent with the last commit; `None` if no clock was running, or if the last commit arrived in a
    /// welcome.
    clock: Option<Value>,
}

/// Number of comparisons made, by kind.
#[derive(Default, Clone, Copy, Debug)]
pub struct Compared {
    /// Number of complete states of table and hand compared, both at the same sequence number.
    pub same: u32,
    /// Number of steps received again.
    pub steps: u32,
    /// Number of clocks compared.
    pub clocks: u32,
}

impl Record {
    pub fn seq(&self) -> u64 {
        self.last["seq"].as_u64().unwrap_or(0)
    }

    /// The chips of a chair, computed from the steps alone.
    pub fn total(&self, chair: u64) -> i64 {
        self.totals.get(&chair).copied().unwrap_or(0)
    }

    /// Records a message. Returns the number of its steps that were received before.
    ///
    /// # Errors
    /// A description of the contradiction, if the message contradicts an earlier one.
    pub fn receive(&mut self, message: &Value) -> Result<u32, String> {
        let seq = message["seq"].as_u64().ok_or("a message without a sequence number")?;
        if seq < self.seq() {
            return Err(format!("the log went back from {} to {seq}", self.seq()));
        }
        let first = self.last.is_null();
        let again = self.take_steps(message, first)?;
        // The steps of a hand that ended while the client was disconnected are never sent.
        let missed = message["type"] == "welcome" && message["table"]["hand"] != self.last["table"]["hand"];
        if first || missed {
            self.totals = totals(message);
        }
        let (kept, reported) = (&self.totals, totals(message));
        if *kept != reported {
            return Err(format!("at {seq} the chairs have {reported:?}, but the steps add up to {kept:?}"));
        }
        if seq > self.seq() || first {
            let moved = message["type"] == "moved";
            self.clock = moved.then(|| message["table"]["clock"].clone()).filter(|clock| !clock.is_null());
        }
        self.last = message.clone();
        Ok(again)
    }

    /// Stores new steps and applies them to the totals. Steps received before must be unchanged. Returns the number of
    /// such steps.
    fn take_steps(&mut self, message: &Value, first: bool) -> Result<u32, String> {
        let steps = message["steps"].as_array().into_iter().flatten();
        if let Some(step) = steps.clone().find(|step| step["table"]["event"] == "voided") {
            return Err(format!("a kill must not void a hand: {step}"));
        }
        let mut by_seq: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
        for step in steps {
            by_seq.entry(step["seq"].as_u64().unwrap_or(0)).or_default().push(step.clone());
        }
        let mut again = 0;
        for (seq, steps) in by_seq {
            match self.steps.get(&seq) {
                Some(known) if *known == steps => again += steps.len() as u32,
                Some(known) => return Err(format!("step {seq} was {known:?} and is {steps:?}")),
                None if seq <= self.seq() && !first => return Err(format!("{steps:?} were not sent before")),
                None => {
                    steps.iter().for_each(|step| self.add(step, &message["table"]["lineup"]));
                    self.steps.insert(seq, steps);
                }
            }
        }
        Ok(again)
    }

    fn add(&mut self, step: &Value, lineup: &Value) {
        let event = &step["table"];
        let seat = event["seat"].as_u64().unwrap_or(0);
        match event["event"].as_str().unwrap_or_default() {
            "seated" if event["stack"].is_i64() => {
                self.totals.insert(seat, event["stack"].as_i64().unwrap_or(0));
            }
            "topped_up" => *self.totals.entry(seat).or_default() += event["amount"].as_i64().unwrap_or(0),
            "left" => {
                self.totals.remove(&seat);
            }
            "hand_over" => {
                let chairs = lineup.as_array().into_iter().flatten().filter_map(Value::as_u64);
                let nets = event["nets"].as_array().into_iter().flatten().filter_map(Value::as_i64);
                chairs.zip(nets).for_each(|(chair, net)| *self.totals.entry(chair).or_default() += net);
            }
            _ => {}
        }
    }

    /// Compares the first message after a kill, which repeats the whole hand in progress, with the record, and then
    /// records the message. The error describes the contradiction.
    pub fn compare(&mut self, welcome: &Value, started: Instant) -> Result<Compared, String> {
        let mut compared = Compared::default();
        if self.last.is_null() {
            self.receive(welcome)?;
            return Ok(compared);
        }
        self.check_complete(welcome)?;
        if welcome["seq"] == self.last["seq"] {
            for (name, was, is) in parts(&self.last).zip(parts(welcome)).map(|((n, a), (_, b))| (n, a, b)) {
                if was != is {
                    return Err(format!("{name} was {was} and is {is}"));
                }
            }
            compared.same = 1;
            compared.clocks = self.compare_clock(&welcome["table"]["clock"], started)?;
        }
        compared.steps = self.receive(welcome)?;
        Ok(compared)
    }

    /// Checks that every step of the hand in progress is sent again, including the player's own cards.
    fn check_complete(&self, welcome: &Value) -> Result<(), String> {
        let has_event =
            |step: &&Value| step["hand"] == welcome["table"]["hand"] && step.get("game").is_some();
        let steps = welcome["steps"].as_array().ok_or("a welcome without steps")?;
        let missing = self.steps.values().flatten().filter(has_event).find(|step| !steps.contains(step));
        missing.map_or(Ok(()), |step| Err(format!("{step} was received before and is missing")))
    }

    /// Checks that the clock has the time left at the last commit plus the grace time, minus the time since the start,
    /// with a tolerance. Returns the number of clocks compared, 0 or 1.
    fn compare_clock(&self, clock: &Value, started: Instant) -> Result<u32, String> {
        let Some(was) = &self.clock else { return Ok(0) };
        let (Some(had), Some(left)) = (was["left_ms"].as_u64(), clock["left_ms"].as_u64()) else {
            return Err(format!("the clock was {was} and is {clock}"));
        };
        let gone = started.elapsed().as_millis() as u64;
        let least = (had + GRACE_MS).saturating_sub(gone + SLACK_MS);
        let good = (least..=had + GRACE_MS + SLACK_MS).contains(&left) && was["seats"] == clock["seats"];
        good.then_some(1)
            .ok_or_else(|| format!("the clock was {was} and is {clock}, {gone} ms from the start"))
    }
}

/// Total chips of every occupied chair; empty in a game without chips.
pub fn totals(message: &Value) -> BTreeMap<u64, i64> {
    let seats = message["table"]["seats"].as_array().into_iter().flatten();
    let stacks = (1..).zip(seats).filter_map(|(chair, seat)| {
        Some((chair, seat["stack"].as_i64()? + seat["coming"].as_i64().unwrap_or(0)))
    });
    stacks.collect()
}

/// The parts of a message that depend on the log alone, each with its name. Connection status and times are left out.
fn parts(message: &Value) -> impl Iterator<Item = (&'static str, Value)> {
    let (mut seats, table) = (message["table"]["seats"].clone(), &message["table"]);
    for seat in seats.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        seat.remove("connected");
    }
    let of_table = ["hand", "lineup", "button", "rules", "stakes", "clocks"];
    let mut parts =
        vec![("seats", seats), ("the hand", message["game"].clone()), ("you", message["you"].clone())];
    parts.extend(of_table.map(|name| (name, table[name].clone())));
    parts.into_iter()
}

impl Compared {
    pub fn add(&mut self, more: Compared) {
        self.same += more.same;
        self.steps += more.steps;
        self.clocks += more.clocks;
    }
}
