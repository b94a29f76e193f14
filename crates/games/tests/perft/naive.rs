//! A naive model of hold'em betting: signed integers, a queue of the seats to act, no cards. It shares no
//! code with the engine and was written from the rules alone.

use std::collections::VecDeque;

#[derive(Clone)]
pub struct Hand {
    after_big_blind: bool,
    more_than: bool,
    big_blind: i64,
    button: usize,
    blind_seat: usize,
    chips: Vec<i64>,
    bids: Vec<i64>,
    folded: Vec<bool>,
    /// For each seat, the lowest `to_call` at which it may raise again; `None` if it has not acted in this betting
    /// round.
    open_again: Vec<Option<i64>>,
    last_full_raise: Option<i64>,
    to_call: i64,
    queue: VecDeque<usize>,
    trades_left: u32,
}

enum Move {
    Fold,
    CheckOrCall,
    Raise(i64),
}

impl Hand {
    pub fn open(settings: &serde_json::Value, button: usize, chips: Vec<i64>) -> Hand {
        let seats = chips.len();
        let (big, small) =
            (settings["big_blind"].as_i64().unwrap(), settings["small_blind"].as_i64().unwrap());
        assert_eq!((&settings["showdown"], &settings["ante"]), (&"all_show".into(), &0.into()));
        let small_seat = if seats == 2 { button } else { (button + 1) % seats };
        let blind_seat = (small_seat + 1) % seats;
        let mut hand = Hand {
            after_big_blind: settings["order"] == "after_big_blind",
            more_than: settings["reraise"] == "more_than",
            big_blind: big,
            button,
            blind_seat,
            bids: vec![0; seats],
            folded: vec![false; seats],
            open_again: vec![None; seats],
            last_full_raise: None,
            to_call: 0,
            queue: VecDeque::new(),
            trades_left: 3,
            chips,
        };
        hand.put(small_seat, small);
        hand.put(blind_seat, big);
        hand.to_call = *hand.bids.iter().max().unwrap();
        if settings["short_blind"] == "full_blind" {
            hand.to_call = hand.to_call.max(big);
        }
        hand.queue = hand.others_after(blind_seat);
        hand.queue.extend((hand.chips[blind_seat] > 0).then_some(blind_seat));
        hand.settle_queue();
        hand
    }

    /// The number of paths of exactly `depth` actions.
    pub fn paths(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let Some(&seat) = self.queue.front() else { return 0 };
        self.moves(seat).into_iter().map(|choice| self.after(seat, choice).paths(depth - 1)).sum()
    }

    fn put(&mut self, seat: usize, amount: i64) {
        let amount = amount.min(self.chips[seat]);
        self.chips[seat] -= amount;
        self.bids[seat] += amount;
    }

    /// The other seats that can still act, clockwise after a seat.
    fn others_after(&self, seat: usize) -> VecDeque<usize> {
        let seats = self.chips.len();
        let round = (1..seats).map(|step| (seat + step) % seats);
        round.filter(|&other| !self.folded[other] && self.chips[other] > 0).collect()
    }

    fn min_addition(&self) -> i64 {
        match self.last_full_raise {
            None => self.big_blind,
            Some(last) if self.more_than => last + 1,
            Some(last) => last,
        }
    }

    fn moves(&self, seat: usize) -> Vec<Move> {
        let mut moves = vec![Move::Fold, Move::CheckOrCall];
        let all_in = self.bids[seat] + self.chips[seat];
        let open = self.open_again[seat].is_none_or(|at| self.to_call >= at);
        let answers = |other: usize| {
            other != seat
                && !self.folded[other]
                && self.chips[other] > 0
                && self.bids[other] + self.chips[other] > self.to_call
        };
        if all_in > self.to_call && open && (0..self.chips.len()).any(answers) {
            let least = self.to_call + self.min_addition();
            if least < all_in {
                moves.push(Move::Raise(least));
            }
            moves.push(Move::Raise(all_in));
        }
        moves
    }

    fn after(&self, seat: usize, choice: Move) -> Hand {
        let mut next = self.clone();
        next.queue.pop_front();
        match choice {
            Move::Fold => next.folded[seat] = true,
            Move::CheckOrCall => next.put(seat, (self.to_call - self.bids[seat]).max(0)),
            Move::Raise(to) => {
                next.put(seat, to - self.bids[seat]);
                let added = to - self.to_call;
                if added >= self.min_addition() {
                    next.last_full_raise = Some(added);
                }
                next.to_call = to;
                next.queue = next.others_after(seat);
            }
        }
        next.open_again[seat] = Some(next.to_call + next.min_addition());
        next.settle_queue();
        next
    }

    /// Ends the betting round if no seat has to act, and opens the next one. Leaves the queue empty if no seat has to
    /// act any more in this hand.
    fn settle_queue(&mut self) {
        let seats = self.chips.len();
        let inside: Vec<usize> = (0..seats).filter(|&seat| !self.folded[seat]).collect();
        if inside.len() == 1 {
            return self.queue.clear();
        }
        let can_act = inside.iter().filter(|&&seat| self.chips[seat] > 0).count();
        if can_act == 1
            && let Some(&last) = self.queue.front()
            && inside.iter().all(|&seat| seat == last || self.bids[seat] <= self.bids[last])
        {
            self.queue.clear();
        }
        if !self.queue.is_empty() {
            return;
        }
        if can_act < 2 || self.trades_left == 0 {
            return;
        }
        self.trades_left -= 1;
        self.bids = vec![0; seats];
        self.open_again = vec![None; seats];
        self.last_full_raise = None;
        self.to_call = 0;
        let before_first = if self.after_big_blind { self.blind_seat } else { self.button };
        self.queue = self.others_after(before_first);
        self.queue
            .extend((!self.folded[before_first] && self.chips[before_first] > 0).then_some(before_first));
    }
}
