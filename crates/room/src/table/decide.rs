//! What a command comes to: entries for the log, or a refusal that changes nothing.

use super::chair::Chair;
use super::entry::{Config, Ended, Entry, Opened, Who};
use super::state::{Occupant, PAUSES, State};
use crate::game::{Acting, Ending, Opening};
use crate::protocol::Refused;
use crate::protocol::client::Command;
use crate::protocol::server::{Clocks, LeftBy, Stakes};
use crate::store::PlayerId;
use games::seat::MAX_SEATS;
use games::{Chips, Seat};
use serde_json::Value;

/// The longest that a host may hold the game, in minutes.
const PAUSE_MINUTES: u32 = 30;

/// The bounds of the clocks, in seconds: for a decision, the bank, the grace, between hands.
const CLOCKS: [(&str, u32, u32); 4] =
    [("turn", 5, 300), ("bank", 0, 600), ("grace", 0, 120), ("between", 0, 60)];

/// A person who asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Which player.
    pub id: PlayerId,
    /// Under which name.
    pub name: String,
}

/// What a command comes to. `draw` gives a number below its argument, for a bot that is chosen by chance.
///
/// # Errors
/// Why it is not done; nothing has changed then.
pub fn decide(
    state: &mut State,
    who: Option<&Person>,
    command: &Command,
    idle: impl Fn(Chair) -> bool,
    draw: impl FnMut(u64) -> u64,
) -> Result<Vec<Entry>, Refused> {
    let who = who.ok_or_else(|| Refused::new("no_name", "say your name first: the rail only watches"))?;
    if state.closed {
        return Err(Refused::new("closed", "the table is closed"));
    }
    match command {
        Command::Act { hand, turn, action } => act(state, who, *hand, *turn, action),
        Command::Sit { seat, buy_in } => sit(state, who, *seat, *buy_in),
        Command::TopUp { amount } => top_up(state, who, *amount),
        Command::Leave => Ok(leave(state, own(state, who)?.0, LeftBy::Player)),
        Command::SitOut => sit_out(state, who),
        Command::SitIn => sit_in(state, who),
        Command::AddBot { seat, style } => {
            host(state, who)?;
            add_bot(state, *seat, style.as_deref(), draw)
        }
        Command::Remove { seat } => {
            host(state, who)?;
            remove(state, *seat, idle)
        }
        Command::Pause { minutes } => {
            host(state, who)?;
            pause(state, *minutes)
        }
        Command::Resume => {
            host(state, who)?;
            let held = state.paused_until_ms.is_some();
            held.then(|| vec![Entry::Resumed { clock: false }])
                .ok_or_else(|| Refused::new("not_paused", "the game is not held"))
        }
        Command::Configure { rules, clocks, stakes } => {
            host(state, who)?;
            let config = configured(state, rules.as_ref(), *clocks, *stakes)?;
            Ok(vec![Entry::Configured { config }])
        }
        Command::Close => {
            host(state, who)?;
            Ok(close(state))
        }
    }
}

/// The entries behind an action of the clock or a bot, as a line of the log.
///
/// # Errors
/// The game's refusal; nothing has changed then.
pub fn act_line(state: &mut State, line: &str, bank_ms: u64) -> Result<Vec<Entry>, Refused> {
    acted(state, Acting::Line(line), bank_ms)
}

/// Notes on the action what it took of the time bank, in milliseconds.
pub fn charge(entries: &mut [Entry], banked: u64) {
    for entry in entries {
        if let Entry::Acted { bank_ms, .. } = entry {
            *bank_ms = banked;
        }
    }
}

fn act(state: &mut State, who: &Person, hand: u64, turn: u32, action: &Value) -> Result<Vec<Entry>, Refused> {
    let (chair, _) = own(state, who)?;
    let seat = seat_for(state, chair, hand, turn)?;
    acted(state, Acting::Json(seat, action), 0)
}

