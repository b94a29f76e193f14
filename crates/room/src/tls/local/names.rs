//! The host names and addresses of this machine.

use super::error::LocalError;
use rustls::pki_types::ServerName;
use std::collections::HashSet;
use std::process::Command;

/// Names of a certificate: host names and addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Names and addresses of this machine.
    pub own: Vec<String>,
    /// Names and addresses that the operator gave.
    pub given: Vec<String>,
}

impl Names {
    /// All names without repetitions, those of this machine first.
    pub fn all(&self) -> Vec<String> {
        each_once(self.own.iter().chain(&self.given).cloned())
    }
}

/// The names of this machine, and the names that the operator gave, both earlier and now.
///
/// # Errors
/// [`LocalError::Name`] if a name that the operator gave is malformed.
pub fn all_names(earlier: &[String], given: &[String]) -> Result<Names, LocalError> {
    let given: Vec<String> = earlier.iter().chain(given).map(|name| name.trim().to_lowercase()).collect();
    match given.iter().find(|name| !is_name(name)) {
        Some(malformed) => Err(LocalError::Name(malformed.clone())),
        None => Ok(Names { own: own_names(), given: each_once(given) }),
    }
}

fn is_name(name: &str) -> bool {
    ServerName::try_from(name).is_ok()
}

/// The names without repetitions, in the order in which they first occur.
fn each_once(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut seen = HashSet::new();
    names.into_iter().filter(|name| seen.insert(name.clone())).collect()
}

/// `localhost`, the host name of this machine, its name in the local network, and its addresses except link-local ones.
fn own_names() -> Vec<String> {
    let mut names = vec!["localhost".to_owned()];
    if let Some(host) = host_name() {
        let first = host.split('.').next().unwrap_or_default().to_owned();
        names.extend([format!("{first}.local"), host]);
    }
    let mut addresses: Vec<_> = if_addrs::get_if_addrs().unwrap_or_default();
    addresses.retain(|address| !address.is_link_local());
    names.extend(["127.0.0.1", "::1"].map(str::to_owned));
    names.extend(addresses.into_iter().map(|address| address.ip().to_string()));
    each_once(names.into_iter().filter(|name| is_name(name)))
}

/// The host name of this machine, in lower case; `None` if it has none.
fn host_name() -> Option<String> {
    let file = || std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let command = || String::from_utf8(Command::new("hostname").output().ok()?.stdout).ok();
    let name = file().or_else(command)?.trim().to_lowercase();
    (!name.is_empty()).then_some(name)
}
