//! A data folder used by a series of rooms, each of which runs until it is killed.

use super::http::{ask, done};
use super::player::{Counts, Player};
use super::process::{Folder, Room, RoomAddress};
use super::record::totals;
use room::rng::Rng;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::{Duration, Instant};

pub const GAMES: [&str; 4] = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"];
/// Maximum lifetime of a room with an armed kill point.
const MAX_LIFETIME: Duration = Duration::from_secs(60);
/// Denominator of the fraction of rooms killed at a random moment whose lifetime runs from their start. The lifetime of
/// the others runs from the moment when all players have joined.
const FROM_START: u32 = 4;
/// Maximum factor by which the number of kills grows until everything has been compared. On a busy machine, rooms may
/// be killed before any player acts.
const MAX_EXTENSION: u32 = 4;

/// The moment at which a room is killed.
#[derive(Clone, Copy)]
pub enum When {
    /// At a random call of this kill point (failpoint), numbered at most `most`. Calls count from the start of the
    /// room, or from the first client that joins.
    #[cfg_attr(
        not(feature = "kill-points"),
        allow(dead_code, reason = "only a build with the points has them")
    )]
    Point { point: &'static str, most: u64 },
    /// After a random time.
    Anywhere,
}

/// Lifetime of a room that is killed after a random time.
#[derive(Clone, Copy)]
struct Life {
    time: Duration,
    /// `true` if the time runs from the start, so that the room may be killed while the players join; `false` if it
    /// runs from the moment when all have joined, so that they play even on a busy machine.
    from_start: bool,
}

impl When {
    /// The program of the rooms that are killed at this moment.
    pub fn program(self) -> PathBuf {
        let other = std::env::var_os("CARDROOM_TEST_BINARY").filter(|_| matches!(self, When::Anywhere));
        other.map_or_else(|| env!("CARGO_BIN_EXE_cardroom").into(), PathBuf::from)
    }
}

/// A data folder, its tables, and the players.
pub struct Lane {
    when: When,
    folder: Folder,
    admin: String,
    tables: Vec<String>,
    players: Vec<Player>,
    rng: Rng,
    ledgers: u32,
}

impl Lane {
    /// Kills `kills` rooms during play, one after another, or more if these do not suffice to compare everything.
    /// `name` is the name of the data folder, unique in this process.
    ///
    /// # Panics
    /// If a room contradicts a client's messages, its ledger disagrees with the tables, it is not killed in time, or no
    /// comparison was made.
    pub fn run(name: &str, when: When, kills: u32) {
        let begun = Instant::now();
        let seed = seed();
        println!("{name}: CARDROOM_TEST_SEED={seed}");
        let mut lane = Lane::begin(when, name, seed);
        let mut killed = 0;
        while killed < kills || (killed < kills * MAX_EXTENSION && lane.missing().is_some()) {
            killed += 1;
            let result = lane.run_room(killed);
            result.unwrap_or_else(|error| panic!("{name}, kill {killed}, seed {seed}: {error}"));
        }
        lane.end(name, killed, begun);
    }

