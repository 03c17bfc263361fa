import { type FormEvent, useRef } from "react";

/**
 * What a form takes to be sent by `send`, also when that happens before React has taken the page over: React keeps it,
 * and sends it by `action` then, which empties the fields to what they begin with.
 */
export function useSending<Name extends string>(
  names: readonly Name[],
  send: (values: Record<Name, string>, form: HTMLFormElement) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const sendOff = (data: FormData) => {
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")]));
    if (ref.current) send(values as Record<Name, string>, ref.current);
  };
  return {
    ref,
    action: sendOff,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sendOff(new FormData(event.currentTarget));
    },
  };
}

/** Takes whoever sent the form to the field that has to be mended. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
