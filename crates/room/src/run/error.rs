//! Refusals of requests for an event, and errors of its log. [`RunError`] can be any of these errors.

use super::GAME;
use super::import_fault::{ImportFault, faults_text};
use crate::game::GameRefusal;
use crate::moderation::ModerationError;
use crate::names::NameError;
use crate::refusal::{Kind, Refusal, RefusalEnum, argument, delegate_refusal};
use crate::store::StoreError;
use crate::store::log::DamagedEntry;
use games::Shown;
use games::poker_run::{self, Time};
use serde::Serialize;
use serde_json::{Map, Value};

/// Error of a request for an event, or of the event's log.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(transparent)]
#[allow(missing_docs, reason = "the types of the errors describe the variants")]
pub enum RunError {
    Request(#[from] RunRefusal),
    Name(#[from] NameError),
    Moderation(#[from] ModerationError),
    Game(#[from] GameRefusal),
    Log(#[from] RunLogError),
    Store(#[from] StoreError),
}

impl From<poker_run::Refusal> for GameRefusal {
    fn from(refusal: poker_run::Refusal) -> GameRefusal {
        GameRefusal::new(GAME, &refusal)
    }
}

delegate_refusal!(RunError: Request, Name, Moderation, Game, Log, Store);

/// Refusal of a request for an event.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case", prefix = "run.")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum RunRefusal {
    #[error("there is no such event: check the link")]
    NoSuchRun,
    #[error("you have no role in this event: open the link that its organiser sent you")]
    NotStaff,
    #[error("your roles do not allow this: ask the organiser for a link with another role")]
    NotYourRole,
    #[error("this link is not valid, or was revoked: ask the organiser for a new one")]
    UnknownLink,
    #[error("there is no link {link}")]
    NoSuchLink { link: u32 },
    #[error("link {link} is revoked already")]
    RevokedLink { link: u32 },
    #[error("name at least one role for the link")]
    NoRoles,
    #[error("{most} links were made for this event, the maximum: revoking does not free one")]
    TooManyLinks { most: u32 },
    #[error("{most} people joined this event, the maximum")]
    TooManyStaff { most: u32 },
    #[error("registration is open: cancel the event if it does not take place")]
    NotADraft,
    #[error("the draft was discarded: create another event")]
    Discarded,
    #[error("a card was drawn or the event is over, so the plan is fixed: only names can be changed")]
    PlanFixed,
    #[error("entry {entry} does not fit the changed plan: {reason}")]
    PlanDoesNotFit { entry: u64, participant: Option<u32>, reason: GameRefusal },
    #[error("the event is a draft: open registration first")]
    StillADraft,
    #[error("{by} changed the plan meanwhile (version {version}): look at the new plan, and change that")]
    OtherVersion { version: u64, by: String, at_ms: u64 },
    #[error("{hands} hands: register 1 to {most} at once")]
    HandsAtOnce { hands: u32, most: u32 },
    #[error("the event has {most} hands, the maximum")]
    TooManyHands { most: u32 },
    #[error("participant {number}: a number has at most 6 digits, up to {most}")]
    ParticipantNumber { number: u32, most: u32 },
    #[error("participant {participant} is not registered")]
    NoSuchParticipant { participant: u32 },
    #[error(
        "{participant}{check}: this is not the check letter of {participant}: read the number on the sheet again"
    )]
    CheckLetter { participant: u32, check: char },
    #[error(
        "no sheet of this event has this code: scan it again, or type the 12 characters below the square"
    )]
    UnknownSheet,
    #[error("the event has no key for its sheets yet: restart the room")]
    NoSheetKey,
    #[error("{sheets} sheets: ask for 1 to {most} at once")]
    SheetsAtOnce { sheets: u32, most: u32 },
    #[error(
        "telephones cannot open this room's address: start it with --public-url https://… or, for one network, \
         --listen 0.0.0.0:{port}"
    )]
    AddressLoopback { port: u16 },
    #[error("there is no such question: it was settled by later entries, or the link is wrong")]
    NoSuchQuestion,
    #[error("this question has already been decided")]
    QuestionDecided,
    #[error("this question has no such decision")]
    NoSuchVerdict,
    #[error("{most} tills were opened, the maximum")]
    TooManyTills { most: u32 },
    #[error("a till's name has 1 to {most} characters")]
    TillName { most: usize },
    #[error("there is a till {name:?} already: choose another name")]
    TillNameTaken { name: String },
    #[error("there is no till {till}")]
    NoSuchTill { till: u32 },
    #[error("till {till} is closed")]
    TillClosed { till: u32 },
    #[error("there is no donation, cost or other cash in entry {entry} that could be declared void")]
    NoSuchMove { entry: u64 },
    #[error("say into which till the cash goes, or out of which it comes")]
    CashWithoutTill,
    #[error("till {till} was not counted since its last movement: count it first")]
    TillUncounted { till: u32 },
    #[error("{field}: an amount has at most {most} cents")]
    AmountTooHigh { field: &'static str, most: u64 },
    #[error("there is nothing to pay: the amount is 0")]
    NothingToPay,
    #[error("this is already recorded as paid, for hand {hand}")]
    PaidBefore { hand: String },
    #[error("the waiver is too long: the most are {most} characters; give its address instead")]
    WaiverLength { most: usize },
    #[error("stops {first} and {second} are both called {name:?}: give each stop a name of its own")]
    StopNameTwice { first: usize, second: usize, name: String },
    #[error("record how the fee of hand {hand} was paid first: then it can be refunded")]
    FeeNotRecorded { hand: String },
    #[error("no payment of hand {hand} is recorded that could be corrected")]
    NoPaymentRecorded { hand: String },
    #[error("the payment of hand {hand} is recorded in this way already")]
    SamePayment { hand: String },
    #[error("hand {hand} has no extra card to pay")]
    NoExtraCardSold { hand: String },
    #[error("no payment of hand {hand} needs to be given back")]
    NoRefundDue { hand: String },
    #[error("the file is not UTF-8 (line {line}): save it as \"CSV UTF-8\"")]
    ImportEncoding { line: usize },
    #[error("the first line names the columns: name, and any of {known}, each once")]
    ImportHeader { known: String },
    #[error("line {line} names an unknown column, {column:?}, in place {position}: the columns are {known}")]
    ImportColumn { line: u32, position: usize, column: String, known: String },
    #[error("line {line} names the column {column} twice, again in place {position}")]
    ImportColumnTwice { line: u32, position: usize, column: String },
    #[error("the file has {lines} lines: import at most {most} at once")]
    ImportLength { lines: usize, most: usize },
    #[error("close the quotation mark, and write it twice inside a field")]
    ImportQuote,
    #[error("remove the NUL character")]
    ImportNul,
    #[error("{fields} fields, but the first line names {columns} columns")]
    ImportFields { fields: usize, columns: usize },
    #[error("write one of {choices}, not {found:?}")]
    ImportChoice { found: String, choices: String },
    #[error("write a whole number from 1, not {found:?}")]
    ImportNumber { found: String },
    #[error("write the letter of the sheet, not {found:?}")]
    ImportLetter { found: String },
    #[error("{payments} payments for {hands} hands: write one for all hands, or one for each")]
    ImportPayments { payments: usize, hands: u32 },
    #[error("in this event a fee counts as paid at registration, so no hand is unpaid")]
    ImportUnpaid,
    #[error("cash goes into a till: choose an open one, or have one opened")]
    ImportCash,
    #[error("nothing was imported; {count} error{}: {}", if *count == 1 { "" } else { "s" }, faults_text(faults))]
    ImportFaults { count: usize, faults: Vec<ImportFault> },
    #[error("give a reason, in 1 to {most} characters")]
    Reason { most: usize },
    #[error("contact details have at most {most} characters, not {length}")]
    ContactLength { length: usize, most: usize },
    #[error("registration is open: provable draws can no longer be switched on or off")]
    ProvableDrawsFixed,
    #[error("this event has provable draws: scan the sheet with a phone that has joined")]
    DrawNeedsPhone,
    #[error("this event has no provable draws")]
    NoProvableDraws,
    #[error("phone {phone} is not yours, or has not joined: reload the page on your phone")]
    NoSuchPhone { phone: u32 },
    #[error("this phone cannot join: {text}")]
    PhoneRefused { reason: &'static str, text: String },
    #[error("this phone is not ready for this hand (block {block}): reload the page")]
    PhoneNotJoined { block: u32 },
    #[error("this draw is bound to phone {phone}: finish it there, or take it over with a reason")]
    DrawOnOtherPhone { phone: u32, staff: u32, name: Option<String> },
    #[error("a card of participant {participant} is drawn: the registration stays as it is")]
    CardsDrawn { participant: u32 },
    #[error(
        "hand {hand} has another open draw, {slot}, on phone {phone}: finish it there, or enter its card from a physical \
         wheel or pack"
    )]
    OtherDrawOpen { hand: String, slot: &'static str, phone: u32 },
    #[error("this draw has not been scanned: scan the sheet")]
    DrawNotScanned,
    #[error("draw this card from a physical wheel or pack, and enter it")]
    DrawByHand,
    #[error("the message of the phone is not valid ({reason}): scan the sheet again, or use another phone")]
    DrawMessage { reason: &'static str },
    #[error("this entry does not fit the provable draws of the hand: {text}")]
    DrawRefused { reason: &'static str, text: String },
    #[error("the event has {most} blocks of provable draws, the maximum: print only numbers that you need")]
    TooManyBlocks { most: u32 },
    #[error(
        "participant {participant} has no block of provable draws yet: commit to it first, then print the sheet"
    )]
    SheetWithoutBlock { participant: u32 },
    #[error("the room's clock shows no time of the event's day: give the time with the spin")]
    NotTheDay,
    #[error("hand {hand} spins off card {next} next, counted from 0, not card {round}")]
    SpinOffRound { hand: String, round: u32, next: u32 },
    #[error("the header Idempotency-Key has 1 to {most} visible ASCII characters")]
    RequestKey { most: usize },
    #[error("another request had this Idempotency-Key: choose a new key for each request")]
    RequestKeyUsed,
    #[error("the entry has the time {at}, but the room's clock shows {now}: correct the time")]
    EntryAhead { at: Time, now: Time },
    #[error(
        "this event has moved to another computer, and this one accepts no more entries: use the other computer, or let \
         the organiser continue here"
    )]
    Moved { since_ms: u64 },
    #[error("this event has not moved to another computer")]
    NotMoved,
    #[error("the file cannot be merged: {reason}")]
    MergeFile { reason: String },
    #[error("the file is the log of another event, or has no entry in common with this log")]
    MergeOtherEvent,
    #[error("there is nothing to merge: the room has every entry of the file, or has merged it before")]
    MergeNothing,
    #[error(
        "{missing} names or contact details are missing from the file, as from the public log: use the organiser's file"
    )]
    MergeTexts { missing: usize },
    #[error("{entries} entries are to be merged, and at most {most} can be merged at once")]
    MergeLength { entries: usize, most: usize },
    #[error("entries were made on this computer meanwhile: send the file again")]
    MergeInterrupted,
    #[error(
        "the card was drawn on the screen of the other computer, so that this log has no proof of the draw"
    )]
    DrawnElsewhere,
    #[error("number {participant} belongs to another person on the other computer")]
    OtherPerson { participant: u32 },
    #[error(
        "participant {participant} was also changed on this computer: it is not clear which entry this one undoes"
    )]
    ChangedHere { participant: u32 },
    #[error("a phone sends later only cards of a stop, each with its time")]
    NotOffline,
    #[error(
        "by the clock of the phone the card was drawn at {at}, but that clock changed before the stamp was sent"
    )]
    ClockChanged { at: Time, corrected: Option<Time> },
    #[error("the sheet of participant {participant} was reported lost and replaced")]
    SheetReplaced { participant: u32, replaced_at_ms: u64 },
    #[error("the stamp of hand {hand} for this stop, {card}, was declared void after this card was drawn")]
    StampVoided { hand: String, card: Shown },
    #[error(
        "the organiser decides about this stamp of hand {hand}: leave the sheet as it is, and draw no other card"
    )]
    StampInQuestion { hand: String },
    #[error("the stop reports up to {until}, but the room's clock shows {now}: report up to now")]
    ReportAhead { until: Time, now: Time },
    #[error("too many entries: try again in {retry_seconds} s")]
    TooManyEntries { retry_seconds: u32 },
    #[error("{most} of your events are not over, the maximum: discard or cancel one first")]
    RunsOfGuest { most: u32 },
    #[error(
        "{most} events from your network are not over, the maximum: discard or cancel one, or try again in {retry_seconds} s"
    )]
    RunsOfAddress { most: u32, retry_seconds: u32 },
    #[error(
        "the room has as many events as its limit allows: try again in {retry_seconds} s, or ask its administrator"
    )]
    RoomFullOfRuns { most: u32, retry_seconds: u32 },
    #[error("{most} people watch this event, the maximum: try again in {retry_seconds} s")]
    TooManyViewers { most: u32, retry_seconds: u32 },
    #[error("the operating system has no random numbers: {error}")]
    NoRandomNumbers {
        #[serde(skip)]
        error: getrandom::Error,
    },
    #[error("the guest who created this event is banned: it takes no new participants")]
    OrganiserBanned,
    #[error("the event is being closed down with the room: try again in a moment")]
    RunStopped,
}

