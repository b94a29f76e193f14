//! The machine of a run, and how busy other programs kept it.

use super::page::PAGE;
use super::table::Table;
use crate::workspace::{Workspace, output};
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;
use std::time::Duration;

/// Share of the processors that other programs may use before a warning.
const BUSY: f64 = 0.05;
/// Duration of the look at the machine before the first benchmark.
const LOOK: Duration = Duration::from_secs(2);

/// The crates that ours is compared with.
const PEERS: [&str; 4] = ["pokers", "aya_poker", "rs_poker", "poker"];

/// Describes the machine, the compiler and the peers. Warns if other programs are using the processors.
///
/// # Errors
/// If the system does not report them; only Linux does.
pub fn table(workspace: &Workspace) -> Result<Table> {
    let usage = Usage::start()?;
    std::thread::sleep(LOOK);
    let busy = usage.line()?;
    let compiler = output(Command::new("rustc").arg("--version").current_dir(&workspace.root))?;
    let peers = peers(&fs::read_to_string(workspace.root.join("benches/peers/Cargo.lock"))?);
    let rows = [
        ("processors", format!("{} of {}", processors(), field("/proc/cpuinfo", "model name")?)),
        ("memory", memory()?),
        ("system", output(Command::new("uname").args(["--kernel-name", "--kernel-release", "--machine"]))?),
        ("compiler", compiler),
        ("peers", peers.join(", ")),
    ];
    let rows: Vec<Vec<String>> =
        rows.into_iter().map(|(name, value)| vec![name.to_owned(), value.trim().to_owned()]).collect();
    Ok(Table::new("machine", &["", ""], &rows, &format!("Before the last run: {busy}")))
}

/// The commit, and whether files other than the page were changed since.
///
/// # Errors
/// If `git` fails.
pub fn commit(workspace: &Workspace) -> Result<String> {
    let git = |args: &[&str]| output(Command::new("git").args(args).current_dir(&workspace.root));
    let commit = git(&["describe", "--always"])?;
    let changed = git(&["status", "--porcelain", "--", ".", &format!(":(exclude){PAGE}")])?;
    Ok(format!("{}{}", commit.trim(), if changed.is_empty() { "" } else { " with changes" }))
}

/// The value of the first line `NAME: VALUE` of a file of the system.
fn field(file: &str, name: &str) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.split_once(':'));
    Ok(value.with_context(|| format!("{file} has no {name}"))?.1.trim().to_owned())
}

fn memory() -> Result<String> {
    let text = field("/proc/meminfo", "MemTotal")?;
    let kib: f64 = text.trim_end_matches(" kB").parse().context("/proc/meminfo has no number")?;
    Ok(format!("{:.0} GiB", kib / f64::from(1 << 20)))
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The peers with their versions, from the lock file.
fn peers(lock: &str) -> Vec<String> {
    let mut names = lock.lines().zip(lock.lines().skip(1));
    let mut found = Vec::new();
    names.by_ref().for_each(|(name, version)| {
        let (name, version) = (value(name, "name"), value(version, "version"));
        if let (Some(name), Some(version)) = (name, version)
            && PEERS.contains(&name)
        {
            found.push(format!("`{name}` {version}"));
        }
    });
    found
}

/// The value of a line `KEY = "VALUE"`.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"')
}

/// Processor time from the start of a measurement on.
pub struct Usage {
    began: Times,
}

/// Processor times since the system or this process started, in clock ticks, which have the same length in all.
#[derive(Clone, Copy)]
struct Times {
    /// Time of all processors, idle or not.
    all: u64,
    /// Time in which they worked, and in which a hypervisor withheld them.
    busy: u64,
    /// Time of the programs that this one started, and that have ended.
    own: u64,
}

impl Usage {
    /// Starts to count.
    ///
    /// # Errors
    /// If the system does not report the times; only Linux does.
    pub fn start() -> Result<Usage> {
        Ok(Usage { began: Times::now()? })
    }

    /// A line with the date and the share of the processors that other programs used, or a hypervisor withheld. Warns if it is high.
    ///
    /// # Errors
    /// If the system does not report the times.
    pub fn line(&self) -> Result<String> {
        let others = self.began.others(Times::now()?);
        let share = format!("{:.0} %", 100.0 * others);
        if others > BUSY {
            eprintln!(
                "bench: WARNING: other programs used {share} of the processors: measure again when they are idle"
            );
        }
        let busy = if others > BUSY { "**The machine was busy**: other" } else { "Other" };
        let date = output(Command::new("date").arg("+%Y-%m-%d"))?;
        Ok(format!("{}. {busy} programs used {share} of the processors.", date.trim()))
    }
}

/// Number of clock ticks in a second: that of Linux on every processor.
const TICKS: f64 = 100.0;

/// The processor time of the programs that this one started, and that have ended, in seconds.
///
/// # Errors
/// If the system does not report it.
pub fn own_seconds() -> Result<f64> {
    Ok(Times::now()?.own as f64 / TICKS)
}

impl Times {
    fn now() -> Result<Times> {
        let own = fs::read_to_string("/proc/self/stat").context("/proc/self/stat cannot be read")?;
        let all = fs::read_to_string("/proc/stat").context("/proc/stat cannot be read")?;
        Times::parsed(&all, &own).context("/proc has no processor times")
    }

    /// The times in the files `stat` of the system and of this process (`man proc_stat`, `man proc_pid_stat`).
    fn parsed(all: &str, own: &str) -> Option<Times> {
        let fields: Vec<u64> =
            all.lines().next()?.split_whitespace().skip(1).map_while(|field| field.parse().ok()).collect();
        // user, nice, system, idle, iowait, irq, softirq, steal; later ones are part of the first.
        let [user, nice, system, idle, iowait, irq, softirq, steal] = *fields.first_chunk()?;
        let busy = user + nice + system + irq + softirq + steal;
        // The name of the process, in brackets, may have spaces. The first field after it has number 3.
        let mut fields = own.rsplit_once(')')?.1.split_whitespace().skip(16 - 3);
        let mut next = || fields.next()?.parse::<u64>().ok();
        Some(Times { all: busy + idle + iowait, busy, own: next()? + next()? })
    }

    /// The share of the processors that others used from `self` until `now`.
    fn others(self, now: Times) -> f64 {
        let others = (now.busy - self.busy).saturating_sub(now.own - self.own);
        others as f64 / (now.all - self.all).max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_own_programs_is_not_that_of_others() {
        let parsed = |all, own| Times::parsed(all, own).unwrap();
        let from =
            parsed("cpu  10 0 5 100 5 0 0 0 0 0\ncpu0 1", "7 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 11 12 20 4 0");
        let to = parsed(
            "cpu  60 0 25 180 5 0 0 10 0 0\ncpu0 1",
            "7 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 11 12 60 14 0",
        );
        // 80 ticks of work in 160, 50 of them by own programs.
        assert!((from.others(to) - 30.0 / 160.0).abs() < 1e-9);
        assert!(Times::now().is_ok());
    }

    #[test]
    fn peers_have_the_versions_of_the_lock_file() {
        let lock = "[[package]]\nname = \"poker\"\nversion = \"0.7.0\"\n[[package]]\nname = \"rand\"\nversion = \"1.0.0\"\n";
        assert_eq!(peers(lock), ["`poker` 0.7.0"]);
    }
}
