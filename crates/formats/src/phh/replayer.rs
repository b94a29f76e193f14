//! An unfinished replay of a file, which applies the actions one by one.

use super::actions::{Act, Step};
use super::amount::Amount;
use super::deal::Deal;
use super::explain::Scale;
use super::hand::Hand;
use crate::code::Code;
use crate::error::FileError;
use games::actor::Actor;
use games::chips::Chips;
use games::game::{Game, Legal};
use games::holdem::{
    Action, AnteFrom, BlindSeats, Clause, Event, Holdem, NoStraddle, Outcome, Phase, Posts, Rules, Settings,
    ShortAnte, Straddle, Table, WonBy,
};
use games::record::Record;
use games::refereed::Refereed;
use games::seat::{Seat, SeatSet};

/// The version of the rules used for files. Version 1 accepts raises that no player can call, and shows and
/// mucks in any order (TH-15).
const LENIENT: u32 = 1;

/// An unfinished replay of a file.
pub(super) struct Replayer {
    pub scale: Scale,
    pub game: Holdem,
    pub record: Record<Holdem>,
    pub events: Vec<Event>,
    /// The number of board cards that the file has dealt so far.
    shown: usize,
    /// The player whose turn the last betting round skipped, if the file may still record a check for that player.
    pub waived: Option<Seat>,
    /// The file's declarations at the showdown, in the order of its actions.
    pub declared: Vec<Declaration>,
}

/// A show or muck declared by an action of the file.
#[derive(Clone, Copy)]
pub(super) struct Declaration {
    /// The number of the entry in `actions`, counted from 1.
    pub number: usize,
    pub seat: Seat,
    /// [`Action::Show`] or [`Action::Muck`].
    pub action: Action,
}

impl Replayer {
    /// Opens the hand with the file's table and cards, under the given settings as far as the file does not determine
    /// them, and takes the forced bets.
    pub fn open(hand: &Hand, deal: &Deal, settings: &Settings) -> Result<Replayer, FileError> {
        let scale = Scale::of(hand);
        let rules = Rules::new(&settings_of(hand, settings, scale)?)?;
        let table = table_of(hand, deal, scale)?;
        let order = deal.order(rules.burn());
        let mut events = Vec::new();
        let out = &mut |event| events.push(event);
        let game = Holdem::open_version(LENIENT, &rules, &table, &order, out);
        let game = game.map_err(|error| FileError::from(error).in_field("starting_stacks"))?;
        let record = Record { version: LENIENT, ..Record::new(rules, table, order) };
        let waived = None;
        let mut replayer = Replayer { scale, game, record, events, shown: 0, waived, declared: Vec::new() };
        replayer.waive(SeatSet::all(hand.seats()));
        Ok(replayer)
    }

    /// Replays one action of the file.
    pub fn step(&mut self, number: usize, step: &Step) -> Result<(), FileError> {
        let Some(act) = &step.act else { return Ok(()) };
        let waived = self.waived.take_if(|_| !matches!(act, Act::DealHole(..)));
        match *act {
            Act::DealHole(..) => Ok(()),
            Act::DealBoard(ref cards) => self.turn_up(cards.len()),
            Act::Fold(seat) => self.act(seat, Action::Fold),
            Act::CheckOrCall(seat) if self.betting_round_is_closed() => self.check_after(seat, waived),
            Act::CheckOrCall(seat) => self.act(seat, self.check_or_call(seat)),
            Act::RaiseTo(seat, to) => self.act(seat, Action::RaiseTo(self.scale.chips(to)?)),
            Act::Show(seat, _) | Act::ShowDealt(seat) => {
                self.note(Declaration { number, seat, action: Action::Show })
            }
            Act::Muck(seat) => self.note(Declaration { number, seat, action: Action::Muck }),
        }
    }

    fn check_or_call(&self, seat: Seat) -> Action {
        let check = self.game.legal(seat).allows(&Action::Check);
        if check { Action::Check } else { Action::Call }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), FileError> {
        let in_betting_round = matches!(self.game.phase(), Phase::Betting(_));
        if in_betting_round && self.shown < self.game.street().cards().end {
            return Err(self.board_missing());
        }
        let pending = self.game.pending().without(seat);
        self.apply(seat, action)?;
        self.waive(pending);
        Ok(())
    }

