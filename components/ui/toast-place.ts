type Box = { left: number; top: number; right: number; bottom: number };

/** A control on the screen. A main one is what the trainer most likely presses next. */
export type Control = Box & { isMain: boolean };

/** Covering one main control is worse than covering any number of others. */
const MAIN_COST = 1000;
const GAP = 8;

/**
 * Where a message covers the fewest controls, no main one if there is such a place, and as near as possible to
 * where it is.
 *
 * @param box where the message is, in CSS pixels
 * @param range the lowest and the highest top it may have
 * @returns its top
 */
export function freeTop(box: Box, range: { min: number; max: number }, controls: readonly Control[]): number {
  const height = box.bottom - box.top;
  const beside = controls.filter(({ left, right }) => left < box.right && right > box.left);
  const cost = (top: number) =>
    beside
      .filter((control) => control.top < top + height && control.bottom > top)
      .reduce((sum, { isMain }) => sum + (isMain ? MAIN_COST : 1), 0);
  const places = beside
    .flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])
    .filter((top) => top >= range.min && top <= range.max);
  const ranked = [box.top, ...places]
    .map((top) => ({ top, cost: cost(top), way: Math.abs(top - box.top) }))
    .sort((one, other) => one.cost - other.cost || one.way - other.way);
  return ranked[0]?.top ?? box.top;
}

const CONTROLS = "a[href], button, input, select, textarea, label, [role=tab], [role=slider]";
const MAIN = "[data-main], [data-action-bar] *, [data-sheet-footer] *, [data-thumb-zone] *";

/** The controls in sight: neither behind a dialog nor scrolled away below a bar. */
export function controlsInSight(): Control[] {
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (control) => !control.closest("[data-toast], [aria-hidden=true], .sr-only"),
  );
  return controls.flatMap((control) => {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0 || bottom <= 0 || top >= innerHeight) return [];
    const isMain = control.matches(MAIN);
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const shown = document
      .elementsFromPoint((left + right) / 2, y)
      .find((element) => !element.closest("[data-toast]"));
    // A disabled button is not found at its point, but may be pressed as soon as it is enabled.
    const isSeen = control.contains(shown ?? null) || control.matches(":disabled");
    return isSeen ? [{ left, top, right, bottom, isMain }] : [];
  });
}
