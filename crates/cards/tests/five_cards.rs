//! Every hand of five cards, against the reference.

use cards::eval::{FiveOfAKind, Packed, Strength, reference};
use cards::{Card, Deck};
use std::collections::BTreeMap;

/// Calls `visit` with every five cards of the pack.
fn for_each_five(mut visit: impl FnMut([Card; 5])) {
    let pack = *Deck::sorted().cards();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        visit([pack[a], pack[b], pack[c], pack[d], pack[e]]);
                    }
                }
            }
        }
    }
}

#[test]
fn every_five_cards_have_the_strength_that_the_reference_orders() {
    let mut classes = BTreeMap::new();
    let mut hands = 0_u32;
    for_each_five(|five| {
        let ranked = reference::rank(five, FiveOfAKind::AsQuads);
        let strength = five.into_iter().collect::<Packed>().strength();
        assert_eq!(strength.category(), ranked.category, "{five:?}");
        let before = *classes.entry((ranked.category, ranked.ranks)).or_insert(strength);
        assert_eq!(before, strength, "{five:?}");
        hands += 1;
    });
    assert_eq!(hands, 2_598_960);
    // The map is in the reference's order, so that the classes must count up from 1 without a gap.
    assert!(classes.values().map(|strength| strength.get()).eq(1..=Strength::MAX.get()));
}
