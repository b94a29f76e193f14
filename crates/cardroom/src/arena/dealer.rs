//! One deal, played once for every rotation of the players around the table.

use super::player::Player;
use super::setup::{Arena, SeatOrder};
use crate::programs::{DecisionCount, EventLog, ProgramFault};
use crate::records::RecordedRound;
use crate::rng::Rng;
use games::record::Record;
use games::{Actor, DealtOrder, Refereed, Seat, Viewer};
use requests::RequestError;
use requests::arena::{ArenaGame, Conduct, Fault, FaultKind, SeatResult};
use std::time::{Duration, Instant};

/// A thread's players at the table.
pub struct Dealer<'a, G: ArenaGame> {
    arena: &'a Arena<G>,
    players: Vec<Player<G>>,
}

/// A deal that was played in all rotations. The lists have one entry for each player.
pub struct PlayedDeal<G: Refereed> {
    /// The order of the players.
    pub seat_order: SeatOrder,
    /// Results, summed over the rotations.
    pub results: Vec<SeatResult>,
    /// Numbers of decisions and faults.
    pub conduct: Vec<Conduct>,
    /// Time that the players took for their decisions.
    pub time: Vec<Duration>,
    /// The faults in order, each with the number of its player, from 0.
    pub faults: Vec<(usize, Fault)>,
    /// The reason why a player cannot take part; `None` for all others.
    pub lost: Vec<Option<String>>,
    /// The record of each rotation, if records are kept.
    pub records: Vec<Record<G>>,
    /// Numbers of faults in earlier deals, as far as they were known.
    earlier_faults: Vec<u64>,
}

/// A round in progress in one rotation.
struct Turns<G: ArenaGame> {
    deal: u64,
    seat_order: SeatOrder,
    rotation: usize,
    round: RecordedRound<G>,
    log: EventLog<G>,
    random: Vec<Rng>,
    /// Number of decisions of each player in this round.
    decisions: Vec<DecisionCount>,
}

