import type { Author, AuditDecision } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { count } from "../i18n/money.js";

/** The author of a decision. */
export const authorWords = (by: Author): string =>
  typeof by === "string" ? t(`audit-by-${by}`) : t("audit-by-host", { name: by.host.name });

/** A decision as a sentence. */
export function decisionWords(decided: AuditDecision): string {
  switch (decided.kind) {
    case "table_created":
      return t("audit-table-created", {
        table: decided.table.name,
        game: t(`game-${decided.game}`),
        listed: decided.listed ? "yes" : "no",
      });
    case "table_configured":
      return t("audit-table-configured", { table: decided.table.name });
    case "bot_added":
      return t("audit-bot-added", { name: decided.name, seat: decided.seat, table: decided.table.name });
    case "seat_freed":
      return t("audit-seat-freed", { name: decided.name, seat: decided.seat, table: decided.table.name });
    case "chat_set":
      return t("audit-chat-set", { table: decided.table.name, open: String(decided.open) });
    case "table_paused":
      return t("audit-table-paused", { table: decided.table.name, minutes: decided.minutes });
    case "table_resumed":
      return t("audit-table-resumed", { table: decided.table.name });
    case "table_closed":
      return t("audit-table-closed", { table: decided.table.name });
    case "guest_removed":
      return t("audit-guest-removed", { name: decided.name });
    case "guest_banned":
      return t("audit-guest-banned", {
        name: decided.name,
        until: decided.until_ms == null ? "none" : dateAndTime(decided.until_ms),
        networks: decided.networks.join(", ") || "none",
      });
    case "ban_lifted":
      return t("audit-ban-lifted", { name: decided.name });
    case "new_tables_held":
      return t("audit-new-tables-held");
    case "new_tables_allowed":
      return t("audit-new-tables-allowed");
    case "banner_shown":
      return t("audit-banner-shown", { text: decided.text });
    case "banner_removed":
      return t("audit-banner-removed");
    case "logged_in":
      return t("audit-logged-in", { client: decided.client ?? "none" });
    case "login_failed":
      return t("audit-login-failed", {
        client: decided.client,
        unlogged: count(decided.unlogged),
        unlogged_count: decided.unlogged,
      });
    case "token_made":
      return t("audit-token-made");
    case "bot_account_made":
      return t("audit-bot-account-made", { name: decided.name });
    case "bot_account_revoked":
      return t("audit-bot-account-revoked", { name: decided.name });
    case "rolled_back":
      return t("audit-rolled-back", { cause: decided.cause });
  }
}
