//! Replaces the fields of refusals with the flags that caused them.

use requests::Refused;

/// If the field of the refusal belongs to one of these flags, such as `next_card` to `--next-card`, replaces it with
/// the flag.
pub fn flagged(refused: Refused, flags: &[&str]) -> Refused {
    let field = |flag: &str| flag.trim_start_matches('-').replace('-', "_");
    let behind = |flag: &&&str| refused.field.as_deref() == Some(field(flag).as_str());
    match flags.iter().find(behind) {
        Some(flag) => Refused { field: None, ..refused }.at(flag),
        None => refused,
    }
}
