//! The event of the test vectors: a block of three participants with one hand each, and three phones.

use cards::CardSet;
use draws::{
    Attempt, Block, BlockNumber, Committer, Cut, Draw, EventId, EventKey, Hand, JoinedPhone, PhoneId,
    PhoneKey, PhoneMessage, PhoneSecret, Proof, Slot,
};

pub const EVENT: &str = "7k3m9qx2vd";
pub const EVENT_KEY: [u8; 32] = counted(0x00);
/// The secrets of the phones 1, 2 and 3 for their values.
pub const PHONE_SECRETS: [[u8; 32]; 3] = [counted(0x40), counted(0x80), counted(0xb0)];
/// The secret keys with which they sign.
pub const PHONE_KEYS: [[u8; 32]; 3] = [counted(0x50), counted(0x90), counted(0xc0)];

pub struct Event {
    pub number: BlockNumber,
    pub room: Committer<EventKey>,
    phones: [Committer<PhoneSecret>; 3],
}

/// 32 bytes that count up from `first`.
const fn counted(first: u8) -> [u8; 32] {
    let mut bytes = [0; 32];
    let mut at = 0;
    while at < 32 {
        bytes[at] = first + at as u8;
        at += 1;
    }
    bytes
}

pub fn id() -> EventId {
    EventId::new(EVENT).expect("ten letters and digits")
}

pub fn draw(hand: (u32, u32), slot: &str, attempt: u8) -> Draw {
    Draw { event: id(), hand: hand_of(hand), slot: slot_of(slot), attempt: attempt_of(attempt) }
}

pub fn hand_of((participant, number): (u32, u32)) -> Hand {
    Hand::new(participant, number).expect("a hand")
}

pub fn slot_of(code: &str) -> Slot {
    Slot::from_code(code).expect("a slot")
}

fn attempt_of(number: u8) -> Attempt {
    Attempt::from_number(number).expect("an attempt")
}

pub fn cut(number: u8) -> Cut {
    Cut::new(number).expect("a cut")
}

pub fn number(number: u32) -> BlockNumber {
    BlockNumber::new(number).expect("a number of a block")
}

/// The index of a phone in the lists of secrets.
fn index(phone: PhoneId) -> usize {
    phone.0.get() as usize - 1
}

pub fn key(phone: PhoneId) -> PhoneKey {
    PhoneKey::new(&PHONE_KEYS[index(phone)])
}

impl Event {
    pub fn new() -> Event {
        Event::of(1, Block::new(id(), 1..=3, 1..=1).expect("a block"))
    }

    pub fn of(block_number: u32, block: Block) -> Event {
        Event::with(EVENT_KEY, PHONE_SECRETS, block_number, block)
    }

    /// The same block after a rollback, with a new key and new secrets.
    pub fn after_rollback() -> Event {
        let secrets = [0x60, 0xa0, 0xd0].map(counted);
        Event::with(counted(0x20), secrets, 2, *Event::new().room.block())
    }

    fn with(event_key: [u8; 32], secrets: [[u8; 32]; 3], block_number: u32, block: Block) -> Event {
        let number = number(block_number);
        let room = Committer::<EventKey>::new(EventKey::new(event_key), number, block);
        let root = room.root();
        let phones =
            secrets.map(|secret| Committer::<PhoneSecret>::new(PhoneSecret::new(secret), root, block));
        Event { number, room, phones }
    }

    pub fn phone(&self, phone: PhoneId) -> &Committer<PhoneSecret> {
        &self.phones[index(phone)]
    }

    pub fn joined(&self, phone: PhoneId) -> JoinedPhone {
        JoinedPhone { root: self.phone(phone).root(), key: key(phone).public() }
    }

    pub fn proof(&self, draw: Draw, phone: PhoneId, number: u8, excluded: CardSet) -> Proof {
        let message = PhoneMessage::new(self.phone(phone), &key(phone), self.room.root(), draw, cut(number));
        let message = message.expect("the block has the draw");
        Proof::new(&self.room, draw, self.joined(phone), message, excluded).expect("a valid message")
    }
}
