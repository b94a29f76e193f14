//! JSON of the counts of a report, and hexadecimal digits.

use draws::{Counts, Report};
use serde_json::{Value, json};

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The counts of a report, without its violations.
pub fn report(report: &Report) -> Value {
    let by_slot = report.by_slot.iter().map(|(slot, of)| (slot.code().to_owned(), counts(of)));
    let by_staff = report.by_staff.iter().map(|(staff, of)| (staff.0.to_string(), counts(of)));
    json!({
        "draws": report.draws,
        "rollbacks": report.rollbacks,
        "unsold_hands": report.unsold_hands,
        "total": counts(&report.total),
        "by_slot": Value::Object(by_slot.collect()),
        "by_staff": Value::Object(by_staff.collect()),
    })
}

fn counts(counts: &Counts) -> Value {
    json!({
        "takeovers": counts.takeovers,
        "voids": counts.voids,
        "second_attempts": counts.second_attempts,
        "open_scans": counts.open_scans,
        "by_hand": counts.by_hand,
    })
}
