//! The mean of a sample, and its standard error.

/// Running sums of a sample.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a value to the sample.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Number of values in the sample.
    pub const fn count(self) -> u64 {
        self.count
    }

    /// Mean of the values; 0 if there are none.
    pub fn value(self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Standard error of the mean, from the sample variance; 0 for fewer than two values.
    pub fn standard_error(self) -> f64 {
        let (count, others) = (self.count.max(1) as f64, self.count.saturating_sub(1).max(1) as f64);
        let spread = (self.squares - self.value() * self.sum).max(0.0);
        (spread / others / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_and_error_of_die_rolls() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.standard_error()), (0.0, 0.0));
        [1.0, 2.0, 3.0, 4.0, 5.0, 6.0].into_iter().for_each(|eyes| mean.add(eyes));
        assert_eq!((mean.count(), mean.value()), (6, 3.5));
        // The sum of squared deviations is 17.5, divided by n − 1 = 5 and by n = 6.
        assert!((mean.standard_error() - (17.5_f64 / 30.0).sqrt()).abs() < 1e-12);
    }
}
