//! Tests of the limits on tables: on their number, on their bots, on the rate of commands, and on the chips that a
//! table may issue. Further tests cover the order of the lobby, and confusable names.

use crate::support::{Guest, Table, lobby, lobby_with, person, quick, seated, wish};
use games::Chips;
use room::client::{Client, ReceivedMessage};
use room::game::GameName;
use room::ledger::{Account, AccountPurpose, Transfer};
use room::limits::Limits;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::refusal::Refusal;
use room::store::{MemoryStore, Store, TableId};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::Instant;

async fn limited(limits: Limits) -> Lobby<MemoryStore> {
    lobby_with(LobbyOptions { limits, ..quick() }).await
}

async fn code(lobby: &Lobby<MemoryStore>, host: i64, client: Option<&str>, wish: Create) -> String {
    let client: Option<IpAddr> = client.map(|client| client.parse().unwrap());
    let made = lobby.create_from(person(host).id, client, wish).await;
    made.map_or_else(|error| error.code().to_owned(), |table| table.id)
}

#[tokio::test(start_paused = true)]
async fn tables_and_bots_are_limited_for_a_host_an_address_and_in_all() {
    let limits = Limits {
        tables: 4,
        tables_per_guest: 2,
        tables_per_address: 2,
        bots_per_guest: 3,
        ..Limits::default()
    };
    let lobby = limited(limits).await;
    let table = |bots| wish(GameName::Holdem, 4, bots);
    let first = code(&lobby, 1, Some("192.168.1.2"), table(2)).await;
    assert_eq!(code(&lobby, 1, None, table(2)).await, "bots_of_guest");
    code(&lobby, 1, None, table(0)).await;
    assert_eq!(code(&lobby, 1, None, table(0)).await, "tables_of_guest");
    code(&lobby, 2, Some("192.168.1.2"), table(0)).await;
    assert_eq!(code(&lobby, 3, Some("192.168.1.2"), table(0)).await, "tables_of_address");
    code(&lobby, 3, Some("192.168.1.3"), table(0)).await;
    assert_eq!(code(&lobby, 4, Some("192.168.1.4"), table(0)).await, "room_full");
    assert_eq!(lobby.all().len(), 4, "refused tables are not created");

    let mut host = Guest::join(&lobby.table(&first).unwrap(), Some(&person(1)), None).await;
    assert_eq!(host.ask(json!({ "do": "add_bot", "seat": 1 })).await, None);
    assert_eq!(host.ask(json!({ "do": "add_bot", "seat": 2 })).await.as_deref(), Some("bots_of_guest"));
    assert_eq!(host.ask(json!({ "do": "close" })).await, None);
    while lobby.all().len() > 3 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let again = code(&lobby, 1, Some("192.168.1.2"), table(3)).await;
    assert!(lobby.table(&again).is_some(), "a closed table does not count: {again}");
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn the_lobby_has_pages_with_the_newest_tables_first() {
    let lobby = limited(Limits { lobby_page: 2, ..Limits::default() }).await;
    for host in 1..=5 {
        let listed = host != 3;
        let name = format!("Table {host}");
        lobby.create(person(host).id, Create { name, listed, ..wish(GameName::Holdem, 2, 0) }).await.unwrap();
    }
    let mut found = Vec::new();
    for number in 1..=3 {
        let page = lobby.page(number).await;
        assert_eq!((page.page, page.pages, page.total), (number, 2, 4));
        found.push(page.tables.into_iter().map(|table| table.name).collect::<Vec<_>>());
    }
    assert_eq!(found, [vec!["Table 5", "Table 4"], vec!["Table 2", "Table 1"], vec![]]);
    lobby.stop().await;
}

/// The names of all listed tables, page by page.
async fn names_by_page(lobby: &Lobby<MemoryStore>) -> Vec<Vec<String>> {
    let mut pages = Vec::new();
    for number in 1..=lobby.page(1).await.pages {
        let page = lobby.page(number).await;
        pages.push(page.tables.into_iter().map(|table| table.name).collect());
    }
    pages
}

/// Thirty tables without players, ten of them with bots, must not push the tables that a newcomer may watch or join off
/// the first page.
#[tokio::test(start_paused = true)]
async fn tables_with_people_come_first_then_the_demo_tables_and_then_the_empty_ones() {
    let limits = Limits { lobby_page: 10, bots_per_guest: 100, ..Limits::default() };
    let options = LobbyOptions { limits, demo: true, ..quick() };
    let lobby = lobby_with(options).await;
    let (mut tables, mut guests) = (Vec::new(), Vec::new());
    for number in 1..=30 {
        let (name, bots) = (format!("Table {number}"), u8::from(number % 3 == 0));
        let wish = Create { name, ..wish(GameName::Holdem, 3, bots) };
        let made = lobby.create(person(number).id, wish).await.unwrap();
        tables.push(lobby.table(&made.id).unwrap());
    }
    let empty = |from: usize, to: usize| (from..=to).rev().map(|number| format!("Table {number}"));
    let demos = ["High Card Flush demo", "Packs Poker demo", "Mount Holyoke demo", "Hold’em demo"];
    let pages = names_by_page(&lobby).await;
    assert_eq!((pages.len(), &pages[0][..4]), (4, &demos.map(str::to_owned)[..]));
    assert_eq!(pages.concat()[4..], empty(1, 30).collect::<Vec<_>>());

    // Guests sit down at the oldest table, at the seventh, and at a demo table.
    let demo = lobby.page(1).await.tables.into_iter().find(|table| table.name == demos[1]).unwrap();
    let demo = lobby.table(&demo.id).unwrap();
    for (table, guest) in [(&tables[0], 41), (&tables[6], 42), (&demo, 43)] {
        let mut guest = Guest::join(table, Some(&person(guest)), None).await;
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": 1 })).await, None);
        guests.push(guest);
    }
    let first = ["Table 7", "Table 1", "Packs Poker demo", demos[0], demos[2], demos[3]];
    let pages = names_by_page(&lobby).await;
    assert_eq!(pages[0][..6], first.map(str::to_owned));
    assert_eq!(pages.concat()[6..], empty(8, 30).chain(empty(2, 6)).collect::<Vec<_>>());

    // A table that everybody left is listed with the empty ones again.
    for mut guest in guests.drain(..2) {
        assert_eq!(guest.ask(json!({ "do": "leave" })).await, None);
    }
    let first = [demos[1], demos[0], demos[2], demos[3], "Table 30"];
    assert_eq!(names_by_page(&lobby).await[0][..5], first.map(str::to_owned));
    lobby.stop().await;
}

/// The past events that a newcomer to the table receives.
async fn welcome(table: &Table) -> Vec<Value> {
    let (_, mut inbox) = table.join(None, None).await.unwrap();
    match Client::default().receive(&inbox.recv().await.unwrap()).unwrap() {
        ReceivedMessage::Moved(steps) => steps,
        other => panic!("{other:?}"),
    }
}

/// Transfers away the chips that an account of a table may issue, except for the amount `left`.
async fn drain(lobby: &Lobby<MemoryStore>, table: TableId, purpose: AccountPurpose, left: i64) {
    let least = *purpose.of(table).range().start();
    let has = lobby.store().balance(purpose.of(table)).await.unwrap();
    let to = if purpose == AccountPurpose::House { AccountPurpose::Issue } else { AccountPurpose::House };
    let amount = Chips::new((has - least - left).unsigned_abs()).unwrap();
    let transfer = Transfer { from: purpose.of(table), to: to.of(table), amount, memo: "test" };
    lobby.store().post(table, &[transfer]).unwrap();
}

/// On the command line, `exec:COMMAND` names a program. The room starts none, not even for the host of a table.
#[tokio::test(start_paused = true)]
async fn a_program_is_no_bot_of_the_room() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 4, 1).await;
    for style in ["exec:true", "exec:sh -c id", "EXEC:true"] {
        let refused = host.ask(json!({ "do": "add_bot", "seat": 2, "style": style })).await;
        assert_eq!(refused.as_deref(), Some("no_such_bot"), "{style}");
    }
    assert_eq!(host.ask(json!({ "do": "add_bot", "seat": 2, "style": "tight" })).await, None);
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_cannot_buy_in_again_leaves_and_the_table_continues() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 4, 2).await;
    let table = host.table.id();
    drain(&lobby, table, AccountPurpose::Bots, 5).await;
    let (mut below, mut left) = (crate::support::below(3), Vec::new());
    while left.is_empty() {
        if let ReceivedMessage::Moved(mut steps) = host.act_and_receive(&mut below).await {
            steps.retain(|step| step["table"]["event"] == "left");
            left = steps;
        }
    }
    assert!(left.iter().all(|step| step["table"]["by"] == "no_chips"), "{left:?}");
    assert_eq!(host.ask(json!({ "do": "add_bot", "seat": 2 })).await.as_deref(), Some("ledger.too_much"));
    assert_eq!(lobby.store().ledger_sum().await.unwrap(), 0);

    let mut other = seated(&lobby, GameName::Holdem, 4, 2).await;
    other.play_to(10).await;
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_the_house_cannot_pay_moves_no_chips_and_the_table_goes_on() {
    for game in [GameName::PacksPoker, GameName::HighCardFlush] {
        let lobby = lobby().await;
        let mut host = seated(&lobby, game, 4, 2).await;
        let table = host.table.id();
        let unpaid = |hand: &room::table::history::HandLine| {
            hand.house == Some(0) && hand.players.iter().all(|player| player.net == Some(0))
        };
        let mut found = false;
        for hand in (3..100).step_by(2) {
            if found {
                break;
            }
            drain(&lobby, table, AccountPurpose::House, 0).await;
            host.play_to(hand).await;
            let house = lobby.store().balance(AccountPurpose::House.of(table)).await.unwrap();
            assert!(AccountPurpose::House.of(table).range().contains(&house), "{house}");
            found = host.table.hands(Some(&person(1)), None).await.unwrap().iter().any(unpaid);
        }
        assert!(found, "{game:?}: no hand exceeded the house's means");
        assert_eq!(lobby.store().ledger_sum().await.unwrap(), 0);
        assert_eq!(host.ask(json!({ "do": "leave" })).await, None);
        lobby.stop().await;
    }
}

