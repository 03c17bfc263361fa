import type { FormEvent } from "react";

/** What a form holds at this moment, by field name; a field that is missing counts as empty. */
export function formValues<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  names: readonly Name[],
): Record<Name, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}

/** Takes whoever sent the form to the field that has to be mended. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
