//! A human player in a seat among bots, in any table game.

use super::Seating;
use super::opponents::Opponents;
use super::terminal_game::{Prompt, TerminalGame};
use crate::narrate::page::Table;
use crate::narrate::{NarratedEvent, Narrator, PlayerNames};
use crate::records::{Folder, RecordFile, RecordedRound};
use crate::rng::Chance;
use crate::table_bots;
use cards::Deck;
use games::record::Record;
use games::{Actor, Awaiting, DealtOrder, Game, Refereed, Seat, Viewer};
use requests::arena::ArenaGame;
use requests::{Code, RequestError};
use strategy::bots::{HasBots, NAMES, Players};

/// The parts of interactive play that differ between table games.
pub trait TableGame {
    /// The table game that is played.
    type Game: ArenaGame;
    /// The narrator of the game.
    type Narrator: Narrator<Self::Game>;
    /// Description of the game and its moves in a few lines, for `help`.
    const HELP: &'static str;

    /// The game and its main settings in one line.
    fn title(&self) -> String;

    /// The validated rules of every round.
    fn rules(&self) -> &RulesOf<Self>;

    /// The table of the next round, and notes to print before it, such as repeated buy-ins.
    ///
    /// # Errors
    /// If no further round is possible.
    fn table(&mut self, names: &PlayerNames) -> Result<(TableOf<Self>, Vec<String>), RequestError>;

    /// The prompt for the human player, from the view of their seat.
    fn ask(&self, view: &ViewOf<Self>, seat: Seat, names: &PlayerNames) -> Prompt;

    /// Expands a short form, such as `c` for `call`. Returns any other line unchanged.
    fn written_out(&self, line: &str, view: &ViewOf<Self>) -> String;

    /// Settles the finished round: returns the table of its results, and the prompt before the next round.
    fn settle(&mut self, round: &Self::Game, names: &PlayerNames) -> (Table, String);

    /// Table of the results of all players so far.
    fn account(&self, names: &PlayerNames) -> Table;
}

/// The validated rules of a game.
pub type RulesOf<T> = <<T as TableGame>::Game as Refereed>::Rules;
/// The table of a round: its seats and, in games with chips, their stacks.
pub type TableOf<T> = <<T as TableGame>::Game as Refereed>::Table;
/// The part of the state that the player in a seat may see.
pub type ViewOf<T> = <<T as TableGame>::Game as Refereed>::View;

/// A human player in a seat, with the players in the other seats.
pub struct SeatedPlayer<T: TableGame> {
    at: T,
    person: Seat,
    seats: usize,
    opponents: Opponents<T::Game>,
    chance: Chance,
    names: PlayerNames,
    /// The current round and its narrator; `None` between rounds.
    round: Option<(RecordedRound<T::Game>, T::Narrator)>,
    /// Record of the finished round, until it is written; `None` otherwise.
    over: Option<Record<T::Game>>,
    /// Folder for records of finished rounds, if they are recorded.
    folder: Option<Folder>,
}

impl<T: TableGame> SeatedPlayer<T> {
    /// Seats a human player among these.
    pub fn new(at: T, opponents: Opponents<T::Game>, seating: Seating<'_>) -> SeatedPlayer<T> {
        let Seating { seats, person, chance, folder, .. } = seating;
        let names = NAMES.into_iter().take(seats);
        let names = PlayerNames::new(names).with_reader(person.number());
        SeatedPlayer { at, person, seats, opponents, chance, names, round: None, over: None, folder }
    }

    fn question(&self) -> Option<Prompt> {
        let (round, _) =
            self.round.as_ref().filter(|(round, _)| round.game().awaiting() != Awaiting::Over)?;
        let view = round.game().view(Viewer::Seat(self.person));
        T::Game::offer(&view).map(|_| self.at.ask(&view, self.person, &self.names))
    }
}

