//! The files to replay: those that are named, and those of folders that are.

use crate::wire::Refused;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A file to read, or a path that is none and why.
pub type Found = Result<PathBuf, (PathBuf, Refused)>;

/// The most bytes that are read of one file.
const MOST: u64 = 256 << 20;

/// The file itself, or all hand histories below a folder in the order of their names.
pub fn find(path: &Path) -> Vec<Found> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    search(path, &mut found);
    if found.is_empty() {
        let message = "there is no .phh or .phhs file in this folder";
        found.push(Err((path.to_owned(), Refused::new("no_hands", message))));
    }
    found
}

/// Folders that are only linked to are passed over: they may lead round in a circle.
fn search(folder: &Path, found: &mut Vec<Found>) {
    let listed = fs::read_dir(folder).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut entries = match listed {
        Ok(entries) => entries,
        Err(error) => return found.push(Err((folder.to_owned(), unreadable(&error)))),
    };
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder {
            search(&path, found);
        } else if has_extension(&path, "phh") || holds_several(&path) {
            found.push(Ok(path));
        }
    }
}

/// Whether a file is a `.phhs`, with several hands.
pub fn holds_several(path: &Path) -> bool {
    has_extension(path, "phhs")
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().and_then(OsStr::to_str).is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

/// Reads a file as text.
pub fn read(path: &Path) -> Result<String, (PathBuf, Refused)> {
    let refuse = |refused| (path.to_owned(), refused);
    let mut bytes = Vec::new();
    let mut file = File::open(path).map_err(|error| refuse(unreadable(&error)))?.take(MOST + 1);
    file.read_to_end(&mut bytes).map_err(|error| refuse(unreadable(&error)))?;
    if bytes.len() as u64 > MOST {
        let message = format!("the file is larger than {} MiB: part it", MOST >> 20);
        return Err(refuse(Refused::new("file_too_large", message)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..place].iter().filter(|&&byte| byte == b'\n').count() + 1;
        refuse(Refused::new("utf8", format!("line {line}: byte {} is not UTF-8 text", place + 1)))
    })
}

fn unreadable(error: &io::Error) -> Refused {
    Refused::new("file", format!("the file cannot be read: {error}"))
}
