//! Table events since the last hand began, for newly connected clients. The list is bounded.

use crate::protocol::server::TableEvent;

/// Maximum number of events in the list, not counting the start and the end of the hand.
const MAX_EVENTS: usize = 100;

/// An event of the table, with the entry and the hand to which it belongs.
#[derive(Clone, Debug, PartialEq)]
pub struct RecentEvent {
    /// Sequence number of the log entry.
    pub seq: u64,
    /// Number of the current or last hand at the time of the entry.
    pub hand: u64,
    /// The public event of the entry.
    pub event: TableEvent,
}

/// Adds an event. Of the events of sitting out or returning, only the last one of each chair is kept, and of the
/// changes to the settings, only the last one. If there are more than `MAX_EVENTS` events other than the beginning and
/// the end of a hand, the oldest of them is dropped.
pub fn add(events: &mut Vec<RecentEvent>, new: RecentEvent) {
    match &new.event {
        TableEvent::SatOut { seat, .. } | TableEvent::SatIn { seat, .. } => {
            events.retain(|one| !matches!(&one.event, TableEvent::SatOut { seat: of, .. } | TableEvent::SatIn { seat: of, .. } if of == seat));
        }
        TableEvent::Configured => events.retain(|one| one.event != TableEvent::Configured),
        _ => {}
    }
    events.push(new);
    let is_of_the_hand =
        |one: &RecentEvent| matches!(one.event, TableEvent::HandBegan { .. } | TableEvent::HandOver { .. });
    let others = events.iter().filter(|one| !is_of_the_hand(one)).count();
    if others > MAX_EVENTS
        && let Some(oldest) = events.iter().position(|one| !is_of_the_hand(one))
    {
        events.remove(oldest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_of_events_between_two_hands_leave_a_short_list_with_the_last_of_each() {
        let mut events = Vec::new();
        let add =
            |events: &mut Vec<RecentEvent>, (seq, hand, event)| add(events, RecentEvent { seq, hand, event });
        let name = || "Ann".to_owned();
        let out = |seat| TableEvent::SatOut { seat, name: name(), clock: false };
        let back = |seat| TableEvent::SatIn { seat, name: name() };
        let began = TableEvent::HandBegan { lineup: vec![1, 2], players: vec![name(), name()], button: None };
        add(&mut events, (1, 1, began.clone()));
        for seq in (2..20_000).step_by(4) {
            add(&mut events, (seq, 1, out(1)));
            add(&mut events, (seq + 1, 1, back(1)));
            add(&mut events, (seq + 2, 1, out(2)));
            add(&mut events, (seq + 3, 1, TableEvent::Configured));
        }
        let kept: Vec<&TableEvent> = events.iter().map(|one| &one.event).collect();
        assert_eq!(kept, [&began, &back(1), &out(2), &TableEvent::Configured]);
        for seq in 20_000..40_000 {
            let name = format!("Guest {seq}");
            add(&mut events, (seq, 1, TableEvent::Seated { seat: 3, name, bot: false, stack: None }));
        }
        assert_eq!((events.len(), &events[0].event), (MAX_EVENTS + 1, &began));
        assert_eq!(events.last().map(|last| last.seq), Some(39_999));
    }
}
