//! Replaces the fields of refusals with the flags that caused them.

use requests::RequestError;

/// If one of `flags` sets the field that the refusal names, as `--next-card` sets `next_card`, replaces the field with
/// the flag. Otherwise the refusal is unchanged.
pub fn flagged(error: RequestError, flags: &[&str]) -> RequestError {
    let field = |flag: &str| flag.trim_start_matches('-').replace('-', "_");
    let behind = |flag: &&&str| error.field.as_deref() == Some(field(flag).as_str());
    match flags.iter().find(behind) {
        Some(flag) => RequestError { field: None, ..error }.at(flag),
        None => error,
    }
}
