//! A client of a table's socket, with a simple random strategy.
//!
//! The load benchmark and the recovery tests use it. It parses the messages as JSON and receives no more information
//! than a browser.

use crate::protocol::VERSION;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

/// A client at a table, with the last state that it received.
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// The sequence number of the last state received; 0 before the first.
    pub seq: u64,
    /// The latest state of the table; null before the first.
    pub table: Value,
    /// The latest state of the hand; null if there is none.
    pub game: Value,
    /// The latest state of the client's own seat; null before the first.
    pub you: Value,
    /// The messages received from the chat, oldest first.
    pub chat: Vec<Value>,
    /// The id of the last message that the client sent; 0 before the first.
    pub next_id: u64,
    /// The hand and the turn for which an action was last sent; `None` if none was, or if it may have to be sent again
    /// after a refusal or a reconnection.
    sent: Option<(u64, u64)>,
    /// The hand in which a top-up was last requested; `None` if none was.
    topped_up: Option<u64>,
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq)]
pub enum ReceivedMessage {
    /// The state of the table, sent on joining and after every change. Contains the steps that are new to this client,
    /// oldest first.
    Moved(Vec<Value>),
    /// The client's message with this id was accepted.
    Accepted(u64),
    /// The client's message with this id was refused with this code; `None` if the refusal names no message.
    Refused(Option<u64>, String),
    /// The server closes the socket for this reason.
    Bye(String),
    /// Any other message.
    Other,
}

/// The parts of a message that say whether the client waits for another player.
#[derive(Deserialize)]
struct Outline<'a> {
    v: u32,
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u64>,
    table: Option<TableOutline<'a>>,
    game: Option<GameOutline>,
    you: Option<YouOutline>,
}

#[derive(Deserialize)]
struct TableOutline<'a> {
    phase: &'a str,
}

#[derive(Deserialize)]
struct GameOutline {
    legal: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct YouOutline {
    hand_seat: Option<IgnoredAny>,
}

impl Outline<'_> {
    /// The sequence number of the state, if the client is in a hand and no action of its own is due.
    fn waiting_at(&self) -> Option<u64> {
        let is_state = self.v == VERSION && matches!(self.kind, "welcome" | "moved");
        let is_playing = self.table.as_ref()?.phase == "playing" && self.you.as_ref()?.hand_seat.is_some();
        let is_waiting = self.game.as_ref()?.legal.is_none();
        self.seq.filter(|_| is_state && is_playing && is_waiting)
    }
}

impl Client {
    /// Applies a state in which the client is in a hand and waits for another player: of this state, only the sequence
    /// number is kept, which takes a fraction of the time. Returns `false` if the message is anything else.
    pub fn receive_waiting(&mut self, text: &str) -> bool {
        let outline: Option<Outline<'_>> = serde_json::from_str(text).ok();
        let Some(seq) = outline.and_then(|outline| outline.waiting_at()) else { return false };
        self.seq = seq;
        (self.table, self.game, self.you) = (Value::Null, Value::Null, Value::Null);
        true
    }

    /// Applies a message to the state. Steps that were already received are skipped.
    ///
    /// # Errors
    /// If the text is not JSON or the message has another protocol version.
    pub fn receive(&mut self, text: &str) -> Result<ReceivedMessage, String> {
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if message["v"] != VERSION {
            return Err(format!("a message of version {}", message["v"]));
        }
        Ok(match message["type"].as_str() {
            Some("welcome" | "moved") => ReceivedMessage::Moved(self.moved(message)),
            Some("accepted") => ReceivedMessage::Accepted(message["id"].as_u64().unwrap_or_default()),
            Some("refused") => {
                let code = message["refused"]["code"].as_str().unwrap_or_default().to_owned();
                if code != "repeated" {
                    self.sent = None;
                }
                ReceivedMessage::Refused(message["id"].as_u64(), code)
            }
            Some("bye") => ReceivedMessage::Bye(message["reason"].as_str().unwrap_or_default().to_owned()),
            _ => ReceivedMessage::Other,
        })
    }

    fn moved(&mut self, mut message: Value) -> Vec<Value> {
        let since = self.seq;
        let steps = match message["steps"].take() {
            Value::Array(steps) => steps,
            _ => Vec::new(),
        };
        if let Value::Array(chat) = message["chat"].take() {
            self.chat.extend(chat);
        }
        self.seq = message["seq"].as_u64().unwrap_or(since);
        (self.table, self.game, self.you) =
            (message["table"].take(), message["game"].take(), message["you"].take());
        steps.into_iter().filter(|step| step["seq"].as_u64().is_some_and(|seq| seq > since)).collect()
    }

    /// Forgets that an action was sent, so that one is sent again after the reconnection if it is still due.
    pub fn reconnect(&mut self) {
        self.sent = None;
    }

    /// Adds the protocol version and the next message id to a command; returns the message as text.
    pub fn command(&mut self, mut command: Value) -> String {
        self.next_id += 1;
        command["v"] = VERSION.into();
        command["id"] = self.next_id.into();
        command.to_string()
    }

    /// The hand and the turn for which an action is due and none has been sent; `None` if there is no such turn.
    pub fn due(&self) -> Option<(u64, u64)> {
        if self.table["phase"] != "playing" || self.game["legal"].is_null() || self.you["hand_seat"].is_null()
        {
            return None;
        }
        let due = (self.table["hand"].as_u64()?, self.you["turn"].as_u64()?);
        (self.sent != Some(due)).then_some(due)
    }

