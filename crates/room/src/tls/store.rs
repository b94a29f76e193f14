//! The certificate in use, and the configuration of the server that presents it.

use super::validity::Validity;
use crate::wall_clock::now_s;
use rcgen::{CertificateParams, CustomExtension, KeyPair};
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// ALPN protocol of the challenge `tls-alpn-01`, with which an ACME authority verifies a name (RFC 8737).
pub const ACME_PROTOCOL: &[u8] = b"acme-tls/1";

/// The certificate in use, which can be replaced. A handshake uses the current certificate; a replacement does not
/// affect open connections.
#[derive(Debug, Default)]
pub struct Certificates {
    /// The current certificate; `None` until the first one is issued.
    current: RwLock<Option<Arc<CertifiedKey>>>,
    /// The certificates of ACME challenges, by name.
    challenges: RwLock<HashMap<String, Arc<CertifiedKey>>>,
}

impl Certificates {
    /// A store with this certificate. Logs a warning if it has expired or is not yet valid.
    pub fn new(certificate: CertifiedKey) -> Certificates {
        let certificates = Certificates::empty();
        certificates.replace(certificate);
        certificates
    }

    /// An empty store. It refuses every handshake until it has a certificate, except those of ACME challenges.
    pub fn empty() -> Certificates {
        Certificates::default()
    }

    /// The certificate in use; `None` before the first one.
    pub fn current(&self) -> Option<Arc<CertifiedKey>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces the certificate. Logs a warning if the new one has expired or is not yet valid.
    pub fn replace(&self, certificate: CertifiedKey) {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(certificate));
        self.check_validity();
    }

    /// Logs a warning if the certificate has expired or is not yet valid.
    pub fn check_validity(&self) {
        let current = self.current();
        let leaf = current.as_ref().and_then(|current| current.end_entity_cert().ok());
        if let Some(warning) = leaf.and_then(Validity::of).and_then(|validity| validity.warning(now_s())) {
            tracing::warn!("{warning}");
        }
    }

    /// Adds a certificate for the ACME challenge of this name. It is self-signed, and contains the digest of the key
    /// authorization.
    ///
    /// # Errors
    /// If the name is not ASCII, or the operating system provides no random numbers.
    pub fn add_challenge(&self, name: &str, digest: &[u8]) -> Result<(), rcgen::Error> {
        let mut params = CertificateParams::new(vec![name.to_owned()])?;
        params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
        let key = KeyPair::generate()?;
        let certificate = params.self_signed(&key)?;
        let key = PrivatePkcs8KeyDer::from(key.serialize_der()).into();
        let key = ring::sign::any_supported_type(&key).map_err(|_| rcgen::Error::CouldNotParseKeyPair)?;
        let certified = Arc::new(CertifiedKey::new(vec![certificate.der().clone()], key));
        let mut challenges = self.challenges.write().unwrap_or_else(PoisonError::into_inner);
        challenges.insert(name.to_owned(), certified);
        Ok(())
    }

    /// Removes the certificates of all ACME challenges.
    pub fn clear_challenges(&self) {
        self.challenges.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn challenge(&self, name: &str) -> Option<Arc<CertifiedKey>> {
        self.challenges.read().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    /// The configuration of a server that presents the certificate in use, speaks HTTP/1.1, and answers ACME
    /// challenges.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn server_config(self: &Arc<Self>) -> Result<ServerConfig, rustls::Error> {
        let provider = Arc::new(ring::default_provider());
        let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let mut config = builder.with_no_client_auth().with_cert_resolver(self.clone());
        config.alpn_protocols = vec![b"http/1.1".to_vec(), ACME_PROTOCOL.to_vec()];
        // Session tickets keep no state in the server: after a restart of the network all phones reconnect at once.
        config.ticketer = ring::Ticketer::new()?;
        Ok(config)
    }
}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, hello: ClientHello) -> Option<Arc<CertifiedKey>> {
        let is_challenge = hello.alpn().is_some_and(|mut offered| offered.any(|one| one == ACME_PROTOCOL));
        if is_challenge { self.challenge(hello.server_name()?) } else { self.current() }
    }
}
