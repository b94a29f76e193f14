//! Prints the JSON Schemas from which the browser client's types are generated (`cargo xtask types`): one object that
//! maps file names to schemas. The properties of each schema are the types that the file describes.

fn main() {
    println!("{:#}", room::http::schemas::files());
}
