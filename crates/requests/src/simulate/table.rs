//! Plays rounds of any table game. Under the policies without a strategy, a round allocates no heap memory.

use super::played::PlayedRounds;
use super::request::Request;
use crate::effects::{Effects, Random};
use crate::{GameSettings, RequestError};
use cards::Deck;
use games::{Actor, BySeat, Chips, DealtOrder, Game, Legal, Seat};
use std::ops::RangeInclusive;
use strategy::bots::{Baseline, DefaultAction, HasBots, Players, RandomBelow};

/// A game that can be simulated.
pub trait SimulatedGame: HasBots<Settings: GameSettings> {
    /// Counts kept during a round.
    type Count: Default;

    /// The plural noun for rounds of the game, such as `hands`.
    const ROUNDS: &'static str;
    /// Default number of seats.
    const SEATS: usize;

    /// Range of the number of seats at a table.
    fn seats(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// Additional explanation for a wrong number of seats, if the range alone does not explain the refusal.
    fn too_many(_rules: &Self::Rules, _seats: usize) -> Option<String> {
        None
    }

    /// Maximum number of cards that a round needs.
    fn cards(rules: &Self::Rules, seats: usize) -> usize;

    /// The table at the start of every round.
    fn table(rules: &Self::Rules, seats: usize) -> Self::Table;

    /// Changes the table for the next round, such as its button; by default not at all.
    fn next(_table: &mut Self::Table) {}

    /// Updates the counts for an event.
    #[inline]
    fn count(_count: &mut Self::Count, _event: &Self::Event) {}

    /// `true` if a finished round conserved its chips, or its cards and points.
    fn conserved(&self, table: &Self::Table, count: &Self::Count) -> bool;
}

/// An observer of simulated rounds. It can replace the actions that a policy chooses, and sees every finished round.
pub trait Observer<G: Game> {
    /// Returns the action to play in place of the action that the policy chose; by default the same action.
    #[inline]
    fn action(&self, action: G::Action) -> G::Action {
        action
    }

    /// Visits a finished round.
    #[inline]
    fn visit_finished(&mut self, _round: &G) {}
}

impl<G: Game> Observer<G> for () {}

/// Plays the rounds of a request.
///
/// # Errors
/// If the settings are invalid or allow no table, or if the game does not have this number of seats or this
/// policy.
pub fn simulate<G: SimulatedGame>(
    settings: G::Settings,
    request: &Request,
    effects: &dyn Effects,
) -> Result<PlayedRounds, RequestError>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    Run::<G>::of(settings, request, effects)?.play(request.hands, &request.policy, effects, &mut ())
}

/// The state that is reused from round to round.
pub struct Run<G: Game> {
    rules: G::Rules,
    seats: usize,
    table: G::Table,
    /// Number of cards to shuffle: those that a round can need, but at most 51, since the position of the last card is
    /// then determined.
    shuffled: u32,
    deck: Deck,
    random: Box<dyn Random>,
}

