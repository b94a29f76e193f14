//! The values of the room and of a phone, and the trees that commit to them before a draw.

use crate::block::{Block, BlockNumber};
use crate::digest::{Digest, KeyedHash, keyed, mac, sha256};
use crate::draw::Draw;
use crate::merkle::{Tree, leaf_hash, path_length, root_from};
use std::fmt;
use zeroize::Zeroizing;

/// The secret key of an event's draws: 32 random bytes, which only the room has. It is not the key of the codes on
/// tally sheets.
///
/// Its memory is overwritten when it is dropped; copies that the compiler made by moving it are not. It has no
/// `Serialize`, and its `Debug` shows nothing of it.
#[derive(Clone)]
pub struct EventKey(Zeroizing<[u8; 32]>);

/// The secret of a phone for one block: 32 random bytes, which only the phone has. Each block needs a new one.
///
/// Its memory is overwritten when it is dropped; copies that the compiler made by moving it are not. It has no
/// `Serialize`, and its `Debug` shows nothing of it.
#[derive(Clone)]
pub struct PhoneSecret(Zeroizing<[u8; 32]>);

/// A secret that determines the values of draws: [`EventKey`] or [`PhoneSecret`].
pub trait Secret: sealed::Sealed {
    /// The prefix of the hash over a draw and its value.
    const LABEL: &'static [u8; 16];

    /// The 32 bytes of the secret, for storage.
    fn as_bytes(&self) -> &[u8; 32];
}

/// The room or a phone as the committer to its values for all draws of a block: its secret, and the tree that opens the
/// values. The commitment is the root.
///
/// The tree takes 64 bytes for each draw.
#[derive(Clone)]
pub struct Committer<S> {
    secret: S,
    /// The bytes before the draw in the message of the HMAC.
    context: Vec<u8>,
    block: Block,
    tree: Tree,
}

/// A value of the room or of a phone, with the path from its leaf to the root.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    /// The value: R of the room, V of a phone.
    pub value: Digest,
    /// The siblings on the way from the leaf to the root, from the bottom.
    pub path: Vec<Digest>,
}

/// Reason why an opening does not belong to a draw and a root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningError {
    /// The block does not have the draw.
    OutsideBlock,
    /// The path has the wrong number of hashes for the draw and the block.
    PathLength {
        /// The number of hashes that the index of the draw and the size of the block require.
        expected: usize,
        /// The number of hashes in the path.
        found: usize,
    },
    /// Value and path do not lead from the leaf of the draw to the root.
    Root,
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::EventKey {}
    impl Sealed for super::PhoneSecret {}
}

impl EventKey {
    /// The key with these bytes, which the operating system's random number generator must provide.
    pub fn new(bytes: [u8; 32]) -> EventKey {
        EventKey(Zeroizing::new(bytes))
    }
}

impl PhoneSecret {
    /// The secret with these bytes, which the operating system's random number generator must provide.
    pub fn new(bytes: [u8; 32]) -> PhoneSecret {
        PhoneSecret(Zeroizing::new(bytes))
    }
}

impl Secret for EventKey {
    const LABEL: &'static [u8; 16] = b"cardroom/wheel/1";

    fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Secret for PhoneSecret {
    const LABEL: &'static [u8; 16] = b"cardroom/wheel/3";

    fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Committer<EventKey> {
    /// Computes the room's values for the block with this number, and their tree.
    pub fn new(key: EventKey, number: BlockNumber, block: Block) -> Committer<EventKey> {
        Committer::with_context(key, number.get().to_be_bytes().to_vec(), block)
    }
}

impl Committer<PhoneSecret> {
    /// Computes the values of a phone for the block with this root of the room, and their tree.
    pub fn new(secret: PhoneSecret, room_root: Digest, block: Block) -> Committer<PhoneSecret> {
        Committer::with_context(secret, room_root.as_bytes().to_vec(), block)
    }
}

impl<S: Secret> Committer<S> {
    fn with_context(secret: S, context: Vec<u8>, block: Block) -> Committer<S> {
        let key = keyed(secret.as_bytes());
        let leaves = block.draws().map(|draw| leaf::<S>(&draw, value(&key, &context, &draw)));
        let tree = Tree::new(leaves.collect());
        Committer { secret, context, block, tree }
    }

    /// The block.
    pub const fn block(&self) -> &Block {
        &self.block
    }

    /// The root, which is published before the first draw of the block.
    pub fn root(&self) -> Digest {
        self.tree.root()
    }

    /// Opens the value of a draw; `None` if the block does not have the draw.
    pub fn open(&self, draw: &Draw) -> Option<Opening> {
        let index = self.block.index_of(draw)?;
        let value = value(&keyed(self.secret.as_bytes()), &self.context, draw);
        Some(Opening { value, path: self.tree.path(index) })
    }
}

impl Opening {
    /// Checks that the value is the one to which `S` committed for this draw, with this root for this block. The index
    /// of the leaf follows from the draw.
    ///
    /// # Errors
    /// The [`OpeningError`].
    pub fn verify<S: Secret>(&self, draw: &Draw, block: &Block, root: Digest) -> Result<(), OpeningError> {
        let (index, size) = (block.index_of(draw).ok_or(OpeningError::OutsideBlock)?, block.size());
        let found = root_from(leaf::<S>(draw, self.value), index, size, &self.path);
        match found {
            Some(found) if found == root => Ok(()),
            Some(_) => Err(OpeningError::Root),
            None => {
                let expected = path_length(index, size);
                Err(OpeningError::PathLength { expected, found: self.path.len() })
            }
        }
    }
}

/// The value of a draw: HMAC-SHA-256 of the context and the encoded draw.
fn value(key: &KeyedHash, context: &[u8], draw: &Draw) -> Digest {
    mac(key, &[context, &draw.to_bytes()])
}

/// The leaf hash of a draw with this value. The content of the leaf is itself a hash.
fn leaf<S: Secret>(draw: &Draw, value: Digest) -> Digest {
    leaf_hash(sha256(&[S::LABEL, &draw.to_bytes(), value.as_bytes()]).as_bytes())
}

impl fmt::Debug for EventKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EventKey(hidden)")
    }
}

impl fmt::Debug for PhoneSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PhoneSecret(hidden)")
    }
}

impl<S: Secret> fmt::Debug for Committer<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Committer({:?}, root {})", self.block, self.root())
    }
}

impl fmt::Debug for Opening {
    /// Hides the value: before the draw, it is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opening(hidden)")
    }
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningError::OutsideBlock => f.write_str("the block does not have the draw"),
            OpeningError::PathLength { expected, found } => {
                write!(f, "the path has {found} hashes, not {expected}")
            }
            OpeningError::Root => f.write_str("value and path do not lead from the draw to the root"),
        }
    }
}

impl std::error::Error for OpeningError {}
