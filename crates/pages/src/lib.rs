//! The browser client, built from `web/` by `build.rs` and embedded in the binary.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub use memory_serve::{CacheControl, MemoryServe};

/// The files of the client, from which the caller builds a router. `/index.html` is the page and `/worker.js` the service
/// worker; all other file names except the icon's contain a content hash.
pub fn files() -> MemoryServe {
    memory_serve::load!()
}
