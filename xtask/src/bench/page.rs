//! The page of benchmarks. A line `<!-- bench: ID -->` starts the place of a table, and a line `<!-- end -->` ends it.

use super::table::Table;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// The path of the page in the workspace.
pub const PAGE: &str = "docs/benchmarks.md";

const END: &str = "<!-- end -->\n";

/// The page, as it is on disk.
pub struct Page {
    path: PathBuf,
    text: String,
}

impl Page {
    /// Reads the page.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(path: PathBuf) -> Result<Page> {
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        Ok(Page { path, text })
    }

    /// Puts a table into its place, and writes the page.
    ///
    /// # Errors
    /// If the page has no place for the table, or cannot be written.
    pub fn put(&mut self, table: &Table) -> Result<()> {
        let text = replaced(&self.text, table);
        self.text = text.with_context(|| {
            format!("{} needs the lines {} and {END}", self.path.display(), marker(&table.id))
        })?;
        fs::write(&self.path, &self.text)
            .with_context(|| format!("{} cannot be written", self.path.display()))
    }
}

fn marker(id: &str) -> String {
    format!("<!-- bench: {id} -->\n")
}

/// The text with the table in its place; `None` if it has no such place.
fn replaced(text: &str, table: &Table) -> Option<String> {
    let marker = marker(&table.id);
    let from = text.find(&marker)? + marker.len();
    let to = from + text[from..].find(END)?;
    Some(format!("{}\n{}\n{}", &text[..from], table.body, &text[to..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_replaces_the_one_in_its_place() {
        let text = "a\n<!-- bench: x -->\nold\n<!-- end -->\nb\n<!-- bench: y -->\n<!-- end -->\n";
        let table = Table { id: "x".to_owned(), body: "| new |\n".to_owned() };
        let once = replaced(text, &table).unwrap();
        assert_eq!(
            once,
            "a\n<!-- bench: x -->\n\n| new |\n\n<!-- end -->\nb\n<!-- bench: y -->\n<!-- end -->\n"
        );
        assert_eq!(replaced(&once, &table).unwrap(), once);
        assert!(replaced(text, &Table { id: "z".to_owned(), body: String::new() }).is_none());
    }
}
