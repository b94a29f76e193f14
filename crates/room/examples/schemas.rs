//! Prints the sources of the files that `cargo xtask types` generates. For the browser client, `types` maps the name of
//! each file to a JSON Schema, whose properties are the types in the file, and `values` maps it to the constants in the
//! file. `description` is the OpenAPI description.

use room::http::{openapi, schemas};

fn main() {
    let codes = serde_json::json!({ "refusals": room::http::codes::codes() });
    let values = serde_json::json!({ "amounts": schemas::amounts(), "codes": codes });
    let description = openapi::description();
    let sources =
        serde_json::json!({ "types": schemas::files(), "values": values, "description": description });
    println!("{sources:#}");
}
