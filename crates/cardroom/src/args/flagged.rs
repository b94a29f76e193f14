//! Refusals of what a flag asked for.

use requests::Refused;

/// The refusal with the flag in place of the field `next_card`, if it is that of one of these flags, such as
/// `--next-card`.
pub fn flagged(refused: Refused, flags: &[&str]) -> Refused {
    let field = |flag: &str| flag.trim_start_matches('-').replace('-', "_");
    let behind = |flag: &&&str| refused.field.as_deref() == Some(field(flag).as_str());
    match flags.iter().find(behind) {
        Some(flag) => Refused { field: None, ..refused }.at(flag),
        None => refused,
    }
}
