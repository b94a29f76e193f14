//! The players, the table and the deals of an arena.

use crate::programs::BotName;
use crate::rng::Rng;
use cards::Deck;
use games::{DealtOrder, Seat};
use requests::RequestError;
use requests::arena::ArenaGame;
use std::time::Duration;

/// A player, with the name under which the report lists it.
pub struct Contestant<G: ArenaGame> {
    /// Name in the report.
    pub name: String,
    /// The bot or the program.
    pub bot: BotName<G>,
}

/// A match of several players: the same for all threads.
pub struct Arena<G: ArenaGame> {
    rules: G::Rules,
    table: G::Table,
    seed: u64,
    /// Number of deals.
    pub deals: u64,
    /// The players.
    pub players: Vec<Contestant<G>>,
    /// Time for each decision of a program.
    pub time: Duration,
    /// Number of faults after which a player is out.
    pub most_faults: u64,
    /// `true` if the records of the rounds are kept.
    pub records: bool,
}

impl<G: ArenaGame> Arena<G> {
    /// An arena without a limit of faults and without records. Checks that the table opens.
    ///
    /// # Errors
    /// If the table does not open with this number of players.
    pub fn new(
        rules: G::Rules,
        players: Vec<Contestant<G>>,
        deals: u64,
        seed: u64,
    ) -> Result<Arena<G>, RequestError> {
        let table = G::table(&rules, players.len());
        G::open(&rules, &table, &DealtOrder::new(Deck::sorted()), &mut |_| ())?;
        let (time, most_faults) = (Duration::from_secs(1), u64::MAX);
        Ok(Arena { rules, table, seed, deals, players, time, most_faults, records: false })
    }

    /// The validated rules.
    pub const fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The table of every round.
    pub const fn table(&self) -> &G::Table {
        &self.table
    }

    /// Seed of the random numbers.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns whether a player is a program.
    pub fn has_programs(&self) -> bool {
        self.players.iter().any(|player| matches!(player.bot, BotName::Program(_)))
    }

    /// The order of the cards of a deal, which is the same in every rotation, and the order of the players.
    pub fn deal(&self, deal: u64) -> (DealtOrder, SeatOrder) {
        let mut random = self.random(deal, 0);
        let order = DealtOrder::new(Deck::shuffled(|n| random.below(n)));
        (order, SeatOrder::drawn(self.players.len(), &mut random))
    }

    /// The random numbers of a player in one rotation of a deal. Those of others are independent of them.
    pub fn random_of(&self, deal: u64, rotation: usize, player: usize) -> Rng {
        self.random(deal, 1 + rotation * self.players.len() + player)
    }

    /// One of the generators of a deal: that of the cards, and one for each player in each rotation.
    fn random(&self, deal: u64, number: usize) -> Rng {
        let players = self.players.len() as u64;
        Rng::of_stream(self.seed, deal * (1 + players * players) + number as u64)
    }

    /// The names of the players in the order of the seats.
    pub fn names(&self, seat_order: &SeatOrder, rotation: usize) -> Vec<&str> {
        let seats = (0..self.players.len()).map(seat);
        seats.map(|seat| self.players[seat_order.player_in(rotation, seat)].name.as_str()).collect()
    }
}

/// The order in which the players sit around the table in a deal. It is drawn for each deal: in one order for all
/// deals, a player would always act after the same other one, and equal players could have different results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOrder(Vec<usize>);

impl SeatOrder {
    /// Draws one of the circular orders, each with the same probability. Two players have only one.
    fn drawn(players: usize, random: &mut Rng) -> SeatOrder {
        let mut order: Vec<usize> = (0..players).collect();
        for place in (2..players).rev() {
            let other = 1 + random.below(place as u32) as usize;
            order.swap(place, other);
        }
        SeatOrder(order)
    }

    /// The seat of a player in a rotation, which counts from 0 as the player does.
    pub fn seat(&self, rotation: usize, player: usize) -> Seat {
        let place = self.0.iter().position(|&other| other == player).expect("every player has a place");
        seat((rotation + place) % self.0.len())
    }

    /// The player in a seat in a rotation.
    pub fn player_in(&self, rotation: usize, seat: Seat) -> usize {
        let players = self.0.len();
        self.0[(seat.index() + players - rotation % players) % players]
    }
}

/// The seat with this number from 0.
fn seat(index: usize) -> Seat {
    Seat::new(index + 1).expect("a table that opens has few seats")
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::holdem::Holdem;

    fn arena(players: usize) -> Arena<Holdem> {
        let bot = || BotName::find("--players", "random").expect("a bot of this name");
        let players = (0..players).map(|number| Contestant { name: number.to_string(), bot: bot() });
        Arena::new(Default::default(), players.collect(), 1, 7).expect("a table that opens")
    }

    #[test]
    fn every_player_sits_in_every_seat_once() {
        let arena = arena(5);
        for deal in 0..20 {
            let (_, seat_order) = arena.deal(deal);
            for player in 0..5 {
                let mut seats: Vec<usize> =
                    (0..5).map(|rotation| seat_order.seat(rotation, player).number()).collect();
                seats.sort_unstable();
                assert_eq!(seats, [1, 2, 3, 4, 5]);
                for rotation in 0..5 {
                    assert_eq!(seat_order.player_in(rotation, seat_order.seat(rotation, player)), player);
                }
            }
            let names = arena.names(&seat_order, 1);
            assert_eq!(names[seat_order.seat(1, 3).index()], "3");
        }
    }

    #[test]
    fn every_circular_order_is_drawn_equally_often() {
        let (arena, mut counts) = (arena(4), std::collections::HashMap::new());
        for deal in 0..6_000 {
            *counts.entry(arena.deal(deal).1.0).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 6, "{counts:?}");
        // Each count has the mean 1,000 and the standard deviation 29.
        assert!(counts.values().all(|count| (870..=1130).contains(count)), "{counts:?}");
    }

    #[test]
    fn every_generator_has_its_own_numbers() {
        let arena = arena(2);
        let mut first = std::collections::HashSet::new();
        for deal in 0..50 {
            assert!(first.insert(arena.random(deal, 0).below_u64(u64::MAX)));
            for (rotation, player) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                assert!(first.insert(arena.random_of(deal, rotation, player).below_u64(u64::MAX)));
            }
        }
    }
}
