import { refusedOf } from "../connection/api.js";
import { TableSocket } from "../connection/socket.js";
import type { TableView } from "../generated/rest.js";
import type { Message, Refused } from "../generated/server.js";

/** Time after which the guest is led to the table without a seat, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Takes the first free seat of a table for the guest, with the maximum buy-in, if it is still wanted once the room has
 * answered. The guest needs a name. Resolves in any case, with the room's refusal if it refused the seat. The page of the
 * table does not know of that; it explains by itself why there is no seat to take or no connection.
 */
export function takeSeat(table: string, isWanted: () => boolean): Promise<Refused | undefined> {
  return new Promise((resolve) => {
    const end = (refused?: Refused) => {
      clearTimeout(timer);
      socket.close();
      resolve(refused);
    };
    const timer = setTimeout(() => end(), PATIENCE_MS);
    let seat: Seat | undefined;
    const socket = new TableSocket(table, {
      since: () => undefined,
      message: (message) => (seat = seatFor(message)),
      connected: (isConnected) => {
        if (!isConnected) return;
        if (seat && isWanted())
          void socket.ask({ do: "sit", coming_in: null, ...seat }).then(
            () => end(),
            (error: unknown) => end(refusalOfSeat(error)),
          );
        else end();
      },
      ended: () => end(),
    });
  });
}

/** The room's refusal of a seat; undefined if the connection was lost before the answer, or if the guest has a seat. */
function refusalOfSeat(error: unknown): Refused | undefined {
  const refused = refusedOf(error);
  return refused.code === "unreachable" || refused.code === "seated_already" ? undefined : refused;
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