/// Returns whether a hand moved no chips.
fn is_even(end: &Value) -> bool {
    end["nets"].as_array().unwrap().iter().all(|net| *net == 0)
}

/// Plays until a hand is void after a paid one, because the house cannot pay. Returns the ends of the hands that the
/// guest received.
async fn until_void(lobby: &Lobby<MemoryStore>, guest: &mut Guest) -> Vec<Value> {
    let (mut below, mut over) = (crate::support::below(3), Vec::new());
    let is_void = |end: &Value| end["unpaid"] == true;
    while !over.last().is_some_and(is_void) || over.iter().all(is_even) {
        drain(lobby, guest.table.id(), AccountPurpose::House, 0).await;
        if let ReceivedMessage::Moved(steps) = guest.act_and_receive(&mut below).await {
            let ends = steps.into_iter().map(|mut step| step["table"].take());
            over.extend(ends.filter(|event| event["event"] == "hand_over"));
        }
        assert!(over.len() < 200, "no hand exceeded the house's means");
    }
    over
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_the_house_cannot_pay_is_announced_as_void() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::HighCardFlush, 4, 2).await;
    let over = until_void(&lobby, &mut host).await;
    let (void, paid) = over.split_last().unwrap();
    assert!(is_even(void) && void["house"] == 0, "{void}");
    assert!(paid.iter().any(|end| !is_even(end)), "the house received its winnings: {paid:?}");
    let lineup = host.client.table["lineup"].as_array().unwrap();
    let count =
        |chair: &Value| host.client.table["seats"][chair.as_u64().unwrap() as usize - 1]["stack"].clone();
    assert_eq!(
        stacks(&host.client.game),
        lineup.iter().map(count).collect::<Vec<_>>(),
        "the stacks before the void hand"
    );
    let log = lobby.store().read(host.table.id().log(), 1).await.unwrap();
    let last = log.iter().rev().find(|entry| entry.kind == "ended").unwrap();
    assert!(last.body.contains("\"unpaid\":true"), "guests who join later are informed too: {}", last.body);
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_the_house_could_not_pay_is_void_in_the_history_too() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::HighCardFlush, 4, 2).await;
    until_void(&lobby, &mut host).await;
    let who = Some(&person(1));
    let hands = json!(host.table.hands(who, None).await.unwrap());
    let hands = hands.as_array().unwrap();
    let (void, paid) = (&hands[0], hands.iter().find(|&hand| !is_even_line(hand)).unwrap());
    for (line, unpaid) in [(void, true), (paid, false)] {
        assert_eq!(line["unpaid"], unpaid, "{line}");
        let number = line["hand"].as_u64().unwrap();
        let details = json!(host.table.hand(who, number).await.unwrap());
        assert_eq!(details["unpaid"], unpaid);
        let last = details["frames"].as_array().unwrap().last().unwrap()["steps"]
            .as_array()
            .unwrap()
            .last()
            .unwrap();
        let over = json!({ "event": "hand_over", "nets": [0, 0, 0], "house": 0, "unpaid": true });
        assert_eq!(last["table"] == over, unpaid, "{last}");
        let frames = details["frames"].as_array().unwrap();
        let [first, end] = [frames.first(), frames.last()].map(|frame| stacks(&frame.unwrap()["view"]));
        assert_eq!(first == end, unpaid, "{first:?} {end:?}");
        let file = host.table.hand_file(who, number).await.unwrap();
        assert_eq!(file.starts_with("# Void: "), unpaid, "{file}");
        assert!(formats::history::replay_any(&file).is_ok(), "{file}");
    }
    lobby.stop().await;
}

