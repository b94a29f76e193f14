//! Personal data (names and contact details), and the secret key for the codes on an event's tally sheets. An entry
//! contains only a salted hash of such a text; the text itself is stored outside the log
//! ([`Batch::texts`](crate::store::Batch)). A log can therefore be passed on without names and contact details, and its
//! hash chain is still valid.

use crate::rng::Rng;
use crate::tokens;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The salted hash of a text: `sha256:` and the SHA-256 of salt, colon and text, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextHash(String);

/// A sealed text: its hash, and the salted text to store outside the log.
pub struct SaltedText {
    /// The salted hash of the text.
    pub sealed: TextHash,
    /// The salt, a colon and the text.
    pub kept: String,
}

impl SaltedText {
    /// Seals a text with a random salt of 128 bits.
    pub fn new(text: &str, rng: &mut Rng) -> SaltedText {
        let kept = format!("{}:{text}", random(rng));
        SaltedText { sealed: TextHash::of(&kept), kept }
    }

    /// Seals a random key of 128 bits.
    pub fn key(rng: &mut Rng) -> SaltedText {
        let key = random(rng);
        SaltedText::new(&key, rng)
    }
}

/// 128 random bits, in hexadecimal.
fn random(rng: &mut Rng) -> String {
    (0..4).map(|_| format!("{:08x}", rng.below_u64(1 << 32))).collect()
}

impl TextHash {
    /// The hash of a text as it is stored: salt, colon and text.
    pub fn of(kept: &str) -> TextHash {
        TextHash(format!("sha256:{}", tokens::hash(kept)))
    }

    /// The hash that an action of the game has in place of a name.
    pub fn in_place_of_name(name: &str) -> TextHash {
        TextHash(name.to_owned())
    }

    /// The hash as a string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The personal data of a log, by hash. A text that is missing or was altered is not found.
#[derive(Clone, Default)]
pub struct Texts(
    /// The texts as they are stored: salt, colon and text.
    BTreeMap<TextHash, Arc<str>>,
);

impl Texts {
    /// Adds a text as it is stored: salt, colon and text.
    pub fn add(&mut self, kept: &str) {
        if kept.contains(':') {
            self.0.insert(TextHash::of(kept), kept.into());
        }
    }

    /// The text with this hash; `None` if it is missing or was altered.
    pub fn get(&self, sealed: &TextHash) -> Option<&str> {
        self.salted(sealed)?.split_once(':').map(|(_, text)| text)
    }

    /// The text with this hash as it is stored, with its salt, which is a secret; `None` if it is missing or was altered.
    pub(super) fn salted(&self, sealed: &TextHash) -> Option<&str> {
        self.0.get(sealed).map(|kept| &**kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_by_its_hash_unless_it_was_altered() {
        let mut rng = Rng::new(1);
        let [one, again] = [(); 2].map(|()| SaltedText::new("Ann: Lee", &mut rng));
        assert_ne!(one.sealed, again.sealed, "equal names have different hashes");
        let mut texts = Texts::default();
        texts.add(&one.kept);
        texts.add(&again.kept.replace("Lee", "Low"));
        assert_eq!(texts.get(&one.sealed), Some("Ann: Lee"));
        assert_eq!(texts.get(&again.sealed), None);
    }
}
