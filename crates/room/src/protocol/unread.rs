//! Deserialization errors, as refusals with the path, the value found and the value expected.

use super::Refused;
use formats::field_path;
use games::words::{in_words, shorten};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::Path;

/// Kind of input that is deserialized; it decides the refusal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// An HTTP request, or a message on a socket.
    Request,
    /// The settings of a game.
    Settings,
    /// An action in a hand.
    Action,
}

impl InputKind {
    /// Deserializes a value.
    ///
    /// # Errors
    /// `unread`, `settings_unread` or `action_unread`. The argument `field` is the path, such as `rules.cards[2]`, with list
    /// indices from 1. The argument `wrong` is the kind of error:
    /// - `field` or `choice`: no such field or choice; `found` is its name, `known` lists the valid names.
    /// - `missing` or `twice`: a missing or duplicate field; `found` is its name.
    /// - `value`: a value of the wrong type; `belongs` is the expected type.
    pub fn read<T: DeserializeOwned>(self, value: &Value) -> Result<T, Refused> {
        serde_path_to_error::deserialize(value)
            .map_err(|error| self.refuse_at(error.path(), &error.inner().to_string()))
    }

    /// Refusal for a deserializer's message at this path.
    pub fn refuse_at(self, at: &Path, message: &str) -> Refused {
        self.refused(&shorten(&field_path(at)), message)
    }

    /// The refusal of a field that is there twice.
    pub fn refuse_duplicate(self, field: &str) -> Refused {
        let field = shorten(field);
        self.refused(&field, &format!("duplicate field `{field}`"))
    }

    /// The refusal of a name that is none of the choices of a field.
    pub fn refuse_choice<'a>(
        self,
        field: &str,
        found: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> Refused {
        let known: Vec<String> = known.map(|name| format!("`{name}`")).collect();
        self.refused(field, &format!("unknown variant `{found}`, expected one of {}", known.join(", ")))
    }

    /// Deserializes an internally tagged enum: `name` is the value of the field `tag` and one of its choices, `fields` are
    /// the other fields.
    ///
    /// # Errors
    /// As [`InputKind::read`].
    pub fn read_choice<T: DeserializeOwned>(
        self,
        tag: &str,
        name: &str,
        fields: Value,
    ) -> Result<T, Refused> {
        let named = |fields: Value| Value::Object([(name.to_owned(), fields)].into_iter().collect());
        // A unit variant has no other fields.
        if let Ok(alone) = T::deserialize(named(Value::Null)) {
            let extra = fields.as_object().and_then(|fields| fields.keys().next());
            let no_such = |field| format!("unknown field `{field}`, expected `{tag}`");
            return extra.map_or(Ok(alone), |field| Err(self.refused(&shorten(field), &no_such(field))));
        }
        serde_path_to_error::deserialize(&named(fields)).map_err(|error| {
            let (place, message) = (field_path(error.path()), error.inner().to_string());
            let inside = place.strip_prefix(name).unwrap_or(&place).trim_start_matches('.');
            self.refused(&shorten(inside), &message)
        })
    }

    /// Refusal for a deserializer's message at this field.
    fn refused(self, field: &str, message: &str) -> Refused {
        let wrong = Wrong::of(message);
        let what = wrong.in_words(message);
        let refused = self.refusal(if field.is_empty() { self.whole() } else { field }, &what);
        wrong.put_into(refused.with("field", field)).with("what", what)
    }

    /// Refusal with this description of the error at `place`.
    fn refusal(self, place: &str, what: &str) -> Refused {
        let message = format!("{place}: {what}");
        match self {
            InputKind::Request => Refused::new("unread", message),
            InputKind::Settings => Refused::new("settings_unread", message),
            InputKind::Action => Refused::new("action_unread", message),
        }
    }

    const fn whole(self) -> &'static str {
        match self {
            InputKind::Request => "the request",
            InputKind::Settings => "the settings",
            InputKind::Action => "the action",
        }
    }
}

