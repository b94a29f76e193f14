//! Probability that each entrant in a field of independent entrants takes each of the first places.
//!
//! Tied hands share the prizes of their places equally, or spin for them with equal probability (PR-9). In
//! expectation, both are equivalent to a tiebreak number that every entrant draws uniformly from 0 to 1. The
//! place of an entrant with a given strength and tiebreak number 1 − u is then the number of others above it
//! plus 1. Each other entrant is above it independently, with the probability of a higher strength plus u
//! times that of the same strength. The probabilities that 0, 1, 2, … others are above are the coefficients
//! of a product over the entrants ([`Series`]); the expected share of a prize is the coefficient averaged
//! over u.
//!
//! The average over u is the integral of a polynomial, computed by four-point Gaussian quadrature (Gauss-Legendre),
//! which is exact up to degree 7, that is, for ties of up to eight entrants. If more entrants may tie, the range of u
//! is divided into pieces in which at most [`PIECE`] others are expected. With f the polynomial of a piece and λ the
//! number expected in it, |f⁽⁸⁾| ≤ (2λ)⁸, and the quadrature error is at most (4!)⁴/(9·(8!)³)·(2λ)⁸, less than 10⁻¹⁴.
//! The sweep stops once the probability of reaching one of the first places is below [`NEGLIGIBLE`].

use super::Distribution;
use super::series::{FEW, Factor, Lanes, Series};

/// Maximum expected number of others in a piece of the range of u at a level.
const PIECE: f64 = 0.125;
/// Largest number of tied entrants for which the quadrature is exact in one piece.
const EXACT: u32 = 8;
/// Probability below which the sweep stops; it is too small to change a reported figure.
const NEGLIGIBLE: f64 = 1e-18;

/// Points of the four-point Gauss-Legendre quadrature on the interval from 0 to 1, and their weights.
const POINTS: Lanes = {
    const INNER: f64 = 0.339_981_043_584_856_3 / 2.0;
    const OUTER: f64 = 0.861_136_311_594_052_6 / 2.0;
    [0.5 - OUTER, 0.5 - INNER, 0.5 + INNER, 0.5 + OUTER]
};
const WEIGHTS: Lanes = {
    const INNER: f64 = 0.652_145_154_862_546_1 / 2.0;
    const OUTER: f64 = 0.347_854_845_137_453_85 / 2.0;
    [OUTER, INNER, INNER, OUTER]
};

/// Entrants of one kind: independent and identically distributed.
pub(super) struct Entrants {
    pub count: u32,
    /// The strengths that an entrant can have, from the best down.
    pub levels: Vec<Level>,
}

/// A strength that an entrant can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    pub strength: u16,
    /// Probability of a higher strength.
    pub above: f64,
    /// Probability of this strength.
    pub here: f64,
    /// Probability of a lower strength.
    pub below: f64,
}

impl Entrants {
    /// `count` entrants with this distribution of strengths.
    pub fn new(count: u32, of: &Distribution) -> Entrants {
        let part = |ways: u64| ways as f64 / of.total() as f64;
        let mut above = 0;
        let levels = of.strengths().iter().rev().map(|&(strength, ways)| {
            let (before, below) = (above, of.total() - above - ways);
            above += ways;
            Level { strength: strength.get(), above: part(before), here: part(ways), below: part(below) }
        });
        Entrants { count, levels: levels.collect() }
    }
}

impl Entrants {
    /// The entrants with the order of strengths reversed, so that place 1 goes to the lowest hand (PR-18).
    pub fn reversed(&self) -> Entrants {
        let turned = |level: &Level| Level {
            strength: u16::MAX - level.strength,
            above: level.below,
            here: level.here,
            below: level.above,
        };
        Entrants { count: self.count, levels: self.levels.iter().rev().map(turned).collect() }
    }
}

impl Level {
    /// Probabilities that an entrant is above or below another one at this level, at four quadrature points.
    fn at(&self, points: Lanes) -> Factor {
        Factor {
            above: points.map(|u| self.above + u * self.here),
            below: points.map(|u| self.below + (1.0 - u) * self.here),
        }
    }
}

/// Maximum number of prizes for which expected shares are computed.
pub const MAX_PRIZES: usize = 50;

/// Calls `visit` for each kind of entrants and each level at which they can take a prize, with the index of the kind,
/// the index of the level, and the expected share of each prize for one entrant with that strength. Prizes beyond the
/// number of entrants or [`MAX_PRIZES`] are omitted.
pub(super) fn for_each_level(field: &[Entrants], prizes: usize, mut visit: impl FnMut(usize, usize, &[f64])) {
    let entrants: usize = field.iter().map(|entrants| entrants.count as usize).sum();
    let prizes = prizes.min(entrants).min(MAX_PRIZES);
    match prizes {
        0 => {}
        1..=3 => sweep(field, |entrants, level, parts: &[f64; 3]| visit(entrants, level, &parts[..prizes])),
        4..=10 => sweep(field, |entrants, level, parts: &[f64; 10]| visit(entrants, level, &parts[..prizes])),
        _ => sweep(field, |entrants, level, parts: &[f64; MAX_PRIZES]| {
            visit(entrants, level, &parts[..prizes]);
        }),
    }
}

fn sweep<const K: usize>(field: &[Entrants], visit: impl FnMut(usize, usize, &[f64; K])) {
    let mut sweep = Sweep {
        field,
        visit,
        next: vec![0; field.len()],
        heads: field.iter().map(|entrants| head(entrants, 0)).collect(),
        active: Vec::new(),
    };
    while let Some(strength) = sweep.heads.iter().copied().max().filter(|&strength| strength > 0) {
        if !sweep.level(strength) {
            break;
        }
    }
}

