import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, language } from "./language.js";
import { textsOf } from "./texts.js";

export type Args = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();

/** The messages of a language, whose texts have been loaded (`texts.ts`). */
function bundle(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(textsOf(language)));
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Returns whether the catalogue has a message with this id. */
export function has(id: string): boolean {
  return bundle(language()).hasMessage(id);
}

/** The message with this id in the current language; the id if the catalogue has none. */
export function t(id: string, args: Args = {}): string {
  const words = bundle(language());
  const message = words.getMessage(id);
  if (!message?.value) return id;
  return words.formatPattern(message.value, args, []);
}
