declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): unknown };
    }
  | undefined;

/** The policy of the client, which a page can create once. */
let policy: { createScriptURL(url: string): unknown } | undefined;

/**
 * The URL of a worker in the form that the Content-Security-Policy of the pages demands of code (Trusted Types). The
 * caller passes constants of the build only.
 */
export function trusted(url: string): string {
  if (typeof trustedTypes === "undefined") return url;
  policy ??= trustedTypes.createPolicy("cardroom-worker", { createScriptURL: (text) => text });
  return policy.createScriptURL(url) as string;
}
