//! Draws charts as SVG.

use super::picture::{Curve, NamedCurve, Picture, figure};
use anyhow::anyhow;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::ops::Range;

/// Width and height of the chart, in pixels: wide enough for a row of categories. Browsers scale the chart.
const SIZE: (u32, u32) = (960, 540);
const FONT: &str = "sans-serif";
const TEXT: i32 = 16;
const MARGIN: i32 = 16;
/// Space for the labels of an axis, in pixels.
const AXIS: i32 = 80;
/// Blue and orange, which are distinguishable with colour blindness and dark enough to read on white.
const COLOURS: [RGBColor; 2] = [RGBColor(0, 90, 160), RGBColor(190, 80, 0)];

/// Colours that are distinguishable with colour blindness (Okabe and Ito), without yellow, which is too light on white.
const MANY: [RGBColor; 7] = [
    RGBColor(0, 90, 160),
    RGBColor(213, 94, 0),
    RGBColor(0, 130, 100),
    RGBColor(204, 121, 167),
    RGBColor(0, 0, 0),
    RGBColor(86, 160, 220),
    RGBColor(180, 130, 0),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Renders the chart as SVG. For screen readers, it contains its title and its figures as text.
///
/// # Errors
/// If a chart of curves contains none, or the drawing library fails.
pub fn svg(picture: &Picture) -> anyhow::Result<String> {
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        let drawn = draw(picture, &root).and_then(|()| Ok(root.present()?));
        drawn.map_err(|error| anyhow!("the picture cannot be drawn: {error}"))?;
    }
    Ok(described(&text, picture))
}

fn draw(picture: &Picture, root: &Area) -> Result<(), Box<dyn std::error::Error>> {
    root.fill(&WHITE)?;
    let area = root.titled(picture.title(), (FONT, TEXT * 3 / 2).into_font())?;
    match picture {
        Picture::Bars { unit, bars, .. } => draw_bars(&area, unit, bars),
        Picture::Heat { rows, .. } => draw_heat(&area, rows),
        Picture::Curves { across, curves, .. } => match curves.as_slice() {
            [] => Err("it has no curve".into()),
            [one] => draw_curve(&area, across, one),
            [one, other, ..] => draw_two(&area, across, one, other),
        },
        Picture::Course { across, unit, curves, .. } => draw_course(&area, across, unit, curves),
    }
}

