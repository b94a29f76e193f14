//! The certificate in use, and the configuration of the server that presents it.

use super::validity::Validity;
use crate::wall_clock::now_s;
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use std::sync::{Arc, PoisonError, RwLock};

/// The certificate in use, which can be replaced. A handshake takes the current one; open connections are unaffected
/// by a replacement.
#[derive(Debug)]
pub struct Certificates {
    current: RwLock<Arc<CertifiedKey>>,
}

impl Certificates {
    /// A store with this certificate. Logs a warning if browsers refuse it.
    pub fn new(certificate: CertifiedKey) -> Certificates {
        let certificates = Certificates { current: RwLock::new(Arc::new(certificate)) };
        certificates.check_validity();
        certificates
    }

    /// The certificate in use.
    pub fn current(&self) -> Arc<CertifiedKey> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces the certificate. Logs a warning if browsers refuse the new one.
    pub fn replace(&self, certificate: CertifiedKey) {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(certificate);
        self.check_validity();
    }

    /// Logs a warning if the certificate has expired or is not yet valid.
    pub fn check_validity(&self) {
        let current = self.current();
        let validity = current.end_entity_cert().ok().and_then(Validity::of);
        if let Some(warning) = validity.and_then(|validity| validity.warning(now_s())) {
            tracing::warn!("{warning}");
        }
    }

    /// The configuration of a server that presents the certificate in use, and that speaks HTTP/1.1.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn server_config(self: &Arc<Self>) -> Result<ServerConfig, rustls::Error> {
        let provider = Arc::new(ring::default_provider());
        let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let mut config = builder.with_no_client_auth().with_cert_resolver(self.clone());
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        // Session tickets keep no state in the server: after a restart of the network all phones reconnect at once.
        config.ticketer = ring::Ticketer::new()?;
        Ok(config)
    }
}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, _: ClientHello) -> Option<Arc<CertifiedKey>> {
        Some(self.current())
    }
}
