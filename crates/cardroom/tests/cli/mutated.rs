//! Mutation fuzzing: one process gets thousands of requests with random changes, must answer every line, and must never
//! panic. Also asserts that the error messages contain no parser jargon.

use crate::support::*;
use serde_json::{Value, json};

const REQUESTS: [(&str, &str); 19] = [
    (
        "rank",
        r#"{"game":"holdem","cards":["As","Kd","9h","9c","4s","9d","Kh"],"rules":{"compare":"standard"}}"#,
    ),
    ("rank", r#"{"game":"poker_run","cards":["Ad","Qc","2s","4s","2s","6c"],"rules":{"draw":"wheel"}}"#),
    (
        "rank",
        r#"{"game":"high_card_flush","cards":["Ks","Ts","9s","2s","3d","4d","5d"],"rules":{"preset":"document","qualifier":"9-high-3"}}"#,
    ),
    (
        "referee high_card_flush",
        r#"{"dealer":["9s","5s","2s","Kd","Qd","4c","7h"],"players":[{"seat":1,"cards":["As","Js","8s","6s","2d","3c","4h"],"ante":1000}],"meter":5,"rules":{"raise_limits":[1,1,1,2,3,3],"flush_bonus":{"seven_card_flush":"300 to 1"},"progressive":{"seven_card_straight_flush":"1 to 1"}}}"#,
    ),
    (
        "decide high_card_flush",
        r#"{"cards":["Ks","Ts","9s","2s","3d","4d","5d"],"rules":{"raise_limits":[1,1,1,2,3,3],"qualifier":"9-high-3"}}"#,
    ),
    (
        "plays",
        r#"{"hand":["3d","Jc","9s","Js","Jd"],"over":["9c","9h"],"opening":false,"rules":{"pairs":"rank_alone"}}"#,
    ),
    (
        "referee mount_holyoke",
        r#"{"deal":[["3d","4d","5d","6d","7d","8d","9d","Td","Jd","Qd","Kd","Ad","2d"],["3c","4c","5c","6c","7c","8c","9c","Tc","Jc","Qc","Kc","Ac","2c"]],"plays":[{"seat":1,"cards":["3d"]},{"seat":2,"pass":true}],"totals":[0,4]}"#,
    ),
    (
        "equity",
        r#"{"players":["AsAh","QQ+,AKs:0.5,T9s-65s"],"board":["2c","7d","9h","3s"],"dead":["Kc"],"sample":9,"seed":1,"categories":true,"grid":true}"#,
    ),
    ("pots", r#"{"button":1,"paid_in":[25,75,100],"folded":[false,false,false],"strength":[3,2,1]}"#),
    ("pots", r#"{"button":2,"paid_in":[9007199254740991,0],"folded":[true,false],"strength":[1,1]}"#),
    (
        "referee holdem",
        r#"{"variant":"NT","antes":[0,5],"blinds_or_straddles":[5,10],"min_bet":10,"starting_stacks":[100,200.5],"actions":["d dh p1 AsAh","d dh p2 ????","p2 cbr 100","p1 cc # hm","d db 2c7d9h"],"rules":{"preset":"document"}}"#,
    ),
    (
        "referee packs_poker",
        r#"{"packs":[["9s","Jd"],["Ah","Ad"],["2c","7d"]],"dealer":["Ks","3h","4h","8c","Tc"],"players":[{"seat":1,"cards":["5c","6c","Qs","Qh","2s"],"wagers":[{"pack":1,"bet":400,"bonus":1000}]}],"rules":{"tie_bonus":"paid"}}"#,
    ),
    (
        "referee high_card_flush",
        r#"{"dealer":["9s","5s","2s","Kd","Qd","4c","7h"],"players":[{"seat":1,"cards":["As","Js","8s","6s","2d","3c","4h"],"ante":1000,"raise":1000,"flush_bonus":500,"straight_flush_bonus":500}],"rules":{"unit":100}}"#,
    ),
    (
        "referee poker_run",
        r#"{"hands":[{"id":"7-1","participant":"7","cards":["Ad","Qc","2s","4s","2s","6c"],"route_complete":true,"arrived":"15:40:00","turned_in":"15:42:10"}],"deadline":"16:00:00","prizes":[50000,"3%"],"takings":99,"rules":{"ties":"spin_off"}}"#,
    ),
    (
        "live",
        r#"{"hands":[{"id":"7-1","participant":"7","cards":["Ad","Qc","2s","2s"],"to_come":2},{"id":"8-1","cards":["Ks","Kd","9h","4c"],"out":"late"}],"prizes":[50000,"3%"],"takings":99,"rules":{"wins":"every_hand"}}"#,
    ),
    (
        "choose holdem --bot tight",
        r#"{"view":{"street":"flop","board":["2c","7d","9h"],"button":1,"big_blind":100,"small_blind":50,"ante":0,"seats":[{"stack":9900,"bid":0,"paid":100,"standing":"in","checked":false,"cards":["As","Ks"],"holding":{"category":"high_card","cards":["As","Ks"]}},{"stack":9700,"bid":200,"paid":300,"standing":"all_in","checked":false,"cards":null,"holding":null}],"pots":[{"amount":400,"eligible":[1,2]}],"collected":[],"highest":200,"to_act":1,"legal":{"fold":true,"check":false,"call":200,"raise":{"least":400,"most":9900,"all_in":9900},"show":false,"muck":false}},"seed":7}"#,
    ),
    (
        "choose packs_poker --bot bonus",
        r#"{"view":{"packs":[{"cards":null},{"cards":null}],"dealer":null,"seats":[{"stack":9000,"wagers":[{"bet":0,"bonus":0}],"done":false,"cards":null,"holdings":[]}],"to_wager":[1],"void":false,"house":0,"legal":{"open":true,"stack":9000,"pack_bet":{"least":400,"most":900},"bonus_bet":{"least":500,"most":900},"unit":100,"packs":2,"placed":[{"bet":0,"bonus":0},{"bet":0,"bonus":0},{"bet":0,"bonus":0},{"bet":0,"bonus":0},{"bet":0,"bonus":0}]}}}"#,
    ),
    (
        "choose high_card_flush --bot random",
        r#"{"view":{"stage":"decisions","qualifier":"9-high-3","meter":0,"seats":[{"stack":90000,"wagers":{"ante":1000},"raise":0,"standing":"in","cards":["Ks","Ts","9s","2s","3d","4d","5d"],"flush":["Ks"]}],"dealer":null,"dealer_flush":null,"awaited":[1],"legal":{"wager":null,"sit_out":false,"raise":{"ante":1000,"most":2000},"fold":true}}}"#,
    ),
    (
        "choose mount_holyoke --bot patient",
        r#"{"view":{"round":1,"seats":[{"plays":true,"left":3,"total":0,"passed":false,"hand":["3d","Jc","Js"]},{"plays":true,"left":9,"total":0,"passed":false,"hand":null}],"opening":null,"opening_play":"alone","direction":"clockwise","out_of_play":26,"under":{"seat":2,"cards":["9c","9h"],"category":"pair"},"to_act":1,"match_winners":null,"legal":{"plays":[["Jc","Js"]],"may_pass":true}}}"#,
    ),
];

/// SplitMix64 with a fixed seed, so that a failure can be reproduced.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % n as u64) as usize
    }

    /// Applies one to four mutations: overwrite, insert or delete a byte, or duplicate a piece.
    fn mutate(&mut self, line: &str) -> Vec<u8> {
        let mut bytes = line.as_bytes().to_vec();
        for _ in 0..=self.below(4) {
            let (place, byte) =
                (self.below(bytes.len()), b"\"{}[],:-0179.eEAsKnull? \x00\xff"[self.below(26)]);
            match self.below(4) {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                2 if bytes.len() > 1 => drop(bytes.remove(place)),
                _ => {
                    let piece = bytes[place..(place + 9).min(bytes.len())].to_vec();
                    bytes.splice(place..place, piece);
                }
            }
        }
        bytes.retain(|&byte| byte != b'\n');
        bytes
    }
}

#[test]
fn every_mutated_request_gets_one_reply() {
    const LINES: usize = 5_000;
    let mut numbers = Numbers(2);
    for (command, request) in REQUESTS {
        let mut input: Vec<u8> =
            (0..LINES).flat_map(|_| [numbers.mutate(request), vec![b'\n']].concat()).collect();
        input.extend(request.as_bytes());
        let mut arguments: Vec<&str> = command.split(' ').collect();
        arguments.push("--jsonl");
        let run = run_with(&arguments, &input);
        let replies: Vec<serde_json::Value> =
            run.out.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect();
        let refused = replies.iter().filter(|reply| reply.get("error").is_some()).count();
        assert_eq!((run.code, replies.len()), (Some(1), LINES + 1), "{command}: {}", run.err);
        assert!(LINES / 2 < refused && refused <= LINES, "{command}: {refused} refused");
    }
}

/// Parser terms and Rust type names that a message must not contain outside of quotations.
const FOREIGN: [&str; 22] = [
    "u8",
    "u16",
    "u32",
    "u64",
    "i64",
    "f64",
    "usize",
    "struct",
    "enum",
    "sequence",
    "map",
    "EOF",
    "serde",
    "tuple",
    "newtype",
    "Settings",
    "Request",
    "invalid",
    "untagged",
    "identifier",
    "digit",
    "Option",
];

/// Variations of this request: all of its prefixes and suffixes, and requests that differ from it in one value or one
/// field name.
fn variations(request: &str) -> Vec<String> {
    let whole: Value = serde_json::from_str(request).unwrap();
    let mut all: Vec<String> = request
        .char_indices()
        .flat_map(|(at, _)| [&request[..at], &request[at..]])
        .map(str::to_owned)
        .collect();
    let values = json!([null, true, -1, 0, 1.5, 1e300, 300, "x", "", [], [1], {}, { "x": 1 }, [[1]]]);
    for place in places(&whole, "") {
        for value in values.as_array().unwrap() {
            let mut changed = whole.clone();
            *changed.pointer_mut(&place).unwrap() = value.clone();
            all.push(changed.to_string());
        }
    }
    all.extend(request.match_indices("\":").map(|(at, _)| format!("{}z{}", &request[..at], &request[at..])));
    all
}

/// JSON Pointers of this value and of all values within it; `here` is the pointer of the value itself.
fn places(value: &Value, here: &str) -> Vec<String> {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (format!("{here}/{name}"), value)).collect()
        }
        Value::Array(list) => {
            list.iter().enumerate().map(|(at, value)| (format!("{here}/{at}"), value)).collect()
        }
        _ => Vec::new(),
    };
    let below = below.into_iter().flat_map(|(place, value)| places(value, &place));
    [here.to_owned()].into_iter().chain(below).collect()
}

/// The words of a message outside of quotations.
fn words(message: &str) -> Vec<&str> {
    let unquoted = message.split(['"', '`']).step_by(2);
    unquoted.flat_map(|part| part.split(|c: char| !c.is_alphanumeric())).collect()
}

#[test]
fn no_message_contains_parser_terms() {
    for (command, request) in REQUESTS {
        let input = variations(request).join("\n");
        let (code, replies) = lines(&format!("{command} --jsonl"), &input);
        assert_eq!((code, replies.len()), (Some(1), input.lines().count()), "{command}");
        for (reply, line) in replies.iter().zip(input.lines()) {
            let Some(message) = reply["error"]["message"].as_str() else { continue };
            let foreign = words(message).into_iter().find(|word| FOREIGN.contains(word));
            assert_eq!(foreign, None, "{command} {line}: {message}");
        }
    }
}
