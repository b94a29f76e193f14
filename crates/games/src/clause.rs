//! Citations of the clauses and rulings behind a decision.

/// A clause of a rulebook or a numbered ruling.
pub trait ClauseId: Copy + Eq + 'static {
    /// The published id: `holdem/trade-2` for a clause, `TH-3` for a ruling.
    fn id(self) -> &'static str;
}

/// A decision that cites the clauses behind it, such as an event of a round.
pub trait CitesClauses {
    /// The ids of the clauses: those of the rulebook, then the rulings.
    fn clause_ids(&self) -> Vec<&'static str>;
}

/// The ids of the clauses, in the given order.
pub fn ids<C: ClauseId>(clauses: impl AsRef<[C]>) -> Vec<&'static str> {
    clauses.as_ref().iter().map(|clause| clause.id()).collect()
}

/// Defines a game's `enum Clause` from lines of `Name = "id"`, the clauses of the rulebook first, then the
/// rulings.
macro_rules! clauses {
    ($rulebook:literal; $($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        #[doc = concat!("A clause of the rulebook (`", $rulebook, "`) or a ruling (`RULINGS.md`).")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Clause {
            $($(#[$doc])* $name,)+
        }

        impl Clause {
            /// Every clause: those of the rulebook, then the rulings.
            pub const ALL: &[Clause] = &[$(Clause::$name),+];
        }

        impl $crate::clause::ClauseId for Clause {
            fn id(self) -> &'static str {
                match self {
                    $(Clause::$name => $id,)+
                }
            }
        }
    };
}

pub(crate) use clauses;