    /// Kills a room during play and deletes its write-ahead log: the next room reports the loss for every table,
    /// returns the stakes, and reuses no hand number that a client has seen.
    ///
    /// # Panics
    /// If a hand number is reused, a stake is not returned, or a table does not report the loss.
    pub fn lose_log() {
        let mut lane = Lane::begin(When::Anywhere, "log", seed());
        let program = lane.when.program();
        let mut room = Room::start(&program, &lane.folder.0, None).expect("the room starts");
        // After two seconds without a write, the log is checkpointed into the database.
        std::thread::sleep(Duration::from_secs(3));
        let life = Life { time: Duration::from_secs(3), from_start: false };
        lane.play(&mut room, Some(life)).expect("the room is consistent");
        room.assert_killed();
        for file in ["cardroom.db-wal", "cardroom.db-shm"] {
            std::fs::remove_file(lane.folder.0.join(file)).expect("a killed room leaves the file");
        }
        let room = Room::start(&program, &lane.folder.0, None).expect("the room starts");
        assert_eq!(lane.ledger(&room.place), Ok(true), "nobody plays: both can be compared");
        let report = done(&room.place.address, "GET", "/api/admin/integrity", &lane.admin, &Value::Null).body;
        let rolled_back = report["rolled_back"].as_array().expect("a list");
        for (table, player) in lane.tables.iter().zip(lane.players.iter().step_by(2)) {
            let path = format!("/api/tables/{table}");
            let view = done(&room.place.address, "GET", &path, "", &Value::Null).body;
            let found = rolled_back.iter().find(|one| one["table"] == *table).expect("every table had play");
            assert!(found["cause"] == "lost" && found["hand"].as_u64() >= Some(player.hands()), "{found}");
            assert!(view["phase"] != "playing" && view["hand"] == found["hand"], "{view}");
        }
    }

    /// Opens the tables, seats every player, and kills the room.
    fn begin(when: When, folder: &str, seed: u64) -> Lane {
        let folder = Folder::new(folder);
        let mut room = Room::start(&when.program(), &folder.0, None).expect("the room starts");
        let token = room.token();
        let login = done(&room.place.address, "POST", "/api/admin/login", "", &json!({ "token": token }));
        let admin = login.cookie.expect("a login leads to a cookie");
        let mut lane =
            Lane { when, folder, admin, tables: vec![], players: vec![], rng: Rng::new(seed), ledgers: 0 };
        GAMES.iter().for_each(|game| lane.seat(&room.place, game));
        room.kill();
        room.assert_killed();
        lane
    }

    fn seat(&mut self, room: &RoomAddress, game: &str) {
        let mut two = ["Ann", "Ben"].map(|name| Player::new(room, name, self.rng.below_u64(u64::MAX)));
        let table = two[0].create_table(room, game, 2);
        for (player, chair) in two.iter_mut().zip(1..) {
            player.sit_down(room, &table, chair);
        }
        self.tables.push(table);
        self.players.extend(two);
    }

    /// Runs room number `number` from its start until it is killed, and compares its ledger with its tables. The error
    /// describes the contradiction.
    fn run_room(&mut self, number: u32) -> Result<(), String> {
        let armed = match self.when {
            When::Point { point, most } => {
                // On a busy machine, a room whose calls count from its start may die before a client connects, so most
                // rooms count from then on.
                let from = if self.rng.below_u64(4) == 0 { "" } else { ":joined" };
                Some(format!("{point}:{}{from}", 1 + self.rng.below_u64(most)))
            }
            When::Anywhere => None,
        };
        let Some(mut room) = Room::start(&self.when.program(), &self.folder.0, armed.as_deref()) else {
            return Ok(());
        };
        let life = armed.is_none().then(|| Life {
            time: Duration::from_millis(self.rng.below_u64(2_000)),
            from_start: number.is_multiple_of(FROM_START),
        });
        let ledger = self.ledger(&room.place);
        let result = self.play(&mut room, life);
        room.assert_killed();
        self.ledgers += u32::from(ledger?);
        result
    }

    /// Lets every player play until the room is killed: after `life`, or by the armed kill point if `None`. The error
    /// describes the contradiction.
    fn play(&mut self, room: &mut Room, life: Option<Life>) -> Result<(), String> {
        let players = &mut self.players;
        let place = &room.place.clone();
        let (results, died) = std::thread::scope(|scope| {
            // Each player drops its sender when it has joined, or cannot join.
            let (joining, joined) = mpsc::channel::<Infallible>();
            let threads: Vec<_> = players
                .iter_mut()
                .map(|player| {
                    let joining = joining.clone();
                    scope.spawn(move || player.play(place, || drop(joining)))
                })
                .collect();
            drop(joining);
            if let Some(Life { time, from_start }) = life {
                if !from_start {
                    let _ = joined.recv();
                }
                std::thread::sleep(time);
                room.kill();
            }
            let died = room.dies_within(MAX_LIFETIME);
            if !died {
                room.kill();
            }
            let results: Vec<_> =
                threads.into_iter().map(|thread| thread.join().expect("no player panics")).collect();
            (results, died)
        });
        results.into_iter().collect::<Result<(), String>>()?;
        died.then_some(()).ok_or_else(|| format!("it was not killed within {} s", MAX_LIFETIME.as_secs()))
    }

