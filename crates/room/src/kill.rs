//! Kill points (failpoints) for crash-recovery tests: a test kills the process at such a point and checks that no
//! acknowledged write is lost.
//!
//! They exist only with the feature `kill-points`; without it, [`point`] and [`joined`] do nothing.
//!
//! The environment variable `CARDROOM_KILL=NAME:N` kills the process at the N-th call of the point NAME,
//! `NAME:N:joined` at the N-th call after a client has joined a table.

/// The kill points, in the order in which a commit reaches them.
pub const POINTS: [&str; 9] = [
    "before_begin",
    "after_begin",
    "before_commit",
    "after_commit_before_mark",
    "mark_written",
    "mark_synced",
    "after_commit_before_send",
    "mid_fan_out",
    "checkpoint",
];

/// Does nothing, because the feature `kill-points` is off.
#[cfg(not(feature = "kill-points"))]
#[inline]
pub fn point(_name: &'static str) {}

/// Does nothing, because the feature `kill-points` is off.
#[cfg(not(feature = "kill-points"))]
#[inline]
pub fn joined() {}

#[cfg(feature = "kill-points")]
pub use armed::{joined, point};

#[cfg(feature = "kill-points")]
mod armed {
    use super::POINTS;
    use std::process::Command;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

    /// The kill point that the environment variable names.
    struct Armed {
        name: String,
        /// Number of calls left until the kill.
        left: AtomicU64,
        /// `true` once calls are counted.
        counts: AtomicBool,
    }

    static ARMED: LazyLock<Option<Armed>> = LazyLock::new(|| {
        let text = std::env::var("CARDROOM_KILL").ok()?;
        Some(read(&text).unwrap_or_else(|| {
            panic!("CARDROOM_KILL={text} is not NAME:N or NAME:N:joined with a name of {POINTS:?}")
        }))
    });

    fn read(text: &str) -> Option<Armed> {
        let (name, times) = text.split_once(':')?;
        let (times, counts) = times.strip_suffix(":joined").map_or((times, true), |times| (times, false));
        let left = times.parse().ok().filter(|&times: &u64| times > 0)?;
        let (left, counts) = (AtomicU64::new(left), AtomicBool::new(counts));
        POINTS.contains(&name).then(|| Armed { name: name.to_owned(), left, counts })
    }

    /// Records that a client has joined a table: with `NAME:N:joined`, only later calls are counted.
    pub fn joined() {
        if let Some(armed) = &*ARMED {
            armed.counts.store(true, Ordering::SeqCst);
        }
    }

    /// Kills the process if this is the call that `CARDROOM_KILL` names.
    ///
    /// # Panics
    /// If `CARDROOM_KILL` is malformed or names no point: a test would otherwise wait forever for the kill.
    pub fn point(name: &'static str) {
        debug_assert!(POINTS.contains(&name), "{name} is in the list of points");
        let Some(armed) = ARMED.as_ref().filter(|armed| armed.name == name) else { return };
        if armed.counts.load(Ordering::SeqCst) && armed.left.fetch_sub(1, Ordering::SeqCst) == 1 {
            kill();
        }
    }

    /// Sends SIGKILL to this process, so that no handler or destructor runs and no buffer is flushed. Safe Rust has no
    /// call for that, so the program `kill` sends the signal; the fallback is an abort, which flushes nothing either.
    fn kill() -> ! {
        eprintln!("killed at a kill point");
        let _ = Command::new("kill").args(["-KILL", &std::process::id().to_string()]).status();
        std::process::abort()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_kill_point_is_armed_only_by_a_known_name_and_a_number_from_1() {
            let armed = read("checkpoint:17").unwrap();
            assert_eq!((armed.name.as_str(), armed.left.into_inner()), ("checkpoint", 17));
            assert!(armed.counts.into_inner());
            let armed = read("mark_synced:2:joined").unwrap();
            assert_eq!((armed.left.into_inner(), armed.counts.into_inner()), (2, false));
            for text in ["", "checkpoint", "checkpoint:0", "checkpoint:x", "checkpoint:1:left", "elsewhere:1"]
            {
                assert!(read(text).is_none(), "{text}");
            }
        }
    }
}
