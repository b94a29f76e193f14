import type { ChatMessage, Closing, Message, Moment, Step } from "../generated/server.js";

/** State of a table: the latest view, the events of the last two hands, and the time at which the view was received. */
export interface TableState {
  moment: Moment;
  /** Events of this hand and the previous one, oldest first. */
  steps: Step[];
  /** Events since the previous state; empty in the first state. */
  fresh: Step[];
  /** The latest messages in the chat, oldest first. */
  chat: ChatMessage[];
  /** Messages in the chat since the previous state; empty in the first state. */
  freshChat: ChatMessage[];
  /** True if {@link fresh} has the events that were missed while the connection was lost. */
  caughtUp: boolean;
  /** True if a choice that the viewer made in advance answers the turn at once. */
  isAnswered?: boolean;
  /** For a stage of a run-out: the time for which it is shown, in milliseconds. */
  stageMs?: number;
  /** The names of the players dealt into each hand of {@link steps}, by the number of the hand. */
  players: Record<number, string[]>;
  /** Time at which the moment was received, in milliseconds on this browser's monotonic clock. */
  at: number;
}

/** Maximum number of messages in the chat that are kept in the page. */
const KEPT_CHAT = 200;

type StateMessage = Extract<Message, { type: "welcome" | "moved" | "presence" }>;

/** The state after a message that was received at `now`; undefined if a presence comes before the first state. */
export function applyMessage(
  state: TableState | undefined,
  message: StateMessage,
  now: number,
): TableState | undefined {
  if (message.type === "presence")
    return (
      state && {
        ...state,
        fresh: [],
        freshChat: [],
        caughtUp: false,
        moment: { ...present(state.moment, message), run_out: [] },
      }
    );
  const known = state?.moment.seq ?? -1;
  const fresh = message.steps.filter((step) => step.seq > known);
  const hand = message.table.hand;
  const steps = [...(state?.steps ?? []), ...fresh].filter((step) => step.hand >= hand - 1);
  const players = { ...state?.players, [hand]: message.table.players };
  for (const old of Object.keys(players).map(Number)) if (old < hand - 1) delete players[old];
  const freshChat = message.chat.filter(({ seq }) => seq > known);
  // A client without an earlier state shows only the final one.
  const moment = state ? message : { ...message, run_out: [] };
  return {
    moment,
    steps,
    fresh: state ? fresh : [],
    chat: [...(state?.chat ?? []), ...freshChat].slice(-KEPT_CHAT),
    freshChat: state ? freshChat : [],
    caughtUp: message.type === "welcome",
    players,
    at: now,
  };
}

/** The closing of the table, which waits for the end of the hand or is over; undefined if the table stays open. */
export function closingOf({ moment, steps }: Pick<TableState, "moment" | "steps">): Closing | undefined {
  const events = steps.flatMap((step) => ("table" in step ? [step.table] : []));
  const told = events.findLast((event) => event.event === "closing" || event.event === "closed");
  const by = moment.table.closing;
  return told ?? (by == null ? undefined : { by });
}

/**
 * The names of the players dealt into the hand of a step; the players of the table's last hand if that hand is unknown.
 */
export const playersOf = ({ moment, players }: Pick<TableState, "moment" | "players">, step: Step): string[] =>
  players[step.hand] ?? moment.table.players;

function present(moment: Moment, { connected, watchers }: Extract<StateMessage, { type: "presence" }>): Moment {
  const seats = moment.table.seats.map(
    (seat, index) => seat && { ...seat, connected: seat.bot != null || connected.includes(index + 1) },
  );
  return { ...moment, table: { ...moment.table, seats, watchers } };
}

/**
 * The states to show one after the other: the stages of a run-out, street by street or pack by pack, then the state
 * itself. The stages do not reveal the stacks and events of the end.
 */
export function stages(after: TableState): TableState[] {
  const { moment, steps, fresh } = after;
  const known = steps.slice(0, steps.length - fresh.length);
  const dropped = moment.steps.length - fresh.length;
  let shown = 0;
  const stages = moment.run_out.map(({ ms, steps, table, game }): TableState => {
    const until = Math.max(0, steps - dropped);
    const news = fresh.slice(shown, until);
    shown = until;
    return {
      ...after,
      moment: { ...moment, table, game, run_out: [] },
      steps: [...known, ...fresh.slice(0, until)],
      fresh: news,
      freshChat: [],
      stageMs: ms,
    };
  });
  return [...stages, { ...after, fresh: fresh.slice(shown) }];
}

/** Time left on the running clock at `now`, in milliseconds, at least 0; undefined if no clock runs. */
export function timeLeft(state: Pick<TableState, "moment" | "at">, now: number): number | undefined {
  const clock = state.moment.table.clock;
  return clock ? Math.max(0, clock.left_ms - (now - state.at)) : undefined;
}
