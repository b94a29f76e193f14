//! Hold'em for a human player: stacks carry over from hand to hand and the button moves.

use super::bankrolls::Bankrolls;
use super::seated::{SeatedPlayer, TableGame};
use super::terminal_game::{Prompt, TerminalGame};
use super::{Seating, opponents};
use crate::commands::show;
use crate::narrate::holdem::{HoldemNarrator, money};
use crate::narrate::page::Table;
use crate::narrate::{PlayerNames, plain_cards};
use crate::paint::thousands;
use cards::Card;
use cards::eval::best_five;
use games::holdem::{
    Holdem, Moves, Rules, SeatStatus, Settings, SetupError, Table as Setup, View, next_button,
};
use games::{Chips, Seat, SeatSet};
use requests::RequestError;

/// The buy-in of every player, in big blinds.
const BIG_BLINDS: u64 = 100;

/// A hold'em table, kept over several hands.
struct HoldemTable {
    rules: Rules,
    bankrolls: Bankrolls,
    button: Seat,
    person: Seat,
}

/// Seats the human player.
///
/// # Errors
/// If the arguments or the settings are invalid, or if the buy-in would exceed the largest amount.
pub fn sit(mut seating: Seating<'_>) -> anyhow::Result<Box<dyn TerminalGame>> {
    let settings: Settings = seating.settings()?;
    let rules = Rules::new(&settings).map_err(RequestError::from)?;
    let units = rules.big_blind().get().checked_mul(BIG_BLINDS).and_then(|units| Chips::new(units).ok());
    let buy_in = units.ok_or_else(|| RequestError::from(SetupError::TooManyChips))?;
    let all = SeatSet::all(seating.seats);
    // The button is drawn before the bots, so that it does not depend on whether they are.
    let place = seating.chance.bots.below(seating.seats as u32) as usize;
    let button = all.iter().nth(place).unwrap_or(Seat::FIRST);
    let opponents = opponents::<Holdem>(&mut seating, &rules)?;
    let bankrolls = Bankrolls::new(seating.seats, buy_in, Chips::ONE, thousands);
    let at = HoldemTable { rules, bankrolls, button, person: seating.person };
    Ok(Box::new(SeatedPlayer::new(at, opponents, seating)))
}

impl TableGame for HoldemTable {
    type Game = Holdem;
    type Narrator = HoldemNarrator;
    const HELP: &'static str = "\
Make the best five cards of your two and the five on the board, or make
everyone else fold.
fold       give the hand up (f)
check      stay in where there is nothing to call (k)
call       match the highest bet (c)
raise 400  raise to 400 in this betting round, or bet 400 (r 400)
all in     raise to everything you have
show       at the showdown: turn your cards up (s)
muck       at the showdown: fold them face down (m)";

    fn title(&self) -> String {
        show::holdem::title(self.bankrolls.stacks().len(), &self.rules.clone().into())
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn table(&mut self, names: &PlayerNames) -> Result<(Setup, Vec<String>), RequestError> {
        let mut notes = self.bankrolls.buy_in_again(names);
        notes.push(names.with_verb(self.button.number(), "has the button."));
        Ok((Setup::new(self.button, self.bankrolls.stacks()), notes))
    }

    fn ask(&self, view: &View, seat: Seat, names: &PlayerNames) -> Prompt {
        let own = &view.seats[seat.index()];
        let board: Vec<Card> = view.board.iter().map(|card| card.0).collect();
        let hole: Vec<Card> = own.cards.into_iter().flatten().map(|card| card.0).collect();
        let bank = view.pots.iter().fold(Chips::ZERO, |sum, pot| sum.saturating_add(pot.amount));
        let shown = if board.is_empty() { "no board yet".to_owned() } else { plain_cards(board.clone()) };
        Prompt {
            table: vec![
                format!("Board: {shown}, pot {}", money(bank)),
                format!("Against you: {}", rivals(view, seat, names)),
            ],
            hand: vec![
                format!("Your cards: {}, {}", plain_cards(hole.clone()), hand_name(&hole, &board)),
                format!(
                    "You have {}, of it {} bet in this betting round",
                    money(own.stack + own.bet),
                    money(own.bet)
                ),
            ],
            moves: vec![format!("Moves: {}", moves(&view.legal.unwrap_or_default()))],
            enter: false,
        }
    }

    fn written_out(&self, line: &str, view: &View) -> String {
        let legal = view.legal.unwrap_or_default();
        match line.to_lowercase().as_str() {
            "f" => "fold".to_owned(),
            "k" | "x" => "check".to_owned(),
            "c" => "call".to_owned(),
            "s" => "show".to_owned(),
            "m" => "muck".to_owned(),
            "all in" | "allin" => match legal.raise {
                Some(range) => format!("raise to {}", range.all_in),
                None => "call".to_owned(),
            },
            short if short.starts_with("r ") => format!("raise {}", &short[2..]),
            _ => line.to_owned(),
        }
    }

    fn settle(&mut self, round: &Holdem, names: &PlayerNames) -> (Table, String) {
        let stacks = round.stacks().as_slice();
        self.button = next_button(self.button, SeatSet::all(stacks.len())).unwrap_or(self.button);
        let table = self.bankrolls.count(stacks, 0, names);
        (table, self.bankrolls.next(self.person.number(), "hand"))
    }

    fn account(&self, names: &PlayerNames) -> Table {
        self.bankrolls.account(names)
    }
}

/// The opponents who have neither folded nor mucked, with their chips and bets.
fn rivals(view: &View, own: Seat, names: &PlayerNames) -> String {
    let rivals = view.seats.iter().enumerate().filter(|&(place, seat)| {
        place != own.index() && matches!(seat.status, SeatStatus::In | SeatStatus::AllIn | SeatStatus::Tabled)
    });
    let texts = rivals.map(|(place, seat)| {
        let bet = if seat.bet > Chips::ZERO { format!(", bet {}", money(seat.bet)) } else { String::new() };
        format!("{} ({}{bet})", names.name(place + 1), money(seat.stack))
    });
    texts.collect::<Vec<_>>().join(", ")
}

/// The name of the player's current hand.
fn hand_name(hole: &[Card], board: &[Card]) -> String {
    match (best_five(&[hole, board].concat()), hole) {
        (Ok(best), _) => best.text,
        (Err(_), [one, other]) if one.rank() == other.rank() => format!("a pair of {}", one.rank().plural()),
        (Err(_), [one, other]) => {
            let (high, low) =
                if one.rank().index() > other.rank().index() { (one, other) } else { (other, one) };
            let suited = if one.suit() == other.suit() { " of one suit" } else { "" };
            format!("{} and {}{suited}", high.rank().word(), low.rank().word())
        }
        (Err(_), _) => String::new(),
    }
}

/// The moves, in the form in which they are typed.
fn moves(legal: &Moves) -> String {
    let plain = [("fold", legal.fold), ("check", legal.check), ("show", legal.show), ("muck", legal.muck)];
    let mut moves: Vec<String> =
        plain.into_iter().filter(|&(_, legal)| legal).map(|(name, _)| name.to_owned()).collect();
    moves.extend(legal.call.map(|call| format!("call ({} more)", money(call))));
    moves.extend(legal.raise.map(|range| match (range.least == range.most, range.most == range.all_in) {
        (true, true) => format!("raise {} (all in)", range.most),
        (true, false) => format!("raise {}", range.most),
        (false, true) => format!("raise N from {} to {} (all in)", range.least, range.most),
        (false, false) => format!("raise N from {} to {}", range.least, range.most),
    }));
    moves.join(", ")
}
