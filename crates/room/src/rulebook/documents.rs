//! The documents: the rulebook of each game, and the rulings.

/// The rulebooks, each with its name in clause ids, the title of its chapter in the rulings, and its text.
pub const BOOKS: [(&str, &str, &str); 5] = [
    ("holdem", "Hold'em", include_str!("../../../../rulebook/holdem.md")),
    ("packs-poker", "Packs Poker", include_str!("../../../../rulebook/packs-poker.md")),
    ("high-card-flush", "High Card Flush", include_str!("../../../../rulebook/high-card-flush.md")),
    ("mount-holyoke", "Mount Holyoke Poker", include_str!("../../../../rulebook/mount-holyoke.md")),
    ("poker-run", "Poker run", include_str!("../../../../rulebook/poker-run.md")),
];
/// The Markdown page of the rulings on all games.
pub const RULINGS: &str = include_str!("../../../../RULINGS.md");
