import type {
  AuditPage,
  BanRequest,
  DecidedGuest,
  Ledger,
  Me,
  Notice,
  Overview,
  Report,
  TableView,
} from "../generated/rest.js";
import { get, post } from "./api.js";

/** The URL of the audit log as a file, which `cardroom verify` checks. */
export const AUDIT_FILE = "/api/admin/audit/file";

export const login = (token: string) => post<Me>("/admin/login", { token });
export const tables = () => get<TableView[]>("/admin/tables");
export const ledger = () => get<Ledger>("/admin/ledger");
export const integrity = () => get<Report>("/admin/integrity");
export const overview = () => get<Overview>("/admin/overview");
/** A page of the audit log: the entries before this position, or the last ones. */
export const audit = (before?: number) =>
  get<AuditPage>(`/admin/audit${before === undefined ? "" : `?before=${before}`}`);
export const closeTable = (table: string, reason: string) =>
  post<TableView>(`/admin/tables/${table}/close`, { reason });
export const removeGuest = (player: string, reason: string) =>
  post<DecidedGuest>(`/admin/guests/${player}/remove`, { reason });
export const banGuest = (player: string, request: BanRequest) =>
  post<DecidedGuest>(`/admin/guests/${player}/ban`, request);
export const liftBan = (player: string, reason: string) =>
  post<DecidedGuest>(`/admin/guests/${player}/unban`, { reason });
export const holdTables = (held: boolean, reason: string) => post<Notice>("/admin/hold", { held, reason });
export const showBanner = (text: string | null, reason: string) => post<Notice>("/admin/banner", { text, reason });
