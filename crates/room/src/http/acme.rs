//! Certificates of a public authority, by ACME (RFC 8555) with the challenge tls-alpn-01 (RFC 8737).
//!
//! 1. [`Acme::run`] orders a certificate if there is none for the domain, and again when a third of its lifetime is
//!    left.
//! 2. An order puts a challenge certificate for the domain into the store of certificates, where the authority's
//!    handshake finds it, and then stores the certificate with its key in the data folder.
//! 3. `client.rs` is the HTTPS client for requests to the authority.

mod client;
mod error;

use crate::config::AcmeSettings;
use crate::tls::local::{read_file, write_file};
use crate::tls::{CertificateFiles, Certificates, Validity, covers};
use crate::wall_clock::now_s;
use client::Client;
use error::AcmeError;
use instant_acme::{
    Account, AuthorizationStatus, ChallengeType, Identifier, NewAccount, NewOrder, Order, OrderStatus,
    RetryPolicy,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::time::{Duration, sleep};

/// Interval after which the time of the renewal is checked again, since the clock of the machine may change.
const CHECK_INTERVAL: Duration = Duration::from_secs(3600);
/// Pause after the first failed order; it doubles with each further failure. Let's Encrypt allows at most five
/// failures within an hour.
const FIRST_PAUSE: Duration = Duration::from_secs(300);
/// Longest pause between two orders.
const MAX_PAUSE: Duration = Duration::from_secs(4 * 3600);

/// The settings of the certificate, and the folder in which the certificate and the ACME account are stored.
pub struct Acme {
    settings: AcmeSettings,
    folder: PathBuf,
}

impl Acme {
    /// The certificate of these settings. The files of each authority are in a separate folder of the data folder.
    pub fn new(settings: AcmeSettings, data: &Path) -> Acme {
        let authority = settings.directory.trim_start_matches("https://");
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' || c == '-' { c } else { '_' };
        let folder = data.join("tls/acme").join(authority.chars().map(plain).collect::<String>());
        Acme { settings, folder }
    }

    fn files(&self) -> CertificateFiles {
        CertificateFiles { cert: self.folder.join("cert.pem"), key: self.folder.join("key.pem") }
    }

    /// A store with the certificate of an earlier run; an empty one if there is none or if it cannot be loaded.
    pub fn certificates(&self) -> Certificates {
        let files = self.files();
        let stored = files.cert.exists().then(|| files.load());
        match stored {
            Some(Ok(certificate)) => Certificates::new(certificate),
            Some(Err(error)) => {
                tracing::warn!("the stored certificate is ordered again: {error}");
                Certificates::empty()
            }
            None => Certificates::empty(),
        }
    }

    /// Orders and renews the certificate until the task is aborted.
    pub async fn run(self, certificates: Arc<Certificates>) {
        let mut pause = FIRST_PAUSE;
        loop {
            let wait = self.time_left(&certificates);
            if wait > Duration::ZERO {
                sleep(wait.min(CHECK_INTERVAL)).await;
                continue;
            }
            let ordered = self.order(&certificates).await;
            certificates.clear_challenges();
            match ordered {
                Ok(()) => tracing::info!(name = self.settings.domain, "a new certificate is in use"),
                Err(error) => tracing::error!(
                    seconds = pause.as_secs(),
                    "no new certificate, next attempt after a pause: {error}"
                ),
            }
            // Without a pause, a clock in the future would order one certificate after another.
            if self.time_left(&certificates) > Duration::ZERO {
                pause = FIRST_PAUSE;
            } else {
                sleep(pause).await;
                pause = (pause * 2).min(MAX_PAUSE);
            }
        }
    }

    /// Time until the certificate is due for renewal, which is when a third of its lifetime is left. Zero if renewal is
    /// overdue, or if there is no certificate for the configured domain.
    fn time_left(&self, certificates: &Certificates) -> Duration {
        let validity = || {
            let current = certificates.current()?;
            let leaf = current.end_entity_cert().ok()?;
            covers(leaf, std::slice::from_ref(&self.settings.domain)).then(|| Validity::of(leaf)).flatten()
        };
        let seconds = validity().map_or(0, |Validity { not_before, not_after }| {
            let renewal = not_after.saturating_sub(not_after.saturating_sub(not_before) / 3);
            renewal.saturating_sub(now_s())
        });
        Duration::from_secs(seconds)
    }

    /// Orders a certificate, stores it and puts it into use.
    async fn order(&self, certificates: &Certificates) -> Result<(), AcmeError> {
        let account = self.account().await?;
        let name = Identifier::Dns(self.settings.domain.clone());
        let mut order = account.new_order(&NewOrder::new(&[name])).await?;
        answer_challenges(&mut order, certificates).await?;
        match order.poll_ready(&RetryPolicy::default()).await {
            Ok(OrderStatus::Ready) => {}
            Ok(_) => return Err(AcmeError::NotReached(problems(&mut order).await?)),
            Err(instant_acme::Error::Api(problem)) => return Err(AcmeError::NotReached(problem.to_string())),
            Err(error) => return Err(error.into()),
        }
        let key = order.finalize().await?;
        let chain = order.poll_certificate(&RetryPolicy::default()).await?;
        let files = self.files();
        write_file(&files.key, &key)?;
        write_file(&files.cert, &chain)?;
        certificates.replace(files.load()?);
        Ok(())
    }

    /// The account of an earlier run, or a new one.
    async fn account(&self) -> Result<Account, AcmeError> {
        let file = self.folder.join("account.json");
        let builder = || Ok::<_, AcmeError>(Account::builder_with_http(Box::new(Client::new()?)));
        if file.exists() {
            let credentials = serde_json::from_str(&read_file(&file)?)?;
            return Ok(builder()?.from_credentials(credentials).await?);
        }
        let contact: Vec<&str> = self.settings.contact.as_deref().into_iter().collect();
        let new =
            NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
        let (account, credentials) = builder()?.create(&new, self.settings.directory.clone(), None).await?;
        write_file(&file, &serde_json::to_string(&credentials)?)?;
        Ok(account)
    }
}

/// Puts the challenge certificate into the store, and asks the authority to verify the domain.
async fn answer_challenges(order: &mut Order, certificates: &Certificates) -> Result<(), AcmeError> {
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        if authorization.status == AuthorizationStatus::Valid {
            continue;
        }
        let name = authorization.identifier().to_string();
        let challenge = authorization.challenge(ChallengeType::TlsAlpn01);
        let mut challenge = challenge.ok_or_else(|| AcmeError::NoChallenge(name.clone()))?;
        let digest = challenge.key_authorization().digest();
        certificates.add_challenge(&name, digest.as_ref())?;
        challenge.set_ready().await?;
    }
    Ok(())
}

/// The problems that the authority reports with an order, in its words.
async fn problems(order: &mut Order) -> Result<String, AcmeError> {
    let mut problems = Vec::new();
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        let state = authorization.refresh().await?;
        let found = state.challenges.iter().filter_map(|challenge| challenge.error.as_ref());
        problems.extend(found.map(ToString::to_string));
    }
    Ok(problems.join("; "))
}
