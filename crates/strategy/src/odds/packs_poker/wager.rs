//! What a wager is worth, by how its deals end.

use crate::odds::Fraction;

/// How often a wager ends how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wager {
    ends: Vec<End>,
    /// What every result is written over.
    common: i128,
}

/// One way in which a wager ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The name that replies use: `win`, `lose_high_card`, the category of a hand that is paid.
    pub id: &'static str,
    /// How many deals end so.
    pub deals: u64,
    /// What one unit wins, over the common denominator: at most 10^6 · 10^15.
    pub(super) net: i128,
}

impl Wager {
    pub(super) const fn new(ends: Vec<End>, common: i128) -> Wager {
        Wager { ends, common }
    }

    /// Every end, with how many deals have it.
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// How many deals there are.
    pub fn all(&self) -> u64 {
        self.ends.iter().map(|end| end.deals).sum()
    }

    /// What one unit wins on average.
    pub fn expected(&self) -> Fraction {
        Fraction::new(self.won(), i128::from(self.all()) * self.common)
    }

    /// The variance of what one unit wins; `None` where a pay table is so fine that the fraction has more than 38 digits.
    pub fn variance(&self) -> Option<Fraction> {
        let all = i128::from(self.all());
        let square = |end: &End| i128::from(end.deals).checked_mul(end.net.checked_mul(end.net)?);
        let squares = self.ends.iter().try_fold(0_i128, |sum, end| sum.checked_add(square(end)?))?;
        let spread = all.checked_mul(squares)?.checked_sub(self.won().checked_mul(self.won())?)?;
        let below = all.checked_mul(self.common)?;
        Some(Fraction::new(spread, below.checked_mul(below)?))
    }

    /// The standard deviation of what one unit wins.
    pub fn standard_deviation(&self) -> f64 {
        let mean = self.expected().value();
        let squares = self.ends.iter().map(|end| {
            let net = end.net as f64 / self.common as f64;
            end.deals as f64 * (net - mean).powi(2)
        });
        (squares.sum::<f64>() / self.all() as f64).sqrt()
    }

    /// How often it wins.
    pub fn hit_frequency(&self) -> Fraction {
        let hits = self.ends.iter().filter(|end| end.net > 0);
        Fraction::new(hits.map(|end| i128::from(end.deals)).sum(), self.all().into())
    }

    /// What all deals win together, over the common denominator.
    fn won(&self) -> i128 {
        self.ends.iter().map(|end| i128::from(end.deals) * end.net).sum()
    }
}
