import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";

const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.byPointer;
};

/**
 * For controls that a library focuses by script as they are pressed, such as Radix's tabs: browsers take that for the
 * keyboard and draw the ring. Those that a pointer has pressed are marked, and globals.css leaves the ring out.
 */
export const pointerFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.dataset.byPointer = "";
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => unmark(event),
  onBlur: unmark,
};
