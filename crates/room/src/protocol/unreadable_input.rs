//! Deserialization errors: refusals with the path, the kind of error and the expected type.

use crate::refusal::{Kind, Refusal, argument};
use formats::input::{Fault, InputError, Path, Place, Wanted, from_value, shorten};
use games::notation::SyntaxError;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::borrow::Cow;

/// Input that cannot be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum UnreadableInput {
    /// JSON with a syntax error.
    #[error("line {}, column {}: {what}", place.line, place.column)]
    Syntax {
        /// Line and column of the error.
        place: Place,
        /// Message of the parser.
        what: Cow<'static, str>,
    },
    /// A binary frame on a socket.
    #[error("messages are text frames, not binary ones")]
    BinaryFrame,
    /// A URL query that cannot be decoded.
    #[error("the query of the address cannot be read")]
    Query,
    /// An action that cannot be parsed in the game's notation, the form in which the log stores actions.
    #[error("{0}")]
    Notation(SyntaxError),
    /// A value that cannot be deserialized.
    #[error("{}: {fault}", if field.is_empty() { input.subject() } else { field })]
    Fault {
        /// Kind of input in which the error was found.
        input: InputKind,
        /// Path of the value, with list indices from 1; empty for the input as a whole.
        field: String,
        /// The fault at that path.
        fault: Fault,
    },
}

impl Refusal for UnreadableInput {
    fn kind(&self) -> Kind {
        match self {
            UnreadableInput::Syntax { .. } | UnreadableInput::BinaryFrame | UnreadableInput::Query => {
                Kind::Malformed
            }
            UnreadableInput::Notation(_) => Kind::Invalid,
            UnreadableInput::Fault { input, .. } => match input {
                InputKind::Request => Kind::Malformed,
                InputKind::Settings | InputKind::Action => Kind::Invalid,
            },
        }
    }

    fn code(&self) -> &'static str {
        let input = match self {
            UnreadableInput::Syntax { .. } | UnreadableInput::BinaryFrame | UnreadableInput::Query => {
                InputKind::Request
            }
            UnreadableInput::Notation(_) => InputKind::Action,
            UnreadableInput::Fault { input, .. } => *input,
        };
        input.into()
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            UnreadableInput::Syntax { place: Place { line, column }, .. } => {
                let place = [argument("line", *line), argument("column", *column)];
                place.into_iter().chain([argument("wrong", "syntax")]).collect()
            }
            UnreadableInput::BinaryFrame => Map::from_iter([argument("wrong", "kind")]),
            UnreadableInput::Query | UnreadableInput::Notation(_) => {
                Map::from_iter([argument("field", ""), argument("wrong", "value")])
            }
            UnreadableInput::Fault { field, fault, .. } => {
                let found = [argument("field", field.as_str()), argument("what", fault.to_string())];
                found.into_iter().chain(fault_arguments(fault)).collect()
            }
        }
    }
}

/// The kind of the fault and its values, as arguments of the refusal.
fn fault_arguments(fault: &Fault) -> Vec<(String, Value)> {
    let wrong = |kind: &str| argument("wrong", kind);
    let no_such = |kind: &str, found: &str, known: &[&str]| {
        vec![wrong(kind), argument("found", found), argument("known", known.join(", "))]
    };
    match fault {
        Fault::NoSuchField { found, known } => no_such("field", found, known),
        Fault::NoSuchChoice { found, known } => no_such("choice", found, known),
        Fault::Missing(found) => vec![wrong("missing"), argument("found", *found)],
        Fault::Twice(found) => vec![wrong("twice"), argument("found", found.as_str())],
        Fault::Value { wanted, .. } => vec![wrong("value"), argument("belongs", belongs(*wanted))],
        Fault::Other { .. } | Fault::Syntax(_) => vec![wrong("value"), argument("belongs", belongs(None))],
    }
}

/// Kind of input that is deserialized. The name of a kind is the code of errors in such input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
pub enum InputKind {
    /// An HTTP request, or a message on a socket.
    #[strum(to_string = "unread")]
    Request,
    /// The settings of a game.
    #[strum(to_string = "settings_unread")]
    Settings,
    /// An action in a hand.
    #[strum(to_string = "action_unread")]
    Action,
}

impl InputKind {
    /// Deserializes a value.
    ///
    /// # Errors
    /// `unread`, `settings_unread` or `action_unread`. The argument `field` is the path, such as `rules.cards[2]`, with
    /// list indices from 1; it is empty for the input as a whole. The argument `what` is the message in English without
    /// the path. The argument `wrong` is the kind of error:
    /// - `field` or `choice`: no such field or choice; `found` is its name, `known` lists the valid names.
    /// - `missing` or `twice`: a missing or duplicate field; `found` is its name.
    /// - `value`: any other invalid value, such as one of the wrong type or outside its range; `belongs` is the
    ///   expected type, `other` if it has no name.
    pub fn read<T: DeserializeOwned>(self, value: &Value) -> Result<T, UnreadableInput> {
        from_value(value).map_err(|InputError { path, fault, .. }| self.unread(&path, fault))
    }

