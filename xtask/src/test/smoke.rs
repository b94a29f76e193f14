//! Smoke test: runs the release binary as a user would.

use super::totals::Totals;
use crate::readme;
use crate::workspace::{Workspace, shown};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// A call of the binary: its arguments, the expected exit code, and a word that its output must contain.
struct Call {
    args: &'static [&'static str],
    code: i32,
    prints: &'static str,
}

const CALLS: &[Call] = &[
    Call { args: &["--version"], code: 0, prints: "cardroom" },
    Call { args: &["--help"], code: 0, prints: "cardroom" },
    Call { args: &["show", "--seed", "7"], code: 0, prints: "Poker run" },
    Call { args: &["--no-such-flag"], code: 2, prints: "--no-such-flag" },
];

/// Makes every call of the smoke test, and checks its exit code and its output.
pub fn run(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let binary = readme::binary(workspace)?;
    CALLS.iter().try_for_each(|call| check(&binary, call))
}

fn check(binary: &Path, call: &Call) -> Result<()> {
    let mut command = Command::new(binary);
    command.args(call.args);
    let done = command.output().with_context(|| format!("{} cannot be started", binary.display()))?;
    if done.status.code() != Some(call.code) {
        bail!("{} ended with {}, not {}", shown(&command), done.status, call.code);
    }
    let printed = [done.stdout, done.stderr].concat();
    if !String::from_utf8_lossy(&printed).contains(call.prints) {
        bail!("{} does not print {:?}", shown(&command), call.prints);
    }
    println!("{}: exit code {}", shown(&command), call.code);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_exit_code_and_a_missing_word_are_errors() {
        let sh = Path::new("sh");
        let call = |code, prints| Call { args: &["-c", "echo word; exit 2"], code, prints };
        assert!(check(sh, &call(2, "word")).is_ok());
        assert!(check(sh, &call(0, "word")).is_err());
        assert!(check(sh, &call(2, "another")).is_err());
        assert!(check(Path::new("a-program-that-nobody-has"), &call(2, "word")).is_err());
    }
}
