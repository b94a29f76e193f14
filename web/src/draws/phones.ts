import type { FactOf } from "./fact.js";
import { isValidKey } from "./signature.js";

/** A phone that joined for a block, with the number of the fact. */
export interface Join {
  root: string;
  key: string;
  sequence: number;
}

/** The phones of a log. */
export class Phones {
  /** By `phone block`. */
  readonly #joined = new Map<string, Join>();
  readonly #roots = new Set<string>();
  /** The phones by their keys. */
  readonly #keys = new Map<string, number>();
  readonly #staff = new Map<number, number>();
  /** The phones that scanned or took over a draw of a block, as `phone block`. */
  readonly #phonesInUse = new Set<string>();

  /** Lets a phone join. Returns the codes of the violations. */
  join({ phone, staff, block, root, key }: FactOf<"phone_joined">, sequence: number): string[] {
    const codes = (this.#staff.get(phone) ?? staff) === staff ? [] : ["phone_of_other_staff"];
    if (!this.#staff.has(phone)) this.#staff.set(phone, staff);
    const known = this.#joined.get(`${phone} ${block}`);
    if (known) return [...codes, known.root === root && known.key === key ? "phone_repeated" : "phone_changed"];
    if (this.#roots.has(root)) codes.push("phone_root_reused");
    if (!isValidKey(key)) codes.push("phone_key_invalid");
    if ((this.#keys.get(key) ?? phone) !== phone) codes.push("phone_key_reused");
    if (this.#phonesInUse.has(`${phone} ${block}`)) codes.push("joined_after_scan");
    this.#roots.add(root);
    if (!this.#keys.has(key)) this.#keys.set(key, phone);
    this.#joined.set(`${phone} ${block}`, { root, key, sequence });
    return codes;
  }

  joined(phone: number, block: number): Join | undefined {
    return this.#joined.get(`${phone} ${block}`);
  }

  /** Records that a phone scanned or took over a draw of a block. From here on, it cannot join for the block. */
  use(phone: number, block: number) {
    this.#phonesInUse.add(`${phone} ${block}`);
  }

  staffOf(phone: number): number | undefined {
    return this.#staff.get(phone);
  }
}