/// The hand seat of a chair, if this is the action of it that comes next.
fn seat_for(state: &State, chair: Chair, hand: u64, turn: u32) -> Result<Seat, Refused> {
    let stale = || {
        let message = format!("hand {hand} is not the hand that is being played");
        Refused::new("stale_hand", message).with("hand", hand).with("now", state.hand)
    };
    let play = state.playing().filter(|play| play.opened.hand == hand).ok_or_else(stale)?;
    let dealt_out = || Refused::new("not_dealt_in", "this seat was not dealt into the hand");
    let seat = play.seat(chair).ok_or_else(dealt_out)?;
    let taken = play.round.turn(seat);
    match turn.cmp(&taken) {
        std::cmp::Ordering::Equal => Ok(seat),
        std::cmp::Ordering::Less => {
            let message = format!("action {} of this seat was taken before", turn + 1);
            Err(Refused::new("repeated", message).with("turn", turn).with("next", taken))
        }
        std::cmp::Ordering::Greater => {
            let message = format!("action {} of this seat comes next, not action {}", taken + 1, turn + 1);
            Err(Refused::new("too_early", message).with("turn", turn).with("next", taken))
        }
    }
}

/// An action, and the end of the hand if it ends it.
fn acted(state: &mut State, action: Acting<'_>, bank_ms: u64) -> Result<Vec<Entry>, Refused> {
    let line = state.act(state.seq + 1, action)?;
    let mut entries = vec![Entry::Acted { line, bank_ms }];
    let ending = state.play.as_ref().and_then(|play| play.round.ending());
    entries.extend(ending.map(|ending| Entry::Ended(ended(state, ending))));
    Ok(entries)
}

fn ended(state: &State, ending: Ending) -> Ended {
    let Ending { stacks, house, carry } = ending;
    let lineup = state.dealt.iter().flat_map(|dealt| &dealt.lineup);
    let before: Vec<Chips> = lineup.filter_map(|&chair| Some(state.at(chair)?.stack)).collect();
    let net = |(before, after): (&Chips, &Chips)| after.signed() - before.signed();
    let nets = stacks.as_ref().map(|after| before.iter().zip(after).map(net).collect());
    Ended { stacks, nets, house, carry }
}

/// The chair of the person, and who sits there.
fn own<'a>(state: &'a State, who: &Person) -> Result<(Chair, &'a Occupant), Refused> {
    let chair = state.chair_of(who.id);
    let seated = chair.and_then(|chair| Some((chair, state.at(chair)?)));
    seated.ok_or_else(|| Refused::new("no_seat", "take a seat first"))
}

fn host(state: &State, who: &Person) -> Result<(), Refused> {
    let is_host = state.created.host == Some(who.id);
    is_host.then_some(()).ok_or_else(|| Refused::new("not_host", "only the host of the table can do that"))
}

/// An empty chair of the table.
fn empty(state: &State, number: u8) -> Result<Chair, Refused> {
    let chairs = state.chairs.len();
    let chair = Chair::new(number).ok().filter(|chair| chair.index() < chairs).ok_or_else(|| {
        let message = format!("there is no seat {number}: the table has {chairs}");
        Refused::new("no_such_chair", message).with("seat", number).with("seats", chairs)
    })?;
    match state.at(chair) {
        None => Ok(chair),
        Some(_) => Err(Refused::new("taken", format!("seat {number} is taken")).with("seat", number)),
    }
}

fn sit(state: &State, who: &Person, number: u8, buy_in: Option<Chips>) -> Result<Vec<Entry>, Refused> {
    if state.closing {
        return Err(Refused::new("closing", "the table closes after this hand"));
    }
    if let Some(chair) = state.chair_of(who.id) {
        let message = format!("you sit on seat {chair} already: one person holds one seat");
        return Err(Refused::new("seated_already", message).with("seat", chair.number()));
    }
    let chair = empty(state, number)?;
    check_buys(state, who.id)?;
    let stack = bought(state, Chips::ZERO, buy_in)?;
    let who = Who::Player { id: who.id, name: who.name.clone() };
    Ok(vec![Entry::Seated { chair, who, stack }])
}

