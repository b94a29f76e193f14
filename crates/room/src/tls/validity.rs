//! The validity period of a certificate.

use rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, Error, RootCertStore};
use std::time::Duration;

/// The first second of the year 10000, in time since the Unix epoch. A certificate cannot contain a time as late as
/// this.
const AFTER_ALL: Duration = Duration::from_secs(253_402_300_800);

/// Validity period of a certificate, in seconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Validity {
    /// The first valid second; 0 if it is before 1970.
    pub not_before: u64,
    /// The last valid second.
    pub not_after: u64,
}

impl Validity {
    /// The validity of a certificate; `None` if it cannot be parsed.
    ///
    /// The parser of `rustls` does not expose these times, so they are read from the errors of verifying the
    /// certificate at a time before and a time after them. `rustls` checks the time before it checks the signature.
    pub fn of(certificate: &CertificateDer) -> Option<Validity> {
        let parsed = ParsedCertificate::try_from(certificate).ok()?;
        let not_before = match error_at(&parsed, Duration::ZERO) {
            Error::InvalidCertificate(CertificateError::NotValidYetContext { not_before, .. }) => {
                not_before.as_secs()
            }
            _ => 0,
        };
        match error_at(&parsed, AFTER_ALL) {
            Error::InvalidCertificate(CertificateError::ExpiredContext { not_after, .. }) => {
                Some(Validity { not_before, not_after: not_after.as_secs() })
            }
            _ => None,
        }
    }

    /// Warning about a certificate that browsers refuse at the time `now`, in seconds since the Unix epoch; `None` if
    /// it is valid.
    pub fn warning(self, now: u64) -> Option<String> {
        if now > self.not_after {
            let date = date(self.not_after);
            return Some(format!(
                "the certificate expired on {date}, and browsers refuse it: renew it, and replace the files"
            ));
        }
        (now < self.not_before).then(|| {
            let date = date(self.not_before);
            format!(
                "the certificate is valid from {date} on, and browsers refuse it: check this machine's clock"
            )
        })
    }
}

/// The error of verifying the certificate at this time. The verification always fails, since no authority is trusted.
fn error_at(certificate: &ParsedCertificate, time: Duration) -> Error {
    let algorithms = default_provider().signature_verification_algorithms;
    let time = UnixTime::since_unix_epoch(time);
    let verified = verify_server_cert_signed_by_trust_anchor(
        certificate,
        &RootCertStore::empty(),
        &[],
        time,
        algorithms.all,
    );
    verified.expect_err("no authority is trusted")
}

/// Returns whether a certificate is valid for all of these names.
pub fn covers(leaf: &CertificateDer, names: &[String]) -> bool {
    let Ok(leaf) = ParsedCertificate::try_from(leaf) else { return false };
    names.iter().all(|name| {
        let name = ServerName::try_from(name.as_str());
        name.is_ok_and(|name| verify_server_name(&leaf, &name).is_ok())
    })
}

/// The UTC date of a time in seconds since the Unix epoch, such as `2027-01-31`.
pub fn date(seconds: u64) -> String {
    let time = i64::try_from(seconds).ok().and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    time.map_or_else(|| seconds.to_string(), |time| time.strftime("%Y-%m-%d").to_string())
}
