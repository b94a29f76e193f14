//! `/api/me`: the guest behind the browser.

use super::app::App;
use super::body::Body;
use super::failed::{Answer, Failed};
use super::session::{Session, is_admin, set_player};
use crate::protocol::Refused;
use crate::store::Store;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest name, in characters.
const LONGEST: usize = 24;

/// The guest behind the browser.
#[derive(Serialize, JsonSchema)]
pub struct Me {
    /// The name; none as long as none was given.
    pub name: Option<String>,
    /// Whether the browser is an administrator's.
    pub admin: bool,
}

/// A name for a guest.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// 1 to 24 characters.
    pub name: String,
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "guests",
    responses((status = 200, body = ref("#/components/schemas/Me"))))]
pub async fn get(State(app): State<App>, session: Session) -> Answer<Me> {
    let person = app.person(&session).await?;
    Ok(Json(Me { name: person.map(|person| person.name), admin: is_admin(&session) }))
}

/// Give oneself a name, the first or another.
#[utoipa::path(put, path = "/api/me", tag = "guests",
    request_body(content = ref("#/components/schemas/Wish"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn put(State(app): State<App>, session: Session, Body(wish): Body<Wish>) -> Answer<Me> {
    let name = checked(&wish.name)?;
    match app.person(&session).await? {
        Some(person) => app.store().rename(person.id, name.clone()).await?,
        None => set_player(&session, app.store().new_player(name.clone()).await?),
    }
    Ok(Json(Me { name: Some(name), admin: is_admin(&session) }))
}

/// A name as it is kept.
///
/// # Errors
/// `name_length`, `name_characters` and `name_of_a_bot`.
fn checked(name: &str) -> Result<String, Failed> {
    let name = name.trim();
    let length = name.chars().count();
    if !(1..=LONGEST).contains(&length) {
        let message = format!("a name has 1 to {LONGEST} characters, not {length}");
        return Err(Refused::new("name_length", message).with("length", length).with("most", LONGEST).into());
    }
    if name.chars().any(|c| c.is_control() || is_unseen(c)) {
        let message = "a name has no control characters, and none that nobody sees";
        return Err(Refused::new("name_characters", message).into());
    }
    if pretends_to_be_a_bot(name) {
        let message = format!("{name} sounds like a bot: bots are called so, people are not");
        return Err(Refused::new("name_of_a_bot", message).with("name", name).into());
    }
    Ok(name.to_owned())
}

/// Characters without a shape, which could make two names look alike or turn the text around them.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Whether one of the words is that for a machine.
fn pretends_to_be_a_bot(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = name.split(|c: char| !c.is_alphabetic());
    words.any(|word| ["bot", "bots", "robot", "dealer", "house"].contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_those_of_people() {
        assert_eq!(checked("  Ann Bot\u{e9} ").unwrap(), "Ann Boté");
        assert_eq!(checked("Ñandú 🂡").unwrap(), "Ñandú 🂡");
        let long = "x".repeat(25);
        for bad in ["", "   ", &long, "a\nb", "a\u{202e}b", "Bot", "a bot", "BOT-7", "[Bot] Ann", "The House"]
        {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
    }
}
