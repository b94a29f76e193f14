// Reads QR codes in images with ZXing.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** An image with four bytes per pixel: red, green, blue and alpha. */
export interface Image {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

let decoder: Promise<unknown> | undefined;

/** Loads the decoder from the installed package: by default, it is fetched from the network. */
async function load(): Promise<unknown> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The contents of all QR codes in an image. */
export async function readCodes(image: Image): Promise<string[]> {
  decoder ??= load();
  await decoder;
  const found = await readBarcodes(image as ImageData, { formats: ["QRCode"], maxNumberOfSymbols: 255 });
  return found.map(({ text }) => text);
}
