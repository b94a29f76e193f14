//! Rounds of any game at a table, without an allocation.

use super::check::{Check, Checked, Checking};
use super::tell::Words;
use super::timed::Timed;
use super::{Args, NotPlayed, check_seats};
use crate::chance::Chance;
use crate::exit::Misuse;
use crate::wire::{GameSettings, Refused};
use cards::Deck;
use games::{Actor, BySeat, Chips, DealtOrder, Game, Legal, Seat, Viewer};
use std::ops::RangeInclusive;
use strategy::bots::{HasBots, Plain};

/// What a game must say of itself to be simulated.
pub trait Simulated: HasBots {
    /// The settings, as people write them.
    type Settings: GameSettings;
    /// What is counted while a round is played.
    type Count: Default;

    /// What is said of its rounds.
    const WORDS: Words;
    /// How many seats there are if nobody says.
    const SEATS: usize;

    /// The rules of these settings.
    ///
    /// # Errors
    /// Settings that do not go together.
    fn rules(settings: &Self::Settings) -> Result<Self::Rules, Refused>;

    /// How many seats a table can have.
    fn seats(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// Why there cannot be so many seats, where there is more to say than the range.
    fn too_many(_rules: &Self::Rules, _seats: usize) -> Option<String> {
        None
    }

    /// How many cards a round can need.
    fn cards(rules: &Self::Rules, seats: usize) -> usize;

    /// A table at which every round is played anew.
    fn table(rules: &Self::Rules, seats: usize) -> Self::Table;

    /// Prepares the next round.
    fn next(_table: &mut Self::Table) {}

    /// Counts an event.
    #[inline]
    fn count(_count: &mut Self::Count, _event: &Self::Event) {}

    /// Whether a round that is over kept what must be kept.
    fn conserved(&self, table: &Self::Table, count: &Self::Count) -> bool;
}

/// What looks at the rounds.
pub trait Watch<G: Game> {
    /// The action that is made in the place of the policy's.
    #[inline]
    fn action(&self, action: G::Action) -> G::Action {
        action
    }

