//! Replaces the fields of refusals with the flags that caused them.

use requests::RequestError;

/// Replaces the field that the refusal names with the flag that sets the field, such as `next_card` with `--next-card`.
/// The refusal is unchanged if none of `flags` sets the field.
pub fn flagged(error: RequestError, flags: &[&str]) -> RequestError {
    let field = |flag: &str| flag.trim_start_matches('-').replace('-', "_");
    let behind = |flag: &&&str| error.field.as_deref() == Some(field(flag).as_str());
    match flags.iter().find(behind) {
        Some(flag) => RequestError { field: None, ..error }.at(flag),
        None => error,
    }
}
