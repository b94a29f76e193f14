//! Reconstruction of the deal from a file by looking ahead: a hand shown at the end must have been dealt at the
//! beginning.

use super::actions::Act;
use super::hand::Hand;
use crate::code::Code;
use crate::error::FileError;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use games::holdem::{Clause, Street};
use games::order::DealtOrder;
use games::seat::{BySeat, Seat, SeatSet};

/// The cards that a file names, and the players they were dealt to.
pub(super) struct Deal {
    holes: BySeat<Hole>,
    board: ArrayVec<Card, 5>,
    /// The number of the action that first named each card, counted from 1 and indexed by [`Card::index`]; 0 if none.
    named_by: [usize; 52],
}

/// A player's hole cards: the number dealt so far, and the cards, each `None` if unknown.
#[derive(Clone, Copy, Default)]
struct Hole {
    dealt: usize,
    cards: [Option<Card>; 2],
}

impl Deal {
    /// Collects the cards of every action. Checks that the players exist, that no card repeats, that each player is
    /// dealt two cards in turn before any other action, that the board has at most five cards, that shown cards match
    /// the deal, and that hands shown as dealt are known. Stops at the first invalid action and also returns its error;
    /// the replay may still refuse an earlier action.
    pub fn look_ahead(hand: &Hand) -> (Deal, Option<FileError>) {
        let mut deal = Deal { holes: BySeat::new(hand.seats()), board: ArrayVec::new(), named_by: [0; 52] };
        let wrong = hand.actions.iter().enumerate().find_map(|(place, step)| {
            let taken = deal.take(place + 1, step.act.as_ref()?);
            taken.err().map(|error| error.in_action(place + 1))
        });
        (deal, wrong)
    }

    fn take(&mut self, number: usize, act: &Act) -> Result<(), FileError> {
        self.check_player(act)?;
        match act {
            Act::DealHole(seat, cards) => self.deal_hole(number, *seat, cards),
            Act::DealBoard(cards) => self.deal_board(number, cards),
            Act::Show(seat, cards) => self.show(number, *seat, *cards),
            Act::ShowDealt(seat) => self.show_dealt(*seat),
            Act::Fold(_) | Act::CheckOrCall(_) | Act::RaiseTo(..) | Act::Muck(_) => self.check_all_dealt(),
        }
    }

    fn check_player(&self, act: &Act) -> Result<(), FileError> {
        let seats = self.holes.seats();
        match act.player() {
            Some(seat) if seat.number() > seats => {
                let message = format!("there is no p{seat}: starting_stacks has {seats} players");
                Err(FileError::new(Code::NoSuchSeat, message).by(&[Clause::Th7]))
            }
            _ => Ok(()),
        }
    }

    fn check_all_dealt(&self) -> Result<(), FileError> {
        match self.holes.iter().find(|(_, hole)| hole.dealt < 2) {
            None => Ok(()),
            Some((seat, _)) => {
                let message =
                    format!("p{seat} has no two cards yet: deal them first, as ???? if they are not known");
                Err(FileError::new(Code::NotDealt, message).by(&[Clause::Deal, Clause::Stage1]))
            }
        }
    }

    /// Records hole cards, which must be dealt in player order, two at once or one at a time in two rounds.
    fn deal_hole(&mut self, number: usize, seat: Seat, cards: &[Option<Card>]) -> Result<(), FileError> {
        let fewest = self.holes.iter().min_by_key(|(_, hole)| hole.dealt);
        let next = fewest.filter(|(_, hole)| hole.dealt < 2).map(|(next, _)| next);
        if self.holes[seat].dealt + cards.len() > 2 {
            let message = format!("p{seat} is dealt more than two cards");
            return Err(FileError::new(Code::HoleCards, message).by(&[Clause::Deal]));
        }
        if let Some(next) = next.filter(|&next| next != seat) {
            let message = format!("p{seat} is dealt cards before p{next}: the deal goes from p1 on");
            return Err(FileError::new(Code::DealOutOfTurn, message).by(&[Clause::Deal, Clause::All1]));
        }
        for &card in cards {
            card.map_or(Ok(()), |card| self.name(number, card))?;
            let hole = &mut self.holes[seat];
            hole.cards[hole.dealt] = card;
            hole.dealt += 1;
        }
        Ok(())
    }

