import type { DecimalMark } from "@/lib/text/numbers";
import { formatChange, formatTenth, roundToTenth } from "@/lib/text/numbers";
import { formatHeight, parseHeight } from "./height";
import type { NumberRange } from "./number-range";
import { HEIGHT_INCHES, MUSCLE_GROUPS, type MuscleGroup, SET_WEIGHT_LBS, WEIGHT_LBS } from "./ranges";
import type { Units } from "./units";
import { cmToInches, inchesToCm, kgToLbs, lbsToKg, METERS_PER_MILE } from "./units";

/** A tape's values, the ticks that are drawn between them, and how exact a typed value may be. */
export interface Scale extends NumberRange {
  readonly typedStep: number;
  readonly tickEvery: number;
  readonly mediumEvery?: number;
  readonly labelEvery: number;
  readonly pxPerTick: number;
}

/**
 * All that differs between the choices of units, and how their numbers are written. `weightOf`, `loadOf` and `heightOf` turn what is kept into a number of
 * the shown unit; `lbsOf`, `lbsOfLoad` and `inchesOf` are the ways back. Scales are in the shown unit.
 */
export interface UnitSystem {
  readonly units: Units;
  readonly mark: DecimalMark;
  readonly weightUnit: "lb" | "kg";
  /** Where the unit stands as a plural of its own. */
  readonly weightUnits: "lbs" | "kg";
  readonly weightName: "pounds" | "kilograms";
  /**
   * The answer that stands ready when a file does not name its unit. Pounds are shown to whoever never chose, which
   * says nothing about their files.
   */
  readonly unitOfFiles: "kg" | null;
  readonly weightOf: (lbs: number) => number;
  readonly lbsOf: (weight: number) => number;
  /** A body's weight as the form picks it. */
  readonly bodyWeight: Scale;
  /** A body's weight as a scale reads it. */
  readonly scaleWeight: Scale;
  /** A set's weight, as exact as plates make it up. */
  readonly loadOf: (lbs: number) => number;
  readonly lbsOfLoad: (load: number) => number;
  /** A set's weight: what a tap adds, and the heaviest there is. Body weight, 0, is allowed besides. */
  readonly setWeight: Readonly<Record<MuscleGroup, NumberRange>>;
  /** A pair of the smallest plates. */
  readonly smallPlates: number;
  /** How a distance is told and typed: meters in its unit, a step of the logger in meters, and its digits. */
  readonly distance: Distance;
  readonly heightUnit: "in" | "cm";
  readonly heightOf: (inches: number) => number;
  readonly inchesOf: (height: number) => number;
  readonly height: Scale;
  /** A height with its unit, as people write it. */
  readonly heightText: (inches: number) => string;
  readonly spokenHeight: (inches: number) => string;
  /** What was typed as a number of the shown unit; null when it is no height. */
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
    ...WEIGHT_LBS,
    step: 0.1,
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

/** The steps between two ends, neither of which has to lie on one. */
function stepsWithin(min: number, max: number, step: number): NumberRange {
  const on = (steps: number) => Number((steps * step).toFixed(2));
  return { min: on(Math.ceil(min / step)), max: on(Math.floor(max / step)), step };
}

const [LIGHTEST_KG, HEAVIEST_KG] = [lbsToKg(WEIGHT_LBS.min), lbsToKg(WEIGHT_LBS.max)];
const KG_PER_TAP = 2.5;
const QUARTER_KG = 0.25;
/** A load that was kept to the tenth of a pound still reads as the quarter it came from, when it lies this near. */
const ON_A_QUARTER_KG = 0.0125;

/** Plates come in quarters of a kilogram; whatever lies between them is read to the tenth. */
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
    ...stepsWithin(LIGHTEST_KG, HEAVIEST_KG, 0.5),
    typedStep: 0.1,
    tickEvery: 0.5,
    mediumEvery: 1,
    labelEvery: 5,
    pxPerTick: 9,
  },
  scaleWeight: {
    ...stepsWithin(LIGHTEST_KG, HEAVIEST_KG, 0.1),
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
    const match = /^\s*(\d{2,3})(?:[.,]\d+)?\s*(?:cm)?\s*$/i.exec(typed);
    return match ? Number(match[1]) : null;
  },
};

const SYSTEMS: Record<Units, Record<DecimalMark, UnitSystem>> = {
  imperial: { ".": IMPERIAL, ",": { ...IMPERIAL, mark: "," } },
  metric: { ".": METRIC, ",": { ...METRIC, mark: "," } },
};

/** Pounds, feet and inches unless somebody chose otherwise; one object for each choice. */
export const unitSystem = (units: Units | undefined, mark: DecimalMark = "."): UnitSystem =>
  SYSTEMS[units ?? "imperial"][mark];

/** A body's weight as a number of the shown unit, to the tenth. */
export const shownWeight = (lbs: number, system: UnitSystem): number => roundToTenth(system.weightOf(lbs));

/** A body's weight with one decimal and without its unit: `195.0`, `88.5`. */
export const weightFigure = (lbs: number, system: UnitSystem): string =>
  formatTenth(system.weightOf(lbs), system.mark);

/** The same with its unit: `195.0 lb`, `88.5 kg`. */
export const weightText = (lbs: number, system: UnitSystem): string =>
  `${weightFigure(lbs, system)} ${system.weightUnit}`;

/** From one weight to another with its sign and without its unit: `−10.0`, `+4.5`. */
export const weightChange = (fromLbs: number, toLbs: number, system: UnitSystem): string =>
  formatChange(system.weightOf(fromLbs), system.weightOf(toLbs), system.mark);

/**
 * A set's weight without its unit: `185`, `62.25`; as it was entered, to two digits after the point. One that was
 * entered in the other units is read to the tenth: 99 kg are `218.3` pounds.
 */
export function loadFigure(lbs: number, system: UnitSystem): string {
  return plateFigure(system.loadOf(lbs)).replace(".", system.mark);
}

/** The same of a load that is in the shown unit already. */
export function plateFigure(load: number): string {
  const entered = Number(load.toFixed(2));
  return String(entered === load ? entered : Number(load.toFixed(1)));
}
