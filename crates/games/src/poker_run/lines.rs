//! The text form of entries, as typed at the stops and stored in records.

use super::action::{Action, HandId, Mark, Participant, SpinsAt, Stop};
use super::{STOPS, Time};
use crate::face::Shown;
use crate::notation::{Notation, Quoted, SyntaxError, Text, Words};
use std::fmt;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Register { participant, name, rides } => {
                let rides = if *rides { "rides" } else { "non-rider" };
                write!(f, "register {participant} {rides} {}", Text(name))
            }
            Action::AddHand { participant } => write!(f, "add hand {participant}"),
            Action::Stamp { hand, stop, card, at } => {
                write!(f, "stamp {hand} {stop:?} {card} {}", TimeText(*at))
            }
            Action::SpinAll { hand, spins_at, cards: [a, b, c, d, e], at } => {
                write!(f, "spin all {hand} {spins_at} {a} {b} {c} {d} {e} {}", TimeText(*at))
            }
            Action::Arrive { participant, at } => write!(f, "arrive {participant} at {at}"),
            Action::Extra { hand, card, at } => write!(f, "extra {hand} {card} {}", TimeText(*at)),
            Action::Void { hand, mark: Mark::Stop(stop), reason } => {
                write!(f, "void {hand} {stop:?} {}", Text(reason))
            }
            Action::Void { hand, mark: Mark::Extra, reason } => {
                write!(f, "void {hand} extra {}", Text(reason))
            }
            Action::VoidArrival { participant, reason } => {
                write!(f, "void arrival {participant} {}", Text(reason))
            }
            Action::TurnIn { hand, at } => write!(f, "turn in {hand} at {at}"),
            Action::VoidTurnIn { hand, reason } => write!(f, "void turn in {hand} {}", Text(reason)),
            Action::Close => f.write_str("close"),
            Action::SpinOff { hand, card } => write!(f, "spin off {hand} {card}"),
            Action::Withdraw { participant } => write!(f, "withdraw {participant}"),
            Action::Rename { participant, name, reason } => {
                write!(f, "rename {participant} {} {}", Quoted(name), Text(reason))
            }
            Action::SetRides { participant, rides, reason } => {
                let rides = if *rides { "rides" } else { "non-rider" };
                write!(f, "correct {participant} {rides} {}", Text(reason))
            }
            Action::RemoveHand { hand, reason } => write!(f, "remove hand {hand} {}", Text(reason)),
            Action::Cancel { reason } => write!(f, "cancel {}", Text(reason)),
            Action::Pay { hand } => write!(f, "pay {hand}"),
            Action::PayPrize { hand } => write!(f, "pay prize {hand}"),
            Action::VoidPay { hand, reason } => write!(f, "void pay {hand} {}", Text(reason)),
            Action::VoidPrize { hand, reason } => write!(f, "void prize {hand} {}", Text(reason)),
            Action::ReopenStop { stop, reason } => write!(f, "reopen {stop:?} {}", Text(reason)),
            Action::CloseStop { stop, reason } => write!(f, "close {stop:?} {}", Text(reason)),
            Action::Report { stop, until } => write!(f, "report {stop:?} until {until}"),
            Action::RetractReport { stop, until: None, reason } => {
                write!(f, "retract report {stop:?} {}", Text(reason))
            }
            Action::RetractReport { stop, until: Some(until), reason } => {
                write!(f, "lower report {stop:?} to {until} {}", Text(reason))
            }
            Action::AllowSkip { hand, stop, reason } => {
                write!(f, "allow skip {hand} {stop:?} {}", Text(reason))
            }
            Action::MoveDeadline { to, reason } => write!(f, "move deadline to {to} {}", Text(reason)),
        }
    }
}

/// The time at the end of an entry with a card, or `untimed` for a card without a time.
struct TimeText(Option<Time>);

impl fmt::Display for TimeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(at) => write!(f, "at {at}"),
            None => f.write_str("untimed"),
        }
    }
}

impl fmt::Display for SpinsAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SpinsAt::FirstStop => "first stop",
            SpinsAt::Finish => "finish",
        })
    }
}

