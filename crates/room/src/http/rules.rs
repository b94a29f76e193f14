//! `/api/rules/GAME`: the rulebook and the rulings, by clause.

use super::body::Path;
use super::error::HttpError;
use super::error_response::ApiResult;
use crate::rulebook::{Book, Chapter, book_for_players, rulings_for_players};
use axum::Json;
use schemars::JsonSchema;
use serde::Serialize;

/// The rulebook of a game, and the rulings that apply to it.
#[derive(Serialize, JsonSchema)]
pub struct Rules {
    /// The game's rulebook.
    pub book: Book,
    /// Rulings on questions that the rulebook leaves open: those for all games, then those for this game.
    pub rulings: Vec<Chapter>,
}

/// The rules of a game, by clause.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/Rules")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn get(Path(game): Path<String>) -> ApiResult<Rules> {
    let book = book_for_players(&game).ok_or_else(|| HttpError::NoSuchGame { game: game.clone() })?;
    Ok(Json(Rules { book, rulings: rulings_for_players(&game) }))
}
