import { noChange } from "lit";
import { Directive, directive, type ElementPart, type PartInfo } from "lit/directive.js";

/** The sides of the felt. */
export type Side = "top" | "left" | "right" | "bottom";

/** A cell of the grid around the felt: CSS grid lines, and the side of the felt on which it lies. */
export interface Cell {
  row: string;
  column: string;
  side: Side;
}

/** The cells of all chairs, the cell in the middle, and the number of rows between the top row and the bottom row. */
export interface SeatLayout {
  chairs: Cell[];
  middle: Cell;
  rows: number;
}

/** A value for the portrait arrangement and one for the landscape arrangement; the style sheet chooses. */
export interface ByOrientation<T> {
  tall: T;
  wide: T;
}

/**
 * Parameters of an arrangement: the number of seats at the top, by the number of other players, and the width of a cell
 * at a side in grid columns.
 */
interface Shape {
  top: readonly number[];
  side: number;
}

/** Number of grid columns: divisible into halves, thirds, quarters and fifths. */
const COLUMNS = 60;

/** Maximum number of other players who all sit at the top. With more, two of them sit beside the viewer. */
const TOP_ALONE = 3;

const TALL: Shape = { top: [0, 1, 2, 3, 2, 3, 2, 3, 2, 3], side: 17 };
const WIDE: Shape = { top: [0, 1, 2, 3, 2, 3, 4, 3, 4, 5], side: 12 };

/**
 * The arrangement of `seats` chairs: the chair at index `own`, from 0, at the bottom, the others clockwise from there.
 */
export function seatLayout(seats: number, own: number): ByOrientation<SeatLayout> {
  return { tall: arranged(seats, own, TALL), wide: arranged(seats, own, WIDE) };
}

function arranged(seats: number, own: number, shape: Shape): SeatLayout {
  const others = seats - 1;
  const top = shape.top[others] ?? 0;
  const beside = others > TOP_ALONE ? 2 : 0;
  const sides = (others - top - beside) / 2;
  const rows = Math.max(1, sides);
  const third = COLUMNS / 3;
  const bottom = (column: number, width = third): Cell => ({
    row: `${rows + 2}`,
    column: lines(column, width),
    side: "bottom",
  });
  const rising = Array.from({ length: sides }, (_, step) => `${rows + 1 - step}`);
  const clockwise: Cell[] = [
    // With nobody beside it, the viewer's plate may be as wide as its name needs.
    beside > 0 ? bottom(third) : bottom(0, COLUMNS),
    ...(beside > 0 ? [bottom(0)] : []),
    ...rising.map((row): Cell => ({ row, column: lines(0, shape.side), side: "left" })),
    ...Array.from({ length: top }, (_, place): Cell => ({
      row: "1",
      column: lines((place * COLUMNS) / top, COLUMNS / top),
      side: "top",
    })),
    ...rising.reverse().map((row): Cell => ({ row, column: lines(COLUMNS - shape.side, shape.side), side: "right" })),
    ...(beside > 0 ? [bottom(2 * third)] : []),
  ];
  const inset = sides > 0 ? shape.side : 0;
  return {
    chairs: Array.from({ length: seats }, (_, index) => clockwise[(index - own + seats) % seats]!),
    middle: { row: `2 / span ${rows}`, column: lines(inset, COLUMNS - 2 * inset), side: "top" },
    rows,
  };
}

/**
 * The arrangement at a game against the house: the other players in rows at the top, at most `most` side by side, and the
 * chair at index `own` below the middle. The number of rows is that of the other players.
 */
export function sideBySide(seats: number, own: number, most: ByOrientation<number>): ByOrientation<SeatLayout> {
  return { tall: inRows(seats, own, most.tall), wide: inRows(seats, own, most.wide) };
}

function inRows(seats: number, own: number, most: number): SeatLayout {
  const others = seats - 1;
  const rows = Math.max(1, Math.ceil(others / most));
  const across = Math.max(1, Math.ceil(others / rows));
  const width = Math.floor(COLUMNS / across);
  const whole = { column: lines(0, COLUMNS) };
  const clockwise: Cell[] = [
    { ...whole, row: `${rows + 2}`, side: "bottom" },
    ...Array.from({ length: others }, (_, place): Cell => {
      const row = Math.floor(place / across);
      const inRow = Math.min(across, others - row * across);
      const start = Math.floor((COLUMNS - inRow * width) / 2) + (place % across) * width;
      return { row: `${row + 1}`, column: lines(start, width), side: "top" };
    }),
  ];
  return {
    chairs: Array.from({ length: seats }, (_, index) => clockwise[(index - own + seats) % seats]!),
    middle: { ...whole, row: `${rows + 1}`, side: "top" },
    rows,
  };
}

const lines = (from: number, span: number) => `${from + 1} / span ${span}`;

class At extends Directive {
  constructor(part: PartInfo) {
    super(part);
  }

  render(_tall: Cell, _wide: Cell) {
    return noChange;
  }

  /** Sets the grid lines as style properties: the Content-Security-Policy forbids style attributes. */
  override update(part: ElementPart, [tall, wide]: [Cell, Cell]) {
    const { style } = part.element as HTMLElement;
    style.setProperty("--tall-row", tall.row);
    style.setProperty("--tall-column", tall.column);
    style.setProperty("--wide-row", wide.row);
    style.setProperty("--wide-column", wide.column);
    return noChange;
  }
}

/** Puts an element into a cell of the grid around the felt. */
export const at = directive(At);

class Rows extends Directive {
  constructor(part: PartInfo) {
    super(part);
  }

  render(_rows: ByOrientation<SeatLayout>) {
    return noChange;
  }

  override update(part: ElementPart, [{ tall, wide }]: [ByOrientation<SeatLayout>]) {
    const { style } = part.element as HTMLElement;
    style.setProperty("--tall-rows", String(tall.rows));
    style.setProperty("--wide-rows", String(wide.rows));
    return noChange;
  }
}

/** Sets the rows of the grid around the felt. */
export const rowsOf = directive(Rows);
