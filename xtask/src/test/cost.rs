//! Wall-clock and CPU time of the steps.

use anyhow::Result;
use std::fmt;
use std::time::{Duration, Instant};

/// Wall-clock and CPU time of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    pub elapsed: Duration,
    /// CPU time of all processes that the step started and waited for, in user and kernel mode. `None` where the
    /// operating system does not report it.
    pub cpu: Option<Duration>,
}

impl Cost {
    /// Both times in minutes, as the right-aligned columns of a table.
    pub fn columns(self) -> String {
        let cpu = self.cpu.map_or_else(|| String::from("-"), minutes);
        format!("{:>7} {cpu:>12}", minutes(self.elapsed))
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} min", minutes(self.elapsed))?;
        self.cpu.map_or(Ok(()), |cpu| write!(f, ", {} min CPU", minutes(cpu)))
    }
}

fn minutes(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() / 60.0)
}

/// A running measurement of wall-clock and CPU time.
pub struct Meter {
    begun: Instant,
    cpu: Option<Duration>,
}

impl Meter {
    /// Starts a measurement.
    ///
    /// # Errors
    /// If the operating system refuses to report the CPU time.
    pub fn start() -> Result<Meter> {
        Ok(Meter { begun: Instant::now(), cpu: of_children()? })
    }

    /// The cost since the start.
    ///
    /// # Errors
    /// If the operating system refuses to report the CPU time.
    pub fn stop(self) -> Result<Cost> {
        let cpu = of_children()?.zip(self.cpu).map(|(now, then)| now.saturating_sub(then));
        Ok(Cost { elapsed: self.begun.elapsed(), cpu })
    }
}

/// CPU time of all child processes that have ended, and of their children; `None` where it is not available.
#[cfg(unix)]
fn of_children() -> Result<Option<Duration>> {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let times = [usage.user_time(), usage.system_time()];
    let micros: i64 = times.iter().map(|time| time.tv_sec() * 1_000_000 + time.tv_usec()).sum();
    Ok(Some(Duration::from_micros(micros.unsigned_abs())))
}

#[cfg(not(unix))]
fn of_children() -> Result<Option<Duration>> {
    Ok(None)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn the_cpu_time_of_a_child_is_measured() {
        let meter = Meter::start().unwrap();
        let script = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done";
        assert!(Command::new("sh").args(["-c", script]).status().unwrap().success());
        // Other tests may run child processes at the same time, which only adds to the CPU time.
        assert!(meter.stop().unwrap().cpu.unwrap() > Duration::from_millis(10));
    }
}
