//! `cargo xtask tables`: checks that the generated tables equal the output of their generators.
//!
//! A crate with tables has a `tables/README.md` with a table whose first two columns are `program | output`. A program
//! is an example of the crate that prints the file. The output is the path of the committed file, relative to the
//! root, the README, the crate or the folder of the tables. Every file in that folder must be listed as an
//! output.

use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Checks that every generated table equals the output of its generator.
#[derive(clap::Args)]
pub struct Args {}

/// A crate with tables, and the folder that contains them.
struct Tables {
    package: &'static str,
    folder: &'static str,
}

const ALL: [Tables; 2] = [
    Tables { package: "cards", folder: "src/eval/tables" },
    Tables { package: "strategy", folder: "src/odds/tables" },
];

/// A generator and its output file, as listed in the README.
#[derive(Debug, PartialEq)]
struct Derived {
    program: String,
    output: String,
}

/// Runs every program listed in the READMEs and compares its output with the committed file.
///
/// # Errors
/// If a README is missing or lists no program, if a file is not listed or a listed one is missing, if a program fails,
/// or if a file differs.
pub fn run(workspace: &Workspace, _: &Args) -> Result<()> {
    ALL.iter().try_for_each(|tables| tables.check(workspace))
}

impl Tables {
    fn check(&self, workspace: &Workspace) -> Result<()> {
        let path = self.readme();
        let readme = fs::read_to_string(workspace.root.join(&path))
            .with_context(|| format!("{path} cannot be read; it must list the tables and their programs"))?;
        let list = parse(&readme);
        if list.is_empty() {
            bail!("{path} has no table `program | output`");
        }
        if let Some(file) = self.unlisted(&workspace.root, &list)? {
            bail!("{path} names no program for {}/{file}", self.folder());
        }
        list.iter().try_for_each(|derived| self.check_one(workspace, derived))
    }

    fn readme(&self) -> String {
        format!("crates/{}/tables/README.md", self.package)
    }

    fn folder(&self) -> String {
        format!("crates/{}/{}", self.package, self.folder)
    }

    /// The name of a file in the folder of tables that is not listed as an output; `None` if all are listed.
    fn unlisted(&self, root: &Path, list: &[Derived]) -> Result<Option<String>> {
        let folder = root.join(self.folder());
        let entries =
            fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))?;
        for entry in entries {
            let file = entry.with_context(|| format!("{} cannot be read", folder.display()))?.file_name();
            let file = file.to_string_lossy();
            if !list.iter().any(|derived| derived.output.rsplit('/').next() == Some(&file)) {
                return Ok(Some(file.into_owned()));
            }
        }
        Ok(None)
    }

    fn check_one(&self, workspace: &Workspace, derived: &Derived) -> Result<()> {
        let Derived { program, output } = derived;
        let path = self.locate(&workspace.root, output)?;
        let kept = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let printed = workspace::bytes(&mut workspace.example(program)?)?;
        if let Some(place) = difference(&kept, &printed) {
            bail!("{output} differs from what `{program}` prints, first in line {place}: derive it anew");
        }
        println!("{output}: as `{program}` prints it");
        Ok(())
    }

    /// Finds an output file, whose path is relative to the root, the README, the crate or the tables. An error if there
    /// is none.
    fn locate(&self, root: &Path, output: &str) -> Result<PathBuf> {
        let crate_folder = format!("crates/{}", self.package);
        let folders = [String::new(), format!("{crate_folder}/tables"), crate_folder, self.folder()];
        let found = folders.iter().map(|folder| root.join(folder).join(output)).find(|place| place.is_file());
        found.with_context(|| format!("{} names {output}, which is not there", self.readme()))
    }
}

/// Parses the rows under the header `program | output`.
fn parse(readme: &str) -> Vec<Derived> {
    let rows = readme.lines().map(cells);
    let under = rows.skip_while(|row| !is_header(row)).skip(1);
    let rows = under.take_while(|row| row.len() >= 2);
    rows.filter(|row| !row[0].trim_matches(['-', ':']).is_empty())
        .map(|row| Derived { program: program(&row[0]), output: row[1].clone() })
        .collect()
}

fn is_header(row: &[String]) -> bool {
    row.len() >= 2 && row[0].eq_ignore_ascii_case("program") && row[1].eq_ignore_ascii_case("output")
}

/// The cells of a table row.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim().trim_matches('|');
    line.split('|').map(|cell| plain(cell).to_owned()).collect()
}

/// The text of a cell without backticks and links.
fn plain(cell: &str) -> &str {
    let cell = cell.trim();
    let text = cell.strip_prefix('[').and_then(|rest| rest.split(']').next());
    text.unwrap_or(cell).trim_matches('`')
}

/// The name of the example in a cell: `1_flush` for `1_flush`, `1_flush.rs` and `examples/1_flush.rs`.
fn program(cell: &str) -> String {
    let file = cell.rsplit('/').next().unwrap_or(cell);
    file.trim_end_matches(".rs").to_owned()
}

/// The number of the first line that differs, counted from 1; `None` if the texts are equal.
fn difference(kept: &[u8], printed: &[u8]) -> Option<usize> {
    if kept == printed {
        return None;
    }
    let mut pairs = kept.split(|&b| b == b'\n').zip(printed.split(|&b| b == b'\n'));
    let same = pairs.position(|(kept, printed)| kept != printed);
    let shorter = kept.split(|&b| b == b'\n').count().min(printed.split(|&b| b == b'\n').count());
    Some(same.unwrap_or(shorter) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_below_the_header_are_read() {
        let readme = "# Tables\n\n| a | b |\n|---|---|\n| c | d |\n\n\
                      | program | output | why |\n|:--|---|---|\n| `1_flush.rs` | `flush.rs` | x |\n\
                      | [`2_ranks.rs`](2_ranks.rs) | ../src/eval/ranks.rs | y |\n\nafter | that\n";
        let derived =
            |program: &str, output: &str| Derived { program: program.into(), output: output.into() };
        assert_eq!(
            parse(readme),
            [derived("1_flush", "flush.rs"), derived("2_ranks", "../src/eval/ranks.rs")]
        );
        assert_eq!(parse("no table"), []);
    }

    #[test]
    fn a_difference_is_reported_with_its_line() {
        assert_eq!(difference(b"a\nb\n", b"a\nb\n"), None);
        assert_eq!(difference(b"a\nb\n", b"a\nc\n"), Some(2));
        assert_eq!(difference(b"a\nb", b"a\nb\n"), Some(3));
    }

    #[test]
    fn a_table_that_no_program_derives_is_found() {
        let root = std::env::temp_dir().join(format!("xtask-tables-{}", std::process::id()));
        let tables = &ALL[0];
        assert!(tables.unlisted(&root, &[]).is_err());
        let folder = root.join(tables.folder());
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("flush.rs"), "").unwrap();
        assert_eq!(tables.unlisted(&root, &[]).unwrap().as_deref(), Some("flush.rs"));
        let derived = Derived { program: "1_flush".into(), output: "../src/eval/tables/flush.rs".into() };
        assert_eq!(tables.unlisted(&root, &[derived]).unwrap(), None);
        assert_eq!(tables.locate(&root, "flush.rs").unwrap(), folder.join("flush.rs"));
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn a_missing_readme_or_output_is_an_error() {
        let nowhere = Workspace { root: PathBuf::from("no/such/folder") };
        let error = run(&nowhere, &Args {}).unwrap_err();
        assert!(error.to_string().contains("must list the tables"), "{error}");
        assert!(ALL[1].locate(&nowhere.root, "flush.rs").is_err());
    }
}
