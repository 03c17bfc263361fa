import type { NumberRange } from "@/lib/text/number-range";
import { formatChange, formatTenth, roundToTenth } from "@/lib/text/numbers";
import type { DecimalMark } from "@/lib/text/written-number";
import { formatHeight, parseHeight } from "./height";
import {
  HEIGHT_INCHES,
  MUSCLE_GROUPS,
  type MuscleGroup,
  SCALE_WEIGHT_LBS,
  SET_WEIGHT_LBS,
  WEIGHT_LBS,
} from "./ranges";
import type { Units } from "./units";
import { cmToInches, inchesToCm, kgToLbs, lbsToKg, METERS_PER_MILE } from "./units";

/** Values of a ruler, the ticks between them, and the precision of typed values. */
export interface Scale extends NumberRange {
  readonly typedStep: number;
  readonly tickEvery: number;
  readonly mediumEvery?: number;
  readonly labelEvery: number;
  readonly pxPerTick: number;
}

/** `weightOf`, `loadOf`, `heightOf` convert stored values to the shown unit; `lbsOf`, `lbsOfLoad`, `inchesOf` back. */
export interface UnitSystem {
  readonly units: Units;
  readonly mark: DecimalMark;
  readonly weightUnit: "lb" | "kg";
  readonly weightUnits: "lbs" | "kg";
  readonly weightName: "pounds" | "kilograms";
  /** For an imported file without a unit. Null for pounds: the app's default says nothing about a trainer's files. */
  readonly unitOfFiles: "kg" | null;
  readonly weightOf: (lbs: number) => number;
  readonly lbsOf: (weight: number) => number;
  readonly bodyWeight: Scale;
  readonly scaleWeight: Scale;
  /** A set's weight, as exact as plates allow. */
  readonly loadOf: (lbs: number) => number;
  readonly lbsOfLoad: (load: number) => number;
  /** A set's weight: the step of a tap and the maximum. 0 (body weight) is allowed too. */
  readonly setWeight: Readonly<Record<MuscleGroup, NumberRange>>;
  readonly smallPlates: number;
  /** Meters per shown unit, the logger's step in meters, and decimals. */
  readonly distance: Distance;
  readonly heightUnit: "in" | "cm";
  readonly heightOf: (inches: number) => number;
  readonly inchesOf: (height: number) => number;
  readonly height: Scale;
  readonly heightText: (inches: number) => string;
  readonly spokenHeight: (inches: number) => string;
  /** Parses typed text as a number of the shown unit; null when it is not a height. */
  readonly readHeight: (typed: string) => number | null;
}

export interface Distance {
  readonly unit: "m" | "mi";
  readonly meters: number;
  readonly step: number;
  readonly digits: number;
}

const same = (value: number): number => value;
const FEET_AND_INCHES = 12;

const IMPERIAL: UnitSystem = {
  units: "imperial",
  mark: ".",
  weightUnit: "lb",
  weightUnits: "lbs",
  weightName: "pounds",
  unitOfFiles: null,
  weightOf: same,
  lbsOf: same,
  bodyWeight: { ...WEIGHT_LBS, typedStep: 0.1, tickEvery: 1, labelEvery: 5, pxPerTick: 12 },
  scaleWeight: {
    ...SCALE_WEIGHT_LBS,
    typedStep: 0.1,
    tickEvery: 0.1,
    mediumEvery: 0.5,
    labelEvery: 1,
    pxPerTick: 5.6,
  },
  loadOf: same,
  lbsOfLoad: same,
  setWeight: SET_WEIGHT_LBS,
  smallPlates: 2.5,
  distance: { unit: "mi", meters: METERS_PER_MILE, step: METERS_PER_MILE / 20, digits: 2 },
  heightUnit: "in",
  heightOf: same,
  inchesOf: same,
  height: { ...HEIGHT_INCHES, typedStep: 1, tickEvery: 1, labelEvery: 2, pxPerTick: 22 },
  heightText: (inches) => `${formatHeight(inches)}"`,
  spokenHeight: (inches) => {
    const whole = Math.round(inches);
    return `${Math.floor(whole / FEET_AND_INCHES)} feet ${whole % FEET_AND_INCHES} inches`;
  },
  readHeight: (typed) => parseHeight(typed) || null,
};

/** The whole steps between two limits, which need not be steps themselves. */
function stepsWithin(min: number, max: number, step: number): NumberRange {
  const on = (steps: number) => Number((steps * step).toFixed(2));
  return { min: on(Math.ceil(min / step)), max: on(Math.floor(max / step)), step };
}