/// Draws the bars from top to bottom in the order given. They are horizontal, so that there is room for the names.
fn draw_bars(area: &Area, unit: &str, bars: &[(String, f64)]) -> Result<(), Box<dyn std::error::Error>> {
    let heights = scale(bars.iter().map(|(_, height)| *height).chain([0.0]));
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .x_label_area_size(AXIS / 2)
        .y_label_area_size(AXIS * 4)
        .build_cartesian_2d(heights, 0.0..bars.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .y_labels(0)
        .x_label_formatter(&|x| figure(*x))
        .x_desc(unit)
        .light_line_style(TRANSPARENT)
        .label_style((FONT, TEXT))
        .draw()?;
    let before = Pos::new(HPos::Right, VPos::Center);
    let style = (FONT, TEXT).into_font().into_text_style(area).pos(before);
    for (row, (name, height)) in bars.iter().rev().enumerate() {
        let (row, from) = (row as f64, height.min(0.0));
        let bar = [(0.0, row + 0.2), (*height, row + 0.8)];
        chart.draw_series([Rectangle::new(bar, COLOURS[0].filled())])?;
        let label = Text::new(format!("{name}  {}", figure(*height)), (-MARGIN / 2, 0), style.clone());
        chart.draw_series([EmptyElement::at((from, row + 0.5)) + label])?;
    }
    Ok(())
}

/// Draws a heat map: rows of squares coloured by [`heat_color`], each with its name above its figure.
fn draw_heat(area: &Area, rows: &[Vec<(String, Option<f64>)>]) -> Result<(), Box<dyn std::error::Error>> {
    let columns = rows.first().map_or(0, Vec::len);
    let (across, down) = (0.0..columns as f64, rows.len() as f64..0.0);
    let mut chart = ChartBuilder::on(area).margin(MARGIN).build_cartesian_2d(across, down)?;
    let middle = Pos::new(HPos::Center, VPos::Center);
    let style = (FONT, TEXT * 3 / 4).into_font().into_text_style(area).pos(middle);
    for (down, row) in rows.iter().enumerate() {
        for (across, (name, part)) in row.iter().enumerate() {
            let (x, y) = (across as f64, down as f64);
            let square = Rectangle::new([(x, y), (x + 1.0, y + 1.0)], heat_color(*part).filled());
            chart
                .draw_series([square, Rectangle::new([(x, y), (x + 1.0, y + 1.0)], WHITE.stroke_width(1))])?;
            let figure = part.map_or_else(String::new, |part| format!("{part:.1}"));
            for (text, height) in [(name.clone(), 0.3), (figure, 0.7)] {
                chart.draw_series([Text::new(text, (x + 0.5, y + height), style.clone())])?;
            }
        }
    }
    Ok(())
}

/// Colour of a percentage from 0 to 100, which goes from red through yellow to green and is pale enough for black text.
/// Grey if the percentage is unknown.
fn heat_color(part: Option<f64>) -> RGBColor {
    let Some(part) = part else { return RGBColor(235, 235, 235) };
    let (from, to, way) = match part.clamp(0.0, 100.0) / 50.0 {
        low if low < 1.0 => ([244, 150, 140], [255, 243, 176], low),
        high => ([255, 243, 176], [140, 205, 150], high - 1.0),
    };
    let mixed = |place: usize| (f64::from(from[place]) * (1.0 - way) + f64::from(to[place]) * way) as u8;
    RGBColor(mixed(0), mixed(1), mixed(2))
}

fn draw_curve(area: &Area, across: &str, curve: &Curve) -> Result<(), Box<dyn std::error::Error>> {
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .x_label_area_size(AXIS / 2)
        .y_label_area_size(AXIS)
        .build_cartesian_2d(sides(curve), value_range(curve))?;
    chart
        .configure_mesh()
        .x_desc(across)
        .y_desc(&curve.unit)
        .x_label_formatter(&|x| figure(*x))
        .y_label_formatter(&|y| figure(*y))
        .light_line_style(TRANSPARENT)
        .label_style((FONT, TEXT))
        .draw()?;
    chart.draw_series(LineSeries::new(curve.points.clone(), COLOURS[0].stroke_width(2)))?;
    Ok(())
}

fn draw_two(area: &Area, across: &str, one: &Curve, other: &Curve) -> Result<(), Box<dyn std::error::Error>> {
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .x_label_area_size(AXIS / 2)
        .y_label_area_size(AXIS)
        .right_y_label_area_size(AXIS)
        .build_cartesian_2d(sides(one), value_range(one))?
        .set_secondary_coord(sides(other), value_range(other));
    chart
        .configure_mesh()
        .x_desc(across)
        .y_desc(&one.unit)
        .x_label_formatter(&|x| figure(*x))
        .y_label_formatter(&|y| figure(*y))
        .light_line_style(TRANSPARENT)
        .label_style((FONT, TEXT, &COLOURS[0]))
        .draw()?;
    chart
        .configure_secondary_axes()
        .y_desc(&other.unit)
        .y_label_formatter(&|y| figure(*y))
        .label_style((FONT, TEXT, &COLOURS[1]))
        .draw()?;
    chart.draw_series(LineSeries::new(one.points.clone(), COLOURS[0].stroke_width(2)))?;
    chart.draw_secondary_series(LineSeries::new(other.points.clone(), COLOURS[1].stroke_width(2)))?;
    Ok(())
}

/// Draws the curves in the colours of [`MANY`], with a legend.
fn draw_course(
    area: &Area,
    across: &str,
    unit: &str,
    curves: &[NamedCurve],
) -> Result<(), Box<dyn std::error::Error>> {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let last = points().map(|(x, _)| *x).fold(1.0, f64::max);
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .x_label_area_size(AXIS / 2)
        .y_label_area_size(AXIS)
        .build_cartesian_2d(0.0..last, scale(points().map(|(_, y)| *y)))?;
    chart
        .configure_mesh()
        .x_desc(across)
        .y_desc(unit)
        .x_label_formatter(&|x| figure(*x))
        .y_label_formatter(&|y| figure(*y))
        .light_line_style(TRANSPARENT)
        .label_style((FONT, TEXT))
        .draw()?;
    for (curve, colour) in curves.iter().zip(MANY.iter().cycle()) {
        let line = LineSeries::new(curve.points.clone(), colour.stroke_width(2));
        let key = move |(x, y)| PathElement::new([(x, y), (x + MARGIN, y)], colour.stroke_width(2));
        chart.draw_series(line)?.label(&curve.name).legend(key);
    }
    let mut legend = chart.configure_series_labels();
    legend.background_style(WHITE.mix(0.8)).border_style(BLACK).label_font((FONT, TEXT)).draw()?;
    Ok(())
}

fn sides(curve: &Curve) -> Range<f64> {
    let x = |(x, _): &(f64, f64)| *x;
    let (from, to) = curve.points.first().map(x).zip(curve.points.last().map(x)).unwrap_or((0.0, 1.0));
    if from < to { from..to } else { from - 1.0..from + 1.0 }
}

fn value_range(curve: &Curve) -> Range<f64> {
    scale(curve.points.iter().map(|(_, y)| *y))
}

/// Range of an axis that includes all finite values, with a margin at both ends that does not extend past 0; from 0 to
/// 1 if there are none.
fn scale(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for value in values.filter(|value| value.is_finite()) {
        (least, most) = (least.min(value), most.max(value));
    }
    if least > most {
        return 0.0..1.0;
    }
    let room = ((most - least) * 0.05).max(most.abs().max(1e-9) * 0.01);
    let from = if least >= 0.0 { (least - room).max(0.0) } else { least - room };
    let to = if most <= 0.0 { (most + room).min(0.0) } else { most + room };
    if from < to { from..to } else { from..from + 1.0 }
}

/// Adds the SVG elements `title` and `desc`, which screen readers announce and browsers show.
fn described(text: &str, picture: &Picture) -> String {
    let (title, description) = (escaped(picture.title()), escaped(&picture.description()));
    let head = "<svg role=\"img\" aria-labelledby=\"title description\" ";
    let words =
        format!(">\n<title id=\"title\">{title}</title>\n<desc id=\"description\">{description}</desc>");
    text.replacen("<svg ", head, 1).replacen('>', &words, 1)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