/// The first buy-in is free; those after it are counted.
fn check_buys(state: &State, player: PlayerId) -> Result<(), Refused> {
    let Some(limit) = state.config.stakes.and_then(|stakes| stakes.rebuys) else { return Ok(()) };
    let buys = state.buys.get(&player).copied().unwrap_or(0);
    if buys <= limit {
        return Ok(());
    }
    let message = format!("this table allows {limit} rebuys, and you have made them");
    Err(Refused::new("no_more_rebuys", message).with("limit", limit))
}

/// How often a player may still buy in again; none for no limit.
pub fn rebuys_left(state: &State, player: PlayerId) -> Option<u32> {
    let limit = state.config.stakes?.rebuys?;
    let buys = state.buys.get(&player).copied().unwrap_or(0);
    Some((limit + 1).saturating_sub(buys.max(1)))
}

/// What is bought in for, on top of what is there.
fn bought(state: &State, there: Chips, buy_in: Option<Chips>) -> Result<Chips, Refused> {
    let Some(stakes) = state.config.stakes else {
        return match buy_in {
            None | Some(Chips::ZERO) => Ok(Chips::ZERO),
            Some(_) => Err(Refused::new("no_chips", "this game is played for points: there is no buy-in")),
        };
    };
    let amount = buy_in.unwrap_or(stakes.buy_in_max.less(there));
    let sum = there.checked_add(amount).filter(|&sum| amount > Chips::ZERO && sum <= stakes.buy_in_max);
    match sum {
        Some(sum) if sum >= stakes.buy_in_min => Ok(amount),
        _ => {
            let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
            let message =
                format!("with {there} there, {amount} is no buy-in: have {least} to {most} after it");
            let refused = Refused::new("buy_in", message).with("amount", amount.get());
            Err(refused.with("least", least.get()).with("most", most.get()).with("there", there.get()))
        }
    }
}

fn top_up(state: &State, who: &Person, amount: Chips) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    check_buys(state, who.id)?;
    let amount = bought(state, occupant.stack + occupant.coming, Some(amount))?;
    let back = occupant.sits_out.then_some(Entry::SatIn { chair });
    Ok([Entry::ToppedUp { chair, amount }].into_iter().chain(back).collect())
}

/// At once where the chair is in no hand, else once the hand is over.
pub fn leave(state: &State, chair: Chair, by: LeftBy) -> Vec<Entry> {
    let Some(occupant) = state.at(chair) else { return Vec::new() };
    if state.in_hand(chair) {
        return vec![Entry::Leaving { chair, by }];
    }
    vec![Entry::Left { chair, by, stack: occupant.stack + occupant.coming }]
}

fn sit_out(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Err(Refused::new("sits_out_already", "you sit out already")),
        false => Ok(vec![Entry::SatOut { chair, clock: false }]),
    }
}

fn sit_in(state: &State, who: &Person) -> Result<Vec<Entry>, Refused> {
    let (chair, occupant) = own(state, who)?;
    match occupant.sits_out {
        true => Ok(vec![Entry::SatIn { chair }]),
        false => Err(Refused::new("sits_in_already", "you are in already")),
    }
}

fn add_bot(
    state: &State,
    number: u8,
    style: Option<&str>,
    mut draw: impl FnMut(u64) -> u64,
) -> Result<Vec<Entry>, Refused> {
    let chair = empty(state, number)?;
    let bots = state.game().bots();
    let style = match style {
        Some(name) => bots.iter().find(|(bot, _)| *bot == name).map(|(bot, _)| *bot).ok_or_else(|| {
            let names: Vec<&str> = bots.iter().map(|(bot, _)| *bot).collect();
            let message = format!("there is no bot {name:?}: this game has {}", names.join(", "));
            Refused::new("no_such_bot", message).with("bot", name).with("bots", names.join(", "))
        })?,
        None => draw_style(state, &mut draw),
    };
    Ok(vec![bot(state, chair, style, &mut draw)])
}

/// A bot of the game with a strategy, by chance; the plain ones are for measuring.
pub fn draw_style(state: &State, draw: &mut impl FnMut(u64) -> u64) -> &'static str {
    let bots = state.game().bots();
    let styles: Vec<&'static str> =
        bots.iter().map(|(name, _)| *name).filter(|name| !["call", "random"].contains(name)).collect();
    let styles = if styles.is_empty() { vec!["call"] } else { styles };
    styles[draw(styles.len() as u64) as usize]
}

