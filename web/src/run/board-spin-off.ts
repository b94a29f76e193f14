import { cardText } from "../cards/card.js";
import type { HandId, Standing } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import type { BoardLine } from "./board-model.js";

/**
 * The cards that a hand spun to break a tie, and those of the hands that it was tied with; undefined if it spun none.
 */
export function spunWords(
  lines: ReadonlyMap<HandId, BoardLine>,
  standings: readonly Standing[],
  standing: Standing,
): string | undefined {
  const spun = ({ id }: Standing) => (lines.get(id)?.hand.spun_off ?? []).map(cardText).join(" ");
  const own = spun(standing);
  if (own === "") return undefined;
  const equal = standings.filter(({ id, strength }) => id !== standing.id && strength === standing.strength);
  const others = equal.map(spun).filter((cards) => cards !== "");
  return others.length === 0 ? t("board-spun", { own }) : t("board-spun-against", { own, others: list(others) });
}
