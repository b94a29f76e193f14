//! Proofs of single draws: valid ones, and every way to change one.

use crate::world::*;
use cards::{Card, CardSet};
use draws::{
    Attempt, Block, Commitment, Cut, Draw, EventId, Hand, Opening, OpeningError, PhoneSecret, Proof,
    ProofError, Slot,
};

#[test]
fn every_draw_of_a_block_has_a_valid_proof_with_the_card_at_its_cut() {
    let world = World::new();
    for (index, draw) in world.room.block().draws().enumerate() {
        let cut = cut(index as u8 % 52 + 1);
        let proof = world.proof(draw, SECOND_PHONE, cut, CardSet::EMPTY);
        assert_eq!(proof.verify(&world.terms(draw, SECOND_PHONE)), Ok(()), "{draw}");
    }
}

#[test]
fn the_values_of_all_draws_of_room_and_phones_differ() {
    let world = World::new();
    let mut values: Vec<_> = world
        .room
        .block()
        .draws()
        .flat_map(|draw| {
            let phones = [FIRST_PHONE, SECOND_PHONE].map(|phone| world.opening(phone, draw).value);
            [world.room.open(&draw).unwrap().value].into_iter().chain(phones)
        })
        .collect();
    let count = values.len();
    values.sort_unstable();
    values.dedup();
    assert_eq!(values.len(), count);
}

#[test]
fn the_room_and_a_phone_with_the_same_secret_have_different_roots() {
    let world = World::new();
    let phone = Commitment::new(PhoneSecret::new(ROOM_KEY), *world.room.block());
    assert_ne!(phone.root(), world.room.root());
}

#[test]
fn every_single_bit_of_a_proof_counts() {
    let world = World::new();
    let draw = draw((4, 2), Slot::EXTRA, Attempt::Second);
    let terms = world.terms(draw, FIRST_PHONE);
    let proof = world.proof(draw, FIRST_PHONE, cut(33), CardSet::EMPTY);
    let refused = |changed: Proof, part: &str| {
        assert!(changed != proof && changed.verify(&terms).is_err(), "{part}");
    };
    for bit in 0..256 {
        refused(with_room(&proof, |room| room.value = flipped(room.value, bit)), "R");
        refused(with_phone(&proof, |phone| phone.value = flipped(phone.value, bit)), "V");
        for at in 0..proof.room.path.len() {
            refused(with_room(&proof, |room| room.path[at] = flipped(room.path[at], bit)), "path of R");
        }
        for at in 0..proof.phone.path.len() {
            refused(with_phone(&proof, |phone| phone.path[at] = flipped(phone.path[at], bit)), "path of V");
        }
    }
    for cut in (0..8).filter_map(|bit| Cut::new(proof.cut.number() ^ 1 << bit)) {
        refused(Proof { cut, ..proof.clone() }, "cut");
    }
    for card in (0..6).filter_map(|bit| Card::from_index(proof.card.index() ^ 1 << bit)) {
        refused(Proof { card, ..proof.clone() }, "card");
    }
    for bit in 0..8 * Draw::LENGTH {
        let mut bytes = draw.to_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        if let Some(draw) = Draw::from_bytes(&bytes) {
            refused(Proof { draw, ..proof.clone() }, "draw");
        }
    }
}

#[test]
fn every_single_bit_of_the_roots_counts() {
    let world = World::new();
    let draw = at_stop(2, 3);
    let proof = world.proof(draw, FIRST_PHONE, cut(1), CardSet::EMPTY);
    for bit in 0..256 {
        let mut terms = world.terms(draw, FIRST_PHONE);
        terms.room_root = flipped(terms.room_root, bit);
        assert_eq!(proof.verify(&terms), Err(ProofError::Room(OpeningError::Root)));
        let mut terms = world.terms(draw, FIRST_PHONE);
        terms.phone_root = flipped(terms.phone_root, bit);
        assert_eq!(proof.verify(&terms), Err(ProofError::Phone(OpeningError::Root)));
    }
}

#[test]
fn each_tampering_has_its_own_error() {
    let world = World::new();
    let draw = at_stop(2, 3);
    let proof = world.proof(draw, FIRST_PHONE, cut(20), CardSet::EMPTY);
    let code = |changed: &Proof| changed.verify(&world.terms(draw, FIRST_PHONE)).unwrap_err().code();
    let other = |draw| Proof { draw, ..proof.clone() };
    assert_eq!(code(&other(Draw { event: EventId::new("0123456789").unwrap(), ..draw })), "other_event");
    assert_eq!(code(&other(Draw { hand: Hand::new(2, 2).unwrap(), ..draw })), "other_hand");
    assert_eq!(code(&other(Draw { slot: Slot::stop(4).unwrap(), ..draw })), "other_slot");
    assert_eq!(code(&other(draw.with_attempt(Attempt::Second))), "other_attempt");
    let second = world.room.open(&draw.with_attempt(Attempt::Second)).unwrap();
    assert_eq!(code(&with_room(&proof, |room| *room = second.clone())), "room_root");
    assert_eq!(code(&with_room(&proof, |room| _ = room.path.pop())), "room_path_length");
    assert_eq!(code(&with_room(&proof, |room| room.path.swap(0, 1))), "room_root");
    let of_other_phone = world.opening(SECOND_PHONE, draw);
    assert_eq!(code(&with_phone(&proof, |phone| *phone = of_other_phone.clone())), "phone_root");
    assert_eq!(code(&with_phone(&proof, |phone| phone.path.push(phone.value))), "phone_path_length");
    assert_eq!(code(&Proof { cut: cut(21), ..proof.clone() }), "other_card");
    let other_card = Card::all().find(|card| *card != proof.card).unwrap();
    assert_eq!(code(&Proof { card: other_card, ..proof.clone() }), "other_card");
}