/// The names of bots. The room says of each that it is one.
const NAMES: [&str; 12] = [
    "Ada",
    "Blaise",
    "Carl",
    "Dorothy",
    "Emmy",
    "Florence",
    "Grace",
    "Henri",
    "Ida",
    "Jakob",
    "Katherine",
    "Leonhard",
];

/// A bot on an empty chair, with a name that nobody at the table has, and with the most that it may bring.
pub fn bot(state: &State, chair: Chair, style: &str, draw: &mut impl FnMut(u64) -> u64) -> Entry {
    let used = |name: &str| state.occupied().any(|(_, occupant)| occupant.who.name() == name);
    let free: Vec<&str> = NAMES.into_iter().filter(|name| !used(name)).collect();
    let name = free[draw(free.len() as u64) as usize].to_owned();
    let stack = state.config.stakes.map_or(Chips::ZERO, |stakes| stakes.buy_in_max);
    Entry::Seated { chair, who: Who::Bot { name, style: style.to_owned() }, stack }
}

const _: () = assert!(NAMES.len() > MAX_SEATS, "there is always a name left");

fn remove(state: &State, number: u8, idle: impl Fn(Chair) -> bool) -> Result<Vec<Entry>, Refused> {
    let chair = Chair::new(number).ok().filter(|&chair| state.at(chair).is_some()).ok_or_else(|| {
        Refused::new("nobody_there", format!("nobody sits on seat {number}")).with("seat", number)
    })?;
    let bot = state.at(chair).is_some_and(|occupant| occupant.who.style().is_some());
    if bot || idle(chair) {
        return Ok(leave(state, chair, LeftBy::Host));
    }
    let message = format!("seat {number} is playing: only who sits out or is not there can be removed");
    Err(Refused::new("not_idle", message).with("seat", number))
}

fn pause(state: &State, minutes: u32) -> Result<Vec<Entry>, Refused> {
    if state.paused_until_ms.is_some() {
        return Err(Refused::new("paused_already", "the game is held already"));
    }
    if state.pauses >= PAUSES {
        let message = format!("the game was held {PAUSES} times, which is all that a table may");
        return Err(Refused::new("no_more_pauses", message).with("limit", PAUSES));
    }
    if !(1..=PAUSE_MINUTES).contains(&minutes) {
        let message = format!("{minutes} minutes: hold the game for 1 to {PAUSE_MINUTES}");
        let refused = Refused::new("pause_minutes", message).with("minutes", minutes);
        return Err(refused.with("most", PAUSE_MINUTES));
    }
    Ok(vec![Entry::Paused { minutes }])
}

fn configured(
    state: &State,
    rules: Option<&Value>,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
) -> Result<Config, Refused> {
    let rules = rules.unwrap_or(&state.config.rules);
    let clocks = clocks.unwrap_or(state.config.clocks);
    let stakes = stakes.or(state.config.stakes);
    config(state.created.game, rules, Some(clocks), stakes)
}

/// Settings, clocks and limits, checked together; what is left out has its usual value.
///
/// # Errors
/// The first that is wrong.
pub fn config(
    game: crate::game::GameName,
    rules: &Value,
    clocks: Option<Clocks>,
    stakes: Option<Stakes>,
) -> Result<Config, Refused> {
    let settled = game.game().rules(rules)?;
    let clocks = clocks.unwrap_or_default();
    check_clocks(clocks)?;
    let stakes = match (settled.stakes, stakes) {
        (None, Some(_)) => {
            return Err(Refused::new("no_chips", "this game is played for points: there is no buy-in"));
        }
        (usual, stakes) => stakes.or(usual),
    };
    stakes.map_or(Ok(()), |stakes| check_stakes(stakes, settled.least))?;
    Ok(Config { rules: settled.rules, clocks, stakes })
}

