//! Tests of closed tables: their results and hands for the players who sat there, the lists of closed tables, and the
//! closing of empty tables.

use crate::support::{Guest, lobby, lobby_on, lobby_with, person, quick, seated, wish};
use room::game::GameName;
use room::ledger::Account;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::protocol::server::CloseReason;
use room::refusal::Refusal;
use room::store::{Batch, MemoryStore, NewEntry, Store, StoredEntry, TableFilter, TableId};
use room::table::ClosingReason;
use room::table::entry::LoggedEntry;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::sleep;

/// Closes the table and plays the current hand to its end.
async fn closes(host: &mut Guest) {
    assert_eq!(host.ask(json!({ "do": "close" })).await, None);
    let mut below = crate::support::below(1);
    loop {
        if let Some(text) = host.client.act(&mut below) {
            host.send(text).await;
        }
        if matches!(host.receive().await, room::client::ReceivedMessage::Bye(_)) {
            break;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_closed_table_keeps_results_and_hands_for_those_who_sat_there() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, game, 4, 2).await;
        let id = ann.table.id().to_string();
        ann.play_to(4).await;
        let before = ann.table.hand(Some(&person(1)), 2).await.unwrap();
        let open = ann.table.results(Some(&person(1))).await.unwrap();
        assert!(!open.closed && open.players.iter().all(|player| player.net.is_none()), "{open:?}");
        closes(&mut ann).await;
        assert_eq!(ann.client.table["phase"], "closed");
        let again = lobby_on(lobby.store().clone()).await;
        for lobby in [&lobby, &again] {
            let table = lobby.find(&id).await.unwrap().expect("a closed table is found");
            assert!(lobby.table(&id).is_none() && table.is_closed());
            let view = serde_json::to_value(table.view().await.unwrap()).unwrap();
            assert_eq!(view["phase"], "closed");
            let results = table.results(Some(&person(1))).await.unwrap();
            assert!(results.closed && results.hands >= 4 && results.players.len() == 3, "{results:?}");
            let own = results.players.iter().find(|player| player.you).unwrap();
            assert!(!own.bot && own.name == "Guest 1");
            assert_eq!(own.bought.is_some(), game.game().chips());
            let nets: Option<i64> = results.players.iter().map(|player| player.net).sum();
            if game == GameName::Holdem {
                assert_eq!(nets, Some(0), "{results:?}");
            }
            // A viewer sees the same hands as before, including the viewer's own cards.
            let hand = table.hand(Some(&person(1)), 2).await.unwrap();
            assert_eq!(serde_json::to_value(hand).unwrap(), serde_json::to_value(&before).unwrap());
            assert!(table.hands(Some(&person(1)), None).await.unwrap().len() >= 4);
            for stranger in [Some(person(9)), None] {
                assert_eq!(table.results(stranger.as_ref()).await.unwrap_err().code(), "not_there");
                assert_eq!(table.hands(stranger.as_ref(), None).await.unwrap_err().code(), "not_there");
                assert_eq!(table.hand(stranger.as_ref(), 2).await.unwrap_err().code(), "not_there");
                assert_eq!(table.hand_file(stranger.as_ref(), 2).await.unwrap_err().code(), "not_there");
            }
            assert_eq!(table.join(Some(person(1)), None).await.unwrap_err(), CloseReason::Closed);
        }
        again.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_that_closes_is_closed_in_the_store_before_the_next_start() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let open = seated(&lobby, GameName::Holdem, 4, 2).await.table.id();
    let id = ann.table.id();
    closes(&mut ann).await;
    lobby.stop().await;
    let ids = async |which| -> Vec<TableId> {
        lobby.store().tables(which).await.unwrap().into_iter().map(|row| row.id).collect()
    };
    assert_eq!((ids(TableFilter::Open).await, ids(TableFilter::Closed).await), (vec![open], vec![id]));
}

/// A store with an open table whose log has these entries.
async fn store_with(id: TableId, log: Vec<StoredEntry>) -> MemoryStore {
    let store = MemoryStore::default();
    let entry =
        |StoredEntry { kind, hand, body, .. }: StoredEntry| NewEntry { kind: kind.leak(), hand, body };
    let entries = log.into_iter().map(entry).collect();
    store.create_table(id, Batch { entries, ..Batch::default() }).await.unwrap();
    store
}

#[tokio::test(start_paused = true)]
async fn a_table_that_a_crash_left_open_in_the_store_but_closed_in_its_log_stays_closed() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    closes(&mut ann).await;
    let store = store_with(id, lobby.store().read(id.log(), 1).await.unwrap()).await;
    assert_eq!(store.tables(TableFilter::Open).await.unwrap().len(), 1);
    let again = lobby_on(store).await;
    assert!(again.table(id.as_str()).is_none());
    let view = again.find(id.as_str()).await.unwrap().unwrap().view().await.unwrap();
    assert_eq!(serde_json::to_value(view.phase).unwrap(), "closed");
    assert_eq!(again.store().tables(TableFilter::Open).await.unwrap(), []);
}

