//! Validation of the names of guests, tables, events and participants, of the administrator's reasons and banners, and of
//! messages in the chat.
//! Comparison of confusable names.
//!
//! Guests' names follow UTS 39: letters, marks and digits of the general security profile at the restriction level
//! Highly Restrictive, with spaces, `'`, `-`, `.`, and the emoji that Unicode recommends for general interchange (RGI).

use crate::refusal::{Kind, RefusalEnum};
use serde::Serialize;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};
use unicode_segmentation::UnicodeSegmentation;

/// Maximum length of a guest's name, in characters.
pub const MAX_NAME: usize = 24;
/// Maximum length of a table's name, in characters.
const MAX_TABLE_NAME: usize = 40;
/// Maximum length of an event's name and of a participant's name, in characters.
const MAX_EVENT_NAME: usize = 80;
/// Maximum number of marks on one letter.
const MARKS: usize = 3;
/// Maximum length of the administrator's reasons and banners and of messages in the chat, in characters.
pub const MAX_TEXT: usize = 200;
/// Words reserved for bots.
const BOTS: [&str; 3] = ["bot", "bots", "robot"];
/// Words reserved for the dealer, the house and the administrator, in English and Spanish.
const OFFICES: [&str; 12] = [
    "dealer",
    "croupier",
    "crupier",
    "house",
    "admin",
    "administrator",
    "administrador",
    "administradora",
    "moderator",
    "moderador",
    "moderadora",
    "cardroom",
];

/// Refusal of a name, a reason or a banner, or of a sender without a name.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum NameError {
    #[error("enter a name first: without one you can only watch")]
    NoName,
    #[error("a name has 1 to {most} characters, not {length}")]
    NameLength { length: usize, most: usize },
    #[error("a name has letters, digits, spaces, ' - . and emoji, not {found} ({codes})")]
    NameCharacters { found: String, codes: String },
    #[error("use letters of one script only: letters of different scripts can look alike")]
    NameScripts,
    #[error("{name} sounds like a bot, the house or the administrator: choose another name")]
    NameOfABot { name: String },
    #[error("the name {name} is taken: choose another name")]
    NameUnavailable { name: String },
    #[error("a table's name has 1 to {most} characters, not {length}")]
    TableName { length: usize, most: usize },
    #[error("an event's name has 1 to {most} characters, not {length}")]
    RunName { length: usize, most: usize },
    #[error("a participant's name has 1 to {most} characters, not {length}")]
    ParticipantName { length: usize, most: usize },
    #[error("write 1 to {most} visible characters as the reason")]
    NoReason { most: usize },
    #[error("a banner has 1 to {most} visible characters")]
    NoBanner { most: usize },
    #[error("a message has 1 to {most} visible characters")]
    NoChatText { most: usize },
    #[error("character {position} of the name is invisible or a control character ({codes}): remove it")]
    NameInvisible { position: usize, codes: String },
}

impl RefusalEnum for NameError {
    fn kind(&self) -> Kind {
        match self {
            NameError::NoName => Kind::Unauthorized,
            NameError::NameLength { .. }
            | NameError::NameCharacters { .. }
            | NameError::NameScripts
            | NameError::NameOfABot { .. }
            | NameError::NameUnavailable { .. }
            | NameError::TableName { .. }
            | NameError::RunName { .. }
            | NameError::ParticipantName { .. }
            | NameError::NoReason { .. }
            | NameError::NoBanner { .. }
            | NameError::NoChatText { .. }
            | NameError::NameInvisible { .. } => Kind::Invalid,
        }
    }
}

/// Normalizes and validates a guest's name: composed (NFC), trimmed, with single spaces between words and with plain
/// apostrophes and hyphens.
///
/// # Errors
/// [`NameError`] for the first rule that the name violates.
pub fn person(text: &str) -> Result<String, NameError> {
    named(text, &[&BOTS, &OFFICES])
}

/// Normalizes and validates the name of a bot account, which may say that it is a bot.
///
/// # Errors
/// [`NameError`] for the first rule that the name violates.
pub fn bot_account(text: &str) -> Result<String, NameError> {
    named(text, &[&OFFICES])
}

