//! The forms of draws, blocks and proofs.

use super::value::Json;
use super::{FormError, Read};
use crate::block::Block;
use crate::committer::Opening;
use crate::digest::Digest;
use crate::draw::{Attempt, Draw, EventId, Hand, Slot};
use crate::order::Cut;
use crate::proof::{JoinedPhone, PhoneMessage, Proof, PublicInputs};
use crate::signature::{PublicKey, Signature};
use cards::{Card, CardSet};
use std::ops::RangeInclusive;

impl Read for EventId {
    fn read(json: &Json) -> Result<EventId, FormError> {
        json.parsed("ten letters and digits", EventId::new)
    }
}

impl Read for Hand {
    fn read(json: &Json) -> Result<Hand, FormError> {
        json.parsed("a hand such as 7-1", |text| {
            let (participant, number) = text.split_once('-')?;
            Hand::new(decimal(participant)?, decimal(number)?)
        })
    }
}

/// The number with these decimal digits, which begin with no zero.
fn decimal(text: &str) -> Option<u32> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_decimal)
}

impl Read for Slot {
    fn read(json: &Json) -> Result<Slot, FormError> {
        json.parsed("a slot such as stop_1", Slot::from_code)
    }
}

impl Read for Attempt {
    fn read(json: &Json) -> Result<Attempt, FormError> {
        json.counted("1 or 2", |number| Attempt::from_number(number.try_into().ok()?))
    }
}

impl Read for Cut {
    fn read(json: &Json) -> Result<Cut, FormError> {
        json.counted("1 to 52", |number| Cut::new(number.try_into().ok()?))
    }
}

impl Read for Digest {
    fn read(json: &Json) -> Result<Digest, FormError> {
        json.parsed("64 hexadecimal digits in lower case", |text| text.parse().ok())
    }
}

impl Read for PublicKey {
    fn read(json: &Json) -> Result<PublicKey, FormError> {
        json.parsed("64 hexadecimal digits in lower case", |text| text.parse().ok())
    }
}

impl Read for Signature {
    fn read(json: &Json) -> Result<Signature, FormError> {
        json.parsed("128 hexadecimal digits in lower case", |text| text.parse().ok())
    }
}

impl Read for Card {
    fn read(json: &Json) -> Result<Card, FormError> {
        // The parser of cards accepts more than one notation; this form is the only one here.
        json.parsed("a card such as Ts", |text| Card::all().find(|card| card.to_string() == text))
    }
}

impl Read for CardSet {
    fn read(json: &Json) -> Result<CardSet, FormError> {
        let cards: Vec<Card> = json.list(52)?;
        match cards.is_sorted_by(|one, next| one.index() < next.index()) {
            true => Ok(cards.into_iter().collect()),
            false => Err(FormError::new("cards in the order of the pack, each once")),
        }
    }
}

impl Read for Draw {
    fn read(json: &Json) -> Result<Draw, FormError> {
        let members = json.members(&["event", "hand", "slot", "attempt"])?;
        Ok(Draw {
            event: members.get("event")?,
            hand: members.get("hand")?,
            slot: members.get("slot")?,
            attempt: members.get("attempt")?,
        })
    }
}

impl Read for Block {
    fn read(json: &Json) -> Result<Block, FormError> {
        let members = json.members(&["event", "participants", "hands"])?;
        let block = Block::new(
            members.get("event")?,
            members.with("participants", range)?,
            members.with("hands", range)?,
        );
        block.map_err(|_| FormError::new("a block of 1 to 2048 hands"))
    }
}

fn range(json: &Json) -> Result<RangeInclusive<u32>, FormError> {
    match json {
        Json::List(ends) if ends.len() == 2 => {
            let end =
                |at: usize| ends[at].counted("a number from 1", |number| Some(number).filter(|it| *it > 0));
            Ok(end(0)?..=end(1)?)
        }
        _ => Err(FormError::new("the first and the last number")),
    }
}

impl Read for Opening {
    fn read(json: &Json) -> Result<Opening, FormError> {
        let members = json.members(&["value", "path"])?;
        let path = members.with("path", |path| path.list(Block::MAX_PATH))?;
        Ok(Opening { value: members.get("value")?, path })
    }
}

impl Read for PhoneMessage {
    fn read(json: &Json) -> Result<PhoneMessage, FormError> {
        let members = json.members(&["value", "path", "cut", "signature"])?;
        let path = members.with("path", |path| path.list(Block::MAX_PATH))?;
        Ok(PhoneMessage {
            opening: Opening { value: members.get("value")?, path },
            cut: members.get("cut")?,
            signature: members.get("signature")?,
        })
    }
}

impl Read for Proof {
    fn read(json: &Json) -> Result<Proof, FormError> {
        let members = json.members(&["draw", "room", "phone", "card"])?;
        Ok(Proof {
            draw: members.get("draw")?,
            room: members.get("room")?,
            phone: members.get("phone")?,
            card: members.get("card")?,
        })
    }
}

impl Read for PublicInputs {
    fn read(json: &Json) -> Result<PublicInputs, FormError> {
        let members =
            json.members(&["draw", "block", "room_root", "phone_root", "phone_key", "excluded", "cut"])?;
        Ok(PublicInputs {
            draw: members.get("draw")?,
            block: members.get("block")?,
            room_root: members.get("room_root")?,
            phone: JoinedPhone { root: members.get("phone_root")?, key: members.get("phone_key")? },
            excluded: members.get("excluded")?,
            cut: members.with("cut", |cut| match cut {
                Json::Null => Ok(None),
                cut => Cut::read(cut).map(Some),
            })?,
        })
    }
}
