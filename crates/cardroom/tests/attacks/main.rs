//! Attacks on the real program over TLS, in its own network namespace, while twenty tables are in play.
//!
//! - `stage.rs`: the room, its administrator and its clients. `network.rs`: the network, in which every client has its
//!   own IP address. `process.rs`: the room's process, and its resource usage.
//! - `tables.rs`, `player.rs`: the tables, and the latencies of their players' actions.
//! - `client.rs`, `sockets.rs`: requests and WebSockets. `records.rs`: the refusals, and the check for secrets in them.
//! - `report.rs`: runs an attack until enough actions are measured, and prints its line of results.
//! - `fuzz.rs`, `mutation.rs`, `corpus/`: mutated messages. `sites.rs`, `sessions.rs`, `requests.rs`, `frames.rs`,
//!   `seats.rs`, `floods.rs`, `slow.rs`: the other attacks. An attack is a function that makes its attempts, and
//!   asserts that their answers are as expected.
//! - `afterwards.rs`: the checks after all attacks.
//!
//! `CARDROOM_TEST_BINARY` is the program under attack; by default the build under test. `CARDROOM_ATTACK` is the name
//! of the only attack to run; by default all are run.
#![cfg(target_os = "linux")]

mod afterwards;
mod client;
mod floods;
mod frames;
mod fuzz;
mod mutation;
mod network;
mod player;
mod process;
mod records;
mod report;
mod requests;
mod seats;
mod sessions;
mod sites;
mod slow;
mod sockets;
mod stage;
mod tables;

use report::{Attack, attack};

/// The attacks, in the order in which they are run.
const ATTACKS: &[Attack] = &[
    attack!(sites::forged_origin),
    attack!(sites::cross_site_post),
    attack!(sites::other_hosts),
    attack!(sites::forged_addresses),
    attack!(sessions::stolen_session),
    attack!(sessions::expired_session),
    attack!(sessions::fixed_session),
    attack!(sessions::invented_sessions),
    attack!(sessions::a_thousand_logins),
    attack!(requests::path_tricks),
    attack!(requests::malformed_requests),
    attack!(requests::smuggled_requests),
    attack!(frames::forbidden_frames),
    attack!(frames::unreadable_messages),
    attack!(fuzz::fuzzed_messages),
    attack!(seats::actions_of_others),
    attack!(seats::links_of_others),
    attack!(seats::hidden_cards),
    attack!(floods::request_flood),
    attack!(floods::socket_flood),
    attack!(floods::connection_flood),
    attack!(slow::half_open_connections),
    attack!(slow::slow_writers),
    attack!(slow::slow_readers),
];

#[tokio::test]
#[ignore = "takes a minute and needs root; run by the step attacks"]
async fn the_room_withstands_every_attack_while_twenty_tables_play() {
    let mut stage = stage::Stage::open("attacks").await;
    let before = afterwards::baseline(&stage).await;
    report::print_header();
    let chosen = std::env::var("CARDROOM_ATTACK").ok();
    let is_known = |name: &String| ATTACKS.iter().any(|attack| attack.name == name);
    assert!(chosen.as_ref().is_none_or(is_known), "CARDROOM_ATTACK is no attack: {chosen:?}");
    report::wait_for_calm(&stage).await;
    for attack in ATTACKS.iter().filter(|attack| chosen.as_deref().is_none_or(|name| attack.name == name)) {
        report::withstand(&stage, attack).await;
    }
    afterwards::check(&mut stage, before).await;
}
