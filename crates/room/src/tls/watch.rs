//! Loads the certificate again when its files change.

use super::files::CertificateFiles;
use super::store::Certificates;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

/// Interval between two checks of the files.
const POLL_INTERVAL: Duration = Duration::from_secs(2);
/// Interval between two checks of the certificate's validity period.
const VALIDITY_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// Checks the files for changes until the task is aborted, and loads them after each change. After an error, which is
/// logged, the certificate in use is kept until the files change again.
pub async fn watch(certificates: Arc<Certificates>, files: CertificateFiles) {
    let mut seen = stamp(&files).await;
    let mut validity_checked = Instant::now();
    loop {
        sleep(POLL_INTERVAL).await;
        let now = stamp(&files).await;
        if now != seen {
            seen = now;
            reload(&certificates, &files).await;
        }
        if validity_checked.elapsed() >= VALIDITY_INTERVAL {
            validity_checked = Instant::now();
            certificates.check_validity();
        }
    }
}

/// The state of the files; `None` if the runtime is shutting down.
async fn stamp(files: &CertificateFiles) -> Option<super::files::Stamp> {
    let files = files.clone();
    spawn_blocking(move || files.stamp()).await.ok()
}

async fn reload(certificates: &Certificates, files: &CertificateFiles) {
    let read = files.clone();
    match spawn_blocking(move || read.load()).await {
        Ok(Ok(certificate)) => {
            certificates.replace(certificate);
            tracing::info!(file = %files.cert.display(), "the certificate was replaced");
        }
        Ok(Err(error)) => tracing::warn!("the certificate in use stays: {error}"),
        // The runtime is shutting down.
        Err(_) => {}
    }
}
