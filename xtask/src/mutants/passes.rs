//! The two passes of a run, and their results on disk.
//!
//! Each mutant costs a build and a test run, and the property-based tests (laws) are a large program. So the first pass
//! runs only the game's own tests, and the second also runs the unit tests and the laws, for mutants that the first
//! pass did not catch. `cargo mutants` keeps only the results of its last two runs, so [`Tally`] accumulates them.

use super::report::{Results, Survivor};
use super::subjects::Subject;
use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// The tests that a pass runs.
#[derive(Clone, Copy, PartialEq)]
enum Pass {
    /// The game's own test program, with few random rounds.
    Own,
    /// The unit tests, the game's own tests and the laws.
    Laws,
}

/// Number of rounds of each law in the first pass; it also limits the random comparisons in the game's own
/// tests.
const OWN_ROUNDS: &str = "300";

/// Results of all passes over one game so far: a folder of text files with one mutant per line.
pub struct Tally {
    folder: PathBuf,
}

/// Files in which `cargo mutants` lists the mutants with a final outcome; later passes do not retry these.
const SETTLED: [&str; 3] = ["caught.txt", "timeout.txt", "unviable.txt"];

/// File that lists every mutant.
const ALL: &str = "all.txt";

impl Tally {
    /// The results of one game, within the folder of all results.
    pub fn of(results: &Path, subject: &Subject) -> Tally {
        Tally { folder: results.join(subject.name) }
    }

    /// Folder with the output of the last run of `cargo mutants`.
    fn last(&self) -> PathBuf {
        self.folder.join("mutants.out")
    }

    /// Runs both passes over every mutant.
    ///
    /// # Errors
    /// If `cargo mutants` fails, or if a file cannot be read or written.
    pub fn run(&self, workspace: &Workspace, subject: &Subject, timeout: u32) -> Result<()> {
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder)
                .with_context(|| format!("{} cannot be removed", self.folder.display()))?;
        }
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("{} cannot be made", self.folder.display()))?;
        self.again(workspace, subject, timeout)
    }

    /// Runs both passes over the mutants that no pass has caught yet.
    ///
    /// # Errors
    /// The same as for [`Tally::run`].
    pub fn again(&self, workspace: &Workspace, subject: &Subject, timeout: u32) -> Result<()> {
        let all = workspace::output(list(workspace, subject).arg("--list"))?;
        write(&self.folder.join(ALL), &all)?;
        for pass in [Pass::Own, Pass::Laws] {
            if self.count(ALL)? > self.settled()? {
                self.pass(workspace, subject, timeout, pass)?;
            }
        }
        Ok(())
    }

    /// Number of mutants listed in a file; 0 if the file does not exist.
    fn count(&self, name: &str) -> Result<usize> {
        let path = self.folder.join(name);
        if path.exists() { Ok(read(&path)?.lines().count()) } else { Ok(0) }
    }

    fn settled(&self) -> Result<usize> {
        SETTLED.iter().map(|name| self.count(name)).sum()
    }

    fn pass(&self, workspace: &Workspace, subject: &Subject, timeout: u32, pass: Pass) -> Result<()> {
        let mut command = command(workspace, subject, timeout, pass, &self.folder);
        let status = command.status().context("cargo mutants cannot be started")?;
        // 0 if all were caught, 2 if some survived, and 3 if some timed out. With any other code the run itself failed.
        match status.code() {
            Some(0 | 2 | 3) => self.add_up(),
            _ => bail!("{} ended with {status}", workspace::shown(&command)),
        }
    }

    /// Adds the final outcomes of the last pass to the results, and excludes these mutants from the next pass.
    fn add_up(&self) -> Result<()> {
        for name in SETTLED {
            let path = self.folder.join(name);
            let before = if path.exists() { read(&path)? } else { String::new() };
            write(&path, &(before + &read(&self.last().join(name))?))?;
        }
        let settled =
            SETTLED.map(|name| read(&self.folder.join(name))).into_iter().collect::<Result<String>>()?;
        // `--iterate` skips the mutants in this file; by default it would retry those that timed out.
        write(&self.last().join("previously_caught.txt"), &settled)
    }

    /// Results summed over all passes.
    ///
    /// # Errors
    /// If a file is missing or malformed, if mutants are missing from the results, or if no mutant was tested.
    pub fn results(&self) -> Result<Results> {
        let missed = read(&self.last().join("missed.txt"))?;
        let found = Results {
            caught: self.count("caught.txt")?,
            timeout: self.count("timeout.txt")?,
            unviable: self.count("unviable.txt")?,
            survivors: missed.lines().map(Survivor::read).collect::<Result<_>>()?,
        };
        if found.tested() == 0 {
            bail!("{} holds no mutant: nothing was tested", self.folder.display());
        }
        let (all, known) = (self.count(ALL)?, self.settled()? + found.survivors.len());
        if all != known {
            bail!("{} covers {known} of {all} mutants: run the rest with --again", self.folder.display());
        }
        Ok(found)
    }
}

