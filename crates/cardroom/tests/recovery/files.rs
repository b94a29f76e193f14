//! Hands that are downloaded as files and replayed with `cardroom replay`.

use super::http::{ask, file};
use super::lane::GAMES;
use super::player::Player;
use super::process::{Folder, Room, RoomAddress};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Minimum number of hands of each game.
const HANDS: usize = 3;
/// Maximum time for playing these hands.
const MAX_TIME: Duration = Duration::from_secs(120);

/// Lets two clients play every game until the room is killed. After a restart, each of them and a spectator download
/// the hands as files, and every file is replayed and compared with the results of the table.
pub fn replay_downloaded_hands() {
    let (program, folder) = (Path::new(env!("CARGO_BIN_EXE_cardroom")), Folder::new("files"));
    std::fs::create_dir_all(&folder.0).expect("a folder for the room and the file");
    let start = || Room::start(program, &folder.0.join("data"), None).expect("the room starts");
    let mut players = Vec::new();
    let played = play_games(&mut start(), &mut players);
    assert!(played, "{HANDS} hands of every game take more than {} s", MAX_TIME.as_secs());
    let room = start();
    for (table, cookie) in players.iter().map(Player::place) {
        [cookie, ""]
            .into_iter()
            .for_each(|cookie| check_files(program, &room.place, table, (cookie, &folder)));
    }
}

/// Plays until every table has [`HANDS`] hands or the time limit is reached, then kills the room. Returns `false` if
/// some table has fewer hands.
fn play_games(room: &mut Room, players: &mut Vec<Player>) -> bool {
    let place = room.place.clone();
    for game in GAMES {
        let mut two = ["Ann", "Ben"].map(|name| Player::new(&place, name, 1));
        let table = two[0].create_table(&place, game, 0);
        two.iter_mut().zip(1..).for_each(|(player, chair)| player.sit_down(&place, &table, chair));
        players.extend(two);
    }
    let tables: Vec<String> = players.iter().map(|player| player.place().0.to_owned()).collect();
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            players.iter_mut().map(|player| scope.spawn(|| player.play(&place, || ()))).collect();
        let begun = Instant::now();
        while begun.elapsed() < MAX_TIME && tables.iter().any(|table| hands(&place, table, "").len() < HANDS)
        {
            std::thread::sleep(Duration::from_millis(100));
        }
        room.kill();
        threads
            .into_iter()
            .for_each(|thread| thread.join().expect("no player panics").expect("the room is consistent"));
    });
    tables
        .iter()
        .all(|table| players.iter().any(|player| player.place().0 == table && player.hands() >= HANDS as u64))
}

/// The latest finished hands of a table, as the owner of the cookie sees them; empty if the room refuses or does not
/// answer.
fn hands(room: &RoomAddress, table: &str, cookie: &str) -> Vec<Value> {
    let answer = ask(&room.address, "GET", &format!("/api/tables/{table}/hands"), cookie, &Value::Null);
    answer.and_then(|answer| answer.body.as_array().cloned()).unwrap_or_default()
}

/// Downloads the hands of a table with a cookie, and asserts that a replay of each results in the table's net results.
fn check_files(program: &Path, room: &RoomAddress, table: &str, (cookie, folder): (&str, &Folder)) {
    let hands = hands(room, table, cookie);
    assert!(hands.len() >= HANDS, "{hands:?}");
    for reported in hands {
        let number = &reported["hand"];
        let text = file(&room.address, &format!("/api/tables/{table}/hands/{number}.phh"), cookie);
        let path = folder.0.join("hand.phh");
        std::fs::write(&path, &text).expect("the file is written");
        let result = replay(program, &path);
        assert_eq!((&result["matches"], &result["hand"]), (&json!(true), number), "{result}\n{text}");
        assert_eq!(sorted(nets(&text, &result)), sorted(reported_nets(&reported)), "{result}\n{text}");
    }
}

/// The result that `cardroom replay --json` prints for the first hand of a file. Asserts that the program succeeds.
fn replay(program: &Path, path: &Path) -> Value {
    let out =
        Command::new(program).args(["replay", "--json"]).arg(path).output().expect("the program starts");
    let reply: Value = serde_json::from_slice(&out.stdout).expect("the reply is JSON");
    assert_eq!(out.status.code(), Some(0), "{reply}");
    reply["results"][0].clone()
}

/// Sorts net results for a comparison, since a hold'em file lists players from the left of the button, and the table
/// lists them by chair.
fn sorted(mut nets: Vec<i64>) -> Vec<i64> {
    nets.sort_unstable();
    nets
}

/// The net results of the players as the table reports them; empty in a game without chips.
fn reported_nets(reported: &Value) -> Vec<i64> {
    let players = reported["players"].as_array().expect("players").iter();
    players.filter_map(|player| player["net"].as_i64()).collect()
}

/// The net results of the replayed file; empty in a game without chips.
fn nets(text: &str, result: &Value) -> Vec<i64> {
    let Some(start) = text.lines().find_map(|line| line.strip_prefix("starting_stacks = ")) else {
        return Vec::new();
    };
    let start: Value = serde_json::from_str(start).expect("a list of amounts");
    let stacks = |value: &Value| value.as_array().expect("a list").iter().filter_map(Value::as_i64).collect();
    let (end, start): (Vec<i64>, Vec<i64>) = (stacks(&result["stacks"]), stacks(&start));
    end.iter().zip(start).map(|(end, start)| end - start).collect()
}
