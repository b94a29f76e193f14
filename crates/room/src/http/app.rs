//! State shared by all request handlers.

use super::admin::failed_logins::FailedLogins;
use super::bot_limits::BotLimits;
use super::client_key::client;
use super::connections::Connections;
use super::device_codes::DeviceCodes;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::forwarded::{ClientAddress, TrustedProxies};
use super::known_edges::KnownEdges;
use super::limits::Clients;
use super::log_files::LogFiles;
use super::logouts::Logouts;
use super::long_requests::LongRequests;
use super::seen_guests::SeenGuests;
use super::session::{Session, end_admin, is_admin, player, set_admin};
use crate::bot_accounts::{BotAccount, BotAccounts};
use crate::config::PublicUrl;
use crate::integrity::SuspensionError;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::moderation::{Bans, Moderation};
use crate::names::{self, NameError};
use crate::protocol::RefusalMessage;
use crate::run::demo::DemoRun;
use crate::run::{RunHandle, Runs};
use crate::store::{PlayerId, SqliteStore, Store};
use crate::table::{Person, TableHandle};
use crate::tokens::hash;
use crate::wall_clock::now_ms;
use axum::extract::rejection::ExtensionRejection;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The store that a served room uses.
pub type Db = SqliteStore;

/// Addresses under which the room is reached.
#[derive(Clone, Debug)]
pub struct RoomAddresses {
    /// The address on which the room listens.
    pub address: SocketAddr,
    /// The public URL; `None` if there is none.
    pub public_url: Option<PublicUrl>,
    /// `true` if the room serves HTTPS on the address.
    pub secure: bool,
}

impl RoomAddresses {
    /// The scheme of URLs with the address.
    pub const fn scheme(&self) -> &'static str {
        if self.secure { "https" } else { "http" }
    }
}

/// The trusted proxies, the tokens of the administrator and for metrics, and the bot accounts.
#[derive(Default)]
pub struct Access {
    /// The proxies whose headers name the clients.
    pub proxies: TrustedProxies,
    /// The id of the administrator's current token, used or not.
    pub admin_token_id: String,
    /// The token for metrics; `None` if only programs on this machine may read them.
    pub metrics_token: Option<String>,
    /// The bot accounts.
    pub bot_accounts: BotAccounts,
}

/// State shared by all request handlers. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    lobby: Lobby<Db>,
    runs: Runs<Db>,
    moderation: Moderation<Db>,
    demo: Arc<DemoRun>,
    log_files: LogFiles,
    addresses: RoomAddresses,
    limits: Limits,
    clients: Arc<Clients>,
    connections: Connections,
    long_requests: Arc<LongRequests>,
    stopping: CancellationToken,
    sockets: TaskTracker,
    known_edges: KnownEdges,
    device_codes: DeviceCodes,
    logouts: Logouts,
    seen_guests: SeenGuests,
    bot_accounts: BotAccounts,
    bot_limits: BotLimits,
    /// The id of the administrator's current token, used or not.
    admin_token_id: String,
    /// The hash of the token for metrics; `None` if only programs on this machine may read them.
    metrics_token: Option<String>,
    /// Serializes token exchanges, so that a token is redeemed at most once, and limits the entries for failed ones.
    login: Mutex<FailedLogins>,
}

impl App {
    /// The state of a room with this lobby, these events, decisions and guests, and no open connections.
    pub fn new(
        lobby: Lobby<Db>,
        runs: Runs<Db>,
        moderation: Moderation<Db>,
        addresses: RoomAddresses,
        limits: Limits,
        access: Access,
        seen_guests: SeenGuests,
    ) -> App {
        let proxies = access.proxies;
        let clients = Arc::new(Clients::new(limits, proxies.clone()));
        let open_tables = lobby.open_tables().clone();
        let is_seated = move |table, player| open_tables.is_seated(table, player);
        App(Arc::new(Inner {
            lobby,
            runs,
            moderation,
            demo: Arc::default(),
            log_files: LogFiles::default(),
            addresses,
            connections: Connections::new(limits, proxies, is_seated),
            long_requests: Arc::new(LongRequests::new(&limits, clients.clone())),
            clients,
            limits,
            stopping: CancellationToken::new(),
            sockets: TaskTracker::new(),
            known_edges: KnownEdges::default(),
            device_codes: DeviceCodes::default(),
            logouts: Logouts::default(),
            seen_guests,
            bot_accounts: access.bot_accounts,
            bot_limits: BotLimits::new(&limits),
            admin_token_id: access.admin_token_id,
            metrics_token: access.metrics_token.as_deref().map(hash),
            login: Mutex::new(FailedLogins::new()),
        }))
    }

