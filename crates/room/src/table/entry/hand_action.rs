//! The entry of an action. In logs from before the actor became a separate field, the actor and the action are in one
//! line; this form can still be read.

use games::Actor;
use games::notation::split_actor;
use serde::{Deserialize, Serialize};

/// An action in a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "StoredForm")]
pub struct HandAction {
    /// The actor: a seat, the clock, the house or a staff member.
    pub by: Actor,
    /// The action in the notation of its game.
    pub action: String,
    /// Time used from the time bank, in milliseconds.
    pub bank_ms: u64,
}

/// The stored forms, newest first.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredForm {
    Apart {
        by: Actor,
        action: String,
        bank_ms: u64,
    },
    /// The older form, without a field for the actor: `line` is the actor and the action, such as `clock p2 fold`.
    InOneLine {
        line: String,
        bank_ms: u64,
    },
}

impl TryFrom<StoredForm> for HandAction {
    type Error = &'static str;

    fn try_from(stored: StoredForm) -> Result<HandAction, &'static str> {
        match stored {
            StoredForm::Apart { by, action, bank_ms } => Ok(HandAction { by, action, bank_ms }),
            StoredForm::InOneLine { line, bank_ms } => {
                let (by, action) = split_actor(&line).ok_or("a line without an actor")?;
                Ok(HandAction { by, action: action.to_owned(), bank_ms })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::entry::Entry;
    use games::Seat;
    use serde_json::json;

    #[test]
    fn an_action_is_read_with_its_actor_in_the_line_and_in_a_field() {
        let second = Seat::new(2).unwrap();
        let of = |by, action: &str| Entry::Acted(HandAction { by, action: action.to_owned(), bank_ms: 350 });
        for (entry, line, by) in [
            (of(Actor::Seat(second), "raise to 100"), "p2 raise to 100", json!({ "seat": 2 })),
            (of(Actor::Clock(second), "fold"), "clock p2 fold", json!({ "clock": 2 })),
            (of(Actor::House, "done"), "house done", json!("house")),
        ] {
            let old = json!({ "kind": "acted", "line": line, "bank_ms": 350 });
            assert_eq!(serde_json::from_value::<Entry>(old).unwrap(), entry);
            let Entry::Acted(acted) = &entry else { unreachable!() };
            let new = json!({ "kind": "acted", "by": by, "action": acted.action, "bank_ms": 350 });
            assert_eq!(serde_json::to_value(&entry).unwrap(), new);
            assert_eq!(serde_json::from_value::<Entry>(new).unwrap(), entry);
        }
        for damaged in [json!("fold"), json!("p11 fold"), json!("clock fold"), json!("")] {
            let old = json!({ "kind": "acted", "line": damaged, "bank_ms": 0 });
            assert!(serde_json::from_value::<Entry>(old).is_err(), "{damaged}");
        }
    }
}
