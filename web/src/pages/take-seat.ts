import { TableSocket } from "../connection/socket.js";
import type { TableView } from "../generated/rest.js";
import type { Message } from "../generated/server.js";

/** Time after which the guest is led to the table without a seat, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Takes the first free seat of a table for the guest, with the maximum buy-in, if it is still wanted once the room has
 * answered. The guest needs a name. Resolves in any case: without a seat, the table's own page explains why and offers
 * another one.
 */
export function takeSeat(table: string, isWanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      socket.close();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    let seat: Seat | undefined;
    const socket = new TableSocket(table, {
      since: () => undefined,
      message: (message) => (seat = seatFor(message)),
      connected: (isConnected) => {
        if (!isConnected) return;
        if (seat && isWanted()) void socket.ask({ do: "sit", coming_in: null, ...seat }).then(end, end);
        else end();
      },
      ended: end,
    });
  });
}

interface Seat {
  seat: number;
  buy_in: number | null;
}

/**
 * The seat to take, by the table's first message; undefined if the guest has one, or owes something on returning, which
 * the form at the table tells first.
 */
function seatFor(message: Message): Seat | undefined {
  if (message.type !== "welcome" || message.you.seat != null || message.you.departed) return undefined;
  return freeSeat(message.table);
}

function freeSeat({ seats, stakes }: Pick<TableView, "seats" | "stakes">): Seat | undefined {
  const index = seats.indexOf(null);
  return index < 0 ? undefined : { seat: index + 1, buy_in: stakes?.buy_in_max ?? null };
}
