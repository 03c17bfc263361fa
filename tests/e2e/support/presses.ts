import type { Page } from "@playwright/test";

type Spot = { x: number; y: number };

/**
 * Presses each kind of link, button and choice in its middle and near its corners, and names those that get no click
 * there. Nothing else hears of these presses. A look that was pressed before, on any page, is not pressed again.
 */
export async function deafSpots(page: Page, pressed: Set<string>): Promise<string[]> {
  await page.evaluate(hearPressesAlone);
  const deaf: string[] = [];
  const kinds = await page.evaluate(pressableKinds);
  for (const [index, kind] of kinds.entries()) {
    if (pressed.has(kind)) continue;
    pressed.add(kind);
    const count = await page.evaluate(countOfSpots, index);
    for (let which = 0; which < count; which += 1) {
      const missed = await pressAt(page, { index, which });
      if (missed) deaf.push(missed);
    }
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.pressCheck?.end());
  return deaf;
}

const MOST_MOVES = 5;

/** What missed the press, if anything. A page may still grow: where the element has left the spot, it is pressed again. */
async function pressAt(page: Page, place: { index: number; which: number }): Promise<string | null> {
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const spot = await page.evaluate(spotOf, place);
    if (!spot) return null;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.up();
    const missed = await page.evaluate(missedBy, { index: place.index, spot });
    if (missed === null) return null;
    if (!missed.hasMoved) return `${missed.name} at ${spot.x}, ${spot.y}`;
  }
  return `element ${place.index} does not stand still`;
}

declare global {
  interface Window {
    pressCheck?: { elements: HTMLElement[]; clicked: EventTarget | null; end: () => void };
  }
}

function hearPressesAlone(): void {
  const kinds = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "focusin"];
  const check = { elements: [] as HTMLElement[], clicked: null as EventTarget | null, end: () => {} };
  const hear = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type !== "click") return;
    event.preventDefault();
    check.clicked = event.target;
  };
  for (const kind of kinds) window.addEventListener(kind, hear, true);
  check.end = () => {
    for (const kind of kinds) window.removeEventListener(kind, hear, true);
    window.pressCheck = undefined;
  };
  window.pressCheck = check;
}

/** The first of each look: its tag and classes. */
function pressableKinds(): string[] {
  const found = document.querySelectorAll<HTMLElement>("a[href], button:enabled, label:has(input:enabled)");
  const first = new Map<string, HTMLElement>();
  for (const element of found) {
    const kind = `${element.tagName.toLowerCase()}.${element.className}`;
    if (element.checkVisibility({ visibilityProperty: true }) && !first.has(kind)) first.set(kind, element);
  }
  window.pressCheck!.elements = [...first.values()];
  return [...first.keys()];
}

/** Five of the element, and five of the card that it covers. */
function countOfSpots(index: number): number {
  const element = window.pressCheck!.elements[index]!;
  const isCovering = getComputedStyle(element, "::after").position === "absolute";
  return isCovering && element.offsetParent ? 10 : 5;
}

/** The middle, or inside of a round corner; null where something else lies above it. */
function spotOf({ index, which }: { index: number; which: number }): Spot | null {
  const element = window.pressCheck!.elements[index]!;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const area = which < 5 ? element : element.offsetParent!;
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const radius = Number.parseFloat(getComputedStyle(area).borderTopLeftRadius) || 0;
  const inset = Math.min(Math.ceil(radius * 0.3) + 1, (right - left) / 2, (bottom - top) / 2);
  const [x, y] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ][which % 5] as [number, number];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** The name of the element if another one or none got the click, and whether it has left the spot. */
function missedBy({
  index,
  spot,
}: {
  index: number;
  spot: Spot;
}): { name: string; hasMoved: boolean } | null {
  const { elements, clicked } = window.pressCheck!;
  const element = elements[index]!;
  window.pressCheck!.clicked = null;
  if (clicked instanceof Node && element.contains(clicked)) return null;
  const hasMoved = !element.contains(document.elementFromPoint(spot.x, spot.y));
  return { name: `${element.tagName} ${element.textContent?.trim() || element.ariaLabel}`, hasMoved };
}
