//! Rebuilds the crate when a migration is added, which the macro that embeds the migrations does not detect.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
