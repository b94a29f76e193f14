//! The identifier of a draw: event, hand, slot and attempt, with its encoding of 20 bytes.

use std::fmt;
use std::num::NonZeroU32;

/// The id of an event, as in its link: ten ASCII letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId([u8; 10]);

/// A hand: the number of its participant and its number among the hands of the participant, both from 1. Written
/// `7-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// The number of the participant.
    pub participant: NonZeroU32,
    /// The number of the hand among those of the participant.
    pub number: NonZeroU32,
}

/// The purpose of a draw: the card of one of five stops (PR-11), the extra card (PR-4), or one of the first three cards
/// that a hand spins in spin-offs (PR-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// The first draw for a slot of a hand, or the second, which exists only after the first was declared void (PR-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Attempt {
    First = 1,
    Second = 2,
}

/// The identifier of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw {
    /// The event.
    pub event: EventId,
    /// The hand that gets the card.
    pub hand: Hand,
    /// The purpose of the card.
    pub slot: Slot,
    /// The attempt.
    pub attempt: Attempt,
}

impl EventId {
    /// The event with this id; `None` unless it has ten ASCII letters and digits.
    pub fn new(id: &str) -> Option<EventId> {
        let bytes: [u8; 10] = id.as_bytes().try_into().ok()?;
        bytes.iter().all(u8::is_ascii_alphanumeric).then_some(EventId(bytes))
    }
}

impl Hand {
    /// The hand with these numbers; `None` if one of them is 0.
    pub fn new(participant: u32, number: u32) -> Option<Hand> {
        Some(Hand { participant: NonZeroU32::new(participant)?, number: NonZeroU32::new(number)? })
    }
}

impl Slot {
    /// The number of slots of a hand: five stops, the extra card and three spin-offs.
    pub const COUNT: u8 = 9;

    /// The extra card.
    pub const EXTRA: Slot = Slot(6);

    /// The card of a stop; `None` unless its number is 1 to 5.
    pub const fn stop(number: u8) -> Option<Slot> {
        if 1 <= number && number <= 5 { Some(Slot(number)) } else { None }
    }

    /// A card of a hand in spin-offs, counted from 1; `None` unless it is 1 to 3. Later ones are drawn by hand.
    pub const fn spin_off(number: u8) -> Option<Slot> {
        if 1 <= number && number <= 3 { Some(Slot(6 + number)) } else { None }
    }

    /// Returns whether this is a card of the hand: that of a stop, or the extra card. A card of a spin-off belongs to
    /// no hand (PR-16).
    pub const fn is_of_hand(self) -> bool {
        self.0 <= Slot::EXTRA.0
    }

    /// The spin-off before this one; `None` for the first, and for other slots.
    pub const fn spin_off_before(self) -> Option<Slot> {
        if self.0 > Slot::EXTRA.0 + 1 { Some(Slot(self.0 - 1)) } else { None }
    }

    /// All slots in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Slot> + Clone {
        (0..Slot::COUNT).map(|index| Slot(index + 1))
    }

    /// The slot with this number; `None` unless it is 1 to 9.
    pub const fn from_number(number: u8) -> Option<Slot> {
        if 1 <= number && number <= Slot::COUNT { Some(Slot(number)) } else { None }
    }

    /// The number of the slot: 1 to 5 for the stops, 6 for the extra card, 7 to 9 for the spin-offs.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The code of the slot in files: `stop_1` to `stop_5`, `extra`, `spin_off_1` to `spin_off_3`.
    pub const fn code(self) -> &'static str {
        const CODES: [&str; Slot::COUNT as usize] = [
            "stop_1",
            "stop_2",
            "stop_3",
            "stop_4",
            "stop_5",
            "extra",
            "spin_off_1",
            "spin_off_2",
            "spin_off_3",
        ];
        CODES[self.0 as usize - 1]
    }

    /// The slot with this code; `None` if there is none.
    pub fn from_code(code: &str) -> Option<Slot> {
        Slot::all().find(|slot| slot.code() == code)
    }
}

impl Attempt {
    /// Both attempts, in order.
    pub const ALL: [Attempt; 2] = [Attempt::First, Attempt::Second];

    /// The attempt with this number; `None` unless it is 1 or 2. A third draw is made by hand.
    pub const fn from_number(number: u8) -> Option<Attempt> {
        match number {
            1 => Some(Attempt::First),
            2 => Some(Attempt::Second),
            _ => None,
        }
    }

    /// The number of the attempt, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl Draw {
    /// The number of bytes of an encoded draw.
    pub const LENGTH: usize = 20;

