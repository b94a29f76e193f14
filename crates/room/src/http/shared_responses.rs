//! Parts of the OpenAPI description that all routes share: operation ids, number ranges, and the responses of the
//! middleware (see `router.rs`) and of the extractors (`body.rs`).

use super::body::{MAX_INT32, MAX_NUMBER};
use serde_json::{Map, Value, json};

/// A response that several routes share: its status, name and description, and a predicate for the operations that have
/// it.
struct Shared {
    status: &'static str,
    name: &'static str,
    when: &'static str,
    gives: fn(&Operation) -> bool,
}

/// An operation of the API: a method of a route.
struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    described: &'a Value,
}

impl Operation<'_> {
    fn has_body(&self) -> bool {
        self.described.get("requestBody").is_some()
    }

    fn parameters(&self) -> impl Iterator<Item = &Value> {
        self.described["parameters"].as_array().into_iter().flatten()
    }

    fn has_number(&self) -> bool {
        self.parameters().any(is_number)
    }

    fn has_query(&self) -> bool {
        self.parameters().any(|parameter| parameter["in"] == "query")
    }

    fn has_path_parameter(&self) -> bool {
        self.path.contains('{')
    }

    /// Returns whether the operation changes state or opens a socket, and therefore requires a same-origin request.
    fn is_guarded(&self) -> bool {
        self.method != "get" || self.path.ends_with("/socket")
    }
}

const SHARED: [Shared; 12] = [
    Shared {
        status: "400",
        name: "Unreadable",
        when: "the body, the query or a number in the URL is invalid: the error names the field",
        gives: |operation| operation.has_body() || operation.has_query() || operation.has_number(),
    },
    Shared {
        status: "403",
        name: "Forbidden",
        when: "the request comes from a page of another site",
        gives: |operation| operation.is_guarded(),
    },
    Shared {
        status: "404",
        name: "NotFound",
        when: "there is nothing at this address",
        gives: |operation| operation.has_path_parameter(),
    },
    Shared {
        status: "405",
        name: "OtherMethod",
        when: "the URL does not support the method of the request",
        gives: |_| true,
    },
    Shared {
        status: "408",
        name: "TooSlow",
        when: "the body is not received in time",
        gives: |operation| operation.has_body(),
    },
    Shared {
        status: "410",
        name: "Closed",
        when: "the table is closed",
        gives: |operation| operation.path.starts_with("/api/tables/{"),
    },
    Shared {
        status: "413",
        name: "TooLong",
        when: "the body is too long",
        gives: |operation| operation.has_body(),
    },
    Shared {
        status: "415",
        name: "NotJson",
        when: "the body is not declared as application/json, or the list of an import as text/csv",
        gives: |operation| operation.has_body(),
    },
    Shared {
        status: "421",
        name: "OtherHost",
        when: "the request names a host that is not the room's",
        gives: |_| true,
    },
    Shared {
        status: "429",
        name: "TooMany",
        when: "too many requests, sockets or tables of one client",
        gives: |_| true,
    },
    Shared {
        status: "500",
        name: "Damaged",
        when: "the stored data of the table or event is damaged",
        gives: |operation| operation.path.contains("/tables/{") || operation.path.contains("/runs/{"),
    },
    Shared {
        status: "503",
        name: "Unavailable",
        when: "the storage is unavailable, or the room is stopping",
        gives: |_| true,
    },
];

/// The shared responses by name.
pub fn shared() -> Value {
    let entry = |answer: &Shared| {
        let mut described = json!({
            "description": answer.when,
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } },
        });
        if answer.status == "405" {
            let methods = json!({ "description": "the supported methods", "schema": { "type": "string" } });
            described["headers"] = json!({ "Allow": methods });
        }
        (answer.name.to_owned(), described)
    };
    Value::Object(SHARED.iter().map(entry).collect())
}

