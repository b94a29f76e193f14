//! Amounts as written in a file.

use crate::input::shorten;
use games::GameErrorEnum;
use games::chips::Chips;
use games::holdem::Clause;
use schemars::JsonSchema;
use std::borrow::Cow;
use std::fmt;

/// An amount in hundredths of a chip, with the number of decimal places written in the file, at most two.
///
/// When an amount is written again, an integer stays an integer and `9775.0` keeps its decimal point. Two amounts are
/// equal only if they also have the same number of decimal places; use [`Amount::hundredths`] to compare values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    hundredths: Chips,
    decimals: u8,
}

/// The reason a string is not an amount.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum AmountError {
    #[error("{0:?} is not an amount: write digits, such as 250 or 12.50")]
    #[strum(serialize = "amount")]
    NotANumber(String),
    #[error("{0} is negative: amounts are 0 or more")]
    #[strum(serialize = "amount_negative")]
    Negative(String),
    #[error("{0} is not a finite amount: write the number of chips")]
    #[strum(serialize = "amount_not_finite")]
    NotFinite(String),
    #[error("{0} is finer than a hundredth of a chip: at most two digits may follow the point")]
    #[strum(serialize = "amount_too_fine")]
    TooFine(String),
    #[error("{0} is more than 2^53 − 1 hundredths of a chip")]
    #[strum(serialize = "amount_too_large")]
    TooLarge(String),
}

impl GameErrorEnum for AmountError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            AmountError::TooLarge(_) | AmountError::Negative(_) => &[Clause::All2],
            AmountError::NotFinite(_) | AmountError::TooFine(_) => &[Clause::All2, Clause::Th15],
            AmountError::NotANumber(_) => &[],
        })
    }
}

/// The number of digits in [`Chips::MAX`].
const MAX_DIGITS: i64 = 16;

impl Amount {
    /// An amount in hundredths of a chip, written with at least `decimals` decimal places (0 to 2; more count as 2).
    pub const fn new(hundredths: Chips, decimals: u8) -> Amount {
        Amount { hundredths, decimals: if decimals < 2 { decimals } else { 2 } }
    }

    /// The value in hundredths of a chip.
    pub const fn hundredths(self) -> Chips {
        self.hundredths
    }

    /// The minimum number of decimal places in output, 0 to 2: 0 for an amount that was an integer in the file, and at
    /// least 1 for one written with a decimal point or an exponent.
    pub const fn decimals(self) -> u8 {
        self.decimals
    }

    /// Parses an integer or a decimal number exactly: `250`, `12.50`, `1e3`.
    ///
    /// # Errors
    /// [`AmountError`] if the text is not a number, or if the number is negative, not finite, not a multiple of
    /// 0.01, or above 2^53 − 1 hundredths.
    pub fn parse(text: &str) -> Result<Amount, AmountError> {
        let number = Digits::split(text)?;
        let written = number.fraction.len().min(2) as u8;
        let decimals = if number.pointed { written.max(1) } else { 0 };
        let hundredths = number.hundredths(text)?;
        if number.negative && hundredths > Chips::ZERO {
            return Err(AmountError::Negative(shorten(text)));
        }
        Ok(Amount { hundredths, decimals })
    }
}

/// The parts of a number as written, before evaluation.
struct Digits<'a> {
    negative: bool,
    whole: &'a str,
    fraction: &'a str,
    exponent: i64,
    /// `true` if written with a decimal point or an exponent, and therefore not an integer.
    pointed: bool,
}

