//! JSON Schemas of requests and replies.

use crate::error::RequestError;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;

/// The JSON Schemas of a command's request and reply.
#[derive(Serialize)]
pub struct Schemas {
    /// The JSON Schema of a request; `None` for a command without `--jsonl`.
    pub request: Option<Schema>,
    /// The JSON Schema of a reply.
    pub reply: Schema,
}

/// A reply, or an error in its place.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply<R> {
    Reply(R),
    Refused { error: RequestError },
}

impl Schemas {
    /// The JSON Schemas of a command that reads requests line by line.
    pub fn of_lines<Q: JsonSchema, R: JsonSchema>() -> Schemas {
        Schemas { request: Some(schema_for!(Q)), reply: schema_for!(Reply<R>) }
    }

    /// The JSON Schema of a command without requests on standard input.
    pub fn of_reply<R: JsonSchema>() -> Schemas {
        Schemas { request: None, reply: schema_for!(Reply<R>) }
    }
}
