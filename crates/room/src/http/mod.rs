//! The room over HTTP.
//!
//! - [`headers`]: what every answer bears.
//! - [`pages`]: the browser client.

pub mod headers;
#[cfg(feature = "pages")]
pub mod pages;
