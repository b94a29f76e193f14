//! Draws, proofs and logs as JSON, in the forms of `docs/draws.md`. Their serde form is the same.

use crate::block::{Block, BlockNumber};
use crate::committer::Opening;
use crate::digest::Digest;
use crate::draw::{Draw, EventId, Hand, Slot};
use crate::log::{DrawRule, Entry, Fact, PhoneId, StaffId};
use crate::order::Cut;
use crate::proof::{PhoneMessage, Proof, PublicInputs};
use crate::read::{Json, Read};
use crate::signature::PublicKey;
use cards::CardSet;
use sealed::Sealed as Write;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

/// A type with a form in JSON: those of [`FromJson`](crate::FromJson), and the parts of facts that an event's log has in
/// entries of its own.
pub trait ToJson: sealed::Sealed {}

impl<T: sealed::Sealed> ToJson for T {}

mod sealed {
    pub trait Sealed {
        fn write(&self) -> serde_json::Value;
    }
}

/// Writes a value as JSON. An [`Opening`] has its value, which is a secret before the draw.
pub fn to_json<T: ToJson>(value: &T) -> Value {
    value.write()
}

/// Implements serde's traits with the form of the type, read as strictly as by [`from_json`](crate::from_json).
macro_rules! serde_forms {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.write().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                <$kind>::read(&Json::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }
    )*};
}

serde_forms!(
    Block,
    BlockNumber,
    Digest,
    Draw,
    DrawRule,
    Entry,
    Fact,
    PhoneId,
    PhoneMessage,
    Proof,
    PublicKey,
    StaffId
);

/// Writes these types as the text that they display.
macro_rules! written_as_text {
    ($($kind:ty),*) => {$(
        impl Write for $kind {
            fn write(&self) -> Value {
                Value::String(self.to_string())
            }
        }
    )*};
}

written_as_text!(Digest, EventId, Hand, PublicKey);

impl Write for BlockNumber {
    fn write(&self) -> Value {
        self.get().into()
    }
}

impl Write for PhoneId {
    fn write(&self) -> Value {
        self.0.get().into()
    }
}

impl Write for StaffId {
    fn write(&self) -> Value {
        self.0.get().into()
    }
}

impl Write for Slot {
    fn write(&self) -> Value {
        self.code().into()
    }
}

impl Write for DrawRule {
    fn write(&self) -> Value {
        let code = match self {
            DrawRule::Wheel => "wheel",
            DrawRule::Pack => "pack",
            DrawRule::Respin => "respin",
        };
        code.into()
    }
}

impl Write for CardSet {
    fn write(&self) -> Value {
        self.iter().map(|card| card.to_string()).collect()
    }
}

impl Write for Draw {
    fn write(&self) -> Value {
        json!({
            "event": self.event.write(),
            "hand": self.hand.write(),
            "slot": self.slot.write(),
            "attempt": self.attempt.number(),
        })
    }
}

impl Write for Block {
    fn write(&self) -> Value {
        let (participants, hands) = (self.participants(), self.hands());
        json!({
            "event": self.event().write(),
            "participants": [participants.start(), participants.end()],
            "hands": [hands.start(), hands.end()],
        })
    }
}

impl Write for Opening {
    fn write(&self) -> Value {
        json!({ "value": self.value.write(), "path": path(&self.path) })
    }
}

impl Write for PhoneMessage {
    fn write(&self) -> Value {
        json!({
            "value": self.opening.value.write(),
            "path": path(&self.opening.path),
            "cut": Cut::number(self.cut),
            "signature": self.signature.to_string(),
        })
    }
}

impl Write for Proof {
    fn write(&self) -> Value {
        json!({
            "draw": self.draw.write(),
            "room": self.room.write(),
            "phone": self.phone.write(),
            "card": self.card.to_string(),
        })
    }
}

impl Write for PublicInputs {
    fn write(&self) -> Value {
        json!({
            "draw": self.draw.write(),
            "block": self.block.write(),
            "room_root": self.room_root.write(),
            "phone_root": self.phone.root.write(),
            "phone_key": self.phone.key.write(),
            "excluded": self.excluded.write(),
            "cut": self.cut.map(Cut::number),
        })
    }
}

impl Write for Entry {
    fn write(&self) -> Value {
        json!({ "position": self.position, "fact": self.fact.write() })
    }
}

impl Write for Fact {
    fn write(&self) -> Value {
        match self {
            Fact::BlockCommitted { number, block, root } => json!({
                "kind": "block_committed",
                "number": number.write(),
                "block": block.write(),
                "root": root.write(),
            }),
            Fact::HandSold { hand } => json!({ "kind": "hand_sold", "hand": hand.write() }),
            Fact::PhoneJoined { phone, staff, block, joined } => json!({
                "kind": "phone_joined",
                "phone": phone.write(),
                "staff": staff.write(),
                "block": block.write(),
                "root": joined.root.write(),
                "key": joined.key.write(),
            }),
            Fact::Scanned { draw, phone } => {
                json!({ "kind": "scanned", "draw": draw.write(), "phone": phone.write() })
            }
            Fact::TakenOver { draw, phone, staff, reason } => json!({
                "kind": "taken_over",
                "draw": draw.write(),
                "phone": phone.write(),
                "staff": staff.write(),
                "reason": reason,
            }),
            Fact::Drawn { phone, excluded, proof } => json!({
                "kind": "drawn",
                "phone": phone.write(),
                "excluded": excluded.write(),
                "proof": proof.write(),
            }),
            Fact::DeclaredVoid { draw, staff, reason } => json!({
                "kind": "declared_void",
                "draw": draw.write(),
                "staff": staff.write(),
                "reason": reason,
            }),
            Fact::EnteredByHand { hand, slot, card, staff } => json!({
                "kind": "entered_by_hand",
                "hand": hand.write(),
                "slot": slot.write(),
                "card": card.to_string(),
                "staff": staff.write(),
            }),
            Fact::ByHandDeclaredVoid { hand, slot, staff, reason } => json!({
                "kind": "by_hand_declared_void",
                "hand": hand.write(),
                "slot": slot.write(),
                "staff": staff.write(),
                "reason": reason,
            }),
            Fact::RolledBack => json!({ "kind": "rolled_back" }),
        }
    }
}

fn path(path: &[Digest]) -> Value {
    path.iter().map(Write::write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::from_json;
    use cards::Card;

    #[test]
    fn a_digest_draw_and_block_have_one_form_in_json_and_serde() {
        let draw = r#"{"event":"7k3m9qx2vd","hand":"7-1","slot":"stop_5","attempt":2}"#;
        let block = r#"{"event":"7k3m9qx2vd","participants":[1,500],"hands":[1,3]}"#;
        assert_eq!(to_json(&from_json::<Draw>(draw).unwrap()), serde_json::from_str::<Value>(draw).unwrap());
        assert_eq!(
            to_json(&from_json::<Block>(block).unwrap()),
            serde_json::from_str::<Value>(block).unwrap()
        );
        assert_eq!(serde_json::from_str::<Draw>(draw).unwrap(), from_json(draw).unwrap());
        assert!(
            serde_json::from_str::<Draw>(&draw.replace("7-1", "7-01")).is_err(),
            "as strict as from_json"
        );
        let cards: CardSet = Card::all().take(2).collect();
        assert_eq!(cards.write(), json!(["2c", "3c"]));
    }
}
