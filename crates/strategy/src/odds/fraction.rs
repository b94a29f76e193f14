//! Fractions in lowest terms.

use std::fmt;

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// If the denominator is 0, or if the result does not fit into 128 bits.
    pub fn new(numerator: i128, denominator: i128) -> Fraction {
        assert!(denominator != 0, "a fraction with denominator 0");
        let shared = greatest_common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs());
        let shared = denominator.signum() * i128::try_from(shared).unwrap_or(1);
        Fraction { numerator: numerator / shared, denominator: denominator / shared }
    }

    /// Numerator, with the sign of the fraction.
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// Denominator, always above 0.
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// Difference `self - other`; `None` on overflow.
    pub fn minus(self, other: Fraction) -> Option<Fraction> {
        let (a, b) =
            (self.numerator.checked_mul(other.denominator)?, other.numerator.checked_mul(self.denominator)?);
        Some(Fraction::new(a.checked_sub(b)?, self.denominator.checked_mul(other.denominator)?))
    }

    /// Quotient `self / other`; `None` if `other` is 0 or on overflow.
    pub fn over(self, other: Fraction) -> Option<Fraction> {
        let below = self.denominator.checked_mul(other.numerator).filter(|below| *below != 0)?;
        Some(Fraction::new(self.numerator.checked_mul(other.denominator)?, below))
    }

    /// The value as a floating-point number; numerator and denominator are rounded before the division.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

/// Greatest common divisor; if one of the arguments is 0, the other argument.
pub const fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms_with_positive_denominators() {
        let texts = [(6, -4), (0, -7), (-10, 5), (7, 3)]
            .map(|(above, below)| Fraction::new(above, below).to_string());
        assert_eq!(texts, ["-3/2", "0/1", "-2/1", "7/3"]);
        assert_eq!(Fraction::new(-1, 8).value(), -0.125);
        let [half, third] = [2, 3].map(|below| Fraction::new(1, below));
        assert_eq!(half.minus(third).unwrap().to_string(), "1/6");
        assert_eq!(third.over(Fraction::new(-1, 6)).unwrap().to_string(), "-2/1");
        assert_eq!(half.over(Fraction::new(0, 1)), None);
        assert_eq!(Fraction::new(1, i128::MAX).minus(half), None);
    }
}
