//! Names in the form that a participant chose.

use crate::run::registration::ShownAs;
use unicode_segmentation::UnicodeSegmentation;

/// The name in this form; `None` for the number alone.
pub(super) fn public_name(name: &str, form: ShownAs) -> Option<String> {
    match form {
        ShownAs::Name => Some(name.to_owned()),
        ShownAs::Initials => Some(initials(name)),
        ShownAs::Number => None,
    }
}

/// The first letter or digit of each part of the name, each with a period, separated by spaces. Parts end only at white
/// space and hyphens: Unicode word boundaries separate single characters in Chinese and Thai, so that the initials
/// would spell the whole name.
fn initials(name: &str) -> String {
    let parts =
        name.split(|char: char| char.is_whitespace() || matches!(char, '-' | '\u{2010}' | '\u{2011}'));
    let is_letter = |letter: &&str| letter.chars().any(char::is_alphanumeric);
    let letters = parts.filter_map(|part| part.graphemes(true).find(is_letter));
    letters.map(|letter| format!("{letter}.")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_as_chosen() {
        let forms =
            |name| [ShownAs::Name, ShownAs::Initials, ShownAs::Number].map(|form| public_name(name, form));
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(forms("Ana María Núñez"), [some("Ana María Núñez"), some("A. M. N."), None]);
        assert_eq!(forms("Jean-Luc O'Neil")[1], some("J. L. O."));
        assert_eq!(forms("王小明")[1], some("王."));
        assert_eq!(forms("สมชาย ใจดี")[1], some("ส. ใ."));
        assert_eq!(forms("(Bob) — Low")[1], some("B. L."));
        assert_eq!(forms("Émile")[1], some("É."));
    }
}
