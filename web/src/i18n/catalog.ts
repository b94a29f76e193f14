import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { type Language, language } from "./language.js";
import { textsOf } from "./texts.js";

export type Args = Record<string, FluentVariable>;

/** The beginning of each message in the texts, such as `to-lobby =`. */
const BEGINNING = /^(?=[a-z][\w-]* =)/m;
/** The messages that a message contains, such as `{ pay-fault }`. */
const CONTAINED = /\{ ?([a-z][\w-]*) ?\}/g;

/** The space between a number, or a placeable, and a unit. “1 second attempt” is kept together too, which does no harm. */
const BEFORE_UNIT =
  /(^|\d) (?=(?:bytes?|min|s|h|chips?|fichas?|points?|puntos?|seconds?|segundos?|minutes?|minutos?|hours?|horas?|days?|días?)(?!\p{L}))/gu;

/** The text with a no-break space between a number and its unit, so that they stay on one line. */
export const withUnits = (text: string): string => text.replace(BEFORE_UNIT, "$1\u00A0");

/**
 * The messages of a language. Each is parsed when it is first used, because a page shows few of the hundreds that are in its
 * texts, and would wait for all of them.
 */
class Messages {
  readonly bundle: FluentBundle;
  /** The source of each message that is not in the bundle yet, by id. */
  readonly #sources = new Map<string, string>();
  /** The number of parts of the catalogue that have been added. */
  #parts = 0;

  constructor(private readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false, transform: withUnits });
  }

  /** Adds the texts that have been loaded since the last call (`texts.ts`). */
  addLoaded(): void {
    const texts = textsOf(this.language);
    if (texts.length === this.#parts) return;
    for (const source of texts.slice(this.#parts).flatMap((text) => text.split(BEGINNING)))
      this.#sources.set(source.slice(0, source.indexOf(" ")), source);
    this.#parts = texts.length;
  }

  /** The message with this id, which is parsed with those that it contains; undefined if there is none. */
  message(id: string): Message | undefined {
    const source = this.#sources.get(id);
    if (source !== undefined) {
      this.#sources.delete(id);
      this.bundle.addResource(new FluentResource(source));
      for (const [, contained] of source.matchAll(CONTAINED)) this.message(contained!);
    }
    return this.bundle.getMessage(id);
  }
}

const messages = new Map<Language, Messages>();

/** The messages of the current language, whose texts have been loaded. */
function current(): Messages {
  const known = messages.get(language()) ?? new Messages(language());
  messages.set(language(), known);
  known.addLoaded();
  return known;
}

/** Returns whether the catalogue has a message with this id. */
export function has(id: string): boolean {
  return current().message(id) !== undefined;
}

/** The message with this id in the current language; the id if the catalogue has none. */
export function t(id: string, args: Args = {}): string {
  const words = current();
  const message = words.message(id);
  if (!message?.value) return id;
  return words.bundle.formatPattern(message.value, args, []);
}
