//! Tests that no card reaches the program's log or the metrics: both are captured while whole rounds of every game are
//! played.

use crate::support::{lobby, seated};
use cards::Card;
use metrics_exporter_prometheus::PrometheusBuilder;
use room::game::GameName;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use tracing_subscriber::fmt::MakeWriter;

/// A log writer that keeps its output in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Kept {
    type Writer = Kept;

    fn make_writer(&'a self) -> Kept {
        self.clone()
    }
}

/// The words of a string that consist of one card, or of several cards without a separator.
fn cards_in(text: &str) -> Vec<&str> {
    let is_card = |two: &[u8]| str::from_utf8(two).is_ok_and(|card| card.parse::<Card>().is_ok());
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && word.len() % 2 == 0);
    words.filter(|word| word.as_bytes().chunks(2).all(is_card)).collect()
}

#[test]
fn cards_are_found_in_a_text() {
    assert_eq!(cards_in("table=0123456789 \"As\" p1 play Td,2c KsKh at 12:30"), ["As", "Td", "2c", "KsKh"]);
}

#[tokio::test(start_paused = true)]
async fn the_log_and_the_metrics_of_whole_rounds_hold_no_card() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(kept.clone());
    let _log = tracing::subscriber::set_default(log.with_ansi(false).finish());
    let metrics = PrometheusBuilder::new().install_recorder().unwrap();
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut guest = seated(&lobby, game, 4, 2).await;
        tracing::info!(game = lobby.page(1).await.tables[0].game, "begins");
        guest.play_to(6).await;
        lobby.stop().await;
    }
    let log = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
    let rendered = metrics.render();
    assert!(log.matches("begins").count() == 4, "the log is kept: {log}");
    assert!(rendered.contains("cardroom_actions_total{game=\"mount_holyoke\"}"), "{rendered}");
    assert_eq!(cards_in(&log), [""; 0]);
    assert_eq!(cards_in(&rendered), [""; 0]);
}
