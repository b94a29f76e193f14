//! `/api/tables/ID/edges`: the exact house edge of every wager of a table. The edges of a set of rules are calculated
//! once, on a thread for long requests, and kept for the next viewers (`known_edges.rs`).

use super::app::App;
use super::body::Path;
use super::error_response::ApiResult;
use super::known_edges::Edges;
use crate::game::{GameName, WagerEdge};
use crate::table::error::TableError;
use axum::Json;
use axum::extract::State;
use serde_json::Value;
use std::sync::Arc;

/// The exact house edge of every wager under the current settings of a table. Calculating them for the first time can
/// take some seconds.
#[utoipa::path(get, path = "/api/tables/{id}/edges", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/Edges")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn get(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Edges> {
    let view = app.any_table(&id).await?.view().await?;
    let key = format!("{} {}", view.game, view.rules.get());
    if let Some(known) = app.known_edges().find(&key) {
        return Ok(Json((*known).clone()));
    }
    let edges = Arc::new(Edges { wagers: wagers(&view.game, view.rules.get())? });
    app.known_edges().keep(key, edges.clone());
    Ok(Json((*edges).clone()))
}

fn wagers(game: &str, rules: &str) -> Result<Vec<WagerEdge>, TableError> {
    let Some(game) = GameName::ALL.into_iter().find(|name| name.game().name() == game) else {
        return Ok(Vec::new());
    };
    let settings: Value = serde_json::from_str(rules).unwrap_or_default();
    Ok(game.game().rules(&settings)?.edges())
}