impl<'a, G: ArenaGame> Dealer<'a, G> {
    /// The players of the arena. No program is started yet.
    pub fn new(arena: &'a Arena<G>) -> Dealer<'a, G> {
        let players = arena.players.iter().map(|contestant| Player::new(contestant, arena)).collect();
        Dealer { arena, players }
    }

    /// Plays a deal. The game's action on time-out is taken for the players who are `out`, and for those who reach the
    /// limit of faults, from then on. `faults` are the numbers of their faults in earlier deals.
    pub fn play(&mut self, deal: u64, out: &[bool], faults: &[u64]) -> PlayedDeal<G> {
        let players = self.players.len();
        let (order, seat_order) = self.arena.deal(deal);
        let mut played = PlayedDeal {
            seat_order,
            results: vec![SeatResult::default(); players],
            conduct: vec![Conduct::default(); players],
            time: vec![Duration::ZERO; players],
            faults: Vec::new(),
            lost: vec![None; players],
            records: Vec::new(),
            earlier_faults: faults.to_vec(),
        };
        self.players.iter_mut().zip(out).filter(|(_, out)| **out).for_each(|(player, _)| player.retire());
        let mut out = out.to_vec();
        for rotation in 0..players {
            let turns = self.open(deal, &order, &played.seat_order, rotation);
            self.play_rotation(turns, &mut out, &mut played);
        }
        played
    }

    fn play_rotation(&mut self, mut turns: Turns<G>, out: &mut [bool], played: &mut PlayedDeal<G>) {
        for player in 0..self.players.len() {
            if !out[player] {
                let seat = turns.seat_order.seat(turns.rotation, player);
                let begun = self.players[player].begin(self.arena, seat, &mut turns.random[player]);
                self.report(player, begun, &turns, out, played);
            }
        }
        while let Some(seat) = turns.round.game().awaiting().first() {
            let player = turns.seat_order.player_in(turns.rotation, seat);
            let acted = !out[player] && self.act(player, seat, &mut turns, out, played);
            if !acted {
                turns.time_out(seat);
            }
        }
        self.end(&mut turns, out, played);
        if self.arena.records {
            played.records.push(turns.round.into_parts().1);
        }
    }

    fn open(&self, deal: u64, order: &DealtOrder, seat_order: &SeatOrder, rotation: usize) -> Turns<G> {
        let (arena, players) = (self.arena, self.players.len());
        let mut log = EventLog::new(players, self.players.iter().any(Player::is_program));
        let round = RecordedRound::open(arena.rules(), arena.table().clone(), order.clone(), &mut |event| {
            log.push(event);
        });
        Turns {
            deal,
            seat_order: seat_order.clone(),
            rotation,
            round: round.unwrap_or_else(|_| unreachable!("the table opened before")),
            log,
            random: (0..players).map(|player| arena.random_of(deal, rotation, player)).collect(),
            decisions: vec![DecisionCount::default(); players],
        }
    }

    /// Lets a player act. Returns `false` if the player chose no legal action.
    fn act(
        &mut self,
        player: usize,
        seat: Seat,
        turns: &mut Turns<G>,
        out: &mut [bool],
        played: &mut PlayedDeal<G>,
    ) -> bool {
        if let Err(fault) = turns.decisions[player].add_one() {
            self.report(player, Err(fault), turns, out, played);
            return false;
        }
        let is_program = self.players[player].is_program();
        let events = if is_program { turns.unread_events(player, seat) } else { Vec::new() };
        let view = turns.round.game().view(Viewer::Seat(seat));
        let began = Instant::now();
        let chosen = self.players[player].choose(&view, &events, &mut turns.random[player]);
        if !matches!(chosen, Err(ProgramFault::Gone)) {
            played.time[player] += began.elapsed();
            played.conduct[player].decisions += 1;
        }
        let applied = chosen.and_then(|action| turns.apply(Actor::Seat(seat), &action));
        let is_applied = applied.is_ok();
        self.report(player, applied, turns, out, played);
        is_applied
    }

    /// Sends the last events and the results to the programs, and adds the results.
    fn end(&mut self, turns: &mut Turns<G>, out: &mut [bool], played: &mut PlayedDeal<G>) {
        for player in 0..self.players.len() {
            let seat = turns.seat_order.seat(turns.rotation, player);
            let result = turns.round.game().result(self.arena.table(), seat);
            played.results[player] += result;
            if self.players[player].is_program() && !out[player] {
                let events = turns.unread_events(player, seat);
                let ended = self.players[player].end(&events, result);
                self.report(player, ended, turns, out, played);
            }
        }
    }

    /// Counts a fault. The player is out for the rest of the deal if it cannot take part, or if it has too many faults.
    fn report(
        &self,
        player: usize,
        result: Result<(), ProgramFault>,
        turns: &Turns<G>,
        out: &mut [bool],
        played: &mut PlayedDeal<G>,
    ) {
        let conduct = &mut played.conduct[player];
        match result {
            Ok(()) | Err(ProgramFault::Gone) => {}
            Err(ProgramFault::NotStarted(reason)) => {
                out[player] = true;
                played.lost[player].get_or_insert(reason);
            }
            Err(ProgramFault::Fault(kind, reason)) => {
                conduct.count(kind);
                let faults = played.earlier_faults[player] + conduct.faults();
                out[player] |= faults >= self.arena.most_faults;
                let (deal, rotation) = (turns.deal + 1, turns.rotation + 1);
                played.faults.push((player, Fault { deal, rotation, kind, reason }));
            }
        }
    }
}

impl<G: ArenaGame> Turns<G> {
    /// Applies an action. A refused one is a fault, with the clause in its reason.
    fn apply(&mut self, by: Actor, action: &G::Action) -> Result<(), ProgramFault> {
        let log = &mut self.log;
        let applied = self.round.apply(by, action, &mut |event| log.push(event));
        applied.map_err(|refusal| {
            let reason = format!("{action}: {}", RequestError::from(refusal));
            ProgramFault::Fault(FaultKind::Illegal, reason)
        })
    }

    /// Takes the action on time-out for a seat.
    fn time_out(&mut self, seat: Seat) {
        let action = self.round.game().on_time_out(seat).expect("an awaited seat has an action on time-out");
        let applied = self.apply(Actor::Clock(seat), &action);
        assert_eq!(applied, Ok(()), "the action on time-out is legal");
    }

    /// The events that a player has not received yet, marked as received.
    fn unread_events(&mut self, player: usize, seat: Seat) -> Vec<G::Seen> {
        self.log.receive(player, self.round.game(), seat)
    }
}
