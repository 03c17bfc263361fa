import { plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { equipmentOf } from "@/lib/training/catalogue/catalogue";

const PLATES = { lb: [45, 35, 25, 10, 5, 2.5], kg: [25, 20, 15, 10, 5, 2.5, 1.25] } as const;
export const BARS = { lb: { barbell: 45, "ez bar": 25 }, kg: { barbell: 20, "ez bar": 10 } } as const;
/** Tolerance for loads that were logged in the other unit. */
const TOLERANCE = 0.01;

/** Heaviest first. Null if the bar is heavier, or no plates give the load. */
export function platesOfSide(
  load: number,
  unit: "lb" | "kg",
  bar: number = BARS[unit].barbell,
): readonly number[] | null {
  let left = (load - bar) / 2;
  if (left < -TOLERANCE) return null;
  const plates: number[] = [];
  for (const plate of PLATES[unit]) for (; left >= plate - TOLERANCE; left -= plate) plates.push(plate);
  return left < TOLERANCE ? plates : null;
}

/** One end is loaded, or the bar has a weight of its own kind. */
const NO_USUAL_BAR = /\b(?:single|one)-(?:arm|leg)\b|safety-bar/i;

/**
 * `45 + 10 a side`; undefined without a bar that is loaded on both sides, or for a load that plates cannot give.
 * @param barLbs of the trainer's barbells in pounds; null for the usual one
 */
export function platesText(
  exerciseName: string,
  lbs: number,
  system: UnitSystem,
  barLbs: number | null = null,
): string | undefined {
  const equipment = equipmentOf(exerciseName);
  if ((equipment !== "barbell" && equipment !== "ez bar") || NO_USUAL_BAR.test(exerciseName))
    return undefined;
  const isOwn = equipment === "barbell" && barLbs !== null;
  const bar = isOwn ? system.loadOf(barLbs) : BARS[system.weightUnit][equipment];
  const plates = platesOfSide(system.loadOf(lbs), system.weightUnit, bar);
  if (!plates) return undefined;
  return plates.length === 0 ? "the bar alone" : `${plates.map(plateFigure).join(" + ")} a side`;
}
