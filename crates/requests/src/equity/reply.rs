//! The reply to an equity request.

use super::request::{CheckedRequest, no_grid};
use crate::{RequestError, by_category};
use cards::Card;
use cards::eval::Category;
use games::Shown;
use games::clause::ids;
use games::holdem::Clause;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use strategy::odds::holdem::{self as odds, Equity, Kind, NextCard, PlayerEquity, Standing};

/// Equity of every player in the spot.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// Number of showdowns counted. A showdown is one deal of the hands with one board, weighted by the product of
    /// the hands' weights. The number can exceed 2^53 if the weights have many digits. In a sample, the number of
    /// showdowns drawn.
    pub boards: u128,
    /// `true` if every showdown was counted, `false` for a sample.
    pub exact: bool,
    /// Seed of the sample; omitted if every showdown was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The players in the order of the request.
    pub players: Vec<Player>,
    /// Equity after each next card, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cards: Option<Vec<Next>>,
    /// Equity by kind of hand, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// The cards on the board.
    #[serde(skip)]
    pub board: Vec<Card>,
    /// The cards out of play.
    #[serde(skip)]
    pub dead: Vec<Card>,
    /// Reason why fewer showdowns were sampled than intended; omitted if none are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub incomplete: Option<Incomplete>,
    /// Number of showdowns that a sample was intended to have.
    #[serde(skip)]
    pub wanted: u64,
}

/// Reason why a sample has fewer showdowns than intended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Incomplete {
    /// The calculation was stopped.
    Stopped,
    /// In nearly every deal of the ranges, two players share a card.
    Blocked,
}

/// Equity of one player.
#[derive(Serialize, JsonSchema)]
pub struct Player {
    /// The player's hand or range, as written in the request.
    pub hand: String,
    /// Number of hands in the range that the board and the dead cards leave possible.
    pub hands: usize,
    /// Number of showdowns that the player wins alone.
    pub wins: u128,
    /// Number of showdowns that the player shares with others.
    pub ties: u128,
    /// Equity: the average share of the pot, from 0 to 1.
    pub equity: f64,
    /// Numerator of the equity as a fraction in lowest terms, if every showdown was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equity_numerator: Option<String>,
    /// The denominator of the equity, above 0; omitted with the numerator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equity_denominator: Option<String>,
    /// Standard error of a sampled equity; omitted if every showdown was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_error: Option<f64>,
    /// Number of showdowns in which the player's hand has each category, the highest category first, if requested.
    #[serde(serialize_with = "by_category", skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Option<BTreeMap<String, u128>>")]
    pub categories: Vec<(Category, u128)>,
    /// The player's standing and outs, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outs: Option<Outs>,
}

/// A player's standing and outs, which are the next cards that improve it.
#[derive(Serialize, JsonSchema)]
pub struct Outs {
    /// Standing on the current board: `ahead`, `tied` or `behind`.
    pub standing: &'static str,
    /// Cards that put the player ahead of all others, if the player is behind or tied.
    pub win: Vec<Shown>,
    /// Cards that give the player the best hand, tied with others, if the player is behind.
    pub tie: Vec<Shown>,
}

/// Equity after one next card.
#[derive(Serialize, JsonSchema)]
pub struct Next {
    /// The next card.
    pub card: Shown,
    /// Equity of every player, from 0 to 1, in the order of the request.
    pub equity: Vec<f64>,
}

/// Equity by kind of starting hand.
#[derive(Serialize, JsonSchema)]
pub struct Grid {
    /// The player whose hands the grid lists, counted from 1.
    pub player: usize,
    /// The player whose equity the cells contain, counted from 1: the same player, or player 1 against the
    /// range of player 2.
    pub equity_of: usize,
    /// The possible kinds, in row-major order of the grid.
    pub hands: Vec<Cell>,
}

