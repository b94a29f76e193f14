//! Percentages in messages.

/// Formats a fraction as a percentage with four decimals, or with up to eight to show three significant digits:
/// 0.422569 as `42.2569 %`, 0.00000154 as `0.000154 %`. A percentage that is not 0 but rounds to 0 is `<0.00000001 %`,
/// even if it is negative.
pub fn percent(part: f64) -> String {
    let percent = part.abs() * 100.0;
    let sign = if part < 0.0 { "−" } else { "" };
    if 0.0 < percent && percent < 5e-9 {
        return "<0.00000001 %".to_owned();
    }
    let before_three = 2.0 - percent.max(1e-9).log10().floor();
    let decimals = if percent == 0.0 { 4 } else { (before_three as usize).clamp(4, 8) };
    format!("{sign}{percent:.decimals$} %")
}
