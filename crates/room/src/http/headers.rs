//! Security headers of every response, against cross-site scripting (XSS) and clickjacking.

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
#[cfg(feature = "pages")]
use data_encoding::BASE64;
#[cfg(feature = "pages")]
use sha2::{Digest, Sha256};

/// The Content-Security-Policy. Scripts and styles are loaded from this server only, never inline (XSS), except for the
/// style and the script of the client's page, whose policy has their hashes; images may also come from `data:` URLs (the
/// QR code). The pages cannot be framed (clickjacking). Only lit's own templates may become markup, and only the client's
/// policy names the service worker (Trusted Types).
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lit-html cardroom-worker";

/// The policy of a page that contains this style and this script: the policy of every response, with their hashes.
#[cfg(feature = "pages")]
pub fn policy_of_page(style: &str, script: &str) -> HeaderValue {
    let source = |text: &str| format!("'self' 'sha256-{}'", BASE64.encode_display(&Sha256::digest(text)));
    let policy = POLICY.replacen("script-src 'self'", &format!("script-src {}", source(script)), 1).replacen(
        "style-src 'self'",
        &format!("style-src {}", source(style)),
        1,
    );
    HeaderValue::try_from(policy).expect("base64 is a header's value")
}

/// Headers of every response. With the referrer policy `same-origin`, a browser that sends no `Sec-Fetch-Site` (as
/// over plain HTTP) still sends the `Origin` that the CSRF check needs.
const SECURITY_HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Adds the security headers to every response of the router.
pub fn with_security_headers(router: Router) -> Router {
    router.layer(from_fn(add_headers))
}

/// HSTS for half a year: browsers open the room over HTTPS only.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=15768000");

/// Adds HSTS to every response of the router, for a room with a public certificate. On a local network, HSTS would lock
/// out devices that do not trust the local authority.
pub fn with_hsts(router: Router) -> Router {
    router.layer(from_fn(async |request: Request, next: Next| {
        let mut response = next.run(request).await;
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HSTS);
        response
    }))
}

/// Adds the headers to a response. Responses of the API are not cached.
async fn add_headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY_HEADERS {
        // The page of the client brings its own policy.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(all(test, feature = "pages"))]
mod tests {
    use super::*;

    #[test]
    fn the_policy_of_a_page_allows_only_its_style_and_its_script_besides() {
        let policy = policy_of_page("p{}", "doSomething();");
        let policy = policy.to_str().unwrap();
        // The example of "Content Security Policy Level 2" has this hash.
        let script = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";
        let style = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
        assert!(policy.contains(&format!("script-src 'self' {script};")), "{policy}");
        assert!(policy.contains(&format!("style-src 'self' {style};")), "{policy}");
        assert_eq!(policy.replace(&format!(" {script}"), "").replace(&format!(" {style}"), ""), POLICY);
    }
}
