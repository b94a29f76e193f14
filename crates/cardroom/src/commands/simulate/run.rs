//! Rounds of any table game, without allocations.

use super::check::{Check, Checked, Checking};
use super::text::Words;
use super::timed::Timed;
use super::{Args, NotPlayed, check_seats};
use crate::chance::Chance;
use crate::exit::UsageError;
use cards::Deck;
use games::{Actor, BySeat, Chips, DealtOrder, Game, Legal, Seat, Viewer};
use requests::{GameSettings, Refused};
use std::ops::RangeInclusive;
use strategy::bots::{HasBots, Plain};

/// A game that can be simulated.
pub trait Simulated: HasBots<Settings: GameSettings> {
    /// Counts kept during a round.
    type Count: Default;

    /// Words for its rounds.
    const WORDS: Words;
    /// Default number of seats.
    const SEATS: usize;

    /// Range of the number of seats at a table.
    fn seats(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// Explanation for a wrong number of seats, if the range does not say it all.
    fn too_many(_rules: &Self::Rules, _seats: usize) -> Option<String> {
        None
    }

    /// Number of cards that a round can need.
    fn cards(rules: &Self::Rules, seats: usize) -> usize;

    /// The table at the start of every round.
    fn table(rules: &Self::Rules, seats: usize) -> Self::Table;

    /// Prepares the next round.
    fn next(_table: &mut Self::Table) {}

    /// Counts an event.
    #[inline]
    fn count(_count: &mut Self::Count, _event: &Self::Event) {}

    /// `true` if a finished round conserved its chips, or its cards and points.
    fn conserved(&self, table: &Self::Table, count: &Self::Count) -> bool;
}

/// Observer of the rounds.
pub trait Watch<G: Game> {
    /// Replaces an action of the policy.
    #[inline]
    fn action(&self, action: G::Action) -> G::Action {
        action
    }

    /// Visits a finished round.
    #[inline]
    fn over(&mut self, _round: &G) {}
}

impl<G: Game> Watch<G> for () {}

/// Plays the rounds that the arguments request.
///
/// # Errors
/// Misuse, and rules that contradict each other or do not let a table open.
pub fn simulate<G: Simulated>(args: &Args, seed: u64) -> Result<Timed, NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
{
    Ok(run::<G>(args, seed)?.play(args.hands, &args.policy, &mut ())?)
}

/// The same, compared with the exact odds.
///
/// # Errors
/// Also a policy without exact odds.
pub fn simulate_checked<G: Checked>(args: &Args, seed: u64) -> Result<(Timed, Check), NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
{
    let mut run = run::<G>(args, seed)?;
    let mut checking = Checking::<G>::new(&run.rules, &args.policy)?;
    let timed = run.play(args.hands, &args.policy, &mut checking)?;
    Ok((timed, checking.result()))
}

fn run<G: Simulated>(args: &Args, seed: u64) -> Result<Run<G>, NotPlayed>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
{
    let settings: G::Settings = args.rules.settings()?;
    let rules = G::Rules::try_from(settings).map_err(Refused::from)?;
    let seats = args.seats(G::SEATS);
    check_seats(G::NAME, seats, G::seats(&rules), G::too_many(&rules, seats))?;
    Ok(Run::new(rules, seats, seed)?)
}

/// The state that is reused from round to round.
pub struct Run<G: Game> {
    rules: G::Rules,
    table: G::Table,
    /// Number of cards to shuffle: those that a round can need; of a whole pack all but the last, whose position is
    /// then determined.
    shuffled: u32,
    deck: Deck,
    chance: Chance,
}

impl<G: Simulated> Run<G>
where
    for<'a> G::Legal<'a>: Plain<G::Action>,
{
    /// Prepares a table, and checks that it opens.
    ///
    /// # Errors
    /// If the rules do not let it open.
    pub fn new(rules: G::Rules, seats: usize, seed: u64) -> Result<Run<G>, Refused> {
        let table = G::table(&rules, seats);
        let order = DealtOrder::new(Deck::sorted());
        G::open(&rules, &table, &order, &mut |_| {})?;
        let shuffled = G::cards(&rules, seats).min(51) as u32;
        Ok(Run { rules, table, shuffled, deck: Deck::sorted(), chance: Chance::new(seed) })
    }

    /// Plays the rounds under the policy of this name. Policies without a strategy need no view.
    pub fn play(
        &mut self,
        rounds: u64,
        policy: &str,
        watch: &mut impl Watch<G>,
    ) -> Result<Timed, UsageError> {
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
            let action = policy(&round, seat, &mut self.chance).expect("an awaited seat has a legal move");
            let action = watch.action(action);
            round.apply(Actor::Seat(seat), &action, &mut out).expect("a policy makes legal moves");
        }
        watch.over(&round);
        let conserved = round.conserved(&self.table, &count);
        G::next(&mut self.table);
        conserved
    }
}

/// A [`UsageError`] that lists the policies.
pub fn no_such_policy(name: &str, game: &str, policies: impl Iterator<Item = &'static str>) -> UsageError {
    let names: Vec<&str> = policies.collect();
    UsageError(format!("--policy {name}: {game} has {}", names.join(", ")))
}

/// A multiple of an amount; on overflow the largest amount, with which no table opens.
pub fn times(amount: Chips, factor: u64) -> Chips {
    amount.get().checked_mul(factor).and_then(|units| Chips::new(units).ok()).unwrap_or(Chips::MAX)
}

/// `true` if the seats and the house together have the chips that the seats began with.
pub fn kept(before: &[Chips], after: &BySeat<Chips>, house: i64) -> bool {
    let sum = |stacks: &[Chips]| stacks.iter().map(|stack| stack.signed()).sum::<i64>();
    sum(before) == sum(after.as_slice()) + house
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Refereed;
    use games::high_card_flush::HighCardFlush;
    use games::holdem::Holdem;
    use games::mount_holyoke::MountHolyoke;
    use games::packs_poker::PacksPoker;

    fn allocations<G: Simulated>(seats: usize, policy: &str, rounds: u64) -> u64
    where
        for<'a> G::Legal<'a>: Plain<G::Action>,
    {
        let rules = G::Rules::try_from(G::Settings::default()).expect("the defaults are consistent");
        let mut run = Run::<G>::new(rules, seats, 1).expect("a table that opens");
        allocation_counter::measure(|| {
            assert!(run.play(rounds, policy, &mut ()).expect("a policy").conserved);
        })
        .count_total
    }

    fn no_round_allocates<G: Simulated>(seats: usize)
    where
        for<'a> G::Legal<'a>: Plain<G::Action>,
    {
        for policy in ["call", "random"] {
            // Whichever test needs a shared table first builds it, and others may wait for it: both allocate.
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
    fn lost_chips_and_cards_are_reported() {
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
