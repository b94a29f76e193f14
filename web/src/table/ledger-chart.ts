import { html, nothing, svg } from "lit";
import type { Chart } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { timeOfDay } from "../i18n/clock.js";
import { difference, money, shortFigure, type Unit } from "../i18n/money.js";

/** Size of the plot, without the labels beside and below it. */
const WIDTH = 600;
const HEIGHT = 240;
/** Size of the text in a panel and on a phone, where the chart is half as wide. */
const TEXT = 30;
/** Number of line styles; more players share them. */
const STYLES = 8;

/** A scale from values to a coordinate. */
export interface Scale {
  least: number;
  most: number;
}

/** The range of all totals. It contains 0, and is never empty. */
export function rangeOf({ points }: Chart): Scale {
  const totals = points.flatMap(({ totals }) => totals.filter((total) => total !== null));
  const [least, most] = [Math.min(0, ...totals), Math.max(0, ...totals)];
  return least === most ? { least: least - 1, most: most + 1 } : { least, most };
}

/** The corners of a player's line, as an SVG list of points. A player's line begins at the first hand. */
export function lineOf({ points }: Chart, player: number, scale: Scale): string {
  const last = Math.max(1, points.length - 1);
  return points
    .flatMap(({ totals }, at) => {
      const total = totals[player] ?? null;
      return total === null ? [] : [`${round((at / last) * WIDTH)},${round(heightOf(total, scale))}`];
    })
    .join(" ");
}

const heightOf = (total: number, { least, most }: Scale): number => ((most - total) / (most - least)) * HEIGHT;
/** The totals with a label: the greatest, the least, and 0 if it is clear of both. */
const labelled = (scale: Scale): number[] => {
  const ends = [scale.most, scale.least];
  const isClear = ends.every((end) => Math.abs(heightOf(end, scale) - heightOf(0, scale)) > TEXT);
  return isClear ? [...ends, 0] : ends;
};

const signed = (unit: Unit, total: number): string => (total < 0 ? "−" : "") + shortFigure(unit, Math.abs(total));
const round = (value: number): number => Math.round(value * 10) / 10;

/** The totals of all players after each hand, as a line for each. Nothing before the second hand is over. */
export function ledgerChart(unit: Unit, chart: Chart) {
  const [first, last] = [chart.points[0], chart.points.at(-1)];
  if (!first || !last || first === last) return nothing;
  const scale = rangeOf(chart);
  const labels = labelled(scale).map((total) => [total, signed(unit, total)] as const);
  // The digits are little more than half as wide as high.
  const gutter = TEXT * (0.6 * Math.max(...labels.map(([, { length }]) => length)) + 0.5);
  const top = HEIGHT + 1.2 * TEXT;
  return html`<figure class="ledger-chart">
    <svg
      viewBox="${-gutter} ${-TEXT / 2} ${gutter + WIDTH + 6} ${top + TEXT}"
      role="img"
      aria-label=${words(unit, chart)}
    >
      <line class="zero" x1="0" x2=${WIDTH} y1=${heightOf(0, scale)} y2=${heightOf(0, scale)}></line>
      ${labels.map(([total, label]) => svg`<text class="value" x=${-TEXT / 3} y=${heightOf(total, scale)}>${label}</text>`)}
      <text x="0" y=${top}>${timeOfDay(first.at_ms)}</text>
      <text class="of-end" x=${WIDTH} y=${top}>${timeOfDay(last.at_ms)}</text>
      ${chart.players.map((_, player) => line(chart, player, scale))}
    </svg>
    <figcaption>
      <ul>
        ${chart.players.map(
          ({ name }, player) =>
            html`<li>
              <svg class="key" viewBox="0 0 32 8" aria-hidden="true">
                <line class="series-${player % STYLES}" x1="0" x2="32" y1="4" y2="4"></line>
              </svg>
              ${name}
            </li>`,
        )}
      </ul>
    </figcaption>
  </figure>`;
}

/** A player's line, with a dot at its end. */
const line = (chart: Chart, player: number, scale: Scale) =>
  svg`<polyline class="series-${player % STYLES}" points=${lineOf(chart, player, scale)}></polyline>
    <circle class="series-${player % STYLES}" cx=${WIDTH} r="2.5"
      cy=${heightOf(chart.points.at(-1)?.totals[player] ?? 0, scale)}></circle>`;

/** The chart as a sentence: the hands, and the last total of each player. */
function words(unit: Unit, { first, players, points }: Chart): string {
  const last = points.at(-1)!;
  const total = (at: number) => (unit === "points" ? money : difference)(unit, last.totals[at] ?? 0);
  const totals = players.map(({ name }, at) => `${name} ${total(at)}`).join(", ");
  return t("ledger-chart", { first: first ?? 1, last: last.hand, totals });
}
