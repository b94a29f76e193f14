//! A viewer of the live board. It records every card that the board shows, so that the test can check that each of
//! these cards is in the event's log.

use super::log::{card_at, extra_of};
use super::phone::lock;
use super::reported::ReportedFacts;
use crate::process::RoomAddress;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::time::Duration;

/// Watches the live board until the room is killed, and records every card that it shows.
///
/// # Errors
/// If an update of the board cannot be parsed.
pub fn watch(room: &RoomAddress, event: &str, reported: &Mutex<ReportedFacts>) -> Result<(), String> {
    let Some(board) = open(room, event) else { return Ok(()) };
    // An update that was cut off by the kill has no line ending.
    let mut reader = BufReader::new(board);
    let mut line = String::new();
    while reader.read_line(&mut line).is_ok_and(|length| length > 0) {
        if let Some(data) = line.strip_prefix("data: ").filter(|data| data.ends_with('\n')) {
            let board: Value = serde_json::from_str(data).map_err(|error| format!("{data}: {error}"))?;
            record(&board, &mut lock(reported));
        }
        line.clear();
    }
    Ok(())
}

fn open(room: &RoomAddress, event: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(&room.address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
    let head = format!("GET {event}/board/events HTTP/1.0\r\nhost: {}\r\n\r\n", room.address);
    stream.write_all(head.as_bytes()).ok().map(|()| stream)
}

fn record(board: &Value, reported: &mut ReportedFacts) {
    reported.counts.boards += 1;
    let participants = board["participants"].as_array().into_iter().flatten();
    for hand in participants.flat_map(|one| one["hands"].as_array().into_iter().flatten()) {
        let id = hand["hand"].as_str().unwrap_or_default();
        for card in hand["cards"].as_array().into_iter().flatten() {
            let stop = card["mark"]["stop"].as_u64();
            let subject = stop.map_or_else(|| extra_of(id), |stop| card_at(id, stop as usize));
            reported.shown.insert((subject, card["card"].as_str().unwrap_or_default().to_owned()));
        }
    }
}
