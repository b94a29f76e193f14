//! An event with one block and two phones, for the tests.

use cards::CardSet;
use draws::{
    Attempt, Block, BlockNumber, Committer, Cut, Digest, Draw, Entry, EventId, EventKey, Fact, Hand,
    JoinedPhone, Opening, PhoneId, PhoneKey, PhoneMessage, PhoneSecret, Proof, PublicInputs, Slot, StaffId,
};

pub const EVENT: &str = "7k3m9qx2vd";
pub const ROOM_KEY: [u8; 32] = [1; 32];

/// The phone of the staff member with the same number plus 10.
pub const FIRST_PHONE: PhoneId = PhoneId::new(1).unwrap();
pub const SECOND_PHONE: PhoneId = PhoneId::new(2).unwrap();

pub struct TestEvent {
    pub number: BlockNumber,
    pub room: Committer<EventKey>,
    phones: [Committer<PhoneSecret>; 2],
}

pub fn event() -> EventId {
    EventId::new(EVENT).unwrap()
}

pub fn hand(participant: u32, number: u32) -> Hand {
    Hand::new(participant, number).unwrap()
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
    StaffId::new(phone.0.get() + 10).unwrap()
}

/// The facts at the positions 1, 2, 3 and so on.
pub fn positioned(facts: &[Fact]) -> Vec<Entry> {
    (1..).zip(facts).map(|(position, fact)| Entry { position, fact: fact.clone() }).collect()
}

fn key(phone: PhoneId) -> PhoneKey {
    PhoneKey::new(&[phone.0.get() as u8; 32])
}

impl TestEvent {
    pub fn new() -> TestEvent {
        TestEvent::of(1, Block::new(event(), 1..=5, 1..=2).unwrap())
    }

    pub fn of(number: u32, block: Block) -> TestEvent {
        let number = BlockNumber::new(number).unwrap();
        let room = Committer::<EventKey>::new(EventKey::new(ROOM_KEY), number, block);
        let root = room.root();
        let phone = |secret| Committer::<PhoneSecret>::new(PhoneSecret::new([secret; 32]), root, block);
        TestEvent { number, room, phones: [phone(100), phone(200)] }
    }

    pub fn phone(&self, phone: PhoneId) -> &Committer<PhoneSecret> {
        &self.phones[phone.0.get() as usize - 1]
    }

    pub fn joined_phone(&self, phone: PhoneId) -> JoinedPhone {
        JoinedPhone { root: self.phone(phone).root(), key: key(phone).public() }
    }

    pub fn opening(&self, phone: PhoneId, draw: Draw) -> Opening {
        self.phone(phone).open(&draw).unwrap()
    }

    pub fn message(&self, phone: PhoneId, draw: Draw, cut: Cut) -> PhoneMessage {
        PhoneMessage::new(self.phone(phone), &key(phone), self.room.root(), draw, cut).unwrap()
    }

    pub fn proof(&self, draw: Draw, phone: PhoneId, cut: Cut, excluded: CardSet) -> Proof {
        let message = self.message(phone, draw, cut);
        Proof::new(&self.room, draw, self.joined_phone(phone), message, excluded).unwrap()
    }

    pub fn inputs(&self, draw: Draw, phone: PhoneId) -> PublicInputs {
        PublicInputs {
            draw,
            block: *self.room.block(),
            room_root: self.room.root(),
            phone: self.joined_phone(phone),
            excluded: CardSet::EMPTY,
            cut: None,
        }
    }

    pub fn committed(&self) -> Fact {
        Fact::BlockCommitted { number: self.number, block: *self.room.block(), root: self.room.root() }
    }

    pub fn joined(&self, phone: PhoneId) -> Fact {
        let (block, joined) = (self.number, self.joined_phone(phone));
        Fact::PhoneJoined { phone, staff: staff_of(phone), block, joined }
    }

    pub fn drawn(&self, draw: Draw, phone: PhoneId, number: u8) -> Fact {
        let proof = Box::new(self.proof(draw, phone, cut(number), CardSet::EMPTY));
        Fact::Drawn { phone, excluded: CardSet::EMPTY, proof }
    }
}

/// The digest with one bit changed, counted from 0 to 255.
pub fn flipped(digest: Digest, bit: usize) -> Digest {
    let mut bytes = *digest.as_bytes();
    bytes[bit / 8] ^= 1 << (bit % 8);
    Digest::new(bytes)
}
