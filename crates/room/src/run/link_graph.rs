//! The staff links that were created through other staff links.

use super::author::{Author, CREATOR};
use super::state::State;
use std::collections::{BTreeMap, BTreeSet};

/// Graph of staff links: each link leads to the staff members who joined through it, and each of them to the links that
/// they created. The creator of the event needs no link, so no link leads to the creator's links.
#[derive(Default)]
pub(super) struct LinkGraph {
    /// The staff members who joined through each link.
    joined: BTreeMap<u32, Vec<u32>>,
    /// The links that each staff member created.
    created: BTreeMap<u32, Vec<u32>>,
    /// The links that are revoked.
    revoked: BTreeSet<u32>,
}

impl LinkGraph {
    /// The graph of an event, in time linear in its links and the links of its staff.
    pub fn new(state: &State) -> LinkGraph {
        let mut graph = LinkGraph::default();
        for (&number, member) in state.staff.iter().filter(|(number, _)| **number != CREATOR) {
            for &link in &member.links {
                graph.joined.entry(link).or_default().push(number);
            }
        }
        for (&number, link) in &state.links {
            if let Author::Staff(creator) = link.made.by {
                graph.created.entry(creator).or_default().push(number);
            }
            if link.revoked {
                graph.revoked.insert(number);
            }
        }
        graph
    }

    /// The links created through this link, directly or through other links, by number. Revoked links are omitted, but
    /// the links created through them are included. Each staff member is visited once.
    pub fn created_through(&self, link: u32) -> Vec<u32> {
        let (mut found, mut visited) = (BTreeSet::from([link]), BTreeSet::new());
        let mut waiting = vec![link];
        while let Some(link) = waiting.pop() {
            for &member in of(&self.joined, link).iter().filter(|&&member| visited.insert(member)) {
                waiting.extend(of(&self.created, member).iter().filter(|&&made| found.insert(made)));
            }
        }
        found.remove(&link);
        found.difference(&self.revoked).copied().collect()
    }
}

/// The values of a key; empty for an unknown key.
fn of(map: &BTreeMap<u32, Vec<u32>>, key: u32) -> &[u32] {
    map.get(&key).map_or(&[], Vec::as_slice)
}