/// Kind of a deserialization error.
#[derive(Debug, PartialEq, Eq)]
enum Wrong {
    /// An unknown field or enum variant; `known` lists the valid ones.
    NoSuch { kind: &'static str, found: String, known: Vec<String> },
    /// A missing or duplicate field.
    Count { kind: &'static str, found: String },
    /// A value of the wrong type.
    Value { belongs: &'static str },
}

impl Wrong {
    /// Parses a deserializer's message.
    fn of(message: &str) -> Wrong {
        let named = |begins: &str| message.strip_prefix(begins)?.strip_prefix('`');
        let no_such = |kind, begins: &str| {
            let rest = named(begins)?;
            let end = rest.rfind("`, expected ").or_else(|| rest.rfind("`, there are no "))?;
            let (found, known) = (&rest[..end], &rest[end + 1..]);
            let known = known.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            Some(Wrong::NoSuch { kind, found: shorten(found), known })
        };
        let count = |kind, begins: &str| {
            Some(Wrong::Count { kind, found: shorten(named(begins)?.trim_end_matches('`')) })
        };
        no_such("field", "unknown field ")
            .or_else(|| no_such("choice", "unknown variant "))
            .or_else(|| count("missing", "missing field "))
            .or_else(|| count("twice", "duplicate field "))
            .unwrap_or_else(|| Wrong::Value { belongs: belongs(message) })
    }

    fn in_words(&self, message: &str) -> String {
        match self {
            Wrong::NoSuch { kind: "field", found, known } if known.is_empty() => {
                format!("there are no fields here: remove {found}")
            }
            Wrong::NoSuch { kind: "field", found, known } => {
                let are = if known.len() == 1 { "is" } else { "are" };
                format!("there is no field {found}: there {are} {}", known.join(", "))
            }
            Wrong::NoSuch { found, known, .. } => {
                format!("there is no choice {found}: choose one of {}", known.join(", "))
            }
            Wrong::Count { kind: "missing", found } => format!("the field {found} is missing: add it"),
            Wrong::Count { found, .. } => format!("the field {found} is given twice: write it once"),
            Wrong::Value { .. } => in_words(message),
        }
    }

    fn put_into(self, refused: Refused) -> Refused {
        match self {
            Wrong::NoSuch { kind, found, known } => {
                refused.with("wrong", kind).with("found", found).with("known", known.join(", "))
            }
            Wrong::Count { kind, found } => refused.with("wrong", kind).with("found", found),
            Wrong::Value { belongs } => refused.with("wrong", "value").with("belongs", belongs),
        }
    }
}

/// Expected type, as an id of the message catalogues.
fn belongs(message: &str) -> &'static str {
    let expected = message.rsplit_once(", expected ").map_or("", |(_, expected)| expected);
    match expected {
        "a boolean" => "switch",
        "a string" | "a borrowed string" | "string" | "str" => "text",
        "f32" | "f64" => "number",
        "a sequence" => "list",
        "variant identifier" | "string or map" | "map with a single key" => "choice",
        _ if expected.starts_with("enum ") => "choice",
        _ if expected.starts_with("struct ") || expected.contains("map") => "object",
        _ if expected.starts_with("an array") || expected.starts_with("a tuple") => "list",
        _ if expected.starts_with("a whole number") => "whole_number",
        _ if expected.len() <= 5 && expected.starts_with(['u', 'i']) => "whole_number",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ActionInput, GameName};
    use crate::lobby::Create;
    use serde_json::json;

    /// Message of a refusal, and its arguments without `what`.
    fn message_and_args(refused: &Refused) -> (&str, Value) {
        let mut args = refused.args.clone();
        assert!(args.remove("what").is_some_and(|what| refused.message.ends_with(what.as_str().unwrap())));
        (&refused.message, Value::Object(args))
    }

    #[test]
    fn settings_are_refused_with_path_and_expected_type() {
        let read = |settings: Value| GameName::Holdem.game().rules(&settings).unwrap_err();
        let wrong = read(json!({ "straddel": true }));
        assert_eq!(wrong.code, "settings_unread");
        let (message, args) = message_and_args(&wrong);
        assert!(
            message.contains("there is no field straddel: there are ") && message.contains("straddle"),
            "{message}"
        );
        assert_eq!((&args["wrong"], &args["found"]), (&json!("field"), &json!("straddel")));
        assert!(args["known"].as_str().unwrap().contains("big_blind"));
        let wrong = read(json!({ "big_blind": "ten" }));
        let (message, args) = message_and_args(&wrong);
        assert_eq!(args, json!({ "field": "big_blind", "wrong": "value", "belongs": "whole_number" }));
        assert!(message.starts_with("big_blind: the text \"ten\" stands where a whole number"), "{message}");
        let wrong = read(json!({ "preset": "casino" }));
        let (message, args) = message_and_args(&wrong);
        assert_eq!((&args["field"], &args["wrong"]), (&json!("preset"), &json!("choice")));
        assert_eq!(
            message,
            format!("preset: there is no choice casino: choose one of {}", args["known"].as_str().unwrap())
        );
        let wrong = read(json!(5));
        assert_eq!(wrong.args["field"], "");
        let long = read(json!({ "x".repeat(10_000): 1 }));
        assert!(long.message.len() < 2_000, "{} characters", long.message.len());
    }

    #[test]
    fn a_socket_message_is_refused_with_the_path_of_the_wrong_field() {
        use crate::protocol::client::{Command, HostCommand, Message, PlayerCommand};
        let read = |message: Value| Message::read(&message);
        let wrong = |more: Value| {
            let mut message = json!({ "v": 1, "id": 7 });
            let fields = message.as_object_mut().unwrap();
            fields.extend(more.as_object().unwrap().clone());
            let refused = read(message).unwrap_err();
            assert_eq!(refused.code, "unread", "{refused:?}");
            (refused.args["field"].as_str().unwrap().to_owned(), refused.message)
        };
        let too_large = 1_u64 << 60;
        for (message, field) in [
            (json!({ "do": "sit", "seat": 300 }), "seat"),
            (json!({ "do": "sit", "seat": -1 }), "seat"),
            (json!({ "do": "sit", "seat": 1.5 }), "seat"),
            (json!({ "do": "sit", "seat": 1, "buy_in": too_large }), "buy_in"),
            (json!({ "do": "top_up", "amount": -5 }), "amount"),
            (json!({ "do": "top_up", "amount": too_large }), "amount"),
            (json!({ "do": "act", "hand": -1, "turn": 0, "action": "fold" }), "hand"),
            (json!({ "do": "act", "hand": 1, "turn": 5_000_000_000_u64, "action": "fold" }), "turn"),
            (json!({ "do": "pause", "minutes": 5_000_000_000_u64 }), "minutes"),
            (json!({ "do": "configure", "clocks": { "turn": -1 } }), "clocks.turn"),
            (
                json!({ "do": "configure", "stakes": { "buy_in_min": 1, "buy_in_max": too_large } }),
                "stakes.buy_in_max",
            ),
            (json!({ "do": "dance" }), "do"),
            (json!({ "do": "leave", "id": -1 }), "id"),
            (json!({ "do": "leave", "v": 5_000_000_000_u64 }), "v"),
        ] {
            let (found, refusal) = wrong(message.clone());
            assert_eq!(found, field, "{message}: {refusal}");
            assert!(refusal.starts_with(&format!("{field}: ")), "{refusal}");
        }
        assert!(wrong(json!({ "do": "sit" })).1.contains("the field seat is missing"));
        for (message, known) in [
            (json!({ "do": "leave", "more": 5 }), "is do"),
            (json!({ "do": "top_up", "amount": 5, "more": 5 }), "is amount"),
            (json!({ "do": "configure", "more": 5 }), "are rules, clocks, stakes, house_rules"),
        ] {
            let (field, refusal) = wrong(message);
            assert!(field == "more" && refusal.starts_with("more: "), "{refusal}");
            assert!(refusal.ends_with(&format!(": there {known}")), "{refusal}");
        }
        let inside = json!({ "do": "configure", "clocks": { "turn": 5, "more": 5 } });
        assert_eq!(wrong(inside).0, "clocks.more");
        let leave = read(json!({ "v": 1, "id": 7, "do": "leave" })).unwrap();
        assert_eq!(leave, Message { v: 1, id: 7, command: Command::Player(PlayerCommand::Leave) });
        let none = json!({ "v": 1, "id": 7, "do": "configure" });
        let command = HostCommand::Configure { rules: None, clocks: None, stakes: None, house_rules: None };
        assert_eq!(read(none).unwrap().command, Command::Host(command));
    }

    #[test]
    fn refusals_never_repeat_the_words_of_serde() {
        let create = |wish: Value| InputKind::Request.read::<Create>(&wish).map(drop).unwrap_err();
        let good = json!({ "game": "holdem", "name": "x", "seats": 4 });
        let with = |name: &str, value: Value| {
            let mut wish = good.clone();
            wish[name] = value;
            create(wish)
        };
        let refusals = [
            create(json!({})),
            create(json!(5)),
            with("seats", json!(-1)),
            with("seats", json!("4")),
            with("seats", json!(1.5)),
            with("name", json!(null)),
            with("game", json!({ "holdem": 5 })),
            with("game", json!("bridge")),
            with("listed", json!("yes")),
            with("stakes", json!({ "buy_in_min": [] })),
            with("clocks", json!({ "turn": true })),
            with("colour", json!("red")),
        ];
        let parser = [
            "invalid type",
            "invalid value",
            "expected ",
            "unknown ",
            "struct ",
            "`",
            "u8",
            "variant",
            "map",
        ];
        for refused in refusals {
            assert!(parser.iter().all(|word| !refused.message.contains(word)), "{refused:?}");
            assert!(refused.args["wrong"].is_string() && refused.message.contains(": "), "{refused:?}");
            assert_ne!(refused.args.get("belongs"), Some(&json!("other")), "{refused:?}");
        }
    }

    #[test]
    fn an_action_is_refused_with_its_path() {
        let game = GameName::Holdem.game();
        let rules = game.rules(&json!({})).unwrap().rules;
        let chips = games::Chips::new(1000).unwrap();
        let opening =
            crate::game::Opening { stacks: vec![chips; 2], blinds: None, carried: None, same_players: false };
        let round = game.open(1, &rules, &opening, cards::Deck::shuffled(|n| n - 1)).unwrap();
        let first = games::Actor::Seat(games::Seat::FIRST);
        let take = |json: Value| round.after(2, first, ActionInput::Json(&json)).map(|_| ()).unwrap_err();
        let wrong = take(json!("bluff"));
        assert_eq!((wrong.code.as_str(), &wrong.args["wrong"]), ("action_unread", &json!("choice")));
        assert!(
            wrong.message.starts_with("the action: there is no choice bluff: choose one of "),
            "{}",
            wrong.message
        );
        let wrong = take(json!({ "raise": { "to": "all" } }));
        assert!(!wrong.message.contains("expected"), "{}", wrong.message);
    }
}
