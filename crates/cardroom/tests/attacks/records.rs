//! Records of the refusals that clients received, and the check that they contain no secrets.

use super::client::Response;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// Words that can only come from a library or from the room's source code.
const INTERNAL_WORDS: [&str; 9] =
    ["/src/", ".rs:", "panicked", "expected value", "at line", "serde", "sqlx", "SQLITE", "EOF while"];

/// The refusals that clients received, and the session ids that the room issued.
#[derive(Default)]
pub struct Records {
    refusals: Mutex<BTreeSet<String>>,
    session_ids: Mutex<BTreeSet<String>>,
}

impl Records {
    /// Records a response: its body if it is a refusal, and the session ids in its cookies.
    pub fn add(&self, response: &Response) {
        if response.status >= 400 {
            self.add_refusal(&response.body);
        }
        let ids = response.head.split("__Host-cardroom=").skip(1).filter_map(|rest| rest.get(..36));
        self.session_ids.lock().unwrap_or_else(PoisonError::into_inner).extend(ids.map(str::to_owned));
    }

    /// Records the text of a refusal.
    pub fn add_refusal(&self, text: &str) {
        self.refusals.lock().unwrap_or_else(PoisonError::into_inner).insert(text.to_owned());
    }

    /// Asserts that no refusal contains a session id, one of `secrets`, or an internal word. Returns the number of
    /// distinct refusals.
    pub fn assert_no_leak(&self, secrets: &[&str]) -> usize {
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        let ids = self.session_ids.lock().unwrap_or_else(PoisonError::into_inner);
        for refusal in &*refusals {
            for secret in ids.iter().map(String::as_str).chain(secrets.iter().copied()).chain(INTERNAL_WORDS)
            {
                assert!(!refusal.contains(secret), "{secret:?} is in a refusal: {refusal}");
            }
        }
        refusals.len()
    }
}

#[test]
fn a_secret_in_a_refusal_is_found() {
    let refusal = |body: &str| Response { status: 400, head: String::new(), body: body.to_owned() };
    let found = |body: &str| {
        let records = Records::default();
        records.add(&refusal(body));
        std::panic::catch_unwind(|| records.assert_no_leak(&["/data/folder"])).is_err()
    };
    assert!(!found("there is no such table") && found("in /data/folder") && found("expected value"));
}
