//! Parses a page of Markdown into chapters, entries and blocks.

use super::block::Block;
use super::book::{Book, Chapter, Entry};
use super::piece::{Piece, is_id, push, words};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::mem;

/// Parses a page: its title, its chapters (second-level headings) and their entries (third-level headings).
pub fn book(page: &str) -> Book {
    let book = Book { title: String::new(), blocks: Vec::new(), chapters: Vec::new() };
    let mut reader = Reader {
        book,
        pieces: Vec::new(),
        link: None,
        numbers: Vec::new(),
        item: None,
        rows: Vec::new(),
        row: Vec::new(),
    };
    Parser::new_ext(page, Options::ENABLE_TABLES).for_each(|event| reader.add(event));
    reader.book
}

/// State of the parser: the page so far, and the open elements.
struct Reader {
    book: Book,
    /// Text since the last block.
    pieces: Vec<Piece>,
    /// Text of the open link.
    link: Option<String>,
    /// Next number of each open list; `None` in an unordered one.
    numbers: Vec<Option<u32>>,
    /// The list item that begins with the next text, and its number in an ordered list.
    item: Option<Option<u32>>,
    /// The rows of the open table.
    rows: Vec<Vec<Vec<Piece>>>,
    /// The cells of the open row.
    row: Vec<Vec<Piece>>,
}

impl Reader {
    fn add(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.text(&text),
            Event::Code(code) if self.link.is_none() && is_id(&code) => {
                push(&mut self.pieces, &code, Some(code.to_string()));
            }
            Event::Code(code) => self.text(&code),
            Event::SoftBreak | Event::HardBreak => self.text(" "),
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        match &mut self.link {
            Some(label) => label.push_str(text),
            None => push(&mut self.pieces, text, None),
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Link { .. } => self.link = Some(String::new()),
            Tag::List(first) => {
                self.flush();
                self.numbers.push(first.and_then(|first| u32::try_from(first).ok()));
            }
            Tag::Item => {
                let number = self.numbers.last_mut().and_then(Option::as_mut);
                self.item = Some(number.map(|next| mem::replace(next, next.saturating_add(1))));
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Link => {
                let label = self.link.take().unwrap_or_default();
                let clause = is_id(&label).then(|| label.clone());
                push(&mut self.pieces, &label, clause);
            }
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph => self.flush(),
            TagEnd::Item => {
                self.flush();
                self.item = None;
            }
            TagEnd::List(_) => drop(self.numbers.pop()),
            TagEnd::TableCell => self.row.push(mem::take(&mut self.pieces)),
            TagEnd::TableHead | TagEnd::TableRow => self.rows.push(mem::take(&mut self.row)),
            TagEnd::Table => {
                let rows = mem::take(&mut self.rows);
                self.blocks().push(Block::Table { rows });
            }
            _ => {}
        }
    }

    /// Ends the open text as a block: the first block of a list item becomes the item, all others are paragraphs.
    fn flush(&mut self) {
        let text = mem::take(&mut self.pieces);
        if !text.is_empty() {
            let block = match self.item.take() {
                Some(number) => Block::Item { number, text },
                None => Block::Paragraph { text },
            };
            self.blocks().push(block);
        }
    }

    /// The blocks under the last heading, to which the next block is added.
    fn blocks(&mut self) -> &mut Vec<Block> {
        let Some(chapter) = self.book.chapters.last_mut() else { return &mut self.book.blocks };
        match chapter.entries.last_mut() {
            Some(entry) => &mut entry.blocks,
            None => &mut chapter.blocks,
        }
    }

    fn heading(&mut self, level: HeadingLevel) {
        let title = words(&mem::take(&mut self.pieces));
        match (level, self.book.chapters.last_mut()) {
            (HeadingLevel::H1, _) => self.book.title = title,
            (HeadingLevel::H2, _) | (_, None) => {
                self.book.chapters.push(Chapter { title, blocks: Vec::new(), entries: Vec::new() });
            }
            (_, Some(chapter)) => chapter.entries.push(Entry::with_heading(title)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "One\nparagraph.\n\n- an item\n  that goes on\n- another\n\n1. first\n2. second\n\n\
                        | a | b |\n|---|--:|\n| 1 | [TH-3](x) |\n\nThe end.\n";

    fn blocks(page: &str) -> Vec<Block> {
        book(page).blocks
    }

    fn piece(text: &str, clause: Option<&str>) -> Piece {
        Piece { text: text.to_owned(), clause: clause.map(str::to_owned) }
    }

    #[test]
    fn headings_begin_chapters_and_entries() {
        let book = book(
            "# A\n\nFirst.\n\n## B\n\nSecond.\n\n### `holdem/deal`: the *deal*\n\nThird.\n\n### Other\n",
        );
        let chapter = &book.chapters[0];
        let titles = [&book.title, &chapter.title, &chapter.entries[0].title, &chapter.entries[1].title];
        assert_eq!(titles, ["A", "B", "the deal", "Other"]);
        assert_eq!(chapter.entries[0].heading(), "holdem/deal: the deal");
        let lines =
            [&book.blocks, &chapter.blocks, &chapter.entries[0].blocks].map(|blocks| blocks[0].lines());
        assert_eq!(lines.concat(), ["First.", "Second.", "Third."]);
        assert!(chapter.entries[1].blocks.is_empty());
    }

    #[test]
    fn only_links_and_marks_lead_to_clauses() {
        let page = "[TH-3](../RULINGS.md#th-3) and `burn`, as `holdem/trade-2` *says*; [so](a.md) 2 * 3 [x";
        let plain = [
            piece("TH-3", Some("TH-3")),
            piece(" and burn, as ", None),
            piece("holdem/trade-2", Some("holdem/trade-2")),
            piece(" says; so 2 * 3 [x", None),
        ];
        let Block::Paragraph { text } = &blocks(page)[0] else { panic!("a paragraph") };
        assert_eq!(text, &plain);
    }

    #[test]
    fn lines_become_paragraphs_items_and_tables() {
        let lines: Vec<String> = blocks(PAGE).iter().flat_map(Block::lines).collect();
        let wanted = [
            "One paragraph.",
            "- an item that goes on",
            "- another",
            "1. first",
            "2. second",
            "| a | b |",
            "| 1 | TH-3 |",
            "The end.",
        ];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn an_empty_item_makes_no_item_of_the_next_paragraph() {
        assert_eq!(
            blocks("- a\n-\n\nThe end.\n").iter().flat_map(Block::lines).collect::<Vec<_>>(),
            ["- a", "The end."]
        );
    }

    #[test]
    fn a_cell_may_lead_to_a_clause() {
        let table = blocks(PAGE).into_iter().find(|block| matches!(block, Block::Table { .. })).unwrap();
        let Block::Table { rows } = table else { unreachable!() };
        assert_eq!((rows.len(), rows[1][1][0].clause.as_deref()), (2, Some("TH-3")));
    }
}
