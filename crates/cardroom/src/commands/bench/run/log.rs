//! The stamps in the event's log, compared with those that the room acknowledged.

use super::measured::SentStamp;
use anyhow::Context;
use serde_json::Value;
use std::collections::BTreeMap;

/// The stamps in a log: the cards that were entered for each participant and stop, oldest first.
pub struct StampLog(BTreeMap<(u64, usize), Vec<String>>);

impl StampLog {
    /// Reads a log as the room sends it: JSON Lines, with the entry in the string `body`.
    ///
    /// # Errors
    /// If a line or the body of an entry is not JSON, or a stamp does not name a participant.
    pub fn read(text: &str) -> anyhow::Result<StampLog> {
        let mut stamps: BTreeMap<(u64, usize), Vec<String>> = BTreeMap::new();
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).context("a line of the log is not JSON")?;
            let Some(body) = line["entry"]["body"].as_str() else { continue };
            let body: Value = serde_json::from_str(body).context("an entry is not JSON")?;
            let stamp = &body["entry"]["change"]["action"]["stamp"];
            if let (Some(hand), Some(stop), Some(card)) =
                (stamp["hand"].as_str(), stamp["stop"].as_u64(), stamp["card"].as_str())
            {
                let number = hand.split('-').next().and_then(|number| number.parse().ok());
                let number = number.context("a hand without a participant")?;
                stamps.entry((number, usize::try_from(stop)?)).or_default().push(card.to_owned());
            }
        }
        Ok(StampLog(stamps))
    }

    /// Compares the acknowledged stamps with the log. Returns the number of those whose card is missing from the log,
    /// and the number of those whose participant has more than one card at the stop.
    pub fn compare<'a>(&self, sent: impl Iterator<Item = &'a SentStamp>) -> (u64, u64) {
        let (mut lost, mut doubled) = (0, 0);
        for sent in sent {
            let Ok((_, card)) = &sent.result else { continue };
            let there = self.0.get(&(sent.participant, sent.stop)).map_or(&[][..], |cards| &cards[..]);
            lost += u64::from(!there.contains(card));
            doubled += u64::from(there.len() > 1);
        }
        (lost, doubled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tokio::time::Instant;

    fn entry(hand: &str, stop: u64, card: &str) -> String {
        let stamp = json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": "12:00:00" } });
        let body = json!({ "at_ms": 0, "entry": { "by": { "staff": 2 }, "change": { "kind": "acted", "action": stamp } } });
        json!({ "entry": { "seq": 9, "kind": "run.acted", "body": body.to_string(), "hash": "" } })
            .to_string()
    }

    #[test]
    fn lost_and_doubled_stamps_are_counted() {
        let lines = [
            json!({ "event": { "format": 1, "id": "x" } }).to_string(),
            entry("7-1", 1, "Ks"),
            entry("8-1", 2, "2c"),
            entry("8-1", 2, "2c"),
        ];
        let logged = StampLog::read(&lines.join("\n")).unwrap();
        let sent = |participant, stop, result| {
            let now = Instant::now();
            SentStamp { participant, stop, at: now, answered: now, result }
        };
        let acknowledged = |participant, stop, card: &str| sent(participant, stop, Ok((9, card.to_owned())));
        let all = [
            acknowledged(7, 1, "Ks"),
            acknowledged(7, 2, "Ks"),
            acknowledged(7, 1, "Kh"),
            acknowledged(8, 2, "2c"),
            sent(9, 1, Err("run.not_staff".to_owned())),
        ];
        assert_eq!(logged.compare(all.iter()), (2, 1));
    }
}
