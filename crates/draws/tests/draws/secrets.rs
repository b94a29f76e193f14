//! Secrets do not appear in `Debug`.

use crate::world::*;
use draws::{EventKey, Order, PhoneSecret, Secret};

#[test]
fn debug_shows_no_secret() {
    assert_eq!(format!("{:?}", EventKey::new([7; 32])), "EventKey(hidden)");
    assert_eq!(format!("{:?}", PhoneSecret::new([7; 32])), "PhoneSecret(hidden)");
    assert_eq!(EventKey::new([7; 32]).as_bytes(), &[7; 32]);
    let world = World::new();
    let shown = format!("{:?}", world.room);
    let root = world.room.root();
    assert_eq!(shown, format!("Commitment(Block({EVENT}: participants 1 to 5, hands 1 to 2), root {root})"));
    let opened = world.room.open(&at_stop(1, 1)).unwrap();
    let order = Order::new(root, opened.value, opened.value, &at_stop(1, 1)).unwrap();
    assert_eq!(format!("{order:?}"), "Order(hidden)");
}