    /// The encoding of the draw: the id of the event (10 bytes), the number of the participant and that of the hand
    /// (4 bytes each, big-endian), the number of the slot and that of the attempt (1 byte each).
    pub fn to_bytes(self) -> [u8; Draw::LENGTH] {
        let mut bytes = [0; Draw::LENGTH];
        bytes[..10].copy_from_slice(&self.event.0);
        bytes[10..14].copy_from_slice(&self.hand.participant.get().to_be_bytes());
        bytes[14..18].copy_from_slice(&self.hand.number.get().to_be_bytes());
        bytes[18] = self.slot.number();
        bytes[19] = self.attempt.number();
        bytes
    }

    /// The draw with this encoding; `None` if no draw has it.
    pub fn from_bytes(bytes: &[u8; Draw::LENGTH]) -> Option<Draw> {
        let number = |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        Some(Draw {
            event: EventId::new(str::from_utf8(&bytes[..10]).ok()?)?,
            hand: Hand::new(number(10), number(14))?,
            slot: Slot::from_number(bytes[18])?,
            attempt: Attempt::from_number(bytes[19])?,
        })
    }

    /// The same draw at another attempt.
    pub const fn with_attempt(self, attempt: Attempt) -> Draw {
        Draw { attempt, ..self }
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&byte| write!(f, "{}", char::from(byte)))
    }
}

impl fmt::Debug for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EventId({self})")
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.participant, self.number)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

impl fmt::Display for Slot {
    /// Formats the slot in words: `stop 3`, `extra card`, `spin-off 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1..=5 => write!(f, "stop {}", self.0),
            6 => f.write_str("extra card"),
            _ => write!(f, "spin-off {}", self.0 - 6),
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({})", self.code())
    }
}

impl fmt::Display for Draw {
    /// Formats the draw in words, without the event: `hand 7-1, stop 3, attempt 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {}, {}, attempt {}", self.hand, self.slot, self.attempt.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(hand: Hand, slot: Slot, attempt: Attempt) -> Draw {
        Draw { event: EventId::new("0123456789").unwrap(), hand, slot, attempt }
    }

    #[test]
    fn the_encoding_has_twenty_bytes_in_a_fixed_order() {
        let one = draw(Hand::new(0x0102_0304, 7).unwrap(), Slot::EXTRA, Attempt::Second);
        assert_eq!(&one.to_bytes(), b"0123456789\x01\x02\x03\x04\0\0\0\x07\x06\x02");
    }

    #[test]
    fn every_encoding_decodes_to_its_draw_and_no_other_bytes_do() {
        for slot in Slot::all() {
            for attempt in Attempt::ALL {
                let one = draw(Hand::new(u32::MAX, 1).unwrap(), slot, attempt);
                assert_eq!(Draw::from_bytes(&one.to_bytes()), Some(one));
            }
        }
        let bytes = draw(Hand::new(1, 1).unwrap(), Slot::EXTRA, Attempt::First).to_bytes();
        for (at, wrong) in [(0, b'-'), (0, 0xff), (13, 0), (17, 0), (18, 0), (18, 10), (19, 0), (19, 3)] {
            let mut changed = bytes;
            changed[at] = wrong;
            assert_eq!(Draw::from_bytes(&changed), None, "byte {at} is {wrong}");
        }
    }

    #[test]
    fn slots_have_the_codes_of_their_constructors() {
        assert_eq!(Slot::stop(5).map(Slot::code), Some("stop_5"));
        assert_eq!(Slot::spin_off(1).map(Slot::code), Some("spin_off_1"));
        assert_eq!([Slot::stop(0), Slot::stop(6), Slot::spin_off(0), Slot::spin_off(4)], [None; 4]);
        let codes: std::collections::BTreeSet<&str> = Slot::all().map(Slot::code).collect();
        assert_eq!(codes.len(), usize::from(Slot::COUNT), "the codes differ");
        assert!(Slot::all().all(|slot| Slot::from_code(slot.code()) == Some(slot)));
        assert_eq!(Slot::from_code("stop_6"), None);
        assert_eq!(Slot::all().filter(|slot| slot.is_of_hand()).count(), 6);
        assert_eq!(Slot::spin_off(3).unwrap().spin_off_before(), Slot::spin_off(2));
        assert_eq!([Slot::spin_off(1).unwrap(), Slot::EXTRA].map(Slot::spin_off_before), [None; 2]);
        let words: Vec<String> = Slot::all().map(|slot| slot.to_string()).collect();
        assert_eq!([&words[2], &words[5], &words[7]], ["stop 3", "extra card", "spin-off 2"]);
    }
}
