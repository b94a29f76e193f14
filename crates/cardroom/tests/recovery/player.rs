//! A client at a table, who plays through every kill.

use super::http::done;
use super::process::Place;
use super::record::{Compared, Record};
use room::chance::Chance;
use room::client::{Client, Heard};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket};

type Socket = WebSocket<TcpStream>;

/// A client, and what it keeps between two connections.
pub struct Player {
    table: String,
    cookie: String,
    chair: u64,
    client: Client,
    record: Record,
    /// The action that was sent and not answered.
    pending: Option<Pending>,
    asks_for_chips: bool,
    chance: Chance,
    pub counts: Counts,
}

/// An action that was sent.
#[derive(Clone)]
struct Pending {
    text: String,
    id: u64,
    hand: u64,
    turn: u64,
    /// Whether it must be taken now: none for the first time that it is sent, when nothing is known.
    taken: Option<bool>,
}

/// What happened to a client.
#[derive(Default, Clone, Copy, Debug)]
pub struct Counts {
    pub compared: Compared,
    pub resumed: u32,
    pub sent_again: u32,
    pub taken_before: u32,
    pub actions: u32,
}

impl Player {
    /// A guest with a cookie, not yet seated.
    pub fn new(room: &Place, name: &str, seed: u64) -> Player {
        let answer = done(&room.address, "PUT", "/api/me", "", &json!({ "name": name }));
        Player {
            table: String::new(),
            cookie: answer.cookie.expect("a name leads to a cookie"),
            chair: 0,
            client: Client::default(),
            record: Record::default(),
            pending: None,
            asks_for_chips: false,
            chance: Chance::new(seed),
            counts: Counts::default(),
        }
    }

    /// Makes a table of this game for two people and so many bots; gives its id.
    pub fn creates(&self, room: &Place, game: &str, bots: u8) -> String {
        let clocks = json!({ "turn": 8, "bank": 4, "grace": 2, "between": 0 });
        let wish = json!({ "game": game, "name": game, "seats": 2 + bots, "bots": bots, "clocks": clocks });
        let answer = done(&room.address, "POST", "/api/tables", &self.cookie, &wish);
        answer.body["id"].as_str().expect("a table has an id").to_owned()
    }

    /// Takes a chair, and waits until that is stored.
    pub fn sits(&mut self, room: &Place, table: &str, chair: u64) {
        (self.table, self.chair) = (table.to_owned(), chair);
        let mut socket = self.connect(room, 0).expect("the socket opens");
        let welcome = listen(&mut socket).expect("a welcome").expect("a welcome");
        let buy_in = &welcome["table"]["stakes"]["buy_in_max"];
        let text = self.client.command(json!({ "do": "sit", "seat": chair, "buy_in": buy_in }));
        socket.send(Message::text(text)).expect("the room listens");
        loop {
            let heard = listen(&mut socket).expect("the room answers").expect("the room answers");
            assert_ne!(heard["type"], "refused", "{heard}");
            if heard["type"] == "accepted" {
                return;
            }
        }
    }

    /// Connects, compares, and plays until the room is dead.
    ///
    /// # Errors
    /// If the room contradicts what it told.
    pub fn plays(&mut self, room: &Place) -> Result<(), String> {
        let Some(mut probe) = self.connect(room, 0) else { return Ok(()) };
        let Some(all) = listen(&mut probe)? else { return Ok(()) };
        let compared = self.record.compare(&all, room.started)?;
        self.counts.compared.add(compared);
        drop(probe);
        let since = self.record.seq();
        let Some(mut socket) = self.connect(room, since) else { return Ok(()) };
        let Some(welcome) = listen(&mut socket)? else { return Ok(()) };
        if welcome["steps"]
            .as_array()
            .is_none_or(|steps| steps.iter().any(|step| step["seq"].as_u64() <= Some(since)))
        {
            return Err(format!("more than what is new after {since}: {}", welcome["steps"]));
        }
        self.counts.resumed += 1;
        self.asks_for_chips = false;
        self.client.reconnect();
        self.hear(&welcome)?;
        self.send_again(&mut socket);
        while let Some(message) = self.go_on(&mut socket)? {
            self.hear(&message)?;
        }
        Ok(())
    }

    /// How many hands began at the table.
    pub fn hands(&self) -> u64 {
        self.client.table["hand"].as_u64().unwrap_or(0)
    }

    /// The table, and the cookie with which this player is known there.
    pub fn place(&self) -> (&str, &str) {
        (&self.table, &self.cookie)
    }

