import type { Message, Moment, Step } from "../generated/server.js";

/** What is known of a table: the last moment, what happened in the last hands, and when the clock was read. */
export interface TableState {
  moment: Moment;
  /** What happened, oldest first: of this hand and the one before. */
  steps: Step[];
  /** When the moment came, in milliseconds of this browser's own clock. */
  at: number;
}

type Told = Extract<Message, { type: "welcome" | "moved" | "presence" }>;

/** The state after a message that came at `now`. */
export function fold(state: TableState | undefined, message: Told, now: number): TableState | undefined {
  if (message.type === "presence") return state && { ...state, moment: present(state.moment, message) };
  const known = state?.moment.seq ?? -1;
  const fresh = message.steps.filter((step) => step.seq > known);
  const hand = message.table.hand;
  const steps = [...(state?.steps ?? []), ...fresh].filter((step) => step.hand >= hand - 1);
  return { moment: message, steps, at: now };
}

function present(moment: Moment, { connected, watchers }: Extract<Told, { type: "presence" }>): Moment {
  const seats = moment.table.seats.map(
    (seat, index) => seat && { ...seat, connected: seat.bot != null || connected.includes(index + 1) },
  );
  return { ...moment, table: { ...moment.table, seats, watchers } };
}

/** What happened since the state before: the steps that are new. */
export function news(before: TableState | undefined, after: TableState): Step[] {
  if (!before) return [];
  return after.steps.filter((step) => step.seq > before.moment.seq);
}

/** What is left of the running clock at `now`, in milliseconds, never below 0; none where none runs. */
export function timeLeft(state: TableState, now: number): number | undefined {
  const clock = state.moment.table.clock;
  return clock ? Math.max(0, clock.left_ms - (now - state.at)) : undefined;
}
