//! The error that keeps the room from starting.

use super::token::TokenError;
use crate::config::SettingName;
use crate::run::error::RunError;
use crate::store::StoreError;
use crate::table::error::TableError;
use crate::tls::CertificateError;
use crate::tls::local::LocalError;
use std::io;
use std::net::SocketAddr;

/// Error that keeps the room from starting.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum StartError {
    #[error(
        "{0} is already in use by another program: stop that program, or choose another port, such as {flag} {1}",
        flag = .2.flag()
    )]
    Taken(SocketAddr, SocketAddr, SettingName),
    #[error(
        "{0} is not an address of this machine: choose another with {flag}, such as 127.0.0.1:8080",
        flag = .1.flag()
    )]
    NotHere(SocketAddr, SettingName),
    #[error("this user may not listen on {0}: choose a port from 1024 up with {flag}", flag = .1.flag())]
    NotAllowed(SocketAddr, SettingName),
    #[error("the system has reserved {0}: choose another port, such as {flag} {1}", flag = .2.flag())]
    Reserved(SocketAddr, SocketAddr, SettingName),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error(transparent)]
    Certificate(#[from] CertificateError),
    #[error(transparent)]
    Local(#[from] LocalError),
    #[error("TLS cannot be configured: {0}")]
    Tls(#[from] rustls::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the sessions in {0} cannot be opened: {1}")]
    Sessions(String, String),
    #[error(transparent)]
    Token(#[from] TokenError),
    #[error("the tables cannot be opened: {0}")]
    Lobby(Box<TableError>),
    #[error("the events cannot be opened: {0}")]
    Runs(Box<RunError>),
}

impl StartError {
    /// Converts the error of a listener at this address, which this setting names.
    pub(super) fn of_listener(address: SocketAddr, setting: SettingName, error: io::Error) -> StartError {
        let after = |step| {
            let port = address.port().checked_add(step).unwrap_or(8080);
            SocketAddr::new(address.ip(), port)
        };
        match error.kind() {
            io::ErrorKind::AddrInUse => StartError::Taken(address, after(1), setting),
            io::ErrorKind::AddrNotAvailable => StartError::NotHere(address, setting),
            // Windows reserves ranges of ports for virtual machines, and they may contain 8080.
            io::ErrorKind::PermissionDenied if address.port() >= 1024 => {
                StartError::Reserved(address, after(1000), setting)
            }
            io::ErrorKind::PermissionDenied => StartError::NotAllowed(address, setting),
            _ => StartError::Listen(address, error),
        }
    }

    /// Returns `true` if the reason may be another room that runs: it has the port or the data folder.
    pub fn is_occupied(&self) -> bool {
        matches!(self, StartError::Taken(..) | StartError::Store(StoreError::Locked { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(port: u16, kind: io::ErrorKind) -> String {
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        StartError::of_listener(address, SettingName::Listen, kind.into()).to_string()
    }

    #[test]
    fn the_error_of_a_listener_names_another_port() {
        assert_eq!(
            message(8080, io::ErrorKind::AddrInUse),
            "127.0.0.1:8080 is already in use by another program: stop that program, or choose another port, such as \
             --listen 127.0.0.1:8081"
        );
        assert_eq!(
            message(8080, io::ErrorKind::PermissionDenied),
            "the system has reserved 127.0.0.1:8080: choose another port, such as --listen 127.0.0.1:9080"
        );
        assert!(message(80, io::ErrorKind::PermissionDenied).contains("choose a port from 1024 up"));
        assert!(message(u16::MAX, io::ErrorKind::AddrInUse).ends_with("--listen 127.0.0.1:8080"));
    }

    #[test]
    fn a_port_or_a_folder_in_use_may_be_that_of_another_room() {
        let address = SocketAddr::from(([127, 0, 0, 1], 8080));
        let of = |kind: io::ErrorKind| StartError::of_listener(address, SettingName::Listen, kind.into());
        assert!(of(io::ErrorKind::AddrInUse).is_occupied());
        assert!(StartError::Store(StoreError::Locked { place: "folder".into() }).is_occupied());
        assert!(!of(io::ErrorKind::AddrNotAvailable).is_occupied());
    }
}
