//! `/install-certificate`: the page from which devices install the local authority. It is also served over plain HTTP,
//! since a device that needs it does not trust the room's certificate yet.

use super::app::{App, RoomAddresses};
use super::router::guarded;
use super::share;
use crate::tls::local::fingerprint;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use rustls::pki_types::CertificateDer;

/// Path of the page.
pub const PATH: &str = "/install-certificate";

const PAGE: &str = include_str!("install/page.html");
const STYLE: &str = include_str!("install/style.css");

/// Content type for which phones offer to install the certificate.
const CERTIFICATE: &str = "application/x-x509-ca-cert";

/// The routes of the page, with their own middleware, for both HTTP and HTTPS.
pub fn router(app: &App, authority: &CertificateDer<'static>) -> Router {
    let url = url(app.addresses());
    let page = page(&url, &fingerprint(authority));
    let code = share::qr_svg(&url).unwrap_or_default();
    let certificate = authority.to_vec();
    let router = Router::new()
        .route(PATH, get(async move || file("text/html; charset=utf-8", page)))
        .route("/install-certificate/style.css", get(async || file("text/css", STYLE)))
        .route("/install-certificate/qr.svg", get(async move || file("image/svg+xml", code)))
        .route("/install-certificate/cardroom.crt", get(async move || download(certificate)));
    guarded(app, router)
}

fn file(kind: &'static str, body: impl IntoResponse) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], body)
}

fn download(certificate: Vec<u8>) -> impl IntoResponse {
    let headers: [(HeaderName, &str); 3] = [
        (CONTENT_TYPE, CERTIFICATE),
        (CACHE_CONTROL, "no-cache"),
        (CONTENT_DISPOSITION, "attachment; filename=\"cardroom.crt\""),
    ];
    (StatusCode::OK, headers, certificate)
}

/// The URL of the page, over plain HTTP.
pub fn url(addresses: &RoomAddresses) -> String {
    let port = addresses.address.port();
    let base = share::addresses(addresses).into_iter().next();
    let base = base.unwrap_or_else(|| format!("https://127.0.0.1:{port}"));
    format!("{}{PATH}", base.replacen("https://", "http://", 1))
}

/// The page with its URL and the fingerprint. Neither contains characters that must be escaped in HTML.
fn page(url: &str, fingerprint: &str) -> String {
    PAGE.replace("{url}", url).replace("{fingerprint}", &fingerprint.replace(':', "<wbr>:"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_fingerprint_and_both_languages() {
        let page = page("http://192.168.1.9:8443/install-certificate", "AB:CD");
        assert!(page.contains("AB<wbr>:CD") && page.contains("http://192.168.1.9:8443/install-certificate"));
        assert!(page.contains("lang=\"en\"") && page.contains("lang=\"es\"") && !page.contains('{'));
        assert!(
            !page.contains("style=") && !page.contains("<script"),
            "the content security policy forbids both"
        );
    }
}
