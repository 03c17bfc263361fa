/** A stop on the ruler: its month and its labels. */
export type RulerStop = { month: number | null; label: string; shortLabel: string };

export type PlacedStop = { position: number; text: string | null };

export function hasMonthScale(stops: readonly RulerStop[]): boolean {
  return stops.every(
    ({ month }, index) => month !== null && month > (stops[index - 1]?.month ?? Number.NEGATIVE_INFINITY),
  );
}

export const rulerLength = (stops: readonly RulerStop[]): number =>
  (stops.at(-1)?.month ?? 0) - (stops[0]?.month ?? 0);

/** @param stops the photo first */
export function placeStops(stops: readonly RulerStop[], selected: number): PlacedStop[] {
  const first = stops[0]?.month ?? 0;
  const length = rulerLength(stops);
  const byMonth = hasMonthScale(stops) && length > 0;
  const positions = stops.map(({ month }, index) =>
    byMonth ? ((month ?? 0) - first) / length : index / Math.max(1, stops.length - 1),
  );
  const shown = new Set(roomFor(stops, positions, selected));
  return stops.map((stop, index) => ({
    position: positions[index] ?? 0,
    text: shown.has(index) ? (index === selected ? stop.label : stop.shortLabel) : null,
  }));
}

/** Shares of the ruler's length, measured on the narrowest phone. */
const WIDTH_OF_CHARACTER = 0.0205;
const GAP = 0.02;

function roomFor(stops: readonly RulerStop[], positions: readonly number[], selected: number): number[] {
  const order = [...new Set([selected, 0, stops.length - 1, ...stops.keys()])];
  const taken: [number, number][] = [];
  return order.filter((index) => {
    const stop = stops[index];
    if (!stop) return false;
    const width = (index === selected ? stop.label : stop.shortLabel).length * WIDTH_OF_CHARACTER;
    // Keeps a label at the end inside the ruler.
    const start = Math.min(Math.max(0, (positions[index] ?? 0) - width / 2), 1 - width);
    const end = start + width;
    if (taken.some(([from, to]) => start < to + GAP && end > from - GAP)) return false;
    taken.push([start, end]);
    return true;
  });
}

export function rulerTicks(months: number): { position: number; isMonth: boolean }[] {
  if (months <= 0) return [];
  const perMonth = months <= 8 ? 4 : 1;
  return Array.from({ length: Math.floor(months * perMonth) + 1 }, (_, index) => ({
    position: index / (months * perMonth),
    isMonth: index % perMonth === 0,
  }));
}
