//! Processor time of tasks.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A counter of processor time. Clones add to the same total.
#[derive(Clone, Debug, Default)]
pub struct ProcessorTime(Arc<AtomicU64>);

impl ProcessorTime {
    /// The processor time counted so far: that of all polls that have returned.
    pub fn total(&self) -> Duration {
        Duration::from_nanos(self.0.load(Ordering::Relaxed))
    }

    /// Returns whether the counter has other clones, as it does while a task is being measured.
    pub fn is_in_use(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }

    /// Runs a future and counts the processor time of its polls. The future is boxed, since an `async fn` would store
    /// it twice: as it is passed, and as it is used.
    pub fn measure<F: Future>(self, future: F) -> impl Future<Output = F::Output> + use<F> {
        let mut future = Box::pin(future);
        poll_fn(move |context| {
            let start = thread_time();
            let polled = future.as_mut().poll(context);
            let spent = thread_time().saturating_sub(start);
            self.0.fetch_add(u64::try_from(spent.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
            polled
        })
    }
}

/// Processor time of the calling thread since its start.
#[cfg(unix)]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Time elapsed since the first call. Outside Unix, neither the standard library nor rustix can measure the processor
/// time of a thread, so a thread that waits for a processor counts as busy.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    /// Work that takes a few milliseconds of processor time.
    fn work() -> u64 {
        (0..3_000_000).fold(1_u64, |hash, number| std::hint::black_box(hash ^ number).rotate_left(7))
    }

    #[test]
    fn a_measured_future_is_in_memory_once() {
        let large = async {
            let bytes = std::hint::black_box([0_u8; 10_000]);
            tokio::task::yield_now().await;
            std::hint::black_box(bytes);
        };
        assert!(size_of_val(&large) >= 10_000);
        let measured = allocation_counter::measure(|| {
            let measured = ProcessorTime::default().measure(large);
            assert!(size_of_val(&measured) <= 64, "{} bytes", size_of_val(&measured));
        });
        assert!(measured.bytes_max < 11_000, "{} bytes", measured.bytes_max);
    }

    #[tokio::test]
    async fn work_counts_on_each_poll_and_waiting_does_not() {
        let counted = ProcessorTime::default();
        let wait = Duration::from_millis(200);
        let start = Instant::now();
        let task = async {
            work();
            tokio::task::yield_now().await;
            std::thread::sleep(wait);
            work();
        };
        counted.clone().measure(task).await;
        let total = counted.total();
        assert!(total > Duration::ZERO);
        #[cfg(unix)]
        assert!(total + wait <= start.elapsed(), "{total:?}");
        assert!(!counted.is_in_use());
    }
}
