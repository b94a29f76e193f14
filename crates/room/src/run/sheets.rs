//! Tally sheets: the check letter of a participant's number, and the code of a sheet.
//!
//! The code is 12 characters of Crockford's base32: 20 bits for the participant's number, and a 40-bit message
//! authentication code for number and issue under the secret key of the event. Codes therefore need not be stored, and
//! cannot be guessed from the number. A sheet that replaces a lost one is the next issue, with another code.

use crate::tokens;
use games::poker_run::Participant;

/// The check letters: those of the Spanish identity card, which include no letters that look like digits or like each
/// other.
const LETTERS: &[u8; 23] = b"TRWAGMYFPDXBNJZSQVHLCKE";
/// The digits of Crockford's base32.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Number of characters of a code.
pub const CODE_LENGTH: usize = 12;
/// Number of bits of the message authentication code.
const TAG_BITS: u32 = 40;

/// The check letter of a participant's number: the number modulo 23. It detects every wrong digit and every
/// transposition of two digits, since 23 is prime and divides neither 10^m nor 10^m − 1 for any m from 1 to 21.
pub const fn check_letter(participant: Participant) -> char {
    LETTERS[(participant.number() % 23) as usize] as char
}

/// The code of a sheet. `issue` is the number of the sheet among those of the participant, from 1. The participant's
/// number must be below 2^20.
pub fn code(key: &str, participant: Participant, issue: u32) -> String {
    written(bits(key, participant, issue))
}

/// The participant and the issue of a code; `None` if the code is not valid, or its issue is above the participant's
/// last one. Case is ignored; `O` equals 0, and `I` and `L` equal 1; spaces and hyphens are ignored.
pub fn find(key: &str, code: &str, last_issue: impl Fn(Participant) -> u32) -> Option<(Participant, u32)> {
    let found = read(code)?;
    let participant = Participant::new(u32::try_from(found >> TAG_BITS).ok()?)?;
    let issue = (1..=last_issue(participant)).find(|&issue| bits(key, participant, issue) == found)?;
    Some((participant, issue))
}

/// The 60 bits of a code.
fn bits(key: &str, participant: Participant, issue: u32) -> u64 {
    let number = participant.number();
    // A length extension attack is impossible, because the hash is truncated; the issue is the last field.
    let tag = u64::from_str_radix(&tokens::hash(&format!("{key}:sheet:{number}:{issue}"))[..10], 16);
    (u64::from(number) << TAG_BITS) | tag.unwrap_or_default()
}

fn written(bits: u64) -> String {
    let digit = |at: usize| DIGITS[(bits >> (5 * (CODE_LENGTH - 1 - at))) as usize % 32] as char;
    (0..CODE_LENGTH).map(digit).collect()
}

fn read(code: &str) -> Option<u64> {
    let mut bits = 0_u64;
    let mut length = 0;
    for character in code.chars().filter(|character| !matches!(character, ' ' | '-')) {
        let digit = match character.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = DIGITS.iter().position(|&known| char::from(known) == digit)?;
        length += 1;
        if length > CODE_LENGTH {
            return None;
        }
        bits = bits << 5 | value as u64;
    }
    (length == CODE_LENGTH).then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn one(number: u32) -> Participant {
        Participant::new(number).unwrap()
    }

    fn letter(digits: &str) -> Option<char> {
        digits.parse().ok().and_then(Participant::new).map(check_letter)
    }

    #[test]
    fn the_check_letter_detects_every_wrong_digit_and_every_transposition() {
        assert_eq!(LETTERS.iter().collect::<BTreeSet<_>>().len(), 23);
        for number in (1..10_000).chain((10_000..1_000_000).step_by(97)) {
            let right: Vec<u8> = number.to_string().into_bytes();
            for at in 0..right.len() {
                let changed = (b'0'..=b'9').filter(|&digit| digit != right[at]).map(|digit| {
                    let mut wrong = right.clone();
                    wrong[at] = digit;
                    wrong
                });
                let swapped = (at + 1..right.len()).filter(|&other| right[other] != right[at]).map(|other| {
                    let mut wrong = right.clone();
                    wrong.swap(at, other);
                    wrong
                });
                for wrong in changed.chain(swapped) {
                    let wrong = String::from_utf8(wrong).unwrap();
                    assert_ne!(letter(&wrong), Some(check_letter(one(number))), "{wrong} for {number}");
                }
            }
        }
    }

    #[test]
    fn a_code_is_found_however_it_is_typed_and_no_altered_one_is() {
        let key = "0123456789abcdef";
        for number in [1, 17, 31, 32, 4_096, 999_999] {
            for issue in [1, 2, 9] {
                let code = code(key, one(number), issue);
                assert_eq!(code.len(), CODE_LENGTH);
                let found = |code: &str, last| find(key, code, |_| last);
                assert_eq!(found(&code, 9), Some((one(number), issue)));
                assert_eq!(found(&code, issue - 1), None, "a sheet that was never issued");
                let typed = code.to_lowercase().replace('0', "o").replace('1', "l");
                let typed = format!("{}-{} {}", &typed[..4], &typed[4..8], &typed[8..]);
                assert_eq!(found(&typed, 9), Some((one(number), issue)));
                assert_eq!(find("another key", &code, |_| 9), None);
                for at in 0..CODE_LENGTH {
                    for &digit in DIGITS.iter().filter(|&&digit| digit != code.as_bytes()[at]) {
                        let mut wrong = code.clone().into_bytes();
                        wrong[at] = digit;
                        assert_eq!(found(std::str::from_utf8(&wrong).unwrap(), 9), None);
                    }
                }
            }
        }
        for nonsense in ["", "0", "U0000000000A", "0000000000000000", "ÄÄÄÄÄÄÄÄÄÄÄÄ", "000000000000"]
        {
            assert_eq!(find(key, nonsense, |_| 9), None, "{nonsense}");
        }
    }
}
