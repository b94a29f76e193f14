//! Figures by category of hand, as a JSON object.

use cards::eval::Category;
use serde::{Serialize, Serializer};

/// Serializes rows as an object keyed by category id, in the order of the list.
///
/// # Errors
/// Any error of the serializer.
pub fn by_category<T: Serialize, S: Serializer>(rows: &[(Category, T)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(category, value)| (category.id(), value)))
}
