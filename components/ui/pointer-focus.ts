import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";

const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.byPointer;
};

/**
 * Radix focuses some controls by script when they are pressed, and browsers then show the keyboard's focus
 * ring. This marks pressed controls, and globals.css hides their ring.
 */
export const pointerFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.dataset.byPointer = "";
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => unmark(event),
  onBlur: unmark,
};