impl<T: TableGame> TerminalGame for SeatedPlayer<T>
where
    Record<T::Game>: RecordFile,
{
    fn game(&self) -> &'static str {
        <T::Game as Refereed>::NAME
    }

    fn title(&self) -> String {
        let others: Vec<String> = (1..=self.seats)
            .filter(|&number| number != self.person.number())
            .map(|number| format!("{} ({})", self.names.name(number), self.opponents.description(number)))
            .collect();
        let others = if others.is_empty() { "nobody".to_owned() } else { others.join(", ") };
        format!("{}\nYou have seat {}. With you: {others}", self.at.title(), self.person)
    }

    fn help(&self) -> &'static str {
        T::HELP
    }

    fn open(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Vec<String>, RequestError> {
        let (table, notes) = self.at.table(&self.names)?;
        let order = DealtOrder::new(Deck::shuffled(|n| self.chance.cards.below(n)));
        self.chance.end_round();
        let chance = &mut self.chance.bots;
        self.opponents.begin(&mut |n| chance.below_u64(n));
        let (opponents, mut events) = (&mut self.opponents, Vec::new());
        let round = RecordedRound::open(self.at.rules(), table, order, &mut |event| {
            opponents.on_event(&event);
            events.push(event);
        })?;
        let round = (round, T::Narrator::new(self.names.clone()));
        narrate::<T>(self.round.insert(round), events, self.person, out);
        Ok(notes)
    }

    fn play_to_decision(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Option<Prompt>, RequestError> {
        if let Some(round) = &mut self.round {
            let mut events = Vec::new();
            let person = Some(self.person);
            let chance = &mut self.chance.bots;
            table_bots::play_on(&mut round.0, &mut self.opponents, person, chance, &mut |event| {
                events.push(event);
            })?;
            narrate::<T>(round, events, self.person, out);
        }
        Ok(self.question())
    }

    fn take(&mut self, line: &str, out: &mut Vec<NarratedEvent>) -> Result<(), RequestError> {
        let Some(round) = &mut self.round else { return Ok(()) };
        let view = round.0.game().view(Viewer::Seat(self.person));
        let line = self.at.written_out(line, &view);
        let action = line.parse::<<T::Game as Refereed>::Action>();
        let action = action.map_err(|misread| RequestError::new(Code::Misread, misread.to_string()))?;
        let (opponents, mut events) = (&mut self.opponents, Vec::new());
        round.0.apply(Actor::Seat(self.person), &action, &mut |event| {
            opponents.on_event(&event);
            events.push(event);
        })?;
        narrate::<T>(round, events, self.person, out);
        Ok(())
    }

    fn settle(&mut self) -> (Table, String) {
        match self.round.take() {
            Some((round, _)) => {
                let (game, record) = round.into_parts();
                self.opponents.end(&game, &record.table);
                self.over = Some(record);
                self.at.settle(&game, &self.names)
            }
            None => (Table::default(), String::new()),
        }
    }

    fn write(&mut self) -> anyhow::Result<()> {
        let (Some(folder), Some(record)) = (&mut self.folder, self.over.take()) else { return Ok(()) };
        let names: Vec<&str> = (1..=self.seats).map(|number| self.names.name(number)).collect();
        folder.write(record, &names)
    }

    fn written(&self) -> Option<String> {
        self.folder.as_ref()?.summary()
    }

    fn account(&self) -> Table {
        self.at.account(&self.names)
    }
}

/// Narrates events from the point of view of the human player's seat.
fn narrate<T: TableGame>(
    round: &mut (RecordedRound<T::Game>, T::Narrator),
    events: Vec<<T::Game as Refereed>::Event>,
    person: Seat,
    out: &mut Vec<NarratedEvent>,
) {
    let (game, narrator) = round;
    let seen = events.iter().filter_map(|event| game.game().see(event, Viewer::Seat(person)));
    out.extend(seen.map(|event| narrator.narrate(&event)));
}
