//! An append-only list whose copies share their elements (a persistent linked list).

use std::sync::Arc;

/// An append-only list that is cheap to copy: a copy shares its elements with the original, and later appends to either
/// do not affect the other.
pub struct SharedList<T> {
    newest: Option<Arc<Node<T>>>,
}

struct Node<T> {
    value: T,
    before: Option<Arc<Node<T>>>,
}

impl<T> SharedList<T> {
    /// An empty list.
    pub const fn new() -> SharedList<T> {
        SharedList { newest: None }
    }

    /// Appends an element. Copies of the list are unaffected.
    pub fn push(&mut self, value: T) {
        let before = self.newest.take();
        self.newest = Some(Arc::new(Node { value, before }));
    }

    /// The elements, newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &T> {
        let nodes = std::iter::successors(self.newest.as_deref(), |node| node.before.as_deref());
        nodes.map(|node| &node.value)
    }
}

impl<T> Clone for SharedList<T> {
    fn clone(&self) -> SharedList<T> {
        SharedList { newest: self.newest.clone() }
    }
}

impl<T> Drop for SharedList<T> {
    /// Drops the elements that no copy shares, in a loop: the recursive drop of a linked list could overflow the stack.
    fn drop(&mut self) {
        let mut next = self.newest.take();
        while let Some(node) = next {
            next = Arc::into_inner(node).and_then(|node| node.before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elements(list: &SharedList<u32>) -> Vec<u32> {
        list.newest_first().copied().collect()
    }

    #[test]
    fn a_copy_keeps_its_elements_and_shares_them() {
        let mut list = SharedList::new();
        list.push(1);
        list.push(2);
        let copy = list.clone();
        let mut other = list.clone();
        list.push(3);
        other.push(4);
        assert_eq!(
            (elements(&copy), elements(&list), elements(&other)),
            (vec![2, 1], vec![3, 2, 1], vec![4, 2, 1])
        );
        assert!(
            copy.newest_first().zip(list.newest_first().skip(1)).all(|(one, same)| std::ptr::eq(one, same))
        );
        drop(list);
        assert_eq!(elements(&copy), [2, 1]);
    }

    #[test]
    fn a_long_list_is_dropped_without_recursion() {
        let mut list = SharedList::new();
        (0..1_000_000).for_each(|number| list.push(number));
        let copy = list.clone();
        drop(list);
        assert_eq!(copy.newest_first().count(), 1_000_000);
        drop(copy);
    }
}
