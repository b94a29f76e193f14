//! The path of a value within the input.

use std::fmt;

/// Path of a value, outermost segment first. Displayed as `rules.cards[2]`, with list items counted from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(pub Vec<Segment>);

/// A segment of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The name of a field, or of an enum variant that has a value.
    Field(String),
    /// The index of an item in a list, counted from 0.
    Item(usize),
}

impl Path {
    /// Returns whether this is the path of the whole input.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The path without its first segment.
    #[must_use]
    pub fn inside(self) -> Path {
        Path(self.0.into_iter().skip(1).collect())
    }

    /// The path with this field added at the front.
    #[must_use]
    pub fn below(mut self, field: &str) -> Path {
        self.0.insert(0, Segment::Field(field.to_owned()));
        self
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Item(index) => write!(f, "[{}]", index + 1)?,
                Segment::Field(name) => write!(f, "{}{name}", if place > 0 { "." } else { "" })?,
            }
        }
        Ok(())
    }
}
