/** Copying a link, also where the browser's clipboard is closed (a page without TLS). */

/** Whether it is on the clipboard now; if not, the field's text is selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
