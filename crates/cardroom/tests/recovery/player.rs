//! A client at a table, which reconnects after every kill and continues to play.

use super::http::done;
use super::process::RoomAddress;
use super::record::{Compared, Record};
use room::client::{Client, ReceivedMessage};
use room::rng::Rng;
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket};

type Socket = WebSocket<TcpStream>;

/// A client with its state across connections.
pub struct Player {
    table: String,
    cookie: String,
    chair: u64,
    client: Client,
    record: Record,
    /// The action that was sent but not yet acknowledged.
    pending: Option<Pending>,
    return_requested: bool,
    rng: Rng,
    pace: Pace,
    pub counts: Counts,
}

/// Limits the rate of a connection's messages, to stay below the room's limit: a token bucket of 60 messages, refilled
/// at 20 per second.
struct Pace {
    /// Time at which all messages so far would have been sent at that rate without a burst.
    due: Instant,
}

impl Pace {
    const INTERVAL: Duration = Duration::from_millis(50);
    /// Maximum time by which messages may be ahead of the rate: a burst of 40 messages.
    const EARLY: Duration = Duration::from_secs(2);

    fn new() -> Pace {
        Pace { due: Instant::now() }
    }

    /// Waits until the next message may be sent.
    fn wait(&mut self) {
        let now = Instant::now();
        self.due = self.due.max(now) + Pace::INTERVAL;
        std::thread::sleep(self.due.saturating_duration_since(now).saturating_sub(Pace::EARLY));
    }
}

/// An action that was sent and not yet acknowledged.
#[derive(Clone)]
struct Pending {
    text: String,
    id: u64,
    hand: u64,
    turn: u64,
    /// `true` if the room must accept the action, `false` if the room must refuse the action, `None` if either is
    /// correct, as on the first send.
    must_accept: Option<bool>,
    /// `true` if the action shows cards.
    is_show: bool,
    /// `true` if the action shows cards out of turn: the hand awaits another player or is over (TH-13, TH-18). An
    /// action of another player may then come first.
    is_early: bool,
}

impl Pending {
    fn new(text: String, client: &Client) -> Pending {
        let sent: Value = serde_json::from_str(&text).expect("a message is JSON");
        let number = |name: &str| sent[name].as_u64().unwrap_or(0);
        let (id, hand, turn, is_show) =
            (number("id"), number("hand"), number("turn"), sent["action"] == "show");
        Pending { text, id, hand, turn, must_accept: None, is_show, is_early: is_show && !is_on_turn(client) }
    }

    /// Updates the expected response when the action is sent again after a reconnect.
    fn update_expected(&mut self, client: &Client) {
        let (table, you) = (&client.table, &client.you);
        let is_next = table["hand"] == self.hand && you["turn"] == self.turn;
        let is_over = table["phase"] != "playing";
        self.is_early = self.is_show && !is_on_turn(client);
        self.must_accept = if is_next && is_over && self.is_show { None } else { Some(is_next && !is_over) };
    }

    /// Returns `true` if a show out of turn came too late: its hand is over, or its cards are already tabled.
    fn is_overtaken(&self, client: &Client) -> bool {
        let place = client.you["hand_seat"].as_u64().unwrap_or(0).saturating_sub(1) as usize;
        let is_over = client.table["hand"].as_u64() > Some(self.hand) || client.table["phase"] != "playing";
        self.is_early && (is_over || client.game["seats"][place]["standing"] == "tabled")
    }

    /// Returns `true` if the response is the expected one, or refuses a show that came too late.
    fn fits(&self, refused: Option<&str>, client: &Client) -> bool {
        match (self.must_accept, refused) {
            (None | Some(true), None) => true,
            (None | Some(true), Some("stale_hand" | "no_hand" | "holdem.not_in_showdown")) => {
                self.is_overtaken(client)
            }
            (Some(false), Some("repeated" | "stale_hand")) => true,
            _ => false,
        }
    }
}

/// Returns `true` if it is this client's turn.
fn is_on_turn(client: &Client) -> bool {
    !client.you["hand_seat"].is_null() && client.game["to_act"] == client.you["hand_seat"]
}