/// The points of each player in a hand, according to its events.
fn scored(hand: &room::table::history::HandReplay) -> Vec<(String, u64)> {
    let steps = hand.frames.iter().flat_map(|frame| &frame.steps);
    let seen = steps.map(|step| serde_json::to_value(step).unwrap()["game"]["seen"].take());
    let scored = seen.filter(|seen| seen["event"] == "scored").map(|seen| {
        let seat = seen["seat"].as_u64().unwrap() as usize;
        (hand.line.players[seat - 1].name.clone(), seen["points"].as_u64().unwrap())
    });
    scored.collect()
}

#[tokio::test(start_paused = true)]
async fn the_results_of_a_closed_table_of_a_point_game_list_every_score() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::MountHolyoke, 3, 2).await;
    let id = ann.table.id().to_string();
    ann.play_to(6).await;
    let open = ann.table.results(Some(&person(1))).await.unwrap();
    assert!(open.players.iter().all(|player| player.points.is_some()), "{open:?}");
    closes(&mut ann).await;
    let again = lobby_on(lobby.store().clone()).await;
    let table = again.find(&id).await.unwrap().unwrap();
    let lines = table.hands(Some(&person(1)), None).await.unwrap();
    let mut totals: BTreeMap<String, u64> = BTreeMap::new();
    for line in &lines {
        let details = table.hand(Some(&person(1)), line.hand).await.unwrap();
        for (name, points) in scored(&details) {
            let listed = line.players.iter().find(|player| player.name == name).unwrap();
            assert_eq!((listed.points, listed.net), (Some(points), None), "hand {}", line.hand);
            *totals.entry(name).or_default() += points;
        }
    }
    assert!(lines.len() >= 6 && totals.values().sum::<u64>() > 0, "{totals:?}");
    let results = table.results(Some(&person(1))).await.unwrap();
    let scores = results.players.iter().map(|player| (player.name.clone(), player.points.unwrap()));
    assert_eq!(scores.collect::<BTreeMap<_, _>>(), totals);
    assert!(results.players.iter().all(|player| player.net.is_none()));
    again.stop().await;
}

#[tokio::test(start_paused = true)]
async fn hands_stored_without_points_stay_readable_and_give_no_total() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::MountHolyoke, 3, 2).await;
    ann.play_to(3).await;
    let stored = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    let mut log = LoggedEntry::read_all(&stored).unwrap();
    for (_, logged) in &mut log {
        // Earlier builds stored the end of a hand without points.
        let mut entry = serde_json::to_value(&logged.entry).unwrap();
        if let Some(ended) = entry.as_object_mut().filter(|entry| entry["kind"] == "ended") {
            assert!(ended.remove("points").is_some(), "{ended:?}");
        }
        logged.entry = serde_json::from_value(entry).unwrap();
    }
    let state = room::table::state::State::replay(ann.table.id(), log).unwrap();
    assert_eq!(state.occupied_chairs().count(), 3);
    assert!(state.occupied_chairs().all(|(_, occupant)| occupant.points.is_none()));
}

#[tokio::test(start_paused = true)]
async fn an_unknown_table_is_not_found() {
    let lobby = lobby().await;
    for id in ["", "nothing", "0123456789abcdef0123456789abcdef"] {
        assert!(lobby.find(id).await.unwrap().is_none());
    }
}

