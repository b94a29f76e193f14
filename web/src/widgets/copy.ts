/**
 * Copies the text of a field to the clipboard. Over plain HTTP the clipboard API is unavailable, and the deprecated
 * copy command is tried instead. Returns whether the text was copied; if not, it is selected.
 */
export async function copyFrom(input: HTMLInputElement): Promise<boolean> {
  input.select();
  try {
    if (!navigator.clipboard) return document.execCommand("copy");
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    return false;
  }
}

/** Copies a text to the clipboard. Returns whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  const input = document.createElement("input");
  [input.value, input.readOnly, input.className] = [text, true, "hidden"];
  const focused = document.activeElement;
  document.body.append(input);
  const isCopied = await copyFrom(input);
  input.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