impl<G: SimulatedGame> Run<G>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    /// Prepares the table of a request.
    ///
    /// # Errors
    /// If the settings are invalid or allow no table, or if the game does not have this number of seats.
    pub fn of(
        settings: G::Settings,
        request: &Request,
        effects: &dyn Effects,
    ) -> Result<Run<G>, RequestError> {
        let rules = G::Rules::try_from(settings).map_err(RequestError::from)?;
        let more = |seats| G::too_many(&rules, seats);
        let seats = request.seats(G::NAME, G::SEATS, G::seats(&rules), more)?;
        Run::new(rules, seats, effects.random(request.seed))
    }

    /// Prepares a table, and checks that it opens.
    fn new(rules: G::Rules, seats: usize, random: Box<dyn Random>) -> Result<Run<G>, RequestError> {
        let table = G::table(&rules, seats);
        let order = DealtOrder::new(Deck::sorted());
        G::open(&rules, &table, &order, &mut |_| {})?;
        let shuffled = G::cards(&rules, seats).min(51) as u32;
        Ok(Run { rules, table, shuffled, deck: Deck::sorted(), seats, random })
    }

    /// The validated rules of the table.
    pub const fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// Number of seats.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Plays the rounds, in which every seat follows the policy with this name. A policy without a strategy gets no
    /// view of the round, which saves time.
    ///
    /// # Errors
    /// If the game does not have this policy.
    pub fn play(
        &mut self,
        rounds: u64,
        policy: &str,
        effects: &dyn Effects,
        observer: &mut impl Observer<G>,
    ) -> Result<PlayedRounds, RequestError> {
        let names = G::BOTS.iter().map(|bot| bot.name());
        let bot = G::bot(policy).ok_or_else(|| Request::no_such_policy(G::NAME, names))?;
        Ok(match bot.baseline() {
            Some(Baseline::Call) => {
                self.play_by(rounds, effects, observer, |round, seat, _| round.legal(seat).default_action())
            }
            Some(Baseline::Random) => {
                self.play_by(rounds, effects, observer, |round, seat, below| round.legal(seat).pick(below))
            }
            None => self.play_players(rounds, &mut vec![bot; self.seats].as_slice(), effects, observer),
        })
    }

    fn play_by(
        &mut self,
        rounds: u64,
        effects: &dyn Effects,
        observer: &mut impl Observer<G>,
        policy: impl FnMut(&G, Seat, &mut RandomBelow<'_>) -> Option<G::Action>,
    ) -> PlayedRounds {
        self.play_players(rounds, &mut Policy(policy), effects, observer)
    }

    /// Plays the rounds with these players. The action that the game takes when time is up replaces that of a player who
    /// chooses none.
    pub fn play_players(
        &mut self,
        rounds: u64,
        players: &mut impl Players<G>,
        effects: &dyn Effects,
        observer: &mut impl Observer<G>,
    ) -> PlayedRounds {
        let seats = self.seats;
        PlayedRounds::of(rounds, seats, G::ROUNDS, effects, || self.play_one(observer, players))
    }

    fn play_one(&mut self, observer: &mut impl Observer<G>, players: &mut impl Players<G>) -> bool {
        self.random.shuffle_first(&mut self.deck, self.shuffled);
        let order = DealtOrder::new(self.deck.clone());
        players.begin(&mut |n| self.random.below_u64(n));
        let mut count = G::Count::default();
        // `Refereed::open`, in place: the round is revealed and played in the result of `start`. Moving a large one, such as
        // that of Packs Poker, takes up to a fifth of the time of a round.
        let mut out = |event| visit::<G>(&event, &mut count, players);
        let mut opened = G::start(G::VERSION, &self.rules, &self.table, &order, &mut out);
        let round = opened.as_mut().expect("the table opened before");
        round.reveal_all(&mut out, |_, _| ());
        while let Some(seat) = round.awaiting().first() {
            let chosen = players.choose(round, seat, &mut |n| self.random.below_u64(n));
            let action =
                chosen.or_else(|| round.on_time_out(seat)).expect("an awaited seat has a legal move");
            let action = observer.action(action);
            let mut out = |event| visit::<G>(&event, &mut count, players);
            round.apply(Actor::Seat(seat), &action, &mut out).expect("a player makes legal moves");
        }
        observer.visit_finished(round);
        players.end(round, &self.table);
        let conserved = round.conserved(&self.table, &count);
        G::next(&mut self.table);
        conserved
    }
}

/// Counts an event, and passes it to the players.
#[inline]
fn visit<G: SimulatedGame>(event: &G::Event, count: &mut G::Count, players: &mut impl Players<G>) {
    G::count(count, event);
    players.on_event(event);
}

/// A function that chooses the actions of all seats.
struct Policy<F>(F);