    /// The lobby with all open tables.
    pub fn lobby(&self) -> &Lobby<Db> {
        &self.0.lobby
    }

    /// The events of the poker run.
    pub fn runs(&self) -> &Runs<Db> {
        &self.0.runs
    }

    /// The decisions of the administrator that are in force.
    pub fn moderation(&self) -> &Moderation<Db> {
        &self.0.moderation
    }

    /// The bans of guests.
    pub fn bans(&self) -> &Bans {
        self.0.moderation.bans()
    }

    /// Creates a guest with this valid name, and counts it against the limits of the address.
    ///
    /// # Errors
    /// `network_banned`, `name_unavailable`, those of `Clients::new_guest`, and store errors.
    pub async fn new_guest(&self, address: ClientAddress, name: String) -> Result<PlayerId, ErrorResponse> {
        let _stored_before_decisions = self.moderation().delay_decisions().await;
        let now_ms = now_ms();
        self.bans().check_network(client(address.ip), now_ms).map_err(RefusalMessage::from)?;
        self.bans().check_name(&name, now_ms).map_err(RefusalMessage::from)?;
        self.clients().new_guest(address)?;
        Ok(self.store().new_player(name).await?)
    }

    /// Normalizes and validates a new name of a guest.
    ///
    /// # Errors
    /// Those of [`names::person`], and `name_unavailable` if the name is confusable with that of a banned guest.
    pub fn new_name(&self, text: &str) -> Result<String, ErrorResponse> {
        let name = names::person(text).map_err(RefusalMessage::from)?;
        self.bans().check_name(&name, now_ms()).map_err(RefusalMessage::from)?;
        Ok(name)
    }

    /// Normalizes and validates the name of a new bot account.
    ///
    /// # Errors
    /// Those of [`names::bot_account`], and `name_unavailable` if the name is confusable with that of a banned guest.
    pub fn new_bot_name(&self, text: &str) -> Result<String, ErrorResponse> {
        let name = names::bot_account(text).map_err(RefusalMessage::from)?;
        self.bans().check_name(&name, now_ms()).map_err(RefusalMessage::from)?;
        Ok(name)
    }

    /// The demo event.
    pub fn demo(&self) -> &Arc<DemoRun> {
        &self.0.demo
    }

    /// The files of events for download.
    pub fn log_files(&self) -> &LogFiles {
        &self.0.log_files
    }

    /// An event by its id.
    ///
    /// # Errors
    /// `run.no_such_run`, `table_held` if the event's log failed its integrity check, `log_damaged`, and store errors.
    pub async fn run(&self, id: &str) -> Result<RunHandle, ErrorResponse> {
        if let Some(refusal) = self.suspension(id) {
            return Err(refusal);
        }
        Ok(self.0.runs.find(id).await?)
    }

    /// The store, which the lobby and the events share.
    pub fn store(&self) -> &Db {
        self.0.lobby.store()
    }

    /// The listening address and the public URL.
    pub fn addresses(&self) -> &RoomAddresses {
        &self.0.addresses
    }

    /// Limits of clients, guests and the room.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Rate limiters of all clients, shared by the handlers and the middleware.
    pub fn clients(&self) -> &Arc<Clients> {
        &self.0.clients
    }

    /// The open connections, with their counts.
    pub fn connections(&self) -> &Connections {
        &self.0.connections
    }

    /// The edges that were calculated before.
    pub fn known_edges(&self) -> &KnownEdges {
        &self.0.known_edges
    }

    /// The thread pool for long requests.
    pub fn long_requests(&self) -> &Arc<LongRequests> {
        &self.0.long_requests
    }

