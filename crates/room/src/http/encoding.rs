//! Bodies in several encodings, and the encodings that a request accepts (RFC 9110, section 12.5.3).

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzEncoder;
use std::io::Read;

/// A body of a response, in the encodings that it has.
pub struct EncodedBody {
    plain: Bytes,
    /// Encoded bodies, the best first, each with its name in `Content-Encoding`.
    encoded: Vec<(&'static str, Bytes)>,
}

impl EncodedBody {
    /// A body without encodings.
    pub fn new(plain: Bytes) -> EncodedBody {
        EncodedBody { plain, encoded: Vec::new() }
    }

    /// Adds the body in another encoding, which is worse than the ones before.
    pub fn add(&mut self, name: &'static str, body: Bytes) {
        self.encoded.push((name, body));
    }

    /// A body that is also there in gzip. It must contain no secret beside text from the request: the length of the
    /// compressed body would tell how alike they are (BREACH).
    pub fn gzipped(plain: Bytes) -> EncodedBody {
        let mut gzip = Vec::new();
        GzEncoder::new(&*plain, Compression::best()).read_to_end(&mut gzip).expect("memory can be read");
        EncodedBody { plain, encoded: vec![("gzip", Bytes::from(gzip))] }
    }

    /// The body itself.
    pub fn plain(&self) -> &Bytes {
        &self.plain
    }

    /// A response with this body, which is JSON, in the encoding that the request prefers.
    pub fn json(&self, asked: &HeaderMap) -> Response {
        let mut headers =
            HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("application/json"))]);
        self.set_vary(&mut headers);
        let body = self.preferred(asked, &mut headers);
        (headers, body).into_response()
    }

    /// The header of every response with this body, also of one that leaves it out: caches keep a response for each
    /// encoding.
    pub fn set_vary(&self, headers: &mut HeaderMap) {
        if !self.encoded.is_empty() {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
    }

    /// The body in the encoding that a request prefers, which `headers` then name.
    pub fn preferred(&self, asked: &HeaderMap, headers: &mut HeaderMap) -> Bytes {
        let mut best = (0.0, None);
        for encoded in &self.encoded {
            let weight = weight(asked, encoded.0);
            if weight > best.0 {
                best = (weight, Some(encoded));
            }
        }
        let Some((name, body)) = best.1 else { return self.plain.clone() };
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
        body.clone()
    }
}

/// Weight from 0 to 1 that a request gives to an encoding in `Accept-Encoding`; 0 if it does not accept it. `*` stands
/// for the encodings that are not named.
fn weight(asked: &HeaderMap, encoding: &str) -> f32 {
    let values = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let accepted: Vec<_> = values.flat_map(|value| value.split(',')).map(parsed).collect();
    let of = |name: &str| accepted.iter().find(|(found, _)| found.eq_ignore_ascii_case(name));
    of(encoding).or_else(|| of("*")).map_or(0.0, |(_, weight)| *weight)
}

/// Name and weight of an encoding in a list. A weight that is no number is 0.
fn parsed(item: &str) -> (&str, f32) {
    let (name, parameter) = item.split_once(';').unwrap_or((item, "q=1"));
    let weight = parameter.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
    (name.trim(), weight.unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_those_of_the_request() {
        for (accepted, encoding, expected) in [
            ("gzip", "gzip", 1.0),
            ("gzip, deflate, br", "br", 1.0),
            ("GZIP;q=0.5", "gzip", 0.5),
            ("br; q=0.3 , gzip;q=0.8", "br", 0.3),
            ("*;q=0.5", "br", 0.5),
            ("*, gzip;q=0", "gzip", 0.0),
            ("*;q=0, gzip", "gzip", 1.0),
            ("gzip;q=x", "gzip", 0.0),
            ("gzip", "br", 0.0),
            ("", "br", 0.0),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!(weight(&asked, encoding), expected, "{encoding} in {accepted:?}");
        }
        assert_eq!(weight(&HeaderMap::new(), "gzip"), 0.0);
    }

    #[test]
    fn a_gzipped_body_is_the_same_body() {
        let body = EncodedBody::gzipped(Bytes::from("a body ".repeat(100)));
        let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static("gzip"))]);
        let mut headers = HeaderMap::new();
        let sent = body.preferred(&asked, &mut headers);
        assert_eq!(headers[CONTENT_ENCODING], "gzip");
        assert!(sent.len() < body.plain().len());
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&*sent).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, *body.plain());
        let mut headers = HeaderMap::new();
        assert_eq!(body.preferred(&HeaderMap::new(), &mut headers), body.plain());
        assert!(headers.is_empty());
    }
}
