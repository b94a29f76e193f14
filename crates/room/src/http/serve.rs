//! Startup and graceful shutdown of the room.

use super::accept;
use super::acme::Acme;
use super::app::{Access, App, Db, RoomAddresses};
use super::forwarded::TrustedProxies;
use super::headers;
use super::health;
use super::install;
use super::protocol::{Https, Protocol};
use super::redirect::{self, TargetPort};
use super::router::router;
use super::seen_guests::{SAVE_INTERVAL, SeenGuests};
use super::session;
use super::share;
pub use super::start_error::StartError;
use super::token::{first_token, new_token, token_id};
use crate::bot_accounts::BotAccounts;
use crate::config::{Config, PublicUrl, SettingName, TlsSource};
use crate::lobby::{Lobby, LobbyOptions};
use crate::moderation::Moderation;
use crate::refusal::Refusal as _;
use crate::run::Runs;
use crate::run::demo;
use crate::store::{Folder, Settings, SqliteStore, Store};
use crate::tls::local::{self, LocalFolder};
use crate::tls::{CertificateFiles, Certificates, watch};
use crate::wall_clock::now_ms;
use axum::Router;
use rustls::pki_types::CertificateDer;
use std::fmt::Display;
use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{Duration, timeout};
use tokio_rustls::TlsAcceptor;

/// Grace period for sockets, and then for requests, during the shutdown.
const GRACE_PERIOD: Duration = Duration::from_secs(3);

/// Warning to the operator of a room that is probably behind a proxy.
const BEHIND_A_PROXY: &str = "behind a reverse proxy, all clients share the limits of one: name the proxy with \
                              --trusted-proxy and its address";

/// A room whose address is bound and whose store is open.
pub struct Room {
    app: App,
    listener: TcpListener,
    protocol: Protocol,
    /// The listener that redirects to HTTPS.
    redirect: Option<TcpListener>,
    tls: Option<Tls>,
    token: Option<String>,
    /// `true` to run a demo event.
    has_demo: bool,
}

/// The certificate in use, its source, and its local authority if it has one.
struct Tls {
    certificates: Arc<Certificates>,
    renewal: Renewal,
    authority: Option<CertificateDer<'static>>,
}

/// Source of new certificates.
enum Renewal {
    /// Certificate files, which are loaded again when they change.
    Files(CertificateFiles),
    /// A public authority, by ACME.
    Acme(Acme),
}

impl Tls {
    /// Replaces the certificate when there is a new one, until the task is aborted.
    async fn keep_current(self) {
        match self.renewal {
            Renewal::Files(files) => watch(self.certificates, files).await,
            Renewal::Acme(acme) => acme.run(self.certificates).await,
        }
    }
}

impl Room {
    /// Loads the certificate and binds the addresses, then opens the data folder with its store and sessions, the
    /// events and the tables. A new token for the administrator is created at the first start, and if `new_admin_token`
    /// is `true`.
    ///
    /// # Errors
    /// [`StartError`] if the certificate cannot be loaded, if an address cannot be bound, if the store, the sessions,
    /// the events or the tables cannot be opened, if the administrator's token cannot be read or created, or if TLS
    /// cannot be configured.
    pub async fn open(config: &Config, new_admin_token: bool) -> Result<Room, StartError> {
        let tls = config.tls.as_ref().map(|source| load(source, &config.data)).transpose()?;
        let listener = listen(config.listen, SettingName::Listen).await?;
        let redirect = match config.http_redirect {
            Some(address) => Some(listen(address, SettingName::HttpRedirect).await?),
            None => None,
        };
        let address = listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        health::install_recorder();
        #[cfg(feature = "pages")]
        super::pages::prepare();
        let folder = Folder::open(&config.data)?;
        let file = folder.private_file("sessions.db")?;
        let settings = Settings { wal_limit: config.wal_limit, ..Settings::default() };
        let store = Arc::new(SqliteStore::open(folder, settings).await?);
        let secure = tls.is_some();
        let public = config.public_url.as_ref().is_some_and(PublicUrl::is_secure);
        let unusable =
            |error: &dyn Display| StartError::Sessions(file.display().to_string(), error.to_string());
        let sessions = session::open(&file, secure || public).await.map_err(|error| unusable(&error))?;
        let seen_guests =
            SeenGuests::open(sessions.pool.database()).await.map_err(|error| unusable(&error))?;
        let moderation = Moderation::open(store.clone()).await?;
        let token =
            if new_admin_token { Some(new_token(&*store).await?) } else { first_token(&*store).await? };
        let admin_token_id = token_id(&*store).await?;
        let bot_accounts = BotAccounts::open(&*store).await?;
        let limits = config.limits.within(open_files());
        let bans = moderation.bans().clone();
        let runs = Runs::open(store.clone(), limits, bans.clone()).await;
        let runs = runs.map_err(|error| StartError::Runs(Box::new(error)))?;
        let options = LobbyOptions {
            demo: config.demo,
            limits,
            bans,
            bot_accounts: bot_accounts.clone(),
            ..LobbyOptions::default()
        };
        let lobby: Lobby<Db> =
            Lobby::open(store, options).await.map_err(|error| StartError::Lobby(Box::new(error)))?;
        let addresses = RoomAddresses { address, public_url: config.public_url.clone(), secure };
        let access = Access {
            proxies: TrustedProxies::new(config.trusted_proxies.clone()),
            admin_token_id,
            metrics_token: config.metrics_token.clone(),
            bot_accounts,
        };
        let app = App::new(lobby, runs, moderation, addresses, limits, access, seen_guests);
        let protocol = protocol(&app, router(&app, sessions), tls.as_ref())?;
        Ok(Room { app, listener, protocol, redirect, tls, token, has_demo: config.demo })
    }

