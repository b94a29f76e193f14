//! Figures of one draw that were computed without this crate, in Python 3.11: values and roots with `hashlib` and
//! `hmac`, the order with HKDF by its definition in RFC 5869 over `hmac`, the signature with the formulas of RFC 8032,
//! section 5.1, on Python's integers.
//!
//! The event is `7k3m9qx2vd`, its block 1 has the participants 1 to 3 with one hand each. The event key has the bytes 0
//! to 31, the phone's secret those from 0x40, its signing key those from 0x50. The draw is hand 2-1, stop 3, attempt 1.

use crate::test_event::{at_stop, cut, event};
use cards::{Card, CardSet};
use draws::{
    Block, BlockNumber, Committer, EventKey, JoinedPhone, Order, PhoneKey, PhoneMessage, PhoneSecret, Proof,
    SignedCut,
};

const R: &str = "7812adc8478f59cca463dc036c73e1d906f6bac404df6ae700fbc9ed933d9922";
const V: &str = "176ad877fd38121b31296418b9258c9dd3d36e76cc0c68ca0295d01eaaf22b53";
const ROOM_ROOT: &str = "3d4e9b81a095d1d4c02942a8d20c2a5e5607c1e72b6944d2ba533c7781003f75";
const PHONE_ROOT: &str = "b6dbec67d0045b9384c0d0796728be4b3108f2ad94e238ed48379a5203b99246";
const ORDER: &str = "7h 3d Jh 7c 5s 2h 8d 6c 7d Td Kd Jc Qc Kc 4s 3c As 7s Ad 4h Jd Qs Ac Qh 3s Ts \
    3h 5c 6h Ks Th 2c 8h 4d 9c 4c 2s 8s Js 2d Tc 9h 8c 9s Ah 5h 6s 6d Qd 9d Kh 5d";
const KEY: &str = "3f7708d5f5cc2bc633b59d2b3a2ed92e7479220c6f08ade208bebcd8580ab93b";
const MESSAGE: &str = "63617264726f6f6d2f776865656c2f343d4e9b81a095d1d4c02942a8d20c2a5e5607c1e72b6944d2ba533c7781003f75\
    376b336d39717832766400000002000000010301176ad877fd38121b31296418b9258c9dd3d36e76cc0c68ca0295d01e\
    aaf22b5311";
const SIGNATURE: &str = "f2c2ca4f3243aa57b77c1ca72af0e55f386a83ea9ab5825a7ef38de34e25a1cf331cb078059ce68d647aa7667066e992\
    a93ff1d388a687335f4939fe60d17d03";

fn counted(first: u8) -> [u8; 32] {
    std::array::from_fn(|at| first + at as u8)
}

#[test]
fn a_draw_has_the_figures_of_an_independent_program() {
    let block = Block::new(event(), 1..=3, 1..=1).unwrap();
    let draw = at_stop(2, 3);
    let room = Committer::<EventKey>::new(EventKey::new(counted(0)), BlockNumber::FIRST, block);
    let values = Committer::<PhoneSecret>::new(PhoneSecret::new(counted(0x40)), room.root(), block);
    assert_eq!([room.root(), values.root()].map(|root| root.to_string()), [ROOM_ROOT, PHONE_ROOT]);
    let [r, v] = [room.open(&draw).unwrap().value, values.open(&draw).unwrap().value];
    assert_eq!([r.to_string(), v.to_string()], [R, V]);
    let order = Order::new(room.root(), r, v, &draw).unwrap();
    assert_eq!(order.cards().map(|card| card.to_string()).join(" "), ORDER);

    let key = PhoneKey::new(&counted(0x50));
    let signed = SignedCut { room_root: room.root(), draw, value: v, cut: cut(17) };
    let message: String = signed.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(message, MESSAGE);
    let message = PhoneMessage::new(&values, &key, room.root(), draw, cut(17)).unwrap();
    assert_eq!([key.public().to_string(), message.signature.to_string()], [KEY, SIGNATURE]);
    let phone = JoinedPhone { root: values.root(), key: key.public() };
    let proof = Proof::new(&room, draw, phone, message, CardSet::EMPTY).unwrap();
    assert_eq!(proof.card, "As".parse::<Card>().unwrap());
}