/// The stacks in a view of a hand.
fn stacks(view: &Value) -> Vec<Value> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["stack"].clone()).collect()
}

/// Returns whether every net result in this hand of the list is 0.
fn is_even_line(line: &Value) -> bool {
    line["players"].as_array().unwrap().iter().all(|player| player["net"] == 0)
}

/// Moves this many chips from a chair to the house, or back if the amount is negative. In a running room, only a bug
/// could do this.
fn move_chips(lobby: &Lobby<MemoryStore>, table: TableId, chair: u8, amount: i64) {
    let (seat, house) = (Account::Seat { table, chair }, AccountPurpose::House.of(table));
    let (from, to) = if amount > 0 { (seat, house) } else { (house, seat) };
    let amount = Chips::new(amount.unsigned_abs()).unwrap();
    lobby.store().post(table, &[Transfer { from, to, amount, memo: "test" }]).unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_hand_whose_transfers_the_ledger_refuses_is_not_voided() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 2, 0).await;
    let mut ben = Guest::join(&ann.table, Some(&person(2)), None).await;
    assert_eq!(ben.ask(json!({ "do": "sit", "seat": 2, "buy_in": 5000 })).await, None);
    let table = ann.table.id();
    while ann.client.table["hand"] != 1 {
        ann.receive().await;
    }
    ben.play_to(1).await;
    let chair = ann.client.table["clock"]["seats"][0].as_u64().unwrap() as u8;
    let acts = if chair == 1 { &mut ann } else { &mut ben };
    let stack = lobby.store().balance(Account::Seat { table, chair }).await.unwrap();
    move_chips(&lobby, table, chair, stack);
    let (seq, game) = (acts.client.seq, acts.client.game.clone());
    let turn = acts.client.you["turn"].clone();
    let fold = json!({ "do": "act", "hand": 1, "turn": turn, "action": "fold" });
    assert_eq!(acts.ask(fold.clone()).await.as_deref(), Some("ledger.below_nothing"));
    let again = Guest::join(&acts.table, Some(&person(chair.into())), None).await;
    assert_eq!((again.client.seq, &again.client.game), (seq, &game), "the hand is unchanged");
    move_chips(&lobby, table, chair, -stack);
    assert_eq!(acts.ask(fold).await, None);
    let hand = acts.table.hands(None, None).await.unwrap().pop().unwrap();
    assert!(hand.players.iter().all(|player| player.net != Some(0)), "the blinds are paid: {hand:?}");
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_buy_in_refused_by_the_ledger_does_not_delay_the_table() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 4, 2).await;
    drain(&lobby, host.table.id(), AccountPurpose::Issue, 5).await;
    let mut late = Guest::join(&host.table, Some(&person(2)), None).await;
    for _ in 0..20 {
        host.play_to_turn().await;
        // A player who folds loses only blinds, so the table need not issue more chips.
        let (hand, turn) = host.client.due().expect("it is the guest's turn");
        let fold = json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
        let text = host.client.command(fold);
        host.send(text).await;
        let seats = late.client.table["seats"].as_array().unwrap();
        let seat = 1 + seats.iter().position(Value::is_null).unwrap();
        let began = Instant::now();
        let sit = json!({ "do": "sit", "seat": seat, "buy_in": 5000 });
        assert_eq!(late.ask(sit).await.as_deref(), Some("ledger.too_much"));
        while host.receive().await != ReceivedMessage::Accepted(host.client.next_id) {}
        host.play_to_turn().await;
        // A bot's delay is a millisecond, and the next hand begins at once.
        assert!(began.elapsed() < Duration::from_millis(100), "{:?}", began.elapsed());
    }
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn bots_alone_play_at_a_limited_pace_even_with_short_hands() {
    let lobby = lobby().await;
    let chips = |amount| Chips::new(amount).unwrap();
    // Every stack is one big blind, so the blinds decide every hand without an action.
    let mut table = Create { rules: Some(json!({ "big_blind": 1000 })), ..wish(GameName::Holdem, 3, 2) };
    table.stakes =
        Some(room::log_types::Stakes { buy_in_min: chips(1000), buy_in_max: chips(1000), rebuys: None });
    let id = lobby.create(person(1).id, table).await.unwrap().id;
    let mut watcher = Guest::join(&lobby.table(&id).unwrap(), None, None).await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(60) {
        watcher.receive().await;
    }
    let hands = watcher.client.table["hand"].as_u64().unwrap();
    assert!((5..=21).contains(&hands), "{hands} hands in a minute");
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn settings_changes_are_rate_limited_and_newcomers_receive_a_short_history() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 4, 0).await;
    let mut refused = 0;
    for round in 0..300 {
        let change = if round % 2 == 0 { "sit_out" } else { "sit_in" };
        refused += u32::from(host.ask(json!({ "do": change })).await.as_deref() == Some("too_often"));
    }
    assert!(refused > 50, "{refused}");
    tokio::time::advance(Duration::from_secs(10)).await;
    let again = host.ask(json!({ "do": "sit_out" })).await;
    assert_ne!(again.as_deref(), Some("too_often"));
    let steps = welcome(&host.table).await;
    assert!(steps.len() < 10, "{} steps", steps.len());
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn confusable_names_at_one_table_are_refused() {
    let lobby = lobby().await;
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 6, 3)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let named = |id: i64, name: &str| room::table::Person { name: name.to_owned(), ..person(id) };
    let mut ian = Guest::join(&table, Some(&named(1, "Ian")), None).await;
    assert_eq!(ian.ask(json!({ "do": "sit", "seat": 1 })).await, None);
    let mut lan = Guest::join(&table, Some(&named(2, "lan")), None).await;
    assert_eq!(lan.ask(json!({ "do": "sit", "seat": 2 })).await.as_deref(), Some("name_taken"));
    let bot = ian.client.table["seats"][3]["name"].as_str().unwrap().to_uppercase();
    let mut like = Guest::join(&table, Some(&named(3, &bot)), None).await;
    assert_eq!(like.ask(json!({ "do": "sit", "seat": 2 })).await.as_deref(), Some("name_taken"), "{bot}");
    let mut other = Guest::join(&table, Some(&named(4, "Olan")), None).await;
    assert_eq!(other.ask(json!({ "do": "sit", "seat": 2 })).await, None);
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_created_by_an_older_version_cashes_out_and_the_ledger_sums_to_zero() {
    let lobby = lobby().await;
    let mut host = seated(&lobby, GameName::Holdem, 4, 0).await;
    let table = host.table.id();
    // The state as the older version stored it: the chips came from the room-wide account, which is at its limit.
    let stack = host.client.table["seats"][0]["stack"].as_u64().unwrap();
    let moved = |from, to, amount| Transfer { from, to, amount: Chips::new(amount).unwrap(), memo: "test" };
    let store = lobby.store();
    store.post(table, &[moved(Account::Issue, AccountPurpose::Issue.of(table), stack)]).unwrap();
    let rest = Chips::MAX.get() - stack;
    store.post(table, &[moved(Account::Issue, Account::House, rest)]).unwrap();
    assert_eq!(host.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(host.ask(json!({ "do": "sit", "seat": 2 })).await, None, "the old accounts block nobody");
    assert_eq!(store.balance(Account::Issue).await.unwrap(), -Chips::MAX.signed());
    assert_eq!(store.ledger_sum().await.unwrap(), 0);
    lobby.stop().await;
}
