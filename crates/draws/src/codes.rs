//! Codes of errors, each stated once.

/// Defines `CODES`, the codes of all variants of an enum, and `code`. The match is exhaustive, so a new variant needs a
/// code here.
macro_rules! codes {
    ($name:ident { $($variant:ident => $code:literal,)* }) => {
        impl $name {
            /// The codes of all variants.
            pub const CODES: &'static [&'static str] = &[$($code),*];

            /// The code, the same in every program that verifies draws.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $code,)*
                }
            }
        }
    };
}

pub(crate) use codes;