/// Counts of a client's comparisons and other events.
#[derive(Default, Clone, Copy, Debug)]
pub struct Counts {
    pub compared: Compared,
    pub resumed: u32,
    pub sent_again: u32,
    pub stored_before_kill: u32,
    pub actions: u32,
}

impl Player {
    /// Registers a guest who has no chair yet.
    pub fn new(room: &RoomAddress, name: &str, seed: u64) -> Player {
        let answer = done(&room.address, "PUT", "/api/me", "", &json!({ "name": name }));
        Player {
            table: String::new(),
            cookie: answer.cookie.expect("a name leads to a cookie"),
            chair: 0,
            client: Client::default(),
            record: Record::default(),
            pending: None,
            return_requested: false,
            rng: Rng::new(seed),
            pace: Pace::new(),
            counts: Counts::default(),
        }
    }

    /// Creates a table of this game for two clients and this many bots; returns the id of the table.
    pub fn create_table(&self, room: &RoomAddress, game: &str, bots: u8) -> String {
        let clocks = json!({ "turn": 8, "bank": 4, "grace": 2, "between": 0 });
        let wish = json!({ "game": game, "name": game, "seats": 2 + bots, "bots": bots, "clocks": clocks });
        let answer = done(&room.address, "POST", "/api/tables", &self.cookie, &wish);
        answer.body["id"].as_str().expect("a table has an id").to_owned()
    }

    /// Takes a chair, and waits until the room acknowledges it.
    pub fn sit_down(&mut self, room: &RoomAddress, table: &str, chair: u64) {
        (self.table, self.chair) = (table.to_owned(), chair);
        let mut socket = self.connect(room, 0).expect("the socket opens");
        let welcome = listen(&mut socket).expect("a welcome").expect("a welcome");
        let buy_in = &welcome["table"]["stakes"]["buy_in_max"];
        let text = self.client.command(json!({ "do": "sit", "seat": chair, "buy_in": buy_in }));
        socket.send(Message::text(text)).expect("the room listens");
        loop {
            let message = listen(&mut socket).expect("the room answers").expect("the room answers");
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == "accepted" {
                return;
            }
        }
    }

    /// Connects, compares the state with the record, and plays until the room is killed. Calls `joined` before the
    /// first message is sent.
    ///
    /// # Errors
    /// If the room contradicts an earlier message, closes the connection with a reason, sends a message that cannot be
    /// parsed, or sends only control frames for 40 seconds.
    pub fn play(&mut self, room: &RoomAddress, joined: impl FnOnce()) -> Result<(), String> {
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
            return Err(format!("steps that are not new after {since}: {}", welcome["steps"]));
        }
        self.counts.resumed += 1;
        self.pace = Pace::new();
        self.return_requested = false;
        self.client.reconnect();
        self.receive(&welcome)?;
        joined();
        self.send_again(&mut socket);
        while let Some(message) = self.send_and_receive(&mut socket)? {
            self.receive(&message)?;
        }
        Ok(())
    }

    /// Number of hands begun at the table.
    pub fn hands(&self) -> u64 {
        self.client.table["hand"].as_u64().unwrap_or(0)
    }

    /// The table id, and the cookie that identifies this player.
    pub fn place(&self) -> (&str, &str) {
        (&self.table, &self.cookie)
    }

    fn connect(&self, room: &RoomAddress, since: u64) -> Option<Socket> {
        let stream = TcpStream::connect(&room.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(40))).ok()?;
        let path = format!("ws://{}/api/tables/{}/socket?since={since}", room.address, self.table);
        let mut request = path.into_client_request().expect("it is an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie is a header's value"));
        tokio_tungstenite::tungstenite::client(request, stream).ok().map(|(socket, _)| socket)
    }

    /// Sends the unacknowledged action again. The room must accept the action if and only if it had not stored the
    /// action before the kill; either is correct for a show of cards after the hand.
    fn send_again(&mut self, socket: &mut Socket) {
        let Some(pending) = &mut self.pending else { return };
        pending.update_expected(&self.client);
        self.counts.sent_again += 1;
        let _ = socket.send(Message::text(pending.text.clone()));
    }

    /// Sends a message if one is due, and returns the next one received; `None` if the connection is lost.
    fn send_and_receive(&mut self, socket: &mut Socket) -> Result<Option<Value>, String> {
        if let Some(text) = self.next_message() {
            std::thread::sleep(Duration::from_millis(self.rng.below_u64(40)));
            self.pace.wait();
            let _ = socket.send(Message::text(text));
        }
        listen(socket)
    }

    /// The next message to send, which is an action, a top-up or a return to the game. `None` if none is due.
    fn next_message(&mut self) -> Option<String> {
        if self.pending.is_none() {
            let rng = &mut self.rng;
            if let Some(text) = self.client.act(&mut |n| rng.below_u64(n)) {
                self.pending = Some(Pending::new(text.clone(), &self.client));
                return Some(text);
            }
        }
        self.return_to_game()
    }

    fn return_to_game(&mut self) -> Option<String> {
        let seat = &self.client.table["seats"][(self.chair - 1) as usize];
        if self.return_requested || self.client.table["phase"] == "playing" {
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
        self.return_requested = true;
        Some(self.client.command(command))
    }

    fn receive(&mut self, message: &Value) -> Result<(), String> {
        if message["type"] == "welcome" || message["type"] == "moved" {
            self.record.receive(message)?;
            self.return_requested &= message["table"]["phase"] != "playing";
        }
        match self.client.receive(&message.to_string())? {
            ReceivedMessage::Accepted(id) => self.receive_response(id, None),
            ReceivedMessage::Refused(Some(id), code) => self.receive_response(id, Some(&code)),
            ReceivedMessage::Bye(reason) => Err(format!("the room said goodbye: {reason}")),
            _ => Ok(()),
        }
    }

    fn receive_response(&mut self, id: u64, refused: Option<&str>) -> Result<(), String> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else { return Ok(()) };
        self.counts.actions += u32::from(refused.is_none());
        self.counts.stored_before_kill += u32::from(pending.must_accept == Some(false) && refused.is_some());
        let fits = pending.fits(refused, &self.client);
        let Pending { text, must_accept, .. } = pending;
        fits.then_some(())
            .ok_or_else(|| format!("{text}: expected accepted: {must_accept:?}, got refusal {refused:?}"))
    }
}

