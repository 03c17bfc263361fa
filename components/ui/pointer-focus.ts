import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";

const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.byPointer;
};

/** Radix focuses pressed controls by script, and browsers then show the focus ring; globals.css hides it. */
export const pointerFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.dataset.byPointer = "";
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => unmark(event),
  onBlur: unmark,
};
