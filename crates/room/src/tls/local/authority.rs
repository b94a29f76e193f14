//! The local certificate authority: its key and its certificate.

use super::super::error::CertificateError;
use super::super::files::{CertificateFiles, certificates};
use super::error::LocalError;
use super::folder::{LocalFolder, read, write};
use super::names::Names;
use crate::wall_clock::now_s;
use rcgen::{
    BasicConstraints, Certificate, CertificateParams, DnType, ExtendedKeyUsagePurpose, GeneralSubtree, IsCa,
    Issuer, KeyPair, KeyUsagePurpose, NameConstraints,
};
use rustls::client::verify_server_cert_signed_by_trust_anchor;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{Error, RootCertStore};
use sha2::{Digest, Sha256};
use std::fs;
use time::{Duration, OffsetDateTime};

/// Lifetime of the authority.
const AUTHORITY_LIFETIME: Duration = Duration::days(3650);
/// Lifetime of a certificate: the longest that Apple's devices accept from a local authority.
const LEAF_LIFETIME: Duration = Duration::days(825);
/// Time before its creation from which a certificate is valid, for devices whose clocks are slow. It is part of the
/// lifetime.
const CLOCK_TOLERANCE: Duration = Duration::days(1);

/// Domains for which every local authority may sign certificates: `localhost`, and those of local networks.
const LOCAL_DOMAINS: [&str; 7] = ["localhost", "local", "lan", "home", "home.arpa", "internal", "test"];

/// The local authority.
pub struct Authority {
    certificate: CertificateDer<'static>,
    issuer: Issuer<'static, KeyPair>,
    files: CertificateFiles,
}

impl Authority {
    /// Loads the authority of a folder; `None` if the folder has none.
    ///
    /// # Errors
    /// [`LocalError`] if only one of the authority's two files exists, if one cannot be read, if they do not belong
    /// together, or if the authority has expired.
    pub fn load(folder: &LocalFolder) -> Result<Option<Authority>, LocalError> {
        let files = folder.authority();
        let (missing, present) = match (files.cert.exists(), files.key.exists()) {
            (false, false) => return Ok(None),
            (true, true) => return Authority::read(files).map(Some),
            (false, true) => (files.cert, files.key),
            (true, false) => (files.key, files.cert),
        };
        Err(LocalError::Half { missing, present })
    }

    fn read(files: CertificateFiles) -> Result<Authority, LocalError> {
        let certificate = certificates(&files.cert)?.swap_remove(0);
        let key = KeyPair::from_pem(&read(&files.key)?)?;
        let issuer = Issuer::new(params(&key, &Names::default())?, key);
        let authority = Authority { certificate, issuer, files };
        if authority.may_sign("localhost")? {
            return Ok(authority);
        }
        let CertificateFiles { cert, key } = authority.files;
        Err(LocalError::Unusable { cert, key })
    }

    /// Creates an authority that may sign certificates for these names, and writes its files.
    ///
    /// # Errors
    /// [`LocalError`] if a file cannot be written.
    pub fn make(folder: &LocalFolder, names: &Names) -> Result<Authority, LocalError> {
        let files = folder.authority();
        let key = KeyPair::generate()?;
        let params = params(&key, names)?;
        let certificate = params.self_signed(&key)?;
        write(&files.key, &key.serialize_pem())?;
        write(&files.cert, &certificate.pem())?;
        let certificate = certificate.der().clone();
        Ok(Authority { certificate, issuer: Issuer::new(params, key), files })
    }

