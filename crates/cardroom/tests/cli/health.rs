//! Tests of `health`: a room that runs, with and without TLS, and none.
#![cfg(unix)]

use crate::serve::{Room, folder};
use crate::support::{Scratch, run};
use std::net::TcpListener;

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
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = std::thread::spawn(move || {
        use std::io::{Read, Write};
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 512];
        let length = stream.read(&mut request).unwrap();
        assert!(request[..length].starts_with(b"GET /healthz HTTP/1.0\r\n"));
        stream.write_all(b"HTTP/1.0 503 Service Unavailable\r\n\r\nthe disk is full\n").unwrap();
    });
    let run = run(&format!("health --listen {address}"));
    server.join().unwrap();
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("503: the disk is full"), "{}", run.err);
}