/// Equity with one kind of starting hand.
#[derive(Serialize, JsonSchema)]
pub struct Cell {
    /// The usual notation: `AA`, `AKs`, `T9o`.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub hand: Kind,
    /// Number of showdowns with this kind.
    pub boards: u128,
    /// Equity with this kind, from 0 to 1.
    pub equity: f64,
}

impl Reply {
    /// The reply with the players' figures alone.
    pub fn new(
        asked: &CheckedRequest,
        equity: &Equity,
        seed: Option<u64>,
        incomplete: Option<Incomplete>,
    ) -> Reply {
        let players = equity.players.iter().enumerate();
        Reply {
            boards: equity.boards,
            exact: equity.exact,
            seed,
            players: players.map(|(at, player)| Player::new(asked, at, player, equity.exact)).collect(),
            next_cards: None,
            grid: None,
            clauses: ids([Clause::Showdown1, Clause::Showdown2, Clause::Showdown3, Clause::Th5]),
            board: asked.spot.board().iter().collect(),
            dead: asked.spot.dead().iter().collect(),
            incomplete,
            wanted: asked.wanted(),
        }
    }

    /// Adds every player's outs.
    pub fn take_outs(&mut self, outs: &[odds::Outs]) {
        for (player, outs) in self.players.iter_mut().zip(outs) {
            let standing = match outs.standing {
                Standing::Ahead => "ahead",
                Standing::Tied => "tied",
                Standing::Behind => "behind",
            };
            let [win, tie] = [&outs.win, &outs.tie].map(|cards| cards.iter().copied().map(Shown).collect());
            player.outs = Some(Outs { standing, win, tie });
        }
    }

    /// Adds the equity after each next card.
    pub fn take_next(&mut self, next: Option<&[NextCard]>) {
        let equities = |next: &NextCard| next.equity.players.iter().map(|player| player.equity).collect();
        let one = |next: &NextCard| Next { card: Shown(next.card), equity: equities(next) };
        self.next_cards = next.map(|next| next.iter().map(one).collect());
    }

    /// Adds the grid of the first player with several kinds of hands.
    ///
    /// # Errors
    /// If no player has several kinds of hands.
    pub fn take_grid(&mut self, equity: &Equity) -> Result<(), RequestError> {
        let kinds = |player: &PlayerEquity| player.kinds.iter().filter(|kind| kind.boards > 0).count();
        let player = equity.players.iter().position(|player| kinds(player) > 1).ok_or_else(no_grid)?;
        let against = equity.players.len() == 2 && player == 1;
        let cells = Kind::all().zip(&equity.players[player].kinds).filter_map(|(hand, kind)| {
            let equity = kind.equity()?;
            Some(Cell { hand, boards: kind.boards, equity: if against { 1.0 - equity } else { equity } })
        });
        let equity_of = if against { 1 } else { player + 1 };
        self.grid = Some(Grid { player: player + 1, equity_of, hands: cells.collect() });
        Ok(())
    }
}

impl Grid {
    /// Equity with a kind; `None` if the kind is not possible.
    pub fn equity(&self, kind: Kind) -> Option<f64> {
        self.hands.iter().find(|cell| cell.hand == kind).map(|cell| cell.equity)
    }
}

impl Player {
    fn new(asked: &CheckedRequest, at: usize, player: &PlayerEquity, exact: bool) -> Player {
        let ranked = || Category::ALL.into_iter().rev().filter(|_| asked.categories);
        Player {
            hand: asked.written[at].clone(),
            hands: asked.spot.ranges()[at].len(),
            wins: player.wins,
            ties: player.ties,
            equity: player.equity,
            equity_numerator: exact.then(|| player.fraction.numerator().to_string()),
            equity_denominator: exact.then(|| player.fraction.denominator().to_string()),
            standard_error: player.standard_error,
            categories: ranked()
                .filter_map(|category| Some((category, player.category(category)?)))
                .collect(),
            outs: None,
        }
    }
}

fn as_text<S: Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(kind)
}