/// Strength of a level; 0, which no hand has, past the last level and if there are no entrants.
fn head(entrants: &Entrants, level: usize) -> u16 {
    let level = entrants.levels.get(level).filter(|_| entrants.count > 0);
    level.map_or(0, |level| level.strength)
}

/// State of a sweep over the strengths, from the best down.
struct Sweep<'a, const K: usize, V> {
    field: &'a [Entrants],
    visit: V,
    /// Index of the next level of each kind of entrants.
    next: Vec<usize>,
    /// Strength of the next level of each kind of entrants.
    heads: Vec<u16>,
    active: Vec<Active<K>>,
}

/// A kind of entrants that may have the current strength.
struct Active<const K: usize> {
    entrants: usize,
    count: u32,
    level: Level,
    factor: Factor,
    /// Expected share of each prize for one entrant of this kind with the current strength.
    parts: [f64; K],
}

impl<const K: usize, V: FnMut(usize, usize, &[f64; K])> Sweep<'_, K, V> {
    /// Processes one strength. Returns `true` if lower strengths can still take a prize.
    fn level(&mut self, strength: u16) -> bool {
        let others = self.part(strength);
        let (tied, expected) = self.active.iter().fold((0_u32, 0.0), |(tied, expected), active| {
            (tied.saturating_add(active.count), expected + f64::from(active.count) * active.level.here)
        });
        let pieces = if tied <= EXACT { 1.0 } else { f64::ceil(expected / PIECE).max(1.0) };
        for piece in 0..pieces as u32 {
            if piece_of_level(&mut self.active, others, f64::from(piece), pieces) < NEGLIGIBLE {
                self.report_level();
                return false;
            }
        }
        self.report_level();
        true
    }

    /// Separates the entrants that may have this strength from all others, and returns the distribution of the
    /// number of others above it.
    fn part(&mut self, strength: u16) -> Series<K> {
        let mut others = Others::new();
        self.active.clear();
        for (entrants, &head) in self.heads.iter().enumerate() {
            let (of, next) = (&self.field[entrants], self.next[entrants]);
            if head == strength {
                let level = of.levels[next];
                let factor = level.at(POINTS);
                self.active.push(Active { entrants, count: of.count, level, factor, parts: [0.0; K] });
            } else if next > 0 {
                let last = &of.levels[next - 1];
                others.times(last.above + last.here, last.below, of.count);
            }
        }
        others.series()
    }

    fn report_level(&mut self) {
        for active in &self.active {
            let next = &mut self.next[active.entrants];
            (self.visit)(active.entrants, *next, &active.parts);
            *next += 1;
            self.heads[active.entrants] = head(&self.field[active.entrants], *next);
        }
    }
}

/// Product of the factors of the entrants that cannot have the current strength. These factors are the same at all
/// points.
struct Others<const K: usize>([f64; K], Series<K>);

impl<const K: usize> Others<K> {
    const fn new() -> Others<K> {
        let mut terms = [0.0; K];
        terms[0] = 1.0;
        Others(terms, Series::ONE)
    }

    #[inline]
    fn times(&mut self, above: f64, below: f64, count: u32) {
        if count > FEW {
            return self.1.times_all(&Factor { above: [above; 4], below: [below; 4] }, count);
        }
        for _ in 0..count {
            for k in (1..K).rev() {
                self.0[k] = self.0[k] * below + self.0[k - 1] * above;
            }
            self.0[0] *= below;
        }
    }

    fn series(&self) -> Series<K> {
        self.1.product(&Series(self.0.map(|term| [term; 4])))
    }
}

/// Adds piece number `piece` (from 0) of a level to the shares. Returns the probability that fewer than K entrants are
/// above the start of the piece.
fn piece_of_level<const K: usize>(
    active: &mut [Active<K>],
    others: Series<K>,
    piece: f64,
    pieces: f64,
) -> f64 {
    if pieces > 1.0 {
        let points = POINTS.map(|point| (piece + point) / pieces);
        active.iter_mut().for_each(|active| active.factor = active.level.at(points));
    }
    let mut all = others;
    active
        .iter()
        .filter(|active| active.is_low())
        .for_each(|active| all.times_all(&active.factor, active.count));
    let low = all;
    active
        .iter()
        .filter(|active| !active.is_low())
        .for_each(|active| all.times_all(&active.factor, active.count));
    for place in 0..active.len() {
        let without = if active[place].is_low() {
            all.over(&active[place].factor)
        } else {
            without_high(low, active, place)
        };
        active[place].add(&without, pieces);
    }
    all.fewer()
}

/// Product without one entrant that is above with a probability over one half. Dividing it out would be
/// numerically unstable, so the product is computed again without it.
fn without_high<const K: usize>(low: Series<K>, active: &[Active<K>], place: usize) -> Series<K> {
    let mut all = low;
    for (other, active) in active.iter().enumerate().filter(|(_, active)| !active.is_low()) {
        all.times_all(&active.factor, active.count - u32::from(other == place));
    }
    all
}

impl<const K: usize> Active<K> {
    /// Returns `true` if each of these entrants is below the strength with a probability of at least one half at all
    /// points. The last point has the lowest probability.
    fn is_low(&self) -> bool {
        self.factor.below[3] >= 0.5
    }

    fn add(&mut self, others: &Series<K>, pieces: f64) {
        for (part, term) in self.parts.iter_mut().zip(&others.0) {
            let average: f64 = term.iter().zip(&WEIGHTS).map(|(chance, weight)| chance * weight).sum();
            *part += average / pieces;
        }
    }
}
