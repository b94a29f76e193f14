//! Compresses the description of the API, and rebuilds the crate when a migration is added, which the macro that embeds
//! the migrations does not detect.
#![forbid(unsafe_code)]

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::{Result, Write as _};
use std::path::Path;

/// Written by `cargo xtask types`.
const DESCRIPTION: &str = "openapi.json";

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let into = std::env::var_os("OUT_DIR").expect("cargo gives the folder");
    let file = File::create(Path::new(&into).join("openapi.json.gz"))?;
    let mut packed = GzEncoder::new(file, Compression::best());
    packed.write_all(compact(&fs::read_to_string(DESCRIPTION)?).as_bytes())?;
    packed.finish()?;
    Ok(())
}

/// The JSON text without the indentation of its lines. No string contains a line break.
fn compact(json: &str) -> String {
    json.lines().map(str::trim_start).collect()
}
