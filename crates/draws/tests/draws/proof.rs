//! Proofs of single draws: valid ones, and every way to change one.

use crate::test_event::*;
use cards::{Card, CardSet};
use draws::{
    Attempt, Block, Committer, Cut, Draw, EventId, EventKey, Hand, Opening, PhoneId, PhoneMessage,
    PhoneSecret, Proof, ProofError, Signature, Slot,
};

#[test]
fn every_draw_of_a_block_has_a_valid_proof_with_the_card_at_its_cut() {
    let test = TestEvent::new();
    for (index, draw) in test.room.block().draws().enumerate() {
        let cut = cut(index as u8 % 52 + 1);
        let proof = test.proof(draw, SECOND_PHONE, cut, CardSet::EMPTY);
        assert_eq!(proof.verify(&test.inputs(draw, SECOND_PHONE)), Ok(()), "{draw}");
    }
}

#[test]
fn the_values_of_all_draws_of_room_and_phones_differ() {
    let test = TestEvent::new();
    let mut values: Vec<_> = test
        .room
        .block()
        .draws()
        .flat_map(|draw| {
            let phones = [FIRST_PHONE, SECOND_PHONE].map(|phone| test.opening(phone, draw).value);
            [test.room.open(&draw).unwrap().value].into_iter().chain(phones)
        })
        .collect();
    let count = values.len();
    values.sort_unstable();
    values.dedup();
    assert_eq!(values.len(), count);
}

#[test]
fn the_room_and_a_phone_with_the_same_secret_have_different_roots() {
    let test = TestEvent::new();
    let phone =
        Committer::<PhoneSecret>::new(PhoneSecret::new(ROOM_KEY), test.room.root(), *test.room.block());
    assert_ne!(phone.root(), test.room.root());
}

#[test]
fn every_single_bit_of_a_proof_counts() {
    let test = TestEvent::new();
    let draw = draw((4, 2), Slot::EXTRA, Attempt::Second);
    let inputs = test.inputs(draw, FIRST_PHONE);
    let proof = test.proof(draw, FIRST_PHONE, cut(33), CardSet::EMPTY);
    let refused = |changed: Proof, code: &str| {
        assert_ne!(changed, proof);
        assert_eq!(changed.verify(&inputs).unwrap_err().code(), code);
    };
    for bit in 0..256 {
        refused(with_room(&proof, |room| room.value = flipped(room.value, bit)), "room_root");
        refused(with_phone(&proof, |phone| phone.value = flipped(phone.value, bit)), "phone_root");
        for at in 0..proof.room.path.len() {
            refused(with_room(&proof, |room| room.path[at] = flipped(room.path[at], bit)), "room_root");
            refused(with_phone(&proof, |phone| phone.path[at] = flipped(phone.path[at], bit)), "phone_root");
        }
    }
    for cut in (0..8).filter_map(|bit| Cut::new(proof.phone.cut.number() ^ 1 << bit)) {
        refused(with_message(&proof, |message| message.cut = cut), "phone_signature");
    }
    for card in (0..6).filter_map(|bit| Card::from_index(proof.card.index() ^ 1 << bit)) {
        refused(Proof { card, ..proof.clone() }, "other_card");
    }
}

#[test]
fn every_single_bit_of_the_draw_counts() {
    let test = TestEvent::new();
    let draw = draw((4, 2), Slot::EXTRA, Attempt::Second);
    let proof = test.proof(draw, FIRST_PHONE, cut(33), CardSet::EMPTY);
    for bit in 0..8 * Draw::LENGTH {
        let mut bytes = draw.to_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let code = match bit / 8 {
            0..10 => "other_event",
            10..18 => "other_hand",
            18 => "other_slot",
            _ => "other_attempt",
        };
        if let Some(changed) = Draw::from_bytes(&bytes) {
            let error = Proof { draw: changed, ..proof.clone() }.verify(&test.inputs(draw, FIRST_PHONE));
            assert_eq!(error.unwrap_err().code(), code, "bit {bit}");
        }
    }
}

