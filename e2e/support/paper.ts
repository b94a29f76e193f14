// Prints a page and reads the result: Chromium writes a PDF, Poppler's `pdftotext` extracts its words, `pdftoppm`
// renders its pixels, and two independent decoders, ZXing and ZBar, read its QR codes.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { type Image, readCodes } from "./qr_codes.js";

const run = promisify(execFile);

/** Resolution of the rendered pages, in dots per inch: about four dots per module of a sheet's QR code. */
const DPI = 120;
const POINTS_PER_INCH = 72;

/** A word on a page, with its box in points from the upper left corner of the page. */
export interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A printed page. */
export interface PaperPage {
  /** Width and height in points. */
  size: [number, number];
  words: Word[];
  /** The words in reading order, separated by spaces. */
  text: string;
  /** Width of the narrowest white margin, in points. */
  margin: number;
  /** The number of pixels that are neither black nor white, rendered without anti-aliasing. */
  grey: number;
  /** The contents of the QR codes in alphabetical order, as each decoder reads them. */
  codes: { zxing: string[]; zbar: string[] };
}

/** Prints the page in the paper size that its style sheet chooses, and reads the result. */
export async function prints(page: Page): Promise<PaperPage[]> {
  const folder = mkdtempSync(join(tmpdir(), "cardroom-paper-"));
  try {
    const file = join(folder, "sheets.pdf");
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
    const [words, images] = await Promise.all([wordsOf(file), imagesOf(file, folder)]);
    assert.equal(images.length, words.length);
    return await Promise.all(words.map(async (read, index) => ({ ...read, ...(await look(images[index]!)) })));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the page and saves one of its sheets, numbered from 1, as a picture of this width in pixels. */
export async function savesPaper(
  page: Page,
  path: string,
  { sheet, width }: Record<"sheet" | "width", number>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cardroom-paper-"));
  try {
    const file = join(folder, "sheets.pdf");
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
    const wanted = ["-f", String(sheet), "-singlefile", "-scale-to-x", String(width), "-scale-to-y", "-1"];
    await run("pdftoppm", ["-png", "-gray", ...wanted, file, path.replace(/\.png$/, "")]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

async function wordsOf(file: string): Promise<Pick<PaperPage, "size" | "words" | "text">[]> {
  const { stdout } = await run("pdftotext", ["-bbox", file, "-"]);
  return [...stdout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([^]*?)<\/page>/g)].map(
    ([, width, height, body]) => {
      const words = [...body!.matchAll(WORD)].map(([, left, top, right, bottom, text]) => ({
        text: text!.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name]!),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }));
      return { size: [Number(width), Number(height)], words, text: words.map(({ text }) => text).join(" ") };
    },
  );
}

async function imagesOf(file: string, folder: string): Promise<string[]> {
  await run("pdftoppm", ["-r", String(DPI), "-aa", "no", "-aaVector", "no", file, join(folder, "page")]);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ppm"));
  return names.toSorted().map((name) => join(folder, name));
}

async function look(path: string): Promise<Pick<PaperPage, "margin" | "grey" | "codes">> {
  const image = pixels(readFileSync(path));
  const [zxing, zbar] = await Promise.all([readCodes(image), zbarReads(path)]);
  return { ...ink(image), codes: { zxing: zxing.toSorted(), zbar: zbar.toSorted() } };
}

/** The exit code of `zbarimg` for an image without a code. */
const NO_CODE = 4;

async function zbarReads(path: string): Promise<string[]> {
  try {
    const { stdout } = await run("zbarimg", ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path]);
    return stdout.trim().split("\n");
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_CODE) return [];
    throw error;
  }
}

/** The pixels of a PPM file in binary form, as `pdftoppm` writes it. */
function pixels(file: Buffer): Image {
  const header = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString("latin1", 0, 40));
  assert.ok(header, "not a PPM file");
  const [width, height] = [Number(header[1]), Number(header[2])];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, from = header[0].length; at < data.length; at += 4, from += 3) {
    data[at] = file[from]!;
    data[at + 1] = file[from + 1]!;
    data[at + 2] = file[from + 2]!;
    data[at + 3] = 255;
  }
  return { data, width, height };
}

/**
 * The width of the white margin around the ink, in points, and the number of pixels that are neither black nor white.
 */
function ink({ data, width, height }: Image): Pick<PaperPage, "margin" | "grey"> {
  let [nearest, grey] = [Math.min(width, height), 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (red === 255 && green === 255 && blue === 255) continue;
    if (red !== 0 || green !== 0 || blue !== 0) grey++;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    nearest = Math.min(nearest, x, y, width - 1 - x, height - 1 - y);
  }
  return { margin: (nearest * POINTS_PER_INCH) / DPI, grey };
}
