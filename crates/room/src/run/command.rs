//! Commands of the staff of an event.

use super::conflict::{QuestionId, Verdict};
use super::draft::Draft;
use super::import::ImportFile;
use super::offline::OfflineStamp;
use super::payment::{Direction, Item, Method, Purpose, TillId};
use super::registration::{Details, Registration};
use super::role::{Role, Roles};
use super::spin::Spin;
use draws::{BlockNumber, Digest, PhoneId, PhoneMessage, PublicKey};
use games::Chips;
pub use games::poker_run::{Action, HandId, Participant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change that a staff member requests. It is serialized only for hashing
/// ([`RequestHash`](super::requests::RequestHash)).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Command {
    /// Replaces the plan, if `version` is still the version of the current plan. After the first card, only names, the
    /// emergency number, the waiver and the listing may differ.
    Draft { version: u64, draft: Box<Draft> },
    /// Opens registration.
    Open,
    /// Discards a draft.
    Discard,
    /// Makes a link that gives these roles; `hash` is the hash of its token.
    MakeLink { roles: Roles, hash: String },
    /// Revokes a link; with `and_later`, also the links made by people who joined through it, and so on.
    RevokeLink { link: u32, and_later: bool },
    /// Registers a participant.
    Register(Registration),
    /// Sets how a participant's name is shown, the contact details, and whether the waiver is signed.
    Describe { participant: Participant, details: Details },
    /// Replaces the lost tally sheet of a participant. The code of the lost sheet becomes invalid.
    ReplaceSheet { participant: Participant, reason: String },
    /// Registers the participants of a file, all of them or none.
    Import(ImportFile),
    /// Changes tills or payments.
    Money(MoneyCommand),
    /// Decides a question for the organiser.
    Decide { question: QuestionId, verdict: Verdict, reason: String },
    /// Makes an entry of the game.
    Act(Action),
    /// Makes an entry of the game that a phone recorded without a connection. For the hash of the request it is the
    /// same as [`Command::Act`].
    #[serde(rename = "act")]
    Offline(OfflineStamp),
    /// Spins the on-screen wheel.
    Spin(Spin),
    /// Makes or continues a provable draw.
    Draw(DrawCommand),
    /// Commits the room to its values for the hands of these participants, from the first number to the last, before
    /// their sheets are printed.
    CommitBlocks { first: u32, last: u32 },
}

/// A step of a provable draw (`docs/draws.md`).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum DrawCommand {
    /// A phone commits to its values for a block, and to its public key.
    Join { block: BlockNumber, root: Digest, key: PublicKey },
    /// Binds the draw of a spin to a phone.
    Scan { spin: Spin, phone: PhoneId },
    /// Binds the open draw of a spin to another phone, with a reason.
    TakeOver { spin: Spin, phone: PhoneId, reason: String },
    /// Draws the card of a spin with the message of the phone to which the draw is bound.
    Card { spin: Spin, phone: PhoneId, message: Box<PhoneMessage> },
}

/// A change to the tills and payments. Amounts are in cents.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(transform = games::unit::cents)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum MoneyCommand {
    /// Opens a till at the desk of a role, with a float.
    OpenTill { name: String, place: Role, float: Chips },
    /// Records the cash counted in a till.
    CountTill { till: TillId, counted: Chips },
    /// Closes a till.
    CloseTill { till: TillId },
    /// Records how the fee or the extra card of a hand was paid. If the fee is unpaid, this also marks it as paid.
    Pay {
        hand: HandId,
        item: Item,
        method: Method,
        #[serde(default)]
        till: Option<TillId>,
    },
    /// Declares the record of a payment void, with a reason, since the payment was never made. Unless fees count as
    /// paid at registration, a fee is then unpaid again.
    VoidPayment { hand: HandId, item: Item, reason: String },
    /// Corrects how a recorded payment was made, with a reason.
    CorrectPayment {
        hand: HandId,
        item: Item,
        method: Method,
        #[serde(default)]
        till: Option<TillId>,
        reason: String,
    },
    /// Refunds a payment, after a withdrawal or a cancellation, or for an extra card that is void. An item whose
    /// payment was not recorded is refunded only if the event was cancelled.
    Refund {
        hand: HandId,
        item: Item,
        method: Method,
        #[serde(default)]
        till: Option<TillId>,
    },
    /// Puts cash into a till, or takes it out.
    Move { till: TillId, direction: Direction, purpose: Purpose, cents: Chips, text: String },
    /// Declares void a movement of cash that was recorded by mistake, with a reason. `entry` is the number of the
    /// movement in the log.
    VoidMove { entry: u64, reason: String },
    /// Hands the prize of a hand to a person, and marks it as paid.
    HandPrize {
        hand: HandId,
        to: String,
        method: Method,
        #[serde(default)]
        till: Option<TillId>,
    },
}
