//! Tests of `health`: a room that runs, with and without TLS, one that starts, and none.
#![cfg(unix)]

use crate::serve::{Room, folder};
use crate::support::{Scratch, run};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

#[test]
fn a_running_room_is_well_and_a_missing_one_is_an_error() {
    let data = folder("health");
    let room = Room::with(&data, &[]);
    let address = room.address.clone();
    let well = run(&format!("health --listen {address}"));
    assert_eq!((well.code, well.out.as_str(), well.err.as_str()), (Some(0), "ok\n", ""));
    assert_eq!(room.end("-TERM").1, Some(0));
    let none = run(&format!("health --listen {address}"));
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
    assert!(
        none.err.contains(&address) && none.err.contains("start it with `cardroom serve`"),
        "{}",
        none.err
    );
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_room_that_serves_https_is_asked_over_tls() {
    let data = folder("health-tls");
    let room = Room::with(&data, &["--tls-local"]);
    let well = run(&format!("health --listen {}", room.address));
    assert_eq!((well.code, well.out.as_str()), (Some(0), "ok\n"), "{}", well.err);
    assert_eq!(room.end("-TERM").1, Some(0));
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn the_address_is_that_of_the_settings() {
    let scratch = Scratch::new();
    let data = folder("health-file");
    let room = Room::with(&data, &[]);
    let settings = scratch.write("room.toml", format!("listen = \"{}\"\n", room.address));
    assert_eq!(run(&format!("health --config {settings}")).code, Some(0));
    assert_eq!(room.end("-TERM").1, Some(0));
    std::fs::remove_dir_all(data).unwrap();
    let misuse = run("health --listen nowhere");
    assert_eq!(misuse.code, Some(2), "{}", misuse.err);
}

#[test]
fn another_server_is_not_well() {
    let (address, server) = server(["503 Service Unavailable\r\n\r\nthe disk is full\n"]);
    let run = run(&format!("health --listen {address}"));
    server.join().unwrap();
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("503: the disk is full"), "{}", run.err);
}

#[test]
fn a_room_that_is_not_well_yet_is_asked_again() {
    let (address, server) = server(["503 Service Unavailable\r\n\r\nnot yet\n", "200 OK\r\n\r\nok\n"]);
    let well = run(&format!("health --listen {address} --wait 600"));
    server.join().unwrap();
    assert_eq!((well.code, well.out.as_str()), (Some(0), "ok\n"), "{}", well.err);
}

#[test]
fn the_wait_for_a_room_ends() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let start = Instant::now();
    let none = run(&format!("health --listen {free} --wait 1"));
    assert_eq!(none.code, Some(1), "{}", none.err);
    assert!(start.elapsed() >= Duration::from_secs(1), "{:?}", start.elapsed());
}

/// A server that gives each of these answers to one request for the health of the room. Returns its address.
fn server<const N: usize>(answers: [&'static str; N]) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = std::thread::spawn(move || {
        for answer in answers {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 512];
            let length = stream.read(&mut request).unwrap();
            assert!(request[..length].starts_with(b"GET /healthz HTTP/1.0\r\n"));
            stream.write_all(format!("HTTP/1.0 {answer}").as_bytes()).unwrap();
        }
    });
    (address, server)
}
