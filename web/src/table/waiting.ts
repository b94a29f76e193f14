import type { TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";

/**
 * Description of what a table is waiting for: players without chips, players who sit out, and the number of further
 * players that the next hand needs.
 */
export function waitingWords({ seats, missing }: TableView): string {
  const people = seats.filter((seat) => seat !== null).filter(({ bot }) => bot == null);
  const broke = people.filter(({ needs_chips }) => needs_chips);
  const absent = people.filter(({ needs_chips, sits_out }) => sits_out && !needs_chips);
  const named = [
    ...broke.map(({ name }) => t("waiting-rebuy", { name })),
    ...absent.map(({ name }) => t("waiting-return", { name })),
  ];
  const more = missing - named.length;
  const all = more > 0 ? [...named, t("waiting-more", { count: more })] : named;
  return all.length > 0 ? t("waiting-for", { who: list(all) }) : t("waiting-for-players");
}