    /// The authority's certificate.
    pub const fn der(&self) -> &CertificateDer<'static> {
        &self.certificate
    }

    /// The names for which the authority may sign a certificate. Other names of this machine are left out.
    ///
    /// # Errors
    /// [`LocalError::NotPermitted`] for a name that the operator gave, if the authority may not sign a certificate for
    /// it.
    pub fn permitted(&self, names: Names) -> Result<Names, LocalError> {
        let mut permitted = Names { own: Vec::new(), given: names.given };
        for name in names.own {
            if self.may_sign(&name)? {
                permitted.own.push(name);
            }
        }
        for name in &permitted.given {
            if !self.may_sign(name)? {
                let CertificateFiles { cert, key } = self.files.clone();
                return Err(LocalError::NotPermitted { name: name.clone(), cert, key });
            }
        }
        Ok(permitted)
    }

    /// Signs a certificate for these names with this key.
    ///
    /// # Errors
    /// [`LocalError::Make`] if a name is not ASCII.
    pub fn sign(&self, names: &[String], key: &KeyPair) -> Result<Certificate, LocalError> {
        let mut params = CertificateParams::new(names)?;
        params.distinguished_name = Default::default();
        params.distinguished_name.push(DnType::CommonName, "Cardroom");
        (params.not_before, params.not_after) = lifetime(LEAF_LIFETIME);
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        params.use_authority_key_identifier_extension = true;
        Ok(params.signed_by(key, &self.issuer)?)
    }

    /// Returns whether a certificate that the authority signs for this name is valid: verified with the authority's
    /// certificate, within its validity period, and permitted by the name constraints.
    fn may_sign(&self, name: &str) -> Result<bool, LocalError> {
        let key = KeyPair::generate()?;
        let signed = self.sign(&[name.to_owned()], &key)?;
        let verified = verify(&self.certificate, signed.der());
        Ok(verified.is_ok())
    }
}

fn verify(authority: &CertificateDer<'static>, leaf: &CertificateDer) -> Result<(), Error> {
    let mut roots = RootCertStore::empty();
    roots.add(authority.clone())?;
    let algorithms = default_provider().signature_verification_algorithms;
    let now = UnixTime::since_unix_epoch(std::time::Duration::from_secs(now_s()));
    let leaf = ParsedCertificate::try_from(leaf)?;
    verify_server_cert_signed_by_trust_anchor(&leaf, &roots, &[], now, algorithms.all)
}

/// The parameters of an authority with this key. The authority's name is derived from the key, so that a new authority
/// can be told apart from an earlier one in a device's list.
fn params(key: &KeyPair, names: &Names) -> Result<CertificateParams, LocalError> {
    let digest = Sha256::digest(key.public_key_raw());
    let number: String = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    let mut params = CertificateParams::default();
    params.distinguished_name = Default::default();
    params.distinguished_name.push(DnType::OrganizationName, "Cardroom");
    params.distinguished_name.push(DnType::CommonName, format!("Cardroom local authority {number}"));
    (params.not_before, params.not_after) = lifetime(AUTHORITY_LIFETIME);
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    let local = LOCAL_DOMAINS.iter().map(|&domain| domain.to_owned());
    let named = names.all().into_iter().filter(|name| name.parse::<std::net::IpAddr>().is_err());
    let permitted_subtrees = local.chain(named).map(GeneralSubtree::DnsName).collect();
    params.name_constraints = Some(NameConstraints { permitted_subtrees, excluded_subtrees: Vec::new() });
    Ok(params)
}

/// First and last time at which a certificate created now is valid.
fn lifetime(length: Duration) -> (OffsetDateTime, OffsetDateTime) {
    let begin = OffsetDateTime::now_utc() - CLOCK_TOLERANCE;
    (begin, begin + length)
}

/// Reads the authority's certificate from the folder of this certificate, where `cardroom cert` writes it; `None` if
/// there is none.
///
/// # Errors
/// [`CertificateError`] if the file cannot be read, or contains no certificate.
pub fn beside(files: &CertificateFiles) -> Result<Option<CertificateDer<'static>>, CertificateError> {
    let file = files.cert.with_file_name("authority.pem");
    let there = fs::metadata(&file).is_ok();
    there.then(|| Ok(certificates(&file)?.swap_remove(0))).transpose()
}
