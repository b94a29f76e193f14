//! `/api/openapi.json`: the OpenAPI description of the routes under `/api`, which `cargo xtask types` writes to
//! `crates/room/openapi.json` and the build compresses. [`openapi`](super::openapi) makes it.

use super::encoding::EncodedBody;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use flate2::read::GzDecoder;
use std::io::Read;
use std::sync::LazyLock;

static COMPRESSED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

/// The description, unpacked when the first client asks for it.
static BODY: LazyLock<EncodedBody> = LazyLock::new(|| {
    let mut plain = Vec::new();
    GzDecoder::new(COMPRESSED).read_to_end(&mut plain).expect("the build compressed it");
    let mut body = EncodedBody::new(Bytes::from(plain));
    body.add("gzip", Bytes::from_static(COMPRESSED));
    body
});

/// Sends the description.
pub async fn get(asked: HeaderMap) -> Response {
    BODY.json(&asked)
}
