//! The table of a league in a document, between two marks.

use super::report::unit_words;
use super::standings::markdown;
use crate::exit::UsageError;
use crate::paint::thousands;
use crate::stdio::read_text;
use anyhow::Context;
use requests::arena::League;
use std::fs;
use std::path::{Path, PathBuf};

/// The document with the tables, in a checkout of the project.
const DOCUMENT: &str = "docs/bots.md";

/// The mark at the end of a table.
const END: &str = "<!-- end of league -->";

/// A document with a place for a table.
pub struct Document {
    path: PathBuf,
    before: String,
    after: String,
}

impl Document {
    /// Reads the document: the file of `--into`, or the project's own if it is there; otherwise `None`.
    ///
    /// # Errors
    /// [`UsageError`] if the file cannot be read, or does not have both marks.
    pub fn open(into: Option<&Path>, game: &str) -> Result<Option<Document>, UsageError> {
        let path = match into {
            None if !Path::new(DOCUMENT).is_file() => return Ok(None),
            None => Path::new(DOCUMENT),
            Some(path) => path,
        };
        let misuse = |reason: String| UsageError(format!("--into {}: {reason}", path.display()));
        let text = read_text(path).map_err(|error| misuse(format!("it cannot be read: {error}")))?;
        let mark = format!("<!-- league {game} -->\n");
        let parts = text.split_once(&mark).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
        let (before, after) = parts.ok_or_else(|| {
            misuse(format!("it has no line {} with a line {END} after it", mark.trim_end()))
        })?;
        Ok(Some(Document {
            path: path.to_owned(),
            before: before.to_owned() + &mark,
            after: after.to_owned(),
        }))
    }

    /// Replaces the table. `rules` is the flag with the settings, as it is typed.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(self, league: &League, rules: &str) -> anyhow::Result<()> {
        let League { game, deals, seed, unit, .. } = league;
        let command = format!("cardroom arena {game} --league --deals {deals} --seed {seed}{rules}");
        let caption =
            format!("`{command}`: {} deals for every two bots, {}.", thousands(*deals), unit_words(*unit));
        let table = markdown(league);
        let Document { path, before, after } = self;
        let text = format!("{before}{caption}\n\n{table}{END}{after}");
        fs::write(&path, text).with_context(|| path.display().to_string())
    }
}
