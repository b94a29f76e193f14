//! Link previews: the metadata from which messengers show a link to a table or an event (Open Graph, `ogp.me`).
//!
//! The preview of a listed table has its free seats. That of any other table has its name and game only, because a link can
//! reach people whom the host did not invite.

use crate::http::app::{App, RoomAddresses};
use crate::protocol::server::TableView;
use crate::rulebook;
use crate::run::state::Stage;
use crate::run::summary::Summary;
use axum::http::uri::Authority;
use std::fmt::Write;

/// The title that the page has before its script runs.
const TITLE: &str = "<title>Cardroom</title>";

/// The description that the page has before its script runs, which search engines show.
const DESCRIPTION: &str = "<meta name=\"description\" \
    content=\"Poker and other card games with friends, and poker runs, in the browser.\">";

/// The picture of every preview.
const PICTURE: &str = "/icon-512.png";

/// The texts of a preview.
#[derive(Debug, PartialEq)]
pub struct Preview {
    title: String,
    description: String,
    /// The game of a table, whose code the page requests at once; `None` for an event.
    game: Option<String>,
}

impl Preview {
    /// The preview of an open table; `None` if there is none with this id.
    pub async fn of_table(app: &App, id: &str) -> Option<Preview> {
        let view = app.table(id).ok()?.view().await.ok()?;
        Some(Preview::of_view(&view))
    }

    fn of_view(view: &TableView) -> Preview {
        let title = format!("{} · {}", view.name, rulebook::title(&view.game).unwrap_or("Cards"));
        let game = Some(view.game.clone());
        if !view.listed {
            return Preview { title, description: "Play at this table in the browser.".to_owned(), game };
        }
        let description = match view.seats.iter().filter(|seat| seat.is_none()).count() {
            0 => format!("All {} seats are taken. Watch, or wait for a seat.", view.seats.len()),
            1 => format!("1 of {} seats is free. Play in the browser.", view.seats.len()),
            free => format!("{free} of {} seats are free. Play in the browser.", view.seats.len()),
        };
        Preview { title, description, game }
    }

    /// The preview of an event; `None` if there is none with this id, or it is a draft.
    pub fn of_run(app: &App, id: &str) -> Option<Preview> {
        let summary = app.runs().summary(id.parse().ok()?)?;
        Preview::of_summary(&summary)
    }

    fn of_summary(summary: &Summary) -> Option<Preview> {
        let title = format!("{} · Poker run", summary.name);
        let description = match summary.stage {
            Stage::Draft => return None,
            Stage::Cancelled => format!("{}. The event was cancelled.", summary.date),
            Stage::Final => format!("{}. The final standings.", summary.date),
            Stage::Registration | Stage::Running | Stage::Counting => {
                format!("{}. Standings, stops and times.", summary.date)
            }
        };
        Some(Preview { title, description, game: None })
    }

    /// The page with this preview in its head. `path` is the path of the page's URL, and `origin` is the origin of the room's.
    pub fn insert(&self, page: &str, origin: &str, path: &str) -> String {
        let mut head = format!("<title>{} · Cardroom</title>", escaped(&self.title));
        for (property, content) in [
            ("og:site_name", "Cardroom"),
            ("og:type", "website"),
            ("og:title", &self.title),
            ("og:description", &self.description),
            ("og:url", &format!("{origin}{path}")),
            ("og:image", &format!("{origin}{PICTURE}")),
        ] {
            let content = escaped(content);
            write!(head, "\n    <meta property=\"{property}\" content=\"{content}\">")
                .expect("a String takes any text");
        }
        if let Some(game) = &self.game {
            let game = escaped(game);
            write!(head, "\n    <meta name=\"table-game\" content=\"{game}\">")
                .expect("a String takes any text");
        }
        let description = format!("<meta name=\"description\" content=\"{}\">", escaped(&self.description));
        page.replacen(TITLE, &head, 1).replacen(DESCRIPTION, &description, 1)
    }
}

/// The origin of the room's URLs: the public URL, or else the host of the request.
pub fn origin(addresses: &RoomAddresses, host: Option<&Authority>) -> String {
    match (&addresses.public_url, host) {
        (Some(public), _) => public.to_string(),
        (None, Some(host)) => format!("{}://{host}", addresses.scheme()),
        (None, None) => format!("{}://{}", addresses.scheme(), addresses.address),
    }
}

/// The text with the characters escaped that end a text or an attribute in HTML.
fn escaped(text: &str) -> String {
    // The ampersand first, which the other replacements contain.
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_its_attribute() {
        let preview = Preview {
            title: "\"><script>alert('&')</script>".to_owned(),
            description: "\"a".to_owned(),
            game: Some("holdem".to_owned()),
        };
        let page = preview.insert(
            &format!("<head>{TITLE}{DESCRIPTION}</head>"),
            "https://cards.example.org",
            "/t/x",
        );
        assert!(!page.contains("<script"), "{page}");
        let title = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
        assert!(page.contains(&format!("<title>{title} · Cardroom</title>")), "{page}");
        assert!(page.contains(&format!("<meta property=\"og:title\" content=\"{title}\">")), "{page}");
        assert!(page.contains("<meta name=\"table-game\" content=\"holdem\">"), "{page}");
        assert_eq!(page.matches("content=\"&quot;a\"").count(), 2, "the preview and the description: {page}");
        assert!(!page.contains(DESCRIPTION), "{page}");
        assert!(page.contains("content=\"https://cards.example.org/t/x\""), "{page}");
        assert!(page.contains("content=\"https://cards.example.org/icon-512.png\""), "{page}");
    }

    #[test]
    fn the_page_has_the_title_and_the_description_that_a_preview_replaces() {
        let page = pages::FILES.iter().find(|file| file.route == "/index.html").unwrap().plain();
        let page = std::str::from_utf8(&page).unwrap();
        assert_eq!([TITLE, DESCRIPTION].map(|part| page.matches(part).count()), [1, 1]);
        assert!(pages::FILES.iter().any(|file| file.route == PICTURE));
    }
}
