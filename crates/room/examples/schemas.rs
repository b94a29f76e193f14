//! Prints the sources of the files that `cargo xtask types` generates for the browser client: `types` maps the name of
//! each file to a JSON Schema, whose properties are the types in the file, and `values` maps it to the constants in the
//! file.

fn main() {
    let codes = serde_json::json!({ "refusals": room::http::codes::codes() });
    let values = serde_json::json!({ "amounts": room::http::schemas::amounts(), "codes": codes });
    println!("{:#}", serde_json::json!({ "types": room::http::schemas::files(), "values": values }));
}