#[tokio::test(start_paused = true)]
async fn unlisted_tables_are_listed_for_their_host_only() {
    let lobby = lobby().await;
    let listed = lobby.create(person(1).id, wish(GameName::Holdem, 3, 0)).await.unwrap();
    let private = room::lobby::Create { listed: false, ..wish(GameName::Holdem, 3, 0) };
    let private = lobby.create(person(1).id, private).await.unwrap();
    let ids = |tables: Vec<room::protocol::server::TableView>| -> Vec<String> {
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids(lobby.unlisted_tables(person(1).id).await), std::slice::from_ref(&private.id));
    assert!(lobby.unlisted_tables(person(2).id).await.is_empty());
    assert_eq!(ids(lobby.page(1).await.tables), [listed.id]);
    let mut ann = Guest::join(&lobby.table(&private.id).unwrap(), Some(&person(1)), None).await;
    let _ = ann.ask(json!({ "do": "close" })).await;
    while !ann.table.is_closed() {
        tokio::task::yield_now().await;
    }
    assert!(lobby.unlisted_tables(person(1).id).await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn the_results_of_a_long_log_are_read_from_a_small_part_of_it() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::HighCardFlush, 4, 2).await;
    ann.play_to(150).await;
    let id = ann.table.id();
    let log = lobby.store().read(id.log(), 1).await.unwrap();
    let before = lobby.store().entries_read();
    let results = ann.table.results(Some(&person(1))).await.unwrap();
    let read = lobby.store().entries_read() - before;
    assert!(read < log.len() as u64 / 3, "{read} of {} entries were read", log.len());
    // The expected totals are computed here, from the whole log.
    let bodies = log.iter().map(|entry| serde_json::from_str::<serde_json::Value>(&entry.body).unwrap());
    let entries: Vec<serde_json::Value> = bodies.map(|body| body["entry"].clone()).collect();
    let of = |kind: &str, field: &str| -> u64 {
        let kinds = log.iter().zip(&entries).filter(|(stored, _)| stored.kind == kind);
        kinds.map(|(_, entry)| entry[field].as_u64().unwrap()).sum()
    };
    let bought: u64 = results.players.iter().map(|player| player.bought.unwrap().get()).sum();
    assert_eq!(bought, of("seated", "stack") + of("topped_up", "amount"), "{results:?}");
    assert!(results.hands >= 150 && results.to_ms >= results.from_ms);
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_with_a_thousand_guests_keeps_a_bounded_state_and_its_players_see_the_results() {
    let lobby = lobby().await;
    let stakes = json!({ "buy_in_min": 1000, "buy_in_max": 5000, "rebuys": 0 });
    let stakes = Some(serde_json::from_value(stakes).unwrap());
    let id = lobby.create(person(1).id, Create { stakes, ..wish(GameName::Holdem, 3, 0) }).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let sit = json!({ "do": "sit", "seat": 1, "buy_in": 5000 });
    for number in 2..=1102 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit.clone()).await, None);
        assert_eq!(guest.ask(json!({ "do": "leave" })).await, None);
    }
    let log = LoggedEntry::read_all(&lobby.store().read(table.id().log(), 1).await.unwrap()).unwrap();
    let state = room::table::state::State::replay(table.id(), log).unwrap();
    let snapshot = serde_json::to_value(state.snapshot()).unwrap();
    let (buys, departed) = (snapshot["buys"].as_array().unwrap(), snapshot["departed"].as_array().unwrap());
    assert_eq!((buys.len(), departed.len()), (1000, 256), "its size is bounded");
    let mut late = Guest::join(&table, Some(&person(1102)), None).await;
    assert_eq!(
        late.ask(sit).await.as_deref(),
        Some("no_more_rebuys"),
        "the most recent departures are counted"
    );

    let mut host = Guest::join(&table, Some(&person(1)), None).await;
    host.send(host.client.clone().command(json!({ "do": "close" }))).await;
    while !matches!(host.receive().await, room::client::ReceivedMessage::Bye(_)) {}
    let closed = lobby.find(&id).await.unwrap().unwrap();
    for number in [2, 500, 1102] {
        let results = closed.results(Some(&person(number))).await.unwrap();
        let own: Vec<_> = results.players.iter().filter(|player| player.you).collect();
        assert_eq!((results.players.len(), own.len()), (1101, 1));
        closed.hands(Some(&person(number)), None).await.unwrap();
    }
    assert_eq!(closed.results(Some(&person(2000))).await.unwrap_err().code(), "not_there");
    lobby.stop().await;
}

const HOUR: Duration = Duration::from_secs(3600);

fn unlisted(bots: u8) -> Create {
    Create { listed: false, ..wish(GameName::Holdem, 4, bots) }
}

/// The cause of a table's closing, from its log; `None` while it is open.
async fn closed_by(lobby: &Lobby<MemoryStore>, id: TableId) -> Option<String> {
    let last = lobby.store().read(id.log(), 1).await.unwrap().pop().unwrap();
    let body: serde_json::Value = serde_json::from_str(&last.body).unwrap();
    (last.kind == "closed").then(|| body["entry"]["by"].as_str().unwrap().to_owned())
}

