// Forms on the pages of an event, each opened by a button, and the amounts that are typed there and shown.
import type { Locator } from "playwright-core";

/** An amount in cents as the pages show it in English. */
export const dollars = (cents: number) => `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** An amount in cents as it is typed. */
export const decimal = (cents: number) => (cents / 100).toFixed(2);

/** Opens a form with a button. Returns the form, which has the name of the button. */
export async function opens(page: Locator, name: string | RegExp): Promise<Locator> {
  await page.getByRole("button", { name }).click();
  return page.getByRole("form", { name });
}

/** Opens a form with a button, fills its fields, and sends it with the button of the same name. */
export async function fills(page: Locator, name: string | RegExp, fields: Record<string, string>): Promise<void> {
  const form = await opens(page, name);
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole("button", { name }).click();
  await form.waitFor({ state: "detached" });
}
