//! `serve`, also the default command: runs the room for browsers.

mod addresses;

use crate::exit::{RunStatus, UsageError};
use crate::{desktop, shutdown};
use anyhow::Context;
use room::config::{Config, LogFormat, RawSetting, SettingName};
use room::http::serve::Room;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;
use tokio::runtime::Runtime;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Start the room: tables in the browser, kept on disk
///
/// Every setting can also be given by an environment variable, CARDROOM_LISTEN for --listen, or in a TOML file,
/// listen = "0.0.0.0:8080". A flag overrides a variable, and a variable overrides the file.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Anyone who can read this computer's memory or files can see all hidden cards; nobody else can.

Examples:
  cardroom serve
  cardroom serve --listen 0.0.0.0:8080       phones on the same network can join
  cardroom serve --public-url https://cards.example.org
  cardroom serve --listen 0.0.0.0:8443 --tls-local
  cardroom serve --listen 0.0.0.0:8443 --tls-cert cert.pem --tls-key key.pem
  cardroom serve --listen 0.0.0.0:443 --http-redirect 0.0.0.0:80 --acme-domain cards.example.org")]
pub struct Args {
    /// The address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The address at which browsers reach the room, if it differs
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The certificate for HTTPS, a PEM file; its authorities follow it in the file
    ///
    /// The room loads the file again when it changes, and keeps all connections open. Browsers that open the address
    /// with http:// are redirected to HTTPS.
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<String>,
    /// The private key of the certificate, a PEM file without a passphrase
    #[arg(long, value_name = "FILE")]
    tls_key: Option<String>,
    /// Serve HTTPS with a certificate of a local authority, which devices install once from /install-certificate
    ///
    /// The authority is in the data folder, and made if there is none. `cardroom cert` makes it too, with more names.
    /// The certificate is renewed at the start if this machine has a new name or address.
    #[arg(long, conflicts_with_all = ["tls_cert", "tls_key"])]
    tls_local: bool,
    /// Serve HTTPS with a certificate of a public authority for this host name
    ///
    /// The room orders the certificate at the first start, by ACME, and renews it when a third of its lifetime is left;
    /// you agree to the terms of the authority. Port 443 of the name must lead to the room, because the authority
    /// connects to it (challenge tls-alpn-01). The public URL is https:// with this name.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["tls_cert", "tls_key", "tls_local"])]
    acme_domain: Option<String>,
    /// The email address at which the public authority may reach you
    #[arg(long, value_name = "ADDRESS", requires = "acme_domain")]
    acme_contact: Option<String>,
    /// The directory of the public authority [default: that of Let's Encrypt]
    ///
    /// To try your setup without limits, use <https://acme-staging-v02.api.letsencrypt.org/directory>. Browsers do not
    /// trust its certificates. SSL_CERT_FILE names authorities that the room trusts instead of those of the system.
    #[arg(long, value_name = "URL", requires = "acme_domain")]
    acme_directory: Option<String>,
    /// Another address whose HTTP requests are redirected to HTTPS, such as 0.0.0.0:80
    #[arg(long, value_name = "ADDRESS:PORT")]
    http_redirect: Option<String>,
    /// The addresses or networks of your reverse proxies, such as 127.0.0.1 or 10.0.0.0/8; may be repeated
    ///
    /// The room takes the address of a client from the header X-Forwarded-For of these proxies, or without one from
    /// Forwarded, and limits each client on its own. The proxy must add the client's address to the header or replace
    /// the header: Caddy does so, nginx with "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for".
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    trusted_proxy: Vec<String>,
    /// The token with which other machines may read /metrics, of 16 or more characters
    ///
    /// They send it as "authorization: Bearer TOKEN". Set it in a file or as CARDROOM_METRICS_TOKEN: other users of
    /// this machine can see flags. Without it, only programs on this machine may read the metrics.
    #[arg(long, value_name = "TOKEN")]
    metrics_token: Option<String>,
    /// The data folder; by default cardroom in XDG_DATA_HOME, or in ~/.local/share
    ///
    /// On Windows, the default is Cardroom in %LOCALAPPDATA%; on macOS, in ~/Library/Application Support.
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
    /// Open the demo tables (the default)
    #[arg(long)]
    demo: bool,
    /// Open no demo tables
    #[arg(long, conflicts_with = "demo")]
    no_demo: bool,
    /// The format of the log on standard error: text or json [default: text]
    #[arg(long, value_name = "FORM")]
    log: Option<String>,
    /// Size limit of the write-ahead log: 64KiB to 1GiB [default: 8MiB]
    ///
    /// New data goes into a write-ahead log first, cardroom.db-wal, and from there into cardroom.db (checkpoint)
    /// whenever nothing is stored for two seconds, or the log reaches this size. A low limit saves space on small
    /// disks, but costs a little speed.
    #[arg(long, value_name = "SIZE")]
    wal_limit: Option<String>,
    /// Open the room in the browser of this machine
    ///
    /// This is the default after a double click on the program, on Windows and macOS. On macOS, the program without
    /// arguments in a terminal counts as one.
    #[arg(long)]
    open: bool,
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print a new one-time token for the administrator, which replaces the last one
    #[arg(long)]
    new_admin_token: bool,
    /// Limit connections from this machine like those of any other client, for benchmarks
    #[arg(long, hide = true)]
    limit_local: bool,
    // The last field, since its heading applies to all arguments after it.
    #[command(flatten)]
    limits: Limits,
}

