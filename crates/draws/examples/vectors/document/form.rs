//! JSON of the crate's types, as `docs/draws.md` describes it.

use cards::CardSet;
use draws::{Block, Draw, Fact, Opening, Proof, Terms};
use serde_json::{Value, json};

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn draw(draw: &Draw) -> Value {
    json!({
        "event": draw.event.to_string(),
        "hand": draw.hand.to_string(),
        "slot": draw.slot.code(),
        "attempt": draw.attempt.number(),
    })
}

pub fn block(block: &Block) -> Value {
    let (participants, hands) = (block.participants(), block.hands());
    json!({
        "event": block.event().to_string(),
        "participants": [participants.start(), participants.end()],
        "hands": [hands.start(), hands.end()],
    })
}

pub fn opening(opening: &Opening) -> Value {
    let path: Vec<String> = opening.path.iter().map(ToString::to_string).collect();
    json!({ "value": opening.value.to_string(), "path": path })
}

pub fn proof(proof: &Proof) -> Value {
    json!({
        "draw": draw(&proof.draw),
        "room": opening(&proof.room),
        "phone": opening(&proof.phone),
        "cut": proof.cut.number(),
        "card": proof.card.to_string(),
    })
}

pub fn terms(terms: &Terms) -> Value {
    json!({
        "draw": draw(&terms.draw),
        "block": block(&terms.block),
        "room_root": terms.room_root.to_string(),
        "phone_root": terms.phone_root.to_string(),
        "held": cards(terms.held),
        "cut": terms.cut.map(|cut| cut.number()),
    })
}

pub fn cards(cards: CardSet) -> Value {
    cards.iter().map(|card| card.to_string()).collect()
}

pub fn fact(fact: &Fact) -> Value {
    match fact {
        Fact::BlockCommitted { number, block: of, root } => json!({
            "kind": "block_committed", "number": number, "block": block(of), "root": root.to_string(),
        }),
        Fact::HandSold { hand } => json!({ "kind": "hand_sold", "hand": hand.to_string() }),
        Fact::PhoneJoined { phone, staff, block, root } => json!({
            "kind": "phone_joined", "phone": phone.0, "staff": staff.0, "block": block, "root": root.to_string(),
        }),
        Fact::Scanned { draw: of, phone } => json!({ "kind": "scanned", "draw": draw(of), "phone": phone.0 }),
        Fact::TakenOver { draw: of, phone, staff, reason } => json!({
            "kind": "taken_over", "draw": draw(of), "phone": phone.0, "staff": staff.0, "reason": reason,
        }),
        Fact::Drawn { due, phone, held, proof: of } => json!({
            "kind": "drawn", "due": draw(due), "phone": phone.0, "held": cards(*held), "proof": proof(of),
        }),
        Fact::DeclaredVoid { draw: of, staff, reason } => json!({
            "kind": "declared_void", "draw": draw(of), "staff": staff.0, "reason": reason,
        }),
        Fact::RolledBack => json!({ "kind": "rolled_back" }),
    }
}
