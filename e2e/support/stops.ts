import type { Locator } from "playwright-core";
import type { Person } from "./browser.js";
import { finds, handAt, picks } from "./event.js";

/** Time for a stamp to be stored, and sent if the room can be reached, while other tests use the same processor. */
const SLOW = { timeout: 30_000 };

/** The state of the stamps at the top of the page of a stop. */
export const stateOf = ({ page }: Person): Locator => page.locator("stop-offline");

/** Waits until the state at the top of the page has this text. */
export const shows = (person: Person, text: RegExp) => stateOf(person).filter({ hasText: text }).waitFor(SLOW);

/** Opens the page of the first stop, and waits until it would open without a connection. */
export async function opensTheStop(person: Person, run: string): Promise<void> {
  await person.page.goto(`${person.room}/e/${run}/stops/1`);
  await shows(person, /Every stamp of this phone is in the room/);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Enters a card of a real wheel for a hand, and waits for the instruction to stamp it. */
export async function enters(person: Person, typed: string, hand: string, card: string): Promise<void> {
  await finds(person, typed);
  const real = handAt(person, hand).getByRole("button", { name: "Type a card from a real wheel or pack" });
  await real.or(handAt(person, hand).getByRole("radio").first()).waitFor(SLOW);
  if (await real.isVisible()) await real.click();
  await picks(person, hand, card);
  await handAt(person, hand).getByText("Stamp or write").waitFor(SLOW);
}

/** Stamps a card of a real wheel for a hand without a connection. */
export async function stamps(person: Person, typed: string, hand: string, card: string): Promise<void> {
  await enters(person, typed, hand, card);
  await handAt(person, hand).getByText("waits on this phone").waitFor(SLOW);
}
