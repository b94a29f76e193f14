//! Distribution of the number of entrants above a given strength, computed for four quadrature points at once (SIMD
//! lanes).

/// Number of factors up to which multiplying one by one is faster.
pub(super) const FEW: u32 = 16;

/// Values at four quadrature points.
pub(super) type Lanes = [f64; 4];

/// Probabilities that an entrant is above the strength, and that it is not, at four quadrature points.
#[derive(Clone, Copy)]
pub(super) struct Factor {
    pub above: Lanes,
    pub below: Lanes,
}

/// Probabilities that exactly 0, 1, … and K − 1 entrants are above; higher numbers are not needed.
///
/// A power series in x, truncated at x^K: each entrant multiplies it by `below + above·x`.
#[derive(Clone, Copy)]
pub(super) struct Series<const K: usize>(pub [Lanes; K]);

impl<const K: usize> Series<K> {
    /// The series of no entrants: with probability 1, none is above.
    pub const ONE: Series<K> = {
        let mut terms = [[0.0; 4]; K];
        terms[0] = [1.0; 4];
        Series(terms)
    };

    /// Multiplies the series by the factor of one entrant.
    #[inline]
    pub fn times(&mut self, by: &Factor) {
        for k in (1..K).rev() {
            let before = self.0[k - 1];
            let term = &mut self.0[k];
            for lane in 0..4 {
                term[lane] = term[lane] * by.below[lane] + before[lane] * by.above[lane];
            }
        }
        for lane in 0..4 {
            self.0[0][lane] *= by.below[lane];
        }
    }

    /// Multiplies the series by the factors of `count` entrants of one kind: up to [`FEW`] one by one, more
    /// by the binomial distribution.
    #[inline]
    pub fn times_all(&mut self, by: &Factor, count: u32) {
        if count <= FEW {
            (0..count).for_each(|_| self.times(by));
        } else {
            *self = self.product(&Series::of_alike(by, count));
        }
    }

    fn of_alike(by: &Factor, count: u32) -> Series<K> {
        let mut chosen = 1.0;
        let mut terms = [[0.0; 4]; K];
        for (k, term) in terms.iter_mut().enumerate().take(count as usize + 1) {
            *term = std::array::from_fn(|lane| {
                chosen * by.above[lane].powi(k as i32) * by.below[lane].powi((count - k as u32) as i32)
            });
            chosen *= f64::from(count - k as u32) / (k + 1) as f64;
        }
        Series(terms)
    }

    pub fn product(&self, by: &Series<K>) -> Series<K> {
        let mut terms = [[0.0; 4]; K];
        for (k, term) in terms.iter_mut().enumerate() {
            for i in 0..=k {
                for (lane, sum) in term.iter_mut().enumerate() {
                    *sum += self.0[i][lane] * by.0[k - i][lane];
                }
            }
        }
        Series(terms)
    }

    /// Divides out one entrant, which must be below with a probability of at least one half, so that rounding
    /// errors do not grow from term to term. Results are clamped at 0, since rounding could make a tiny
    /// probability negative.
    #[inline]
    pub fn over(&self, by: &Factor) -> Series<K> {
        let inverse: Lanes = std::array::from_fn(|lane| 1.0 / by.below[lane]);
        let mut terms = self.0;
        for lane in 0..4 {
            terms[0][lane] *= inverse[lane];
        }
        for k in 1..K {
            let before = terms[k - 1];
            for (lane, term) in terms[k].iter_mut().enumerate() {
                *term = ((*term - by.above[lane] * before[lane]) * inverse[lane]).max(0.0);
            }
        }
        Series(terms)
    }

    /// Probability that fewer than K entrants are above, at the first quadrature point.
    pub fn fewer(&self) -> f64 {
        self.0.iter().map(|term| term[0]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factor(above: f64) -> Factor {
        Factor { above: [above; 4], below: [1.0 - above; 4] }
    }

    fn same(a: &Series<3>, b: &Series<3>) -> bool {
        a.0.iter().zip(&b.0).all(|(a, b)| (a[2] - b[2]).abs() < 1e-14)
    }

    #[test]
    fn multiplication_and_division_by_a_factor_cancel() {
        let mut some = Series::<3>::ONE;
        [0.1, 1.0, 0.7, 0.0].map(factor).iter().for_each(|by| some.times(by));
        let mut more = some;
        more.times(&factor(0.4));
        assert!(same(&more.over(&factor(0.4)), &some));
        assert!(!same(&more, &some));
    }

    #[test]
    fn a_power_equals_repeated_multiplication() {
        for above in [0.0, 0.3, 1.0] {
            for count in [0, 1, 5, FEW, FEW + 1, 100] {
                let (mut once, mut each) = (Series::<3>::ONE, Series::<3>::ONE);
                once.times_all(&factor(above), count);
                (0..count).for_each(|_| each.times(&factor(above)));
                assert!(same(&once, &each), "{count} of {above}");
            }
        }
    }
}
