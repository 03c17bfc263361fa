import type { DecimalMark } from "@/lib/text/written-number";
import { figureOf, withUnit } from "./figures";
import type { WeightUnit } from "./source-file";

const POUNDS_PER_STONE = 14;

export type AnyUnit = WeightUnit | "st";
type Weighed = { figure: number; unit: AnyUnit | null };

/** How people call units of weight; a word may go on behind it. */
const UNITS: readonly (readonly [RegExp, AnyUnit])[] = [
  [/^(?:k|кг|кіл|кил|公斤|千克|キロ|킬로|كج|كغ|کیلو|किग्रा|किलो|กก|กิโล)/u, "kg"],
  [/^(?:lb|pound|libra|livre|funt|фунт|磅|ポンド|파운드|رطل|पाउंड|ปอนด์)/u, "lb"],
  [/^(?:st|stones?)$/, "st"],
];

/** Null for a word that is no unit of weight. */
const weightUnit = (word: string): AnyUnit | null => UNITS.find(([names]) => names.test(word))?.[1] ?? null;

/** The unit that the name of a column says, such as `weight (kg)`. */
export function unitInName(name: string): AnyUnit | null {
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

/** Such as `80`, `80 kg` or `12 st 3 lb`; null for a text that is no weight. */
export function readWeight(written: string, decimal: DecimalMark): Weighed | null {
  const text = written.normalize("NFKC");
  const { stones, pounds } = STONES.exec(text)?.groups ?? {};
  if (stones !== undefined && pounds !== undefined) {
    const [whole, rest] = [figureOf(stones, decimal), figureOf(pounds, decimal)];
    return whole === null || rest === null ? null : { figure: whole * POUNDS_PER_STONE + rest, unit: "lb" };
  }
  const { figure: digits, unit: word } = withUnit(text);
  const unit = weightUnit(word);
  const figure = figureOf(digits, decimal);
  return figure === null || (word !== "" && unit === null) ? null : { figure, unit };
}

/** The weight in pounds or kilograms. @param told the row's cell of the unit @param named the unit in the column's name */
export function inUnit(
  { figure, unit: beside }: Weighed,
  told: string,
  named: AnyUnit | null,
): { weight: number; unit: WeightUnit | null } {
  const unit = beside ?? (told ? weightUnit(told.toLowerCase()) : null) ?? named;
  return unit === "st" ? { weight: figure * POUNDS_PER_STONE, unit: "lb" } : { weight: figure, unit };
}
