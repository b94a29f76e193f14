//! Prints the sources of the files that `cargo xtask types` generates for the browser client: `types`, a file's name to its
//! JSON Schema, whose properties are what that file describes, and `values`, a file's name to the constants in it.

fn main() {
    let values = serde_json::json!({ "amounts": room::http::schemas::amounts() });
    println!("{:#}", serde_json::json!({ "types": room::http::schemas::files(), "values": values }));
}
