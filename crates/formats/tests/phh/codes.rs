//! The error codes for amounts. Other programs depend on them, so they must not change.

use formats::phh::AmountError;
use games::GameError;

#[test]
fn holdem_amounts() {
    let text = || "text".to_owned();
    let errors = [
        AmountError::NotANumber(text()),
        AmountError::Negative(text()),
        AmountError::NotFinite(text()),
        AmountError::TooFine(text()),
        AmountError::TooLarge(text()),
    ];
    for error in &errors {
        let code = match error {
            AmountError::NotANumber(_) => "amount",
            AmountError::Negative(_) => "amount_negative",
            AmountError::NotFinite(_) => "amount_not_finite",
            AmountError::TooFine(_) => "amount_too_fine",
            AmountError::TooLarge(_) => "amount_too_large",
        };
        assert_eq!(error.code(), code, "{error}");
    }
}