    /// The error for a name that is not one of the choices of a field.
    pub fn no_such_choice(self, field: &str, found: &str, known: Vec<&'static str>) -> UnreadableInput {
        self.unread(&Path::default().below(field), Fault::NoSuchChoice { found: shorten(found), known })
    }

    /// The error for a field that is given twice.
    pub fn duplicate_field(self, field: &str) -> UnreadableInput {
        self.unread(&Path::default().below(field), Fault::Twice(shorten(field)))
    }

    /// Deserializes an internally tagged enum: `name` is the value of the field `tag` and one of its choices, `fields`
    /// are the other fields.
    ///
    /// # Errors
    /// The same as for [`InputKind::read`].
    pub fn read_choice<T: DeserializeOwned>(
        self,
        tag: &'static str,
        name: &str,
        fields: Value,
    ) -> Result<T, UnreadableInput> {
        let named = |fields: Value| Value::Object([(name.to_owned(), fields)].into_iter().collect());
        // A unit variant has no other fields.
        if let Ok(alone) = from_value(&named(Value::Null)) {
            let Some(extra) = fields.as_object().and_then(|fields| fields.keys().next()) else {
                return Ok(alone);
            };
            let fault = Fault::NoSuchField { found: shorten(extra), known: vec![tag] };
            return Err(self.unread(&Path::default().below(extra), fault));
        }
        let unread = |InputError { path, fault, .. }| self.unread(&path.inside(), fault);
        from_value(&named(fields)).map_err(unread)
    }

    /// The error for a fault at this path.
    pub(super) fn unread(self, path: &Path, fault: Fault) -> UnreadableInput {
        UnreadableInput::Fault { input: self, field: shorten(&path.to_string()), fault }
    }

    /// The input as a whole, as the subject of a message.
    const fn subject(self) -> &'static str {
        match self {
            InputKind::Request => "the request",
            InputKind::Settings => "the settings",
            InputKind::Action => "the action",
        }
    }
}