impl RunRefusal {
    /// The refusal of an entry whose facts would violate the protocol of provable draws.
    pub(super) fn draw_refused(violation: &draws::Violation) -> RunRefusal {
        RunRefusal::DrawRefused { reason: violation.code(), text: violation.kind.to_string() }
    }
}

impl RefusalEnum for RunRefusal {
    fn kind(&self) -> Kind {
        match self {
            RunRefusal::NoSuchRun => Kind::NotFound,
            RunRefusal::NotStaff
            | RunRefusal::NotYourRole
            | RunRefusal::UnknownLink
            | RunRefusal::OrganiserBanned => Kind::Forbidden,
            RunRefusal::TooManyEntries { .. }
            | RunRefusal::RunsOfGuest { .. }
            | RunRefusal::RunsOfAddress { .. }
            | RunRefusal::RoomFullOfRuns { .. }
            | RunRefusal::TooManyViewers { .. } => Kind::Limited,
            RunRefusal::NoRandomNumbers { .. } | RunRefusal::NoSheetKey | RunRefusal::RunStopped => {
                Kind::Unavailable
            }
            RunRefusal::NoSuchLink { .. }
            | RunRefusal::NoSuchParticipant { .. }
            | RunRefusal::NoSuchQuestion
            | RunRefusal::NoSuchTill { .. }
            | RunRefusal::NoSuchMove { .. }
            | RunRefusal::NoProvableDraws
            | RunRefusal::UnknownSheet => Kind::NotFound,
            RunRefusal::RevokedLink { .. }
            | RunRefusal::NoRoles
            | RunRefusal::TooManyLinks { .. }
            | RunRefusal::TooManyStaff { .. }
            | RunRefusal::NotADraft
            | RunRefusal::Discarded
            | RunRefusal::PlanFixed
            | RunRefusal::PlanDoesNotFit { .. }
            | RunRefusal::StillADraft
            | RunRefusal::OtherVersion { .. }
            | RunRefusal::HandsAtOnce { .. }
            | RunRefusal::TooManyHands { .. }
            | RunRefusal::ParticipantNumber { .. }
            | RunRefusal::TooManyTills { .. }
            | RunRefusal::TillName { .. }
            | RunRefusal::TillNameTaken { .. }
            | RunRefusal::TillClosed { .. }
            | RunRefusal::TillUncounted { .. }
            | RunRefusal::CashWithoutTill
            | RunRefusal::AmountTooHigh { .. }
            | RunRefusal::NothingToPay
            | RunRefusal::PaidBefore { .. }
            | RunRefusal::WaiverLength { .. }
            | RunRefusal::StopNameTwice { .. }
            | RunRefusal::FeeNotRecorded { .. }
            | RunRefusal::NoPaymentRecorded { .. }
            | RunRefusal::SamePayment { .. }
            | RunRefusal::NoExtraCardSold { .. }
            | RunRefusal::NoRefundDue { .. }
            | RunRefusal::ImportEncoding { .. }
            | RunRefusal::ImportHeader { .. }
            | RunRefusal::ImportColumn { .. }
            | RunRefusal::ImportColumnTwice { .. }
            | RunRefusal::ImportQuote
            | RunRefusal::ImportNul
            | RunRefusal::ImportFields { .. }
            | RunRefusal::ImportChoice { .. }
            | RunRefusal::ImportNumber { .. }
            | RunRefusal::ImportLetter { .. }
            | RunRefusal::ImportPayments { .. }
            | RunRefusal::ImportUnpaid
            | RunRefusal::ImportCash
            | RunRefusal::ImportLength { .. }
            | RunRefusal::ImportFaults { .. }
            | RunRefusal::QuestionDecided
            | RunRefusal::NoSuchVerdict
            | RunRefusal::CheckLetter { .. }
            | RunRefusal::SheetsAtOnce { .. }
            | RunRefusal::AddressLoopback { .. }
            | RunRefusal::Reason { .. }
            | RunRefusal::RequestKey { .. }
            | RunRefusal::RequestKeyUsed
            | RunRefusal::EntryAhead { .. }
            | RunRefusal::ReportAhead { .. }
            | RunRefusal::NotOffline
            | RunRefusal::Moved { .. }
            | RunRefusal::NotMoved
            | RunRefusal::MergeFile { .. }
            | RunRefusal::MergeOtherEvent
            | RunRefusal::MergeNothing
            | RunRefusal::MergeTexts { .. }
            | RunRefusal::MergeLength { .. }
            | RunRefusal::MergeInterrupted
            | RunRefusal::DrawnElsewhere
            | RunRefusal::OtherPerson { .. }
            | RunRefusal::ChangedHere { .. }
            | RunRefusal::ClockChanged { .. }
            | RunRefusal::SheetReplaced { .. }
            | RunRefusal::StampVoided { .. }
            | RunRefusal::StampInQuestion { .. }
            | RunRefusal::ContactLength { .. }
            | RunRefusal::ProvableDrawsFixed
            | RunRefusal::DrawNeedsPhone
            | RunRefusal::NoSuchPhone { .. }
            | RunRefusal::PhoneRefused { .. }
            | RunRefusal::PhoneNotJoined { .. }
            | RunRefusal::DrawOnOtherPhone { .. }
            | RunRefusal::OtherDrawOpen { .. }
            | RunRefusal::DrawNotScanned
            | RunRefusal::DrawByHand
            | RunRefusal::DrawMessage { .. }
            | RunRefusal::DrawRefused { .. }
            | RunRefusal::SheetWithoutBlock { .. }
            | RunRefusal::TooManyBlocks { .. }
            | RunRefusal::CardsDrawn { .. }
            | RunRefusal::NotTheDay
            | RunRefusal::SpinOffRound { .. } => Kind::Invalid,
        }
    }
}

