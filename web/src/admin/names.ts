import type { TableView } from "../generated/rest.js";

/** The name of a table; its id once it is closed. */
export const tableName = (id: string, tables: readonly Pick<TableView, "id" | "name">[]): string =>
  tables.find((table) => table.id === id)?.name ?? id;
