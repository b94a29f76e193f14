//! Memory, CPU time and limits of a process, read from `/proc`. The functions return `None` on systems other than
//! Linux.

use std::fs;
use std::path::Path;

/// Number of ticks (`USER_HZ`) per second of CPU time; Linux reports 100 to user space on common architectures.
const TICKS: f64 = 100.0;

/// Resident set size of a process, in KiB; `None` if it cannot be read.
pub fn memory(id: u32) -> Option<u64> {
    status(id, "VmRSS:")
}

/// Peak resident set size of a process, in KiB; `None` if it cannot be read.
pub fn peak_memory(id: u32) -> Option<u64> {
    status(id, "VmHWM:")
}

/// A field of `/proc/ID/status`, in KiB; `None` if it cannot be read.
fn status(id: u32, field: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// CPU time used by a process, user and system, in seconds; `None` if it cannot be read.
pub fn cpu_seconds(id: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program is in parentheses, and may contain spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().ok());
    Some(ticks.sum::<Option<u64>>()? as f64 / TICKS)
}

/// Soft limit on the open files of this process, which child processes inherit; `None` if it is unlimited or unknown.
pub fn open_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Type of the file system that holds a folder, such as `ext4`; `None` if it cannot be determined.
pub fn file_system(folder: &Path) -> Option<String> {
    let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
    let mounts = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        Some((fields.next()?, fields.next()?))
    });
    let around = mounts.filter(|(at, _)| folder.starts_with(at));
    // Of two mounts at the same mount point, the later one is visible.
    around.max_by_key(|(at, _)| at.len()).map(|(_, kind)| kind.to_owned())
}
