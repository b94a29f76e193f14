//! JSON that is refused: each case is a change of one valid value.

use super::event::Event;
use super::{logs, proofs};
use serde_json::{Value, json};

/// A type with a valid value, and changes of it: a path, and the new value there or `None` to remove it.
struct Valid {
    of: &'static str,
    value: Value,
    changes: Vec<(&'static str, Option<Value>)>,
}

pub fn cases() -> Vec<Value> {
    let all = [proof(), inputs(), block(), committed(), joined(), taken_over(), by_hand(), entry()];
    all.into_iter().flat_map(Valid::cases).collect()
}

impl Valid {
    fn cases(self) -> Vec<Value> {
        let Valid { of, value, changes } = self;
        let whole = [Value::Null, json!([]), json!("text"), json!({}), json!(1)];
        let whole = whole.into_iter().map(move |value| json!({ "of": of, "value": value }));
        let changed = changes.into_iter().map(move |(path, new)| {
            let mut changed = value.clone();
            let (parent, name) = path.rsplit_once('/').expect("a path");
            let parent = changed.pointer_mut(parent).expect("an object or a list");
            match (parent, new) {
                (Value::Array(list), Some(new)) => list[name.parse::<usize>().expect("an index")] = new,
                (Value::Object(members), Some(new)) => _ = members.insert(name.into(), new),
                (Value::Object(members), None) => _ = members.remove(name).expect("a member"),
                (other, _) => unreachable!("{other} has no members"),
            }
            json!({ "of": of, "value": changed })
        });
        whole.chain(changed).collect()
    }
}

fn proof() -> Valid {
    let value = draws::to_json(&proofs::valid_proof().1);
    let digest = value["room"]["value"].as_str().expect("a digest").to_owned();
    let hashes = |count: usize| json!(vec![digest.clone(); count]);
    let changes = vec![
        ("/more", Some(json!(1))),
        ("/card", None),
        ("/card", Some(json!("10s"))),
        ("/card", Some(json!("AS"))),
        ("/card", Some(json!("as"))),
        ("/card", Some(json!(" As"))),
        ("/card", Some(json!("A♠"))),
        ("/draw/event", Some(json!("7k3m9qx2v"))),
        ("/draw/event", Some(json!("7k3m9qx2v-"))),
        ("/draw/event", Some(json!("7k3m9qx2vd\n"))),
        ("/draw/hand", Some(json!("02-1"))),
        ("/draw/hand", Some(json!("+2-1"))),
        ("/draw/hand", Some(json!("2-0"))),
        ("/draw/hand", Some(json!("2-1-1"))),
        ("/draw/hand", Some(json!("4294967296-1"))),
        ("/draw/hand", Some(json!(""))),
        ("/draw/slot", Some(json!("stop_6"))),
        ("/draw/slot", Some(json!(3))),
        ("/draw/attempt", Some(json!(0))),
        ("/draw/attempt", Some(json!(3))),
        ("/draw/attempt", Some(json!(257))),
        ("/draw/attempt", Some(json!("1"))),
        ("/draw/attempt", Some(json!(null))),
        ("/draw/more", Some(json!(null))),
        ("/room/value", Some(json!(digest.to_uppercase().replace(|c: char| c.is_ascii_digit(), "A")))),
        ("/room/value", Some(json!(&digest[1..]))),
        ("/room/path", Some(json!(digest))),
        ("/room/path", Some(hashes(17))),
        ("/room/path/0", Some(json!(format!("{digest}00")))),
        ("/room/path", Some(json!({ "0": digest }))),
        ("/room", Some(json!([digest, []]))),
        ("/room/cut", Some(json!(17))),
        ("/phone/cut", Some(json!("17"))),
        ("/phone/cut", Some(json!(17.5))),
        ("/phone/cut", Some(json!(0))),
        ("/phone/cut", Some(json!(53))),
        ("/phone/cut", Some(json!(273))),
        ("/phone/cut", Some(json!(-17))),
        ("/phone/cut", Some(json!(true))),
        ("/phone/signature", Some(json!(digest))),
        ("/phone/signature", None),
    ];
    Valid { of: "proof", value, changes }
}

fn inputs() -> Valid {
    let changes = vec![
        ("/excluded", Some(json!(""))),
        ("/excluded", Some(json!(["As", "As"]))),
        ("/excluded", Some(json!(["As", "2c"]))),
        ("/excluded", Some(json!(["2c", null]))),
        ("/excluded", None),
        ("/cut", Some(json!(0))),
        ("/cut", None),
        ("/phone_key", Some(json!("00"))),
        ("/room_root", Some(json!(null))),
        ("/held", Some(json!([]))),
    ];
    Valid { of: "inputs", value: draws::to_json(&proofs::valid_proof().0), changes }
}

fn block() -> Valid {
    let changes = vec![
        ("/participants", Some(json!([5, 1]))),
        ("/participants", Some(json!([0, 1]))),
        ("/participants", Some(json!([1, 2_049]))),
        ("/participants", Some(json!([1]))),
        ("/participants", Some(json!([1, 2, 3]))),
        ("/participants", Some(json!("12"))),
        ("/participants", Some(json!([1, 4_294_967_296_u64]))),
        ("/hands", Some(json!({ "0": 1, "1": 1 }))),
        ("/hands", Some(json!([1.5, 2]))),
        ("/event", Some(json!(null))),
    ];
    Valid { of: "block", value: draws::to_json(Event::new().room.block()), changes }
}

fn committed() -> Valid {
    let changes = vec![
        ("/kind", Some(json!("block"))),
        ("/kind", Some(json!("toString"))),
        ("/kind", Some(json!(null))),
        ("/kind", Some(json!("rolled_back"))),
        ("/kind", None),
        ("/number", Some(json!(0))),
        ("/number", Some(json!(257))),
        ("/number", Some(json!("1"))),
        ("/root", Some(json!("root"))),
    ];
    Valid { of: "fact", value: draws::to_json(&logs::facts()[0]), changes }
}

fn joined() -> Valid {
    let changes = vec![
        ("/phone", Some(json!(0))),
        ("/phone", Some(json!("1"))),
        ("/phone", Some(json!(4_294_967_296_u64))),
        ("/staff", Some(json!(1.25))),
        ("/staff", None),
        ("/key", None),
        ("/block", Some(json!([1]))),
    ];
    Valid { of: "fact", value: draws::to_json(&logs::facts()[logs::JOINED_ONE]), changes }
}

fn taken_over() -> Valid {
    let changes = vec![
        ("/reason", Some(json!(null))),
        ("/reason", Some(json!(["lost"]))),
        ("/draw/hand", Some(json!(7))),
    ];
    Valid { of: "fact", value: draws::to_json(&logs::facts()[logs::TAKEN_OVER]), changes }
}

fn by_hand() -> Valid {
    let value =
        json!({ "kind": "entered_by_hand", "hand": "1-1", "slot": "extra", "card": "As", "staff": 11 });
    let changes = vec![
        ("/hand", Some(json!("banana"))),
        ("/slot", Some(json!("spin_off_4"))),
        ("/card", Some(json!("1s"))),
        ("/draw", Some(json!(null))),
    ];
    Valid { of: "fact", value, changes }
}

fn entry() -> Valid {
    let value = json!({ "position": 1, "fact": { "kind": "rolled_back" } });
    let changes = vec![
        ("/position", Some(json!(9_007_199_254_740_992_u64))),
        ("/position", Some(json!(-1))),
        ("/position", Some(json!(0.5))),
        ("/position", Some(json!("1"))),
        ("/position", None),
        ("/fact", None),
        ("/fact", Some(json!({ "kind": "hand_sold" }))),
        ("/fact/more", Some(json!(null))),
    ];
    Valid { of: "entry", value, changes }
}