    fn deal_board(&mut self, number: usize, cards: &[Card]) -> Result<(), FileError> {
        self.check_all_dealt()?;
        for &card in cards {
            self.name(number, card)?;
            self.board.try_push(card).map_err(|_| {
                let message = format!("{card} is a sixth card for the board, which has five");
                FileError::new(Code::BoardCards, message).by(&[Clause::Deal, Clause::Stage4])
            })?;
        }
        Ok(())
    }

    /// Records the action that names a card; refuses a card that an earlier action named.
    fn name(&mut self, number: usize, card: Card) -> Result<(), FileError> {
        let named_by = &mut self.named_by[card.index()];
        if *named_by > 0 {
            let message =
                format!("{card} comes a second time: action {named_by} has it already, and the pack has one");
            return Err(FileError::new(Code::RepeatedCard, message).by(&[Clause::Deal, Clause::All1]));
        }
        *named_by = number;
        Ok(())
    }

    fn show_dealt(&self, seat: Seat) -> Result<(), FileError> {
        self.check_all_dealt()?;
        if self.is_known(seat) {
            return Ok(());
        }
        let message =
            format!("p{seat} shows the cards that were dealt, which are not known: write them in place of -");
        Err(FileError::new(Code::CardsUnknown, message).by(&[Clause::Th13]))
    }

    /// Records shown cards. A card that was unknown when dealt becomes known.
    fn show(&mut self, number: usize, seat: Seat, shown: [Option<Card>; 2]) -> Result<(), FileError> {
        self.check_all_dealt()?;
        let dealt = self.holes[seat].cards;
        if shown[0].is_some() && shown[0] == shown[1] {
            return Err(
                FileError::new(Code::RepeatedCard, "the same card is shown twice").by(&[Clause::Deal])
            );
        }
        for card in shown.into_iter().flatten().filter(|&card| !dealt.contains(&Some(card))) {
            let free = self.holes[seat].cards.iter().position(Option::is_none);
            let place = free.ok_or_else(|| contradiction(seat, card, dealt))?;
            self.name(number, card)?;
            self.holes[seat].cards[place] = Some(card);
        }
        Ok(())
    }

    fn is_known(&self, seat: Seat) -> bool {
        self.holes[seat].cards.iter().all(Option::is_some)
    }

    /// The players with at least one unknown hole card.
    pub fn unknown(&self) -> SeatSet {
        SeatSet::all(self.holes.seats()).iter().filter(|&seat| !self.is_known(seat)).collect()
    }

    /// An order of the pack that deals the file's cards at their positions (ALL-1). Burn cards and unknown
    /// cards are taken from the cards that the file does not name.
    pub fn order(&self, burn: bool) -> DealtOrder {
        let holes = self.holes.as_slice().iter().flat_map(|hole| hole.cards).flatten();
        let named: CardSet = holes.chain(self.board.iter().copied()).collect();
        let mut rest = CardSet::FULL.difference(named).iter();
        let mut cards = Vec::with_capacity(52);
        for round in 0..2 {
            cards.extend(self.holes.iter().filter_map(|(_, hole)| hole.cards[round].or_else(|| rest.next())));
        }
        for street in [Street::Flop, Street::Turn, Street::River] {
            cards.extend(burn.then(|| rest.next()).flatten());
            cards.extend(
                street.cards().filter_map(|place| self.board.get(place).copied().or_else(|| rest.next())),
            );
        }
        cards.extend(rest);
        DealtOrder::from_cards(&cards).expect("repeated cards were refused before")
    }
}

fn contradiction(seat: Seat, card: Card, dealt: [Option<Card>; 2]) -> FileError {
    let dealt: Vec<String> =
        dealt.iter().map(|card| card.map_or("??".to_owned(), |card| card.to_string())).collect();
    let message = format!("p{seat} was dealt {} and shows another hand: {card} does not fit", dealt.concat());
    FileError::new(Code::CardsContradict, message).by(&[Clause::Deal, Clause::Stage5])
}

impl Act {
    /// The player who is dealt cards, acts or shows; `None` for board cards.
    pub const fn player(&self) -> Option<Seat> {
        match self {
            Act::DealBoard(_) => None,
            Act::DealHole(seat, _)
            | Act::Fold(seat)
            | Act::CheckOrCall(seat)
            | Act::RaiseTo(seat, _)
            | Act::Show(seat, _)
            | Act::ShowDealt(seat)
            | Act::Muck(seat) => Some(*seat),
        }
    }
}