const kgWithin = ({ min, max }: NumberRange): NumberRange => stepsWithin(lbsToKg(min), lbsToKg(max), 0.1);
const KG_PER_TAP = 2.5;
const QUARTER_KG = 0.25;
/** A stored load this near to a quarter kilogram shows as that quarter, because pounds were rounded to the tenth. */
const ON_A_QUARTER_KG = 0.0125;

/** Plates come in quarters of a kilogram; other weights round to the tenth. */
function plateWeight(kg: number): number {
  const quarter = Math.round(kg / QUARTER_KG) * QUARTER_KG;
  return Math.abs(kg - quarter) < ON_A_QUARTER_KG ? quarter : Number(kg.toFixed(1));
}

function tapsOf({ max }: NumberRange): NumberRange {
  const heaviest = stepsWithin(0, lbsToKg(max), QUARTER_KG).max;
  return { min: KG_PER_TAP, max: heaviest, step: KG_PER_TAP };
}

const wholeCm = (inches: number): number => Math.round(inchesToCm(inches));

const METRIC: UnitSystem = {
  units: "metric",
  mark: ".",
  weightUnit: "kg",
  weightUnits: "kg",
  weightName: "kilograms",
  unitOfFiles: "kg",
  weightOf: lbsToKg,
  lbsOf: kgToLbs,
  bodyWeight: {
    ...kgWithin(WEIGHT_LBS),
    step: 0.5,
    typedStep: 0.1,
    tickEvery: 0.5,
    mediumEvery: 1,
    labelEvery: 5,
    pxPerTick: 9,
  },
  scaleWeight: {
    ...kgWithin(SCALE_WEIGHT_LBS),
    typedStep: 0.1,
    tickEvery: 0.1,
    mediumEvery: 0.5,
    labelEvery: 1,
    pxPerTick: 5.6,
  },
  loadOf: (lbs) => plateWeight(lbsToKg(lbs)),
  lbsOfLoad: (kg) => kgToLbs(plateWeight(kg)),
  setWeight: Object.fromEntries(
    MUSCLE_GROUPS.map((group) => [group, tapsOf(SET_WEIGHT_LBS[group])]),
  ) as Record<MuscleGroup, NumberRange>,
  smallPlates: 1.25,
  distance: { unit: "m", meters: 1, step: 100, digits: 1 },
  heightUnit: "cm",
  heightOf: wholeCm,
  inchesOf: cmToInches,
  height: {
    ...stepsWithin(inchesToCm(HEIGHT_INCHES.min), inchesToCm(HEIGHT_INCHES.max), 1),
    typedStep: 1,
    tickEvery: 1,
    mediumEvery: 5,
    labelEvery: 10,
    pxPerTick: 9,
  },
  heightText: (inches) => `${wholeCm(inches)} cm`,
  spokenHeight: (inches) => `${wholeCm(inches)} centimetres`,
  readHeight: (typed) => {
    const match = /^\s*(\d{2,3}(?:[.,]\d+)?)\s*(?:cm)?\s*$/i.exec(typed);
    return match?.[1] ? Number(match[1].replace(",", ".")) : null;
  },
};

const SYSTEMS: Record<Units, Record<DecimalMark, UnitSystem>> = {
  imperial: { ".": IMPERIAL, ",": { ...IMPERIAL, mark: "," } },
  metric: { ".": METRIC, ",": { ...METRIC, mark: "," } },
};

/** Pounds, feet and inches by default. Returns the same object for the same choice. */
export const unitSystem = (units: Units | undefined, mark: DecimalMark = "."): UnitSystem =>
  SYSTEMS[units ?? "imperial"][mark];

export const shownWeight = (lbs: number, system: UnitSystem): number => roundToTenth(system.weightOf(lbs));

export const weightFigure = (lbs: number, system: UnitSystem): string =>
  formatTenth(system.weightOf(lbs), system.mark);

export const weightText = (lbs: number, system: UnitSystem): string =>
  `${weightFigure(lbs, system)} ${system.weightUnit}`;

/** A change of weight with sign, without unit: `−10.0`, `+4.5`. */
export const weightChange = (fromLbs: number, toLbs: number, system: UnitSystem): string =>
  formatChange(system.weightOf(fromLbs), system.weightOf(toLbs), system.mark);

/** As entered, up to two decimals: `62.25`. A load of the other unit rounds to the tenth: 99 kg are `218.3`. */
export function loadFigure(lbs: number, system: UnitSystem): string {
  return plateFigure(system.loadOf(lbs)).replace(".", system.mark);
}

/** Like `loadFigure`, for a load that is already in the shown unit. */
export function plateFigure(load: number): string {
  const entered = Number(load.toFixed(2));
  return String(entered === load ? entered : Number(load.toFixed(1)));
}
