//! A folder of recorded rounds. Files are written atomically and never overwritten.

use super::record_file::RecordFile;
use crate::exit::UsageError;
use anyhow::{Context, anyhow};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A folder for recorded rounds.
pub struct Folder {
    path: PathBuf,
    /// Number of rounds written.
    written: u64,
    /// Lowest number that may be free.
    next: u64,
}

/// A file name claimed for one record.
struct Claim {
    number: u64,
    /// Path of the file until it is complete.
    unfinished: PathBuf,
    file: File,
}

/// Extension of a file while it is being written. The file reserves its number: a second program that writes to the
/// folder takes the next one.
const UNFINISHED: &str = "part";

impl Folder {
    /// Creates the folder if necessary, and checks that it can be written to.
    ///
    /// # Errors
    /// [`UsageError`] if it cannot be created or written to.
    pub fn open(path: &Path) -> Result<Folder, UsageError> {
        let shown = path.display();
        let misuse = |error: io::Error| {
            UsageError(format!("--record {shown}: rounds cannot be written there: {error}"))
        };
        fs::create_dir_all(path).map_err(misuse)?;
        let mut folder = Folder { path: path.to_owned(), written: 0, next: 1 };
        let probe = folder.claim("round").map_err(misuse)?;
        fs::remove_file(probe.unfinished).map_err(misuse)?;
        folder.next = 1;
        Ok(folder)
    }

    /// Writes a finished round atomically: its file is complete or absent. `names` are those of [`RecordFile::text`].
    ///
    /// # Errors
    /// If the record cannot be converted to text, or the file cannot be written. The message names the folder.
    pub fn write<R: RecordFile>(&mut self, record: R, names: &[&str]) -> anyhow::Result<()> {
        let shown = self.path.display().to_string();
        let failed = || format!("--record {shown}: the round cannot be written");
        let claim = self.claim(R::GAME).with_context(failed)?;
        let unfinished = claim.unfinished.clone();
        let text = record.text(claim.number, names).map_err(|error| anyhow!(error));
        let written = text.and_then(|text| Ok(self.finish(claim, &text)?));
        if written.is_err() {
            // Only the write error is reported, not a failure to remove the file.
            let _ = fs::remove_file(unfinished);
        }
        written.with_context(failed)
    }

    /// The written rounds in a sentence; `None` if there are none.
    pub fn summary(&self) -> Option<String> {
        let path = self.path.display().to_string();
        // Every shell reads a path with spaces in these quotation marks.
        let typed = if path.contains(' ') { format!("\"{path}\"") } else { path.clone() };
        match self.written {
            0 => None,
            1 => Some(format!("The round is in {path}; cardroom replay {typed} plays it again.")),
            many => {
                Some(format!("The {many} rounds are in {path}; cardroom replay {typed} plays them again."))
            }
        }
    }

    /// Claims the first free number by creating its unfinished file. Two programs never claim the same number: each
    /// creates the unfinished file exclusively, and only then checks for the finished one.
    fn claim(&mut self, game: &str) -> io::Result<Claim> {
        loop {
            let number = self.next;
            self.next += 1;
            let path = self.path.join(format!("{game}-{number:06}"));
            let unfinished = path.with_extension(UNFINISHED);
            let is_there = path.with_extension("phh").try_exists()?;
            if !is_there && let Some(file) = create_new(&unfinished)? {
                if !path.with_extension("phh").try_exists()? {
                    return Ok(Claim { number, unfinished, file });
                }
                fs::remove_file(&unfinished)?;
            }
        }
    }

    /// Writes the text and renames the file. Each step is synced to disk before the next.
    fn finish(&mut self, mut claim: Claim, text: &str) -> io::Result<()> {
        claim.file.write_all(text.as_bytes())?;
        claim.file.sync_all()?;
        fs::rename(&claim.unfinished, claim.unfinished.with_extension("phh"))?;
        room::private_files::sync_folder(&self.path)?;
        self.written += 1;
        Ok(())
    }
}

/// Creates a file; `None` if it exists.
fn create_new(path: &Path) -> io::Result<Option<File>> {
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(None),
        Err(error) => Err(error),
    }
}
