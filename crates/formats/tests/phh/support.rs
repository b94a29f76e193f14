//! Helpers to load and replay the fixtures.

use formats::phh::{Hand, Replayed, parse_hand, replay};
use formats::{FileError, parse_hands};
use games::holdem::{Preset, Settings};
use std::fs;
use std::path::PathBuf;

/// The sorted names of all files in a folder of fixtures.
pub fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(path(folder)).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

pub fn text(folder: &str, name: &str) -> String {
    fs::read_to_string(path(folder).join(name)).unwrap()
}

fn path(folder: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/phh", folder].iter().collect()
}

/// The hands of a `.phh` or `.phhs` file, or the first error in it.
pub fn hands(name: &str, text: &str) -> Result<Vec<Hand>, FileError> {
    if name.ends_with(".phhs") {
        parse_hands(text).into_iter().map(|entry| entry.hand).collect()
    } else {
        parse_hand(text).map(|hand| vec![hand])
    }
}

pub fn tournament() -> Settings {
    Settings { preset: Some(Preset::Tournament), ..Settings::default() }
}

/// Replays a hand under the tournament settings.
pub fn play(hand: &Hand) -> Result<Replayed, FileError> {
    replay(hand, &tournament())
}
