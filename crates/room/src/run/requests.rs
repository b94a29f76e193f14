//! Idempotent requests: the room remembers the key that the client chose for a request, and makes the change only
//! once.

use super::command::Command;
use super::conflict::QuestionId;
use super::error::RunRefusal;
use crate::tokens;
use games::poker_run::Participant;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};

/// Maximum length of a key, in characters.
const MAX_KEY: usize = 64;
/// Length of the hash of a request, in hexadecimal digits.
const HASH_LENGTH: usize = 16;
/// Number of keys that an event remembers; older ones are forgotten.
const REMEMBERED: usize = 10_000;

/// A key that a client chose for a request, such as a UUID.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RequestKey(String);

/// The hash of a request's content under the secret key of the event, so that the reuse of a key for another request is
/// detected. Without the secret, a reader of the log cannot test which name was registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RequestHash(String);

/// The result of a remembered request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestOutcome {
    /// The number of the participant whom the request registered, the first one for an import; `None` if it registered
    /// none.
    pub participant: Option<Participant>,
    /// The question about the stamp of the request; `None` if there is none.
    pub question: Option<QuestionId>,
    /// The hash of the request's content; `None` if the entry has none, as in earlier versions.
    pub hash: Option<RequestHash>,
}

/// The remembered requests of an event, by staff member and key.
#[derive(Default)]
pub(super) struct Requests {
    by_key: HashMap<(u32, RequestKey), RequestOutcome>,
    /// The keys, oldest first.
    order: VecDeque<(u32, RequestKey)>,
}

impl RequestKey {
    /// A key from a header: 1 to 64 visible ASCII characters.
    ///
    /// # Errors
    /// [`RunRefusal::RequestKey`].
    pub fn new(text: &str) -> Result<RequestKey, RunRefusal> {
        let fits = (1..=MAX_KEY).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(RequestKey(text.to_owned())) } else { Err(RunRefusal::RequestKey { most: MAX_KEY }) }
    }
}

impl RequestHash {
    /// The hash of a command under the secret key of an event; `None` if the command cannot be serialized.
    pub fn of(secret: &str, command: &Command) -> Option<RequestHash> {
        let content = serde_json::to_string(command).ok()?;
        // A length extension attack is impossible, because the hash is truncated.
        let mut hash = tokens::hash(&format!("{secret}:request:{content}"));
        hash.truncate(HASH_LENGTH);
        Some(RequestHash(hash))
    }
}

impl RequestOutcome {
    /// Returns whether a request with this hash has other content than the remembered one; `false` if either hash is
    /// missing.
    pub fn is_other(&self, hash: Option<&RequestHash>) -> bool {
        self.hash.as_ref().zip(hash).is_some_and(|(own, other)| own != other)
    }
}

impl Requests {
    /// The result of a staff member's request with this key; `None` if it was never made, or was forgotten.
    pub fn find(&self, staff: u32, key: &RequestKey) -> Option<RequestOutcome> {
        self.by_key.get(&(staff, key.clone())).cloned()
    }

    /// Remembers a request, and forgets the oldest one if there are more than [`REMEMBERED`].
    pub fn add(&mut self, staff: u32, key: &RequestKey, outcome: RequestOutcome) {
        let key = (staff, key.clone());
        if self.by_key.insert(key.clone(), outcome).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_key.remove(&oldest);
        }
    }
}
