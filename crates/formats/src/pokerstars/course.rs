//! The flow of a hand, line by line.

use super::context::Context;
use super::words::{Bracketed, describe};
use cards::Card;
use games::chips::Chips;
use games::face::Shown;
use games::holdem::{Blind, Event, Seen, Street};
use games::seat::{BySeat, Seat};
use std::fmt::Display;

/// The result of one seat, for the summary.
#[derive(Clone, Copy, Default)]
pub(super) struct SeatSummary {
    /// `true` if the seat put in any chips other than an ante.
    pub bet: bool,
    pub folded: Option<Street>,
    pub shown: Option<[Card; 2]>,
    pub won: Chips,
}

pub(super) type SeatSummaries = BySeat<SeatSummary>;

/// The lines between header and summary, and the totals that the summary needs.
pub(super) struct Course<'a> {
    context: &'a Context<'a>,
    pub text: String,
    /// Byte offset in `text` after the last action of the betting, or after the hole cards if there is none. The line
    /// of a returned uncalled bet is inserted there.
    betting_end: usize,
    highest: Chips,
    pub street: Street,
    pub board: Vec<Card>,
    pub summaries: SeatSummaries,
    pub small: Option<Seat>,
    pub big: Option<Seat>,
    /// Seats that show or muck, in order.
    showdown: Vec<Seat>,
    /// Single cards that a player showed after winning without a showdown.
    single_cards: Vec<(Seat, Card)>,
    /// Every share of a pot, with the index of the pot (0 for the main pot), the winner's seat and the chips.
    shares: Vec<(usize, Seat, Chips)>,
    /// The chips in every pot, the main pot first.
    pub pots: Vec<Chips>,
}

