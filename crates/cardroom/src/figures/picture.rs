//! Contents of a chart.

/// A chart before it is drawn.
#[derive(Clone, Debug)]
pub enum Picture {
    /// Bars from 0, one per name.
    Bars {
        /// Title of the chart.
        title: String,
        /// Label of the value axis: the quantity, with its unit.
        unit: String,
        /// Name and value of each bar.
        bars: Vec<(String, f64)>,
    },
    /// A heat map: rows of named squares, each with an optional percentage.
    Heat {
        /// Title of the chart.
        title: String,
        /// The quantity that the percentages measure.
        unit: String,
        /// The rows, all of the same length. Each square has a name and a percentage, which is `None` if unknown.
        rows: Vec<Vec<(String, Option<f64>)>>,
    },
    /// Curves over a common horizontal axis. Each has its own vertical scale: the first on the left, the second on the
    /// right.
    Curves {
        /// Title of the chart.
        title: String,
        /// Label of the horizontal axis: the quantity, with its unit.
        across: String,
        /// The curves to draw, one or two.
        curves: Vec<Curve>,
    },
    /// Any number of named curves over common axes.
    Course {
        /// Title of the chart.
        title: String,
        /// Label of the horizontal axis: the quantity, with its unit.
        across: String,
        /// Label of the vertical axis: the quantity, with its unit.
        unit: String,
        /// The curves to draw.
        curves: Vec<NamedCurve>,
    },
}

/// A series of points, drawn as a line.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Label of the vertical axis: the quantity, with its unit.
    pub unit: String,
    /// The points of the curve, by ascending x.
    pub points: Vec<(f64, f64)>,
}

/// A series of points that shares its axes with others.
#[derive(Clone, Debug)]
pub struct NamedCurve {
    /// Name in the legend.
    pub name: String,
    /// The points of the curve, by ascending x.
    pub points: Vec<(f64, f64)>,
}

impl Picture {
    /// Title of the chart.
    pub fn title(&self) -> &str {
        match self {
            Picture::Bars { title, .. }
            | Picture::Heat { title, .. }
            | Picture::Curves { title, .. }
            | Picture::Course { title, .. } => title,
        }
    }

    /// The chart's figures as text, for screen readers: every bar, every square with a percentage, and the endpoints of
    /// every curve.
    pub fn description(&self) -> String {
        match self {
            Picture::Bars { unit, bars, .. } => {
                let figures: Vec<String> =
                    bars.iter().map(|(name, height)| format!("{name} {}", figure(*height))).collect();
                format!("{unit}: {}", figures.join(", "))
            }
            Picture::Heat { unit, rows, .. } => {
                let known = rows.iter().flatten().filter_map(|(name, part)| Some((name, (*part)?)));
                let figures: Vec<String> = known.map(|(name, part)| format!("{name} {part:.1}")).collect();
                format!("{unit}: {}", figures.join(", "))
            }
            Picture::Curves { across, curves, .. } => {
                let described = curves.iter().filter_map(|curve| curve.description(across));
                described.collect::<Vec<_>>().join("; ")
            }
            Picture::Course { across, unit, curves, .. } => {
                let ends = curves.iter().filter_map(|curve| Some((&curve.name, curve.points.last()?)));
                let described = ends.map(|(name, (x, y))| format!("{name} {} at {}", figure(*y), figure(*x)));
                format!("{unit} by {across}: {}", described.collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl Curve {
    fn description(&self, across: &str) -> Option<String> {
        let ((from, first), (to, last)) = (self.points.first()?, self.points.last()?);
        let [from, first, to, last] = [from, first, to, last].map(|value| figure(*value));
        Some(format!("{} goes from {first} at {from} to {last} at {to} ({across})", self.unit))
    }
}

/// Formats a number with five significant digits, or with all digits of a longer integer part. There are at most twelve
/// decimals, without trailing zeros.
pub fn figure(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let before = value.abs().log10().floor() as i32;
    let decimals = usize::try_from(4 - before).unwrap_or(0).min(12);
    let text = format!("{value:.decimals$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_five_significant_digits() {
        let texts = [0.0, 12.0, 0.026_645_3, 123_456.7, -2.5, 1e-9].map(figure);
        assert_eq!(texts, ["0", "12", "0.026645", "123457", "-2.5", "0.000000001"]);
    }
}
