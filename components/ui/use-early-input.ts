"use client";

import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

type Controlled<Control extends Field> = {
  value?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
};

/** Reports text that was typed before hydration to a controlled field, which would overwrite it. */
export function useEarlyInput<Control extends Field>(props: Controlled<Control>): RefObject<Control | null> {
  const field = useRef<Control>(null);
  const report = useEffectEvent((target: Control) => {
    if (props.value === undefined || target.value === String(props.value)) return;
    props.onChange?.({ target, currentTarget: target } as ChangeEvent<Control>);
  });
  useEffect(() => {
    if (field.current) report(field.current);
  }, []);
  return field;
}
