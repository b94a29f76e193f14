//! The poker run for a human player: stop by stop, the extra card, the finish.

use super::Seating;
use super::terminal_game::{Prompt, TerminalGame};
use crate::commands::show;
use crate::local_run::{LocalRun, RunSetup, Source, valid_cards};
use crate::narrate::page::Table;
use crate::narrate::poker_run::RunNarrator;
use crate::narrate::{NarratedEvent, Narrator, PlayerNames, account, plain_cards};
use crate::paint::money;
use crate::records::Folder;
use crate::rng::Chance;
use cards::Card;
use cards::eval::{best_five_of_wheel, wheel};
use games::poker_run::{Event, Mark, Phase, PokerRun, Rules, Settings, Stop};
use games::record::Record;
use games::{Chips, Refereed, Shown, Viewer};
use requests::{Code, RequestError};
use strategy::bots::poker_run::BUYERS;

/// A human player who takes part in one event after another.
struct RunSession {
    rules: Rules,
    setup: RunSetup,
    person: usize,
    chance: Chance,
    names: PlayerNames,
    narrator: RunNarrator,
    local_run: Option<LocalRun>,
    /// Number of stops that the other participants have reached.
    others_at: usize,
    /// Total that each participant has paid over all events, in cents.
    paid: Vec<Chips>,
    /// Total that each participant has won over all events, in cents.
    won: Vec<Chips>,
    /// Total donated to charity, in cents.
    charity: i64,
    /// Total kept by the events, in cents.
    events: i64,
    /// Record of the finished event, until it is written; `None` otherwise.
    over: Option<Record<PokerRun>>,
    /// Folder for records of finished events, if they are recorded.
    folder: Option<Folder>,
}

/// A move of the human player.
#[derive(Clone, Copy)]
enum Step {
    /// Takes the card at the next stop. The player names the card if it comes from their own wheel or pack.
    Spin(Option<Card>),
    /// Buys the extra card, which the player may name in the same way.
    Extra(Option<Card>),
    TurnIn,
}

/// Registers the human player.
///
/// # Errors
/// If the arguments or the settings are invalid.
pub fn sit(seating: Seating<'_>) -> anyhow::Result<Box<dyn TerminalGame>> {
    let settings: Settings = seating.settings()?;
    let rules = Rules::new(&LocalRun::settings(&settings)).map_err(RequestError::from)?;
    let buyer = seating.named(BUYERS, |buyer| buyer.name())?;
    let (participants, person) = (seating.seats, seating.person.number());
    let setup = RunSetup { participants, person: Some(person), buyer };
    let names = setup.names().with_reader(person);
    let nothing = vec![Chips::ZERO; participants];
    Ok(Box::new(RunSession {
        rules,
        setup,
        person,
        chance: seating.chance,
        narrator: RunNarrator::new(names.clone()),
        names,
        local_run: None,
        others_at: 0,
        paid: nothing.clone(),
        won: nothing,
        charity: 0,
        events: 0,
        over: None,
        folder: seating.folder,
    }))
}

