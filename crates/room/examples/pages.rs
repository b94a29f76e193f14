//! The pages alone, for tests in a browser: prints its address and serves until it is ended.

use room::http::{headers, pages};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    axum::serve(listener, headers::secured(pages::router())).await
}
