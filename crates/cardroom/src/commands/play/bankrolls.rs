//! Buy-ins and stacks of the players over several rounds.

use crate::narrate::PlayerNames;
use crate::narrate::account::{self, AmountFormat};
use crate::narrate::page::Table;
use games::Chips;

/// Buy-ins and stacks of the players, in the game's unit. A player with too little left for a round buys in again.
pub struct Bankrolls {
    buy_in: Chips,
    /// Minimum stack for another round.
    min_stack: Chips,
    brought: Vec<Chips>,
    stacks: Vec<Chips>,
    /// Total net result of the house over all rounds, in the game's unit; `None` in a game that is not against the
    /// house.
    house: Option<i64>,
    written: AmountFormat,
}

impl Bankrolls {
    /// The bankrolls of players who have each bought in once.
    pub fn new(seats: usize, buy_in: Chips, min_stack: Chips, written: AmountFormat) -> Bankrolls {
        let all = vec![buy_in; seats];
        Bankrolls { buy_in, min_stack, brought: all.clone(), stacks: all, house: None, written }
    }

    /// The same bankrolls, which also track the net result of the house.
    pub fn with_house(self) -> Bankrolls {
        Bankrolls { house: Some(0), ..self }
    }

    /// The stacks of all players, in seat order.
    pub fn stacks(&self) -> Vec<Chips> {
        self.stacks.clone()
    }

    /// `true` if the player at this index, from 0, has too little for another round.
    fn is_broke(&self, place: usize) -> bool {
        self.stacks[place] < self.min_stack || self.stacks[place] == Chips::ZERO
    }

    /// Buys in again for every player who has too little left, unless the sum would be too large. Returns a message for
    /// each buy-in.
    pub fn buy_in_again(&mut self, names: &PlayerNames) -> Vec<String> {
        let broke: Vec<usize> = (0..self.stacks.len()).filter(|&place| self.is_broke(place)).collect();
        let mut notes = Vec::new();
        for place in broke {
            let (Some(brought), Some(stack)) =
                (self.brought[place].checked_add(self.buy_in), self.stacks[place].checked_add(self.buy_in))
            else {
                continue;
            };
            (self.brought[place], self.stacks[place]) = (brought, stack);
            let amount = (self.written)(self.buy_in.signed());
            notes.push(names.with_verb(place + 1, &format!("buys in again for {amount}")));
        }
        notes
    }

    /// Records the stacks after a round and the net result of the house. Returns the table of the round's results.
    pub fn count(&mut self, stacks: &[Chips], house: i64, names: &PlayerNames) -> Table {
        let before = std::mem::replace(&mut self.stacks, stacks.to_vec());
        self.house = self.house.map(|all| all + house);
        self.table(account::ROUND, &before, house, names)
    }

    /// The prompt before the next round. `person` is the human player's seat number, from 1; `again` is the game's noun
    /// for a round, such as `hand`.
    pub fn next(&self, person: usize, again: &str) -> String {
        if self.is_broke(person - 1) {
            let amount = (self.written)(self.buy_in.signed());
            return format!("You have too little left for another {again}. Buy in again for {amount}?");
        }
        format!("Another {again}?")
    }

    /// Table of the net results of all players so far.
    pub fn account(&self, names: &PlayerNames) -> Table {
        self.table(account::SITTING, &self.brought, self.house.unwrap_or(0), names)
    }

    fn table(&self, header: &'static str, before: &[Chips], house: i64, names: &PlayerNames) -> Table {
        let places = before.iter().zip(&self.stacks).enumerate();
        let rows = places.map(|(place, (&before, &after))| (names.name(place + 1), before, after));
        let table = account::seats(header, rows, self.written);
        if self.house.is_some() { account::add_row(table, "the house", house, self.written) } else { table }
    }
}
