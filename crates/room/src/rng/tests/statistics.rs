//! Statistical tests at a joint significance level.

use statrs::distribution::{ChiSquared, ContinuousCDF, Normal};

/// The joint significance level: the probability that at least one test fails although every source is random.
const LEVEL: f64 = 1e-9;

/// The number of batteries whose tests share the level.
const BATTERIES: f64 = 3.0;

/// The p-values of several tests of one source, by name.
#[derive(Default)]
pub struct Battery(Vec<(&'static str, f64)>);

impl Battery {
    /// Compares counts with their expected values by a chi-squared test. Neighbouring cells are joined until each has
    /// an expected count of at least 10.
    pub fn fit(&mut self, name: &'static str, cells: impl IntoIterator<Item = (u32, f64)>) {
        let (mut statistic, mut count) = (0.0, 0_u32);
        let mut last = (0.0, 0.0);
        let mut open = (0.0, 0.0);
        for (found, expected) in cells {
            open = (open.0 + f64::from(found), open.1 + expected);
            if open.1 >= 10.0 {
                statistic += squared(last);
                count += u32::from(last.1 > 0.0);
                last = std::mem::take(&mut open);
            }
        }
        statistic += squared((last.0 + open.0, last.1 + open.1));
        self.chi_squared(name, statistic, count);
    }

    /// Compares a statistic with the chi-squared distribution that has this many degrees of freedom.
    pub fn chi_squared(&mut self, name: &'static str, statistic: f64, freedom: u32) {
        let distribution = ChiSquared::new(freedom.into()).unwrap();
        self.add(name, distribution.cdf(statistic), distribution.sf(statistic));
    }

    /// Compares a statistic with the standard normal distribution.
    pub fn normal(&mut self, name: &'static str, statistic: f64) {
        let distribution = Normal::standard();
        self.add(name, distribution.cdf(statistic), distribution.sf(statistic));
    }

    /// Adds a two-sided test. A fit that is too good fails, too.
    fn add(&mut self, name: &'static str, below: f64, above: f64) {
        self.0.push((name, 2.0 * below.min(above)));
    }

    /// The tests that reject randomness at the joint level.
    pub fn rejections(&self) -> Vec<&'static str> {
        let level = LEVEL / BATTERIES / self.0.len() as f64;
        self.0.iter().filter(|(_, p)| *p < level).map(|(name, _)| *name).collect()
    }

    /// Asserts that no test rejects randomness.
    pub fn assert_random(&self) {
        assert!(self.rejections().is_empty(), "p-values: {:?}", self.0);
    }
}

/// The contribution of a cell to a chi-squared statistic; 0 for a cell with an expected count of 0.
fn squared((found, expected): (f64, f64)) -> f64 {
    if expected > 0.0 { (found - expected).powi(2) / expected } else { 0.0 }
}

#[test]
fn a_battery_rejects_what_is_too_far_and_what_is_too_close() {
    let rejects = |found: [u32; 4]| {
        let mut battery = Battery::default();
        battery.fit("cells", found.map(|found| (found, 1e6)));
        !battery.rejections().is_empty()
    };
    assert!(rejects([1_010_000, 990_000, 1_000_000, 1_000_000]));
    assert!(rejects([1_000_000; 4]));
    assert!(!rejects([1_001_000, 999_000, 1_000_300, 999_700]));
}
