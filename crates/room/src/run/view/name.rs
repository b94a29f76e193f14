//! Names in the form that a participant chose.

use crate::run::entry::ShownAs;
use unicode_segmentation::UnicodeSegmentation;

/// The name in this form; `None` for the number alone.
pub(super) fn shown(name: &str, form: ShownAs) -> Option<String> {
    match form {
        ShownAs::Name => Some(name.to_owned()),
        ShownAs::Initials => Some(initials(name)),
        ShownAs::Number => None,
    }
}

/// The first letter of each word, each with a period.
fn initials(name: &str) -> String {
    let words = name.unicode_words().filter_map(|word| word.graphemes(true).next());
    words.map(|letter| format!("{letter}.")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_as_chosen() {
        let forms = |name| [ShownAs::Name, ShownAs::Initials, ShownAs::Number].map(|form| shown(name, form));
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(forms("Ana María Núñez"), [some("Ana María Núñez"), some("A. M. N."), None]);
        assert_eq!(forms("Jean-Luc O'Neil")[1], some("J. L. O."));
        assert_eq!(forms("Émile")[1], some("É."));
    }
}
