//! The encodings that a request accepts (RFC 9110, section 12.5.3).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// Weight from 0 to 1 that a request gives to an encoding in `Accept-Encoding`; 0 if it does not accept it. `*` stands
/// for the encodings that are not named.
pub fn weight(asked: &HeaderMap, encoding: &str) -> f32 {
    let values = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let accepted: Vec<_> = values.flat_map(|value| value.split(',')).map(parsed).collect();
    let of = |name: &str| accepted.iter().find(|(found, _)| found.eq_ignore_ascii_case(name));
    of(encoding).or_else(|| of("*")).map_or(0.0, |(_, weight)| *weight)
}

/// Name and weight of an encoding in a list. A weight that is no number is 0.
fn parsed(item: &str) -> (&str, f32) {
    let (name, parameter) = item.split_once(';').unwrap_or((item, "q=1"));
    let weight = parameter.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
    (name.trim(), weight.unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_those_of_the_request() {
        for (accepted, encoding, expected) in [
            ("gzip", "gzip", 1.0),
            ("gzip, deflate, br", "br", 1.0),
            ("GZIP;q=0.5", "gzip", 0.5),
            ("br; q=0.3 , gzip;q=0.8", "br", 0.3),
            ("*;q=0.5", "br", 0.5),
            ("*, gzip;q=0", "gzip", 0.0),
            ("*;q=0, gzip", "gzip", 1.0),
            ("gzip;q=x", "gzip", 0.0),
            ("gzip", "br", 0.0),
            ("", "br", 0.0),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!(weight(&asked, encoding), expected, "{encoding} in {accepted:?}");
        }
        assert_eq!(weight(&HeaderMap::new(), "gzip"), 0.0);
    }
}