#[tokio::test(start_paused = true)]
async fn an_empty_table_closes_after_its_timeout_and_reports_it() {
    let lobby = lobby_with(LobbyOptions { demo: true, ..quick() }).await;
    let make = async |wish| lobby.create(person(1).id, wish).await.unwrap().id.parse::<TableId>().unwrap();
    let (listed, private) = (make(wish(GameName::Holdem, 4, 2)).await, make(unlisted(2)).await);
    let (seated, watched) =
        (make(wish(GameName::Holdem, 4, 0)).await, make(wish(GameName::Holdem, 4, 0)).await);
    let table = |id: TableId| lobby.table(id.as_str());
    let mut player = Guest::join(&table(seated).unwrap(), Some(&person(2)), None).await;
    assert_eq!(player.ask(json!({ "do": "sit", "seat": 1 })).await, None);
    let watcher = Guest::join(&table(watched).unwrap(), None, None).await;
    sleep(HOUR * 23).await;
    assert!([listed, private, seated, watched].into_iter().all(|id| table(id).is_some()));
    sleep(HOUR * 2).await;
    assert!(table(listed).is_none() && [private, seated, watched].into_iter().all(|id| table(id).is_some()));
    assert_eq!(closed_by(&lobby, listed).await.as_deref(), Some("clock"));
    watcher.table.disconnect(watcher.conn).await;
    assert_eq!(player.ask(json!({ "do": "leave" })).await, None);
    player.table.disconnect(player.conn).await;
    sleep(HOUR * 23).await;
    assert!(
        [seated, watched].into_iter().all(|id| table(id).is_some()),
        "the timeout starts when the last player leaves"
    );
    sleep(HOUR * 2).await;
    assert!([seated, watched].into_iter().all(|id| table(id).is_none()));
    sleep(HOUR * 116).await;
    assert!(table(private).is_some(), "an unlisted table stays open for a week");
    sleep(HOUR * 24).await;
    assert_eq!(closed_by(&lobby, private).await.as_deref(), Some("clock"));
    assert_eq!(lobby.all().len(), 4, "the demo tables stay");
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    assert!(lobby.create(person(1).id, unlisted(0)).await.is_ok());
    lobby.stop().await;
}

/// Two tables at which no player ever sat have been empty for two days when the room starts again.
#[tokio::test(start_paused = true)]
async fn the_timeout_of_an_empty_table_continues_across_a_restart_with_at_least_an_hour_left() {
    let before = lobby().await;
    let mut ids: Vec<TableId> = Vec::new();
    for wish in [wish(GameName::Holdem, 4, 0), unlisted(0)] {
        ids.push(before.create(person(1).id, wish).await.unwrap().id.parse().unwrap());
    }
    let lobby = lobby_on(before.store().earlier(HOUR * 48)).await;
    sleep(HOUR * 59 / 60).await;
    assert_eq!(lobby.all().len(), 2);
    sleep(HOUR / 30).await;
    assert!(lobby.table(ids[0].as_str()).is_none() && lobby.table(ids[1].as_str()).is_some());
    lobby.stop().await;
    before.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_that_the_administrator_closes_ends_its_hand_and_cashes_out() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    ann.play_to(2).await;
    ann.play_to_turn().await;
    ann.table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
    ann.table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
    let mut below = crate::support::below(1);
    loop {
        if let Some(text) = ann.client.act(&mut below) {
            ann.send(text).await;
        }
        if ann.receive().await == room::client::ReceivedMessage::Bye("closed".to_owned()) {
            break;
        }
    }
    assert_eq!(closed_by(&lobby, id).await.as_deref(), Some("administrator"));
    assert_eq!(lobby.store().balance(Account::Seat { table: id, chair: 1 }).await, Ok(0));
    assert_eq!(
        ann.table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap_err().code(),
        "closed"
    );
}

/// All pages of the closed tables of a guest: for each table, its name, whether the guest was its host, and the guest's
/// net result.
async fn closed_tables<S: Store>(lobby: &Lobby<S>, who: i64) -> Vec<(String, bool, Option<i64>)> {
    let who = person(who);
    let mut found = Vec::new();
    for number in 1.. {
        let page = lobby.closed_tables(Some(&who), number).await.unwrap();
        assert_eq!((page.page, page.tables.is_empty()), (number, number > page.pages || page.total == 0));
        found.extend(page.tables.into_iter().map(|table| (table.name, table.host, table.net)));
        if number > page.pages {
            assert_eq!((found.len(), page.pages), (page.total as usize, page.total.div_ceil(10).max(1)));
            break;
        }
    }
    found
}

