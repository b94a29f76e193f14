//! The files to replay: named files, and those in named folders.

use formats::encoding::text_of;
use formats::{Entry, MAX_BYTES, Splitter};
use requests::{Code, RequestError};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The path of a file to read, or a path that cannot be read and the reason.
pub type FileToRead = Result<PathBuf, (PathBuf, RequestError)>;

/// The path itself if it is not a folder; otherwise all `.phh` and `.phhs` files in the folder and its subfolders,
/// where the entries of each folder are sorted by name. A folder without such files gives an error.
pub fn find(path: &Path) -> Vec<FileToRead> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    search(path, &mut found);
    if found.is_empty() {
        let message = "there is no .phh or .phhs file in this folder";
        found.push(Err((path.to_owned(), RequestError::new(Code::NoHands, message))));
    }
    found
}

/// Searches a folder recursively. Skips symbolic links to folders, since they may form a cycle.
fn search(folder: &Path, found: &mut Vec<FileToRead>) {
    let listed = fs::read_dir(folder).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut entries = match listed {
        Ok(entries) => entries,
        Err(error) => return found.push(Err((folder.to_owned(), unreadable(&error)))),
    };
    entries.sort_unstable_by_key(fs::DirEntry::file_name);
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

/// `true` for a `.phhs` file, which holds several hands.
pub fn holds_several(path: &Path) -> bool {
    has_extension(path, "phhs")
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().and_then(OsStr::to_str).is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}

/// Reads a file with one hand as text. Refuses a file that is larger than [`MAX_BYTES`] or not UTF-8.
pub fn read(path: &Path) -> Result<String, RequestError> {
    let mut bytes = Vec::new();
    open(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    if bytes.len() > MAX_BYTES {
        return Err(too_large(path));
    }
    text_of(&bytes).map(str::to_owned).map_err(|error| {
        let line = bytes[..error.offset()].iter().filter(|&&byte| byte == b'\n').count() + 1;
        RequestError::new(Code::Shared(formats::Code::Utf8), format!("line {line}: {error}"))
    })
}

/// Reads the hands of a file one by one, so that the length of the file is not limited by memory.
pub fn read_several(path: &Path, found: &mut dyn FnMut(Entry)) -> Result<(), RequestError> {
    let mut file = BufReader::with_capacity(1 << 16, open(path)?);
    let (mut splitter, mut line) = (Splitter::default(), Vec::new());
    loop {
        line.clear();
        let read = file.by_ref().take(MAX_BYTES as u64).read_until(b'\n', &mut line);
        if read.map_err(|error| unreadable(&error))? == 0 {
            splitter.end(found);
            return Ok(());
        }
        splitter.line(&line, found);
    }
}

/// Opens a regular file or a pipe passed by the shell. Refuses any other pipe or device, which might block forever.
fn open(path: &Path) -> Result<File, RequestError> {
    let handed_over = ["/dev/stdin", "/dev/fd", "/proc/self/fd"].iter().any(|place| path.starts_with(place));
    let kind = fs::metadata(path).map_err(|error| unreadable(&error))?;
    if !kind.is_file() && !handed_over {
        let message =
            "this is not a regular file but a pipe or a device: name /dev/stdin and send the hand there";
        return Err(RequestError::new(Code::File, message));
    }
    File::open(path).map_err(|error| unreadable(&error))
}

/// Error for a `.phhs` file without hands.
pub fn no_hands() -> RequestError {
    RequestError::new(Code::NoHands, "there is no hand in this file: every hand has a heading, [1], [2], …")
}

fn too_large(path: &Path) -> RequestError {
    let size = fs::metadata(path).ok().filter(fs::Metadata::is_file);
    let size = size.map_or("more".to_owned(), |file| format!("{} bytes, more", file.len()));
    let message = format!(
        "the file has {size} than the limit of {} MiB for one hand: several hands belong in a .phhs file",
        MAX_BYTES >> 20
    );
    RequestError::new(Code::FileTooLarge, message)
}

fn unreadable(error: &io::Error) -> RequestError {
    RequestError::new(Code::File, format!("the file cannot be read: {error}"))
}
