import { type FormEvent, useRef } from "react";

/** Works before hydration: React replays an early submit through `action`, and then resets the fields. */
export function useFormSubmit<Name extends string>(
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

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
