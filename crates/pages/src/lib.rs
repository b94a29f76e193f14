//! The built browser client, embedded: nothing but what `build.rs` makes of `web/`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub use memory_serve::{CacheControl, MemoryServe};

/// The files of the client, to be made into a router. `/index.html` is the page; the names of the other files, but for
/// the icon, change with their content.
pub fn files() -> MemoryServe {
    memory_serve::load!()
}
