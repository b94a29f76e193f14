//! What everybody has brought and has, from round to round.

use crate::narrate::Cast;
use crate::narrate::account::{self, Written};
use crate::narrate::page::Table;
use games::Chips;

/// What everybody has brought and has, in the game's unit. Whoever has too little left for a round buys in again.
pub struct Purse {
    /// What everybody buys in for.
    buy_in: Chips,
    /// With less than this no round can be played.
    least: Chips,
    brought: Vec<Chips>,
    stacks: Vec<Chips>,
    /// What the house is better off by, in games that it plays in.
    house: Option<i64>,
    written: Written,
}

impl Purse {
    /// Everybody has bought in once.
    pub fn new(seats: usize, buy_in: Chips, least: Chips, written: Written) -> Purse {
        let all = vec![buy_in; seats];
        Purse { buy_in, least, brought: all.clone(), stacks: all, house: None, written }
    }

    /// The same with the house in the game.
    pub fn with_house(self) -> Purse {
        Purse { house: Some(0), ..self }
    }

    /// What everybody has.
    pub fn stacks(&self) -> Vec<Chips> {
        self.stacks.clone()
    }

    /// Whether a seat has too little for another round.
    fn is_broke(&self, place: usize) -> bool {
        self.stacks[place] < self.least || self.stacks[place] == Chips::ZERO
    }

    /// Whoever has too little buys in again; says so.
    pub fn buy_in_again(&mut self, cast: &Cast) -> Vec<String> {
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
            notes.push(cast.does(place + 1, &format!("buys in again for {amount}")));
        }
        notes
    }

    /// Counts a round: what everybody has after it and what the house is better off by. The table of the round.
    pub fn count(&mut self, stacks: &[Chips], house: i64, cast: &Cast) -> Table {
        let before = std::mem::replace(&mut self.stacks, stacks.to_vec());
        self.house = self.house.map(|all| all + house);
        self.table(account::ROUND, &before, house, cast)
    }

    /// The question before the next round.
    pub fn next(&self, person: usize, again: &str) -> String {
        if self.is_broke(person - 1) {
            let amount = (self.written)(self.buy_in.signed());
            return format!("You have too little left for another {again}. Buy in again for {amount}?");
        }
        format!("Another {again}?")
    }

    /// What everybody has won and lost in all.
    pub fn account(&self, cast: &Cast) -> Table {
        self.table(account::SITTING, &self.brought, self.house.unwrap_or(0), cast)
    }

    fn table(&self, header: &'static str, before: &[Chips], house: i64, cast: &Cast) -> Table {
        let places = before.iter().zip(&self.stacks).enumerate();
        let rows = places.map(|(place, (&before, &after))| (cast.name(place + 1), before, after));
        let table = account::seats(header, rows, self.written);
        if self.house.is_some() { account::besides(table, "the house", house, self.written) } else { table }
    }
}
