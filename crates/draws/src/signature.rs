//! Ed25519 signatures (RFC 8032) of phones over the value and the cut of a draw.
//!
//! A verifier accepts exactly one encoding of each key and signature, and no key or point of small or mixed order. So
//! every program that follows `docs/draws.md` accepts the same signatures.

use crate::digest::{Digest, ParseDigestError, parse_hex};
use crate::draw::Draw;
use crate::order::Cut;
use ed25519_dalek::{Signature as Ed25519Signature, Signer as _, SigningKey, VerifyingKey};
use std::fmt;
use std::str::FromStr;

/// Prefix of the signed message.
const LABEL: &[u8; 16] = b"cardroom/wheel/4";

/// The secret key with which a phone signs: 32 random bytes, which only the phone has.
///
/// Its memory is overwritten when it is dropped. It has no `Serialize`, and its `Debug` shows nothing of it.
#[derive(Clone)]
pub struct PhoneKey(SigningKey);

/// The public key of a phone, as it is logged; not yet verified. As text, 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PublicKey([u8; 32]);

/// A signature, as it is logged; not yet verified. As text, 128 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature([u8; 64]);

/// The statement that a phone signs: its value and the cut for a draw, under a root of the room.
#[derive(Clone, Copy)]
pub struct SignedCut {
    /// The room's root for the block of the draw.
    pub room_root: Digest,
    /// The draw.
    pub draw: Draw,
    /// The phone's value V.
    pub value: Digest,
    /// The number that the participant named.
    pub cut: Cut,
}

impl SignedCut {
    /// The number of bytes of the message.
    pub const LENGTH: usize = 101;

    /// The message: the label (16 bytes), the room's root (32), the draw (20), V (32) and the cut (1).
    pub fn to_bytes(&self) -> [u8; SignedCut::LENGTH] {
        let mut bytes = [0; SignedCut::LENGTH];
        bytes[..16].copy_from_slice(LABEL);
        bytes[16..48].copy_from_slice(self.room_root.as_bytes());
        bytes[48..68].copy_from_slice(&self.draw.to_bytes());
        bytes[68..100].copy_from_slice(self.value.as_bytes());
        bytes[100] = self.cut.number();
        bytes
    }
}

impl PhoneKey {
    /// The key with these bytes, which the operating system's random number generator must provide.
    pub fn new(bytes: &[u8; 32]) -> PhoneKey {
        PhoneKey(SigningKey::from_bytes(bytes))
    }

    /// The public key.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs a cut. The signature follows from the key and the message (RFC 8032).
    pub fn sign(&self, cut: &SignedCut) -> Signature {
        Signature(self.0.sign(&cut.to_bytes()).to_bytes())
    }
}

impl PublicKey {
    /// The key with this encoding, valid or not.
    pub const fn new(bytes: [u8; 32]) -> PublicKey {
        PublicKey(bytes)
    }

    /// Returns whether the key is valid: the canonical encoding of a point of the prime-order subgroup that is not the
    /// identity.
    pub fn is_valid(&self) -> bool {
        self.verifying_key().is_some()
    }

    /// Returns whether this is a valid signature of a valid key over the cut.
    pub fn verifies(&self, cut: &SignedCut, signature: &Signature) -> bool {
        self.verifies_bytes(&cut.to_bytes(), signature)
    }

    /// Returns whether this is a valid signature over a message. Since the key is of prime order and the point of the
    /// signature is compared as an encoding, that point is canonical and of prime order too.
    fn verifies_bytes(&self, message: &[u8], signature: &Signature) -> bool {
        let signature = Ed25519Signature::from_bytes(&signature.0);
        self.verifying_key().is_some_and(|key| key.verify_strict(message, &signature).is_ok())
    }

    fn verifying_key(&self) -> Option<VerifyingKey> {
        let key = VerifyingKey::from_bytes(&self.0).ok()?;
        let point = key.to_edwards();
        let is_canonical = point.compress().as_bytes() == &self.0;
        (is_canonical && !key.is_weak() && point.is_torsion_free()).then_some(key)
    }
}

impl Signature {
    /// The signature with this encoding, valid or not.
    pub const fn new(bytes: [u8; 64]) -> Signature {
        Signature(bytes)
    }

    /// The bytes of the signature.
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }
}

impl FromStr for PublicKey {
    type Err = ParseDigestError;

    /// Parses 64 hexadecimal digits in lower case.
    fn from_str(text: &str) -> Result<PublicKey, ParseDigestError> {
        parse_hex(text).map(PublicKey)
    }
}

impl FromStr for Signature {
    type Err = ParseDigestError;

    /// Parses 128 hexadecimal digits in lower case.
    fn from_str(text: &str) -> Result<Signature, ParseDigestError> {
        parse_hex(text).map(Signature)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PhoneKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PhoneKey(hidden)")
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

impl fmt::Debug for SignedCut {
    /// Hides V: before the draw, it is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SignedCut({}, cut {})", self.draw, self.cut)
    }
}

#[cfg(test)]
mod tests;
