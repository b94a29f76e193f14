//! Entries about money: tills, payments, and other movements of cash.

use super::private::TextHash;
use super::role::Role;
use games::Chips;
use games::poker_run::HandId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number of a till, from 1.
pub type TillId = u32;

/// An item that a participant pays for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Item {
    /// The fee of the hand.
    Fee,
    /// The extra card of the hand.
    Extra,
}

/// A payment method. Only cash changes the contents of a till.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Method {
    /// Paid in cash.
    Cash,
    /// Paid with a card.
    Card,
    /// Paid before the event.
    Prepaid,
}

/// The purpose of a movement of cash that is neither a payment by a participant, nor a refund, nor a prize.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    /// A donation, usually into the till.
    Donation,
    /// A cost of the event, usually out of the till.
    Cost,
    /// Anything else, such as change.
    Other,
}

/// The direction of a movement of cash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Into the till.
    In,
    /// Out of the till.
    Out,
}

/// An entry about money. Amounts are in cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum MoneyEntry {
    /// A till was opened at the desk of a role, with a float.
    TillOpened { till: TillId, name: String, place: Role, float: Chips },
    /// The cash in a till was counted.
    TillCounted { till: TillId, counted: Chips },
    /// A till was closed.
    TillClosed { till: TillId },
    /// A payment by a participant was recorded.
    Paid { hand: HandId, item: Item, cents: Chips, method: Method, till: Option<TillId> },
    /// A recorded payment was declared void, with a reason. If it was corrected, the corrected payment is the next
    /// entry.
    PaymentVoided { hand: HandId, item: Item, reason: String },
    /// A payment was refunded. In a cancelled event, the refunded payment may be one that was never recorded.
    Refunded { hand: HandId, item: Item, cents: Chips, method: Method, till: Option<TillId> },
    /// Cash came into a till or went out of it.
    Moved { till: TillId, direction: Direction, purpose: Purpose, cents: Chips, text: String },
    /// The movement of cash in the log entry with this number was declared void, with a reason.
    MoveVoided { entry: u64, reason: String },
    /// The prize of a hand was handed over; `to` is the hash of the collector's name.
    PrizeHanded { hand: HandId, cents: Chips, to: TextHash, method: Method, till: Option<TillId> },
}

impl MoneyEntry {
    /// The hand that the entry concerns; `None` if it concerns none.
    pub const fn hand(&self) -> Option<HandId> {
        match self {
            MoneyEntry::Paid { hand, .. }
            | MoneyEntry::PaymentVoided { hand, .. }
            | MoneyEntry::Refunded { hand, .. }
            | MoneyEntry::PrizeHanded { hand, .. } => Some(*hand),
            MoneyEntry::TillOpened { .. }
            | MoneyEntry::TillCounted { .. }
            | MoneyEntry::TillClosed { .. }
            | MoneyEntry::Moved { .. }
            | MoneyEntry::MoveVoided { .. } => None,
        }
    }

    /// The amount of a payment, a refund, a prize or a movement of cash, in cents; `None` for any other entry.
    pub const fn amount(&self) -> Option<Chips> {
        match self {
            MoneyEntry::Paid { cents, .. }
            | MoneyEntry::Refunded { cents, .. }
            | MoneyEntry::Moved { cents, .. }
            | MoneyEntry::PrizeHanded { cents, .. } => Some(*cents),
            MoneyEntry::TillOpened { .. }
            | MoneyEntry::TillCounted { .. }
            | MoneyEntry::TillClosed { .. }
            | MoneyEntry::PaymentVoided { .. }
            | MoneyEntry::MoveVoided { .. } => None,
        }
    }

    /// The till and the cash that comes into it, in cents, negative if cash goes out; `None` if no cash moves.
    pub fn cash(&self) -> Option<(TillId, i64)> {
        match self {
            MoneyEntry::Paid { cents, method: Method::Cash, till: Some(till), .. }
            | MoneyEntry::Moved { till, direction: Direction::In, cents, .. } => {
                Some((*till, cents.signed()))
            }
            MoneyEntry::Refunded { cents, method: Method::Cash, till: Some(till), .. }
            | MoneyEntry::PrizeHanded { cents, method: Method::Cash, till: Some(till), .. }
            | MoneyEntry::Moved { till, direction: Direction::Out, cents, .. } => {
                Some((*till, -cents.signed()))
            }
            _ => None,
        }
    }
}
