//! The event of the test vectors: a block of three participants with one hand each, and two phones.

use cards::CardSet;
use draws::{
    Attempt, Block, Commitment, Cut, Draw, EventId, EventKey, Hand, PhoneId, PhoneSecret, Proof, Slot,
};

pub const EVENT: &str = "7k3m9qx2vd";
pub const EVENT_KEY: [u8; 32] = counted(0x00);
/// The secrets of the phones 1 and 2.
pub const PHONE_SECRETS: [[u8; 32]; 2] = [counted(0x40), counted(0x80)];

pub struct Event {
    pub room: Commitment<EventKey>,
    pub phones: [Commitment<PhoneSecret>; 2],
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
    Draw {
        event: id(),
        hand: Hand::new(hand.0, hand.1).expect("a hand"),
        slot: Slot::from_code(slot).expect("a slot"),
        attempt: Attempt::from_number(attempt).expect("an attempt"),
    }
}

pub fn cut(number: u8) -> Cut {
    Cut::new(number).expect("a cut")
}

impl Event {
    pub fn new() -> Event {
        Event::of(Block::new(id(), 1..=3, 1..=1).expect("a block"))
    }

    pub fn of(block: Block) -> Event {
        Event {
            room: Commitment::new(EventKey::new(EVENT_KEY), block),
            phones: PHONE_SECRETS.map(|secret| Commitment::new(PhoneSecret::new(secret), block)),
        }
    }

    /// The same block after a rollback, with a new key and new secrets.
    pub fn after_rollback() -> Event {
        let block = *Event::new().room.block();
        Event {
            room: Commitment::new(EventKey::new(counted(0x20)), block),
            phones: [0x60, 0xa0].map(|first| Commitment::new(PhoneSecret::new(counted(first)), block)),
        }
    }

    pub fn phone(&self, phone: PhoneId) -> &Commitment<PhoneSecret> {
        &self.phones[phone.0 as usize - 1]
    }

    pub fn proof(&self, draw: Draw, phone: PhoneId, number: u8, held: CardSet) -> Proof {
        let phone = self.phone(phone);
        let opening = phone.open(&draw).expect("the block has the draw");
        Proof::new(&self.room, draw, phone.root(), opening, cut(number), held).expect("a valid message")
    }
}
