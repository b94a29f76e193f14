//! Secrets do not appear in `Debug`.

use crate::test_event::*;
use cards::CardSet;
use draws::{EventKey, Order, PhoneKey, PhoneSecret, Secret};

#[test]
fn debug_shows_no_secret() {
    assert_eq!(format!("{:?}", EventKey::new([7; 32])), "EventKey(hidden)");
    assert_eq!(format!("{:?}", PhoneSecret::new([7; 32])), "PhoneSecret(hidden)");
    assert_eq!(EventKey::new([7; 32]).as_bytes(), &[7; 32]);
    let test = TestEvent::new();
    let shown = format!("{:?}", test.room);
    let root = test.room.root();
    assert_eq!(shown, format!("Committer(Block({EVENT}: participants 1 to 5, hands 1 to 2), root {root})"));
    let opened = test.room.open(&at_stop(1, 1)).unwrap();
    let order = Order::new(root, opened.value, opened.value, &at_stop(1, 1)).unwrap();
    assert_eq!(format!("{order:?}"), "Order(hidden)");
    assert_eq!(format!("{:?}", PhoneKey::new(&[7; 32])), "PhoneKey(hidden)");
}

#[test]
fn debug_of_openings_and_proofs_hides_both_values() {
    let test = TestEvent::new();
    let draw = at_stop(1, 1);
    let proof = test.proof(draw, FIRST_PHONE, cut(3), CardSet::EMPTY);
    assert_eq!(format!("{:?}", proof.room), "Opening(hidden)");
    let shown = format!("{proof:?} {:?} {:?}", proof.phone, test.drawn(draw, FIRST_PHONE, 3));
    for value in [proof.room.value, proof.phone.opening.value] {
        assert!(!shown.contains(&value.to_string()), "{shown}");
    }
}