    /// The address on which the room listens, with the actual port if port 0 was requested.
    pub fn address(&self) -> SocketAddr {
        self.app.addresses().address
    }

    /// The public URL of the room or, if there is none, the URL with the address on which it listens; 127.0.0.1 if it
    /// listens on all interfaces.
    pub fn url(&self) -> String {
        let addresses = self.app.addresses();
        let mut address = addresses.address;
        if address.ip().is_unspecified() {
            address.set_ip([127, 0, 0, 1].into());
        }
        let local = || format!("{}://{address}", addresses.scheme());
        addresses.public_url.as_ref().map_or_else(local, ToString::to_string)
    }

    /// The URLs at which other devices reach the room, the best first; empty if only this machine can reach it.
    pub fn addresses(&self) -> Vec<String> {
        share::addresses(self.app.addresses())
    }

    /// The URL of the page that installs the local authority, and the fingerprint of the authority; `None` if the room
    /// has none.
    pub fn authority(&self) -> Option<(String, String)> {
        let authority = self.tls.as_ref()?.authority.as_ref()?;
        Some((install::url(self.app.addresses()), local::fingerprint(authority)))
    }

    /// The administrator's token, if a new one was created.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Serves until `stop` completes, then shuts down gracefully: the room accepts no more connections, finishes the
    /// pending changes and closes every socket.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        tracing::info!(address = %self.address(), "the room is open");
        let (addresses, proxies) = (self.app.addresses(), self.app.clients().proxies());
        if addresses.public_url.is_some() && self.tls.is_none() && proxies.is_empty() {
            tracing::warn!("{}", BEHIND_A_PROXY);
        }
        let Room { app, listener, protocol, redirect, tls, has_demo, .. } = self;
        let stopping = app.stopping().clone();
        let checking = tokio::spawn(run_checks(app.clone()));
        tokio::spawn(save_guests(app.clone()));
        if has_demo && let Err(error) = demo::begin(app.runs(), app.demo()).await {
            tracing::warn!(%error, "the demo event could not begin; it is tried again");
        }
        let riding = has_demo.then(|| tokio::spawn(demo::ride(app.runs().clone(), app.demo().clone())));
        let authority = tls.as_ref().and_then(|tls| tls.authority.clone());
        let watching = tls.map(|tls| tokio::spawn(tls.keep_current()));
        let redirecting = redirect.map(|redirect| {
            let port = TargetPort::Other(app.addresses().address.port());
            let protocol = Protocol::Http(plain(&app, authority.as_ref(), port));
            tokio::spawn(accept::serve(redirect, protocol, app.clone()))
        });
        let serving = tokio::spawn(accept::serve(listener, protocol, app.clone()));
        tokio::select! {
            () = stop => {}
            // The room itself never cancels this token before `stop` completes.
            () = stopping.cancelled() => {}
        }
        tracing::info!("the room stops");
        checking.abort();
        riding.inspect(JoinHandle::abort);
        watching.inspect(JoinHandle::abort);
        stopping.cancel();
        app.lobby().stop().await;
        app.runs().stop().await;
        app.sockets().close();
        let _ = timeout(GRACE_PERIOD, app.sockets().wait()).await;
        let closed = app.store().close().await;
        if let Err(error) = closed {
            tracing::error!(code = error.code(), "store error: {error}");
        }
        // A request that takes longer is aborted when the process ends.
        let _ = timeout(GRACE_PERIOD, serving).await;
        redirecting.inspect(JoinHandle::abort);
        save_guests_once(&app).await;
    }
}

