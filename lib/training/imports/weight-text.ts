import type { DecimalMark } from "@/lib/text/written-number";
import { figureOf, withUnit } from "./figures";
import type { WeightUnit } from "./source-file";

const POUNDS_PER_STONE = 14;

/** How people call units of weight; a word may go on behind it. */
const UNITS: readonly (readonly [RegExp, WeightUnit | "st"])[] = [
  [/^(?:k|кг|кіл|кил|公斤|千克|キロ|킬로|كج|كغ|کیلو|किग्रा|किलो|กก|กิโล)/u, "kg"],
  [/^(?:lb|pound|libra|livre|funt|фунт|磅|ポンド|파운드|رطل|पाउंड|ปอนด์)/u, "lb"],
  [/^(?:st|stones?)$/, "st"],
];

/** Null for a word that is no unit of weight. */
const weightUnit = (word: string): WeightUnit | "st" | null =>
  UNITS.find(([names]) => names.test(word))?.[1] ?? null;

/** The unit that the name of a column says, such as `weight (kg)`. */
export function unitInName(name: string): WeightUnit | "st" | null {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words
      .map((word) =>
        /^(?:kgs?|kilo.*|\P{ASCII}+|lbs?|pounds?|st|stones?)$/u.test(word) ? weightUnit(word) : null,
      )
      .find((unit) => unit !== null) ?? null
  );
}

const STONES = /^(?<stones>[^\p{L}]+?) ?st(?:ones?)? ?(?<pounds>[^\p{L}]+?) ?(?:lbs?|pounds?)?\.?$/iu;

/**
 * A weight with the unit beside it, else with that of its row or column. Null for another text.
 * @param told by the row
 * @param named by the column
 */
export function readWeight(
  written: string,
  { told, named, decimal }: { told: string; named: WeightUnit | "st" | null; decimal: DecimalMark },
): { weight: number; unit: WeightUnit | null } | null {
  const text = written.normalize("NFKC");
  const { stones, pounds } = STONES.exec(text)?.groups ?? {};
  if (stones !== undefined && pounds !== undefined) {
    const [whole, rest] = [figureOf(stones, decimal), figureOf(pounds, decimal)];
    return whole === null || rest === null ? null : { weight: whole * POUNDS_PER_STONE + rest, unit: "lb" };
  }
  const { figure, unit: word } = withUnit(text);
  const beside = weightUnit(word);
  const weight = figureOf(figure, decimal);
  if (weight === null || (word !== "" && beside === null)) return null;
  const unit = beside ?? weightUnit(told.toLowerCase()) ?? named;
  return unit === "st" ? { weight: weight * POUNDS_PER_STONE, unit: "lb" } : { weight, unit };
}