    /// Applies an action and appends it to the record.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<(), FileError> {
        let events = &mut self.events;
        let applied = self.game.apply(Actor::Seat(seat), &action, &mut |event| events.push(event));
        applied.map_err(|refusal| self.scale.refused(&refusal))?;
        self.record.actions.push((Actor::Seat(seat), action));
        Ok(())
    }

    /// Checks and counts board cards that the file deals, a whole street at once or card by card. The game has
    /// dealt them already.
    fn turn_up(&mut self, count: usize) -> Result<(), FileError> {
        let street_end = [3, 4, 5].into_iter().find(|&end| end > self.shown).unwrap_or(5);
        let due = self.game.street().cards().end;
        if self.shown >= due || self.only_one_in() {
            let message = "no card of the board is due here: a betting round is not over, or the hand is";
            return Err(FileError::new(Code::BoardNotDue, message).by(&[Clause::TradeEnd, Clause::Stage6]));
        }
        if self.shown + count > street_end {
            let due = street_end - self.shown;
            let message = format!("{count} cards are turned up, more than the {due} due of the street");
            return Err(FileError::new(Code::BoardCards, message).by(&[
                Clause::Stage2,
                Clause::Stage3,
                Clause::Stage4,
            ]));
        }
        self.shown += count;
        Ok(())
    }

    fn board_missing(&self) -> FileError {
        let (shown, due) = (self.shown, self.game.street().cards().end);
        let message = format!(
            "the file has {shown} of the {due} cards of the board that come first: turn up the rest with d db"
        );
        FileError::new(Code::BoardMissing, message).by(&[Clause::TradeEnd, Clause::Stage6])
    }

    /// Returns whether all players but one have folded.
    fn only_one_in(&self) -> bool {
        self.game.still_in().len() == 1
    }

    /// Returns whether the file has dealt the complete board.
    pub const fn board_is_whole(&self) -> bool {
        self.shown == 5
    }

    pub fn refused(&self, refusal: &games::holdem::Refusal) -> FileError {
        self.scale.refused(refusal)
    }

    /// The outcome; `None` if the hand is not over, or if the outcome depends on cards that the file does not
    /// contain.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome()?;
        let unseen = |by| !matches!(by, WonBy::Folds | WonBy::Mucks) && !self.board_is_whole();
        (!outcome.pots.iter().any(|pot| unseen(pot.by))).then_some(outcome)
    }
}

/// The settings, with those that the file determines: bets, antes and, if the file has `ante_trimming_status`, the rule
/// for short antes.
fn settings_of(hand: &Hand, settings: &Settings, scale: Scale) -> Result<Settings, FileError> {
    let short_ante = |trimmed| if trimmed { ShortAnte::OwnLayer } else { ShortAnte::AllAntes };
    let trimming = hand.ante_trimming_status.map(short_ante);
    Ok(Settings {
        big_blind: Some(scale.chips(hand.min_bet).map_err(|error| error.in_field("min_bet"))?),
        small_blind: None,
        ante: None,
        ante_from: Some(AnteFrom::Everyone),
        short_ante: trimming.or(settings.short_ante).or(Some(ShortAnte::AllAntes)),
        straddle: Some(Straddle::None(NoStraddle::None)),
        ..settings.clone()
    })
}

fn table_of(hand: &Hand, deal: &Deal, scale: Scale) -> Result<Table, FileError> {
    let chips = |field: &str, amounts: &[Amount]| -> Result<Vec<Chips>, FileError> {
        amounts.iter().map(|&amount| scale.chips(amount).map_err(|error| error.in_field(field))).collect()
    };
    let mut antes = chips("antes", &hand.antes)?;
    let mut posted = chips("blinds_or_straddles", &hand.blinds_or_straddles)?;
    if hand.seats() == 2 {
        antes.reverse();
        posted.reverse();
    }
    let small_is_dead = hand.seats() > 2 && posted[0] > Chips::ZERO && posted[1] == Chips::ZERO;
    let blinds = small_is_dead.then_some(BlindSeats::dead_small_blind(Seat::FIRST));
    Ok(Table {
        button: Seat::new(hand.seats()).unwrap_or(Seat::FIRST),
        stacks: chips("starting_stacks", &hand.starting_stacks)?,
        posts: Some(Posts { antes, blinds: posted }),
        blinds,
        unknown: deal.unknown().iter().collect(),
    })
}
