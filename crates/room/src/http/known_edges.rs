//! The house edges that were calculated before, by game and settings.

use crate::game::WagerEdge;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// Maximum number of sets of rules whose edges are kept.
const KEPT: usize = 32;

/// The exact house edge of every wager of a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Edges {
    /// The wagers, the main wager first; empty in a game that is not against the house.
    pub wagers: Vec<WagerEdge>,
}

/// Edges that were calculated before, the most recent last, by game and settings.
#[derive(Default)]
pub struct KnownEdges(Mutex<VecDeque<(String, Arc<Edges>)>>);

impl KnownEdges {
    /// The edges of this game and these settings; `None` if they were not calculated yet.
    pub fn find(&self, key: &str) -> Option<Arc<Edges>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(one, _)| one == key).map(|(_, edges)| edges.clone())
    }

    /// Keeps the edges of this game and these settings, and forgets the oldest if there are more than 32.
    pub fn keep(&self, key: String, edges: Arc<Edges>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.iter().any(|(one, _)| *one == key) {
            return;
        }
        if known.len() == KEPT {
            known.pop_front();
        }
        known.push_back((key, edges));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_edges_are_forgotten_first() {
        let known = KnownEdges::default();
        let edges = Arc::new(Edges { wagers: Vec::new() });
        for number in 0..=KEPT {
            known.keep(format!("rules {number}"), edges.clone());
            known.keep("rules 1".to_owned(), edges.clone());
        }
        let found = |number: usize| known.find(&format!("rules {number}")).is_some();
        assert!(!found(0) && found(KEPT) && found(2));
        assert_eq!(known.0.lock().unwrap().len(), KEPT);
    }
}
