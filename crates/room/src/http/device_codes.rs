//! Codes with which guests continue on other devices.

use crate::rng::Rng;
use crate::store::PlayerId;
use crate::tokens::hash;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::time::{Duration, Instant};

/// Time during which a code is valid.
pub const LIFETIME: Duration = Duration::from_secs(300);
/// Number of characters in a code.
const LENGTH: usize = 8;
/// Alphabet of the codes: digits and capital letters without 0, 1, I, L, O and U, which are easily confused.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Codes that have not been used, by their hash.
#[derive(Default)]
pub struct DeviceCodes(Mutex<HashMap<String, DeviceCode>>);

struct DeviceCode {
    player: PlayerId,
    made: Instant,
}

impl DeviceCodes {
    /// Makes a code for a guest. It replaces the guest's previous code.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn make(&self, player: PlayerId, now: Instant) -> Result<String, getrandom::Error> {
        let mut rng = Rng::fresh()?;
        let letter = |_| char::from(ALPHABET[rng.below(ALPHABET.len() as u32) as usize]);
        let code: String = (0..LENGTH).map(letter).collect();
        let mut codes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        codes.retain(|_, code| code.player != player && code.is_valid(now));
        codes.insert(hash(&code), DeviceCode { player, made: now });
        Ok(code)
    }

    /// Redeems a code and returns its guest; `None` if the code is wrong, used or expired.
    pub fn redeem(&self, typed: &str, now: Instant) -> Option<PlayerId> {
        let mut codes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let code = codes.remove(&hash(&plain(typed)))?;
        code.is_valid(now).then_some(code.player)
    }
}

impl DeviceCode {
    fn is_valid(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.made) < LIFETIME
    }
}

/// Normalizes a code as it was typed: upper case, without spaces and hyphens.
fn plain(typed: &str) -> String {
    let typed = typed.chars().filter(|c| !c.is_whitespace() && *c != '-');
    typed.take(2 * LENGTH).map(|c| c.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_valid_once_for_five_minutes_however_it_is_typed() {
        let (codes, now) = (DeviceCodes::default(), Instant::now());
        let later = |seconds| now + Duration::from_secs(seconds);
        let code = codes.make(PlayerId(1), now).unwrap();
        assert!(code.len() == LENGTH && code.bytes().all(|letter| ALPHABET.contains(&letter)), "{code}");
        assert_eq!(codes.redeem("22222222", now), None);
        let typed = format!(" {}-{} ", code[..4].to_lowercase(), &code[4..]);
        assert_eq!(codes.redeem(&typed, later(299)), Some(PlayerId(1)));
        assert_eq!(codes.redeem(&code, later(299)), None, "used");

        let old = codes.make(PlayerId(1), now).unwrap();
        let new = codes.make(PlayerId(1), now).unwrap();
        let other = codes.make(PlayerId(2), now).unwrap();
        assert_eq!(codes.redeem(&old, now), None, "replaced");
        assert_eq!(codes.redeem(&other, now), Some(PlayerId(2)));
        assert_eq!(codes.redeem(&new, later(300)), None, "expired");
        assert!(codes.0.lock().unwrap().is_empty());
    }
}