/// Expected type, as an id of the message catalogues.
const fn belongs(wanted: Option<Wanted>) -> &'static str {
    match wanted {
        Some(Wanted::Switch) => "switch",
        Some(Wanted::Text) => "text",
        Some(Wanted::Whole { .. }) => "whole_number",
        Some(Wanted::Number) => "number",
        Some(Wanted::List | Wanted::ListOf(_)) => "list",
        Some(Wanted::Object) => "object",
        Some(Wanted::Choice | Wanted::ChoiceWithValue | Wanted::NameAlone) => "choice",
        Some(Wanted::Any | Wanted::Null) | None => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ActionInput, GameName};
    use crate::lobby::Create;
    use crate::protocol::RefusalMessage;
    use serde_json::json;

    /// Message of a refusal, and its arguments without `what`. Asserts that the message ends with `what`.
    fn message_and_args(refused: &RefusalMessage) -> (&str, Value) {
        let mut args = refused.args.clone();
        assert!(args.remove("what").is_some_and(|what| refused.message.ends_with(what.as_str().unwrap())));
        (&refused.message, Value::Object(args))
    }

    #[test]
    fn settings_are_refused_with_path_and_expected_type() {
        let read =
            |settings: Value| RefusalMessage::from(GameName::Holdem.game().rules(&settings).err().unwrap());
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
        assert!(message.starts_with("big_blind: expected a whole number of chips"), "{message}");
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
        let read = |message: Value| Message::read(&message).map_err(RefusalMessage::from);
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
        let create = |wish: Value| {
            RefusalMessage::from(InputKind::Request.read::<Create>(&wish).map(drop).unwrap_err())
        };
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
        for refused in refusals {
            assert!(!has_words_of_serde(&refused.message), "{refused:?}");
            assert!(refused.args["wrong"].is_string() && refused.message.contains(": "), "{refused:?}");
            assert_ne!(refused.args.get("belongs"), Some(&json!("other")), "{refused:?}");
        }
    }

    /// Returns whether the text contains words of serde, of Rust or of this code.
    fn has_words_of_serde(text: &str) -> bool {
        const WORDS: [&str; 9] = [
            "invalid type",
            "invalid value",
            "expected struct",
            "unknown ",
            "struct ",
            "`",
            "u8",
            "u64",
            "variant",
        ];
        WORDS.iter().any(|word| text.contains(word))
    }

    type Sample = (&'static str, Value, Box<dyn Fn(&Value) -> Option<RefusalMessage>>);

    /// Valid requests and settings, each with its reader. Fields that accept any value are omitted.
    fn samples() -> Vec<Sample> {
        let create = json!({
            "game": "holdem", "name": "x", "seats": 4, "listed": true,
            "clocks": { "turn": 20 }, "stakes": { "buy_in_min": 5, "buy_in_max": 9 }, "house_rules": { "going_south": 0 },
        });
        let message = |fields: Value| {
            let mut message = json!({ "v": 1, "id": 7 });
            message.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            message
        };
        let messages = [
            json!({ "do": "sit", "seat": 1, "buy_in": 100, "coming_in": "post" }),
            json!({ "do": "top_up", "amount": 5 }),
            json!({ "do": "come_in", "how": "post" }),
            json!({ "do": "pause", "minutes": 5 }),
            json!({ "do": "configure", "clocks": { "turn": 5 }, "stakes": { "buy_in_min": 1, "buy_in_max": 2 } }),
        ];
        let mut samples: Vec<Sample> = vec![(
            "create",
            create,
            Box::new(|value| InputKind::Request.read::<Create>(value).err().map(RefusalMessage::from)),
        )];
        for fields in messages {
            let read =
                |value: &Value| crate::protocol::client::Message::read(value).err().map(RefusalMessage::from);
            samples.push(("message", message(fields), Box::new(read)));
        }
        for name in GameName::ALL {
            let settings = name.game().rules(&json!({})).unwrap().settings();
            let read = move |value: &Value| name.game().rules(value).err().map(RefusalMessage::from);
            samples.push(("settings", settings, Box::new(read)));
        }
        samples
    }

    /// The path and the JSON Pointer of a value and of every value within it.
    fn places(value: &Value, (path, pointer): (String, String), found: &mut Vec<(String, String)>) {
        found.push((path.clone(), pointer.clone()));
        let dot = if path.is_empty() { "" } else { "." };
        match value {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| {
                places(value, (format!("{path}{dot}{name}"), format!("{pointer}/{name}")), found)
            }),
            Value::Array(items) => (1..).zip(items).for_each(|(n, value)| {
                places(value, (format!("{path}[{n}]"), format!("{pointer}/{}", n - 1)), found)
            }),
            _ => (),
        }
    }

    proptest::proptest! {
        /// A list or an object in place of another value is refused, with the path of that value.
        #[test]
        fn a_corrupted_value_is_refused_at_its_place(
            sample in proptest::arbitrary::any::<proptest::sample::Index>(),
            place in proptest::arbitrary::any::<proptest::sample::Index>(),
            as_text in proptest::arbitrary::any::<bool>(),
        ) {
            let samples = samples();
            let (kind, good, read) = sample.get(&samples);
            assert_eq!(read(good), None, "{good}");
            let mut all = Vec::new();
            places(good, (String::new(), String::new()), &mut all);
            let (path, pointer) = place.get(&all);
            let mut bad = good.clone();
            let here = bad.pointer_mut(pointer).unwrap();
            *here = if here.is_object() { json!([1]) } else { json!({ "no such thing": [] }) };
            let bad = if as_text { crate::protocol::json::parse(bad.to_string().as_bytes()).unwrap() } else { bad };
            let refused = read(&bad).unwrap_or_else(|| panic!("{kind} {path}: {bad}"));
            let field = refused.args.get("field").and_then(Value::as_str);
            let field = field.unwrap_or_else(|| panic!("{kind} {path}: {refused:?}"));
            // If serde tries several forms in turn, the error concerns the enum as a whole.
            let is_of_all = refused.args.get("belongs") == Some(&json!("other")) && path.starts_with(field);
            assert!(field == path || is_of_all, "{kind} {path}: {refused:?}");
            assert!(!has_words_of_serde(&refused.message), "{refused:?}");
        }
    }

    #[test]
    fn an_action_is_refused_with_its_path() {
        let rules = GameName::Holdem.game().rules(&json!({})).unwrap();
        let chips = games::Chips::new(1000).unwrap();
        let opening =
            crate::game::Opening { stacks: vec![chips; 2], blinds: None, carried: None, same_players: false };
        let round = rules.open(1, &opening, cards::Deck::shuffled(|n| n - 1)).unwrap();
        let first = games::Actor::Seat(games::Seat::FIRST);
        let take = |json: Value| {
            let taken = round.after(2, first, ActionInput::Json(&json));
            RefusalMessage::from(taken.map(|_| ()).unwrap_err())
        };
        let wrong = take(json!("bluff"));
        assert_eq!((wrong.code.as_str(), &wrong.args["wrong"]), ("action_unread", &json!("choice")));
        assert!(
            wrong.message.starts_with("the action: there is no choice bluff: choose one of "),
            "{}",
            wrong.message
        );
        let wrong = take(json!({ "raise_to": "all" }));
        let chips =
            "raise_to: expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found the text \"all\"";
        assert_eq!(wrong.message, chips);
    }
}