fn command(
    workspace: &Workspace,
    subject: &Subject,
    timeout: u32,
    pass: Pass,
    output: &Path,
) -> std::process::Command {
    let mut command = list(workspace, subject);
    command.args(["--in-place", "--profile", "mutants", "--test-package", "games"]);
    command.args(["--timeout", &timeout.to_string(), "--output"]).arg(output);
    // The first run has no results that could be skipped.
    command.arg("--iterate");
    // The doc tests and the fuzz tests do not cover any rule better than these programs. The selection is passed to
    // every call of cargo, so that it does not build any other program.
    let mut programs = vec!["--test", subject.test];
    if pass == Pass::Laws {
        programs.extend(["--lib", "--test", "laws"]);
    }
    command.args(programs.iter().map(|part| format!("--cargo-arg={part}")));
    let skipped: Vec<String> = match pass {
        Pass::Own => subject.slow.iter().map(ToString::to_string).collect(),
        Pass::Laws => subject.laws_of_others().collect(),
    };
    command.args(["--", "--", "--skip", "fuzz::"]);
    command.args(skipped.iter().flat_map(|name| ["--skip", name]));
    command.env("CARDROOM_LAW_ROUNDS", if pass == Pass::Own { OWN_ROUNDS } else { subject.law_rounds });
    command
}

/// The part of the command that all calls share; it selects the mutants.
fn list(workspace: &Workspace, subject: &Subject) -> std::process::Command {
    let mut command = workspace.cargo(["mutants", "--colors", "never", "--package", "games"]);
    command.args(subject.files.iter().flat_map(|file| ["--file", file]));
    command
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::super::subjects::SUBJECTS;
    use super::*;

    /// A folder of results, removed on drop.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            Folder(std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id())))
        }

        fn tally(&self) -> Tally {
            Tally::of(&self.0, &SUBJECTS[0])
        }

        /// Writes the output files of `cargo mutants`, with the mutants caught, timed out, unviable and survived,
        /// and adds them up.
        fn leave(&self, found: [&str; 4]) {
            let last = self.tally().last();
            fs::create_dir_all(&last).unwrap();
            let names = ["caught.txt", "timeout.txt", "unviable.txt", "missed.txt"];
            for (name, text) in names.iter().zip(found) {
                fs::write(last.join(name), text).unwrap();
            }
            self.tally().add_up().unwrap();
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn mutant(number: u32) -> String {
        format!("a.rs:{number}:2: replace f with ()\n")
    }

    #[test]
    fn two_passes_cover_every_mutant() {
        let folder = Folder::new("two-passes");
        let [one, two, three, four, five, six] = [1, 2, 3, 4, 5, 6].map(mutant);
        let all = [&one, &two, &three, &four, &five, &six].map(String::as_str).concat();
        folder.leave([&(one.clone() + &two), &three, &four, &(five.clone() + &six)]);
        fs::write(folder.tally().folder.join(ALL), &all).unwrap();
        let first = folder.tally().results().unwrap();
        assert_eq!((first.caught, first.timeout, first.unviable, first.survivors.len()), (2, 1, 1, 2));
        folder.leave([&five, "", "", &six]);
        let both = folder.tally().results().unwrap();
        assert_eq!((both.caught, both.timeout, both.unviable, both.survivors.len()), (3, 1, 1, 1));
        assert_eq!(both.survivors[0].place, "a.rs:6");
        let left_out = read(&folder.tally().last().join("previously_caught.txt")).unwrap();
        assert_eq!(left_out, one + &two + &five + &three + &four);
    }

    #[test]
    fn an_unfinished_run_fails() {
        let folder = Folder::new("not-finished");
        folder.leave([&mutant(1), "", "", ""]);
        fs::write(folder.tally().folder.join(ALL), mutant(1) + &mutant(2)).unwrap();
        let error = folder.tally().results().err().unwrap().to_string();
        assert!(error.contains("covers 1 of 2 mutants"), "{error}");
    }

    #[test]
    fn a_run_without_mutants_fails() {
        let folder = Folder::new("no-mutants");
        folder.leave(["", "", "", ""]);
        assert!(folder.tally().results().err().unwrap().to_string().contains("nothing was tested"));
    }
}
