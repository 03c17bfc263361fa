"use client";

import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

type Controlled<Control extends Field> = {
  value?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
};

/** Tells a controlled field what was typed before React had taken the page over, and would draw over. */
export function useEnteredBefore<Control extends Field>(
  props: Controlled<Control>,
): RefObject<Control | null> {
  const field = useRef<Control>(null);
  const tell = useEffectEvent((target: Control) => {
    if (props.value === undefined || target.value === String(props.value)) return;
    props.onChange?.({ target, currentTarget: target } as ChangeEvent<Control>);
  });
  useEffect(() => {
    if (field.current) tell(field.current);
  }, []);
  return field;
}
