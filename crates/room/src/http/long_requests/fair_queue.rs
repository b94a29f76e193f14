//! A queue in which each client has a share of the places. It serves the sites, and the clients of each site, in turn
//! (round robin).

use crate::limits::{SITE_FACTOR, site};
use std::collections::VecDeque;
use std::net::IpAddr;

/// Numbers of places in a queue: for all clients together, and for each client.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    in_all: usize,
    of_client: usize,
}

impl Places {
    /// `in_all` places for all clients together, of which each client may take `of_client`.
    pub fn new(in_all: u32, of_client: u32) -> Places {
        Places { in_all: in_all as usize, of_client: of_client as usize }
    }

    /// The number of places for all clients of a site: [`SITE_FACTOR`] times that of a client, but at most three
    /// quarters of all places, unless a single client may take more.
    fn of_site(self) -> usize {
        let some = self.in_all - self.in_all / 4;
        self.of_client.saturating_mul(SITE_FACTOR as usize).min(some).max(self.of_client)
    }
}

/// Refusal of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// The client, or its site, has no place left.
    OfClient,
    /// The queue has no place left.
    InAll,
}

/// Waiting items by client. The client is `None` for the programs on this machine, which share one turn and have no
/// limit of their own.
pub struct FairQueue<T> {
    places: Places,
    /// The clients with items, in the order of their turns.
    turns: VecDeque<(Option<IpAddr>, VecDeque<T>)>,
}

impl<T> FairQueue<T> {
    /// An empty queue with these places.
    pub const fn new(places: Places) -> FairQueue<T> {
        FairQueue { places, turns: VecDeque::new() }
    }

    /// Adds an item of a client, behind the client's other items.
    ///
    /// # Errors
    /// [`Full`] if no place is left.
    pub fn push(&mut self, client: Option<IpAddr>, item: T) -> Result<(), Full> {
        self.check(client)?;
        match self.turns.iter_mut().find(|(other, _)| *other == client) {
            Some((_, items)) => items.push_back(item),
            None => self.turns.push_back((client, VecDeque::from([item]))),
        }
        Ok(())
    }

    fn check(&self, client: Option<IpAddr>) -> Result<(), Full> {
        if self.count(|_| true) >= self.places.in_all {
            return Err(Full::InAll);
        }
        let Some(client) = client else { return Ok(()) };
        let of_client = self.count(|other| other == Some(client));
        let is_full = of_client >= self.places.of_client
            || site(client).is_some_and(|one| {
                self.count(|other| other.and_then(site) == Some(one)) >= self.places.of_site()
            });
        if is_full { Err(Full::OfClient) } else { Ok(()) }
    }

    /// Number of items of the clients that the filter selects.
    fn count(&self, selects: impl Fn(Option<IpAddr>) -> bool) -> usize {
        let turns = self.turns.iter().filter(|(client, _)| selects(*client));
        turns.map(|(_, items)| items.len()).sum()
    }

    /// Takes the oldest item of the client whose turn it is; `None` if the queue is empty. The other clients of its
    /// site then have their turns after those of all others, so that a site has no more turns than a client outside it.
    pub fn pop(&mut self) -> Option<T> {
        let (client, mut items) = self.turns.pop_front()?;
        let item = items.pop_front();
        if let Some(own) = client.and_then(site) {
            let of_site = |other: Option<IpAddr>| other.and_then(site) == Some(own);
            let (last, first): (Vec<_>, Vec<_>) =
                self.turns.drain(..).partition(|(other, _)| of_site(*other));
            self.turns.extend(first.into_iter().chain(last));
        }
        if !items.is_empty() {
            self.turns.push_back((client, items));
        }
        item
    }

    /// Removes the items for which `keeps` returns `false`.
    pub fn retain(&mut self, keeps: impl Fn(&T) -> bool) {
        for (_, items) in &mut self.turns {
            items.retain(&keeps);
        }
        self.turns.retain(|(_, items)| !items.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    fn popped(queue: &mut FairQueue<u32>) -> Vec<u32> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn clients_take_turns() {
        let (ann, ben) = (client("192.0.2.1"), client("192.0.2.2"));
        let mut queue = FairQueue::new(Places::new(8, 4));
        for (client, item) in [(ann, 1), (ann, 2), (ann, 3), (ben, 4), (None, 5), (ben, 6)] {
            queue.push(client, item).unwrap();
        }
        assert_eq!(popped(&mut queue), [1, 4, 5, 2, 6, 3]);
    }

    #[test]
    fn a_site_has_one_turn_like_a_client_outside_it() {
        let ([one, two], ann) = (["2001:db8:1:1::", "2001:db8:1:2::"].map(client), client("192.0.2.1"));
        let mut queue = FairQueue::new(Places::new(9, 9));
        for (client, item) in [(one, 1), (one, 2), (two, 3), (two, 4), (ann, 5), (ann, 6), (None, 7)] {
            queue.push(client, item).unwrap();
        }
        assert_eq!(popped(&mut queue), [1, 5, 7, 3, 6, 2, 4]);
    }

    #[test]
    fn a_client_has_its_share_of_the_places() {
        let (ann, ben) = (client("192.0.2.1"), client("192.0.2.2"));
        let mut queue = FairQueue::new(Places::new(4, 2));
        assert_eq!([1, 2, 3].map(|item| queue.push(ann, item)), [Ok(()), Ok(()), Err(Full::OfClient)]);
        assert_eq!([4, 5].map(|item| queue.push(ben, item)), [Ok(()), Ok(())]);
        assert_eq!(queue.push(client("192.0.2.3"), 6), Err(Full::InAll));
        assert_eq!(queue.pop(), Some(1));
        assert_eq!(queue.push(ann, 7), Ok(()), "a place of the client is free again");
        queue.retain(|&item| item != 2 && item != 7);
        assert_eq!(popped(&mut queue), [4, 5]);
    }

    #[test]
    fn programs_on_this_machine_have_all_places() {
        let mut queue = FairQueue::new(Places::new(3, 1));
        assert_eq!([1, 2, 3].map(|item| queue.push(None, item)), [Ok(()); 3]);
        assert_eq!(queue.push(None, 4), Err(Full::InAll));
    }

    /// An IPv6 site has 65,536 networks, each of which is a client.
    #[test]
    fn a_site_does_not_take_all_places() {
        let mut queue = FairQueue::new(Places::new(64, 16));
        let pushed = (0..64).filter(|n| queue.push(client(&format!("2001:db8:1:{n:x}::")), 0).is_ok());
        assert_eq!(pushed.count(), 48);
        assert_eq!(queue.push(client("2001:db8:2:1::"), 0), Ok(()));
    }
}
