import type {
  HandId,
  HandView,
  MoneyMovement,
  MoneyReport,
  MovementLine,
  Received,
  Role,
  StaffRow,
  StaffView,
  Standing,
  TillLine,
  Unsettled,
} from "../generated/run.js";
import { isRefund } from "./payment-model.js";

/** A prize with the hand that wins it. */
export interface PrizeLine {
  standing: Standing;
  row: StaffRow;
  hand: HandView;
  /** `paid`, `due`, or `fee` while the hand's fee has to be paid first (PR-20); `open` until the prizes are final. */
  state: "paid" | "due" | "fee" | "open";
}

/** The prizes, best place first; before the close, as if the event closed now. */
export function prizeLines({ run, organiser, participants }: StaffView): PrizeLine[] {
  const rows = new Map(participants.flatMap((row) => row.hands.map((hand) => [hand.hand, { row, hand }] as const)));
  const state = (hand: HandView): PrizeLine["state"] =>
    run.stage !== "final" ? "open" : hand.prize_paid ? "paid" : hand.unpaid ? "fee" : "due";
  return (organiser?.standings ?? []).flatMap((standing) => {
    const found = standing.prize > 0 ? rows.get(standing.id) : undefined;
    return found ? [{ standing, ...found, state: state(found.hand) }] : [];
  });
}

/** The sum of the prizes in one of these states, in cents. */
export const sumOf = (lines: readonly PrizeLine[], ...states: PrizeLine["state"][]): number =>
  lines.filter(({ state }) => states.includes(state)).reduce((sum, { standing }) => sum + standing.prize, 0);

/** A hand whose fee is not paid, with its participant. */
export interface FeeLine {
  row: StaffRow;
  hand: HandView;
}

/** The hands whose fees are not paid, by number. */
export const unpaidFees = (participants: readonly StaffRow[]): FeeLine[] =>
  participants
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((row) => row.hands.filter(({ unpaid }) => unpaid).map((hand) => ({ row, hand })));

/** A payment that has to be recorded or refunded, with its participant. */
export interface UnsettledLine {
  row: StaffRow;
  due: Unsettled;
}

const unsettled = (participants: readonly StaffRow[]): UnsettledLine[] =>
  participants.flatMap((row) => (row.unsettled ?? []).map((due) => ({ row, due })));

/** The payments that have to be refunded, by participant. */
export const refundLines = (participants: readonly StaffRow[]): UnsettledLine[] =>
  unsettled(participants).filter(({ due }) => isRefund(due));

/** Payments that count as paid, but whose method is not recorded. Unpaid hands are listed elsewhere. */
export const unrecordedLines = (participants: readonly StaffRow[]): UnsettledLine[] =>
  unsettled(participants).filter(({ row, due }) => {
    const unpaid = due.item === "fee" && row.hands.some(({ hand, unpaid }) => hand === due.hand && unpaid);
    return !isRefund(due) && !unpaid;
  });

/** The entry by which a prize was handed over; undefined if there is none, or it was declared void. */
export function handedOver({ movements }: MoneyReport, hand: HandId): MovementLine | undefined {
  const last = movements.filter(({ movement }) => movement.hand === hand && /(^|_)prize$/.test(movement.kind)).at(-1);
  return last?.movement.kind === "prize" ? last : undefined;
}

/** The payments by one method less refunds, in cents. */
export const netOf = ({ fees, extras, refunds }: Received): number => fees + extras - refunds;

/** The sums over all payment methods. */
export function receivedSum(lines: readonly Received[]): Omit<Received, "method"> {
  const sum = (part: "fees" | "extras" | "refunds") => lines.reduce((total, line) => total + line[part], 0);
  return { fees: sum("fees"), extras: sum("extras"), refunds: sum("refunds") };
}

/** The sums over all tills: the expected cash, and the differences of the counts. */
export function tillSums(tills: readonly TillLine[]): { expected: number; difference: number; counted: boolean } {
  return {
    expected: tills.reduce((sum, { expected }) => sum + expected, 0),
    difference: tills.reduce((sum, { difference }) => sum + (difference ?? 0), 0),
    counted: tills.length > 0 && tills.every(({ counted }) => counted != null),
  };
}

/** Returns whether the amount of an entry is the cash in a till, rather than money that came in or went out. */
export const isContent = ({ kind }: MoneyMovement): boolean => kind.startsWith("till_");

/** Returns whether an entry can be declared void in the list: a donation, a cost or other cash that is not void. */
export const mayVoid = ({ movement, void: isVoid }: Pick<MovementLine, "movement" | "void">): boolean =>
  isVoid !== true && ["donation", "cost", "other"].includes(movement.kind);

/** The ways to move cash that is neither a payment nor a prize, most frequent first. */
export const MOVES = [
  ["donation", "in"],
  ["cost", "out"],
  ["other", "in"],
  ["other", "out"],
  ["donation", "out"],
  ["cost", "in"],
] as const;

/** A role as the value of a form field; `roleOfKey` is the inverse. */
export const roleKey = (role: Role): string => JSON.stringify(role);
export const roleOfKey = (key: string): Role => JSON.parse(key) as Role;
