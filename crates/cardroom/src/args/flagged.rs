//! Replaces the fields of refusals with the flags that caused them.

use requests::RequestError;

/// If the field of the refusal belongs to one of these flags, such as `next_card` to `--next-card`, replaces it with
/// the flag; otherwise returns the refusal unchanged.
pub fn flagged(error: RequestError, flags: &[&str]) -> RequestError {
    let field = |flag: &str| flag.trim_start_matches('-').replace('-', "_");
    let behind = |flag: &&&str| error.field.as_deref() == Some(field(flag).as_str());
    match flags.iter().find(behind) {
        Some(flag) => RequestError { field: None, ..error }.at(flag),
        None => error,
    }
}
