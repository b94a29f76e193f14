//! Sends messages to clients, each with only the information that its viewer may see.

use super::{Actor, Conn, ConnId};
use crate::kill;
use crate::protocol::EncodedMessage;
use crate::protocol::server::{CloseReason, Payload};
use crate::store::{PlayerId, Store};
use crate::table::view::Presence;
use crate::wall_clock::now_ms;
use std::collections::HashMap;
use tokio::time::Instant;

impl<S: Store> Actor<S> {
    /// Presence and running clocks, which are not in the log.
    pub(super) fn presence(&self) -> Presence {
        let clock = self.clock.as_ref().filter(|_| !self.only_bots());
        let left = |ends: Instant| ends.saturating_duration_since(Instant::now()).as_millis() as u64;
        Presence {
            pause_left_ms: self.pause_ends.map(left),
            connected: self.connected_chairs(),
            watchers: self.watchers(),
            clock: clock.map(|clock| clock.view(Instant::now())),
            soon: self.next_at.is_some(),
            fast_forward: self.fast_forward_chairs(),
            stage: self.pace.stage,
            offers: self.offers.iter().map(|(&player, &ends)| (player, left(ends))).collect(),
            now_ms: now_ms(),
        }
    }

    /// Numbers of the chairs whose players have an open socket, in ascending order.
    pub(super) fn connected_chairs(&self) -> Vec<u8> {
        let chairs = self.conns.values().filter_map(|conn| self.state.chair_of(conn.who.as_ref()?.id));
        let mut chairs: Vec<u8> = chairs.map(|chair| chair.number()).collect();
        chairs.sort_unstable();
        chairs.dedup();
        chairs
    }

    fn watchers(&self) -> usize {
        let seated =
            |conn: &&Conn| conn.who.as_ref().is_some_and(|who| self.state.chair_of(who.id).is_some());
        self.conns.values().filter(|conn| !seated(conn)).count()
    }

    /// Sends the first message on a connection.
    pub(super) fn welcome(&mut self, id: ConnId) {
        let presence = self.presence();
        let Some(conn) = self.conns.get_mut(&id) else { return };
        let moment = self.state.moment(conn.who.as_ref(), conn.last_sent, &presence);
        conn.last_sent = self.state.seq;
        let text = EncodedMessage::from(Payload::Welcome(moment));
        self.send_text(id, text);
    }

    /// Sends every client its new view. Connections of the same guest with the same last sequence number share the
    /// encoded message, and so do those of unnamed spectators. A slow consumer whose outbox is full is disconnected.
    pub(super) fn broadcast(&mut self) {
        let started = Instant::now();
        let presence = self.presence();
        let tables = self.state.encoded_tables(&presence);
        let mut made: HashMap<(Option<PlayerId>, u64), EncodedMessage> = HashMap::new();
        let mut behind = Vec::new();
        for (id, conn) in &mut self.conns {
            let who = conn.who.as_ref();
            let text = made.entry((who.map(|who| who.id), conn.last_sent)).or_insert_with(|| {
                EncodedMessage::from(Payload::Moved(self.state.moment_at(
                    &tables,
                    who,
                    conn.last_sent,
                    &presence,
                )))
            });
            conn.last_sent = self.state.seq;
            self.sent.count(text);
            if conn.out.try_send(text.clone()).is_err() {
                behind.push(*id);
            }
            kill::point("mid_fan_out");
        }
        for id in behind {
            self.conns.remove(&id);
        }
        metrics::histogram!("cardroom_fan_out_seconds").record(started.elapsed().as_secs_f64());
    }

    /// Handles a change in presence: updates the timers that depend on connections, and broadcasts the new presence.
    pub(super) fn presence_changed(&mut self) {
        self.schedule();
        let payload = Payload::Presence { connected: self.connected_chairs(), watchers: self.watchers() };
        let text = EncodedMessage::from(payload);
        let ids: Vec<ConnId> = self.conns.keys().copied().collect();
        for id in ids {
            self.send_text(id, text.clone());
        }
    }

    /// Disconnects the clients of a guest, with this last message unless the client's outbox is full.
    pub(super) fn disconnect(&mut self, player: PlayerId, bye: &EncodedMessage) {
        let is_of_player = |conn: &Conn| conn.who.as_ref().is_some_and(|who| who.id == player);
        let ended = self.conns.extract_if(.., |_, conn| is_of_player(conn)).map(|(_, conn)| conn);
        let ended: Vec<Conn> = ended.collect();
        for conn in &ended {
            let _ = conn.out.try_send(bye.clone());
        }
        if !ended.is_empty() {
            self.presence_changed();
        }
    }

    /// Disconnects every client, with the reason as the last message unless the client's outbox is full.
    pub(super) fn disconnect_all(&mut self, reason: CloseReason) {
        let text = EncodedMessage::from(Payload::bye(reason));
        for conn in std::mem::take(&mut self.conns).into_values() {
            let _ = conn.out.try_send(text.clone());
        }
    }

    /// Sends a message to one client.
    pub(super) fn send(&mut self, id: ConnId, payload: Payload) {
        self.send_text(id, EncodedMessage::from(payload));
    }

    /// Sends an encoded message to one client. A slow consumer whose outbox is full is disconnected; it reconnects and
    /// resumes from its last sequence number.
    fn send_text(&mut self, id: ConnId, text: EncodedMessage) {
        self.sent.count(&text);
        let sent = self.conns.get(&id).is_some_and(|conn| conn.out.try_send(text).is_ok());
        if !sent {
            self.conns.remove(&id);
        }
    }
}
