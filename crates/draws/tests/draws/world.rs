//! An event with one block and two phones, for the tests.

use cards::CardSet;
use draws::{
    Attempt, Block, Commitment, Cut, Digest, Draw, EventId, EventKey, Fact, Hand, Opening, PhoneId,
    PhoneSecret, Proof, Slot, StaffId, Terms,
};

pub const EVENT: &str = "7k3m9qx2vd";
pub const ROOM_KEY: [u8; 32] = [1; 32];

/// The phone of the staff member with the same number plus 10.
pub const FIRST_PHONE: PhoneId = PhoneId(1);
pub const SECOND_PHONE: PhoneId = PhoneId(2);

pub struct World {
    pub room: Commitment<EventKey>,
    phones: [Commitment<PhoneSecret>; 2],
}

pub fn event() -> EventId {
    EventId::new(EVENT).unwrap()
}

pub fn draw(hand: (u32, u32), slot: Slot, attempt: Attempt) -> Draw {
    Draw { event: event(), hand: Hand::new(hand.0, hand.1).unwrap(), slot, attempt }
}

/// The first attempt of a hand at a stop.
pub fn at_stop(participant: u32, stop: u8) -> Draw {
    draw((participant, 1), Slot::stop(stop).unwrap(), Attempt::First)
}

pub fn cut(number: u8) -> Cut {
    Cut::new(number).unwrap()
}

pub fn staff_of(phone: PhoneId) -> StaffId {
    StaffId(phone.0 + 10)
}

impl World {
    pub fn new() -> World {
        World::of(Block::new(event(), 1..=5, 1..=2).unwrap())
    }

    pub fn of(block: Block) -> World {
        let phone = |secret| Commitment::new(PhoneSecret::new([secret; 32]), block);
        let number = block.participants().start().to_be_bytes()[3];
        World {
            room: Commitment::new(EventKey::new(ROOM_KEY), block),
            phones: [phone(100 + number), phone(200 + number)],
        }
    }

    pub fn phone(&self, phone: PhoneId) -> &Commitment<PhoneSecret> {
        &self.phones[phone.0 as usize - 1]
    }

    pub fn opening(&self, phone: PhoneId, draw: Draw) -> Opening {
        self.phone(phone).open(&draw).unwrap()
    }

    pub fn proof(&self, draw: Draw, phone: PhoneId, cut: Cut, held: CardSet) -> Proof {
        let opening = self.opening(phone, draw);
        Proof::new(&self.room, draw, self.phone(phone).root(), opening, cut, held).unwrap()
    }

    pub fn terms(&self, draw: Draw, phone: PhoneId) -> Terms {
        Terms {
            draw,
            block: *self.room.block(),
            room_root: self.room.root(),
            phone_root: self.phone(phone).root(),
            held: CardSet::EMPTY,
            cut: None,
        }
    }

    pub fn committed(&self, number: u32) -> Fact {
        Fact::BlockCommitted { number, block: *self.room.block(), root: self.room.root() }
    }

    pub fn joined(&self, phone: PhoneId, block: u32) -> Fact {
        Fact::PhoneJoined { phone, staff: staff_of(phone), block, root: self.phone(phone).root() }
    }

    pub fn drawn(&self, due: Draw, phone: PhoneId, number: u8) -> Fact {
        let proof = Box::new(self.proof(due, phone, cut(number), CardSet::EMPTY));
        Fact::Drawn { due, phone, held: CardSet::EMPTY, proof }
    }
}

/// The digest with one bit changed, counted from 0 to 255.
pub fn flipped(digest: Digest, bit: usize) -> Digest {
    let mut bytes = *digest.as_bytes();
    bytes[bit / 8] ^= 1 << (bit % 8);
    Digest::new(bytes)
}
