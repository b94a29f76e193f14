//! JSON Schemas of types, by name.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};

/// Contents of a schema file: the name of each type, and the function that makes its schema.
pub type NamedSchemas = &'static [(&'static str, fn(&mut SchemaGenerator) -> Schema)];

/// The schema of a type; the types that it refers to become definitions of the generator.
pub fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// Sets the maximum of every unsigned integer in a schema that has none to that of its type; `schemars` does so for 8
/// and 16 bits only.
pub fn bound(schema: &mut Value) {
    let greatest = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => Some(u64::from(u32::MAX)),
        Some("uint64" | "uint") => Some(u64::MAX),
        _ => None,
    };
    if let Some(fields) = schema.as_object_mut() {
        if let Some(greatest) = greatest {
            fields.entry("maximum").or_insert(json!(greatest));
        }
        fields.values_mut().for_each(bound);
    } else if let Some(items) = schema.as_array_mut() {
        items.iter_mut().for_each(bound);
    }
}