impl<'a> Course<'a> {
    pub fn of(context: &'a Context<'a>, events: &[Seen]) -> Course<'a> {
        let mut course = Course {
            context,
            text: String::new(),
            betting_end: 0,
            highest: Chips::ZERO,
            street: Street::Preflop,
            board: Vec::new(),
            summaries: BySeat::new(context.hand.seats()),
            small: None,
            big: None,
            showdown: Vec::new(),
            single_cards: Vec::new(),
            shares: Vec::new(),
            pots: Vec::new(),
        };
        events.iter().for_each(|event| course.take(event));
        course.show_down();
        course.collect();
        course
    }

    fn take(&mut self, event: &Seen) {
        match *event {
            Event::Ante { seat, amount, all_in } => {
                self.post(seat, format!("posts the ante {}", self.context.sum(amount)), all_in);
            }
            Event::Blind { seat, blind, amount, all_in } => self.blind(seat, blind, amount, all_in),
            Event::HoleCards { seat, cards } => self.deal(seat, cards),
            Event::Board { street, ref cards, .. } => self.turn_up(street, cards),
            Event::Folded { seat, .. } => {
                self.summaries[seat].folded = Some(self.street);
                self.act(seat, "folds", false);
            }
            Event::Checked { seat, .. } => self.act(seat, "checks", false),
            Event::Called { seat, amount, all_in } => {
                self.bet(seat, format!("calls {}", self.context.sum(amount)), all_in);
            }
            Event::Raised { seat, to, all_in, .. } => self.raise(seat, to, all_in),
            Event::Returned { seat, amount } => self.give_back(seat, amount),
            Event::Tabled { seat, cards } => {
                self.summaries[seat].shown = both(cards);
                self.showdown.push(seat);
            }
            Event::ShowedCard { seat, card } => {
                self.single_cards.extend(card.map(|Shown(card)| (seat, card)));
            }
            Event::Mucked { seat, .. } => self.showdown.push(seat),
            Event::Won { pot, seat, amount, .. } => self.win(pot, seat, amount),
        }
    }

    fn line(&mut self, line: impl Display) {
        self.text += &format!("{line}\n");
    }

    fn post(&mut self, seat: Seat, what: String, all_in: bool) {
        let all_in = if all_in { " and is all-in" } else { "" };
        self.line(format_args!("{}: {what}{all_in}", self.context.name(seat)));
    }

    fn act(&mut self, seat: Seat, what: &str, all_in: bool) {
        self.post(seat, what.to_owned(), all_in);
        self.betting_end = self.text.len();
    }

    fn bet(&mut self, seat: Seat, what: String, all_in: bool) {
        self.summaries[seat].bet = true;
        self.act(seat, &what, all_in);
    }

    fn blind(&mut self, seat: Seat, blind: Blind, amount: Chips, all_in: bool) {
        let what = match blind {
            Blind::Small | Blind::Dead => "small blind",
            Blind::Big | Blind::Post => "big blind",
            Blind::Straddle => "straddle",
        };
        match blind {
            Blind::Small => self.small = Some(seat),
            Blind::Big => self.big = Some(seat),
            Blind::Straddle | Blind::Post | Blind::Dead => (),
        }
        // The call is the full big blind even if the big blind was posted short.
        let owed = if blind == Blind::Big { self.context.big_blind() } else { Chips::ZERO };
        self.highest = self.highest.max(amount).max(owed);
        self.bet(seat, format!("posts {what} {}", self.context.sum(amount)), all_in);
    }

    /// Writes the heading before the first player's cards, and the cards of the hero only.
    fn deal(&mut self, seat: Seat, cards: [Option<Shown>; 2]) {
        if seat == Seat::FIRST {
            self.line("*** HOLE CARDS ***");
            self.betting_end = self.text.len();
        }
        if let Some(cards) = both(cards) {
            self.line(format_args!("Dealt to {} {}", self.context.name(seat), Bracketed(&cards)));
        }
        self.betting_end = self.betting_end.max(self.text.len());
    }

    /// Writes a street if the file deals all of its cards.
    fn turn_up(&mut self, street: Street, cards: &[Option<Shown>]) {
        self.street = street;
        self.highest = Chips::ZERO;
        if self.board.len() + cards.len() > self.context.board_cards() {
            return;
        }
        let before = Bracketed(&self.board).to_string();
        let new: Vec<Card> = cards.iter().flatten().map(|&Shown(card)| card).collect();
        let before = if self.board.is_empty() { String::new() } else { before + " " };
        let name = street_name(street).to_uppercase();
        self.line(format_args!("*** {name} *** {before}{}", Bracketed(&new)));
        self.board.extend(new);
    }

    fn raise(&mut self, seat: Seat, to: Chips, all_in: bool) {
        let what = if self.highest == Chips::ZERO {
            format!("bets {}", self.context.sum(to))
        } else {
            format!(
                "raises {} to {}",
                self.context.sum(to.saturating_sub(self.highest)),
                self.context.sum(to)
            )
        };
        self.highest = to;
        self.bet(seat, what, all_in);
    }

    fn give_back(&mut self, seat: Seat, amount: Chips) {
        let line =
            format!("Uncalled bet ({}) returned to {}\n", self.context.sum(amount), self.context.name(seat));
        self.text.insert_str(self.betting_end, &line);
    }

    /// Writes the showdown as one block after the board, including the hands of all-in players, tabled earlier.
    fn show_down(&mut self) {
        let seats = std::mem::take(&mut self.showdown);
        if !seats.is_empty() {
            self.line("*** SHOW DOWN ***");
        }
        for &seat in &seats {
            match self.summaries[seat].shown {
                Some(cards) => self.show(seat, cards),
                None => self.line(format_args!("{}: mucks hand", self.context.name(seat))),
            }
        }
        self.showdown = seats;
    }

    fn show(&mut self, seat: Seat, cards: [Card; 2]) {
        let hand = describe(cards, &self.board).map(|words| format!(" ({words})")).unwrap_or_default();
        self.line(format_args!("{}: shows {}{hand}", self.context.name(seat), Bracketed(&cards)));
    }

    fn win(&mut self, pot: usize, seat: Seat, amount: Chips) {
        if self.pots.len() <= pot {
            self.pots.resize(pot + 1, Chips::ZERO);
        }
        self.pots[pot] += amount;
        self.summaries[seat].won += amount;
        self.shares.push((pot, seat, amount));
    }

    /// Writes the collected shares, from the last side pot to the main pot, and the single cards that the winner showed.
    /// If no card was shown and no hand mucked, also writes that the winner does not show.
    fn collect(&mut self) {
        let mut shares = std::mem::take(&mut self.shares);
        shares.sort_by_key(|&(pot, ..)| std::cmp::Reverse(pot));
        for &(pot, seat, amount) in shares.iter().filter(|(.., amount)| *amount > Chips::ZERO) {
            let pot = pot_name(pot, self.pots.len()).to_lowercase();
            let (name, amount) = (self.context.name(seat), self.context.sum(amount));
            self.line(format_args!("{name} collected {amount} from {pot}"));
        }
        let single_cards = std::mem::take(&mut self.single_cards);
        for &(seat, card) in &single_cards {
            self.line(format_args!("{}: shows {}", self.context.name(seat), Bracketed(&[card])));
        }
        let is_unseen = self.showdown.is_empty() && single_cards.is_empty();
        if let Some(&(_, seat, _)) = shares.first().filter(|_| is_unseen) {
            self.line(format_args!("{}: doesn't show hand", self.context.name(seat)));
        }
    }
}

impl Context<'_> {
    fn big_blind(&self) -> Chips {
        self.scale.chips(self.hand.min_bet).unwrap_or(Chips::ZERO)
    }
}

/// Both hole cards; `None` if one is hidden.
fn both([first, second]: [Option<Shown>; 2]) -> Option<[Card; 2]> {
    Some([first?.0, second?.0])
}

/// The name of the pot with this index, out of `of` pots: `Pot` if it is the only one; otherwise `Main pot` for the
/// first, and `Side pot` or numbered side pots.
pub(super) fn pot_name(pot: usize, of: usize) -> String {
    match (pot, of) {
        (_, 0 | 1) => "Pot".to_owned(),
        (0, _) => "Main pot".to_owned(),
        (_, 2) => "Side pot".to_owned(),
        (number, _) => format!("Side pot-{number}"),
    }
}

pub(super) const fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "Preflop",
        Street::Flop => "Flop",
        Street::Turn => "Turn",
        Street::River => "River",
    }
}
