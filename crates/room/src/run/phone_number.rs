//! Telephone numbers.

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;

/// Maximum length of a telephone number, in characters.
const MAX_LENGTH: usize = 32;

/// A telephone number as it is dialled or written: `112`, `+1 (303) 555-0100`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PhoneNumber(String);

impl PhoneNumber {
    /// Parses a telephone number of 2 to 32 characters: digits, spaces and `+ - ( ) . /`, with at least two digits.
    /// Leading and trailing whitespace is ignored. `None` for any other text.
    pub fn parse(text: &str) -> Option<PhoneNumber> {
        let text = text.trim();
        let fits = text.chars().all(|char| char.is_ascii_digit() || " +-()./".contains(char));
        let digits = text.chars().filter(char::is_ascii_digit).count();
        (fits && digits >= 2 && text.len() <= MAX_LENGTH).then(|| PhoneNumber(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for PhoneNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PhoneNumber, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        PhoneNumber::parse(&text).ok_or_else(|| {
            D::Error::custom("a telephone number has 2 to 32 characters: digits, spaces and + - ( ) . /")
        })
    }
}

impl JsonSchema for PhoneNumber {
    fn schema_name() -> Cow<'static, str> {
        "PhoneNumber".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "maxLength": MAX_LENGTH, "examples": ["+1 (303) 555-0100"] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_telephone_number_has_digits_and_the_usual_signs() {
        for text in ["112", "+1 (303) 555-0100", " 600/12.34.56 ", &"1".repeat(MAX_LENGTH)] {
            assert_eq!(PhoneNumber::parse(text).map(|number| number.0).as_deref(), Some(text.trim()));
        }
        for text in ["", "1", "+-()", "call Ann", "112; rm", "１１２", &"1".repeat(MAX_LENGTH + 1)] {
            assert_eq!(PhoneNumber::parse(text), None, "{text}");
        }
    }
}