/// Adds the shared parts to every operation. Responses that a route itself describes are kept.
pub fn complete(whole: &mut Value) {
    for (path, item) in whole["paths"].as_object_mut().into_iter().flatten() {
        for (method, described) in item.as_object_mut().into_iter().flatten() {
            described["operationId"] = json!(id(method, path));
            let parameters = described.get_mut("parameters").and_then(Value::as_array_mut);
            parameters.into_iter().flatten().for_each(set_bounds);
            if let Some(body) = described.get_mut("requestBody") {
                body["required"] = json!(true);
            }
            let more = answers(&Operation { method, path, described });
            if let Some(answers) = described["responses"].as_object_mut() {
                more.into_iter().for_each(|(status, answer)| {
                    answers.entry(status).or_insert(answer);
                });
            }
        }
    }
}

fn answers(operation: &Operation) -> Map<String, Value> {
    let given = SHARED.iter().filter(|answer| (answer.gives)(operation));
    let named = |answer: &Shared| {
        let name = format!("#/components/responses/{}", answer.name);
        (answer.status.to_owned(), json!({ "$ref": name }))
    };
    given.map(named).collect()
}

/// The operation id, unique for each method and path: `getTablesByIdHands` for `GET /api/tables/{id}/hands`.
fn id(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api/").split(['/', '.']);
    words.fold(method.to_owned(), |id, word| match word.strip_prefix('{') {
        Some(hole) => id + "By" + &capitalize(hole.trim_end_matches('}')),
        None => id + &capitalize(word),
    })
}

/// A word with its first letter in upper case.
pub fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

fn is_number(parameter: &Value) -> bool {
    let kind = &parameter["schema"]["type"];
    kind == "integer" || kind.as_array().is_some_and(|kinds| kinds.contains(&json!("integer")))
}

/// Sets the bounds of a number parameter. An optional number may be omitted, but is never null.
fn set_bounds(parameter: &mut Value) {
    if !is_number(parameter) {
        return;
    }
    let schema = &mut parameter["schema"];
    schema["type"] = json!("integer");
    let most = if schema["format"] == "int32" { MAX_INT32 } else { MAX_NUMBER };
    for (bound, value) in [("minimum", 0), ("maximum", most)] {
        if schema.get(bound).is_none() {
            schema[bound] = json!(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_made_of_method_and_address() {
        assert_eq!(id("get", "/api/tables"), "getTables");
        assert_eq!(id("get", "/api/tables/{id}/hands/{number}.phh"), "getTablesByIdHandsByNumberPhh");
        assert_eq!(id("post", "/api/admin/login"), "postAdminLogin");
    }

    #[test]
    fn a_number_is_bounded_and_never_null() {
        let mut before = json!({ "schema": { "type": ["integer", "null"], "minimum": 1 } });
        set_bounds(&mut before);
        assert_eq!(
            before["schema"],
            json!({ "type": "integer", "minimum": 1, "maximum": 9_007_199_254_740_991_u64 })
        );
    }

    #[test]
    fn a_query_can_be_unreadable() {
        let mut whole = json!({ "paths": { "/api/runs/{id}": { "get": {
            "parameters": [{ "name": "since", "in": "query", "schema": { "type": "string" } }], "responses": {}
        } } } });
        complete(&mut whole);
        let answers = &whole["paths"]["/api/runs/{id}"]["get"]["responses"];
        assert_eq!(answers["400"]["$ref"], "#/components/responses/Unreadable");
    }

    #[test]
    fn responses_that_a_route_describes_are_kept() {
        let mut whole = json!({ "paths": { "/api/tables/{id}": { "get": {
            "responses": { "404": { "description": "no table" } }
        } } } });
        complete(&mut whole);
        let answers = &whole["paths"]["/api/tables/{id}"]["get"]["responses"];
        assert_eq!(answers["404"], json!({ "description": "no table" }));
        assert_eq!(answers["405"]["$ref"], "#/components/responses/OtherMethod");
        assert!(answers.get("415").is_none() && answers.get("400").is_none(), "{answers}");
        assert!(whole["paths"]["/api/tables/{id}"]["get"].get("parameters").is_none());
    }
}
