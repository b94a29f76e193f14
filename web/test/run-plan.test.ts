import assert from "node:assert/strict";
import { test } from "node:test";
import type { Role, RunDraft } from "../src/generated/run.js";
import { has, t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import { centsTyped, draftOf, faultsOf, shareTyped } from "../src/run/plan-draft.js";
import { formOf, moved, newForm, type PlanForm } from "../src/run/plan-form.js";
import { renamed } from "../src/run/plan-names.js";
import { isNight, isPast } from "../src/run/plan-time.js";
import { charityText } from "../src/run/plan-prizes.js";
import { isLocalNetwork } from "../src/run/plan-listed.js";
import { firstDesk } from "../src/run/first-desk.js";
import { CHOICES, namedRules, optionId, settingId, whyId } from "../src/run/plan-settings.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const place = (name: string, card = true) => ({ name, card });
const DRAFT: RunDraft = {
  name: "Spring ride",
  date: "2026-09-12",
  time_zone: "America/Denver",
  plan: {
    route: [place("a"), place("b"), place("c"), place("ford", false), place("d"), place("e"), place("Bar", false)],
    prizes: ["12.5%", 25_050, "33%"],
  },
  settings: {
    deadline: "24:10:00",
    hand_price: 1050,
    extra_price: 500,
    hands_limit: 3,
    low_hand: "5%",
    draw: "pack",
    fees: "recorded",
  },
};

const readBack = (form: PlanForm) => {
  const read = draftOf(form);
  return "draft" in read ? read.draft : assert.fail(JSON.stringify(read.faults));
};

test("a draft is unchanged by its form, in both languages", () => {
  const defaults = Object.fromEntries(CHOICES.map(({ name, options }) => [name, options[0]]));
  for (const language of ["en", "es"] as const) {
    setLanguage(language);
    const form = formOf(DRAFT);
    assert.deepEqual([form.deadline, form.nextDay, form.finish, form.places.length], ["00:10", true, "Bar", 6]);
    assert.deepEqual(readBack(form), { ...DRAFT, settings: { ...defaults, ...DRAFT.settings, deadline: "24:10" } });
  }
  setLanguage("en");
});

test("draws of a new event can be checked, and an earlier plan keeps its choice", () => {
  assert.equal(newForm("UTC").provableDraws, true);
  assert.equal(readBack({ ...formOf(DRAFT), provableDraws: true }).provable_draws, true);
  assert.equal("provable_draws" in readBack(formOf(DRAFT)), false);
  assert.equal(readBack(formOf({ ...DRAFT, provable_draws: true })).provable_draws, true);
  assert.deepEqual(Object.keys(faultsOf({ code: "run.provable_draws_fixed", message: "" }, 5) ?? {}), [
    "provable_draws",
  ]);
});

test("an omitted setting has the rules' default, and a setting unknown to the form is preserved", () => {
  const form = { ...formOf({ ...DRAFT, settings: {} }), handPrice: " ", handsLimit: "" };
  const { settings } = readBack(form);
  assert.deepEqual(
    [settings?.deadline, settings?.hand_price, settings?.hands_limit, settings?.low_hand, settings?.extra_card],
    ["16:00", 0, "none", "none", "per_hand"],
  );
  const read = draftOf(form, { later: "kept" } as object);
  assert.ok("draft" in read && "later" in read.draft.settings!);
  const none = formOf({ ...DRAFT, settings: { extra_card: "none" } });
  assert.equal(readBack({ ...none, extraPrice: "5" }).settings?.extra_price, 0, "a card that is not sold has no price");
});

test("every form fault is shown at its field", () => {
  const empty = draftOf(newForm("UTC"));
  const expected = ["name", "date", ...[0, 1, 2, 3, 4].map((n) => `place-${n}`), ...[0, 1, 2].map((n) => `prize-${n}`)];
  assert.deepEqual("faults" in empty && Object.keys(empty.faults).sort(), expected.sort());
  const form = formOf(DRAFT);
  const wrong = draftOf({
    ...form,
    name: "x".repeat(81),
    deadline: "",
    handPrice: "ten",
    handsLimit: "0",
    prizes: [
      { kind: "share", text: "80" },
      { kind: "share", text: "20.01" },
    ],
    lowHand: { kind: "amount", text: "" },
  });
  const keys = ["name", "deadline", "hand_price", "hands_limit", "prizes", "low_hand"].sort();
  assert.deepEqual("faults" in wrong && Object.keys(wrong.faults).sort(), keys);
});

test("two stops do not have the same name", () => {
  const form = formOf(DRAFT);
  const first = form.places.findIndex(({ card }) => card);
  const later = form.places.findLastIndex(({ card }) => card);
  const name = form.places[first]!.name.toUpperCase();
  const places = form.places.map((place, index) => (index === later ? { ...place, name } : place));
  const wrong = draftOf({ ...form, places });
  assert.deepEqual("faults" in wrong && Object.keys(wrong.faults), [`place-${later}`]);
});

test("a refusal by the server is shown at the field that it names", () => {
  const key = (code: string, args: Record<string, unknown>) =>
    Object.keys(faultsOf({ code, args, message: "" }, 6) ?? {})[0];
  assert.equal(key("poker_run.place_name", { first: 4 }), "place-3");
  assert.equal(key("poker_run.place_name", { first: 7 }), "finish");
  assert.equal(key("settings_unread", { field: "plan.prizes[2]" }), "prize-1");
  assert.equal(key("settings_unread", { field: "plan.route[1].name" }), "place-0");
  assert.equal(key("settings_unread", { field: "settings.low_hand" }), "low_hand");
  assert.equal(key("poker_run.no_hands", { field: "hands_limit" }), "hands_limit");
  assert.equal(key("run_name", {}), "name");
  assert.equal(key("name_length", { most: 24 }), "me");
  assert.equal(key("run.other_version", { version: 3 }), undefined);
});

test("a percentage has up to two decimals and is at most 100", () => {
  setLanguage("en");
  const cases = { "12.5": 1250, "12.55%": 1255, "100": 10_000, "0": 0, " 7 % ": 700 };
  for (const [text, share] of Object.entries(cases)) assert.equal(shareTyped(text), share, text);
  for (const text of ["", "100.01", "12.555", "1k", "-1", "half"]) assert.equal(shareTyped(text), undefined, text);
});

test("the charity receives the rest of the takings", () => {
  const none = { kind: "none", text: "" } as const;
  const share = (text: string) => ({ kind: "share", text }) as const;
  const words = charityText({ prizes: [share("25"), share("12.5")], lowHand: share("2.5") });
  assert.match(words, /take 40% .* other 60% goes/);
  assert.match(charityText({ prizes: [{ kind: "amount", text: "50" }], lowHand: none }), /pays the difference/);
});

test("a place moves by one, and not past either end", () => {
  assert.deepEqual(moved(["a", "b", "c"], 1, -1), ["b", "a", "c"]);
  assert.deepEqual(moved(["a", "b", "c"], 2, 1), ["a", "b", "c"]);
});

test("every event rule and every option has a text", () => {
  const ids = CHOICES.flatMap(({ name, options }) => [
    settingId(name),
    whyId(name),
    ...options.map((option) => optionId(name, option)),
  ]);
  assert.deepEqual(
    ids.filter((id) => !has(id)),
    [],
  );
  assert.equal(t("run-option-draw-wheel"), "A wheel: a card may come twice");
});

test("a new event counts cards by their time and records payments, and an earlier one keeps its settings", () => {
  const { choices } = newForm("UTC");
  assert.deepEqual([choices.stamps, choices.fees, choices.draw], ["by_time", "recorded", "wheel"]);
  const earlier = formOf({ ...DRAFT, settings: {} }).choices;
  assert.deepEqual([earlier.stamps, earlier.fees], ["as_entered", "at_registration"]);
});

test("a plan whose deadline has passed is detected in the event's time zone", () => {
  const form = { ...formOf(DRAFT), date: "2026-09-12", deadline: "16:00", nextDay: false };
  const at = Date.parse("2026-09-12T16:00:00-06:00");
  assert.deepEqual([isPast(form, at), isPast(form, at + 1)], [false, true]);
  assert.equal(isPast({ ...form, nextDay: true }, at + 1), false);
  assert.equal(isPast({ ...form, date: "" }, at + 1), false);
  const night = { ...form, deadline: "00:00" };
  assert.deepEqual([isPast(night, at), isNight(night, at), isNight(form, at + 1)], [true, true, false]);
});

test("a correction of names changes nothing else in the plan", () => {
  const typed = (field: string) => (field === "place-6" ? "Club" : field === "emergency" ? " " : `new ${field}`);
  const changed = renamed(DRAFT, typed, { listed: false, waiver: false });
  assert.deepEqual(
    [changed.name, changed.plan.route[0]?.name, changed.plan.route[6]],
    ["new name", "new place-0", place("Club", false)],
  );
  assert.deepEqual({ ...changed, name: DRAFT.name, plan: DRAFT.plan }, DRAFT);
  assert.deepEqual(changed.plan.prizes, DRAFT.plan.prizes);
});

test("a price may use either language's decimal mark, unless it could be a thousands separator", () => {
  setLanguage("en");
  assert.deepEqual(["7,50", "7.5", "1,500", "7,5,0", "x"].map(centsTyped), [750, 750, 150_000, undefined, undefined]);
  setLanguage("es");
  assert.deepEqual(["7,50", "7.50", "1.500"].map(centsTyped), [750, 750, 150_000]);
  setLanguage("en");
});

test("prizes above the takings leave no sentence about the charity", () => {
  const prizes = ["60", "50"].map((text) => ({ kind: "share" as const, text }));
  assert.equal(charityText({ prizes, lowHand: { kind: "none", text: "" } }), "The prizes take 110% of the takings.");
});

test("an event can be listed in the lobby by its form, even after the first card", () => {
  const listed: RunDraft = { ...DRAFT, listed: true };
  assert.equal(readBack(formOf(listed)).listed, true);
  assert.equal("listed" in readBack(formOf(DRAFT)), false);
  const unticked = { listed: false, waiver: false };
  const same = (field: string) =>
    field === "name" ? DRAFT.name : (DRAFT.plan.route[Number(field.replace("place-", ""))]?.name ?? "");
  assert.deepEqual(
    [renamed(DRAFT, same, { ...unticked, listed: true }), renamed(listed, same, unticked)],
    [listed, DRAFT],
  );
  const hosts = [
    "localhost",
    "127.0.0.1",
    "192.168.1.20",
    "172.20.0.1",
    "10.1.2.3",
    "club.local",
    "clubpc",
    "[fe80::1]",
  ];
  assert.deepEqual(
    hosts.filter((host) => !isLocalNetwork(host)),
    [],
  );
  const others = ["ride.example.org", "203.0.113.5", "172.32.0.1", "192.169.1.1", "[2001:db8::1]"];
  assert.deepEqual(others.filter(isLocalNetwork), []);
});

test("a guest's event links to the desk of their single role", () => {
  const desk = (stage: "draft" | "running", ...roles: Role[]) => firstDesk({ id: "x", stage, roles });
  assert.equal(desk("draft", "organiser"), "/e/x/plan");
  assert.equal(desk("running", "organiser"), "/e/x/staff");
  assert.equal(desk("running", { stop: 3 }), "/e/x/stops/3");
  assert.equal(desk("running", "finish"), "/e/x/finish");
  assert.equal(desk("running", "registration"), "/e/x/registration");
  assert.equal(desk("running", "registration", { stop: 1 }), "/e/x/staff");
});

test("the emergency number is a telephone number or empty, and can be corrected like the names", () => {
  const number = "+1 (303) 555-0100";
  const typed = (emergency: string) => draftOf({ ...formOf(DRAFT), emergency });
  assert.equal(readBack({ ...formOf(DRAFT), emergency: ` ${number} ` }).emergency, number);
  assert.equal("emergency" in readBack(formOf(DRAFT)), false);
  for (const wrong of ["call Ann", "1", "1".repeat(33), "+-()"]) {
    const read = typed(wrong);
    assert.deepEqual("faults" in read && Object.keys(read.faults), ["emergency"], wrong);
  }
  const corrected = renamed({ ...DRAFT, emergency: number }, (field) => (field === "emergency" ? "112" : field), {
    listed: false,
    waiver: false,
  });
  assert.equal(corrected.emergency, "112");
});

test("the summary of a plan always names how fees and stamps are recorded, and other rules unless they are usual", () => {
  const named = (settings: Parameters<typeof namedRules>[0]) => namedRules(settings).map(({ name }) => name);
  assert.deepEqual(named({}), ["fees", "stamps"]);
  assert.deepEqual(named({ fees: "recorded", stamps: "by_time", extra_card: "none" }), ["fees", "stamps"]);
  assert.deepEqual(named({ ties: "spin_off" }), ["ties", "fees", "stamps"]);
});