    /// A round is over.
    #[inline]
    fn over(&mut self, _round: &G) {}
}

impl<G: Game> Watch<G> for () {}

/// Plays rounds of a game as the arguments ask.
///
/// # Errors
/// Misuse, and rules that do not go together or do not let a table open.
pub fn simulate<G: Simulated>(args: &Args, seed: u64) -> Result<Timed, NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
    Refused: From<G::SetupError>,
{
    Ok(run::<G>(args, seed)?.play(args.hands, &args.policy, &mut ())?)
}

/// The same, held against the exact odds.
///
/// # Errors
/// Besides, a policy that the odds do not know.
pub fn simulate_checked<G: Checked>(args: &Args, seed: u64) -> Result<(Timed, Check), NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
    Refused: From<G::SetupError>,
{
    let mut run = run::<G>(args, seed)?;
    let mut checking = Checking::<G>::new(&run.rules, &args.policy)?;
    let timed = run.play(args.hands, &args.policy, &mut checking)?;
    Ok((timed, checking.result()))
}

fn run<G: Simulated>(args: &Args, seed: u64) -> Result<Run<G>, NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
    Refused: From<G::SetupError>,
{
    let rules = G::rules(&args.rules.settings()?)?;
    let seats = args.seats(G::SEATS);
    check_seats(G::NAME, seats, G::seats(&rules), G::too_many(&rules, seats))?;
    Ok(Run::new(rules, seats, seed)?)
}

/// What rounds are played with, again and again.
pub struct Run<G: Game> {
    rules: G::Rules,
    table: G::Table,
    /// How many cards are shuffled: those that a round can need, and of a whole pack all but the last, which has no
    /// choice left.
    shuffled: u32,
    deck: Deck,
    chance: Chance,
}

impl<G: Simulated> Run<G>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
    Refused: From<G::SetupError>,
{
    /// A table that opens.
    ///
    /// # Errors
    /// Where the rules do not let it open.
    pub fn new(rules: G::Rules, seats: usize, seed: u64) -> Result<Run<G>, Refused> {
        let table = G::table(&rules, seats);
        let order = DealtOrder::new(Deck::sorted());
        G::open(&rules, &table, &order, &mut |_| {})?;
        let shuffled = G::cards(&rules, seats).min(51) as u32;
        Ok(Run { rules, table, shuffled, deck: Deck::sorted(), chance: Chance::new(seed) })
    }

    /// Plays the rounds as the policy of this name plays. Those without a strategy need no view.
    pub fn play(&mut self, rounds: u64, policy: &str, watch: &mut impl Watch<G>) -> Result<Timed, Misuse> {
        Ok(match policy {
            "call" => self.play_by(rounds, watch, |round, seat, _| round.legal(seat).plain()),
            "random" => self.play_by(rounds, watch, |round, seat, chance| {
                round.legal(seat).pick(&mut |n| chance.below_u64(n))
            }),
            name => {
                let bot = G::bot(name)
                    .ok_or_else(|| no_such_policy(name, G::NAME, G::BOTS.iter().map(|bot| bot.name())))?;
                self.play_by(rounds, watch, |round, seat, chance| {
                    bot.act(&round.view(Viewer::Seat(seat)), &mut |n| chance.below_u64(n))
                })
            }
        })
    }

    fn play_by(
        &mut self,
        rounds: u64,
        watch: &mut impl Watch<G>,
        mut policy: impl FnMut(&G, Seat, &mut Chance) -> Option<G::Action>,
    ) -> Timed {
        Timed::play(rounds, G::WORDS.round, || self.play_one(watch, &mut policy))
    }

    fn play_one(
        &mut self,
        watch: &mut impl Watch<G>,
        policy: &mut impl FnMut(&G, Seat, &mut Chance) -> Option<G::Action>,
    ) -> bool {
        self.deck.shuffle_first(self.shuffled, |n| self.chance.below(n));
        let order = DealtOrder::new(self.deck.clone());
        let mut count = G::Count::default();
        let mut out = |event: G::Event| G::count(&mut count, &event);
        let mut round = G::open(&self.rules, &self.table, &order, &mut out).expect("the table opened before");
        while let Some(seat) = round.awaiting().first() {
            let action = policy(&round, seat, &mut self.chance).expect("who is awaited has a move");
            let action = watch.action(action);
            round.apply(Actor::Seat(seat), &action, &mut out).expect("a policy makes legal moves");
        }
        watch.over(&round);
        let conserved = round.conserved(&self.table, &count);
        G::next(&mut self.table);
        conserved
    }
}

/// Says which policies there are.
pub fn no_such_policy(name: &str, game: &str, policies: impl Iterator<Item = &'static str>) -> Misuse {
    let names: Vec<&str> = policies.collect();
    Misuse(format!("--policy {name}: {game} has {}", names.join(", ")))
}

/// So many times an amount; too much is as much as can be, at which no table opens.
pub fn times(amount: Chips, factor: u64) -> Chips {
    amount.get().checked_mul(factor).and_then(|units| Chips::new(units).ok()).unwrap_or(Chips::MAX)
}

/// Whether what the seats and the house have is what the seats began with.
pub fn kept(before: &[Chips], after: &BySeat<Chips>, house: i64) -> bool {
    let sum = |stacks: &[Chips]| stacks.iter().map(|stack| stack.signed()).sum::<i64>();
    sum(before) == sum(after.as_slice()) + house
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::high_card_flush::HighCardFlush;
    use games::holdem::Holdem;
    use games::mount_holyoke::MountHolyoke;
    use games::packs_poker::PacksPoker;

    fn allocations<G: Simulated>(seats: usize, policy: &str, rounds: u64) -> u64
    where
        for<'a> G::Legal<'a>: Plain<G::Action>,
        Refused: From<G::SetupError>,
    {
        let rules = G::rules(&G::Settings::default()).expect("the defaults go together");
        let mut run = Run::<G>::new(rules, seats, 1).expect("a table that opens");
        allocation_counter::measure(|| {
            assert!(run.play(rounds, policy, &mut ()).expect("a policy").conserved);
        })
        .count_total
    }

    fn no_round_allocates<G: Simulated>(seats: usize)
    where
        for<'a> G::Legal<'a>: Plain<G::Action>,
        Refused: From<G::SetupError>,
    {
        for policy in ["call", "random"] {
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
            let mut run = Run::<Holdem>::new(Default::default(), 3, seed).expect("a table that opens");
            let mut actions = Vec::new();
            run.play_by(20, &mut (), |hand, seat, chance| {
                let action = hand.legal(seat).pick(&mut |n| chance.below_u64(n));
                actions.push(action);
                action
            });
            actions
        };
        assert_eq!(played(4), played(4));
        assert_ne!(played(4), played(5));
    }

    #[test]
    fn chips_and_cards_that_are_lost_are_told() {
        let chips = |units| Chips::new(units).expect("few chips");
        let after = BySeat::from_slice(&[chips(3), chips(5)]).expect("two seats");
        let before = [chips(4), chips(5)];
        assert!(kept(&before, &after, 1) && !kept(&before, &after, 0));

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
            let action = round.legal(seat).plain().expect("a move");
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