impl Counts {
    pub fn add(&mut self, more: Counts) {
        self.compared.add(more.compared);
        self.resumed += more.resumed;
        self.sent_again += more.sent_again;
        self.stored_before_kill += more.stored_before_kill;
        self.actions += more.actions;
    }
}

/// Receives the next message; `None` if the connection is lost, or silent for 40 seconds.
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

/// Returns a client in hand seat 1 at a showdown that awaits hand seat `asked`, and the client's pending `show`
/// action.
#[cfg(test)]
fn client_and_show(asked: u64) -> (Client, Pending) {
    let mut client = Client::default();
    client.table = json!({ "hand": 5, "phase": "playing" });
    client.you = json!({ "hand_seat": 1, "turn": 2 });
    client.game = json!({ "to_act": asked, "seats": [{ "standing": "in" }, { "standing": "in" }] });
    let text = client.command(json!({ "do": "act", "hand": 5, "turn": 2, "action": "show" }));
    let pending = Pending::new(text, &client);
    (client, pending)
}

#[test]
fn a_requested_show_of_cards_cannot_be_too_late() {
    let (mut client, pending) = client_and_show(1);
    client.table["hand"] = 6.into();
    assert!(pending.fits(None, &client) && !pending.fits(Some("stale_hand"), &client));
}

#[test]
fn an_early_show_is_too_late_only_if_the_hand_continued_without_it() {
    let refusals = ["stale_hand", "no_hand", "holdem.not_in_showdown"];
    let (mut client, mut pending) = client_and_show(2);
    assert!(refusals.iter().all(|code| !pending.fits(Some(code), &client)), "nothing has happened");
    client.game["seats"][0]["standing"] = "tabled".into();
    assert!(refusals.iter().all(|code| pending.fits(Some(code), &client)));
    assert!(!pending.fits(Some("too_often"), &client));
    client.game["seats"][0]["standing"] = "in".into();
    client.table["phase"] = "between".into();
    assert!(refusals.iter().all(|code| pending.fits(Some(code), &client)));
    pending.update_expected(&client);
    assert!(pending.fits(None, &client), "the winner may show until the next hand begins");
}
