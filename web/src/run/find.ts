import type { StaffRow } from "../generated/run.js";
import { t } from "../i18n/catalog.js";

/** The result of scanning or typing, to find a participant: the code of a tally sheet, or a number. */
export type Scan = { run: string; code: string } | { participant: number; check: string | undefined };

/**
 * The path of a sheet's URL at the end of scanned text, in upper or lower case. A scanner whose keyboard layout differs
 * from the device's types other characters in place of slashes.
 */
const SHEET = /[/\-&_]s[/\-&_]([0-9a-z]{10})[/\-&_]([0-9a-z]{12})[/\-&_]?$/i;
/**
 * A participant number as printed on a sheet, optionally after a number sign, and optionally followed by its check
 * letter or a hand number: `#17`, `17 K`, `17-2`.
 */
const NUMBER = /^(?:#|n[º°.]?\s?)?0*([1-9]\d{0,5})(?:\s?([a-z])|[-–]\d{1,2})?$/i;
/** The code of a sheet as printed below its QR code. */
const CODE = /^[0-9a-z]{4}[ -]?[0-9a-z]{4}[ -]?[0-9a-z]{4}$/i;

/** Parses text that was scanned or typed at an event's desk; undefined if it is neither a sheet nor a number. */
export function readScan(typed: string, run: string): Scan | undefined {
  const text = typed.trim();
  const number = NUMBER.exec(text);
  if (number) return { participant: Number(number[1]), check: number[2]?.toUpperCase() };
  const sheet = SHEET.exec(text);
  if (sheet) return { run: sheet[1]!.toLowerCase(), code: sheet[2]!.toUpperCase() };
  return CODE.test(text) ? { run, code: text.replaceAll(/[ -]/g, "").toUpperCase() } : undefined;
}

/** The participant with a number, or the fault that the field displays. */
export type FoundRow = { row: StaffRow; fault?: undefined } | { row?: undefined; fault: string };

/** Finds a typed number among the participants, and verifies its check letter if there is one. */
export function rowOf(rows: readonly StaffRow[], participant: number, check?: string): FoundRow {
  const row = rows.find((each) => each.participant === participant);
  if (!row) return { fault: t("desk-nobody", { participant: String(participant) }) };
  if (check && check !== row.check) return { fault: t("desk-wrong-check", { number: `${participant}${check}` }) };
  return { row };
}
