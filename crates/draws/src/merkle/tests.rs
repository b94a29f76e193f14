use super::*;

/// The root by the recursive definition of RFC 6962, section 2.1.
fn naive_root(leaves: &[Digest]) -> Digest {
    if let [leaf] = leaves {
        return *leaf;
    }
    let (left, right) = leaves.split_at(split(leaves.len()));
    node_hash(&naive_root(left), &naive_root(right))
}

/// The path by the recursive definition of RFC 6962, section 2.1.1.
fn naive_path(index: usize, leaves: &[Digest]) -> Vec<Digest> {
    if leaves.len() == 1 {
        return Vec::new();
    }
    let at = split(leaves.len());
    let (left, right) = leaves.split_at(at);
    let (mut path, sibling) = if index < at {
        (naive_path(index, left), naive_root(right))
    } else {
        (naive_path(index - at, right), naive_root(left))
    };
    path.push(sibling);
    path
}

/// The largest power of two below `size`.
fn split(size: usize) -> usize {
    (0..).map(|bits| 1 << bits).take_while(|&power| power < size).last().unwrap()
}

fn leaves(size: u8) -> Vec<Digest> {
    (0..size).map(|number| leaf_hash(&[number; 32])).collect()
}

#[test]
fn every_size_and_index_matches_the_recursive_definition() {
    for size in 1..=70 {
        let leaves = leaves(size);
        let tree = Tree::new(leaves.clone());
        assert_eq!(tree.root(), naive_root(&leaves), "{size} leaves");
        for (index, leaf) in leaves.iter().enumerate() {
            let path = tree.path(index as u32);
            assert_eq!(path, naive_path(index, &leaves), "leaf {index} of {size}");
            assert_eq!(path.len(), path_length(index as u32, size.into()));
            assert_eq!(root_from(*leaf, index as u32, size.into(), &path), Some(tree.root()));
        }
    }
}

#[test]
fn no_other_leaf_index_path_or_length_leads_to_the_root() {
    for size in 1..=33_u8 {
        let leaves = leaves(size);
        let tree = Tree::new(leaves.clone());
        for index in 0..size.into() {
            let path = tree.path(index);
            let from = |index, path: &[Digest]| root_from(leaves[index as usize], index, size.into(), path);
            for other in (0..size.into()).filter(|&other| other != index) {
                assert_ne!(from(other, &path), Some(tree.root()), "{other} for {index} of {size}");
            }
            let longer = [path.as_slice(), &[leaves[0]]].concat();
            assert_eq!(from(index, &longer), None);
            if let Some((_, shorter)) = path.split_last() {
                assert_eq!(from(index, shorter), None);
            }
        }
    }
}

/// The tree of the tests of Certificate Transparency (`cpp/merkletree/merkle_tree_test.cc` in
/// github.com/google/certificate-transparency): its eight leaves, and the root over the first `n` of them.
#[test]
fn roots_match_those_of_certificate_transparency() {
    let contents: [&[u8]; 8] = [
        &[],
        &[0x00],
        &[0x10],
        &[0x20, 0x21],
        &[0x30, 0x31],
        &[0x40, 0x41, 0x42, 0x43],
        &[0x50, 0x51, 0x52, 0x53, 0x54, 0x55, 0x56, 0x57],
        &[96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111],
    ];
    let roots = [
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
        "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
        "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ];
    let leaves: Vec<Digest> = contents.into_iter().map(leaf_hash).collect();
    for (size, root) in (1..).zip(roots) {
        assert_eq!(Tree::new(leaves[..size].to_vec()).root().to_string(), root, "{size} leaves");
    }
}
