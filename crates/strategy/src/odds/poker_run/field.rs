//! The chances of everybody in a field of independent entrants to take each of the first places.
//!
//! Tied hands share the prizes of the places that they fill, equally, or spin for them with equal chances (PR-9). Both come
//! to the same as a number that everybody draws from 0 to 1, and that decides a tie. So an entrant with some strength and
//! the number 1 − u has a place that follows from how many others are above, each of them by itself: with what it has
//! above the strength, and with u times what it has at it. The chances that none, one, two of them are above are a
//! product over the entrants ([`Series`]); the part of a prize is that chance on average over u.
//!
//! The average over u is that of a polynomial, taken by Gauss's rule of four points, which is exact up to degree 7, that is
//! for ties of eight. Where more may tie, the level is cut into pieces in which at most [`PIECE`] others are expected to be.
//! With f the polynomial of a piece and λ the number expected in it, |f⁽⁸⁾| ≤ (2λ)⁸, and the rule is off by no more than
//! (4!)⁴/(9·(8!)³)·(2λ)⁸: less than 10⁻¹⁴. What is below the first places with a chance of all but [`NEGLIGIBLE`] is left out.

use super::Distribution;
use super::series::{FEW, Factor, Lanes, Series};

/// How many others are expected in a piece of a level.
const PIECE: f64 = 0.125;
/// For ties of as many the rule is exact in one piece.
const EXACT: u32 = 8;
/// No chance that is told is changed by as much by what is left out.
const NEGLIGIBLE: f64 = 1e-18;

/// The points of Gauss's rule of order four from 0 to 1, and their weights.
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

/// Entrants that are alike: independent, with the same chances.
pub(super) struct Entrants {
    pub count: u32,
    /// From the best down.
    pub levels: Vec<Level>,
}

/// A strength that an entrant can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    pub strength: u16,
    /// The chance of more.
    pub above: f64,
    /// The chance of just this.
    pub here: f64,
    /// The chance of less.
    pub below: f64,
}

impl Entrants {
    /// So many hands with these chances.
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
    /// The same field from below: the lowest strength is the best, so that who takes place 1 has the low hand (PR-18).
    pub fn upside_down(&self) -> Entrants {
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
    /// How the entrant stands to another at the same level, at four points of it.
    fn at(&self, points: Lanes) -> Factor {
        Factor {
            above: points.map(|u| self.above + u * self.here),
            below: points.map(|u| self.below + (1.0 - u) * self.here),
        }
    }
}

/// The most prizes whose chances are worked out.
pub const MOST_PRIZES: usize = 50;

/// Calls `visit` with each level of each of the entrants at which it can take one of the prizes: which entrants, which of
/// their levels, and what part of each prize one of them expects there; of prizes without an entrant nothing is told.
pub(super) fn for_each_level(field: &[Entrants], prizes: usize, mut visit: impl FnMut(usize, usize, &[f64])) {
    let entrants: usize = field.iter().map(|entrants| entrants.count as usize).sum();
    let prizes = prizes.min(entrants).min(MOST_PRIZES);
    match prizes {
        0 => {}
        1..=3 => sweep(field, |entrants, level, parts: &[f64; 3]| visit(entrants, level, &parts[..prizes])),
        4..=10 => sweep(field, |entrants, level, parts: &[f64; 10]| visit(entrants, level, &parts[..prizes])),
        _ => sweep(field, |entrants, level, parts: &[f64; MOST_PRIZES]| {
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

/// The strength of a level; 0, which is none, behind the last and where nobody enters.
fn head(entrants: &Entrants, level: usize) -> u16 {
    let level = entrants.levels.get(level).filter(|_| entrants.count > 0);
    level.map_or(0, |level| level.strength)
}

/// The way from the best strength down.
struct Sweep<'a, const K: usize, V> {
    field: &'a [Entrants],
    visit: V,
    /// The level of each of the entrants that comes next.
    next: Vec<usize>,
    /// Its strength.
    heads: Vec<u16>,
    active: Vec<Active<K>>,
}

/// Entrants that may have the strength at hand.
struct Active<const K: usize> {
    entrants: usize,
    count: u32,
    level: Level,
    factor: Factor,
    /// The part of each prize that one of them expects.
    parts: [f64; K],
}

impl<const K: usize, V: FnMut(usize, usize, &[f64; K])> Sweep<'_, K, V> {
    /// One level; whether those below it matter.
    fn level(&mut self, strength: u16) -> bool {
        let others = self.part(strength);
        let (tied, expected) = self.active.iter().fold((0_u32, 0.0), |(tied, expected), active| {
            (tied.saturating_add(active.count), expected + f64::from(active.count) * active.level.here)
        });
        let pieces = if tied <= EXACT { 1.0 } else { f64::ceil(expected / PIECE).max(1.0) };
        for piece in 0..pieces as u32 {
            if piece_of_level(&mut self.active, others, f64::from(piece), pieces) < NEGLIGIBLE {
                self.tell();
                return false;
            }
        }
        self.tell();
        true
    }

    /// Finds who may have the strength, and of all others together how many are above.
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

    fn tell(&mut self) {
        for active in &self.active {
            let next = &mut self.next[active.entrants];
            (self.visit)(active.entrants, *next, &active.parts);
            *next += 1;
            self.heads[active.entrants] = head(&self.field[active.entrants], *next);
        }
    }
}

/// The entrants that cannot have the strength at hand: the same at all points.
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

/// Adds what one piece of a level gives to everybody, and tells how likely it is that fewer than K are above it.
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

/// Who is above more often than not cannot be divided out: the product is taken once more without one of them.
fn without_high<const K: usize>(low: Series<K>, active: &[Active<K>], place: usize) -> Series<K> {
    let mut all = low;
    for (other, active) in active.iter().enumerate().filter(|(_, active)| !active.is_low()) {
        all.times_all(&active.factor, active.count - u32::from(other == place));
    }
    all
}

impl<const K: usize> Active<K> {
    /// Whether each of them is below with a chance of a half or more, at all points: the last is the least favourable.
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
