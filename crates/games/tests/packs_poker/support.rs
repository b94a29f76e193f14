//! Helpers that play and settle rounds from short descriptions.

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
    serde_json::from_str(text).expect("settings that parse")
}

pub fn rules(text: &str) -> Rules {
    Rules::new(&settings(text)).expect("valid settings")
}

pub fn shown(cards: &str) -> Vec<Shown> {
    parse_cards(cards).unwrap().into_iter().map(Shown).collect()
}

/// The wagers of a seat: the number of the pack, the bet and the bonus, both in cents.
pub type Wagers<'a> = &'a [(usize, u64, u64)];

/// The number of a seat, its cards and its wagers.
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

/// Settles a round through the referee.
pub fn settle(rules: &str, packs: &[&str], dealer: &str, hands: &[Hand<'_>]) -> Reply {
    referee(&request(rules, packs, dealer, hands), &Settings::default()).expect("a round that settles")
}

pub fn refused(request: &Request) -> RefereeError {
    referee(request, &Settings::default()).expect_err("a round that is refused")
}

/// Settles a round with one seat and one pack, with a bet of 400 cents and a bonus of 1000 cents.
pub fn one(rules: &str, cards: &str, dealer: &str, player: &str) -> Reply {
    settle(rules, &[cards], dealer, &[(1, player, &[(1, 400, 1000)])])
}

/// The result, the net in cents and the clauses of a bet in a reply.
pub fn bet(reply: &Reply, number: usize, on: usize, bet: Bet) -> (WagerResult, i64, Vec<&'static str>) {
    let mut lines = reply.lines.iter();
    let line = lines.find(|line| (line.seat, line.pack, line.wager) == (seat(number), pack(on), bet));
    let line = line.expect("a line of the settlement");
    (line.result, line.net, line.clauses.clone())
}

/// The results of the pack bet and the bonus bet in a reply of [`one`].
pub fn both(reply: &Reply) -> [(WagerResult, i64, Vec<&'static str>); 2] {
    [bet(reply, 1, 1, Bet::Pack), bet(reply, 1, 1, Bet::Bonus)]
}

/// A round in progress, with all its events.
pub struct Played {
    pub game: PacksPoker,
    pub events: Vec<Event>,
}

impl Played {
    /// A round under these settings, with 10000 cents for each seat and an unshuffled deck.
    pub fn open(text: &str, seats: usize) -> Played {
        Played::dealt_from(cards::Deck::sorted(), text, seats)
    }

    /// A round with one seat, one pack and these cards, in which the seat bets 200 cents on the pack and ends its
    /// wagering.
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

    /// Like [`Played::open`], with this deck.
    pub fn dealt_from(deck: cards::Deck, text: &str, seats: usize) -> Played {
        let table = Table::new(vec![chips(10_000); seats]);
        let game = PacksPoker::open(&rules(text), &table, &DealtOrder::new(deck), &mut |_| ());
        Played { game: game.expect("a valid table"), events: Vec::new() }
    }

    /// Applies an action. For a seat's own action, asserts that it is accepted if and only if it is listed as legal.
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

    /// Asserts that an action is refused and changes nothing, and returns the refusal.
    pub fn refuse(&mut self, by: Actor, action: Action) -> Refusal {
        let (before, events) = (self.game.clone(), self.events.len());
        let refusal = self.try_act(by, action).expect_err("the action is refused");
        assert!(self.game == before && self.events.len() == events, "a refusal changed the state");
        refusal
    }

    /// Asserts that a wager is refused, and returns the refusal.
    pub fn refuse_wager(&mut self, number: usize, on: usize, bet: u64, bonus: u64) -> Refusal {
        let action = Action::Wager { pack: pack(on), bet: chips(bet), bonus: chips(bonus) };
        self.refuse(Actor::Seat(seat(number)), action)
    }

    /// The events that cite a clause.
    pub fn citing(&self, id: &str) -> Vec<&Event> {
        self.events.iter().filter(|event| ids(event.clauses()).contains(&id)).collect()
    }

    /// The index of the first event that matches.
    pub fn place(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().position(is).expect("an event that matches")
    }
}

/// Returns whether a refusal cites a clause.
pub fn cites(refusal: &Refusal, id: &str) -> bool {
    ids(refusal.clauses()).contains(&id)
}
