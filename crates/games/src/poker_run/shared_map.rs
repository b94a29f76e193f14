//! A sorted map whose copies share their values. A change to one value copies that value, the pointers in its part of
//! the map, and one pointer for each part, so that an event with thousands of hands can be copied for each entry.

use super::action::{HandId, Participant};
use std::collections::BTreeMap;
use std::ops::{Index, RangeInclusive};
use std::sync::Arc;

/// Maximum number of participants in a part.
const PART: u32 = 64;

/// A key of the map. Keys are sorted by participant first.
pub(super) trait Key: Copy + Ord {
    /// The participant that the key names.
    fn participant(self) -> Participant;

    /// The number of the part that contains this key, counted from 0.
    fn part(self) -> u32 {
        self.participant().number() / PART
    }
}

impl Key for Participant {
    fn participant(self) -> Participant {
        self
    }
}

impl Key for HandId {
    fn participant(self) -> Participant {
        self.participant
    }
}

/// One part of the map: the values of a group of participants.
type Part<K, V> = BTreeMap<K, Arc<V>>;

/// A map sorted by key. A clone shares everything with the original until one of the two changes.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct SharedMap<K, V>(Arc<BTreeMap<u32, Arc<Part<K, V>>>>);

impl<K, V> Default for SharedMap<K, V> {
    fn default() -> SharedMap<K, V> {
        SharedMap(Arc::default())
    }
}

impl<K: Key, V: Clone> SharedMap<K, V> {
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.get(&key.part())?.get(key).map(Arc::as_ref)
    }

    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let part = Arc::make_mut(&mut self.0).get_mut(&key.part())?;
        Arc::make_mut(part).get_mut(key).map(Arc::make_mut)
    }

    pub fn insert(&mut self, key: K, value: V) {
        let part = Arc::make_mut(&mut self.0).entry(key.part()).or_default();
        Arc::make_mut(part).insert(key, Arc::new(value));
    }

    pub fn remove(&mut self, key: &K) {
        if let Some(part) = Arc::make_mut(&mut self.0).get_mut(&key.part()) {
            Arc::make_mut(part).remove(key);
        }
    }

    pub fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }

    pub fn len(&self) -> usize {
        self.0.values().map(|part| part.len()).sum()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.0.values().flat_map(|part| part.iter()).map(|(key, value)| (key, value.as_ref()))
    }

    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> {
        self.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }

    /// The entries whose keys are in the range. All keys of the range must name the same participant.
    pub fn of_participant(&self, range: RangeInclusive<K>) -> impl Iterator<Item = (&K, &V)> {
        let part = self.0.get(&range.start().part());
        part.into_iter()
            .flat_map(move |part| part.range(range.clone()))
            .map(|(key, value)| (key, value.as_ref()))
    }
}

impl<K: Key, V: Clone> Index<&K> for SharedMap<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key is there")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn participant(number: u32) -> Participant {
        Participant::new(number).unwrap()
    }

    #[test]
    fn a_copy_keeps_its_values_and_shares_all_other_parts() {
        let mut map = SharedMap::default();
        for number in (1..=1000).rev() {
            map.insert(participant(number), number);
        }
        let copy = map.clone();
        *map.get_mut(&participant(500)).unwrap() = 7;
        map.remove(&participant(501));
        assert_eq!((copy[&participant(500)], map[&participant(500)]), (500, 7));
        assert_eq!((copy.len(), map.len()), (1000, 999));
        assert!(copy.contains_key(&participant(501)) && !map.contains_key(&participant(501)));
        let shared = map.0.iter().filter(|(part, one)| Arc::ptr_eq(one, &copy.0[part])).count();
        assert_eq!((map.0.len(), shared), (16, 15));
        assert!(copy.keys().map(|key| key.number()).eq(1..=1000));
        assert!(map.get_mut(&participant(2000)).is_none() && map.get(&participant(501)).is_none());
    }

    #[test]
    fn the_hands_of_a_participant_are_a_range() {
        let mut map = SharedMap::default();
        for number in 60..70 {
            for hand in [2, 1] {
                map.insert(participant(number).hand(hand), hand);
            }
        }
        let own = |number| {
            let one = participant(number);
            map.of_participant(one.hand(0)..=one.hand(u32::MAX)).map(|(hand, _)| *hand).collect::<Vec<_>>()
        };
        assert_eq!(own(64), [participant(64).hand(1), participant(64).hand(2)]);
        assert!(own(70).is_empty() && own(1000).is_empty());
        assert_eq!(map.values().count(), 20);
    }
}
