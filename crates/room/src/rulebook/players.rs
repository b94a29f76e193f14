//! The version of a page for players: without settings, files and commands.

/// Marker before a passage that is omitted for players.
const LEFT_OUT: &str = "<!-- not for players -->";
/// Marker after a passage that is omitted for players.
const END: &str = "<!-- end -->";

/// A page without the markers; the marked passages are kept.
pub fn without_marks(page: &str) -> String {
    let lines = page.lines().filter(|line| ![LEFT_OUT, END].contains(line));
    let whole: Vec<&str> = lines.collect();
    whole.join("\n").replace(LEFT_OUT, "").replace(END, "")
}

/// A page for players: without the marked passages and the lines of settings, and with the names and values of settings
/// in quotation marks.
pub fn page(page: &str) -> String {
    let mut parts = page.split(LEFT_OUT);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(part.split_once(END).map_or("", |(_, after)| after));
    }
    let lines = kept.lines().map(|line| if is_setting(line) { String::new() } else { quote_code(line) });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns whether a line starts with a setting and its values: `` `burn: false | true` ``.
fn is_setting(line: &str) -> bool {
    let name = line.strip_prefix('`').and_then(|code| code.split_once(':'));
    name.is_some_and(|(name, _)| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'))
}

/// Replaces code spans with quoted text, with spaces for underscores. Ids of clauses and rulings are kept as code.
fn quote_code(line: &str) -> String {
    let mut parts = line.split('`');
    let mut words = parts.next().unwrap_or_default().to_owned();
    while let Some(code) = parts.next() {
        if super::piece::is_id(code) {
            words.push_str(&format!("`{code}`"));
        } else {
            words.push_str(&format!("“{}”", code.replace('_', " ")));
        }
        words.push_str(parts.next().unwrap_or_default());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "One<!-- not for players -->, in code\nand files<!-- end -->.\n\n`burn: false | true`\nWith `may_muck`, as \
                        `holdem/trade-2` says.\n<!-- not for players -->\nA file.\n<!-- end -->\nThe end.";

    #[test]
    fn the_text_for_players_omits_settings_and_marked_passages() {
        assert_eq!(page(PAGE), "One.\n\n\nWith “may muck”, as `holdem/trade-2` says.\n\nThe end.");
        let whole = without_marks(PAGE);
        assert!(
            whole.starts_with("One, in code\nand files.\n") && whole.ends_with("A file.\nThe end."),
            "{whole}"
        );
    }
}
