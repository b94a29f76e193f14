import { language } from "../i18n/language.js";

/** A processor time with its unit: `340 ms`, `12.3 sec`, on one line. */
export const processorTime = (ms: number): string =>
  ms < 1000 ? unit(ms, "millisecond", 0) : unit(ms / 1000, "second", 1);

/** A size with its unit: `512 bytes`, `3.4 kB`, `2.1 MB`, on one line. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return unit(bytes, "byte", 0, "long");
  return bytes < 1_000_000 ? unit(bytes / 1000, "kilobyte", 1) : unit(bytes / 1_000_000, "megabyte", 1);
}

const unit = (
  value: number,
  unit: string,
  maximumFractionDigits: number,
  unitDisplay: "short" | "long" = "short",
): string =>
  new Intl.NumberFormat(language(), { style: "unit", unit, maximumFractionDigits, unitDisplay })
    .format(value)
    // In some languages the space before the unit is an ordinary one.
    .replace(" ", "\u00A0");
