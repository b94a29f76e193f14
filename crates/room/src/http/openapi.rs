//! `/api/openapi.json`: the OpenAPI description of the routes under `/api`.
//!
//! The paths come from the routes themselves, the schemas from the serialized types.

use super::named_schemas::{NamedSchemas, bound, schema};
use super::{admin, devices, error_response, games, hands, me, notice, rules, runs, share, shared_responses};
use crate::integrity::Report;
use crate::lobby::{ClosedPage, Create, LobbyPage};
use crate::protocol::server::TableView;
use crate::run::audit::Entries;
use crate::run::message::Receipt;
use crate::run::registration::{Details, Registration};
use crate::run::view::{Board, HandValue, MoneyReport, ParticipantPage, SheetPage, StaffView};
use crate::table::chart::Chart;
use crate::table::history::{HandLine, HandReplay};
use crate::table::results::Results;
use axum::http::StatusCode;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};
use utoipa::OpenApi;

/// Types of request and response bodies, by name.
pub const BODIES: NamedSchemas = &[
    ("failure", schema::<error_response::ErrorBody>),
    ("me", schema::<me::Me>),
    ("rename_request", schema::<me::RenameRequest>),
    ("move_code", schema::<devices::MoveCode>),
    ("move_request", schema::<devices::MoveRequest>),
    ("create", schema::<Create>),
    ("table_view", schema::<TableView>),
    ("lobby_page", schema::<LobbyPage>),
    ("closed_page", schema::<ClosedPage>),
    ("hand_line", schema::<HandLine>),
    ("hand_replay", schema::<HandReplay>),
    ("results", schema::<Results>),
    ("chart", schema::<Chart>),
    ("share", schema::<share::Share>),
    ("rules", schema::<rules::Rules>),
    ("game", schema::<games::Game>),
    ("login", schema::<admin::Login>),
    ("ledger", schema::<admin::Ledger>),
    ("reason", schema::<admin::Reason>),
    ("ban_request", schema::<admin::guests::BanRequest>),
    ("decided_guest", schema::<admin::guests::GuestDecision>),
    ("overview", schema::<admin::overview::Overview>),
    ("guest_list", schema::<admin::guest_list::GuestList>),
    ("hold_request", schema::<admin::room::HoldRequest>),
    ("banner_request", schema::<admin::room::BannerRequest>),
    ("audit_page", schema::<admin::audit::AuditPage>),
    ("notice", schema::<notice::Notice>),
    ("report", schema::<Report>),
];

/// Types of request and response bodies of events, by name. They have a separate schema file, since their amounts are
/// in cents.
pub const RUN_BODIES: NamedSchemas = &[
    ("new_run", schema::<runs::NewRun>),
    ("run_line", schema::<runs::RunLine>),
    ("own_run", schema::<runs::OwnRun>),
    ("organised_run", schema::<admin::runs::OrganisedRun>),
    ("draft_change", schema::<runs::DraftChange>),
    ("new_action", schema::<runs::NewAction>),
    ("new_spin", schema::<runs::NewSpin>),
    ("draw_blocks", schema::<runs::draws::DrawBlocks>),
    ("draw_join", schema::<runs::draws::DrawJoin>),
    ("draw_scan", schema::<runs::draws::DrawScan>),
    ("draw_takeover", schema::<runs::draws::DrawTakeover>),
    ("card_draw", schema::<runs::draws::CardDraw>),
    ("draws_log", schema::<crate::run::view::DrawsLog>),
    ("draws_report", schema::<crate::run::view::DrawsReport>),
    ("new_link", schema::<runs::links::NewLink>),
    ("made_link", schema::<runs::links::LinkWithToken>),
    ("link_token", schema::<runs::invitation::LinkToken>),
    ("invitation", schema::<runs::invitation::Invitation>),
    ("join_request", schema::<runs::links::JoinRequest>),
    ("registration", schema::<Registration>),
    ("details", schema::<Details>),
    ("receipt", schema::<Receipt>),
    ("staff_view", schema::<StaffView>),
    ("board", schema::<Board>),
    ("participant_page", schema::<ParticipantPage>),
    ("hand_worth", schema::<HandValue>),
    ("new_money", schema::<runs::money::NewMoney>),
    ("money_report", schema::<MoneyReport>),
    ("new_verdict", schema::<runs::questions::NewVerdict>),
    ("tally_sheets", schema::<runs::sheets::TallySheets>),
    ("sheet_page", schema::<SheetPage>),
    ("sheet_replacement", schema::<runs::sheets::SheetReplacement>),
    ("entries", schema::<Entries>),
];

#[derive(OpenApi)]
#[openapi(paths(hands::file), info(title = "Cardroom", description = "A card room in one binary."))]
struct Base;

/// The base of the API description, to which the router adds its routes: title, description, and the path of hand
/// files.
pub fn base() -> utoipa::openapi::OpenApi {
    Base::openapi()
}

/// The complete description: the routes, with the schemas to which they refer.
pub fn complete(routes: &utoipa::openapi::OpenApi) -> Value {
    let mut whole = serde_json::to_value(routes).expect("the description of the routes is plain data");
    shared_responses::complete(&mut whole);
    describe(&mut whole);
    whole["components"] = json!({ "schemas": schemas(), "responses": shared_responses::shared() });
    whole
}

/// Adds the missing descriptions of responses: the reason phrase of the status.
fn describe(whole: &mut Value) {
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.flat_map(|(_, path)| path.as_object_mut().into_iter().flatten());
    let answers =
        operations.flat_map(|(_, operation)| operation["responses"].as_object_mut().into_iter().flatten());
    for (status, answer) in answers {
        let words =
            status.parse().ok().and_then(|status| StatusCode::from_u16(status).ok()?.canonical_reason());
        let shared = answer.get("$ref").is_some();
        if !shared && answer["description"].as_str().is_none_or(str::is_empty) {
            answer["description"] = json!(words.unwrap_or_default());
        }
    }
}

fn schemas() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut all = settings.into_generator();
    BODIES.iter().chain(RUN_BODIES).for_each(|(_, add)| drop(add(&mut all)));
    let mut schemas = Value::Object(all.take_definitions(true));
    for (list, of) in [
        ("Tables", "TableView"),
        ("Hands", "HandLine"),
        ("Games", "Game"),
        ("RunLines", "RunLine"),
        ("OwnRuns", "OwnRun"),
        ("OrganisedRuns", "OrganisedRun"),
    ] {
        schemas[list] = json!({ "type": "array", "items": { "$ref": format!("#/components/schemas/{of}") } });
    }
    bound(&mut schemas);
    schemas
}
