//! Builds the crate again when a migration is added, which the macro that takes them in does not see by itself.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