/// Loads the certificate. A local certificate is issued if there is none, and renewed if it lacks a name of this
/// machine or expires soon. The certificate of a public authority is that of an earlier run, if there is one; a new one
/// is ordered only once the room runs.
fn load(source: &TlsSource, data: &Path) -> Result<Tls, StartError> {
    let files = match source {
        TlsSource::Files(files) => files.clone(),
        TlsSource::Local => {
            let folder = LocalFolder::in_data(data);
            if let Some(issued) = local::renew(&folder)? {
                tracing::info!(expires = issued.expires, "the local authority signed a new certificate");
            }
            folder.files()
        }
        TlsSource::Acme(settings) => {
            let acme = Acme::new(settings.clone(), data);
            let certificates = Arc::new(acme.certificates());
            return Ok(Tls { certificates, renewal: Renewal::Acme(acme), authority: None });
        }
    };
    let certificates = Arc::new(Certificates::new(files.load()?));
    let authority = local::beside(&files)?;
    Ok(Tls { certificates, renewal: Renewal::Files(files), authority })
}

/// The routes of plain HTTP requests: a redirect, and the page that installs the local authority, if there is one.
fn plain(app: &App, authority: Option<&CertificateDer<'static>>, port: TargetPort) -> Router {
    let redirect = redirect::router(app, port);
    match authority {
        Some(authority) => redirect.merge(install::router(app, authority)),
        None => redirect,
    }
}

/// The protocol of the room's address: HTTPS with a certificate, HTTP without one.
fn protocol(app: &App, router: Router, tls: Option<&Tls>) -> Result<Protocol, rustls::Error> {
    let Some(tls) = tls else { return Ok(Protocol::Http(router)) };
    let acceptor = TlsAcceptor::from(Arc::new(tls.certificates.server_config()?));
    let authority = tls.authority.as_ref();
    let router = match (authority, &tls.renewal) {
        (Some(authority), _) => router.merge(install::router(app, authority)),
        (None, Renewal::Acme(_)) => headers::with_hsts(router),
        (None, Renewal::Files(_)) => router,
    };
    Ok(Protocol::Https(Https { acceptor, router, plain: plain(app, authority, TargetPort::Same) }))
}

/// Runs the integrity checks, and retries failed steps until all have succeeded.
async fn run_checks(app: App) {
    app.lobby().verify_and_retry().await;
}

/// Saves the guests of the last day at regular intervals until the room stops.
async fn save_guests(app: App) {
    while timeout(SAVE_INTERVAL, app.stopping().cancelled()).await.is_err() {
        save_guests_once(&app).await;
    }
}

/// Saves the guests of the last day. A failure is logged, and the next save makes up for it.
async fn save_guests_once(app: &App) {
    if let Err(error) = app.seen_guests().save(now_ms()).await {
        tracing::error!(%error, "the guests of the last day cannot be saved");
    }
}

/// Raises the limit on open files as far as the system allows, and returns it; 1024 if it is unknown.
#[cfg(not(windows))]
fn open_files() -> u64 {
    let given = || rlimit::getrlimit(rlimit::Resource::NOFILE).map(|(soft, _)| soft);
    rlimit::increase_nofile_limit(u64::MAX).or_else(|_| given()).unwrap_or(1024)
}

/// Returns the maximum: Windows does not limit the number of sockets.
#[cfg(windows)]
const fn open_files() -> u64 {
    u64::MAX
}

async fn listen(address: SocketAddr, setting: SettingName) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::of_listener(address, setting, error))
}
