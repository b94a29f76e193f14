//! Certificates for tests.

use super::files::CertificateFiles;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair, date_time_ymd};
use rustls::pki_types::CertificateDer;
use std::fs;
use std::path::Path;

/// An authority that signs certificates for `localhost` and 127.0.0.1.
pub struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    pub fn new() -> Authority {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.distinguished_name.push(DnType::CommonName, "Authority of a test");
        Authority(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    pub fn der(&self) -> CertificateDer<'static> {
        self.0.der().clone()
    }

    /// Writes a certificate that is valid in these years, and its key, to a folder.
    pub fn write(&self, folder: &Path, name: &str, years: [i32; 2]) -> CertificateFiles {
        let names = ["localhost", "127.0.0.1"].map(str::to_owned);
        let mut params = CertificateParams::new(names.to_vec()).unwrap();
        params.not_before = date_time_ymd(years[0], 1, 1);
        params.not_after = date_time_ymd(years[1], 1, 1);
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        let file = |ending: &str, text: String| {
            let path = folder.join(format!("{name}.{ending}"));
            fs::write(&path, text).unwrap();
            path
        };
        CertificateFiles { cert: file("pem", certificate.pem()), key: file("key", key.serialize_pem()) }
    }
}
