//! Requests from standard input and files, and replies on standard output.
//!
//! - [`lines`]: answers a stream of requests, or reads a single one.
//! - [`reply`]: prints one reply, as text or as JSON.
//! - [`read_text`]: reads a text file.

pub mod lines;
pub mod reply;

use formats::encoding::text_of;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Reads a text file, without a byte order mark at its beginning.
///
/// # Errors
/// The error of the operating system; [`ErrorKind::InvalidData`] if the file is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    let bytes = std::fs::read(path)?;
    text_of(&bytes).map(str::to_owned).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}