    /// Returns whether the only action that is due is to show a hand before its turn in the showdown (TH-13). In turn, a hand
    /// may be mucked too: one that may not be is shown without an action.
    pub fn may_only_show_early(&self) -> bool {
        let legal = &self.game["legal"];
        self.due().is_some() && legal["show"] == true && legal["muck"] == false
    }

    /// The message for the next action in the hand; `None` if no action is due or the client knows no legal action.
    /// `below` returns a random number below its argument.
    pub fn act(&mut self, below: &mut impl FnMut(u64) -> u64) -> Option<String> {
        let (hand, turn) = self.due()?;
        let action = choose_action(&self.game["legal"], below)?;
        self.sent = Some((hand, turn));
        Some(self.command(json!({ "do": "act", "hand": hand, "turn": turn, "action": action })))
    }

    /// The message for a top-up to the maximum buy-in. `None` if the stack is in play or reaches the minimum buy-in, if
    /// the client has no seat, if the game has no chips, or if a top-up was already requested in this hand.
    pub fn top_up(&mut self) -> Option<String> {
        let hand = self.table["hand"].as_u64()?;
        let in_play = self.table["phase"] == "playing" && !self.you["hand_seat"].is_null();
        if in_play || self.topped_up == Some(hand) {
            return None;
        }
        let amount = self.shortfall()?;
        self.topped_up = Some(hand);
        Some(self.command(json!({ "do": "top_up", "amount": amount })))
    }

    /// Chips missing from the maximum buy-in, counting the stack and the chips to be added before the next hand. `None`
    /// if these reach the minimum buy-in, without a seat, and in a game without chips.
    fn shortfall(&self) -> Option<u64> {
        let (stakes, chair) = (&self.table["stakes"], self.you["seat"].as_u64()?.checked_sub(1)?);
        let (least, most) = (stakes["buy_in_min"].as_u64()?, stakes["buy_in_max"].as_u64()?);
        let own = &self.table["seats"][usize::try_from(chair).ok()?];
        let there = own["stack"].as_u64()? + own["coming"].as_u64().unwrap_or(0);
        (there < least).then(|| most - there)
    }
}

/// A random legal action, with a bias towards cheap ones; `None` if the client knows no legal action.
fn choose_action(legal: &Value, below: &mut impl FnMut(u64) -> u64) -> Option<Value> {
    if let Some(plays) = legal["plays"].as_array() {
        return choose_play(plays, below);
    }
    if legal["open"] == true {
        return Some(choose_packs_wager(legal, below));
    }
    if legal["wager"].is_object() {
        return Some(json!({ "wager": { "ante": legal["wager"]["ante_min"] } }));
    }
    if legal.get("sit_out").is_some() && (legal["raise"].is_object() || legal["fold"] == true) {
        let raise = legal["raise"].is_object() && below(4) > 0;
        return Some(if raise { json!({ "raise": legal["raise"]["ante"] }) } else { json!("fold") });
    }
    if legal["sit_out"] == true {
        return Some(json!("sit_out"));
    }
    choose_bet(legal, below)
}

fn choose_play(plays: &[Value], below: &mut impl FnMut(u64) -> u64) -> Option<Value> {
    if plays.is_empty() {
        return Some(json!("pass"));
    }
    let play = &plays[below(plays.len() as u64) as usize];
    Some(json!({ "play": play }))
}

fn choose_packs_wager(legal: &Value, below: &mut impl FnMut(u64) -> u64) -> Value {
    let packs = legal["packs"].as_u64().unwrap_or(1);
    let empty = |pack: &u64| legal["placed"][(*pack - 1) as usize]["bet"] == 0;
    let next = (1..=packs).find(empty).filter(|_| below(3) > 0);
    match next.filter(|_| legal["stack"].as_u64() >= legal["pack_bet"]["most"].as_u64()) {
        Some(pack) => json!({ "wager": { "pack": pack, "bet": legal["pack_bet"]["least"] } }),
        None => json!("done"),
    }
}

fn choose_bet(legal: &Value, below: &mut impl FnMut(u64) -> u64) -> Option<Value> {
    if legal["raise"].is_object() && below(6) == 0 {
        return Some(json!({ "raise_to": legal["raise"]["least"] }));
    }
    if legal["call"].is_u64() && legal["fold"] == true && below(4) == 0 {
        return Some(json!("fold"));
    }
    let plain = ["check", "show", "muck"].into_iter().find(|&name| legal[name] == true);
    let call = legal["call"].is_u64().then_some("call");
    plain.or(call).or((legal["fold"] == true).then_some("fold")).map(|name| json!(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_early_show_is_told_from_a_turn_and_from_showing_after_the_hand() {
        let client = |phase: &str, [fold, show, muck]: [bool; 3]| {
            let legal = json!({ "fold": fold, "show": show, "muck": muck });
            let moved = json!({ "v": VERSION, "type": "moved", "seq": 1, "game": { "legal": legal },
                "table": { "phase": phase, "hand": 1 }, "you": { "hand_seat": 0, "turn": 3 } });
            let mut client = Client::default();
            client.receive(&moved.to_string()).unwrap();
            client
        };
        assert!(client("playing", [false, true, false]).may_only_show_early());
        assert!(!client("playing", [false, true, true]).may_only_show_early());
        assert!(!client("playing", [true, false, false]).may_only_show_early());
        assert!(!client("between", [false, true, false]).may_only_show_early());
    }
}
