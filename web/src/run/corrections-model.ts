import type { HandView, Mark, MarkView, StaffRow, StaffView, Stop } from "../generated/run.js";
import { groupsOf, type OutGroup } from "./board-model.js";
import { offers, stampOf, visitOf } from "./offers.js";
import { openQuestions } from "./questions-model.js";

const MAX_FOUND = 12;

/** The text in lower case and without accents, for comparison. */
const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * The participants whose number begins with the typed text, or whose name contains every word of it. A participant with
 * exactly this number comes first. Accents and case are ignored. At most twelve; none for empty text.
 */
export function found(rows: readonly StaffRow[], typed: string): StaffRow[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = words.join("").replace(/^#/, "");
  const fits = rows.filter(({ participant, name }) => {
    const text = plain(name);
    return String(participant).startsWith(number) || words.every((word) => text.includes(word));
  });
  const exact = ({ participant }: StaffRow) => String(participant) === number;
  return [...fits.filter(exact), ...fits.filter((row) => !exact(row))].slice(0, MAX_FOUND);
}

/** The void stamps that were not replaced and may be replaced now. */
export function toReplace(hand: HandView): MarkView[] {
  const offered = (mark: Mark) =>
    mark === "extra" ? offers(hand, "extra").length > 0 : offers(hand, "stamp").some(({ stop }) => stop === mark.stop);
  const last = new Map(hand.stamps.map((stamp) => [stamp.mark === "extra" ? 0 : stamp.mark.stop, stamp] as const));
  return [...last.values()].filter(({ mark }) => !stampOf(hand, mark) && offered(mark));
}

/**
 * The stops that a rider's hand has not visited and that are not accepted as skipped yet (PR-7), on a route of
 * `count` stops.
 */
export const skippable = (hand: HandView, count: number): Stop[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (stop) => !visitOf(hand, stop) && !hand.skipped?.includes(stop),
  );

/** The draws of one phone that were scanned and have no card. */
export interface OpenDraws {
  /** The number of the phone, if its staff member has several with open draws. */
  phone: number | undefined;
  staff: number;
  /** The hands, each once. */
  hands: string[];
}

/** The open draws of an event by phone, since that is where they are finished; none in an event without provable draws. */
export function openDraws({ draws }: Pick<StaffView, "draws">): OpenDraws[] {
  const phones = new Map<number, { staff: number; hands: Set<string> }>();
  for (const { draw, phone, staff } of draws?.open ?? [])
    phones.set(phone, { staff, hands: (phones.get(phone)?.hands ?? new Set()).add(draw.hand) });
  const own = (staff: number) => [...phones.values()].filter((one) => one.staff === staff).length;
  return [...phones]
    .sort(([a], [b]) => a - b)
    .map(([phone, { staff, hands }]) => ({ phone: own(staff) > 1 ? phone : undefined, staff, hands: [...hands] }));
}

/** The open items of an event that is about to be closed. */
export interface OpenItems {
  /** Participants with hands that are not turned in, by next place. */
  out: OutGroup<StaffRow>[];
  /** The hands that are not turned in, which will not be ranked. */
  hands: number;
  /** The stops that have not reported up to the deadline; empty unless the standings are provisional. */
  silent: Stop[];
  /** Hands whose fee is not paid. */
  unpaid: number;
  /** The names of the open tills whose cash was not counted since their last entry. */
  tills: string[];
  /** Conflicts and warnings that are not decided. */
  questions: number;
  /** The draws that have no card. */
  draws: OpenDraws[];
}

/** The stops that have not reported up to the deadline (PR-22). */
export const silentStops = ({ run, stops }: Pick<StaffView, "run" | "stops">): Stop[] =>
  stops.filter(({ reported_until: until }) => until == null || until < (run.deadline ?? "")).map(({ stop }) => stop);

/** The fees that would be missing from the takings if the event closed now, and their consequences, in cents. */
export interface MissingFees {
  count: number;
  fees: number;
  prizes: number;
  takings: number;
}

/** The unpaid fees of an event that is about to be closed; undefined if there are none (PR-20). */
export function missingFees(view: Pick<StaffView, "draft" | "participants" | "organiser">): MissingFees | undefined {
  const { draft, participants, organiser } = view;
  const present = participants.filter(({ withdrawn }) => !withdrawn);
  const count = present.flatMap(({ hands }) => hands).filter(({ unpaid }) => unpaid).length;
  const account = organiser?.account;
  if (count === 0 || !account) return undefined;
  const fees = count * (draft.settings?.hand_price ?? 0);
  return { count, fees, prizes: account.prizes, takings: account.takings };
}

/** Finds the open items. */
export function openItems(
  view: Pick<StaffView, "run" | "participants" | "organiser" | "stops" | "tills" | "draws">,
): OpenItems {
  const { run, participants } = view;
  const hands = participants.filter(({ withdrawn }) => !withdrawn).flatMap((row) => row.hands);
  return {
    out: groupsOf(participants),
    hands: hands.filter(({ turned_in }) => turned_in == null).length,
    silent: run.provisional ? silentStops(view) : [],
    unpaid: hands.filter(({ unpaid }) => unpaid).length,
    tills: view.tills.filter(({ closed, uncounted }) => uncounted && !closed).map(({ name }) => name),
    questions: openQuestions(view).length,
    draws: openDraws(view),
  };
}