crate::notation::reads_lines!(Action);

/// Parses the words after an entry's keyword.
type Reader = fn(&mut Words<'_>) -> Result<Action, SyntaxError>;

/// The keywords of the entries, each with the parser for what follows it.
const READERS: [(&str, Reader); 24] = [
    ("register", register),
    ("add hand", |words| Ok(Action::AddHand { participant: participant(words)? })),
    ("stamp", stamp),
    ("spin all", spin_all),
    ("arrive", |words| Ok(Action::Arrive { participant: participant(words)?, at: at(words)? })),
    ("extra", |words| {
        Ok(Action::Extra { hand: hand(words)?, card: card(words)?, at: at_or_untimed(words)? })
    }),
    ("void", void),
    ("turn in", |words| Ok(Action::TurnIn { hand: hand(words)?, at: at(words)? })),
    // Listed before "close", which is its prefix.
    ("close stop", |words| Ok(Action::CloseStop { stop: stop(words)?, reason: words.text()? })),
    ("close", |_| Ok(Action::Close)),
    ("report stop", report),
    ("reopen stop", |words| Ok(Action::ReopenStop { stop: stop(words)?, reason: words.text()? })),
    ("retract report stop", retract_report),
    ("lower report stop", lower_report),
    ("allow skip", allow_skip),
    ("move deadline to", |words| Ok(Action::MoveDeadline { to: time(words)?, reason: words.text()? })),
    ("spin off", |words| Ok(Action::SpinOff { hand: hand(words)?, card: card(words)? })),
    ("withdraw", |words| Ok(Action::Withdraw { participant: participant(words)? })),
    ("rename", |words| {
        Ok(Action::Rename { participant: participant(words)?, name: words.quoted()?, reason: words.text()? })
    }),
    ("correct", |words| {
        let (participant, rides) = (participant(words)?, rides(words)?);
        Ok(Action::SetRides { participant, rides, reason: words.text()? })
    }),
    ("remove hand", |words| Ok(Action::RemoveHand { hand: hand(words)?, reason: words.text()? })),
    ("cancel", |words| Ok(Action::Cancel { reason: words.text()? })),
    // Listed before "pay", which is its prefix.
    ("pay prize", |words| Ok(Action::PayPrize { hand: hand(words)? })),
    ("pay", |words| Ok(Action::Pay { hand: hand(words)? })),
];

impl Notation for Action {
    const FORMS: &'static [&'static str] = &[
        "register 7 rides Ann Lee",
        "register 8 non-rider Bo Kim",
        "add hand 7",
        "stamp 7-1 stop 3 Ks at 14:10",
        "stamp 7-1 stop 3 Ks untimed",
        "spin all 8-1 first stop As Kd 2c 2c 9h at 12:00",
        "spin all 8-1 finish As Kd 2c 2c 9h at 15:30",
        "spin all 8-1 first stop As Kd 2c 2c 9h untimed",
        "arrive 7 at 15:40",
        "extra 7-1 Ks at 15:45",
        "extra 7-1 Ks untimed",
        "void 7-1 stop 3 card misread",
        "void 7-1 extra card misread",
        "void arrival 7 scanned by mistake",
        "turn in 7-1 at 15:50",
        "void turn in 7-1 that was hand 8-1",
        "close",
        "spin off 7-1 Ks",
        "withdraw 7",
        "rename 7 \"Ann Lee\" misspelt",
        "correct 7 non-rider the motorcycle broke down",
        "remove hand 7-2 one is enough",
        "cancel snowstorm",
        "pay 7-1",
        "pay prize 7-1",
        "void pay 7-1 that was hand 8-1",
        "void prize 7-1 that was hand 8-1",
        "close stop 3 avalanche",
        "reopen stop 3 the road is clear",
        "move deadline to 16:30 snow on the pass",
        "report stop 3 until 14:30",
        "retract report stop 3 wrong stop",
        "lower report stop 3 to 14:00 a sheet was left over",
        "allow skip 7-1 stop 3 sent on by mistake",
    ];

    fn read(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
        let reader = READERS.iter().find(|(phrase, _)| words.phrase(phrase));
        let (_, read) = reader.ok_or_else(|| words.no_form())?;
        read(words)
    }
}