    fn connect(&self, room: &Place, since: u64) -> Option<Socket> {
        let stream = TcpStream::connect(&room.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(40))).ok()?;
        let path = format!("ws://{}/api/tables/{}/socket?since={since}", room.address, self.table);
        let mut request = path.into_client_request().expect("it is an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie is a header's value"));
        tokio_tungstenite::tungstenite::client(request, stream).ok().map(|(socket, _)| socket)
    }

    /// Sends what was not answered: it is taken now if the room had not taken it, and only then.
    fn send_again(&mut self, socket: &mut Socket) {
        let Some(pending) = &mut self.pending else { return };
        let (table, you) = (&self.client.table, &self.client.you);
        let open = table["phase"] == "playing" && table["hand"] == pending.hand;
        pending.taken = Some(open && you["turn"] == pending.turn);
        self.counts.sent_again += 1;
        let _ = socket.send(Message::text(pending.text.clone()));
    }

    /// Sends what is due, and gives the next message; none where the room is dead.
    fn go_on(&mut self, socket: &mut Socket) -> Result<Option<Value>, String> {
        if let Some(text) = self.wishes() {
            std::thread::sleep(Duration::from_millis(self.chance.below_u64(40)));
            let _ = socket.send(Message::text(text));
        }
        listen(socket)
    }

    /// The next action, more chips, or a way back into the game.
    fn wishes(&mut self) -> Option<String> {
        if self.pending.is_none() {
            let chance = &mut self.chance;
            if let Some(text) = self.client.act(&mut |n| chance.below_u64(n)) {
                let sent: Value = serde_json::from_str(&text).expect("a message is JSON");
                let number = |name: &str| sent[name].as_u64().unwrap_or(0);
                let (id, hand, turn) = (number("id"), number("hand"), number("turn"));
                self.pending = Some(Pending { text: text.clone(), id, hand, turn, taken: None });
                return Some(text);
            }
        }
        self.comes_back()
    }

    fn comes_back(&mut self) -> Option<String> {
        let seat = &self.client.table["seats"][(self.chair - 1) as usize];
        if self.asks_for_chips || self.client.table["phase"] == "playing" {
            return None;
        }
        let stakes = &self.client.table["stakes"];
        let least = stakes["buy_in_min"].as_i64().unwrap_or(0);
        let command = if self.record.total(self.chair) < least {
            let most = stakes["buy_in_max"].as_i64().unwrap_or(0);
            json!({ "do": "top_up", "amount": most - self.record.total(self.chair) })
        } else if seat["sits_out"] == true {
            json!({ "do": "sit_in" })
        } else {
            return None;
        };
        self.asks_for_chips = true;
        Some(self.client.command(command))
    }

    fn hear(&mut self, message: &Value) -> Result<(), String> {
        if message["type"] == "welcome" || message["type"] == "moved" {
            self.record.hear(message)?;
            self.asks_for_chips &= message["table"]["phase"] != "playing";
        }
        match self.client.hear(&message.to_string())? {
            Heard::Accepted(id) => self.answered(id, None),
            Heard::Refused(Some(id), code) => self.answered(id, Some(&code)),
            Heard::Bye(reason) => Err(format!("the room said goodbye: {reason}")),
            _ => Ok(()),
        }
    }

    fn answered(&mut self, id: u64, refused: Option<&str>) -> Result<(), String> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else { return Ok(()) };
        let once = match (pending.taken, refused) {
            (None | Some(true), None) => true,
            // A hand that is over may be shown until the next begins, which is at once here (TH-18).
            (None, Some("stale_hand")) => pending.text.contains(r#""action":"show""#),
            (Some(false), Some("repeated" | "stale_hand")) => {
                self.counts.taken_before += 1;
                true
            }
            _ => false,
        };
        self.counts.actions += u32::from(refused.is_none());
        let Pending { text, taken, .. } = pending;
        once.then_some(())
            .ok_or_else(|| format!("{text}, which was to be taken: {taken:?}, came to {refused:?}"))
    }
}

impl Counts {
    pub fn add(&mut self, more: Counts) {
        self.compared.add(more.compared);
        self.resumed += more.resumed;
        self.sent_again += more.sent_again;
        self.taken_before += more.taken_before;
        self.actions += more.actions;
    }
}

/// The next message; none where the room is dead.
fn listen(socket: &mut Socket) -> Result<Option<Value>, String> {
    let begun = Instant::now();
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                return serde_json::from_str(&text).map(Some).map_err(|error| error.to_string());
            }
            Ok(_) if begun.elapsed() < Duration::from_secs(40) => {}
            Ok(_) => return Err("nothing goes on".to_owned()),
            Err(_) => return Ok(None),
        }
    }
}
