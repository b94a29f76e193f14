//! Requests with bytes changed by chance, thousands to a process: a reply a line, and no panic.

use crate::support::*;

const REQUESTS: [(&str, &str); 6] = [
    (
        "rank",
        r#"{"game":"holdem","cards":["As","Kd","9h","9c","4s","9d","Kh"],"rules":{"compare":"standard"}}"#,
    ),
    ("rank", r#"{"game":"poker_run","cards":["Ad","Qc","2s","4s","2s","6c"],"rules":{"draw":"wheel"}}"#),
    ("pots", r#"{"button":1,"paid_in":[25,75,100],"folded":[false,false,false],"strength":[3,2,1]}"#),
    ("pots", r#"{"button":2,"paid_in":[9007199254740991,0],"folded":[true,false],"strength":[1,1]}"#),
    (
        "referee holdem",
        r#"{"variant":"NT","antes":[0,5],"blinds_or_straddles":[5,10],"min_bet":10,"starting_stacks":[100,200.5],"actions":["d dh p1 AsAh","d dh p2 ????","p2 cbr 100","p1 cc # hm","d db 2c7d9h"],"rules":{"preset":"document"}}"#,
    ),
    (
        "referee poker_run",
        r#"{"hands":[{"id":"7-1","participant":"7","cards":["Ad","Qc","2s","4s","2s","6c"],"route_complete":true,"arrived":"15:40:00","turned_in":"15:42:10"}],"deadline":"16:00:00","prizes":[50000,"3%"],"takings":99,"rules":{"ties":"spin_off"}}"#,
    ),
];

/// SplitMix64, seeded: a failure can be had again.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % n as u64) as usize
    }

    /// One to four changes: a byte written over, put in, taken out, or a piece doubled.
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
fn every_mutated_request_has_its_reply() {
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
