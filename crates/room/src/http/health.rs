//! The health check, `/healthz`, and the metrics, `/metrics`.

use super::app::App;
use super::connections::Load;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::forwarded::ClientAddress;
use super::limits::Secret;
use super::session_pool::SessionPool;
use crate::store::Store;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use tokio::time::Instant;

/// Histogram buckets of durations, in seconds; most are around or below 0.1 s, a delay that a player notices.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// The metrics recorder of the process.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Installs the metrics recorder, once per process. No label contains a name, an id or a card.
pub fn install_recorder() -> &'static PrometheusHandle {
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // If another recorder is already installed, this one stays empty.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    })
}

fn describe() {
    metrics::describe_gauge!("cardroom_tables", "Open tables");
    metrics::describe_gauge!("cardroom_sockets", "Open sockets");
    metrics::describe_gauge!("cardroom_connections", "Open connections, sockets among them");
    metrics::describe_counter!(
        "cardroom_connections_closed_total",
        "Connections closed to make room for others"
    );
    metrics::describe_counter!(
        "cardroom_connections_refused_total",
        "Connections for which there was no room"
    );
    metrics::describe_counter!("cardroom_actions_total", "Actions stored, by game");
    metrics::describe_counter!("cardroom_refusals_total", "Refused requests, by code");
    metrics::describe_histogram!(
        "cardroom_commit_seconds",
        "Time from the request to the store until the change is on disk"
    );
    metrics::describe_histogram!(
        "cardroom_fan_out_seconds",
        "Time to build and send the views of all viewers"
    );
}

/// Health check: reads from the store and the session database, and checks the last write to each. The response
/// contains a warning if connections are running out.
///
/// # Errors
/// `stopping` during shutdown, and otherwise the first store or session error, if there is one.
pub async fn healthz(
    State(app): State<App>,
    Extension(sessions): Extension<SessionPool>,
) -> Result<String, ErrorResponse> {
    if app.stopping().is_cancelled() {
        return Err(HttpError::Stopping.into());
    }
    app.store().health().await?;
    sessions.health().await?;
    let Load { open, most, crowded } = app.connections().load(Instant::now());
    let warning = format!("warning: too many connections: {open} are open, {most} may be\n");
    Ok(if crowded { format!("ok\n{warning}") } else { "ok\n".to_owned() })
}

/// The metrics in the Prometheus text format, for programs on this machine and for clients with the metrics token.
///
/// # Errors
/// [`HttpError::NoMetricsToken`] if the token is missing or wrong, and [`HttpError::TooManyTokens`] after too many
/// wrong tokens.
pub async fn metrics(
    State(app): State<App>,
    address: ClientAddress,
    headers: HeaderMap,
) -> Result<([(HeaderName, &'static str); 1], String), ErrorResponse> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if !address.is_local {
        check_token(&app, address, bearer.ok_or(HttpError::NoMetricsToken)?)?;
    }
    let handle = install_recorder();
    let tables = u32::try_from(app.lobby().all().len()).unwrap_or(u32::MAX);
    metrics::gauge!("cardroom_tables").set(tables);
    metrics::gauge!("cardroom_connections").set(app.connections().load(Instant::now()).open);
    handle.run_upkeep();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render()))
}

fn check_token(app: &App, address: ClientAddress, token: &str) -> Result<(), HttpError> {
    app.clients().may_try(address, Secret::Token)?;
    if app.is_metrics_token(token) {
        return Ok(());
    }
    app.clients().count_wrong(address, Secret::Token);
    Err(HttpError::NoMetricsToken)
}
