import assert from "node:assert/strict";
import type { Person } from "./browser.js";
import type { Room } from "./room.js";

/** Opens the administration page, and logs in with the one-time token that the room printed. */
export async function logsIn({ page, room }: Person, { printed }: Room): Promise<void> {
  const token = printed.flatMap((line) => /token.*?: (\w{20,})/.exec(line)?.[1] ?? [])[0];
  assert.ok(token, printed.join("\n"));
  await page.goto(`${room}/admin`);
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("All accounts together: 0.").waitFor();
}
