//! Digests of 32 bytes, and the functions that compute them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// HMAC-SHA-256 (RFC 2104), with the key already applied. Its state is overwritten when it is dropped (feature `zeroize`
/// of `hmac` and `sha2`).
pub(crate) type KeyedHash = Hmac<Sha256>;

/// The 32 bytes of a hash (SHA-256) or of a value (HMAC-SHA-256). As text, 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

/// Error returned when parsing a [`Digest`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigestError;

impl Digest {
    /// The digest with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// The bytes of the digest.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The SHA-256 of the concatenated parts.
pub(crate) fn sha256(parts: &[&[u8]]) -> Digest {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    Digest(hash.finalize().into())
}

/// HMAC-SHA-256 with this key, which may have any length.
pub(crate) fn keyed(key: &[u8]) -> KeyedHash {
    KeyedHash::new_from_slice(key).expect("HMAC accepts keys of any length")
}

/// The HMAC-SHA-256 of the concatenated parts.
pub(crate) fn mac(key: &KeyedHash, parts: &[&[u8]]) -> Digest {
    let mac = parts.iter().fold(key.clone(), |mac, part| mac.chain_update(part));
    Digest(mac.finalize().into_bytes().into())
}

/// The bytes of exactly `N` pairs of hexadecimal digits in lower case.
pub(crate) fn parse_hex<const N: usize>(text: &str) -> Result<[u8; N], ParseDigestError> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return Err(ParseDigestError);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = ParseDigestError;

    /// Parses 64 hexadecimal digits in lower case.
    fn from_str(text: &str) -> Result<Digest, ParseDigestError> {
        parse_hex(text).map(Digest)
    }
}

const fn digit(character: u8) -> Result<u8, ParseDigestError> {
    match character {
        b'0'..=b'9' => Ok(character - b'0'),
        b'a'..=b'f' => Ok(character - b'a' + 10),
        _ => Err(ParseDigestError),
    }
}

impl fmt::Display for ParseDigestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a digest has 64 hexadecimal digits in lower case")
    }
}

impl std::error::Error for ParseDigestError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn text_round_trips_and_only_one_form_is_accepted() {
        let text = "00ff0123456789abcdef0123456789abcdef0123456789abcdef0123456789ab";
        assert_eq!(text.parse::<Digest>().unwrap().to_string(), text);
        assert_eq!(format!("{:?}", text.parse::<Digest>().unwrap()), format!("Digest({text})"));
        for wrong in [&text.to_uppercase(), &text[1..], &format!("{text}0"), &text.replace('f', "g"), ""] {
            assert_eq!(wrong.parse::<Digest>(), Err(ParseDigestError), "{wrong}");
        }
    }

    #[test]
    fn sha256_matches_the_examples_of_fips_180() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let long = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
        assert_eq!(sha256(&[b"a", b"", b"bc"]).to_string(), abc);
        let message = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(sha256(&[message]).to_string(), long);
    }

    /// Test cases 1 to 4, 6 and 7 of RFC 4231, section 4.
    #[test]
    fn keyed_hashes_match_rfc_4231() {
        let counted: Vec<u8> = (1..=25).collect();
        let larger: &[u8] =
            b"This is a test using a larger than block-size key and a larger than block-size data. The \
            key needs to be hashed before being used by the HMAC algorithm.";
        let cases: [(&[u8], &[u8], &str); 6] = [
            (&[0x0b; 20], b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
            (
                b"Jefe",
                b"what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            ),
            (&[0xaa; 20], &[0xdd; 50], "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
            (&counted, &[0xcd; 50], "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
            (
                &[0xaa; 131],
                b"Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            ),
            (&[0xaa; 131], larger, "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
        ];
        for (key, message, expected) in cases {
            assert_eq!(hex(mac(&keyed(key), &[message]).as_bytes()), expected);
        }
    }
}
