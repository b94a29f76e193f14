//! The forms of facts and logs.

use super::form::Members;
use super::value::Json;
use super::{FormError, Read};
use crate::block::BlockNumber;
use crate::log::{DrawRule, Entry, Fact, PhoneId, StaffId};
use crate::proof::JoinedPhone;

impl Read for BlockNumber {
    fn read(json: &Json) -> Result<BlockNumber, FormError> {
        json.counted("1 to 256", BlockNumber::new)
    }
}

impl Read for PhoneId {
    fn read(json: &Json) -> Result<PhoneId, FormError> {
        json.counted("1 to 2^32 - 1", PhoneId::new)
    }
}

impl Read for StaffId {
    fn read(json: &Json) -> Result<StaffId, FormError> {
        json.counted("1 to 2^32 - 1", StaffId::new)
    }
}

impl Read for DrawRule {
    fn read(json: &Json) -> Result<DrawRule, FormError> {
        json.parsed("wheel, pack or respin", |text| match text {
            "wheel" => Some(DrawRule::Wheel),
            "pack" => Some(DrawRule::Pack),
            "respin" => Some(DrawRule::Respin),
            _ => None,
        })
    }
}

impl Read for Entry {
    fn read(json: &Json) -> Result<Entry, FormError> {
        let members = json.members(&["position", "fact"])?;
        Ok(Entry { position: members.with("position", Json::number)?, fact: members.get("fact")? })
    }
}

impl Read for Vec<Entry> {
    fn read(json: &Json) -> Result<Vec<Entry>, FormError> {
        json.list(usize::MAX)
    }
}

impl Read for Fact {
    fn read(json: &Json) -> Result<Fact, FormError> {
        let Json::Object(members) = json else {
            return Err(FormError::new("an object"));
        };
        let kind = members.get("kind").ok_or(FormError::new("a value").under("kind"))?;
        let kind = kind.text().map_err(|error| error.under("kind"))?;
        let names = names(kind).ok_or(FormError::new("a kind of fact").under("kind"))?;
        fact(kind, &json.members(names)?)
    }
}

/// The names of the members of a fact of this kind.
fn names(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "block_committed" => &["kind", "number", "block", "root"],
        "hand_sold" => &["kind", "hand"],
        "phone_joined" => &["kind", "phone", "staff", "block", "root", "key"],
        "scanned" => &["kind", "draw", "phone"],
        "taken_over" => &["kind", "draw", "phone", "staff", "reason"],
        "drawn" => &["kind", "phone", "excluded", "proof"],
        "declared_void" => &["kind", "draw", "staff", "reason"],
        "entered_by_hand" => &["kind", "hand", "slot", "card", "staff"],
        "by_hand_declared_void" => &["kind", "hand", "slot", "staff", "reason"],
        "rolled_back" => &["kind"],
        _ => return None,
    })
}

fn fact(kind: &str, members: &Members) -> Result<Fact, FormError> {
    let reason = || members.with("reason", |reason| reason.text().map(str::to_owned));
    Ok(match kind {
        "block_committed" => Fact::BlockCommitted {
            number: members.get("number")?,
            block: members.get("block")?,
            root: members.get("root")?,
        },
        "hand_sold" => Fact::HandSold { hand: members.get("hand")? },
        "phone_joined" => Fact::PhoneJoined {
            phone: members.get("phone")?,
            staff: members.get("staff")?,
            block: members.get("block")?,
            joined: JoinedPhone { root: members.get("root")?, key: members.get("key")? },
        },
        "scanned" => Fact::Scanned { draw: members.get("draw")?, phone: members.get("phone")? },
        "taken_over" => Fact::TakenOver {
            draw: members.get("draw")?,
            phone: members.get("phone")?,
            staff: members.get("staff")?,
            reason: reason()?,
        },
        "drawn" => Fact::Drawn {
            phone: members.get("phone")?,
            excluded: members.get("excluded")?,
            proof: Box::new(members.get("proof")?),
        },
        "declared_void" => {
            Fact::DeclaredVoid { draw: members.get("draw")?, staff: members.get("staff")?, reason: reason()? }
        }
        "entered_by_hand" => Fact::EnteredByHand {
            hand: members.get("hand")?,
            slot: members.get("slot")?,
            card: members.get("card")?,
            staff: members.get("staff")?,
        },
        "by_hand_declared_void" => Fact::ByHandDeclaredVoid {
            hand: members.get("hand")?,
            slot: members.get("slot")?,
            staff: members.get("staff")?,
            reason: reason()?,
        },
        // `names` accepts no other kind.
        _ => Fact::RolledBack,
    })
}
