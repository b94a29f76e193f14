import { after, before } from "node:test";
import type { Browser } from "playwright-core";
import { Person, type Program, startBrowser, type Window } from "./browser.js";
import { type Room, type RoomWish, startRoom } from "./room.js";

/** A room that runs during all tests of a file, with browser windows for its visitors. */
export interface Evening {
  readonly room: Room;
  /** Opens a browser window for a new person. */
  arrives(window?: Window): Promise<Person>;
}

/** Starts a room before the first test of the calling file, and stops it after the last. */
export function evening(wish: RoomWish = {}, program: Program = "shell"): Evening {
  let room: Room;
  let browser: Browser;
  before(async () => {
    room = await startRoom(wish);
    const { publicUrl } = wish;
    const mapping = publicUrl ? { host: new URL(publicUrl).hostname, room: new URL(room.address).host } : undefined;
    browser = await startBrowser({ mapping, program });
  });
  after(async () => {
    await browser?.close();
    await room?.stop();
  });
  return {
    get room() {
      return room;
    },
    arrives: (window) => Person.arrives(browser, room.address, window),
  };
}