/// Normalizes and validates a name in which these words are reserved.
fn named(text: &str, reserved: &[&[&str]]) -> Result<String, NameError> {
    let name = normalize(text);
    let length = name.chars().count();
    if !(1..=MAX_NAME).contains(&length) {
        return Err(NameError::NameLength { length, most: MAX_NAME });
    }
    let letters = letters(&name)?;
    if !letters.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return Err(NameError::NameScripts);
    }
    if is_any_of(&name, reserved) {
        return Err(NameError::NameOfABot { name });
    }
    Ok(name)
}

/// Normalizes and validates a table's name, whose apostrophes and dashes stay as they are. Invisible characters are allowed only as parts of emoji, or if they modify
/// the character before.
///
/// # Errors
/// [`NameError::TableName`] if it is empty or too long, [`NameError::NameInvisible`] for any other invisible character.
pub fn table(text: &str) -> Result<String, NameError> {
    let most = MAX_TABLE_NAME;
    visible(composed(&spaced(text)), most, |length| NameError::TableName { length, most })
}

/// Normalizes and validates an event's name, whose apostrophes and dashes stay as they are. Invisible characters are allowed only as parts of emoji, or if they modify
/// the character before.
///
/// # Errors
/// [`NameError::RunName`] if it is empty or too long, [`NameError::NameInvisible`] for any other invisible character.
pub fn event(text: &str) -> Result<String, NameError> {
    let most = MAX_EVENT_NAME;
    visible(composed(&spaced(text)), most, |length| NameError::RunName { length, most })
}

/// Normalizes and validates a participant's name, in any script. Invisible characters are allowed only as parts of
/// emoji, or if they modify the character before, such as a joiner that the script needs.
///
/// # Errors
/// [`NameError::ParticipantName`] if it is empty or too long, [`NameError::NameInvisible`] for any other invisible
/// character.
pub fn participant(text: &str) -> Result<String, NameError> {
    let most = MAX_EVENT_NAME;
    visible(normalize(&spaced(text)), most, |length| NameError::ParticipantName { length, most })
}

/// The trimmed reason of a decision of the administrator.
///
/// # Errors
/// [`NameError::NoReason`] if the reason is empty or too long, or has control characters or other invisible characters
/// that a table's name may not have.
pub fn reason(text: &str) -> Result<String, NameError> {
    line(text).ok_or(NameError::NoReason { most: MAX_TEXT })
}

/// The trimmed text of a banner.
///
/// # Errors
/// [`NameError::NoBanner`] if the text is empty or too long, or has control characters or other invisible characters
/// that a table's name may not have.
pub fn banner(text: &str) -> Result<String, NameError> {
    line(text).ok_or(NameError::NoBanner { most: MAX_TEXT })
}

/// The trimmed text of a message in the chat.
///
/// # Errors
/// [`NameError::NoChatText`] if the text is empty or too long, or has control characters or other invisible characters
/// that a table's name may not have.
pub fn chat_text(text: &str) -> Result<String, NameError> {
    line(text).ok_or(NameError::NoChatText { most: MAX_TEXT })
}

/// The trimmed text; `None` if it is not [readable](is_readable) or is longer than [`MAX_TEXT`].
fn line(text: &str) -> Option<String> {
    let text = Some(text.trim()).filter(|text| is_readable(text))?;
    (1..=MAX_TEXT).contains(&text.chars().count()).then(|| text.to_owned())
}

/// Returns the name if it has 1 to `most` characters, all of them visible, parts of emoji, or modifiers of
/// the character before ([`modifies_previous_letter`]). `bad_length` creates the error for any other length.
fn visible(
    name: String,
    most: usize,
    bad_length: impl FnOnce(usize) -> NameError,
) -> Result<String, NameError> {
    let length = name.chars().count();
    if !(1..=most).contains(&length) {
        return Err(bad_length(length));
    }
    match first_hidden(&name) {
        Some((position, hidden)) => Err(NameError::NameInvisible { position, codes: codes(&[hidden]) }),
        None => Ok(name),
    }
}

