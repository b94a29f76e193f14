//! One table: its guests and their sockets.

use super::player::{Player, Shared, Socket, watch_table};
use crate::http::{Cookies, ask};
use anyhow::Context;
use room::game::GameName;
use room::rng::Rng;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Maximum number of players at a table: the seats of Mount Holyoke Poker.
const PLAYERS: u64 = 4;

/// Size of a socket's read buffer, in bytes: about a message. Each read clears it, and there are thousands of sockets.
const READ: usize = 4 * 1024;

/// The number of a table, and the numbers of players and spectators that join it.
pub struct Plan {
    /// Number of the table, from 0; the games are assigned to the numbers in turn.
    pub number: usize,
    /// Number of players.
    pub seats: u64,
    /// Number of spectators.
    pub watchers: u64,
}

impl Plan {
    /// Plan for this many sockets, of which there must be at least two: up to four players, and at least one spectator.
    pub fn new(number: usize, sockets: u64) -> Plan {
        let seats = (sockets - 1).min(PLAYERS);
        Plan { number, seats, watchers: sockets - seats }
    }

    /// Creates the table and opens its sockets. Every client runs in a spawned task, in which a player sits down after
    /// the start of play.
    ///
    /// # Errors
    /// If the room refuses or does not answer a request, or a socket cannot be opened.
    pub async fn open(&self, room: SocketAddr, shared: &Shared, rng: &mut Rng) -> anyhow::Result<()> {
        let mut guests = Vec::new();
        for seat in 1..=self.seats {
            guests.push(guest(room, &format!("Guest {}.{seat}", self.number + 1)).await?);
        }
        let made = ask(room, "POST /api/tables", &guests[0], Some(&self.wish())).await?;
        let made: Value = serde_json::from_str(&made.body).context("a table is not valid JSON")?;
        let id = made["id"].as_str().context("a table has no id")?;
        for (seat, cookies) in (1..).zip(&guests) {
            let socket = socket(room, id, cookies).await?;
            let rng = Rng::new(rng.below_u64(u64::MAX));
            tokio::spawn(Player::new(self.number, seat, socket, rng, shared.clone()).run());
        }
        for _ in 0..self.watchers {
            tokio::spawn(watch_table(socket(room, id, "").await?, shared.tally.clone()));
        }
        Ok(())
    }

    fn wish(&self) -> Value {
        json!({
            "game": GameName::ALL[self.number % GameName::ALL.len()],
            "name": format!("Table {}", self.number + 1),
            "seats": self.seats,
            // The clock never runs out, since no player thinks for a minute, or for the five seconds to show or muck.
            "clocks": { "turn": 60, "bank": 60, "grace": 20, "between": 1 },
        })
    }
}

/// Registers a new guest, and returns the guest's cookies.
async fn guest(room: SocketAddr, name: &str) -> anyhow::Result<Cookies> {
    Ok(ask(room, "PUT /api/me", "", Some(&json!({ "name": name }))).await?.cookies)
}

async fn socket(room: SocketAddr, id: &str, cookies: &str) -> anyhow::Result<Socket> {
    let mut request = format!("ws://{room}/api/tables/{id}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", cookies.parse()?);
    let stream = TcpStream::connect(room).await.context("the room accepts no connections")?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(READ);
    let (socket, _) = client_async_with_config(request, stream, Some(config))
        .await
        .context("the room does not open a WebSocket")?;
    Ok(socket)
}
