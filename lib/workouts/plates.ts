import { plateFigure, type UnitSystem } from "@/lib/body/unit-system";
import { findPreset } from "./catalogue";
import { plateTexts } from "./texts";

const PLATES = { lb: [45, 35, 25, 10, 5, 2.5], kg: [25, 20, 15, 10, 5, 2.5, 1.25] } as const;
const BARS = { lb: { barbell: 45, "ez bar": 25 }, kg: { barbell: 20, "ez bar": 10 } } as const;
/** Loads that were logged in the other unit lie a little beside the plates. */
const ROUND = 0.01;

/**
 * The plates of one side, the heaviest first, in the unit of the plates.
 * @returns null where the bar alone weighs more, or plates do not make it up
 */
export function platesOfSide(
  load: number,
  unit: "lb" | "kg",
  bar: "barbell" | "ez bar" = "barbell",
): readonly number[] | null {
  let left = (load - BARS[unit][bar]) / 2;
  if (left < -ROUND) return null;
  const plates: number[] = [];
  for (const plate of PLATES[unit]) for (; left >= plate - ROUND; left -= plate) plates.push(plate);
  return left < ROUND ? plates : null;
}

/** `45 + 10 a side`, for an exercise with a bar; nothing where no plates make the load up. */
export function platesText(exerciseName: string, lbs: number, system: UnitSystem): string | undefined {
  const equipment = findPreset(exerciseName)?.preset.equipment;
  if (equipment !== "barbell" && equipment !== "ez bar") return undefined;
  const plates = platesOfSide(system.loadOf(lbs), system.weightUnit, equipment);
  if (!plates) return undefined;
  return plates.length === 0 ? plateTexts.barAlone : plateTexts.side(plates.map(plateFigure).join(" + "));
}
