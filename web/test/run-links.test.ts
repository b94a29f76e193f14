import assert from "node:assert/strict";
import { test } from "node:test";
import { keepMade, madeLinks, type MadeStaffLink, originsOf, shownLink } from "../src/run/staff-made.js";

/** A fake of the session storage of a tab. */
class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

const HOME = "http://192.168.1.9:8080";
const CLUB = "http://10.0.0.2:8080";
const url = (origin: string) => ({ url: `${origin}/e/k3x9abcd01/join#secret`, qr_svg: `<svg>${origin}</svg>` });
const link = (number: number, ...origins: string[]): MadeStaffLink => ({
  link: number,
  roles: ["finish"],
  token: "secret",
  urls: origins.map(url),
});

test("a tab keeps the links of its event until they are revoked", () => {
  const storage = new Storage();
  (globalThis as { sessionStorage?: unknown }).sessionStorage = storage;
  const none = () => false;
  assert.deepEqual(madeLinks("a", none), []);
  keepMade("a", [link(1, CLUB), link(2)]);
  assert.deepEqual(madeLinks("a", none), [link(1, CLUB), link(2)]);
  assert.deepEqual(
    madeLinks("a", (number) => number === 1),
    [link(2)],
  );
  assert.deepEqual(madeLinks("b", none), []);
  for (const broken of ["{", "7", '[{"link":"1"}]', "null"]) {
    storage.setItem("staff-links a", broken);
    assert.deepEqual(madeLinks("a", none), [], broken);
  }
});

test("a link is shown at the page's own address if phones can open it, otherwise at the best one", () => {
  const made = [link(1, CLUB, HOME)];
  assert.deepEqual(originsOf(made, HOME), [HOME, CLUB]);
  assert.deepEqual(originsOf(made, "http://127.0.0.1:8080"), [CLUB, HOME]);
  const shown = (origin: string | undefined) => shownLink("k3x9abcd01", made[0]!, origin, "http://127.0.0.1:8080");
  assert.deepEqual(shown(HOME), { url: url(HOME).url, qr: url(HOME).qr_svg });
  assert.deepEqual(shown("http://another"), { url: url(CLUB).url, qr: url(CLUB).qr_svg });
});

test("a link has no QR code if phones cannot reach the room", () => {
  const own = "http://127.0.0.1:8080";
  const shown = shownLink("k3x9abcd01", link(1), undefined, own);
  assert.deepEqual(shown, { url: `${own}/e/k3x9abcd01/join#secret`, qr: undefined });
});
