//! The documents must not contain broken links.

use super::finding::Finding;
use super::markdown::{anchors, lines, links};
use super::tree::Tree;

/// Checks every relative link in every Markdown file, with its anchor if the target is Markdown.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, page) in tree.ending(".md") {
        for line in lines(page) {
            let broken = links(line.text).into_iter().filter_map(|link| broken(tree, path, &link));
            found.extend(broken.map(|wrong| Finding::new(path, line.number, wrong, "fix the link")));
        }
    }
    found
}

/// The problem with a link, if there is one. URLs and mail addresses are not checked.
fn broken(tree: &Tree, from: &str, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { Some(from.to_owned()) } else { resolve(from, file) };
    let Some(target) = target.filter(|target| tree.has(target)) else {
        return Some(format!("`{link}` leads nowhere"));
    };
    let page = tree.get(&target).filter(|_| target.ends_with(".md") && !anchor.is_empty())?;
    let known = anchors(page).iter().any(|known| known == anchor);
    (!known).then(|| format!("{target} has no heading `#{anchor}`"))
}

/// The path of a link's target relative to the root; `None` if it leads out of the tree.
fn resolve(from: &str, file: &str) -> Option<String> {
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in file.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn broken_links_are_found() {
        let page = "[a](gone.md)\n[b](../A.md#no-such)\n[c](#nor-this)\n[d](../../out.md)\n![e](img/e.svg)\n";
        let found = check(&Tree::of(&[("docs/b.md", page), ("A.md", "# One heading\n")]));
        assert_eq!(places(&found), [1, 2, 3, 4, 5].map(|line| format!("docs/b.md:{line}")));
    }

    #[test]
    fn good_links_pass() {
        let page =
            "# Here\n[a](../A.md) [b](../A.md#one-heading) [c](#here) [d](..) [e](https://example.org/x)\n";
        assert_eq!(check(&Tree::of(&[("docs/b.md", page), ("A.md", "# One heading\n")])), []);
    }
}