#[test]
fn every_single_bit_of_the_roots_counts() {
    let test = TestEvent::new();
    let draw = at_stop(2, 3);
    let proof = test.proof(draw, FIRST_PHONE, cut(1), CardSet::EMPTY);
    for bit in 0..256 {
        let mut inputs = test.inputs(draw, FIRST_PHONE);
        inputs.room_root = flipped(inputs.room_root, bit);
        assert_eq!(proof.verify(&inputs), Err(ProofError::RoomRoot));
        let mut inputs = test.inputs(draw, FIRST_PHONE);
        inputs.phone.root = flipped(inputs.phone.root, bit);
        assert_eq!(proof.verify(&inputs), Err(ProofError::PhoneRoot));
    }
}

#[test]
fn each_tampering_has_its_own_error() {
    let test = TestEvent::new();
    let draw = at_stop(2, 3);
    let proof = test.proof(draw, FIRST_PHONE, cut(20), CardSet::EMPTY);
    let code = |changed: &Proof| changed.verify(&test.inputs(draw, FIRST_PHONE)).unwrap_err().code();
    let other = |draw| Proof { draw, ..proof.clone() };
    assert_eq!(code(&other(Draw { event: EventId::new("0123456789").unwrap(), ..draw })), "other_event");
    assert_eq!(code(&other(Draw { hand: Hand::new(2, 2).unwrap(), ..draw })), "other_hand");
    assert_eq!(code(&other(Draw { slot: Slot::stop(4).unwrap(), ..draw })), "other_slot");
    assert_eq!(code(&other(draw.with_attempt(Attempt::Second))), "other_attempt");
    let second = test.room.open(&draw.with_attempt(Attempt::Second)).unwrap();
    assert_eq!(code(&with_room(&proof, |room| *room = second.clone())), "room_root");
    assert_eq!(code(&with_room(&proof, |room| _ = room.path.pop())), "room_path_length");
    assert_eq!(code(&with_room(&proof, |room| room.path.swap(0, 1))), "room_root");
    let of_other_phone = test.opening(SECOND_PHONE, draw);
    assert_eq!(code(&with_phone(&proof, |phone| *phone = of_other_phone.clone())), "phone_root");
    assert_eq!(code(&with_phone(&proof, |phone| phone.path.push(phone.value))), "phone_path_length");
    assert_eq!(code(&with_message(&proof, |message| message.cut = cut(21))), "phone_signature");
    let other_card = Card::all().find(|card| *card != proof.card).unwrap();
    assert_eq!(code(&Proof { card: other_card, ..proof.clone() }), "other_card");
}

#[test]
fn an_error_about_the_card_names_the_cut_at_which_it_is() {
    let test = TestEvent::new();
    let draw = at_stop(2, 3);
    let proof = test.proof(draw, FIRST_PHONE, cut(20), CardSet::EMPTY);
    let changed = test.proof(draw, FIRST_PHONE, cut(21), CardSet::EMPTY);
    let changed = Proof { card: proof.card, ..changed };
    let error = changed.verify(&test.inputs(draw, FIRST_PHONE)).unwrap_err();
    assert!(matches!(error, ProofError::OtherCard { cut: at, at: of, .. } if (at, of) == (cut(21), cut(20))));
}

#[test]
fn a_cut_that_the_participant_did_not_name_is_refused_even_if_the_card_is_the_same() {
    let test = TestEvent::new();
    let draw = at_stop(1, 2);
    let first = test.proof(draw, FIRST_PHONE, cut(7), CardSet::EMPTY).card;
    let excluded: CardSet = [first].into_iter().collect();
    let [named, other] = [7, 8].map(|number| test.proof(draw, FIRST_PHONE, cut(number), excluded));
    assert_eq!(named.card, other.card, "the card at cut 7 is excluded, so the next one is drawn");
    let mut inputs = test.inputs(draw, FIRST_PHONE);
    (inputs.excluded, inputs.cut) = (excluded, Some(cut(7)));
    assert_eq!(named.verify(&inputs), Ok(()));
    assert_eq!(other.verify(&inputs), Err(ProofError::OtherCut { expected: cut(7), found: cut(8) }));
    inputs.cut = None;
    inputs.excluded = CardSet::EMPTY;
    assert_eq!(named.verify(&inputs).unwrap_err().code(), "other_card");
}