/// Limits for clients, for guests and for the whole room.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Limits")]
struct Limits {
    /// Maximum number of open connections [default: 4000]
    ///
    /// The maximum is lower if the system allows the program fewer open files, of which all but 64 are for connections.
    #[arg(long, value_name = "COUNT")]
    max_connections: Option<String>,
    /// Maximum number of open connections per address [default: 1500]
    ///
    /// An IPv6 /64 network counts as one address, and a /48 network may use four times as much. Programs on this
    /// machine are not limited, unless they forward requests of others. See --trusted-proxy.
    #[arg(long, value_name = "COUNT")]
    connections_per_address: Option<String>,
    /// Maximum number of open tables [default: 2000]
    #[arg(long, value_name = "COUNT")]
    max_tables: Option<String>,
    /// Maximum number of open tables per host [default: 10]
    #[arg(long, value_name = "COUNT")]
    tables_per_guest: Option<String>,
    /// Maximum number of open tables created from one address [default: 100]
    #[arg(long, value_name = "COUNT")]
    tables_per_address: Option<String>,
    /// Maximum number of bots at the tables of one host [default: 40]
    #[arg(long, value_name = "COUNT")]
    bots_per_guest: Option<String>,
    /// Hours without a player or a spectator after which a listed table closes; 0 for never [default: 24]
    ///
    /// Bots do not count. Demo tables stay open.
    #[arg(long, value_name = "HOURS")]
    empty_hours: Option<String>,
    /// Hours without a player or a spectator after which an unlisted table closes; 0 for never [default: 168]
    #[arg(long, value_name = "HOURS")]
    empty_unlisted_hours: Option<String>,
    /// Any other limit, by its name in docs/limits.md, such as requests="300/s burst 3000"
    #[arg(long, value_name = "NAME=VALUE", value_parser = limit)]
    limit: Vec<(SettingName, String)>,
}

/// Parses `NAME=VALUE`, a limit that has no flag of its own.
fn limit(text: &str) -> Result<(SettingName, String), String> {
    let (name, value) = text.split_once('=').ok_or("write a name and a value, as requests=300/s")?;
    let known = |setting: &&SettingName| setting.is_other_limit() && setting.key() == name.trim();
    let found = SettingName::ALL.iter().find(known);
    let name =
        found.ok_or_else(|| format!("there is no limit {:?}: docs/limits.md lists them", name.trim()))?;
    Ok((*name, value.to_owned()))
}

impl Limits {
    fn given(&self) -> [(SettingName, Option<String>); 8] {
        [
            (SettingName::MaxConnections, self.max_connections.clone()),
            (SettingName::ConnectionsPerAddress, self.connections_per_address.clone()),
            (SettingName::MaxTables, self.max_tables.clone()),
            (SettingName::TablesPerGuest, self.tables_per_guest.clone()),
            (SettingName::TablesPerAddress, self.tables_per_address.clone()),
            (SettingName::BotsPerGuest, self.bots_per_guest.clone()),
            (SettingName::EmptyHours, self.empty_hours.clone()),
            (SettingName::EmptyUnlistedHours, self.empty_unlisted_hours.clone()),
        ]
    }
}

