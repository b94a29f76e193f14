//! `/api/games`: the games with their settings, bots and defaults.

use super::encoding::EncodedBody;
use super::setting::{Choice, Reader, Setting};
use crate::game::{AnyGame, GameName, TableRules};
use crate::log_types::{Clocks, HouseRules, Stakes};
use crate::rulebook::book;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use games::Unit;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::sync::{Arc, LazyLock};

/// A game of the room, with its settings, bots and defaults.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Game {
    /// The name in URLs and messages.
    pub game: GameName,
    /// Display name of the game, in English.
    pub title: String,
    /// `true` if the game is played for chips, `false` if it is played for points.
    pub chips: bool,
    /// Unit of the game's amounts (ALL-2).
    pub unit: Unit,
    /// Minimum and maximum number of players with the default settings.
    pub players: (usize, usize),
    /// The presets, the default of new tables first; empty for a game without presets.
    pub presets: Vec<Choice>,
    /// The settings, sorted by name.
    pub settings: Vec<Setting>,
    /// The computer players of the game.
    pub bots: Vec<Bot>,
    /// The default buy-in limits; `null` in a game without chips.
    pub stakes: Option<Stakes>,
    /// Default clocks of a new table.
    pub clocks: Clocks,
    /// The default house rules of a listed table.
    pub house_rules: HouseRules,
}

/// A computer player of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Bot {
    /// Name of the bot's style of play, which hosts specify to add such a bot.
    pub style: &'static str,
    /// Short description of the bot's style of play.
    pub manner: &'static str,
}

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| GameName::ALL.into_iter().map(game).collect());

/// The list as JSON, which is the same for as long as the program runs.
static BODY: LazyLock<EncodedBody> = LazyLock::new(|| {
    let json = serde_json::to_vec(&*GAMES).expect("the games are plain data");
    EncodedBody::gzipped(Bytes::from(json))
});

/// The games of the room.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = ref("#/components/schemas/Games"))))]
pub async fn get(asked: HeaderMap) -> Response {
    BODY.json(&asked)
}

fn game(name: GameName) -> Game {
    let game = name.game();
    let schema = game.settings().to_value();
    let (mut presets, mut settings) = Reader(schema.as_object().unwrap_or(&Map::new())).settings();
    presets.sort_by_key(|preset| Some(preset.value.as_str()) != game.preset());
    for setting in &mut settings {
        setting.default = rule(game, game.preset(), &setting.name);
        let of_preset =
            |preset: &Choice| (preset.value.clone(), rule(game, Some(&preset.value), &setting.name));
        setting.presets = presets.iter().map(of_preset).collect();
    }
    let usual = valid(game, &json!({}));
    Game {
        game: name,
        title: book(game.name()).map_or_else(String::new, |book| book.title),
        chips: game.chips(),
        unit: game.unit(),
        players: usual.players().into_inner(),
        presets,
        settings,
        bots: game.bots().into_iter().map(|(style, manner)| Bot { style, manner }).collect(),
        stakes: usual.stakes(),
        clocks: Clocks::default(),
        house_rules: HouseRules::default(),
    }
}

/// The value of a setting in a preset; the default value without a preset, and null if the rules have no such setting.
fn rule(game: &dyn AnyGame, preset: Option<&str>, name: &str) -> Value {
    let settings = preset.map_or_else(|| json!({}), |preset| json!({ "preset": preset }));
    valid(game, &settings).settings().get(name).cloned().unwrap_or_default()
}

