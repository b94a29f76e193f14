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
