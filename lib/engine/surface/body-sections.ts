import type { Body } from "@/lib/body/body";
import { ffmi } from "@/lib/body/composition";
import { girthRatios } from "@/lib/body/girths";
import type { Sex } from "@/lib/body/ranges";
import { inchesToMetres, lbsToKg } from "@/lib/body/units";
import { easedCurve, type Knots } from "@/lib/engine/raster/curve";

/** Whose body: sex, height in inches, weight in pounds, body fat in percent. */
export type SizedBody = Body & { sex: Sex; heightInches: number };

/** Kilograms per square metre: of the whole body, and of all of it but the fat. */
export const bodyMassIndex = ({ weightLbs, heightInches }: SizedBody): number =>
  lbsToKg(weightLbs) / inchesToMetres(heightInches) ** 2;
export const fatFreeMassIndex = ({ weightLbs, heightInches, bodyFat }: SizedBody): number =>
  ffmi(weightLbs, heightInches, bodyFat);

/**
 * Depth over breadth of the trunk = exp(constant + perLnBmi * ln(body mass index)): least squares on the ANSUR II survey
 * (4,082 men, 1,986 women; residual 6 to 7 %), of chest and waist depth over their breadths and of buttock depth over
 * hip breadth.
 */
type DepthModel = { constant: number; perLnBmi: number };
const DEPTH: Record<Sex, Record<"chest" | "waist" | "hip", DepthModel>> = {
  male: {
    chest: { constant: -1.2656, perLnBmi: 0.3417 },
    waist: { constant: -1.0882, perLnBmi: 0.2316 },
    hip: { constant: -1.3118, perLnBmi: 0.2923 },
  },
  female: {
    chest: { constant: -1.1556, perLnBmi: 0.3304 },
    waist: { constant: -1.1312, perLnBmi: 0.243 },
    hip: { constant: -1.1851, perLnBmi: 0.2367 },
  },
};

/** Depth over breadth at the neck, as a share of that at the chest. */
const FLATTER_AT_THE_NECK = 0.75;

/** Heights of the sections, as fractions of the stature below the top of the head. */
const [CHEST, WAIST, HIP] = [0.275, 0.4, 0.49];

/** Depth over breadth of the trunk. */
export function trunkDepth(body: SizedBody): (y: number) => number {
  const logBmi = Math.log(bodyMassIndex(body));
  const at = ({ constant, perLnBmi }: DepthModel) => Math.exp(constant + perLnBmi * logBmi);
  const { chest, waist, hip } = DEPTH[body.sex];
  const knots: Knots = [
    [0.19, FLATTER_AT_THE_NECK * at(chest)],
    [CHEST, at(chest)],
    [WAIST, at(waist)],
    [HIP, at(hip)],
  ];
  return (y) => easedCurve(knots, y);
}

/** Depth of the trunk after over depth before: fat goes in front more than at the flanks. */
export function depthChange(before: SizedBody, after: SizedBody): (y: number) => number {
  const { sex, heightInches } = before;
  const { chest, waist, hip } = girthRatios({ sex, heightInches, now: before, target: after }).depth;
  const knots: Knots = [
    [CHEST, chest],
    [WAIST, waist],
    [HIP, hip],
  ];
  return (y) => easedCurve(knots, y);
}

/** Distance of the back from a wall behind it, as a fraction of the stature: the hollow of the loins. */
const BACK_LINE: Knots = [
  [0.17, 0.03],
  [0.25, 0],
  [0.39, 0.027],
  [0.49, 0],
  [0.54, 0.01],
];
export const backLine = (y: number): number => easedCurve(BACK_LINE, y);
