//! A minimal Markdown parser for checking links and clause ids.

/// A line outside code blocks.
pub struct Line<'a> {
    /// Number of the line, counted from 1.
    pub number: usize,
    /// Text of the line.
    pub text: &'a str,
}

/// The lines outside fenced code blocks.
pub fn lines(page: &str) -> impl Iterator<Item = Line<'_>> {
    let mut fenced = false;
    page.lines().enumerate().filter_map(move |(at, text)| {
        let fence = text.trim_start().starts_with("```");
        fenced ^= fence;
        (!fenced && !fence).then_some(Line { number: at + 1, text })
    })
}

/// The text of a heading; `None` for any other line.
pub fn heading<'a>(line: &Line<'a>) -> Option<&'a str> {
    let text = line.text.trim_start_matches('#');
    (text.len() < line.text.len() && text.starts_with(' ')).then(|| text.trim())
}

/// The targets of the links and images in a line, except in code spans.
pub fn links(line: &str) -> Vec<String> {
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("code");
    let inline = plain.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let named = plain.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
    inline.chain(named.map(|(_, target)| target.trim())).map(str::to_owned).collect()
}

/// The anchors of a page: the anchors of its headings, and every `<a id="…">`.
pub fn anchors(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in lines(page) {
        found.extend(heading(&line).map(anchor));
        let ids = line.text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(ids.map(str::to_owned));
    }
    found
}

/// The anchor of a heading, in the form that the common code hosts generate.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_give_anchors() {
        let page = "# `holdem/trade-2`: Raise\n```\n# no heading\n```\n<a id=\"here\"></a>\n#none\n";
        assert_eq!(anchors(page), ["holdemtrade-2-raise", "here"]);
    }

    #[test]
    fn links_are_found_outside_code() {
        assert_eq!(links("[a](b.md#c) ![d](e.svg \"f\") `[g](h)` [i](j)"), ["b.md#c", "e.svg", "j"]);
        assert_eq!(links("[name]: target.md"), ["target.md"]);
    }
}