/// Error in the replay of an event's log.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum RunLogError {
    #[error(transparent)]
    Entry(#[from] DamagedEntry),
    #[error(
        "entry {seq} of an event's log is refused ({}: {error}): the log is damaged, or from a newer version of the \
         program",
        error.code()
    )]
    Refused { seq: u64, error: GameRefusal },
    #[error("the log does not begin with the creation of the event")]
    NotCreated,
    #[error("entry {seq} is one of an open event, but registration was not opened")]
    NotOpened { seq: u64 },
    #[error("entry {seq} opens registration a second time")]
    OpenedTwice { seq: u64 },
    #[error("entry {seq} changes the plan after the first card")]
    ReplannedLate { seq: u64 },
    #[error("entry {seq} belongs to provable draws, but the plan has none")]
    NotProvable { seq: u64 },
}

impl Refusal for RunLogError {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        DamagedEntry::CODE
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            RunLogError::Entry(DamagedEntry { seq, .. })
            | RunLogError::Refused { seq, .. }
            | RunLogError::NotOpened { seq }
            | RunLogError::OpenedTwice { seq }
            | RunLogError::ReplannedLate { seq }
            | RunLogError::NotProvable { seq } => Map::from_iter([argument("seq", *seq)]),
            RunLogError::NotCreated => Map::new(),
        }
    }
}
