// An event with provable draws on the stage, without a server: a made-up view of the staff, and a room that follows the
// protocol of the draws.
import type { Locator, Page } from "playwright-core";
import type { ParticipantPage, Spin, StaffView, TallySheets } from "../../web/src/generated/run.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import { refusedAnswer } from "./stage.js";
import { STOPS } from "./event.js";

/** Names of the maximum length. */
const NAME = "W".repeat(24);
const WINDOW = { from: "00:00:00", to: "23:59:59" };
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" }).format();

const RUN: StaffView["run"] = {
  closed_stops: [],
  date: DAY,
  deadline: "23:59:59",
  deadline_for: "arrival",
  entries_lost: false,
  id: EVENT,
  name: "Ride for the hospice",
  position: "1",
  provisional: false,
  route: [
    ...STOPS.map((name, at) => ({ name: at === 2 ? "The old quarry inn behind the reservoir" : name, card: true })),
    { name: "Town hall, Market Square", card: false },
  ],
  seq: 1,
  stage: "running",
  time_zone: "UTC",
};

/** The view of a staff member at a desk, with the hands 7-1 and 7-2, which rides, and 8-1, which does not. */
export function viewOf(room: FakeRoom, more: Partial<StaffView> = {}): StaffView {
  const hand = (hand: string, offers: StaffView["participants"][number]["hands"][number]["legal"]["offers"]) => ({
    hand,
    stamps: [],
    legal: { offers, barred: [] },
    next: 1,
  });
  const row = (participant: number, rides: boolean, hands: ReturnType<typeof hand>[]) => ({
    participant,
    check: "G",
    name: NAME,
    shown_as: "name" as const,
    rides,
    withdrawn: false,
    hands,
    spun_off: hands.map(() => 0),
  });
  const stamp = { stamp: { stop: 1, within: WINDOW } };
  const all = { spin_all: { spins_at: "first_stop" as const, within: WINDOW } };
  return {
    deadline_passed: false,
    draft: {
      name: RUN.name,
      date: DAY,
      time_zone: "UTC",
      plan: { route: RUN.route, prizes: [] },
      provable_draws: true,
      emergency: "+1 (303) 555-0100",
    },
    draws: room.view,
    organiser: null,
    participants: [row(7, true, [hand("7-1", [stamp]), hand("7-2", [stamp])]), row(8, false, [hand("8-1", [all])])],
    run: RUN,
    stops: [],
    tills: [],
    version: 1,
    whole: true,
    you: { staff: 3, name: "Sue", roles: ["finish", { stop: 1 }] },
    ...more,
  };
}

/** The parts of a view that only the organiser sees. */
export const ORGANISER = {
  organiser: {
    account: { takings: 0, prizes: 0, charity: 0, event: 0 },
    links: [],
    questions: [],
    staff: [],
    standings: [],
    unranked: [],
  },
  you: { staff: 1, name: "Olga", roles: ["organiser"] },
} satisfies Partial<StaffView>;

/** The report on the money of an event without any. */
export const MONEY_REPORT = {
  account: ORGANISER.organiser.account,
  received: [],
  tills: [],
  hands: { count: 0, cents: 0 },
  extras: { count: 0, cents: 0 },
  movements: [],
  prizes: [],
  refunds_due: [],
  charity_net: 0,
  costs: 0,
  donations: 0,
  other: 0,
  prizes_handed: 0,
  prizes_paid: 0,
  event: "x",
  time_zone: "UTC",
  unrecorded: 0,
  unrecorded_sales: 0,
};

/** Finds a participant at a desk. Returns the first hand. */
export async function finds(page: Page, number: string): Promise<Locator> {
  await page.locator("#find").fill(number);
  await page.locator("#find").press("Enter");
  await page.locator(".desk-person").waitFor();
  return page.locator("section.hand").filter({ hasText: `${number}-1` });
}

/** Names a number by touch, at the foot of the form. */
export async function names(hand: Locator, cut: number): Promise<void> {
  await hand.locator(`.cuts input[value="${cut}"]`).check();
  await hand.locator("cut-form .spin").click();
}

interface Body {
  block: number;
  root: string;
  key: string;
  spin: Spin;
  phone: number;
  message: Parameters<FakeRoom["card"]>[3];
}

/** The responses of a room at the desks. `elsewhere` binds the draw of hand 7-2 to another phone. */
export const deskAnswers = (room: FakeRoom, view = viewOf(room)): Record<string, unknown> => ({
  [`/api/runs/${EVENT}`]: () => ({ ...view, draws: room.view }),
  [`/api/runs/${EVENT}/draws/blocks`]: { again: false, events: [], seq: 1 },
  [`/api/runs/${EVENT}/draws/phones`]: (body: Body) => room.join(EVENT, body),
  [`/api/runs/${EVENT}/draws/scans`]: ({ spin, phone }: Body) =>
    "stop" in spin && spin.stop.hand === "7-2"
      ? refusedAnswer("run.draw_on_other_phone", { phone: 88, staff: 88, name: NAME })
      : room.scan(EVENT, spin, phone),
  [`/api/runs/${EVENT}/draws/cards`]: ({ spin, phone, message }: Body) => room.card(EVENT, spin, phone, message),
  [`/api/runs/${EVENT}/draws`]: () => room.log(),
  [`/api/runs/${EVENT}/log`]: logOf(),
});

/** The file of a public log with these lines. */
export const logOf = (...lines: string[]): string =>
  [`{"event":{"format":1,"id":"${EVENT}"}}`, ...lines, '{"end":{"entries":0,"head":"","results":null}}', ""].join("\n");

/** The page of a participant with these cards of hand 7-1. */
export const participantPage = (cards: string[]): ParticipantPage => ({
  draws: true,
  run: RUN,
  participant: {
    participant: 7,
    name: NAME,
    rides: true,
    withdrawn: false,
    hands: [
      { hand: "7-1", next: null, cards: cards.map((card, at) => ({ card, mark: { stop: at + 1 }, at: "10:00:00" })) },
    ],
  } as ParticipantPage["participant"],
  standings: [],
  unranked: [],
});

/** Tally sheets with a number of hands, each with the root of a block. */
export const sheets = (room: FakeRoom, hands: number, blocks = 1): TallySheets => ({
  public_url: "http://ride.example.org",
  sheets: [
    {
      participant: 888_888,
      check: "M",
      code: "7K3MXA9PQ4TN",
      draws: room.view.blocks.flatMap((block) =>
        Array.from({ length: blocks }, (_, at) => ({ ...block, number: at + 1 })),
      ),
      hands: Array.from({ length: hands }, (_, at) => `7-${at + 1}`),
      issue: 1,
      name: NAME,
      rides: true,
      withdrawn: false,
    },
  ],
});
