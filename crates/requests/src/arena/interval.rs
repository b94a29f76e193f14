//! Half the width of a 95 % confidence interval, in standard errors.

/// Quantiles of Student's distribution for few degrees of freedom, from 1.
const FEW: [f64; 9] =
    [12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004, 2.262_157];

/// The 97.5 % quantile of the normal distribution.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The 97.5 % quantile of Student's distribution with this many degrees of freedom, at least 1: from a table, or by the
/// first terms of its expansion around the quantile of the normal distribution (Abramowitz and Stegun, 26.7.5).
pub fn half_width(freedom: u64) -> f64 {
    let index = usize::try_from(freedom.max(1) - 1).unwrap_or(usize::MAX);
    FEW.get(index).copied().unwrap_or_else(|| expansion(freedom as f64))
}

fn expansion(freedom: f64) -> f64 {
    let z = NORMAL;
    let [z3, z5, z7, z9] = [3, 5, 7, 9].map(|power| z.powi(power));
    let first = (z3 + z) / 4.0;
    let second = (5.0 * z5 + 16.0 * z3 + 3.0 * z) / 96.0;
    let third = (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / 384.0;
    let fourth = (79.0 * z9 + 776.0 * z7 + 1482.0 * z5 - 1920.0 * z3 - 945.0 * z) / 92_160.0;
    z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_agree_with_published_ones() {
        for (freedom, quantile) in
            [(1, 12.7062), (5, 2.5706), (9, 2.2622), (10, 2.2281), (20, 2.0860), (30, 2.0423), (120, 1.9799)]
        {
            assert!((half_width(freedom) - quantile).abs() < 1e-4, "{freedom}: {}", half_width(freedom));
        }
        assert!((half_width(u64::MAX) - NORMAL).abs() < 1e-9);
        assert!((1..200).all(|freedom| half_width(freedom + 1) < half_width(freedom)));
    }
}
