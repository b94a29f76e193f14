//! Encodings, roots, values and orders.

use super::event::{EVENT_KEY, Event, PHONE_SECRETS, draw, id};
use super::form;
use cards::Card;
use draws::{Block, Draw, Order};
use serde_json::{Value, json};

pub fn encodings() -> Vec<Value> {
    let draws = [
        draw((1, 1), "stop_1", 1),
        draw((7, 1), "stop_5", 2),
        draw((258, 3), "extra", 1),
        draw((u32::MAX, u32::MAX), "spin_off_3", 2),
    ];
    draws
        .iter()
        .map(|draw| json!({ "draw": form::draw(draw), "bytes": form::hex(&draw.to_bytes()) }))
        .collect()
}

/// The size of blocks and the roots over them.
pub fn commitments() -> Vec<Value> {
    let blocks = [(1..=3, 1..=1), (1..=1, 1..=1), (4..=10, 2..=3)];
    let described = blocks.map(|(participants, hands)| {
        let event = Event::of(Block::new(id(), participants, hands).expect("a block"));
        json!({
            "block": form::block(event.room.block()),
            "size": event.room.block().size(),
            "event_key": form::hex(&EVENT_KEY),
            "room_root": event.room.root().to_string(),
            "phone_secret": form::hex(&PHONE_SECRETS[0]),
            "phone_root": event.phones[0].root().to_string(),
        })
    });
    described.into()
}

/// The draws of the other vectors: the first and the last of the block, and one between them.
fn draws() -> [Draw; 3] {
    [draw((1, 1), "stop_1", 1), draw((2, 1), "stop_3", 1), draw((3, 1), "spin_off_3", 2)]
}

pub fn values() -> Vec<Value> {
    let event = Event::new();
    let described = draws().map(|draw| {
        json!({
            "draw": form::draw(&draw),
            "index": event.room.block().index_of(&draw),
            "room": form::opening(&event.room.open(&draw).expect("a draw of the block")),
            "phone": form::opening(&event.phones[0].open(&draw).expect("a draw of the block")),
        })
    });
    described.into()
}

pub fn orders() -> Vec<Value> {
    let event = Event::new();
    let described = draws().map(|draw| {
        let room = event.room.open(&draw).expect("a draw of the block").value;
        let phone = event.phones[0].open(&draw).expect("a draw of the block").value;
        let order = Order::new(event.room.root(), room, phone, &draw).expect("enough words");
        let cards: Vec<String> = order.cards().iter().map(Card::to_string).collect();
        json!({
            "draw": form::draw(&draw),
            "room_root": event.room.root().to_string(),
            "room": room.to_string(),
            "phone": phone.to_string(),
            "cards": cards.join(" "),
        })
    });
    described.into()
}
