//! Answers to plain HTTP requests of a room that serves HTTPS: a redirect to the same page over HTTPS.

use super::app::App;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::{headers, host, limits, requests};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, LOCATION};
use axum::http::uri::Authority;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};

/// Port of HTTPS, which URLs omit.
const HTTPS_PORT: u16 = 443;

/// Port of the redirect's target.
#[derive(Clone, Copy)]
pub enum TargetPort {
    /// The port of the request: the same listener answers both protocols.
    Same,
    /// The port of the listener for HTTPS.
    Other(u16),
}

/// The routes of plain HTTP requests, which are redirected to HTTPS on this port.
pub fn router(app: &App, port: TargetPort) -> Router {
    let router = Router::new()
        .fallback(redirect)
        .with_state((app.clone(), port))
        .layer(from_fn_with_state(app.clients().clone(), limits::check))
        .layer(from_fn(requests::log));
    headers::with_security_headers(router)
}

/// Redirects a request to HTTPS if its Host is one of the room's own names.
///
/// # Errors
/// [`HttpError::OtherHost`] if the Host is another name or is missing, and [`HttpError::NoSuchPage`] if the target is
/// not a valid header value.
async fn redirect(
    State((app, port)): State<(App, TargetPort)>,
    request: Request,
) -> Result<Response, ErrorResponse> {
    let host = host::of(&request);
    let Some(target) = host.as_ref().and_then(|host| target(host, &app, port)) else {
        return Err(host::refusal(host.as_ref()).into());
    };
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let url = HeaderValue::try_from(format!("https://{target}{path}")).map_err(|_| HttpError::NoSuchPage)?;
    // Browsers keep a permanent redirect, and would use it after the operator has turned TLS off.
    let headers = [(LOCATION, url), (CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    Ok((StatusCode::PERMANENT_REDIRECT, headers).into_response())
}

/// The host and port to which a request for this host is redirected; `None` if the room does not answer to the host.
fn target(host: &Authority, app: &App, port: TargetPort) -> Option<String> {
    let addresses = app.addresses();
    if let Some(public) = addresses.public_url.as_ref().filter(|_| host::is_public_name(host, addresses)) {
        return Some(public.authority().to_owned());
    }
    host::is_own(host, addresses).then(|| match port {
        TargetPort::Same => host.to_string(),
        TargetPort::Other(HTTPS_PORT) => host.host().to_owned(),
        TargetPort::Other(port) => format!("{}:{port}", host.host()),
    })
}
