//! Rounds written short.

use cards::notation::parse_cards;
use games::clause::ids;
use games::packs_poker::referee::{Player, PlayerWager, RefereeError, Reply, Request, referee};
use games::packs_poker::{Action, Bet, Event, Pack, PacksPoker, Refusal, Rules, Settings, Table};
use games::settlement::WagerResult;
use games::{Actor, Chips, DealtOrder, Game, GameError, Legal, Refereed, Seat, Shown};

pub fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn pack(number: usize) -> Pack {
    Pack::new(number).unwrap()
}

pub fn settings(text: &str) -> Settings {
    serde_json::from_str(text).expect("settings that read")
}

pub fn rules(text: &str) -> Rules {
    Rules::new(&settings(text)).expect("settings that go together")
}

pub fn shown(cards: &str) -> Vec<Shown> {
    parse_cards(cards).unwrap().into_iter().map(Shown).collect()
}

/// What a seat wagers: pack, bet, bonus.
pub type Wagers<'a> = &'a [(usize, u64, u64)];

/// A seat, its cards and what it wagers.
pub type Hand<'a> = (usize, &'a str, Wagers<'a>);

pub fn request(rules: &str, packs: &[&str], dealer: &str, hands: &[Hand<'_>]) -> Request {
    let wager = |&(number, bet, bonus): &(usize, u64, u64)| PlayerWager {
        pack: pack(number),
        bet: chips(bet),
        bonus: (bonus > 0).then(|| chips(bonus)),
    };
    let player = |&(number, cards, wagers): &Hand<'_>| Player {
        seat: seat(number),
        cards: shown(cards),
        wagers: wagers.iter().map(wager).collect(),
    };
    Request {
        packs: packs.iter().map(|cards| shown(cards)).collect(),
        dealer: shown(dealer),
        dealer_extra: None,
        players: hands.iter().map(player).collect(),
        rules: Some(settings(rules)),
    }
}

/// Settles a round that was entered by hand.
pub fn settle(rules: &str, packs: &[&str], dealer: &str, hands: &[Hand<'_>]) -> Reply {
    referee(&request(rules, packs, dealer, hands), &Settings::default()).expect("a round that settles")
}

pub fn refused(request: &Request) -> RefereeError {
    referee(request, &Settings::default()).expect_err("a round that is refused")
}

/// One seat, one pack, a bet of 400 and a bonus of 1000.
pub fn one(rules: &str, cards: &str, dealer: &str, player: &str) -> Reply {
    settle(rules, &[cards], dealer, &[(1, player, &[(1, 400, 1000)])])
}

/// What a reply says about a bet: result, net and clauses.
pub fn bet(reply: &Reply, number: usize, on: usize, bet: Bet) -> (WagerResult, i64, Vec<&'static str>) {
    let mut lines = reply.lines.iter();
    let line = lines.find(|line| (line.seat, line.pack, line.wager) == (seat(number), pack(on), bet));
    let line = line.expect("a line of the settlement");
    (line.result, line.net, line.clauses.clone())
}

/// The pack bet and the bonus of [`one`].
pub fn both(reply: &Reply) -> [(WagerResult, i64, Vec<&'static str>); 2] {
    [bet(reply, 1, 1, Bet::Pack), bet(reply, 1, 1, Bet::Bonus)]
}

/// A round being played, and everything that happened in it.
pub struct Played {
    pub game: PacksPoker,
    pub events: Vec<Event>,
}

impl Played {
    /// Seats with 10000 each, under these settings, dealt from a deck as it comes from the box.
    pub fn open(text: &str, seats: usize) -> Played {
        Played::dealt_from(cards::Deck::sorted(), text, seats)
    }

    /// One seat on one pack, dealt these cards: the seat wagers 200 and is done.
    pub fn dealt(dealer_hand: &str, pack: &str, dealer: &str, player: &str) -> Played {
        let [mut order, player, dealer] = [pack, player, dealer].map(|text| parse_cards(text).unwrap());
        order.extend(player.into_iter().zip(dealer).flat_map(|(player, dealer)| [player, dealer]));
        let others: Vec<_> = cards::Card::all().filter(|card| !order.contains(card)).collect();
        let deck = cards::Deck::from_order(&[order, others].concat()).expect("the 52 cards of a pack");
        let mut round =
            Played::dealt_from(deck, &format!(r#"{{"packs":1,"dealer_hand":"{dealer_hand}"}}"#), 1);
        round.wager(1, 1, 200, 0).act(1, Action::Done);
        round
    }

    /// The same, dealt from this deck.
    pub fn dealt_from(deck: cards::Deck, text: &str, seats: usize) -> Played {
        let table = Table::new(vec![chips(10_000); seats]);
        let game = PacksPoker::open(&rules(text), &table, &DealtOrder::new(deck), &mut |_| ());
        Played { game: game.expect("a table that opens"), events: Vec::new() }
    }

    /// What a seat does: it is accepted if and only if it is among what is said to be legal.
    pub fn try_act(&mut self, by: Actor, action: Action) -> Result<(), Refusal> {
        let legal =
            if let Actor::Seat(seat) = by { Some(self.game.legal(seat).allows(&action)) } else { None };
        let events = &mut self.events;
        let applied = self.game.apply(by, &action, &mut |event| events.push(event));
        assert!(
            legal.is_none_or(|legal| legal == applied.is_ok()),
            "{action:?} is legal: {legal:?}, {applied:?}"
        );
        applied
    }

    pub fn act(&mut self, number: usize, action: Action) -> &mut Played {
        self.try_act(Actor::Seat(seat(number)), action)
            .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        self
    }

    pub fn wager(&mut self, number: usize, on: usize, bet: u64, bonus: u64) -> &mut Played {
        self.act(number, Action::Wager { pack: pack(on), bet: chips(bet), bonus: chips(bonus) })
    }

    /// An action that is refused and changes nothing.
    pub fn refuse(&mut self, by: Actor, action: Action) -> Refusal {
        let (before, events) = (self.game.clone(), self.events.len());
        let refusal = self.try_act(by, action).expect_err("this action is not legal");
        assert!(self.game == before && self.events.len() == events, "a refusal changed something");
        refusal
    }

    /// A wager that is refused.
    pub fn refuse_wager(&mut self, number: usize, on: usize, bet: u64, bonus: u64) -> Refusal {
        let action = Action::Wager { pack: pack(on), bet: chips(bet), bonus: chips(bonus) };
        self.refuse(Actor::Seat(seat(number)), action)
    }

    /// The events that cite a clause.
    pub fn citing(&self, id: &str) -> Vec<&Event> {
        self.events.iter().filter(|event| ids(event.clauses()).contains(&id)).collect()
    }

    /// The place of an event in the round.
    pub fn place(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().position(is).expect("such an event")
    }
}

/// Whether a refusal cites a clause.
pub fn cites(refusal: &Refusal, id: &str) -> bool {
    ids(refusal.clauses()).contains(&id)
}
