// Renders every page and state of the client, and writes one page with all pictures. Started by gallery.js.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { startBrowser } from "../support/browser.js";
import { buildClient } from "../support/client.js";
import { type Room, startRoom } from "../support/room.js";
import { album, type Shot } from "./album.js";
import { highCardFlush } from "./high_card_flush.js";
import { holdem } from "./holdem.js";
import { madePages } from "./made_pages.js";
import { mountHolyoke } from "./mount_holyoke.js";
import { packsPoker } from "./packs_poker.js";
import { Photographer } from "./photographer.js";
import { roomPages } from "./room_pages.js";
import { nameOf, type Subject } from "./subject.js";
import { isShown, type View, viewName, VIEWS } from "./views.js";

const many = { type: "string", multiple: true } as const;
const { values, positionals } = parseArgs({
  options: { room: { type: "string" }, width: many, theme: many, language: many },
  allowPositionals: true,
});
const [folder, ...names] = positionals;
if (!folder) throw new Error("name the folder of the gallery: node gallery.js [--room PROGRAM] FOLDER [NAME…]");

/** Only letters, digits and hyphens, so that a name may be typed without its apostrophe. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
const isNamed = (subject: Subject): boolean =>
  names.length === 0 || names.some((name) => plain(nameOf(subject)).includes(plain(name)));
const isAsked = ({ width, theme, language }: View): boolean =>
  (values.width?.includes(String(width)) ?? true) &&
  (values.theme?.includes(theme) ?? true) &&
  (values.language?.includes(language) ?? true);

const fileOf = (subject: Subject, { width, theme, language }: View): string =>
  `pictures/${plain(nameOf(subject))}-${width}-${theme}-${language}.webp`;

/** All subjects. Without a room, those that need one are missing, and `missing` says so. */
async function allSubjects(browser: Browser, room: Room | undefined): Promise<{ all: Subject[]; missing: string[] }> {
  const tables = [...holdem(), ...packsPoker(), ...highCardFlush(), ...mountHolyoke()];
  const made = [...tables, ...madePages(tables)];
  if (!room)
    return {
      all: made,
      missing: ["the pages of a room (new table, rules, you, events, administration): name its program with --room"],
    };
  return { all: [...made, ...(await roomPages(browser, room, tables[0]!.moment))], missing: [] };
}

/** Takes all pictures that are asked for. Returns them, and what could not be shown. */
async function takesAll(browser: Browser, room: Room | undefined): Promise<{ shots: Shot[]; failed: string[] }> {
  const { all, missing: failed } = await allSubjects(browser, room);
  const client = await buildClient();
  const photographer = new Photographer(browser, client, room?.address);
  const subjects = all.filter(isNamed);
  const due = VIEWS.filter(isAsked).flatMap((view) =>
    subjects.filter((subject) => isShown(subject, view)).map((subject) => ({ subject, view })),
  );
  const shots: Shot[] = [];
  for (const [index, { subject, view }] of due.entries()) {
    const name = `${nameOf(subject)}, ${viewName(view)}`;
    console.error(`${index + 1} of ${due.length}: ${name}`);
    try {
      const { data, width, height } = await photographer.takes(subject, view);
      const file = fileOf(subject, view);
      writeFileSync(join(folder!, file), data);
      shots.push({ subject, view, file, width, height });
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.split("\n")[0]}`);
    }
  }
  await photographer.close();
  client.close();
  return { shots: inOrder(shots, subjects), failed };
}

/** The pictures by subject, as these are listed. */
const inOrder = (shots: Shot[], subjects: Subject[]): Shot[] =>
  shots.toSorted((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject));

mkdirSync(join(folder, "pictures"), { recursive: true });
if (values.room) process.env["CARDROOM_PROGRAM"] = values.room;
const publicUrl = "http://ride.example.org";
const room = values.room ? await startRoom({ publicUrl }) : undefined;
const browser = await startBrowser(
  room ? { mapping: { host: new URL(publicUrl).hostname, room: new URL(room.address).host } } : {},
);
try {
  const { shots, failed } = await takesAll(browser, room);
  writeFileSync(join(folder, "index.html"), album(shots));
  console.error(`${shots.length} pictures: ${join(folder, "index.html")}`);
  for (const fault of failed) console.error(`could not be rendered: ${fault}`);
  process.exitCode = failed.length > 0 || shots.length === 0 ? 1 : 0;
} finally {
  await browser.close();
  await room?.stop();
}
