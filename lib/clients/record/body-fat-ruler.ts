/** Possible distances of two marks, in percent of body weight. */
const STEPS = [0.1, 0.2, 0.5, 1, 2];
const FEWEST_MARKS = 12;
const NOW_AT = 0.2;
const TARGET_AT = 0.8;

export type RulerMark = { at: number; major: boolean };

/** @returns positions as fractions of the width; both values in the middle when the target equals today */
export function bodyFatRuler(
  now: number,
  target: number,
): { now: number; target: number; marks: RulerMark[] } {
  const change = target - now;
  const [nowAt, targetAt] = change === 0 ? [0.5, 0.5] : [NOW_AT, TARGET_AT];
  const perWidth = change === 0 ? 10 : change / (TARGET_AT - NOW_AT);
  const step = STEPS.findLast((size) => Math.abs(perWidth) / size >= FEWEST_MARKS * 2) ?? 0.1;
  const first = now - perWidth * nowAt;
  const ends = [first, first + perWidth].sort((a, b) => a - b) as [number, number];
  const marks: RulerMark[] = [];
  for (let index = Math.ceil(ends[0] / step - 1e-9); index * step <= ends[1] + 1e-9; index++)
    marks.push({ at: (index * step - first) / perWidth, major: index % 5 === 0 });
  return { now: nowAt, target: targetAt, marks };
}
