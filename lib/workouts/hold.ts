import type { SetFigures } from "./measure";
import type { NextTarget } from "./progression";
import { targetTexts } from "./texts";

/** Longer holds train patience: from here on a load or a harder variation comes first. */
const LONGEST_SECONDS = 120;
const MINUTE = 60;

/**
 * The next target of an exercise that is held: first every set as long as the longest, then all of them 5 seconds longer,
 * 10 from a minute on, up to two minutes. `sets` is how many are planned. Null where a way was gone, or nothing was held.
 */
export function nextHold(last: readonly SetFigures[], sets = last.length): NextTarget | null {
  const times = last.flatMap(({ seconds, meters }) => (meters == null && seconds ? seconds : []));
  const [weightLbs] = last.map(({ weight }) => weight);
  if (times.length === 0 || times.length < last.length || weightLbs === undefined) return null;
  const longest = Math.max(...times);
  const shortest = Math.min(...times);
  const target = (seconds: number, reason: string): NextTarget => ({
    weightLbs,
    reps: Array.from({ length: sets }, () => 0),
    efforts: Array.from({ length: sets }, () => ({ seconds })),
    reason,
  });
  if (shortest < longest || times.length < sets)
    return target(longest, targetTexts.holdEvenly(times, longest, sets));
  if (longest >= LONGEST_SECONDS) return target(longest, targetTexts.holdHarder(times));
  const next = longest + (longest < MINUTE ? 5 : 10);
  return target(Math.min(LONGEST_SECONDS, next), targetTexts.holdLonger(times));
}