/// Guest 1 is the host of 23 tables; guest 2 sits at all of them, guest 3 at the last one.
#[tokio::test(start_paused = true)]
async fn a_player_finds_closed_tables_in_pages_with_their_result() {
    let lobby = lobby().await;
    for number in 1..=23 {
        let (name, game) = (format!("Table {number}"), GameName::ALL[number % 4]);
        let made = lobby.create(person(1).id, Create { name, ..wish(game, 3, 0) }).await.unwrap();
        let table = lobby.table(&made.id).unwrap();
        for guest in 2..=if number == 23 { 3 } else { 2 } {
            let mut guest = Guest::join(&table, Some(&person(guest)), None).await;
            assert_eq!(guest.ask(json!({ "do": "sit", "seat": 1 })).await, None);
            assert_eq!(guest.ask(json!({ "do": "leave" })).await, None);
        }
        assert_eq!(closed_tables(&lobby, 2).await.len(), number - 1, "an open table is not listed");
        table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
        while !table.is_closed() {
            sleep(Duration::from_secs(1)).await;
        }
    }
    let expected = |host: bool, sat: bool| -> Vec<_> {
        let chips = |number: usize| GameName::ALL[number % 4].game().chips();
        let net = |number: usize| (sat && chips(number)).then_some(0);
        (1..=23).rev().map(|number| (format!("Table {number}"), host, net(number))).collect()
    };
    let again = Lobby::open(lobby.store().clone(), quick()).await.unwrap();
    for lobby in [&lobby, &again] {
        assert_eq!(closed_tables(lobby, 1).await, expected(true, false));
        assert_eq!(closed_tables(lobby, 2).await, expected(false, true));
        assert_eq!(closed_tables(lobby, 3).await, expected(false, true)[..1]);
        assert_eq!(closed_tables(lobby, 4).await, []);
        let nobody = lobby.closed_tables(None, 1).await.unwrap();
        assert_eq!((nobody.tables.len(), nobody.pages, nobody.total), (0, 1, 0));
    }
    again.stop().await;
}

/// A player's result in the list is the one in the table's results, and a page reads only a small part of the log.
#[tokio::test(start_paused = true)]
async fn the_list_of_closed_tables_agrees_with_their_results() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, game, 4, 2).await;
        let id = ann.table.id();
        ann.play_to(12).await;
        assert_eq!(ann.ask(json!({ "do": "close" })).await, None);
        let mut below = crate::support::below(1);
        while !matches!(ann.receive().await, room::client::ReceivedMessage::Bye(_)) {
            if let Some(text) = ann.client.act(&mut below) {
                ann.send(text).await;
            }
        }
        let length = lobby.store().read(id.log(), 1).await.unwrap().len() as u64;
        let before = lobby.store().entries_read();
        let found = lobby.closed_tables(Some(&person(1)), 1).await.unwrap().tables.remove(0);
        let read = lobby.store().entries_read() - before;
        assert!(read < length / 3, "{game:?}: {read} of {length} entries were read");
        let results =
            lobby.find(id.as_str()).await.unwrap().unwrap().results(Some(&person(1))).await.unwrap();
        let own = results.players.iter().find(|player| player.you).unwrap();
        assert_eq!((found.net, found.closed_ms), (own.net, results.to_ms), "{game:?}");
        assert_eq!(
            (found.id, found.name, found.game, found.host),
            (id.to_string(), results.name, game, true)
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_closed_table_with_a_damaged_log_leaves_the_others_in_the_list() {
    let lobby = lobby().await;
    let mut last = None;
    for name in ["First", "Second"] {
        let made =
            lobby.create(person(1).id, Create { name: name.to_owned(), ..wish(GameName::Holdem, 3, 0) });
        let table = lobby.table(&made.await.unwrap().id).unwrap();
        last = Some(table.id());
        table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
        while !table.is_closed() {
            sleep(Duration::from_secs(1)).await;
        }
    }
    assert_eq!(closed_tables(&lobby, 1).await.len(), 2);
    lobby.store().damage(last.unwrap().log(), 1);
    let left = lobby.closed_tables(Some(&person(1)), 1).await.unwrap();
    assert_eq!(left.tables.iter().map(|table| table.name.as_str()).collect::<Vec<_>>(), ["First"]);
}
