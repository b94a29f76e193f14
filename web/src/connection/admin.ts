import type {
  AuditPage,
  BanRequest,
  BotLine,
  GuestDecision,
  GuestList,
  Ledger,
  MadeBot,
  Me,
  Notice,
  Overview,
  Report,
  TableView,
} from "../generated/rest.js";
import type { OrganisedRun } from "../generated/run.js";
import { get, post } from "./api.js";

/** The URL of the audit log as a file, which `cardroom verify` checks. */
export const AUDIT_FILE = "/api/admin/audit/file";

export const login = (token: string) => post<Me>("/admin/login", { token });
export const logout = () => post<Me>("/admin/logout", undefined);
export const tables = () => get<TableView[]>("/admin/tables");
export const ledger = () => get<Ledger>("/admin/ledger");
export const integrity = () => get<Report>("/admin/integrity");
export const overview = () => get<Overview>("/admin/overview");
/** The guests whose names contain this text, or who came from this network; all guests for an empty text. */
export const guests = (name: string) => get<GuestList>(`/admin/guests?name=${encodeURIComponent(name)}`);
/** The events that are not over, with their organisers. */
export const runs = () => get<OrganisedRun[]>("/admin/runs");
/** A page of the audit log: the entries before this position, or the last ones. */
export const audit = (before?: number) =>
  get<AuditPage>(`/admin/audit${before === undefined ? "" : `?before=${before}`}`);
export const closeTable = (table: string, reason: string) =>
  post<TableView>(`/admin/tables/${table}/close`, { reason });
export const removeGuest = (player: string, reason: string) =>
  post<GuestDecision>(`/admin/guests/${player}/remove`, { reason });
export const banGuest = (player: string, request: BanRequest) =>
  post<GuestDecision>(`/admin/guests/${player}/ban`, request);
export const liftBan = (player: string, reason: string) =>
  post<GuestDecision>(`/admin/guests/${player}/unban`, { reason });
/** All bot accounts of the room. */
export const allBots = () => get<BotLine[]>("/admin/bots");
export const makeRoomBot = (name: string, reason: string) => post<MadeBot>("/admin/bots", { name, reason });
export const revokeAnyBot = (bot: string, reason: string) => post<BotLine[]>(`/admin/bots/${bot}/revoke`, { reason });
export const holdTables = (held: boolean, reason: string) => post<Notice>("/admin/hold", { held, reason });
export const showBanner = (text: string | null, reason: string) => post<Notice>("/admin/banner", { text, reason });
