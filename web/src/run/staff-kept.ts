import type { RunLine, StaffView } from "../generated/run.js";

/** An event whose staff includes the guest of this browser. Its stage may have changed since the last visit. */
export type KeptEvent = Pick<RunLine, "id" | "name" | "date">;

const KEY = "staff-events";
/** Maximum number of events that are kept: those visited most recently. */
const MOST = 20;

/**
 * The events whose staff page was opened in this browser, the most recent first. The room lists only the events that a
 * guest created; this list has those that the guest joined through a link.
 */
export function keptEvents(): KeptEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (each: unknown): each is KeptEvent => {
  const { id, name, date } = (each ?? {}) as Partial<Record<keyof KeptEvent, unknown>>;
  return typeof id === "string" && typeof name === "string" && typeof date === "string";
};

/** Keeps an event while the guest has a role in it, and removes it afterwards. */
export function keepEvent({ run, you }: Pick<StaffView, "run" | "you">): void {
  const { id, name, date } = run;
  const others = keptEvents().filter((each) => each.id !== id);
  const kept = you.roles.length > 0 ? [{ id, name, date }, ...others].slice(0, MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the event is found again by its link.
  }
}

/** The guest's own events, then those that were kept, without repetitions. */
export const withKept = (own: readonly RunLine[], kept = keptEvents()): (KeptEvent & Partial<RunLine>)[] => [
  ...own,
  ...kept.filter(({ id }) => !own.some((each) => each.id === id)),
];