fn check_clocks(clocks: Clocks) -> Result<(), Refused> {
    let Clocks { turn, bank, grace, between } = clocks;
    for ((name, least, most), seconds) in CLOCKS.into_iter().zip([turn, bank, grace, between]) {
        if !(least..=most).contains(&seconds) {
            let message = format!("clocks: {name} is {seconds} seconds: it is {least} to {most}");
            let refused = Refused::new("clock", message).with("clock", name).with("seconds", seconds);
            return Err(refused.with("least", least).with("most", most));
        }
    }
    Ok(())
}

/// The most that a table lets anybody bring: a thousand million times a million, far below what a sum may be.
const MOST: u64 = 1_000_000_000_000_000 / 1_000;

fn check_stakes(stakes: Stakes, needed: Chips) -> Result<(), Refused> {
    let Stakes { buy_in_min: least, buy_in_max: most, .. } = stakes;
    if least >= needed && least > Chips::ZERO && least <= most && most.get() <= MOST {
        return Ok(());
    }
    let needed = needed.get().max(1);
    let message =
        format!("stakes: buy in for {least} to {most}: the least is {needed} or more, the most {MOST}");
    let refused = Refused::new("stakes", message).with("least", least.get()).with("most", most.get());
    Err(refused.with("needed", needed).with("limit", MOST))
}

/// At once between hands, else once the hand is over.
fn close(state: &State) -> Vec<Entry> {
    if state.playing().is_some() { vec![Entry::Closing] } else { closed(state) }
}

/// The end of a table: everybody is cashed out.
pub fn closed(state: &State) -> Vec<Entry> {
    let left = state.occupied().map(|(chair, occupant)| Entry::Left {
        chair,
        by: LeftBy::Closing,
        stack: occupant.stack + occupant.coming,
    });
    left.chain([Entry::Closed]).collect()
}

/// What follows between two hands: who wished to leave leaves, a bot without chips brings more.
pub fn tidied(state: &State) -> Vec<Entry> {
    if state.closing {
        return closed(state);
    }
    let tidied = state.occupied().filter_map(|(chair, occupant)| match occupant.leaving {
        Some(by) => Some(Entry::Left { chair, by, stack: occupant.stack + occupant.coming }),
        None => refill(state, occupant).map(|amount| Entry::ToppedUp { chair, amount }),
    });
    tidied.collect()
}

/// What a bot brings that cannot play with what it has.
fn refill(state: &State, occupant: &Occupant) -> Option<Chips> {
    let stakes = state.config.stakes.filter(|_| occupant.who.style().is_some())?;
    let short = occupant.stack < state.settled.least;
    short.then(|| stakes.buy_in_max.less(occupant.stack))
}

/// How the next hand is opened, if there can be one: the entry without its cards, and what the game must know.
pub fn opening(state: &State) -> Option<(Opened, Opening)> {
    let lineup = state.ready();
    if lineup.len() < *state.settled.players.start() || state.closing || state.closed {
        return None;
    }
    let occupants: Vec<&Occupant> = lineup.iter().filter_map(|&chair| state.at(chair)).collect();
    let players: Vec<Who> = occupants.iter().map(|occupant| occupant.who.clone()).collect();
    let stacks = occupants.iter().map(|occupant| occupant.stack + occupant.coming).collect();
    let button = state.game().button().then(|| next_button(state.button, &lineup));
    let place = lineup.iter().position(|&chair| Some(chair) == button);
    let before = state.dealt.as_ref().map(|dealt| (&dealt.lineup, &dealt.players));
    let opening = Opening {
        stacks,
        button: place.and_then(|place| Seat::new(place + 1)).unwrap_or(Seat::FIRST),
        carried: state.carry.clone(),
        same_players: before == Some((&lineup, &players)),
    };
    Some((Opened { hand: state.hand + 1, lineup, players, button, proof: None }, opening))
}

/// The button moves to the next chair that is dealt in, clockwise (TH-7).
fn next_button(last: Option<Chair>, lineup: &[Chair]) -> Chair {
    let after = lineup.iter().find(|&&chair| last.is_none_or(|last| chair > last));
    *after.unwrap_or(&lineup[0])
}
