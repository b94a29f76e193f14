//! Access of bot accounts: the token of a request, and the person who makes a request.

use super::app::App;
use super::error_response::ErrorResponse;
use super::session::Session;
use crate::bot_accounts::{BotAccount, BotError};
use crate::protocol::RefusalMessage;
use crate::table::Person;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The token of a request, as `Authorization: Bearer TOKEN`; `None` without one, as for the other schemes of that
/// header, which a reverse proxy may use. A token has 160 random bits, so wrong ones are not counted: the limit on
/// requests is enough.
fn token(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Passes on a request without a token, and a request of a bot account, to which the account is added. A bot account
/// reads, and plays over sockets; other requests of it are refused.
///
/// # Errors
/// [`BotError::NoBotToken`], [`BotError::NotForBots`], [`BotError::BotTooFast`], and the ban of the bot or of its host.
pub async fn authenticate(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    if let Some(token) = token(request.headers()) {
        let account = app.bot_accounts().with_token(token).map_err(RefusalMessage::from)?;
        app.bot_limits().message(account.player).map_err(RefusalMessage::from)?;
        app.check_bot(&account)?;
        if request.method() != Method::GET {
            return Err(RefusalMessage::from(BotError::NotForBots).into());
        }
        request.extensions_mut().insert(account);
    }
    Ok(next.run(request).await)
}

/// The bot account that makes a request; `None` for a browser.
pub struct Bot(pub Option<BotAccount>);

impl<S: Sync> FromRequestParts<S> for Bot {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bot, Self::Rejection> {
        Ok(Bot(parts.extensions.get().cloned()))
    }
}

/// The person who makes a request: the bot account of its token, or else the guest of its session; `None` for a guest
/// without a name.
pub struct Visitor(pub Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    /// Responds `banned` to a banned guest, and with store errors.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Response> {
        if let Some(account) = parts.extensions.get::<BotAccount>() {
            return Ok(Visitor(Some(Person::from(account))));
        }
        let session = Session::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        Ok(Visitor(app.person(&session).await.map_err(IntoResponse::into_response)?))
    }
}

impl From<&BotAccount> for Person {
    fn from(account: &BotAccount) -> Person {
        Person { id: account.player, name: account.name.clone(), is_bot: true }
    }
}
