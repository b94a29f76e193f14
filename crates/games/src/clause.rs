//! The citation behind a decision.

/// A clause of a rulebook or a numbered ruling.
pub trait Cite: Copy + Eq + 'static {
    /// The published id: `holdem/trade-2` for a clause, `TH-3` for a ruling.
    fn id(self) -> &'static str;
}

/// The ids of some clauses, in the order given: the document first, then the rulings.
pub fn ids<C: Cite>(clauses: &[C]) -> Vec<&'static str> {
    clauses.iter().map(|clause| clause.id()).collect()
}
