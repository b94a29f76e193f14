//! Lists of handlers, from which both the router and the description of the API are made.
//!
//! `utoipa-axum` makes both at once, so that the code of the whole description would be part of the program. Here, a
//! list is a function that is generic over [`Routes`]: the program contains only the router, and the description is
//! made by `cargo xtask types` ([`openapi`](super::openapi)).

use super::app::App;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use utoipa::__dev::Tags;
use utoipa::Path;
use utoipa::openapi::{HttpMethod, OpenApi};

/// The type that `utoipa::path` makes for a handler. Its tags are a trait of their own.
pub trait Described: Path + for<'t> Tags<'t> {}

impl<P: Path + for<'t> Tags<'t>> Described for P {}

/// A collection of handlers.
pub trait Routes: Sized {
    /// Adds a handler with the path and the methods of `P`.
    fn add<P: Described, H: Handler<T, App>, T: 'static>(self, handler: H) -> Self;
}

impl Routes for Router<App> {
    fn add<P: Described, H: Handler<T, App>, T: 'static>(self, handler: H) -> Self {
        P::methods()
            .iter()
            .fold(self, |router, method| router.route(&P::path(), on(filter(method), handler.clone())))
    }
}

impl Routes for OpenApi {
    fn add<P: Described, H: Handler<T, App>, T: 'static>(mut self, _: H) -> Self {
        let mut operation = P::operation();
        let tags: Vec<String> = P::tags().into_iter().map(str::to_owned).collect();
        operation.tags = Some(tags).filter(|tags| !tags.is_empty());
        self.paths.add_path_operation(P::path(), P::methods(), operation);
        self
    }
}

fn filter(method: &HttpMethod) -> MethodFilter {
    match method {
        HttpMethod::Get => MethodFilter::GET,
        HttpMethod::Put => MethodFilter::PUT,
        HttpMethod::Post => MethodFilter::POST,
        HttpMethod::Delete => MethodFilter::DELETE,
        HttpMethod::Options => MethodFilter::OPTIONS,
        HttpMethod::Head => MethodFilter::HEAD,
        HttpMethod::Patch => MethodFilter::PATCH,
        HttpMethod::Trace => MethodFilter::TRACE,
    }
}

/// Adds handlers to [`Routes`]: `add!(routes; tables { list, view }, games { get })`.
macro_rules! add {
    ($routes:expr; $($module:ident { $($handler:ident),+ $(,)? }),+ $(,)?) => {{
        let routes = $routes;
        $($(
            let routes = pastey::paste! {
                $crate::http::routes::Routes::add::<$module::[<__path_ $handler>], _, _>(routes, $module::$handler)
            };
        )+)+
        routes
    }};
}

pub(super) use add;
