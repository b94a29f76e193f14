/** Texts that the browser keeps by key. Where it keeps none, as in some private windows, reading finds nothing. */
export interface Texts {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
}

function texts(storage: () => Storage): Texts {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
      } catch {
        // The text is known until the page is left.
      }
    },
  };
}

/** Texts that stay on this device. */
export const onDevice = texts(() => localStorage);

/** Texts that stay in this tab until it is closed. */
export const inTab = texts(() => sessionStorage);

/** A list that is kept as JSON, of unchecked elements; empty if there is none. */
export function readList(texts: Texts, key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(texts.read(key) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