/// The rules for settings that are empty or contain only the name of a preset.
fn valid(game: &dyn AnyGame, settings: &Value) -> Arc<dyn TableRules> {
    game.rules(settings).expect("the defaults and every preset are valid")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::find;

    #[test]
    fn every_setting_has_a_ruling_an_explanation_and_a_valid_default() {
        for game in GAMES.iter() {
            assert!(!game.settings.is_empty() && !game.title.is_empty() && game.bots.len() > 2);
            for setting in &game.settings {
                let at = format!("{:?} {}", game.game, setting.name);
                let ruling = setting.ruling.as_ref().unwrap_or_else(|| panic!("{at}: no ruling"));
                assert!(find(game.game.game().name(), ruling).is_some(), "{at}: {ruling}");
                assert!(!setting.explanation.is_empty(), "{at}: no explanation");
                assert!(!setting.default.is_null(), "{at}: no default");
                let again = json!({ setting.name.clone(): setting.default });
                assert!(game.game.game().rules(&again).is_ok(), "{at}: {again}");
            }
        }
    }

    /// The ids of the rulings in a text, such as TH-3.
    fn rulings(text: &str) -> impl Iterator<Item = &str> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        words.filter(|word| {
            word.split_once('-').is_some_and(|(letters, digits)| {
                matches!(letters.len(), 2 | 3)
                    && letters.bytes().all(|letter| letter.is_ascii_uppercase())
                    && digits.parse::<u8>().is_ok()
            })
        })
    }

    #[test]
    fn a_ruling_named_in_the_comment_of_a_setting_is_its_attribute() {
        assert_eq!(
            rulings("TH-3: a raise (see HF-10, ALL-2).").collect::<Vec<_>>(),
            ["TH-3", "HF-10", "ALL-2"]
        );
        for game in GAMES.iter() {
            for setting in &game.settings {
                for named in rulings(&setting.explanation) {
                    assert_eq!(Some(named), setting.ruling.as_deref(), "{:?} {}", game.game, setting.name);
                }
            }
        }
        let ruling = |game: GameName, name: &str| {
            let game = GAMES.iter().find(|one| one.game == game)?;
            game.settings.iter().find(|setting| setting.name == name)?.ruling.clone()
        };
        assert_eq!(ruling(GameName::Holdem, "reraise").as_deref(), Some("TH-3"), "on the type");
        assert_eq!(ruling(GameName::Holdem, "burn").as_deref(), Some("TH-4"), "on the field");
        assert_eq!(
            ruling(GameName::Holdem, "straddle").as_deref(),
            Some("TH-10"),
            "on the type of a commented field"
        );
    }

    #[test]
    fn a_setting_of_money_has_the_unit_of_its_game() {
        for game in GAMES.iter() {
            let settings = serde_json::to_value(&game.settings).unwrap();
            let unit = json!(game.unit);
            let mut kinds: Vec<&Value> = settings.as_array().unwrap().iter().collect();
            while let Some(kind) = kinds.pop() {
                kinds.extend(kind.get("options").and_then(Value::as_array).into_iter().flatten());
                kinds.extend(kind.get("of"));
                assert_eq!(kind.get("unit"), (kind["kind"] == "money").then_some(&unit), "{kind}");
            }
            assert_eq!(game.chips, game.unit != Unit::Points);
        }
    }

    #[test]
    fn holdem_has_its_presets_with_their_differences() {
        let holdem = &GAMES[0];
        let named = |name: &str| holdem.settings.iter().find(|setting| setting.name == name).unwrap();
        assert_eq!(holdem.presets.len(), 2);
        assert_eq!(named("burn").presets["tournament"], true);
        assert_eq!(holdem.presets[0].value, "tournament", "new tables use the rules of card rooms");
        assert_eq!(
            (&named("burn").default, &named("burn").presets["document"]),
            (&true.into(), &false.into())
        );
        let kinds = json!([named("order"), named("straddle"), named("big_blind"), named("burn")]);
        assert_eq!(
            [0, 1, 2, 3].map(|at: usize| kinds[at]["kind"].as_str().unwrap().to_owned()),
            ["choice", "either", "money", "flag"]
        );
        assert_eq!(
            named("order").explanation,
            "The first player to act in the betting rounds from the flop on."
        );
    }
}
