//! Parser of rates.

use super::error::ConfigError;
use super::setting::RawSetting;
use crate::limits::Rate;

/// Suffixes of rates, and the seconds that each stands for.
const UNITS: [(&str, f64); 3] = [("/s", 1.0), ("/min", 60.0), ("/h", 3600.0)];
/// Largest count of a rate and of a burst.
const MOST: u32 = 1_000_000;

/// Parses a rate with an optional burst: `300/s` or `300/s burst 3000`. Without a burst, the burst of `usual`
/// applies.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn rate(given: &RawSetting, usual: Rate) -> Result<Rate, ConfigError> {
    let parsed = || {
        let (rate, burst) = match given.value.split_once(" burst ") {
            Some((rate, burst)) => (rate, f64::from(count(burst)?)),
            None => (given.value.as_str(), usual.burst),
        };
        let (text, seconds) =
            UNITS.iter().find_map(|&(unit, seconds)| Some((rate.trim().strip_suffix(unit)?, seconds)))?;
        Some(Rate { burst, per_second: f64::from(count(text)?) / seconds })
    };
    parsed().ok_or_else(|| {
        given.error("write a rate per s, min or h, and how many may come at once, as 300/s burst 3000")
    })
}

fn count(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|count| (1..=MOST).contains(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::SettingName;

    #[test]
    fn a_rate_has_a_unit_and_a_burst_of_its_own_or_the_usual_one() {
        let usual = Rate { burst: 7.0, per_second: 1.0 };
        let read = |value: &str| rate(&RawSetting::flag(SettingName::Requests, value), usual);
        assert_eq!(read("300/s burst 3000"), Ok(Rate { burst: 3000.0, per_second: 300.0 }));
        assert_eq!(read("12/min"), Ok(Rate { burst: 7.0, per_second: 0.2 }));
        assert_eq!(read("60/h burst 60").unwrap().per_second, 60.0 / 3600.0);
        for wrong in ["", "300", "0/s", "-1/s", "300/s burst", "300/s burst 0", "1/day", "9999999/s"] {
            let error = read(wrong).unwrap_err().to_string();
            assert!(error.contains("as 300/s burst 3000"), "{error}");
        }
    }
}
