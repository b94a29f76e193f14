//! The rules as they are written.
