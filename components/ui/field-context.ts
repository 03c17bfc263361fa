"use client";

import { createContext, useContext } from "react";

type FieldContext = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldContext | null>(null);

type ControlProps = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};

/** Connects a native control with the label, help and error of its field; its own props win. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.controlId,
    "aria-describedby": props["aria-describedby"] ?? field.describedBy,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
  };
}

/** For composite controls (radio group, slider), which `label for` cannot reach. */
export function useFieldGroup(own: { "aria-label"?: string; "aria-labelledby"?: string }) {
  const field = useContext(FieldContext);
  const labelledBy = own["aria-label"] ? undefined : (own["aria-labelledby"] ?? field?.labelId);
  return {
    "aria-label": own["aria-label"],
    "aria-labelledby": labelledBy,
    "aria-describedby": field?.describedBy,
  };
}