impl<G: Game, F> Players<G> for Policy<F>
where
    F: FnMut(&G, Seat, &mut RandomBelow<'_>) -> Option<G::Action>,
{
    #[inline]
    fn choose(&mut self, round: &G, seat: Seat, below: &mut RandomBelow<'_>) -> Option<G::Action> {
        (self.0)(round, seat, below)
    }
}

/// `true` if the final stacks and `house`, the net gain of the house, add up to the stacks at the start.
pub fn chips_conserved(before: &[Chips], after: &BySeat<Chips>, house: i64) -> bool {
    let sum = |stacks: &[Chips]| stacks.iter().map(|stack| stack.signed()).sum::<i64>();
    sum(before) == sum(after.as_slice()) + house
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects::NoEffects;
    use games::Refereed;
    use games::high_card_flush::HighCardFlush;
    use games::holdem::Holdem;
    use games::mount_holyoke::MountHolyoke;
    use games::packs_poker::PacksPoker;

    fn allocations<G: SimulatedGame>(seats: usize, policy: &str, rounds: u64) -> u64
    where
        for<'a> G::Legal<'a>: DefaultAction<G::Action>,
    {
        let rules = G::Rules::try_from(G::Settings::default()).expect("the defaults are consistent");
        let mut run = Run::<G>::new(rules, seats, NoEffects.random(1)).expect("a table that opens");
        allocation_counter::measure(|| {
            assert!(run.play(rounds, policy, &NoEffects, &mut ()).expect("a policy").conserved);
        })
        .count_total
    }

    fn no_round_allocates<G: SimulatedGame>(seats: usize)
    where
        for<'a> G::Legal<'a>: DefaultAction<G::Action>,
    {
        for policy in ["call", "random"] {
            // Runs once before the measurement: building a shared table on its first use allocates, and so does waiting
            // for another test that builds it.
            allocations::<G>(seats, policy, 1);
            let (one, many) = (allocations::<G>(seats, policy, 1), allocations::<G>(seats, policy, 1_000));
            assert_eq!(one, many, "{} {policy}", G::NAME);
        }
    }

    #[test]
    fn no_round_of_any_game_allocates() {
        no_round_allocates::<Holdem>(6);
        no_round_allocates::<PacksPoker>(3);
        no_round_allocates::<HighCardFlush>(6);
        no_round_allocates::<MountHolyoke>(4);
    }

    #[test]
    fn a_seed_plays_the_same_rounds() {
        let played = |seed| {
            let random = NoEffects.random(seed);
            let mut run = Run::<Holdem>::new(Default::default(), 3, random).expect("a table that opens");
            let mut actions = Vec::new();
            run.play_by(20, &NoEffects, &mut (), |hand, seat, below| {
                let action = hand.legal(seat).pick(below);
                actions.push(action);
                action
            });
            actions
        };
        assert_eq!(played(4), played(4));
        assert_ne!(played(4), played(5));
    }

    #[test]
    fn lost_chips_and_cards_are_reported() {
        let chips = |units| Chips::new(units).expect("few chips");
        let after = BySeat::from_slice(&[chips(3), chips(5)]).expect("two seats");
        let before = [chips(4), chips(5)];
        assert!(chips_conserved(&before, &after, 1) && !chips_conserved(&before, &after, 0));

        type Game = MountHolyoke;
        let (table, order) = (Game::table(&Default::default(), 3), DealtOrder::new(Deck::sorted()));
        let (mut every, mut but_one) = (Default::default(), Default::default());
        let mut round = Game::open(&Default::default(), &table, &order, &mut |event| {
            Game::count(&mut every, &event);
            Game::count(&mut but_one, &event);
        })
        .expect("a table that opens");
        let mut plays = 0;
        while let Some(seat) = round.awaiting().first() {
            let action = round.legal(seat).default_action().expect("a move");
            let mut out = |event| {
                Game::count(&mut every, &event);
                if plays > 0 {
                    Game::count(&mut but_one, &event);
                }
            };
            round.apply(Actor::Seat(seat), &action, &mut out).expect("a legal move");
            plays += 1;
        }
        assert!(round.conserved(&table, &every) && !round.conserved(&table, &but_one));
    }
}
