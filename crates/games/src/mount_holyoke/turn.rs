//! A turn: a play or a pass (clauses `mount-holyoke/2` to `/7`, `/run`, `/round`, rulings MH-2 to MH-9).

use super::cards::{Cards, Play};
use super::combination::{Combination, Mismatch};
use super::score::Outcome;
use super::settings::{Direction, Opening, Pass};
use super::{Action, Event, MountHolyoke, Refusal};
use crate::face::{Hidden, Shown};
use crate::game::Game;
use crate::seat::{BySeat, Seat, SeatSet};

impl MountHolyoke {
    pub(super) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat(seat, self.seats()));
        }
        match self.turn {
            None => Err(Refusal::Over),
            Some(turn) if turn == seat => Ok(()),
            Some(_) if !self.players.contains(seat) => Err(Refusal::DroppedOut(seat)),
            Some(turn) if self.is_out_of_run(seat) => Err(Refusal::OutForTheRun(seat, turn)),
            Some(turn) => Err(Refusal::NotYourTurn { seat, awaited: turn }),
        }
    }

    /// Checks that the clock takes the default action (ALL-3).
    pub(super) fn check_clock(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.on_time_out(seat) {
            Some(does) if does != action => Err(Refusal::ClockDoes { does }),
            _ => Ok(()),
        }
    }

    pub(super) fn is_out_of_run(&self, seat: Seat) -> bool {
        self.rules.pass == Pass::OutForTheRun && self.passed.contains(seat)
    }

    /// Applies a pass. A leader must play (MH-4).
    pub(super) fn pass(
        &mut self,
        seat: Seat,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let under = self.under.ok_or(Refusal::LeaderMustPlay(seat))?;
        let out_for_the_run = self.rules.pass == Pass::OutForTheRun;
        out(Event::Passed { seat, on: under.category(), out: out_for_the_run, clock });
        self.passed.insert(seat);
        self.next_turn(seat, out);
        Ok(())
    }

    pub(super) fn play(
        &mut self,
        seat: Seat,
        play: Play,
        clock: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let combination = self.check_play(seat, play)?;
        self.put_down(seat, combination, clock, out);
        if self.hands[seat].is_empty() {
            self.end(seat, out);
        } else {
            self.next_turn(seat, out);
        }
        Ok(())
    }

    /// Checks, in this order, that the seat holds the cards, that they open the round as required, that they form a
    /// combination, and that it may be played on the combination on the table.
    fn check_play(&self, seat: Seat, play: Play) -> Result<Combination, Refusal> {
        if let Some(lacking) = play.cards().without(self.hands[seat]).lowest() {
            return Err(Refusal::NotHeld { seat, card: Shown(lacking.card()) });
        }
        self.check_opening(play)?;
        let combination = Combination::of(play.cards(), self.rules.ranking);
        let combination = combination.ok_or(Refusal::NoCombination(play))?;
        match self.under {
            Some(under) => self.check_fits(combination, under).map(|()| combination),
            None => Ok(combination),
        }
    }

    /// Checks that the opening play is the lowest card, alone or with others (MH-2).
    fn check_opening(&self, play: Play) -> Result<(), Refusal> {
        let Some(opening) = self.opening.map(|opening| opening.card()) else { return Ok(()) };
        let shown = Shown(opening);
        match self.rules.opening {
            Opening::Alone if play.cards() != Cards::one(opening) => {
                Err(Refusal::OpeningCard { play, opening: shown })
            }
            Opening::WithTheLowest if !play.cards().contains(opening) => {
                Err(Refusal::OpeningLacks { play, opening: shown })
            }
            _ => Ok(()),
        }
    }

    fn check_fits(&self, above: Combination, under: Combination) -> Result<(), Refusal> {
        let play = above.play();
        let (category, under_category) = (above.category(), under.category());
        above.fits_on(&under, self.rules.ranking).map_err(|misfit| match misfit {
            Mismatch::Count => {
                Refusal::OtherCount { play, found: category.cards(), asked: under_category.cards() }
            }
            Mismatch::Kind => Refusal::OtherKind { play, found: category, asked: under_category },
            Mismatch::NotHigher => Refusal::NotHigher { play, category, under: under.play(), under_category },
        })
    }

    fn put_down(&mut self, seat: Seat, combination: Combination, clock: bool, out: &mut impl FnMut(Event)) {
        let hand = self.hands[seat].without(combination.cards());
        out(Event::Played {
            seat,
            cards: combination.cards().iter().map(Hidden::new).collect(),
            category: combination.category(),
            on: self.under.map(|under| under.category()),
            opening: self.opening.is_some(),
            clock,
            left: hand.len() as u8,
        });
        self.hands[seat] = hand;
        self.opening = None;
        self.under = Some(combination);
        self.last = seat;
        if self.rules.pass == Pass::MayReturn {
            self.passed = SeatSet::EMPTY;
        }
    }

    /// Passes the turn, in the direction of play (MH-13), to the next seat that has not passed. If all seats but
    /// the last to play have passed, the run is over and that seat leads (MH-3).
    fn next_turn(&mut self, seat: Seat, out: &mut impl FnMut(Event)) {
        let waiting = self.players.difference(self.passed);
        if waiting.without(self.last).is_empty() {
            self.under = None;
            self.passed = SeatSet::EMPTY;
            self.turn = Some(self.last);
            out(Event::RunOver { seat: self.last });
        } else {
            self.turn = match self.rules.direction {
                Direction::Clockwise => waiting.first_from(seat.left(self.seats())),
                Direction::Counterclockwise => waiting.first_back_from(seat.right(self.seats())),
            };
        }
    }

    /// Ends the round, since the winner has no cards left (MH-9).
    fn end(&mut self, winner: Seat, out: &mut impl FnMut(Event)) {
        self.turn = None;
        out(Event::RoundOver { seat: winner });
        let outcome = self.count();
        for score in outcome.settle() {
            let (seat, winner) = (score.seat, score.seat == winner);
            out(Event::Scored { seat, winner, left: score.left, points: score.points, total: score.total });
        }
        if let Some(winners) = outcome.match_winners() {
            out(Event::MatchOver { winners });
        }
    }

    pub(super) fn count(&self) -> Outcome {
        let mut left = BySeat::new(self.seats());
        self.players.iter().for_each(|seat| left[seat] = self.hands[seat].len() as u8);
        Outcome {
            round: self.round,
            players: self.players,
            winner: self.last,
            left,
            before: self.totals,
            rules: self.rules,
        }
    }
}