fn register(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let (participant, rides) = (participant(words)?, rides(words)?);
    Ok(Action::Register { participant, name: words.text()?, rides })
}

fn rides(words: &mut Words<'_>) -> Result<bool, SyntaxError> {
    let rides = words.phrase("rides");
    if !rides && !words.phrase("non-rider") {
        return Err(words.syntax_error("\"rides\" or \"non-rider\""));
    }
    Ok(rides)
}

fn stamp(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let hand = hand(words)?;
    words.expect("stop")?;
    Ok(Action::Stamp { hand, stop: stop(words)?, card: card(words)?, at: at_or_untimed(words)? })
}

fn spin_all(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let hand = hand(words)?;
    let places = [SpinsAt::FirstStop, SpinsAt::Finish];
    let spins_at = places.into_iter().find(|place| words.phrase(&place.to_string()));
    let spins_at = spins_at.ok_or_else(|| words.syntax_error("\"first stop\" or \"finish\""))?;
    let mut cards = [None; STOPS];
    for place in &mut cards {
        *place = Some(card(words)?);
    }
    let cards = cards.map(|card| card.expect("every card was parsed"));
    Ok(Action::SpinAll { hand, spins_at, cards, at: at_or_untimed(words)? })
}

fn void(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    if words.phrase("arrival") {
        return Ok(Action::VoidArrival { participant: participant(words)?, reason: words.text()? });
    }
    if words.phrase("turn in") {
        return Ok(Action::VoidTurnIn { hand: hand(words)?, reason: words.text()? });
    }
    if words.phrase("pay") {
        return Ok(Action::VoidPay { hand: hand(words)?, reason: words.text()? });
    }
    if words.phrase("prize") {
        return Ok(Action::VoidPrize { hand: hand(words)?, reason: words.text()? });
    }
    let hand = hand(words)?;
    let mark = if words.phrase("extra") {
        Mark::Extra
    } else if words.phrase("stop") {
        Mark::Stop(stop(words)?)
    } else {
        return Err(words.syntax_error("\"stop\" or \"extra\""));
    };
    Ok(Action::Void { hand, mark, reason: words.text()? })
}

fn report(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let stop = stop(words)?;
    words.expect("until")?;
    Ok(Action::Report { stop, until: time(words)? })
}

fn retract_report(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    Ok(Action::RetractReport { stop: stop(words)?, until: None, reason: words.text()? })
}

fn lower_report(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let stop = stop(words)?;
    words.expect("to")?;
    Ok(Action::RetractReport { stop, until: Some(time(words)?), reason: words.text()? })
}

fn allow_skip(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let hand = hand(words)?;
    words.expect("stop")?;
    Ok(Action::AllowSkip { hand, stop: stop(words)?, reason: words.text()? })
}

fn participant(words: &mut Words<'_>) -> Result<Participant, SyntaxError> {
    words.number("a participant's number, from 1", Participant::new)
}

fn hand(words: &mut Words<'_>) -> Result<HandId, SyntaxError> {
    words.value("a hand such as 7-1, the participant and which hand,", |word| word.parse().ok())
}

fn stop(words: &mut Words<'_>) -> Result<Stop, SyntaxError> {
    words.number("a stop, 1 to 5", Stop::new)
}

fn card(words: &mut Words<'_>) -> Result<Shown, SyntaxError> {
    words.card().map(Shown)
}

fn at(words: &mut Words<'_>) -> Result<Time, SyntaxError> {
    words.expect("at")?;
    time(words)
}

/// Parses a time, or the keyword for a card from a sheet without times.
fn at_or_untimed(words: &mut Words<'_>) -> Result<Option<Time>, SyntaxError> {
    if words.phrase("untimed") { Ok(None) } else { at(words).map(Some) }
}

fn time(words: &mut Words<'_>) -> Result<Time, SyntaxError> {
    words.value("a time such as 16:00 or 16:00:00, 24:10 for ten past midnight,", |word| word.parse().ok())
}
