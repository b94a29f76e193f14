//! A file of the client, in the encodings of its responses.

use crate::http::encoding::EncodedBody;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// A file of the client, ready to be served.
pub struct ServedFile {
    /// Headers of every response, also of one without the file.
    headers: HeaderMap,
    etag: HeaderValue,
    body: EncodedBody,
}

impl ServedFile {
    /// Prepares an embedded file, which caches store as `cache` says.
    pub fn new(file: &pages::File, cache: &'static str, is_compressed: bool) -> ServedFile {
        let etag = HeaderValue::try_from(format!("\"{}\"", file.etag)).expect("a hash is a header's value");
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(ETAG, etag.clone());
        let mut body = EncodedBody::new(Bytes::from_owner(file.plain()));
        if is_compressed {
            for (name, encoded) in
                [("br", file.brotli().map(Bytes::from_static)), ("gzip", file.gzip().map(Bytes::from))]
            {
                if let Some(encoded) = encoded {
                    body.add(name, encoded);
                }
            }
        }
        body.set_vary(&mut headers);
        ServedFile { headers, etag, body }
    }

    /// Adds a header to every response.
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> ServedFile {
        self.headers.insert(name, value);
        self
    }

    /// The response with a changed text in place of the file. It has no `ETag`, since it may be another text each time.
    pub fn changed(&self, text: String, asked: &HeaderMap) -> Response {
        let mut headers = self.headers.clone();
        headers.remove(ETAG);
        let body = EncodedBody::gzipped(Bytes::from(text));
        body.set_vary(&mut headers);
        let body = body.preferred(asked, &mut headers);
        (headers, body).into_response()
    }

    /// The response to a request with these headers: the file in the encoding that it prefers, or 304 in place of 200 if
    /// it has the file already.
    pub fn response(&self, status: StatusCode, asked: &HeaderMap) -> Response {
        let mut headers = self.headers.clone();
        if status == StatusCode::OK && has(asked, &self.etag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let body = self.body.preferred(asked, &mut headers);
        (status, headers, body).into_response()
    }

    /// The file itself.
    pub fn plain(&self) -> &Bytes {
        self.body.plain()
    }
}

/// Returns `true` if a request names this version of a file as one that its client has.
fn has(asked: &HeaderMap, etag: &HeaderValue) -> bool {
    let values = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = values.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == etag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};

    fn page() -> ServedFile {
        let file = pages::FILES.iter().find(|file| file.route == "/index.html").unwrap();
        // A debug build embeds the file as it is.
        let mut page = ServedFile::new(file, "no-cache", false);
        page.body.add("br", Bytes::from_static(b"by Brotli"));
        page.body.add("gzip", Bytes::from_static(b"by gzip"));
        page
    }

    fn asked(name: axum::http::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().unwrap())])
    }

    #[test]
    fn the_preferred_encoding_is_served() {
        let page = page();
        for (accepted, encoding) in [
            ("gzip, deflate", Some("gzip")),
            ("gzip, deflate, br", Some("br")),
            ("br;q=0.1, gzip", Some("gzip")),
            ("identity", None),
        ] {
            let response = page.response(StatusCode::OK, &asked(ACCEPT_ENCODING, accepted));
            let found = response.headers().get(CONTENT_ENCODING).map(|name| name.to_str().unwrap());
            assert_eq!(found, encoding, "{accepted}");
            assert_eq!(response.headers()[CONTENT_TYPE], "text/html");
        }
    }

    #[test]
    fn a_file_that_the_client_has_is_not_sent_again() {
        let page = page();
        let etag = page.etag.to_str().unwrap();
        for (tags, is_sent) in [
            (etag.to_owned(), false),
            (format!("\"a\", W/{etag}"), false),
            ("*".to_owned(), false),
            ("\"a\"".to_owned(), true),
        ] {
            let response = page.response(StatusCode::OK, &asked(IF_NONE_MATCH, &tags));
            assert_eq!(response.status() == StatusCode::OK, is_sent, "{tags}");
            assert_eq!(response.headers()[ETAG], page.etag, "{tags}");
        }
        let lost = page.response(StatusCode::NOT_FOUND, &asked(IF_NONE_MATCH, etag));
        assert_eq!(lost.status(), StatusCode::NOT_FOUND);
    }
}
