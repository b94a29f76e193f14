import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { program } from "./room.js";

/** Makes a local authority with a certificate for a host, in a folder. Returns the fingerprint of the authority. */
export function makesAnAuthority(folder: string, host: string): string {
  const made = execFileSync(program(), ["cert", "--json", "--out", folder, host], { encoding: "utf8" });
  return (JSON.parse(made) as { fingerprint: string }).fingerprint;
}

/**
 * Makes a home folder for a browser, in whose database (NSS) the authority with these certificates is trusted, or
 * missing if `certificates` is undefined.
 */
export function homeThatTrusts(folder: string, certificates: string | undefined): string {
  const home = mkdtempSync(join(folder, "home-"));
  const database = join(home, ".pki/nssdb");
  mkdirSync(database, { recursive: true });
  const certutil = (...args: string[]) => execFileSync("certutil", ["-d", `sql:${database}`, ...args]);
  certutil("-N", "--empty-password");
  if (certificates) certutil("-A", "-t", "C,,", "-n", "room", "-i", join(certificates, "authority.pem"));
  return home;
}
