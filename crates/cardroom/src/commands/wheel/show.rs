//! The figures of the wheel as a table and as a chart. They are those of the given hand if there is one, those of the
//! prizes if only these were requested, and those of all hands by category otherwise.

use crate::figures::{Figures, Picture, Sheet};
use cards::eval::Category;
use requests::wheel::{FinalStrengths, Gain, HandValueReply, Prizes, Reply};
use std::io::{self, Write};

impl Figures for Reply {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        super::text::write_text(self, out)
    }

    fn sheet(&self) -> Sheet {
        match (&self.hand, &self.prizes) {
            (Some(hand), _) if hand.expected.is_some() => expected_sheet(hand),
            (Some(hand), _) => ends_sheet(hand),
            (None, Some(prizes)) => prizes_sheet(prizes),
            (None, None) => categories(&self.categories, self.total),
        }
    }

    fn picture(&self) -> Picture {
        match (&self.hand, &self.prizes) {
            (Some(hand), _) => hand_picture(hand),
            (None, Some(prizes)) => prizes_picture(prizes),
            (None, None) => Picture::Bars {
                title: format!("{} cards {}", self.spins, self.drawn),
                unit: "chance, in percent".to_owned(),
                bars: chances(&self.categories, self.total),
            },
        }
    }
}

fn categories(counts: &[(Category, u64)], total: u64) -> Sheet {
    let mut sheet = Sheet::new(["category", "hands", "chance"]);
    for &(category, hands) in counts {
        let chance = hands as f64 / total as f64;
        sheet.row([category.id().to_owned(), hands.to_string(), chance.to_string()]);
    }
    sheet
}

fn chances(counts: &[(Category, u64)], total: u64) -> Vec<(String, f64)> {
    let bar =
        |&(category, hands): &(Category, u64)| (category.to_string(), 100.0 * hands as f64 / total as f64);
    counts.iter().map(bar).collect()
}

fn prizes_sheet(prizes: &Prizes) -> Sheet {
    let mut sheet = Sheet::new(["place", "category", "taken_by", "expected_part"]);
    for prize in &prizes.prizes {
        for (&(category, taken), (_, expected)) in prize.taken_by.iter().zip(&prize.expected) {
            let figures = [taken.to_string(), expected.to_string()];
            sheet.row([prize.place.to_string(), category.id().to_owned()].into_iter().chain(figures));
        }
    }
    sheet
}

fn prizes_picture(prizes: &Prizes) -> Picture {
    let bar = |&(category, chance): &(Category, f64)| (category.to_string(), 100.0 * chance);
    Picture::Bars {
        title: format!("What takes the first prize among {} hands", prizes.hands),
        unit: "chance, in percent".to_owned(),
        bars: prizes.prizes.first().map_or_else(Vec::new, |prize| prize.taken_by.iter().map(bar).collect()),
    }
}

/// Final strengths of the hand, without and with the extra card.
fn final_strengths(hand: &HandValueReply) -> Vec<(&'static str, &FinalStrengths)> {
    let without = hand.ends.iter().map(|ends| ("no_extra_card", ends));
    without.chain(hand.extra_card.iter().map(|extra| ("extra_card", &extra.ends))).collect()
}

/// The chances of each prize: for the hand as it is, with the extra card, and with a second hand, each only if it was
/// calculated. The last two also include their gain over the first.
fn all_chances(hand: &HandValueReply) -> Vec<(&'static str, &[f64], Option<&Gain>)> {
    let as_it_is = hand.expected.iter().map(|expected| ("as_it_is", &expected.chances[..], None));
    let extra = hand.extra_card.as_ref().and_then(|extra| extra.gain.as_ref());
    let more = [("extra_card", extra), ("second_hand", hand.second_hand.as_ref())];
    let more = more.into_iter().filter_map(|(name, gain)| Some((name, gain?)));
    as_it_is.chain(more.map(|(name, gain)| (name, &gain.expected.chances[..], Some(gain)))).collect()
}

fn ends_sheet(hand: &HandValueReply) -> Sheet {
    let mut sheet = Sheet::new(["with", "category", "ways", "chance"]);
    for (name, ends) in final_strengths(hand) {
        for (category, ways) in &ends.categories {
            let figures = [ways.to_string(), (*ways as f64 / ends.total as f64).to_string()];
            sheet.row([name, category.id()].map(str::to_owned).into_iter().chain(figures));
        }
    }
    sheet
}

fn expected_sheet(hand: &HandValueReply) -> Sheet {
    let mut sheet = Sheet::new(["with", "place", "expected_part", "gained_part"]);
    for (name, chances, gain) in all_chances(hand) {
        for (at, chance) in chances.iter().enumerate() {
            let gained = gain.map_or(0.0, |gain| gain.gained[at]);
            sheet.row([name.to_owned(), (at + 1).to_string(), chance.to_string(), gained.to_string()]);
        }
    }
    sheet
}

fn hand_picture(hand: &HandValueReply) -> Picture {
    let first = |(name, chances, _): (&str, &[f64], _)| {
        (name.replace('_', " "), 100.0 * chances.first().copied().unwrap_or(0.0))
    };
    if hand.expected.is_some() {
        let bars = all_chances(hand).into_iter().map(first).collect();
        let title = "What the hand can expect of the first prize".to_owned();
        return Picture::Bars { title, unit: "part of the prize, in percent".to_owned(), bars };
    }
    let ends = final_strengths(hand).into_iter().next_back();
    Picture::Bars {
        title: "What the hand becomes".to_owned(),
        unit: "chance, in percent".to_owned(),
        bars: ends.map_or_else(Vec::new, |(_, ends)| chances(&ends.categories, ends.total)),
    }
}
