//! Mount Holyoke Poker for a human player: matches of several rounds.

use super::seated::{SeatedPlayer, TableGame};
use super::terminal_game::{Prompt, TerminalGame};
use super::{Seating, opponents};
use crate::narrate::mount_holyoke::{HolyokeNarrator, counted};
use crate::narrate::page::Table;
use crate::narrate::{PlayerNames, plain_cards};
use games::mount_holyoke::{
    Cards, Category, Combination, Match, MatchEnd, MountHolyoke, MovesView, Rules, Settings, SetupError,
    Table as Setup, View, every_play,
};
use games::{Refereed, Seat};
use requests::RequestError;

/// Maximum number of plays listed.
const LISTED: usize = 24;

/// Successive matches at one table.
struct HolyokeTable {
    rules: Rules,
    matches: Match,
    /// Number of matches that each seat has won or shared.
    won: Vec<u32>,
    /// Total points of each seat over all rounds of all matches.
    points: Vec<u64>,
}

/// Seats the human player.
///
/// # Errors
/// If the arguments or the settings are invalid.
pub fn sit(mut seating: Seating<'_>) -> anyhow::Result<Box<dyn TerminalGame>> {
    let settings: Settings = seating.settings()?;
    let rules = Rules::new(&settings).map_err(RequestError::from)?;
    let matches = Match::new(rules, seating.seats).map_err(RequestError::from)?;
    let opponents = opponents::<MountHolyoke>(&mut seating, &rules)?;
    let (won, points) = (vec![0; seating.seats], vec![0; seating.seats]);
    let at = HolyokeTable { rules, matches, won, points };
    Ok(Box::new(SeatedPlayer::new(at, opponents, seating)))
}

impl TableGame for HolyokeTable {
    type Game = MountHolyoke;
    type Narrator = HolyokeNarrator;
    const HELP: &'static str = "\
Get rid of your thirteen cards first. From low to high: 3 4 5 6 7 8 9 T J Q K A
2, and diamonds, clubs, hearts, spades. Who leads plays one card, a pair, three
of a kind or a five-card hand; the others play as many cards, and higher, or
pass. When all others have passed, who played last leads again. Every
card that is left costs a point, and few points are good.
9d 9c   play these cards; play 9d 9c is the same
pass    play nothing (p)";

    fn title(&self) -> String {
        let ends = match self.rules.end() {
            MatchEnd::Rounds(rounds) => counted(rounds.into(), "round"),
            MatchEnd::Points(points) => format!("a match to {}", counted(points, "point")),
        };
        format!("Mount Holyoke Poker, {} players, {ends}", self.won.len())
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The table for the next round of the match, or for the first round of a new match.
    fn table(&mut self, _: &PlayerNames) -> Result<(Setup, Vec<String>), RequestError> {
        if self.matches.winners().is_some() {
            self.matches = Match::new(self.rules, self.won.len())?;
        }
        let table = self.matches.next_table().ok_or(SetupError::MatchOver(1))?;
        let note = format!("\nRound {}", table.round);
        Ok((table, vec![note]))
    }

    fn ask(&self, view: &View, seat: Seat, names: &PlayerNames) -> Prompt {
        let hand: Cards = view.seats[seat.index()].hand.iter().flatten().map(|card| card.0).collect();
        let left =
            view.seats.iter().enumerate().filter(|&(place, player)| place != seat.index() && player.plays);
        let left: Vec<String> = left
            .map(|(place, player)| {
                format!("{} {}", names.name(place + 1), counted(player.left as u64, "card"))
            })
            .collect();
        let held = format!("Your {}: {}", counted(hand.len() as u64, "card"), plain_cards(hand.iter()));
        Prompt {
            table: vec![self.under(view, names), format!("Left: {}", left.join(", "))],
            hand: vec![held, self.combinations(hand)],
            moves: view.legal.iter().map(moves).collect(),
            enter: false,
        }
    }

    fn written_out(&self, line: &str, _: &View) -> String {
        if line.eq_ignore_ascii_case("p") { "pass".to_owned() } else { line.to_owned() }
    }

    fn settle(&mut self, round: &MountHolyoke, names: &PlayerNames) -> (Table, String) {
        let Some(outcome) = round.outcome() else { return (Table::default(), String::new()) };
        // `add` cannot fail: the round was opened with the table and the rules of the match.
        let counts = self.matches.add(&outcome).is_ok();
        for score in outcome.settle().filter(|_| counts) {
            self.points[score.seat.index()] += score.points;
        }
        for seat in self.matches.winners().into_iter().flat_map(|winners| winners.iter()) {
            self.won[seat.index()] += 1;
        }
        let row = |(place, &total): (usize, &u64)| {
            let seat = Seat::new(place + 1).unwrap_or(Seat::FIRST);
            let (name, points) = (names.name(place + 1), outcome.points(seat));
            format!("{:>4}    {name:<17}{:>13}{points:>15}{total:>15}", place + 1, outcome.left[seat])
        };
        let table = Table {
            header: "seat    player                    left         points          total",
            rows: self.matches.totals().as_slice().iter().enumerate().map(row).collect(),
        };
        let next = if self.matches.winners().is_some() { "Another match?" } else { "Another round?" };
        (table, next.to_owned())
    }

    fn account(&self, names: &PlayerNames) -> Table {
        let row = |(place, (won, points)): (usize, (&u32, &u64))| {
            format!("{:>4}    {:<17}{won:>13}{points:>15}", place + 1, names.name(place + 1))
        };
        Table {
            header: "seat    player             matches won         points",
            rows: self.won.iter().zip(&self.points).enumerate().map(row).collect(),
        }
    }
}

impl HolyokeTable {
    /// The play to beat, as text; if there is none, a sentence that says whether the player leads a run or opens the
    /// round.
    fn under(&self, view: &View, names: &PlayerNames) -> String {
        let Some(under) = &view.under else {
            return match view.opening {
                Some(card) => format!("You open the round with {:#}, the lowest card", card.0),
                None => "You lead: any combination".to_owned(),
            };
        };
        let cards = under.cards.cards();
        let words = Combination::of(cards, self.rules.ranking()).map_or(String::new(), |play| play.words());
        format!("To beat: {} ({words}), by {}", plain_cards(cards.iter()), names.name(under.seat.number()))
    }

    /// The number of combinations of each kind in the hand, as text. Single cards are not counted.
    fn combinations(&self, hand: Cards) -> String {
        use Category::*;
        let plays: Vec<Combination> = every_play(hand, None, self.rules.ranking()).collect();
        let kinds = [Pair, ThreeOfAKind, Straight, Flush, FullHouse, FourOfAKind, StraightFlush, RoyalFlush];
        let held = kinds.into_iter().filter_map(|kind| {
            let count = plays.iter().filter(|play| play.category() == kind).count();
            (count > 0).then(|| format!("{count} × {}", kind.words()))
        });
        let held: Vec<String> = held.collect();
        if held.is_empty() {
            "They make single cards only".to_owned()
        } else {
            format!("They make {}", held.join(", "))
        }
    }
}

/// The pass, if it is legal, and up to [`LISTED`] plays, in the form in which they are typed, with the number of plays
/// that are not listed.
fn moves(legal: &MovesView) -> String {
    let pass = legal.may_pass.then(|| "pass".to_owned());
    let plays = legal.plays.iter().take(LISTED).map(ToString::to_string);
    let more = legal.plays.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| format!("and {more} more"));
    let all: Vec<String> = pass.into_iter().chain(plays).chain(more).collect();
    format!("Moves: {}", all.join(" | "))
}