    /// Checks that the ledger balances to 0 and has the stack of every seat as the table shows it. Returns `false` if
    /// the ledger and the tables could not be compared.
    fn ledger(&self, room: &RoomAddress) -> Result<bool, String> {
        let Some(before) = self.stacks(room) else { return Ok(false) };
        let ledger = ask(&room.address, "GET", "/api/admin/ledger", &self.admin, &Value::Null);
        let Some(ledger) = ledger else { return Ok(false) };
        let accounts = ledger.body["accounts"].as_array().ok_or_else(|| ledger.body.to_string())?;
        let sum: i64 = accounts.iter().filter_map(|account| account["balance"].as_i64()).sum();
        if sum != 0 || ledger.body["sum"] != 0 || accounts.is_empty() {
            return Err(format!("the ledger adds up to {sum}: {}", ledger.body));
        }
        // A player who acted between the two requests makes the comparison impossible.
        if self.stacks(room).as_ref() != Some(&before) {
            return Ok(false);
        }
        for (account, stack) in before {
            let has = accounts.iter().find(|one| one["account"] == account).map(|one| &one["balance"]);
            if has != Some(&stack.into()) {
                return Err(format!("{account} has {has:?}, at the table {stack}"));
            }
        }
        Ok(true)
    }

    /// The chips of every seat, keyed by the name of its ledger account; `None` if the room does not answer.
    fn stacks(&self, room: &RoomAddress) -> Option<Vec<(String, i64)>> {
        let mut all = Vec::new();
        for table in &self.tables {
            let view = ask(&room.address, "GET", &format!("/api/tables/{table}"), "", &Value::Null)?.body;
            let seats = totals(&json!({ "table": view })).into_iter();
            all.extend(seats.map(|(chair, total)| (format!("seat/{table}/{chair}"), total)));
        }
        Some(all)
    }

    /// The sums of all players' counts.
    fn counts(&self) -> Counts {
        let mut all = Counts::default();
        self.players.iter().for_each(|player| all.add(player.counts));
        all
    }

    /// A description of what has not been compared yet; `None` if everything has.
    fn missing(&self) -> Option<&'static str> {
        let Counts { compared, actions, .. } = self.counts();
        if compared.same == 0 || compared.steps == 0 || actions == 0 {
            return Some("nothing was compared");
        }
        if self.ledgers == 0 {
            return Some("no ledger was compared");
        }
        let is_played = self.players.iter().all(|player| player.hands() > 0);
        (!is_played).then_some("no hand was played at a table")
    }

    /// Prints the numbers of comparisons. Panics if a kind of comparison was not made, or if a table had no hand.
    fn end(self, name: &str, kills: u32, begun: Instant) {
        let (all, missing) = (self.counts(), self.missing());
        let hands: u64 = self.players.iter().step_by(2).map(Player::hands).sum();
        println!(
            "{name}: {kills} kills, {hands} hands, {} ledgers, {all:?}, {:.0} s",
            self.ledgers,
            begun.elapsed().as_secs_f64()
        );
        assert!(missing.is_none(), "{missing:?}: {all:?}");
    }
}

/// The seed of the random moments: `CARDROOM_TEST_SEED`, or a new one.
pub fn seed() -> u64 {
    let given = std::env::var("CARDROOM_TEST_SEED").ok();
    let fresh = || Rng::fresh().expect("the system has random numbers").below_u64(1_000_000);
    given.map_or_else(fresh, |seed| seed.parse().expect("CARDROOM_TEST_SEED is a number"))
}
