//! The packs on the layout.

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Maximum number of packs in a layout (PK-2).
pub const MAX_PACKS: usize = 5;

/// A pack: two community cards that players wager on. Numbered from 1, from the left of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Pack(#[schemars(range(min = 1, max = 5))] u8);

impl Pack {
    /// Pack 1.
    pub const FIRST: Pack = Pack(1);

    /// The pack with this number, counted from 1; `None` for 0 and above [`MAX_PACKS`].
    pub const fn new(number: usize) -> Option<Pack> {
        if 1 <= number && number <= MAX_PACKS { Some(Pack(number as u8)) } else { None }
    }

    /// The pack's number, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The pack's index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The first `packs` packs of a layout, in order; at most [`MAX_PACKS`].
    pub fn first(packs: usize) -> impl DoubleEndedIterator<Item = Pack> + Clone {
        (1..=packs.min(MAX_PACKS) as u8).map(Pack)
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pack, D::Error> {
        let number = u64::deserialize(deserializer)?;
        let pack = usize::try_from(number).ok().and_then(Pack::new);
        pack.ok_or_else(|| {
            D::Error::custom(format!("{number} is not a pack: packs count from 1 to {MAX_PACKS}"))
        })
    }
}
