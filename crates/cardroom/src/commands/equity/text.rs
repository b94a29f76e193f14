//! The equity as text.

use crate::paint::{BOLD, DIM, StyledText, cards_text, clauses, counted, heat, percent, thousands};
use cards::{Card, Rank, Suit};
use requests::equity::{Grid, Incomplete, Next, Player, Reply};
use std::io::{self, Write};
use strategy::odds::holdem::Kind;

/// Prints the known cards, the players with their equity, and the requested additional results.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    write_cards("board", &reply.board, out)?;
    write_cards("dead", &reply.dead, out)?;
    write_players(reply, out)?;
    match reply.seed {
        None => writeln!(out, "{}, all of them counted", counted(signed(reply.boards), "showdown"))?,
        Some(seed) => {
            let missing = match reply.incomplete {
                None => String::new(),
                Some(Incomplete::Stopped) => "; stopped before all that were requested".to_owned(),
                Some(Incomplete::Blocked) => format!(
                    "; {} would take too long: in nearly every deal of these ranges, two players share a card",
                    thousands(reply.wanted)
                ),
            };
            writeln!(out, "{} showdowns drawn, seed {seed}{missing}", thousands(signed(reply.boards)))?;
        }
    }
    if reply.players.iter().any(|player| !player.categories.is_empty()) {
        write_categories(reply, out)?;
    }
    for (number, player) in (1..).zip(&reply.players) {
        write_outs(number, player, reply.board.len() == LAST_BUT_ONE, out)?;
    }
    if let Some(next) = &reply.next_cards {
        write_next(next, out)?;
    }
    if let Some(grid) = &reply.grid {
        write_grid(grid, out)?;
    }
    writeln!(out, "{}", StyledText(DIM, clauses(&reply.clauses)))
}

fn write_cards(title: &str, cards: &[Card], out: &mut dyn Write) -> io::Result<()> {
    if cards.is_empty() { Ok(()) } else { writeln!(out, "{title} {}", cards_text(cards.iter().copied())) }
}

fn write_players(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let widest =
        reply.players.iter().map(|player| player.hand.chars().count()).max().unwrap_or(0).clamp(6, 30);
    let error = if reply.exact { "" } else { "     ± std. error" };
    let counts: Vec<[String; 2]> = reply
        .players
        .iter()
        .map(|player| [player.wins, player.ties].map(|boards| thousands(signed(boards))))
        .collect();
    let width =
        |column: usize| 3 + counts.iter().map(|counts| counts[column].len()).max().unwrap_or(0).max(4);
    let [wins, ties] = [width(0), width(1)];
    writeln!(
        out,
        "   {:<widest$}{:>7}{:>14}{error}{:>wins$}{:>ties$}",
        "", "hands", "equity", "wins", "ties"
    )?;
    for ((number, player), [won, tied]) in (1..).zip(&reply.players).zip(&counts) {
        let hand = shortened(&player.hand, widest);
        let error = player.standard_error.map_or_else(String::new, |error| format!("{:>17}", percent(error)));
        let equity = percent(player.equity);
        writeln!(
            out,
            "{number:>2} {hand:<widest$}{:>7}{equity:>14}{error}{won:>wins$}{tied:>ties$}",
            player.hands
        )?;
    }
    Ok(())
}

/// A hand or range of at most this many characters; a longer one ends with `…`.
fn shortened(hand: &str, most: usize) -> String {
    if hand.chars().count() <= most {
        return hand.to_owned();
    }
    hand.chars().take(most - 1).chain(['…']).collect()
}

fn write_categories(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let titles: String =
        (1..=reply.players.len()).map(|number| format!("{:>14}", format!("player {number}"))).collect();
    writeln!(out, "\n{:<18}{titles}", "ends with")?;
    for (row, (category, _)) in reply.players[0].categories.iter().enumerate() {
        let chance = |player: &Player| percent(player.categories[row].1 as f64 / reply.boards as f64);
        let cells: String = reply.players.iter().map(|player| format!("{:>14}", chance(player))).collect();
        writeln!(out, "{:<18}{cells}", category.to_string())?;
    }
    Ok(())
}