#[test]
fn an_error_about_the_card_names_the_cut_at_which_it_is() {
    let world = World::new();
    let draw = at_stop(2, 3);
    let proof = world.proof(draw, FIRST_PHONE, cut(20), CardSet::EMPTY);
    let changed = Proof { cut: cut(21), ..proof.clone() };
    let error = changed.verify(&world.terms(draw, FIRST_PHONE)).unwrap_err();
    assert!(matches!(error, ProofError::OtherCard { cut: at, at: of, .. } if (at, of) == (cut(21), cut(20))));
}

#[test]
fn a_cut_that_the_participant_did_not_name_is_refused_even_if_the_card_is_the_same() {
    let world = World::new();
    let draw = at_stop(1, 2);
    let first = world.proof(draw, FIRST_PHONE, cut(7), CardSet::EMPTY).card;
    let held: CardSet = [first].into_iter().collect();
    let [named, other] = [7, 8].map(|number| world.proof(draw, FIRST_PHONE, cut(number), held));
    assert_eq!(named.card, other.card, "the card at cut 7 is held, so the next one is drawn");
    let mut terms = world.terms(draw, FIRST_PHONE);
    (terms.held, terms.cut) = (held, Some(cut(7)));
    assert_eq!(named.verify(&terms), Ok(()));
    assert_eq!(other.verify(&terms), Err(ProofError::OtherCut { expected: cut(7), found: cut(8) }));
    terms.held = CardSet::EMPTY;
    assert_eq!(named.verify(&terms).unwrap_err().code(), "other_card");
}

#[test]
fn a_draw_outside_the_block_is_refused() {
    let world = World::new();
    let outside = at_stop(6, 1);
    let opening = Opening { value: world.room.root(), path: Vec::new() };
    let root = world.phone(FIRST_PHONE).root();
    let refused = Proof::new(&world.room, outside, root, opening.clone(), cut(1), CardSet::EMPTY);
    assert_eq!(refused, Err(ProofError::OutsideBlock { draw: outside }));
    let card = Card::from_index(0).unwrap();
    let proof = Proof { draw: outside, room: opening.clone(), phone: opening, cut: cut(1), card };
    let refused = proof.verify(&world.terms(outside, FIRST_PHONE));
    assert_eq!(refused, Err(ProofError::OutsideBlock { draw: outside }));
}

#[test]
fn the_room_refuses_a_message_of_another_phone_or_draw() {
    let world = World::new();
    let draw = at_stop(1, 1);
    let root = world.phone(FIRST_PHONE).root();
    let make = |opening| Proof::new(&world.room, draw, root, opening, cut(1), CardSet::EMPTY);
    assert!(make(world.opening(FIRST_PHONE, draw)).is_ok());
    for wrong in [world.opening(SECOND_PHONE, draw), world.opening(FIRST_PHONE, at_stop(1, 2))] {
        assert_eq!(make(wrong), Err(ProofError::Phone(OpeningError::Root)));
    }
    let all = Proof::new(&world.room, draw, root, world.opening(FIRST_PHONE, draw), cut(1), CardSet::FULL);
    assert_eq!(all, Err(ProofError::NoCard));
}

/// The block is one with another number of hands, under the same root: index and size differ.
#[test]
fn a_root_holds_only_for_its_block() {
    let world = World::new();
    let draw = at_stop(2, 3);
    let proof = world.proof(draw, FIRST_PHONE, cut(5), CardSet::EMPTY);
    for (participants, hands) in [(1..=5, 1..=3), (1..=9, 1..=2), (2..=6, 1..=2)] {
        let mut terms = world.terms(draw, FIRST_PHONE);
        terms.block = Block::new(event(), participants, hands).unwrap();
        assert!(proof.verify(&terms).is_err());
    }
}

/// The limit is generous, since other tests run at the same time.
#[test]
fn a_block_of_500_hands_is_built_in_less_than_a_second() {
    let started = std::time::Instant::now();
    let world = World::of(Block::new(event(), 1..=500, 1..=1).unwrap());
    let draw = at_stop(1, 1);
    let proof = world.proof(draw, FIRST_PHONE, cut(52), CardSet::EMPTY);
    assert_eq!(proof.room.path.len(), 14);
    assert!(started.elapsed().as_secs() < 3, "three commitments of 9,000 draws");
}

fn with_room(proof: &Proof, change: impl FnOnce(&mut Opening)) -> Proof {
    let mut changed = proof.clone();
    change(&mut changed.room);
    changed
}

fn with_phone(proof: &Proof, change: impl FnOnce(&mut Opening)) -> Proof {
    let mut changed = proof.clone();
    change(&mut changed.phone);
    changed
}
