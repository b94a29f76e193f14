//! Encodings, roots, values, orders, shuffles and signatures.

use super::event::{EVENT_KEY, Event, PHONE_KEYS, PHONE_SECRETS, cut, draw, id, key};
use super::form;
use super::proofs::ONE;
use cards::Card;
use draws::{Block, Draw, Order, SignedCut};
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
        .map(|draw| json!({ "draw": draws::to_json(draw), "bytes": form::hex(&draw.to_bytes()) }))
        .collect()
}

/// The size of blocks and the roots over them.
pub fn commitments() -> Vec<Value> {
    let blocks = [(1, 1..=3, 1..=1), (2, 1..=1, 1..=1), (256, 4..=10, 2..=3)];
    let described = blocks.map(|(number, participants, hands)| {
        let event = Event::of(number, Block::new(id(), participants, hands).expect("a block"));
        json!({
            "number": number,
            "block": draws::to_json(event.room.block()),
            "size": event.room.block().size(),
            "event_key": form::hex(&EVENT_KEY),
            "room_root": event.room.root().to_string(),
            "phone_secret": form::hex(&PHONE_SECRETS[0]),
            "phone_root": event.phone(ONE).root().to_string(),
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
            "draw": draws::to_json(&draw),
            "index": event.room.block().index_of(&draw),
            "room": draws::to_json(&event.room.open(&draw).expect("a draw of the block")),
            "phone": draws::to_json(&event.phone(ONE).open(&draw).expect("a draw of the block")),
        })
    });
    described.into()
}

pub fn orders() -> Vec<Value> {
    let event = Event::new();
    let described = draws().map(|draw| {
        let room = event.room.open(&draw).expect("a draw of the block").value;
        let phone = event.phone(ONE).open(&draw).expect("a draw of the block").value;
        let order = Order::new(event.room.root(), room, phone, &draw).expect("enough words");
        json!({
            "draw": draws::to_json(&draw),
            "room_root": event.room.root().to_string(),
            "room": room.to_string(),
            "phone": phone.to_string(),
            "cards": cards(&order),
        })
    });
    described.into()
}

/// Words of 32 bits and the order that they give, `null` if they do not suffice: at most 205 of 256 may be skipped.
pub fn shuffles() -> Vec<Value> {
    let skipped = |count: usize| (0..256).map(move |at| if at < count { u32::MAX } else { 7 * at as u32 });
    let described = [0, 1, 205, 206, 256].map(|count| {
        let words: Vec<u32> = skipped(count).collect();
        let order = Order::from_words(words.iter().copied()).ok();
        json!({ "words": words, "cards": order.as_ref().map(cards) })
    });
    described.into()
}

fn cards(order: &Order) -> String {
    let cards: Vec<String> = order.cards().iter().map(Card::to_string).collect();
    cards.join(" ")
}

/// The message that a phone signs, and the signature.
pub fn signatures() -> Vec<Value> {
    let event = Event::new();
    let described = [1, 52].map(|number| {
        let draw = draw((2, 1), "stop_3", 1);
        let value = event.phone(ONE).open(&draw).expect("a draw of the block").value;
        let signed = SignedCut { room_root: event.room.root(), draw, value, cut: cut(number) };
        json!({
            "secret_key": form::hex(&PHONE_KEYS[0]),
            "key": key(ONE).public().to_string(),
            "room_root": signed.room_root.to_string(),
            "draw": draws::to_json(&draw),
            "phone": value.to_string(),
            "cut": number,
            "message": form::hex(&signed.to_bytes()),
            "signature": key(ONE).sign(&signed).to_string(),
        })
    });
    described.into()
}