/// The text with ordinary spaces in place of no-break spaces, which spreadsheets insert.
fn spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// The first character that is neither visible, nor part of an emoji, nor a modifier of the character before
/// ([`modifies_previous_letter`]), with its position, counted from 1; `None` if there is no such character.
fn first_hidden(text: &str) -> Option<(usize, char)> {
    let mut position = 1;
    for cluster in text.graphemes(true) {
        let chars: Vec<char> = cluster.chars().collect();
        let hidden =
            (0..chars.len()).find(|&at| !is_visible(chars[at]) && !modifies_previous_letter(&chars[..=at]));
        if let (Some(at), None) = (hidden, emojis::get(cluster)) {
            return Some((position + at, chars[at]));
        }
        position += chars.len();
    }
    None
}

/// Returns whether the last of these characters of a grapheme cluster changes how the one before it is displayed: a
/// joiner after a letter or mark from U+0600 (Arabic) on, since the scripts before it do not use joiners, a Mongolian
/// variation selector, or the selector of a symbol's text or emoji form.
fn modifies_previous_letter(chars: &[char]) -> bool {
    let [.., before, last] = chars else { return false };
    let group = before.general_category_group();
    let is_letter = matches!(group, GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark);
    match last {
        '\u{200c}' | '\u{200d}' => is_letter && *before >= '\u{600}',
        '\u{180b}'..='\u{180d}' | '\u{180f}' => ('\u{1820}'..='\u{18aa}').contains(before),
        '\u{fe0e}' | '\u{fe0f}' => group == GeneralCategoryGroup::Symbol,
        _ => false,
    }
}

/// Returns whether two names are confusable: their UTS 39 skeletons are equal, ignoring case, spaces, `'`, `-` and `.`.
pub fn is_confusable(one: &str, other: &str) -> bool {
    let forms = forms(&compact(other));
    self::forms(&compact(one)).iter().any(|form| forms.contains(form))
}

/// The text in composed form (NFC), with single spaces between words, and with plain apostrophes and hyphens, so that a
/// name is found as it is typed.
fn normalize(text: &str) -> String {
    let plain = text.chars().map(|c| match c {
        '\u{2019}' | '\u{2bc}' => '\'',
        '\u{2010}'..='\u{2013}' => '-',
        c => c,
    });
    composed(&plain.collect::<String>())
}

/// The text in composed form (NFC), with single spaces between words.
fn composed(text: &str) -> String {
    let composed: String = text.nfc().collect();
    composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn is_punctuation(c: char) -> bool {
    matches!(c, ' ' | '\'' | '-' | '.')
}

/// The letters, marks and digits of a name, without its emoji and punctuation. Refuses any other character, and a name
/// of punctuation alone.
fn letters(name: &str) -> Result<String, NameError> {
    let mut letters = String::new();
    let mut emoji = 0;
    for cluster in name.graphemes(true) {
        if is_letter(cluster) {
            letters.push_str(cluster);
        } else if emojis::get(cluster).is_some_and(|emoji| emoji.as_str() == cluster) {
            emoji += 1;
        } else if !cluster.chars().all(is_punctuation) {
            return Err(bad_characters(cluster));
        }
    }
    if letters.is_empty() && emoji == 0 { Err(bad_characters(name)) } else { Ok(letters) }
}

fn bad_characters(cluster: &str) -> NameError {
    let found = cluster.chars().filter(|&c| is_visible(c)).collect();
    let chars: Vec<char> = cluster.chars().collect();
    NameError::NameCharacters { found, codes: codes(&chars) }
}

/// The code points of the characters, such as `U+200B`, separated by spaces.
fn codes(chars: &[char]) -> String {
    let codes: Vec<String> = chars.iter().map(|&c| format!("U+{:04X}", u32::from(c))).collect();
    codes.join(" ")
}

/// Returns whether a grapheme cluster is a letter or a digit with at most [`MARKS`] marks, none of them twice in a row.
/// Every character of the cluster must be allowed in identifiers by the general security profile of UTS 39.
fn is_letter(cluster: &str) -> bool {
    use GeneralCategoryGroup::{Letter, Mark};
    let is = |c: char, group| c.general_category_group() == group;
    let digit = |c: char| c.general_category() == GeneralCategory::DecimalNumber;
    let begins = cluster.chars().next().is_some_and(|c| is(c, Letter) || digit(c));
    let marks = cluster.chars().filter(|&c| is(c, Mark)).count();
    let kinds = cluster.chars().all(|c| is(c, Letter) || is(c, Mark) || digit(c));
    // UTS 39, 5.4: a repeated mark looks like a single one.
    let marked: Vec<char> = cluster.nfd().filter(|&c| is(c, Mark)).collect();
    let repeated = marked.windows(2).any(|pair| pair[0] == pair[1]);
    begins
        && kinds
        && marks <= MARKS
        && !repeated
        && cluster.chars().all(GeneralSecurityProfile::identifier_allowed)
}

/// Returns whether a string has a visible character other than a space, and neither control characters nor other
/// invisible characters that a table's name may not have.
pub fn is_readable(text: &str) -> bool {
    let has_visible = text.chars().any(|c| c != ' ' && is_visible(c));
    has_visible && !text.contains(char::is_control) && first_hidden(&composed(&spaced(text))).is_none()
}

/// Returns whether a character is visible on its own and has no bidirectional effect.
fn is_visible(c: char) -> bool {
    use GeneralCategoryGroup::{Letter, Mark, Number, Punctuation, Symbol};
    let unseen = matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}' | '\u{2800}');
    let group = c.general_category_group();
    c == ' ' || (!unseen && matches!(group, Letter | Mark | Number | Punctuation | Symbol))
}

