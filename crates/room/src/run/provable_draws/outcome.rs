//! The outcomes of scans and draws, for receipts.

use crate::run::spin::SpinResult;
use crate::store::chain::EntryHash;
use draws::{BlockNumber, Cut, Draw, PhoneMessage, Proof, to_json};
use games::Shown;
use games::poker_run::HandId;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A draw: the card for a slot of a hand, at an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "DrawOfHand")]
pub struct DrawName {
    /// Id of the event.
    pub event: String,
    /// The hand.
    #[schemars(with = "HandId")]
    pub hand: String,
    /// The slot: `stop_1` to `stop_5`, `extra`, or `spin_off_1` to `spin_off_3`.
    pub slot: &'static str,
    /// The attempt: 1, or 2 after a void.
    #[schemars(range(min = 1, max = 2))]
    pub attempt: u8,
}

/// The end of the log: the position of its last entry and the hash of the chain there (`docs/chain.md`). A noted hash
/// proves later that the log had these entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RunLogHead")]
pub struct LogHead {
    /// Position of the last entry.
    pub seq: u64,
    /// The hash, 64 hexadecimal digits.
    #[schemars(with = "String")]
    pub hash: EntryHash,
}

/// A draw that is bound to a phone by a scan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Scanned {
    /// The draw.
    pub draw: DrawName,
    /// Number of the block of the draw.
    #[schemars(with = "u32")]
    pub block: BlockNumber,
    /// The cards that the hand may not get.
    pub excluded: Vec<Shown>,
    /// The cards that are already drawn for the same spin, if it is one of all five cards.
    pub cards: Vec<Shown>,
    /// The end of the log after the scan, once the entries are stored.
    #[schemars(with = "LogHead")]
    pub head: Option<LogHead>,
}

/// A card that was drawn, with its proof.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DrawnCard {
    /// The draw.
    pub draw: DrawName,
    /// The card.
    pub card: Shown,
    /// The number that the participant named, 1 to 52.
    #[schemars(range(min = 1, max = 52))]
    pub cut: u8,
    /// The proof, in the form of `docs/draws.md`.
    pub proof: Value,
    /// The stamp with its cards; `null` if a spin of all five cards lacks further draws.
    pub spun: Option<SpinResult>,
    /// `true` if an earlier request made this draw.
    pub again: bool,
}

/// The form of a phone's message.
#[derive(JsonSchema)]
#[schemars(rename = "DrawMessage")]
#[expect(dead_code, reason = "only its schema is used")]
pub struct MessageForm {
    /// The value of the phone, 64 hexadecimal digits in lower case.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    value: String,
    /// The siblings on the way from its leaf to the phone's root, 64 hexadecimal digits in lower case each.
    #[schemars(inner(regex(pattern = "^[0-9a-f]{64}$")))]
    path: Vec<String>,
    /// The number that the participant named.
    #[schemars(range(min = 1, max = 52))]
    cut: u8,
    /// The signature of the phone, 128 hexadecimal digits in lower case.
    #[schemars(regex(pattern = "^[0-9a-f]{128}$"))]
    signature: String,
}

impl From<Draw> for DrawName {
    fn from(draw: Draw) -> DrawName {
        let Draw { event, hand, slot, attempt } = draw;
        DrawName {
            event: event.to_string(),
            hand: hand.to_string(),
            slot: slot.code(),
            attempt: attempt.number(),
        }
    }
}

impl DrawnCard {
    /// The card of a proof.
    pub(in crate::run) fn new(proof: &Proof, spun: Option<SpinResult>, again: bool) -> DrawnCard {
        let PhoneMessage { cut, .. } = proof.phone;
        DrawnCard {
            draw: proof.draw.into(),
            card: Shown(proof.card),
            cut: Cut::number(cut),
            proof: to_json(proof),
            spun,
            again,
        }
    }
}
