/** What is saved together: a form, a dialog, a column of the floor, or else the page. */
const TOGETHER = "form, [role=dialog], [data-saved-together], main";

/**
 * Focuses the first field nearby that holds refused text; a save must not go on then.
 * @param near the pressed button, or what is around the fields
 * @returns whether there is such a field
 */
export function focusRefused(near: Element | null): boolean {
  const field = near?.closest(TOGETHER)?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field != null;
}
