//! Text encodings of files: UTF-8, with or without the byte order mark (BOM) that editors on Windows add.

/// Error of a file that is not UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodingError {
    /// The file begins with the byte order mark of UTF-16.
    #[error(
        "this is UTF-16: save it as UTF-8. The > of Windows PowerShell writes UTF-16, that of cmd does not"
    )]
    Utf16,
    /// A byte is not UTF-8.
    #[error("byte {byte:#04x} is not UTF-8")]
    NotUtf8 {
        /// Offset of the byte, from 0.
        at: usize,
        /// The byte.
        byte: u8,
    },
}

impl EncodingError {
    /// Offset of the first byte that is not UTF-8, from 0.
    pub const fn offset(self) -> usize {
        match self {
            EncodingError::Utf16 => 0,
            EncodingError::NotUtf8 { at, .. } => at,
        }
    }
}

/// Decodes a text as UTF-8. A byte order mark at its beginning is not part of the text.
///
/// # Errors
/// [`EncodingError`] if it is UTF-16 or another encoding.
pub fn text_of(bytes: &[u8]) -> Result<&str, EncodingError> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(EncodingError::Utf16);
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        EncodingError::NotUtf8 { at, byte: bytes[at] }
    })?;
    Ok(without_bom(text))
}

/// The text without a byte order mark at its beginning.
pub fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_not_part_of_the_text() {
        assert_eq!(text_of(b"\xef\xbb\xbfa\r\n"), Ok("a\r\n"));
        assert_eq!(text_of(b"\xef\xbb\xbf"), Ok(""));
        assert_eq!(text_of("a\u{feff}".as_bytes()), Ok("a\u{feff}"));
    }

    #[test]
    fn other_encodings_are_named_by_their_first_byte_that_is_not_utf_8() {
        assert_eq!(text_of(b"\xff\xfea\0"), Err(EncodingError::Utf16));
        assert_eq!(text_of(b"\xfe\xff\0a"), Err(EncodingError::Utf16));
        let latin = text_of(b"\xef\xbb\xbfcaf\xe9").unwrap_err();
        assert_eq!((latin.offset(), latin.to_string().as_str()), (6, "byte 0xe9 is not UTF-8"));
    }
}
