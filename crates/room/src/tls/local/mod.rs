//! A local certificate authority, which each device must be told to trust once, and the certificate that it signs for
//! this machine.
//!
//! 1. [`LocalFolder`]: the files. [`issue`] creates the authority, if there is none, and signs a certificate.
//! 2. `names.rs`: the host names and addresses of this machine.
//! 3. `authority.rs`: the authority's key and certificate. Name constraints restrict the host names for which the
//!    authority may sign to those of local networks, and to those of this machine and those given when it was created,
//!    so that its key cannot be used to impersonate other sites. They do not restrict addresses.

mod authority;
mod error;
mod folder;
mod names;

pub use authority::beside;
pub use error::LocalError;
pub use folder::{LocalFolder, read as read_file, write as write_file};

use super::validity::{Validity, covers, date};
use crate::wall_clock::now_s;
use authority::Authority;
use names::all_names;
use rustls::pki_types::CertificateDer;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Time before a certificate expires at which it becomes due for renewal, in seconds: 30 days.
const RENEWAL: u64 = 30 * 24 * 60 * 60;

/// Description of a newly signed certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issued {
    /// `true` if the authority was created too, `false` if it existed already.
    pub new_authority: bool,
    /// Names and addresses for which the certificate is valid.
    pub names: Vec<String>,
    /// SHA-256 fingerprint of the authority's certificate, as hexadecimal bytes separated by colons.
    pub fingerprint: String,
    /// Last day on which the certificate is valid, such as `2027-01-31`.
    pub expires: String,
}

/// Signs a certificate for the names of this machine, the names given earlier and the names `given` now. Creates the
/// authority first, if the folder has none.
///
/// # Errors
/// [`LocalError`] if a name is malformed, if the authority may not sign a certificate for a name, if only one of the
/// authority's two files exists, or if a file cannot be read or written.
pub fn issue(folder: &LocalFolder, given: &[String]) -> Result<Issued, LocalError> {
    folder.make()?;
    let names = all_names(&folder.names()?, given)?;
    let (authority, new_authority) = match Authority::load(folder)? {
        Some(authority) => (authority, false),
        None => (Authority::make(folder, &names)?, true),
    };
    let names = authority.permitted(names)?;
    let key = folder.leaf_key()?;
    let certificate = authority.sign(&names.all(), &key)?;
    folder.write_leaf(&certificate, &key, &names.given)?;
    let validity = Validity::of(certificate.der());
    Ok(Issued {
        new_authority,
        names: names.all(),
        fingerprint: fingerprint(authority.der()),
        expires: validity.map(|validity| date(validity.not_after)).unwrap_or_default(),
    })
}

/// Signs a new certificate if the folder has none that can be used, if the certificate lacks a name or address of this
/// machine or one that the operator gave, or if it expires within 30 days. Returns the new certificate; `None` if none
/// was needed.
///
/// # Errors
/// The errors of [`issue`].
pub fn renew(folder: &LocalFolder) -> Result<Option<Issued>, LocalError> {
    if let (Some(authority), Ok(leaf)) = (Authority::load(folder)?, folder.files().load()) {
        let names = authority.permitted(all_names(&folder.names()?, &[])?)?;
        let validity = leaf.end_entity_cert().ok().and_then(Validity::of);
        let lasts = validity.is_some_and(|validity| validity.not_after > now_s() + RENEWAL);
        if lasts && leaf.cert.first().is_some_and(|leaf| covers(leaf, &names.all())) {
            return Ok(None);
        }
    }
    issue(folder, &[]).map(Some)
}

/// SHA-256 fingerprint of a certificate, as hexadecimal bytes separated by colons.
pub fn fingerprint(certificate: &CertificateDer) -> String {
    let bytes = Sha256::digest(certificate);
    let mut text = String::new();
    for byte in bytes {
        let colon = if text.is_empty() { "" } else { ":" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{colon}{byte:02X}");
    }
    text
}

#[cfg(test)]
mod tests;
