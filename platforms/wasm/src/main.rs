//! Ranks hands, settles rounds and counts equities.
//!
//! The native build prints the results. The WebAssembly build has no output: it contains the printed results of the native
//! build, from the file that `NATIVE_RESULTS` named when it was built, compares its own with them, and exits with
//! [`SAME`] if they are equal.
#![forbid(unsafe_code)]

use cards::CardSet;
use cards::eval::{FiveOfAKind, best_five, flush, wheel};
use cards::notation::parse_cards;
use games::{high_card_flush, mount_holyoke, packs_poker, poker_run};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use strategy::odds::holdem::{Equity, Spot};

/// Exit code of equal results. Not 0, which a program that did nothing would have.
const SAME: u8 = 52;

type AnyError = Box<dyn std::error::Error>;

fn main() -> Result<ExitCode, AnyError> {
    let results = results()?;
    if cfg!(target_arch = "wasm32") {
        Ok(if results == NATIVE { ExitCode::from(SAME) } else { ExitCode::FAILURE })
    } else {
        print!("{results}");
        Ok(ExitCode::SUCCESS)
    }
}

/// The results of the native build.
#[cfg(target_arch = "wasm32")]
const NATIVE: &str = include_str!(env!("NATIVE_RESULTS"));
#[cfg(not(target_arch = "wasm32"))]
const NATIVE: &str = "";

/// The results, a line each.
fn results() -> Result<String, AnyError> {
    let mut results = String::new();
    ranks(&mut results)?;
    settlements(&mut results)?;
    equities(&mut results)?;
    Ok(results)
}

/// Hands of every category, and the best of seven cards.
fn ranks(results: &mut String) -> Result<(), AnyError> {
    for text in
        ["As Ks Qs Js Ts 9d 9h", "Ah Ad 2c 2d 7s 7c 9h", "5c 4d 3h 2s Ac Kd Qh", "9h 9d 9c 2s 2d Kc Qd"]
    {
        let cards = parse_cards(text)?;
        writeln!(results, "holdem {text}: {:?}", best_five(&cards)?)?;
        writeln!(results, "flush {text}: {:?}", flush::strength(CardSet::from_iter(cards)))?;
    }
    for text in ["2s 2s 2s 2s 2s", "Ad Qc 2s 4s 2s", "Kh Kh Kd Ks 9c"] {
        let cards = parse_cards(text)?;
        for fives in [FiveOfAKind::AsQuads, FiveOfAKind::AboveRoyalFlush] {
            writeln!(results, "wheel {text} {fives:?}: {:?}", wheel::strength(&cards, fives)?)?;
        }
    }
    Ok(())
}

/// Rounds that are settled from their cards and wagers.
fn settlements(results: &mut String) -> Result<(), AnyError> {
    let reply = packs_poker::referee::referee(&serde_json::from_str(PACKS_POKER)?, &Default::default())?;
    writeln!(results, "packs_poker {}", serde_json::to_string(&reply)?)?;
    let reply =
        high_card_flush::referee::referee(&serde_json::from_str(HIGH_CARD_FLUSH)?, &Default::default())?;
    writeln!(results, "high_card_flush {}", serde_json::to_string(&reply)?)?;
    let reply = mount_holyoke::referee::referee(&serde_json::from_str(MOUNT_HOLYOKE)?, &Default::default())?;
    writeln!(results, "mount_holyoke {}", serde_json::to_string(&reply)?)?;
    let reply = poker_run::referee::referee(&serde_json::from_str(POKER_RUN)?, &Default::default())?;
    writeln!(results, "poker_run {}", serde_json::to_string(&reply)?)?;
    Ok(())
}

const PACKS_POKER: &str = r#"{"packs":[["9s","Jd"],["Ah","Ad"],["2c","7d"]],"dealer":["Ks","3h","4h","8c","Tc"],
"players":[{"seat":1,"cards":["5c","6c","Qs","Qh","2s"],"wagers":[{"pack":1,"bet":400,"bonus":1000}]}]}"#;

const HIGH_CARD_FLUSH: &str = r#"{"dealer":["2c","3c","4d","5h","9s","Jh","Kd"],
"players":[{"seat":1,"cards":["As","Ks","Qs","Ts","7h","4c","2d"],"ante":1000,"raise":1000,"flush_bonus":500}]}"#;

const MOUNT_HOLYOKE: &str = r#"{"deal":[["3d","4d","5d","6d","7d","8d","9d","Td","Jd","Qd","Kd","Ad","2d"],
["3c","4c","5c","6c","7c","8c","9c","Tc","Jc","Qc","Kc","Ac","2c"]],
"plays":[{"seat":1,"cards":["3d"]},{"seat":2,"cards":["4c"]},{"seat":1,"pass":true}]}"#;

const POKER_RUN: &str = r#"{"hands":[{"id":"7-1","participant":"7","cards":["Ad","Qc","2s","4s","2s"],"route_complete":true,"turned_in":"15:42:10"},
{"id":"8-1","participant":"8","cards":["Kh","Kh","Kd","Ks","9c"],"route_complete":true,"turned_in":"15:50:00"},
{"id":"9-1","participant":"9","cards":["Ah","Kh","Qh","Jh","Th"],"route_complete":true,"turned_in":"16:00:01"}],
"deadline":"16:00:00","prizes":[50000,30000]}"#;

/// Equities by each method: the table of match-ups, ranges before the flop, and boards with a flop.
fn equities(results: &mut String) -> Result<(), AnyError> {
    for (players, board) in
        [(vec!["AsAh", "KdKc"], ""), (vec!["AKs", "QQ"], "2h7dJc"), (vec!["AsKs", "7h7d", "Th9h"], "Qs8h3s")]
    {
        let ranges: Result<Vec<_>, _> = players.iter().map(|text| text.parse()).collect();
        let spot = Spot::new(&ranges?, &parse_cards(board)?, &[])?;
        let equity = Equity::exact(&spot, false, NonZeroUsize::MIN, &mut |_, _| true)
            .map_err(|error| format!("{error:?}"))?;
        writeln!(results, "equity {players:?} {board:?}: {equity:?}")?;
    }
    Ok(())
}