impl TerminalGame for RunSession {
    fn game(&self) -> &'static str {
        PokerRun::NAME
    }

    fn title(&self) -> String {
        let title = show::poker_run::title(self.setup.participants, &self.rules.clone().into());
        format!("{title}\nYou are participant {}.", self.person)
    }

    fn help(&self) -> &'static str {
        "\
Ride from stop to stop and spin the wheel for a card at each. At the finish you
may buy one extra card; the best five count. Turn your hand in: the best hands
win the prizes.
enter, spin   spin the wheel on the screen (s)
spin Ks       the card that a wheel of your own shows
extra         buy the extra card (e); extra Ks with a wheel of your own
turn in       turn your hand in (t)"
    }

    fn open(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Vec<String>, RequestError> {
        let mut entries = Vec::new();
        let local_run =
            LocalRun::open(&self.rules, self.setup, &mut self.chance, &mut |entry| entries.push(entry))?;
        self.narrator = RunNarrator::new(self.names.clone());
        self.others_at = 0;
        self.local_run = Some(local_run);
        self.narrate(entries, out);
        Ok(Vec::new())
    }

    fn play_to_decision(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Option<Prompt>, RequestError> {
        let Some(mut local_run) = self.local_run.take() else { return Ok(None) };
        let mut entries = Vec::new();
        let went = self.follow(&mut local_run, &mut |entry| entries.push(entry));
        let question = (local_run.view().phase != Phase::Over).then(|| self.ask(&local_run));
        self.local_run = Some(local_run);
        self.narrate(entries, out);
        went.map(|()| question)
    }

    fn take(&mut self, line: &str, out: &mut Vec<NarratedEvent>) -> Result<(), RequestError> {
        let step = read(line)?;
        let Some(mut local_run) = self.local_run.take() else { return Ok(()) };
        let mut entries = Vec::new();
        let before = self.chance.clone();
        let taken = self.step(&mut local_run, step, &mut |entry| entries.push(entry));
        self.local_run = Some(local_run);
        if taken.is_err() {
            // A refused step changes nothing, so the spin of the wheel is undone too.
            self.chance = before;
        }
        self.narrate(entries, out);
        taken
    }

    fn settle(&mut self) -> (Table, String) {
        let Some(local_run) = self.local_run.take() else { return (Table::default(), String::new()) };
        self.chance.end_round();
        let board = local_run.view().board;
        let paid: Vec<Chips> =
            (1..=self.setup.participants).map(|number| self.price(&local_run, number)).collect();
        let prize = |number: usize| {
            let own = board.standings.iter().find(|line| line.id.participant.number() as usize == number);
            own.map_or(Chips::ZERO, |line| line.prize)
        };
        let won: Vec<Chips> = (1..=self.setup.participants).map(prize).collect();
        let table = self.table([&paid, &won], [board.account.charity.signed(), board.account.event]);
        add(&mut self.paid, &paid);
        add(&mut self.won, &won);
        self.charity += board.account.charity.signed();
        self.events += board.account.event;
        self.over = Some(local_run.into_record());
        (table, "Another event?".to_owned())
    }

    fn write(&mut self) -> anyhow::Result<()> {
        let (Some(folder), Some(record)) = (&mut self.folder, self.over.take()) else { return Ok(()) };
        // The entries of the event already contain the participants' names.
        folder.write(record, &[])
    }

    fn written(&self) -> Option<String> {
        self.folder.as_ref()?.summary()
    }

    fn account(&self) -> Table {
        self.table([&self.paid, &self.won], [self.charity, self.events])
    }
}

/// Column headings for the results of one event, and for those of all events.
const HEADER: &str = "  nr    name                       paid            won            net";

impl RunSession {
    fn table(&self, [paid, won]: [&[Chips]; 2], [charity, event]: [i64; 2]) -> Table {
        let rows = paid.iter().zip(won).enumerate();
        let rows = rows.map(|(place, (&paid, &won))| (self.names.name(place + 1), paid, won));
        let table = account::seats(HEADER, rows, money);
        account::add_row(account::add_row(table, "charity", charity, money), "the event", event, money)
    }

    /// Amount that a participant paid, in cents.
    fn price(&self, local_run: &LocalRun, number: usize) -> Chips {
        let rules: Settings = self.rules.clone().into();
        let extra = local_run.sheet(number).stamps.iter().any(|mark| mark.mark == Mark::Extra);
        let extra = if extra { rules.extra_price.unwrap_or_default() } else { Chips::ZERO };
        rules.hand_price.unwrap_or_default().saturating_add(extra)
    }

    fn narrate(&mut self, entries: Vec<Event>, out: &mut Vec<NarratedEvent>) {
        let Some(local_run) = &self.local_run else { return };
        let seen = entries.iter().filter_map(|entry| local_run.run().see(entry, Viewer::Rail));
        out.extend(seen.map(|entry| self.narrator.narrate(&entry)));
    }

    /// Advances the bots through the stops before the human player's next one. After the last stop, records the
    /// player's arrival at the finish. Once the player's hand is turned in, closes the event.
    fn follow(&mut self, local_run: &mut LocalRun, out: &mut impl FnMut(Event)) -> Result<(), RequestError> {
        let sheet = local_run.sheet(self.person);
        let until = match sheet.next {
            Some(stop) if sheet.turned_in.is_none() => stop.number() - 1,
            _ => Stop::all().count(),
        };
        for stop in Stop::all().skip(self.others_at).take(until.saturating_sub(self.others_at)) {
            local_run.others_at_stop(stop, &mut self.chance, out)?;
            self.others_at = stop.number();
        }
        if sheet.turned_in.is_some() && local_run.view().phase == Phase::Open {
            local_run.others_at_finish(&mut self.chance, out)?;
            return local_run.close(&mut self.chance, out);
        }
        if sheet.next.is_none() && local_run.view().participants[self.person - 1].arrived.is_none() {
            local_run.arrive(self.person, &mut self.chance, out)?;
        }
        Ok(())
    }

    fn step(
        &mut self,
        local_run: &mut LocalRun,
        step: Step,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let chance = &mut self.chance;
        let source = |card: Option<Card>| if card.is_some() { Source::Typed } else { Source::Screen };
        match step {
            Step::Spin(card) => {
                // At the finish there is no next stop. The last stop is tried, so that the game itself refuses it as
                // already stamped.
                let stop = local_run.sheet(self.person).next.or(Stop::all().last()).unwrap_or(Stop::FIRST);
                let shown = card.unwrap_or_else(|| local_run.spin(self.person, chance));
                local_run.stamp(self.person, stop, shown, source(card), chance, out)
            }
            Step::Extra(card) => {
                let shown = card.unwrap_or_else(|| local_run.spin(self.person, chance));
                local_run.extra(self.person, shown, source(card), chance, out)
            }
            Step::TurnIn => local_run.turn_in(self.person, chance, out),
        }
    }

    fn ask(&self, local_run: &LocalRun) -> Prompt {
        let sheet = local_run.sheet(self.person);
        let cards = valid_cards(&sheet);
        let stands = match sheet.next {
            Some(stop) => format!("You are at stop {} of 5.", stop.number()),
            None => "You are at the finish.".to_owned(),
        };
        let hand = match best_five_of_wheel(&cards, self.rules.fives()) {
            Ok(best) => format!("Your cards: {}, {}", plain_cards(cards.iter().copied()), best.text),
            Err(_) if cards.is_empty() => "You have no card yet.".to_owned(),
            Err(_) => format!("Your cards: {}", plain_cards(cards.iter().copied())),
        };
        let extra = local_run.may_buy(self.person);
        let help = extra.then(|| self.extra_helps(&cards, &sheet.legal.barred));
        let moves = match sheet.next {
            Some(_) => "Moves: enter to spin, spin CARD for a wheel of your own, turn in".to_owned(),
            None if extra => "Moves: extra, turn in".to_owned(),
            None => "Moves: turn in".to_owned(),
        };
        Prompt {
            table: vec![stands],
            hand: [hand].into_iter().chain(help).collect(),
            moves: vec![moves],
            enter: sheet.next.is_some(),
        }
    }

    /// Text with the price of an extra card and the number of possible cards that would improve the hand.
    fn extra_helps(&self, cards: &[Card], barred: &[Shown]) -> String {
        let fives = self.rules.fives();
        let strength = |cards: &[Card]| wheel::strength(cards, fives).ok();
        let now = strength(cards);
        let may_come: Vec<Card> = Card::all().filter(|&card| !barred.contains(&Shown(card))).collect();
        let better = may_come.iter().filter(|&&card| strength(&[cards, &[card]].concat()) > now).count();
        let settings: Settings = self.rules.clone().into();
        let price = money(settings.extra_price.unwrap_or_default().signed());
        format!("An extra card costs {price}. Of {} cards {better} would better your hand.", may_come.len())
    }
}

/// Parses a typed line as a move. A card may follow `spin` and `extra`.
fn read(line: &str) -> Result<Step, RequestError> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let card = || match rest.trim() {
        "" => Ok(None),
        text => text.parse::<Card>().map(Some).map_err(|error| {
            RequestError::new(
                Code::Misread,
                format!("{text:?} is not a card: {error}; write one such as Ks or 10d"),
            )
        }),
    };
    match verb.to_lowercase().as_str() {
        "" | "s" | "spin" => card().map(Step::Spin),
        "e" | "extra" | "buy" => card().map(Step::Extra),
        "t" | "turn" if ["", "in"].contains(&rest.trim()) => Ok(Step::TurnIn),
        _ => {
            let what: String = line.chars().take(60).collect();
            Err(RequestError::new(
                Code::Misread,
                format!("{what:?} is not a move: spin, spin Ks, extra, or turn in"),
            ))
        }
    }
}

fn add(sums: &mut [Chips], more: &[Chips]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum = sum.saturating_add(*more);
    }
}