/// Number of board cards on the turn: with one card to come, an out decides the result.
const LAST_BUT_ONE: usize = 4;

fn write_outs(number: usize, player: &Player, last: bool, out: &mut dyn Write) -> io::Result<()> {
    let Some(outs) = &player.outs else { return Ok(()) };
    writeln!(out, "\nplayer {number} is {}", outs.standing)?;
    let results = if last { ["win", "tie"] } else { ["go ahead", "draw level"] };
    let by_result = results.into_iter().zip([&outs.win, &outs.tie]);
    for (result, cards) in by_result.filter(|(_, cards)| !cards.is_empty()) {
        let count = if cards.len() == 1 { "1 out".to_owned() } else { format!("{} outs", cards.len()) };
        writeln!(out, "  {count} to {result}: {}", cards_text(cards.iter().map(|card| card.0)))?;
    }
    Ok(())
}

/// Prints the equity by next card as a grid of ranks and suits, one for every player. With two players, only the first
/// player's grid is printed, since the second player's equity is the complement.
fn write_next(next: &[Next], out: &mut dyn Write) -> io::Result<()> {
    let players = next.first().map_or(0, |next| next.equity.len());
    for player in 0..if players == 2 { 1 } else { players } {
        writeln!(
            out,
            "\n{}",
            StyledText(BOLD, format!("Equity of player {} by next card, in percent", player + 1))
        )?;
        writeln!(out, "   {}", row(Rank::ALL.into_iter().rev().map(|rank| format!("{:>5}", rank.letter()))))?;
        for suit in Suit::ALL.into_iter().rev() {
            let cells = Rank::ALL.into_iter().rev().map(|rank| {
                let next = next.iter().find(|next| next.card.0 == Card::new(rank, suit));
                next.map_or_else(
                    || format!("{:>5}", "·"),
                    |next| heat(next.equity[player], &cell(100.0 * next.equity[player])),
                )
            });
            writeln!(out, "{:>3}{}", suit.symbol(), row(cells))?;
        }
    }
    Ok(())
}

/// A percentage in five characters, the first of which is a space.
fn cell(percent: f64) -> String {
    let text = format!("{percent:>5.1}");
    if text == "100.0" { "  100".to_owned() } else { text }
}

fn write_grid(grid: &Grid, out: &mut dyn Write) -> io::Result<()> {
    let title = format!("{}, in percent", title(grid));
    writeln!(out, "\n{}", StyledText(BOLD, title))?;
    writeln!(
        out,
        "   {}   suited above the diagonal",
        row(Rank::ALL.into_iter().rev().map(|rank| format!("{:>4}", rank.letter())))
    )?;
    let cell = |kind: Kind| {
        let shown = |equity: f64| heat(equity, &format!("{:>4.0}", 100.0 * equity));
        grid.equity(kind).map_or_else(|| format!("{:>4}", "·"), shown)
    };
    let kinds: Vec<Kind> = Kind::all().collect();
    for (line, rank) in kinds.chunks(13).zip(Rank::ALL.into_iter().rev()) {
        writeln!(out, "{:>3}{}", rank.letter(), row(line.iter().copied().map(cell)))?;
    }
    Ok(())
}

/// Title of the grid, with the player whose equity it shows.
pub fn title(grid: &Grid) -> String {
    match (grid.player, grid.equity_of) {
        (player, of) if player == of => format!("Equity of player {of} by hand"),
        (player, of) => format!("Equity of player {of} against each hand of player {player}"),
    }
}

fn row(cells: impl Iterator<Item = String>) -> String {
    cells.collect()
}

/// Converts a count to a signed integer; real counts are far below the maximum.
fn signed(boards: u128) -> i128 {
    i128::try_from(boards).unwrap_or(i128::MAX)
}
