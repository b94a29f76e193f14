//! The types of the bodies of requests and responses, from which the description of the API and the browser client's types
//! are made.

use super::named_schemas::{NamedSchemas, schema};
use super::{admin, bots, devices, error_response, games, known_edges, me, notice, rules, runs, share};
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

/// Types of request and response bodies, by name.
pub const BODIES: NamedSchemas = &[
    ("failure", schema::<error_response::ErrorBody>),
    ("me", schema::<me::Me>),
    ("rename_request", schema::<me::RenameRequest>),
    ("new_bot", schema::<bots::NewBot>),
    ("made_bot", schema::<bots::MadeBot>),
    ("bot_line", schema::<bots::BotLine>),
    ("new_room_bot", schema::<admin::bots::NewRoomBot>),
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
    ("edges", schema::<known_edges::Edges>),
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
