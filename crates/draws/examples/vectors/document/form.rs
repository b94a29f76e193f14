//! JSON of the crate's types, as `docs/draws.md` describes it.

use cards::CardSet;
use draws::{Block, Counts, Digest, Draw, Fact, Opening, Proof, PublicInputs, Report};
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

fn path(path: &[Digest]) -> Value {
    path.iter().map(ToString::to_string).collect()
}

pub fn opening(opening: &Opening) -> Value {
    json!({ "value": opening.value.to_string(), "path": path(&opening.path) })
}

pub fn proof(proof: &Proof) -> Value {
    let phone = &proof.phone;
    json!({
        "draw": draw(&proof.draw),
        "room": opening(&proof.room),
        "phone": {
            "value": phone.opening.value.to_string(),
            "path": path(&phone.opening.path),
            "cut": phone.cut.number(),
            "signature": phone.signature.to_string(),
        },
        "card": proof.card.to_string(),
    })
}

pub fn inputs(inputs: &PublicInputs) -> Value {
    json!({
        "draw": draw(&inputs.draw),
        "block": block(&inputs.block),
        "room_root": inputs.room_root.to_string(),
        "phone_root": inputs.phone.root.to_string(),
        "phone_key": inputs.phone.key.to_string(),
        "excluded": cards(inputs.excluded),
        "cut": inputs.cut.map(|cut| cut.number()),
    })
}

pub fn cards(cards: CardSet) -> Value {
    cards.iter().map(|card| card.to_string()).collect()
}

pub fn fact(fact: &Fact) -> Value {
    match fact {
        Fact::BlockCommitted { number, block: of, root } => json!({
            "kind": "block_committed", "number": number.get(), "block": block(of), "root": root.to_string(),
        }),
        Fact::HandSold { hand } => json!({ "kind": "hand_sold", "hand": hand.to_string() }),
        Fact::PhoneJoined { phone, staff, block, joined } => json!({
            "kind": "phone_joined", "phone": phone.0, "staff": staff.0, "block": block.get(),
            "root": joined.root.to_string(), "key": joined.key.to_string(),
        }),
        Fact::Scanned { draw: of, phone } => json!({ "kind": "scanned", "draw": draw(of), "phone": phone.0 }),
        Fact::TakenOver { draw: of, phone, staff, reason } => json!({
            "kind": "taken_over", "draw": draw(of), "phone": phone.0, "staff": staff.0, "reason": reason,
        }),
        Fact::Drawn { phone, excluded, proof: of } => json!({
            "kind": "drawn", "phone": phone.0, "excluded": cards(*excluded), "proof": proof(of),
        }),
        Fact::DeclaredVoid { draw: of, staff, reason } => json!({
            "kind": "declared_void", "draw": draw(of), "staff": staff.0, "reason": reason,
        }),
        Fact::EnteredByHand { hand, slot, card, staff } => json!({
            "kind": "entered_by_hand", "hand": hand.to_string(), "slot": slot.code(), "card": card.to_string(),
            "staff": staff.0,
        }),
        Fact::ByHandDeclaredVoid { hand, slot, staff, reason } => json!({
            "kind": "by_hand_declared_void", "hand": hand.to_string(), "slot": slot.code(), "staff": staff.0,
            "reason": reason,
        }),
        Fact::RolledBack => json!({ "kind": "rolled_back" }),
    }
}

/// The counts of a report, without its violations.
pub fn report(report: &Report) -> Value {
    let by_slot = report.by_slot.iter().map(|(slot, of)| (slot.code().to_owned(), counts(of)));
    let by_staff = report.by_staff.iter().map(|(staff, of)| (staff.0.to_string(), counts(of)));
    json!({
        "draws": report.draws,
        "rollbacks": report.rollbacks,
        "unsold_hands": report.unsold_hands,
        "total": counts(&report.total),
        "by_slot": Value::Object(by_slot.collect()),
        "by_staff": Value::Object(by_staff.collect()),
    })
}

fn counts(counts: &Counts) -> Value {
    json!({
        "takeovers": counts.takeovers,
        "voids": counts.voids,
        "second_attempts": counts.second_attempts,
        "open_scans": counts.open_scans,
        "by_hand": counts.by_hand,
    })
}
