//! What requests and replies look like.

use super::Refused;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;

/// The JSON Schemas of a command's request and reply.
#[derive(Serialize)]
pub struct Schemas {
    /// Of a request, for commands that take `--jsonl`.
    pub request: Option<Schema>,
    /// Of a reply.
    pub reply: Schema,
}

/// A reply, or the error in its place.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply<R> {
    Answered(R),
    Refused { error: Refused },
}

impl Schemas {
    /// Of a command that takes requests line by line.
    pub fn of_lines<Q: JsonSchema, R: JsonSchema>() -> Schemas {
        Schemas { request: Some(schema_for!(Q)), reply: schema_for!(Reply<R>) }
    }

    /// Of a command that is asked on the command line only.
    pub fn of_reply<R: JsonSchema>() -> Schemas {
        Schemas { request: None, reply: schema_for!(Reply<R>) }
    }
}