impl Args {
    fn given(&self) -> Vec<RawSetting> {
        let demo = match (self.demo, self.no_demo) {
            (true, _) => Some("true".to_owned()),
            (_, true) => Some("false".to_owned()),
            _ => None,
        };
        let mut flags = vec![
            (SettingName::Listen, self.listen.clone()),
            (SettingName::PublicUrl, self.public_url.clone()),
            (SettingName::TlsCert, self.tls_cert.clone()),
            (SettingName::TlsKey, self.tls_key.clone()),
            (SettingName::TlsLocal, self.tls_local.then(|| "true".to_owned())),
            (SettingName::AcmeDomain, self.acme_domain.clone()),
            (SettingName::AcmeContact, self.acme_contact.clone()),
            (SettingName::AcmeDirectory, self.acme_directory.clone()),
            (SettingName::HttpRedirect, self.http_redirect.clone()),
            (
                SettingName::TrustedProxy,
                (!self.trusted_proxy.is_empty()).then(|| self.trusted_proxy.join(",")),
            ),
            (SettingName::MetricsToken, self.metrics_token.clone()),
            (SettingName::Data, self.data.clone()),
            (SettingName::Demo, demo),
            (SettingName::Log, self.log.clone()),
            (SettingName::WalLimit, self.wal_limit.clone()),
        ];
        flags.extend(self.limits.given());
        let others = self.limits.limit.iter().map(|(name, value)| RawSetting::limit(*name, value));
        let given = flags.into_iter().filter_map(|(name, value)| Some(RawSetting::flag(name, value?)));
        given.chain(others).collect()
    }
}

/// Runs the room until a shutdown signal.
///
/// # Errors
/// [`UsageError`] if a setting is invalid; another error if the port or the data folder cannot be opened, the operating
/// system provides no threads or signal handlers, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let mut config =
        Config::read(args.given(), args.config.clone()).map_err(|error| UsageError(error.to_string()))?;
    config.limits.local_too |= args.limit_local;
    log(config.log);
    let runtime = Runtime::new().context("threads cannot be created")?;
    runtime.block_on(serve(&config, args))?;
    // All data has been stored by now, so the remaining tasks need not finish.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(RunStatus::Success)
}

async fn serve(config: &Config, args: &Args) -> anyhow::Result<()> {
    let stopped = shutdown::requested()?;
    let is_desktop = desktop::is_start();
    let room = match Room::open(config, args.new_admin_token).await {
        Err(error) if is_desktop && error.is_occupied() => {
            let url = desktop::running_room(config.listen).await.ok_or(error)?;
            return Ok(show_running(&url)?);
        }
        opened => opened?,
    };
    addresses::print(&room, config, is_desktop)?;
    if args.open || is_desktop {
        open_browser(&room.url());
    }
    room.run(stopped).await;
    Ok(())
}

/// Opens the browser on the room that runs already, after a second double click.
fn show_running(url: &str) -> io::Result<()> {
    writeln!(io::stdout(), "The room runs already, at {url}, in another window.")?;
    open_browser(url);
    Ok(())
}

/// Opens the room in the browser. Without a browser, the room runs nevertheless.
fn open_browser(url: &str) {
    if let Err(error) = desktop::open_browser(url) {
        eprintln!("No browser could be opened ({error}): open {url} yourself.");
    }
}

/// Logs to standard error, in colours on a terminal, which `anstream` turns on in a Windows console. Libraries log only
/// warnings, since some would log session ids at lower levels.
fn log(form: LogFormat) {
    let filter = Targets::new()
        .with_default(LevelFilter::WARN)
        .with_target("room", LevelFilter::INFO)
        .with_target("axum_session", LevelFilter::OFF);
    let lines = fmt::layer().with_writer(anstream::stderr).with_ansi(io::stderr().is_terminal());
    let log = tracing_subscriber::registry().with(filter);
    // Installing the subscriber fails only if one is already installed; that error is ignored.
    let _ = match form {
        LogFormat::Text => log.with(lines).try_init(),
        LogFormat::Json => log.with(lines.json()).try_init(),
    };
}
