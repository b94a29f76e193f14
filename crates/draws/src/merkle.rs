//! Merkle trees of RFC 6962, section 2.1, with SHA-256.
//!
//! A leaf hash has the prefix 0, the hash of two nodes the prefix 1. The left part of a tree is the largest complete
//! one that leaves something for the right part. Built level by level, a node without a right neighbour moves up
//! unchanged.

use crate::digest::{Digest, sha256};

/// A Merkle tree, with the hashes of all its levels.
#[derive(Clone)]
pub(crate) struct Tree {
    /// The levels, from the leaf hashes to the root. Only the last has one node.
    levels: Vec<Vec<Digest>>,
}

impl Tree {
    /// The tree over these leaf hashes.
    ///
    /// # Panics
    /// If there is no leaf.
    pub fn new(leaves: Vec<Digest>) -> Tree {
        assert!(!leaves.is_empty(), "a tree has a leaf");
        let mut levels = vec![leaves];
        while let Some(level) = levels.last().filter(|level| level.len() > 1) {
            let above = level.chunks(2).map(|pair| match pair {
                [left, right] => node_hash(left, right),
                single => single[0],
            });
            let above = above.collect();
            levels.push(above);
        }
        Tree { levels }
    }

    /// The root.
    pub fn root(&self) -> Digest {
        self.levels[self.levels.len() - 1][0]
    }

    /// The inclusion path of the leaf with this index: the siblings on the way to the root, from the bottom.
    ///
    /// # Panics
    /// If there is no such leaf.
    pub fn path(&self, index: u32) -> Vec<Digest> {
        let leaf = index as usize;
        assert!(leaf < self.levels[0].len(), "the leaf is in the tree");
        let levels = self.levels.iter().enumerate();
        levels.filter_map(|(height, level)| level.get((leaf >> height) ^ 1)).copied().collect()
    }
}

/// The hash of a leaf with this content.
pub(crate) fn leaf_hash(content: &[u8]) -> Digest {
    sha256(&[&[0], content])
}

/// The hash of two nodes.
fn node_hash(left: &Digest, right: &Digest) -> Digest {
    sha256(&[&[1], left.as_bytes(), right.as_bytes()])
}

/// The sides of the siblings on the path of a leaf, from the bottom: `true` for a sibling on the left. `index` must be
/// below `size`.
fn sides(index: u32, size: u32) -> impl Iterator<Item = bool> {
    let levels = (0..32).map(move |height| (index >> height, (size - 1) >> height));
    levels.take_while(|(_, last)| *last > 0).filter_map(|(at, last)| match at % 2 {
        1 => Some(true),
        _ if at < last => Some(false),
        _ => None,
    })
}

/// The length of the path of a leaf in a tree with `size` leaves. `index` must be below `size`.
pub(crate) fn path_length(index: u32, size: u32) -> usize {
    sides(index, size).count()
}

/// The root of a tree with `size` leaves that has this leaf hash at `index`, which must be below `size`, with this
/// path; `None` if the path has another length.
pub(crate) fn root_from(leaf: Digest, index: u32, size: u32, path: &[Digest]) -> Option<Digest> {
    if path.len() != path_length(index, size) {
        return None;
    }
    let root = sides(index, size).zip(path).fold(leaf, |node, (is_left, sibling)| match is_left {
        true => node_hash(sibling, &node),
        false => node_hash(&node, sibling),
    });
    Some(root)
}

#[cfg(test)]
mod tests;