    /// The token that is cancelled once the room is stopping.
    pub fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }

    /// The tasks of the open sockets.
    pub fn sockets(&self) -> &TaskTracker {
        &self.0.sockets
    }

    /// The codes with which guests continue on other devices.
    pub fn device_codes(&self) -> &DeviceCodes {
        &self.0.device_codes
    }

    /// The channel that announces ended sessions to their sockets.
    pub fn logouts(&self) -> &Logouts {
        &self.0.logouts
    }

    /// The guests who were in the room lately.
    pub fn seen_guests(&self) -> &SeenGuests {
        &self.0.seen_guests
    }

    /// The bot accounts.
    pub fn bot_accounts(&self) -> &BotAccounts {
        &self.0.bot_accounts
    }

    /// Rate limiters and socket counts of the bot accounts.
    pub fn bot_limits(&self) -> &BotLimits {
        &self.0.bot_limits
    }

    /// Checks that a bot account is not revoked, and that neither the bot nor its host is banned.
    ///
    /// # Errors
    /// `bot_revoked` and `banned`.
    pub fn check_bot(&self, account: &BotAccount) -> Result<(), RefusalMessage> {
        self.bot_accounts().of(account.player)?;
        let mut players = [Some(account.player), account.host].into_iter().flatten();
        Ok(players.try_for_each(|player| self.bans().check_guest(player, now_ms()))?)
    }

    /// Ends a session: closes its sockets and deletes its data.
    pub fn end_session(&self, session: &Session) {
        self.logouts().end(session);
        session.clear();
    }

    /// Returns whether the session has the administrator's rights. The rights end when they expire or a new token is
    /// made.
    pub fn is_admin(&self, session: &Session) -> bool {
        is_admin(session, &self.0.admin_token_id)
    }

    /// Grants the session the administrator's rights for 12 hours, with a new session id. Sockets that were opened
    /// under the old id close, and are opened again under the new one.
    pub fn set_admin(&self, session: &Session) {
        self.logouts().end(session);
        set_admin(session, &self.0.admin_token_id);
    }

    /// Ends the administrator's rights of the session, with a new session id. Its guest stays logged in.
    pub fn end_admin(&self, session: &Session) {
        self.logouts().end(session);
        end_admin(session);
    }

    /// Returns whether this is the token for metrics.
    pub fn is_metrics_token(&self, token: &str) -> bool {
        self.0.metrics_token.as_ref().is_some_and(|expected| *expected == hash(token))
    }

    /// Lock that serializes token exchanges, with the limits on entries for failed ones.
    pub fn login(&self) -> &Mutex<FailedLogins> {
        &self.0.login
    }

    /// A table by its id.
    ///
    /// # Errors
    /// `no_such_table` if there is none or it is closed, and `table_held` for a suspended table.
    pub fn table(&self, id: &str) -> Result<TableHandle<Db>, ErrorResponse> {
        self.0.lobby.table(id).ok_or_else(|| self.not_open(id))
    }

    /// A table by its id, open or closed.
    ///
    /// # Errors
    /// `no_such_table`, `table_held` for a suspended table, `log_damaged`, and store errors.
    pub async fn any_table(&self, id: &str) -> Result<TableHandle<Db>, ErrorResponse> {
        self.0.lobby.find(id).await?.ok_or_else(|| self.not_open(id))
    }

    fn not_open(&self, id: &str) -> ErrorResponse {
        self.suspension(id).unwrap_or_else(|| HttpError::NoSuchTable.into())
    }

    /// The refusal of requests for a suspended table or event; `None` if it is not suspended.
    fn suspension(&self, id: &str) -> Option<ErrorResponse> {
        let table = id.parse().ok().filter(|&id| self.0.lobby.integrity().is_suspended(id))?;
        Some(ErrorResponse::from(RefusalMessage::from(SuspensionError::TableHeld { table })))
    }

    /// The id of the guest of a session; `None` before a name is set. The ban of a guest is checked again here, since
    /// the guest may have been banned while the request waited for its body or in a queue.
    ///
    /// # Errors
    /// `banned`.
    pub fn player(&self, session: &Session) -> Result<Option<PlayerId>, ErrorResponse> {
        let player = player(session);
        player.map_or(Ok(()), |player| self.check_ban(player))?;
        Ok(player)
    }

    /// Checks that a guest is not banned.
    ///
    /// # Errors
    /// `banned`.
    pub fn check_ban(&self, player: PlayerId) -> Result<(), ErrorResponse> {
        Ok(self.bans().check_guest(player, now_ms()).map_err(RefusalMessage::from)?)
    }

    /// The guest of a session; `None` until the guest has a name.
    ///
    /// # Errors
    /// `banned`, and store errors.
    pub async fn person(&self, session: &Session) -> Result<Option<Person>, ErrorResponse> {
        self.player(session)?;
        self.person_even_banned(session).await
    }

    /// The guest of a session, who may be banned; `None` until the guest has a name.
    ///
    /// # Errors
    /// Store errors.
    pub async fn person_even_banned(&self, session: &Session) -> Result<Option<Person>, ErrorResponse> {
        let Some(id) = player(session) else { return Ok(None) };
        let found = self.store().player(id).await?;
        Ok(found.map(|player| Person { id: player.id, name: player.name, is_bot: false }))
    }

    /// The guest of a session.
    ///
    /// # Errors
    /// `no_name` if the guest has no name yet, `banned`, and store errors.
    pub async fn guest(&self, session: &Session) -> Result<Person, ErrorResponse> {
        Ok(self.person(session).await?.ok_or_else(|| RefusalMessage::from(NameError::NoName))?)
    }
}

impl FromRequestParts<App> for ClientAddress {
    type Rejection = ExtensionRejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ClientAddress, ExtensionRejection> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await?;
        Ok(app.clients().proxies().client(peer, &parts.headers))
    }
}
