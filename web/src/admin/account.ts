import type { Balance, TableView } from "../generated/rest.js";
import { has, t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";

type Named = Pick<TableView, "id" | "name">;

/** The accounts with descriptions and balances, sorted by description. */
export function ledgerLines(
  accounts: readonly Balance[],
  tables: readonly Named[],
): { name: string; balance: number }[] {
  const lines = accounts.map(({ account, balance }) => ({ name: accountWords(account, tables), balance }));
  return lines.sort((a, b) => a.name.localeCompare(b.name, language(), { numeric: true }));
}

/** The description of an account of the whole room, of a table, or of a seat. */
function accountWords(account: string, tables: readonly Named[]): string {
  const [kind = "", id, seat] = account.split("/");
  const table = tables.find((table) => table.id === id)?.name ?? t("account-closed", { id: id ?? "" });
  const words = id ? `account-${kind}-of` : `account-${kind}`;
  if (kind === "seat") return t("account-seat", { table, seat: Number(seat) });
  return has(words) ? t(words, { table }) : account;
}
