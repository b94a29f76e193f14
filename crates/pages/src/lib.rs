//! The browser client, built from `web/` by `build.rs` and embedded in the binary.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

use brotli_decompressor::Decompressor;
use flate2::Compression;
use flate2::read::GzEncoder;
use std::borrow::Cow;
use std::io::Read;

/// The files of the client. `/index.html` is the page and `/worker.js` the service worker. The names in `/assets/`
/// contain a content hash; those of the icons and of the manifest do not.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the client.
pub struct File {
    /// Path of the file in its URL, such as `/index.html`.
    pub route: &'static str,
    /// Media type of the file.
    pub content_type: &'static str,
    /// SHA-256 hash of the file, in hexadecimal digits.
    pub etag: &'static str,
    /// The embedded bytes.
    bytes: &'static [u8],
    /// `true` if the embedded bytes are compressed by Brotli. A debug build embeds the file itself.
    is_compressed: bool,
    /// `true` if compression makes a file of this type and length smaller.
    should_compress: bool,
}

impl File {
    /// The file itself.
    pub fn plain(&self) -> Cow<'static, [u8]> {
        if !self.is_compressed {
            return Cow::Borrowed(self.bytes);
        }
        let mut plain = Vec::new();
        Decompressor::new(self.bytes, BUFFER).read_to_end(&mut plain).expect("the build compressed the file");
        Cow::Owned(plain)
    }

    /// The file compressed by Brotli. `None` if the build did not compress it.
    pub fn brotli(&self) -> Option<&'static [u8]> {
        self.is_compressed.then_some(self.bytes)
    }

    /// The file compressed by gzip, since browsers accept Brotli over HTTPS only. `None` if that makes it no smaller.
    pub fn gzip(&self) -> Option<Vec<u8>> {
        if !self.should_compress {
            return None;
        }
        let mut gzip = Vec::new();
        let plain = self.plain();
        GzEncoder::new(&*plain, Compression::best()).read_to_end(&mut gzip).expect("memory can be read");
        Some(gzip)
    }
}

/// Length of the buffer between compressed and plain bytes.
const BUFFER: usize = 4096;

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;

    #[test]
    fn every_encoding_of_a_file_has_the_same_content() {
        for file in FILES {
            let plain = file.plain();
            assert!(!plain.is_empty(), "{}", file.route);
            if let Some(gzip) = file.gzip() {
                let mut unpacked = Vec::new();
                GzDecoder::new(&*gzip).read_to_end(&mut unpacked).unwrap();
                assert_eq!(unpacked, *plain, "{}", file.route);
                assert!(gzip.len() < plain.len(), "{}", file.route);
            }
        }
    }

    #[test]
    fn a_file_that_the_build_compressed_is_plain_again() {
        let bytes =
            b"\x1b\x21\x00\xf8\x8d\x94\xa9\xe3\x5b\x83\x84\x99\xb1\xa9\xb2\xb4\xa0\x27\x12\x58\xe9\x00";
        let file = File {
            route: "/a",
            content_type: "text/html",
            etag: "",
            bytes,
            is_compressed: true,
            should_compress: true,
        };
        assert_eq!(*file.plain(), *b"a file a file a file a file a file");
        assert_eq!(file.brotli(), Some(&bytes[..]));
    }
}