impl Digits<'_> {
    fn split(text: &str) -> Result<Digits<'_>, AmountError> {
        let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
        if ["inf", "nan"].contains(&unsigned) {
            return Err(AmountError::NotFinite(text.to_owned()));
        }
        let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let power = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        if whole.is_empty() || power.is_empty() || ![whole, fraction, power].into_iter().all(digits) {
            return Err(AmountError::NotANumber(shorten(text)));
        }
        Ok(Digits {
            negative: text.starts_with('-'),
            whole,
            fraction,
            exponent: power_of_ten(exponent.starts_with('-'), power),
            pointed: mantissa.len() < unsigned.len() || mantissa.contains('.'),
        })
    }

    fn hundredths(&self, text: &str) -> Result<Chips, AmountError> {
        let all = [self.whole, self.fraction].concat();
        let significant = all.trim_start_matches('0').trim_end_matches('0');
        if significant.is_empty() {
            return Ok(Chips::ZERO);
        }
        let trailing = (all.len() - all.trim_end_matches('0').len()) as i64;
        let zeros = self.exponent.saturating_sub(self.fraction.len() as i64).saturating_add(trailing + 2);
        if zeros < 0 {
            return Err(AmountError::TooFine(shorten(text)));
        }
        let too_large = || AmountError::TooLarge(shorten(text));
        if zeros.saturating_add(significant.len() as i64) > MAX_DIGITS {
            return Err(too_large());
        }
        let units: u64 = significant.parse().map_err(|_| too_large())?;
        Chips::new(units * 10_u64.pow(zeros as u32)).map_err(|_| too_large())
    }
}

/// Parses an exponent, saturating at the range of `i32`.
fn power_of_ten(negative: bool, digits: &str) -> i64 {
    let power = digits.parse().unwrap_or(i64::from(i32::MAX)).min(i64::from(i32::MAX));
    if negative { -power } else { power }
}

impl fmt::Display for Amount {
    /// Formats with the file's number of decimal places, or more if the value requires them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.hundredths.get() / 100, self.hundredths.get() % 100);
        match (self.decimals, part) {
            (0, 0) => write!(f, "{whole}"),
            (0 | 1, part) if part % 10 == 0 => write!(f, "{whole}.{}", part / 10),
            (_, part) => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl JsonSchema for Amount {
    fn schema_name() -> Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "number",
            "minimum": 0,
            "description": "An amount in chips. At most two digits may follow the point; more are refused",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameError;

    #[test]
    fn an_amount_is_written_back_as_it_was() {
        for text in ["0", "10000", "9775.0", "10187.5", "0.25", "12.50", "90071992547409.91"] {
            assert_eq!(Amount::parse(text).unwrap().to_string(), text);
        }
        for (text, written) in
            [("1e3", "1000.0"), ("0.500", "0.50"), ("1.25e1", "12.50"), ("-0.0", "0.0"), ("+7", "7")]
        {
            assert_eq!(Amount::parse(text).unwrap().to_string(), written);
        }
        assert_eq!(Amount::new(Chips::new(1_018_750).unwrap(), 0).to_string(), "10187.5");
        assert_eq!(Amount::new(Chips::new(1_018_725).unwrap(), 1).to_string(), "10187.25");
    }

    #[test]
    fn all_02_text_that_is_not_an_amount_is_refused() {
        let code = |text: &str| Amount::parse(text).unwrap_err().code();
        for text in ["", ".", "5.", "x", "1e", "--1", "1_000", "0x10", "1.2.3", "٣"] {
            let wanted = if text == "5." { None } else { Some("amount") };
            assert_eq!(Amount::parse(text).err().map(|error| error.code()), wanted, "{text:?}");
        }
        assert_eq!(
            [code("-1"), code("-0.01"), code("-1e300")],
            ["amount_negative", "amount_negative", "amount_too_large"]
        );
        assert_eq!([code("inf"), code("-inf"), code("nan")], ["amount_not_finite"; 3]);
        assert_eq!([code("0.001"), code("1e-3"), code("1e-99999999999999999999")], ["amount_too_fine"; 3]);
        assert_eq!(
            [code("1e300"), code("90071992547409.92"), code("1e99999999999999999999")],
            ["amount_too_large"; 3]
        );
        assert_eq!(code(&"9".repeat(100_000)), "amount_too_large");
    }
}
