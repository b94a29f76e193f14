//! Prints the JSON Schemas that the browser client's types are made from (`cargo xtask types`): one object, a file's name
//! to its schema, whose properties are what that file describes.

fn main() {
    println!("{:#}", room::http::schemas::files());
}
