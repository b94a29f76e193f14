//! Makes random entries in events whose live boards are watched. Prints the updates that a viewer receives, in groups,
//! each with the whole board after it, as one JSON object per event. The client's tests apply the updates and compare
//! the result with the whole board (`cargo xtask test web`).

use room::limits::Limits;
use room::moderation::Bans;
use room::run::command::Command;
use room::run::watch::Watch;
use room::run::{RunHandle, Runs};
use room::store::{MemoryStore, PlayerId};
use serde_json::{Value, json};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use test_support::Chance;
use tokio::time::timeout;

/// Number of events.
const EVENTS: u64 = 4;
/// Number of groups of updates in each event.
const GROUPS: u32 = 24;
/// Number of attempts at an entry between two groups. Some of them are refused.
const ATTEMPTS: u32 = 20;
/// Maximum number of participants.
const PARTICIPANTS: u64 = 12;
const HANDS: u64 = 3;

const ORGANISER: PlayerId = PlayerId(1);

/// The ranks of the cards: few of them, so that hands tie.
const RANKS: [&str; 4] = ["A", "K", "9", "2"];
const SUITS: [&str; 4] = ["s", "h", "d", "c"];

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() -> Result<(), Box<dyn Error>> {
    let runs = Runs::open(Arc::new(MemoryStore::default()), Limits::default(), Bans::default()).await?;
    for seed in 1..=EVENTS {
        let event = Event { run: opened(&runs).await?, rng: Chance::new(seed), minute: 0 };
        println!("{}", event.groups().await?);
    }
    runs.stop().await;
    Ok(())
}

/// An event that is open for registration. Its day is over, so that every time of the day is accepted.
async fn opened(runs: &Runs<MemoryStore>) -> Result<RunHandle, Box<dyn Error>> {
    let route: Vec<Value> = (1..=5).map(|number| json!({ "name": format!("Stop {number}") })).collect();
    let draft = json!({
        "name": "Ride",
        "date": "2026-01-10",
        "time_zone": "UTC",
        "plan": { "route": route, "prizes": ["30%", "15%", 2_500] },
        "settings": { "hand_price": 1_000, "extra_price": 500, "deadline": "23:00" },
    });
    let run = runs.create(ORGANISER, None, "Olga", &serde_json::from_value(draft)?).await?;
    run.command(ORGANISER, Command::Open).await?;
    Ok(run)
}

struct Event {
    run: RunHandle,
    rng: Chance,
    /// The last time of the day that was drawn, in minutes since 8:00.
    minute: u64,
}

impl Event {
    /// Collects the groups of updates, each with the whole board after it. The last group follows the closing of the
    /// event.
    async fn groups(mut self) -> Result<Value, Box<dyn Error>> {
        let mut watch = self.run.watch(None).await?;
        let mut groups = vec![self.group(&mut watch).await?];
        for _ in 0..GROUPS {
            for _ in 0..ATTEMPTS {
                let action = if self.rng.below(3) > 0 { self.progress().await? } else { None };
                let action = action.unwrap_or_else(|| self.action());
                self.attempt(action).await?;
            }
            groups.push(self.group(&mut watch).await?);
        }
        self.attempt(json!("close")).await?;
        groups.push(self.group(&mut watch).await?);
        Ok(Value::Array(groups))
    }

    /// Collects the updates until none arrives for a minute. Returns them with the whole board at that time.
    async fn group(&self, watch: &mut Watch) -> Result<Value, Box<dyn Error>> {
        let mut updates: Vec<Value> = Vec::new();
        while let Ok(update) = timeout(Duration::from_secs(60), watch.next()).await {
            updates.push(serde_json::from_slice(update?.board())?);
        }
        Ok(json!({ "updates": updates, "board": self.run.board(None).await? }))
    }

    /// Attempts an entry and ignores a refusal. The pause afterwards lets updates go out between entries.
    async fn attempt(&mut self, action: Value) -> Result<(), Box<dyn Error>> {
        let action = serde_json::from_value(action)?;
        let _ = self.run.command(ORGANISER, Command::Act(action)).await;
        tokio::time::sleep(Duration::from_millis(self.rng.below(400))).await;
        Ok(())
    }

    /// The next entry for a random hand: the card of its next stop, the arrival of its participant, or the turn-in.
    /// `None` if there is no such hand or entry.
    async fn progress(&mut self) -> Result<Option<Value>, Box<dyn Error>> {
        let view = self.run.staff_view(ORGANISER, None).await?;
        let count = view.participants.len() as u64;
        if count == 0 {
            return Ok(None);
        }
        let row = &view.participants[self.rng.below(count) as usize];
        let Some(hand) = row.hands.get(self.rng.below(HANDS) as usize) else { return Ok(None) };
        let at = self.time();
        Ok(match (hand.next, row.arrived, hand.turned_in) {
            (Some(stop), ..) => {
                Some(json!({ "stamp": { "hand": hand.hand, "stop": stop, "card": self.card(), "at": at } }))
            }
            (None, None, _) => Some(json!({ "arrive": { "participant": row.participant, "at": at } })),
            (None, Some(_), None) => Some(json!({ "turn_in": { "hand": hand.hand, "at": at } })),
            (None, Some(_), Some(_)) => None,
        })
    }

    /// Draws a time of the day: a minute after the last one.
    fn time(&mut self) -> String {
        self.minute += 1;
        format!("{:02}:{:02}", 8 + self.minute / 60, self.minute % 60)
    }

    /// A random entry, which may not be legal.
    fn action(&mut self) -> Value {
        let at = self.time();
        let participant = 1 + self.rng.below(PARTICIPANTS);
        let hand = format!("{participant}-{}", 1 + self.rng.below(HANDS));
        let (stop, card, reason) = (1 + self.rng.below(5), self.card(), "by mistake");
        match self.rng.below(20) {
            0..8 => json!({ "register": { "participant": participant, "name": "Ann", "rides": stop > 1 } }),
            8..11 => json!({ "add_hand": { "participant": participant } }),
            11 => json!({ "turn_in": { "hand": hand, "at": at } }),
            12..14 => {
                let cards: Vec<String> = (0..5).map(|_| self.card()).collect();
                json!({ "spin_all": { "hand": hand, "spins_at": "finish", "cards": cards, "at": at } })
            }
            14 | 15 => json!({ "extra": { "hand": hand, "card": card, "at": at } }),
            16 => json!({ "void": { "hand": hand, "mark": { "stop": stop }, "reason": reason } }),
            17 => json!({ "void_turn_in": { "hand": hand, "reason": reason } }),
            18 => json!({ "remove_hand": { "hand": hand, "reason": reason } }),
            _ => json!({ "withdraw": { "participant": participant } }),
        }
    }

    fn card(&mut self) -> String {
        format!("{}{}", self.rng.pick(&RANKS), self.rng.pick(&SUITS))
    }
}
