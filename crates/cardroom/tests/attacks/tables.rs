//! Twenty tables of the four games, at which well-behaved players act continually, and the latencies of their actions.
//!
//! The players run on a separate thread, so that the attackers' work does not delay them.

use super::client::{Client, Socket};
use super::player::Player;
use room::game::GameName;
use room::rng::Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// Number of tables.
pub const TABLES: usize = 20;
/// Number of players at a table.
const PLAYERS: usize = 4;

/// The tables in play. The players stop when the value is dropped.
pub struct Tables {
    /// The ids of the tables; the games are assigned to them in turn.
    pub ids: Vec<String>,
    pub tally: Arc<Tally>,
    _stop: mpsc::Sender<()>,
}

/// Measurements of the players, shared by all tables.
#[derive(Default)]
pub struct Tally {
    /// Times from sending an action to its acceptance, in microseconds, since the measurement began.
    latencies: Mutex<Vec<u64>>,
    /// Total number of accepted actions.
    actions: AtomicU64,
    /// Number of errors of each kind.
    errors: Mutex<BTreeMap<String, u64>>,
    /// The hole cards that players have folded so far.
    folded: Mutex<Vec<Folded>>,
}

/// Hole cards that a player folded.
#[derive(Clone, Debug)]
pub struct Folded {
    /// Number of the table, from 0.
    pub table: usize,
    pub hand: u64,
    /// The cards, such as `["As", "Td"]`.
    pub cards: Vec<String>,
}

impl Tables {
    /// Opens the tables and seats their players. All players at a table use one client address.
    pub async fn open(clients: Vec<Client>) -> Tables {
        let tally = Arc::new(Tally::default());
        let (mut ids, mut seats) = (Vec::new(), Vec::new());
        assert_eq!(clients.len(), TABLES);
        for (number, client) in clients.into_iter().enumerate() {
            let mut guests = Vec::new();
            for seat in 1..=PLAYERS {
                guests.push(client.guest(&format!("Player {}.{seat}", number + 1)).await);
            }
            let made = client.ask("POST /api/tables", &guests[0], Some(&table(number))).await;
            assert_eq!(made.status, 200, "{made:?}");
            let id = made.json()["id"].as_str().expect("a table has an id").to_owned();
            seats.extend((1..).zip(guests).map(|(seat, cookies)| Place {
                table: number,
                id: id.clone(),
                seat,
                cookies,
                client: client.clone(),
            }));
            ids.push(id);
        }
        let (stop, stopped) = mpsc::channel(1);
        let players = tally.clone();
        std::thread::spawn(move || play(seats, &players, stopped));
        Tables { ids, tally, _stop: stop }
    }

    /// The numbers of the hold'em tables, in ascending order.
    pub fn holdem(&self) -> impl Iterator<Item = usize> {
        (0..TABLES).filter(|number| game(*number) == GameName::Holdem)
    }
}

fn game(table: usize) -> GameName {
    GameName::ALL[table % GameName::ALL.len()]
}

fn table(number: usize) -> Value {
    json!({
        "game": game(number),
        "name": format!("Table {}", number + 1),
        "seats": PLAYERS,
        "listed": true,
        // The clock never runs out, since no player thinks for a minute.
        "clocks": { "turn": 60, "bank": 60, "grace": 20, "between": 1 },
    })
}

/// A seat at a table, with its player's cookies and client.
struct Place {
    table: usize,
    id: String,
    seat: u8,
    cookies: String,
    client: Client,
}

/// Runs the players until the sender of the channel is dropped.
fn play(seats: Vec<Place>, tally: &Arc<Tally>, mut stopped: mpsc::Receiver<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        for (seed, place) in (1..).zip(seats) {
            let socket: Socket = place.client.socket(&place.id, &place.cookies).await;
            let player = Player::new(place.table, place.seat, socket, Rng::new(seed), tally.clone());
            tokio::spawn(player.run());
        }
        stopped.recv().await;
    });
}

impl Tally {
    /// Records an accepted action.
    pub fn acted(&self, took: Duration) {
        self.actions.fetch_add(1, Ordering::Relaxed);
        lock(&self.latencies).push(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    /// Records an error of this kind.
    pub fn count_error(&self, what: String) {
        *lock(&self.errors).entry(what).or_default() += 1;
    }

    /// Records hole cards that a player folded.
    pub fn fold(&self, folded: Folded) {
        lock(&self.folded).push(folded);
    }

    /// Total number of accepted actions.
    pub fn actions(&self) -> u64 {
        self.actions.load(Ordering::Relaxed)
    }

    /// Begins a measurement.
    pub fn begin(&self) {
        lock(&self.latencies).clear();
    }

    /// Number of actions since the measurement began.
    pub fn measured(&self) -> usize {
        lock(&self.latencies).len()
    }

    /// The 99th percentile of the latencies since the measurement began, by nearest rank, in milliseconds; NaN if there
    /// are none.
    pub fn p99_ms(&self) -> f64 {
        let mut latencies = lock(&self.latencies).clone();
        latencies.sort_unstable();
        let rank = (latencies.len() * 99).div_ceil(100);
        latencies.get(rank.saturating_sub(1)).map_or(f64::NAN, |&micros| micros as f64 / 1000.0)
    }

    /// Number of errors of each kind.
    pub fn errors(&self) -> BTreeMap<String, u64> {
        lock(&self.errors).clone()
    }

    /// The hole cards that players have folded so far.
    pub fn folded(&self) -> Vec<Folded> {
        lock(&self.folded).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn the_percentile_uses_the_nearest_rank() {
    let tally = Tally::default();
    (1..=200).for_each(|ms| tally.acted(Duration::from_millis(ms)));
    assert_eq!((tally.p99_ms(), tally.measured()), (198.0, 200));
    tally.begin();
    assert!(tally.p99_ms().is_nan());
}