/// The name without spaces and punctuation.
fn compact(name: &str) -> String {
    name.chars().filter(|&c| !is_punctuation(c)).collect()
}

/// UTS 39 skeletons, in lower case, of a name as written and of the name in lower case.
fn forms(name: &str) -> [String; 2] {
    let form = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    [form(name), form(&name.to_lowercase())]
}

/// Returns whether the name without spaces and punctuation, or one of its words, is confusable with a reserved word
/// such as "bot". Emoji in a word are ignored, and the word is compared both with and without the digits around it.
fn is_any_of(name: &str, reserved: &[&[&str]]) -> bool {
    let words =
        name.split(is_punctuation).flat_map(|word| [word, word.trim_matches(|c: char| c.is_ascii_digit())]);
    let emoji_apart = |word: &str| word.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let mut all = words.map(emoji_apart).chain([compact(name)]).filter(|word| !word.is_empty());
    all.any(|word| reserved.iter().copied().flatten().any(|reserved| is_confusable(&word, reserved)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Refusal as _;

    fn code(name: &str) -> String {
        person(name).map_or_else(|error| error.code().to_owned(), |kept| format!("taken as {kept}"))
    }

    #[test]
    fn names_in_many_scripts_are_accepted_unchanged() {
        for name in [
            "Ann",
            "Ñandú",
            "José María",
            "O'Brien",
            "Jean-Luc",
            "Dr. Ada",
            "Ada 2",
            "Zoë",
            "Søren",
            "Иван",
            "Αλέξης",
            "محمد",
            "דוד",
            "李小龍",
            "さくら",
            "김민준",
            "देवी",
            "สมชาย",
            "Ann 🎉",
            "🃏",
            "Ana 👩‍🚀",
            "Eva ❤️",
            "Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "山田Taro",
        ] {
            assert_eq!(person(name).as_deref(), Ok(name), "{name}");
        }
        assert_eq!(person("  Ann   Lee ").unwrap(), "Ann Lee");
        assert_eq!(person("Nguyễn").as_deref(), Ok("Nguyễn"), "two different marks on one letter");
        for repeated in ["Ann\u{301}\u{301}", "ภ\u{e39}\u{e39}", "A\u{308}\u{308}"] {
            assert_eq!(code(repeated), "name_characters", "{repeated}");
        }
        assert_eq!(
            code("Eva \u{2764}"),
            "name_characters",
            "without its variation selector, an emoji may be displayed as a plain symbol"
        );
        assert_eq!(person("Zoe\u{308}").unwrap(), "Zoë");
        assert_eq!(person("O\u{2019}Brien").unwrap(), "O'Brien");
    }

    #[test]
    fn invisible_bidirectional_and_other_characters_are_refused() {
        for name in [
            "a\u{200b}b",
            "a\u{200d}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "\u{3164}",
            "a\u{ad}b",
            "a\u{fe0f}",
            "a\nb",
            "Ann_2",
            "<b>",
            "Ann@home",
            "\u{301}a",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}",
            "…",
            "...",
            "- -",
            "\u{1f0a1}",
            "ﬁx",
            "𝐀nn",
            "Ａnn",
            "a\u{e0067}",
            "👩\u{200d}",
            "a\u{2028}b",
            "a\u{a0}b",
            "②",
        ] {
            assert_eq!(code(name), "name_characters", "{name:?}");
        }
        assert_eq!(code(""), "name_length");
        assert_eq!(code("   "), "name_length");
        assert_eq!(code(&"x".repeat(25)), "name_length");
    }

    #[test]
    fn letters_of_several_scripts_are_refused() {
        for name in ["Аnn", "Bоb", "Ivan Иван", "Αnna", "Ann देवी"] {
            assert_eq!(code(name), "name_scripts", "{name}");
        }
    }

    #[test]
    fn names_of_bots_and_of_the_dealer_are_refused() {
        for name in [
            "Bot",
            "a bot",
            "BOT-7",
            "bot7",
            "B0t",
            "8ot".replace('8', "b").as_str(),
            "b.o.t",
            "B o t",
            "Dealer",
            "DEALER 2",
            "deaIer",
            "dea1er",
            "The House",
            "Administrator",
            "The Admin",
            "admin 1",
            "Moderadora",
            "ВОТ",
            "bot🎉",
            "Ｂot".replace('Ｂ', "B").as_str(),
        ] {
            assert_eq!(code(name), "name_of_a_bot", "{name}");
        }
        for (name, expected) in
            [("Bot 7", "Bot 7"), ("my robot", "my robot"), ("Dealer Bot", "name_of_a_bot")]
        {
            let found = bot_account(name).unwrap_or_else(|error| error.code().to_owned());
            assert_eq!(found, expected);
        }
        for name in ["Botho", "Robotta", "Abbot", "Bo", "Dealey", "Adminah", "Moderata"] {
            assert_eq!(person(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn confusable_names_are_alike() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "A n n"),
            ("lan", "Ian"),
            ("Paul1", "Paull"),
            ("Воb", "Bob"),
            ("rnax", "max"),
            ("O0", "OO"),
        ] {
            assert!(is_confusable(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Bob", "Rob"), ("Ann 🎉", "Ann"), ("José", "Jose")] {
            assert!(!is_confusable(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_table_name_may_have_any_visible_characters() {
        for name in
            ["Friday: 5/10 & friends!", "La mesa de María", "♠ ♥", "🎉", "#1 (новый)", "Hold’em – Ann’s"]
        {
            assert_eq!(table(name).as_deref(), Ok(name));
        }
        for name in ["", &"x".repeat(41)] {
            assert_eq!(table(name).unwrap_err().code(), "table_name", "{name:?}");
        }
        for name in ["a\u{202e}b", "\u{200b}", "a\tb", "x\u{3164}"] {
            assert_eq!(table(name).unwrap_err().code(), "name_invisible", "{name:?}");
        }
    }

    #[test]
    fn a_participant_name_may_have_the_joiners_of_its_script() {
        for name in ["علی\u{200c}رضا", "ශ්\u{200d}රී", "ᠠ\u{180b}", "Eva \u{2764}\u{fe0e}", "Eva ❤️", "Ana 👩‍🚀"]
        {
            assert_eq!(participant(name).as_deref(), Ok(name));
        }
        assert_eq!(participant("Ann\u{a0}\u{202f}Lee ").as_deref(), Ok("Ann Lee"));
        let hidden =
            |position, codes: &str| Err(NameError::NameInvisible { position, codes: codes.to_owned() });
        assert_eq!(participant("Ann\u{200d}Lee"), hidden(4, "U+200D"));
        assert_eq!(participant("ع\u{200c}\u{200c}a"), hidden(3, "U+200C"), "a joiner twice");
        assert_eq!(participant("Ann \u{202e}eeL"), hidden(5, "U+202E"));
    }
}