#[test]
fn a_draw_outside_the_block_is_refused() {
    let test = TestEvent::new();
    let (outside, phone) = (at_stop(6, 1), test.joined_phone(FIRST_PHONE));
    let message = test.message(FIRST_PHONE, at_stop(1, 1), cut(1));
    let refused = Proof::new(&test.room, outside, phone, message.clone(), CardSet::EMPTY);
    assert_eq!(refused, Err(ProofError::OutsideBlock { draw: outside }));
    let room = Opening { value: test.room.root(), path: Vec::new() };
    let proof = Proof { draw: outside, room, phone: message, card: Card::from_index(0).unwrap() };
    let refused = proof.verify(&test.inputs(outside, FIRST_PHONE));
    assert_eq!(refused, Err(ProofError::OutsideBlock { draw: outside }));
}

#[test]
fn the_room_refuses_a_message_of_another_phone_or_draw() {
    let test = TestEvent::new();
    let draw = at_stop(1, 1);
    let phone = test.joined_phone(FIRST_PHONE);
    let make = |message, excluded| Proof::new(&test.room, draw, phone, message, excluded);
    let message = |phone: PhoneId, draw| test.message(phone, draw, cut(1));
    assert!(make(message(FIRST_PHONE, draw), CardSet::EMPTY).is_ok());
    for wrong in [message(SECOND_PHONE, draw), message(FIRST_PHONE, at_stop(1, 2))] {
        assert_eq!(make(wrong, CardSet::EMPTY), Err(ProofError::PhoneRoot));
    }
    let unsigned = PhoneMessage { signature: Signature::new([0; 64]), ..message(FIRST_PHONE, draw) };
    assert_eq!(make(unsigned, CardSet::EMPTY), Err(ProofError::PhoneSignature));
    assert_eq!(make(message(FIRST_PHONE, draw), CardSet::FULL), Err(ProofError::NoCard));
}

/// The room's root and the number of the block are part of the messages for V and R, so a secret that is used again
/// gives other values.
#[test]
fn values_differ_between_blocks_and_roots() {
    let test = TestEvent::new();
    let block = *test.room.block();
    let again = TestEvent::of(2, block);
    let draw = at_stop(1, 1);
    assert_ne!(test.room.open(&draw).unwrap().value, again.room.open(&draw).unwrap().value);
    assert_ne!(test.opening(FIRST_PHONE, draw).value, again.opening(FIRST_PHONE, draw).value);
    let same = Committer::<EventKey>::new(EventKey::new(ROOM_KEY), test.number, block);
    assert_eq!(same.root(), test.room.root());
}

/// The block is one with another number of hands, under the same root: index and size differ.
#[test]
fn a_root_holds_only_for_its_block() {
    let test = TestEvent::new();
    let draw = at_stop(2, 3);
    let proof = test.proof(draw, FIRST_PHONE, cut(5), CardSet::EMPTY);
    for (participants, hands) in [(1..=5, 1..=3), (1..=9, 1..=2), (2..=6, 1..=2)] {
        let mut inputs = test.inputs(draw, FIRST_PHONE);
        inputs.block = Block::new(event(), participants, hands).unwrap();
        assert!(proof.verify(&inputs).is_err());
    }
}

/// The limit is generous, since other tests run at the same time.
fn with_room(proof: &Proof, change: impl FnOnce(&mut Opening)) -> Proof {
    let mut changed = proof.clone();
    change(&mut changed.room);
    changed
}

fn with_phone(proof: &Proof, change: impl FnOnce(&mut Opening)) -> Proof {
    let mut changed = proof.clone();
    change(&mut changed.phone.opening);
    changed
}

fn with_message(proof: &Proof, change: impl FnOnce(&mut PhoneMessage)) -> Proof {
    let mut changed = proof.clone();
    change(&mut changed.phone);
    changed
}
