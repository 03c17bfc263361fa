import {
  ADAPTATION_DAYS,
  ADAPTATION_SHARE,
  DIGESTION_SHARE,
  FAT_BUILDING_KCAL_PER_KG,
  FAT_KCAL_PER_KG,
  FAT_RESTING_KCAL_PER_KG,
  GLYCOGEN_KCAL_PER_KG,
  LEAN_BUILDING_KCAL_PER_KG,
  LEAN_KCAL_PER_KG,
  LEAN_RESTING_KCAL_PER_KG,
} from "@/lib/body/forecast/constants";
import { leanShare } from "@/lib/body/forecast/partition";
import { expectedFatKg, type Measurements } from "@/lib/body/forecast/target-rules";

export interface CoreSubject extends Measurements {
  /** Total over resting expenditure: 1.5 is sedentary. */
  readonly activityLevel: number;
  readonly fatKg?: number;
}

/** `leanKg` excludes extracellular fluid, and glycogen with its water. */
export interface CoreState {
  readonly fatKg: number;
  readonly leanKg: number;
  readonly glycogenKg: number;
  /** Change of extracellular fluid since day 0. */
  readonly fluidKg: number;
  readonly adaptationKcal: number;
}

export interface CoreDay extends CoreState {
  readonly weightKg: number;
}

/** Constants of one person, calibrated to weight and expenditure on day 0. */
export interface CoreModel {
  readonly start: CoreState;
  readonly maintenanceKcal: number;
  readonly offsetKcal: number;
  readonly activityKcalPerKg: number;
  readonly startingFluidKg: number;
  readonly sodium: SodiumRule;
}

/** Sodium intake is constant, or proportional to the change of energy intake. */
export type SodiumRule = "constant" | "proportional";

const SODIUM_MG_PER_LITRE = 3220;
const SODIUM_FLUID_MG_PER_LITRE_DAY = 3000;
const SODIUM_CARBOHYDRATE_MG_PER_DAY = 4000;
const SODIUM_MG_PER_DAY = 4000;
const GLYCOGEN_KG = 0.5;
const KG_PER_KG_GLYCOGEN = 3.7;
const CARBOHYDRATE_SHARE = 0.5;

/** Hall et al. 2011 (Lancet 378:826). `constant` sodium as in the R package bw, `proportional` as at the NIH. */
export function coreModel(subject: CoreSubject, sodium: SodiumRule = "constant"): CoreModel {
  const { weightKg, activityLevel, fatKg = expectedFatKg(subject) } = subject;
  const restingKcal = mifflinKcal(subject);
  const maintenanceKcal = activityLevel * restingKcal;
  const startingFluidKg = extracellularFluidKg(subject);
  const leanKg = weightKg - fatKg - startingFluidKg - KG_PER_KG_GLYCOGEN * GLYCOGEN_KG;
  const start = { fatKg, leanKg, glycogenKg: GLYCOGEN_KG, fluidKg: 0, adaptationKcal: 0 };
  const activityKcalPerKg = ((1 - DIGESTION_SHARE) * maintenanceKcal - restingKcal) / weightKg;
  const offsetKcal = maintenanceKcal - tissueKcal(start, weightKg, activityKcalPerKg);
  return { start, maintenanceKcal, offsetKcal, activityKcalPerKg, startingFluidKg, sodium };
}

/** Days 0 to `days` at an intake changed by `energyStepKcal` per day from day 0 on, in steps of one day. */
export function simulateCore(model: CoreModel, energyStepKcal: number, days: number): CoreDay[] {
  const course = [model.start];
  let state = model.start;
  for (let day = 0; day < days; day++) {
    state = rungeKutta(state, (at) => ratesOf(model, at, energyStepKcal));
    course.push(state);
  }
  return course.map((at) => ({ ...at, weightKg: weigh(model, at) }));
}

/** The intake in kcal per day that keeps the weight. */
export function intakeToHold(model: CoreModel, state: CoreState): number {
  const answered = DIGESTION_SHARE + ADAPTATION_SHARE;
  const idle = model.offsetKcal + tissueKcal(state, weigh(model, state), model.activityKcalPerKg);
  return (idle - answered * model.maintenanceKcal) / (1 - answered);
}

/** The constant intake in kcal per day that leads to a weight after `days`, by bisection. */
export function intakeToReach(model: CoreModel, weightKg: number, days: number): number {
  let [low, high] = [0, 3 * model.maintenanceKcal];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    const end = simulateCore(model, middle - model.maintenanceKcal, days).at(-1);
    if (end && end.weightKg < weightKg) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const weigh = ({ startingFluidKg }: CoreModel, { fatKg, leanKg, fluidKg, glycogenKg }: CoreState): number =>
  fatKg + leanKg + startingFluidKg + fluidKg + KG_PER_KG_GLYCOGEN * glycogenKg;

const tissueKcal = ({ fatKg, leanKg }: CoreState, weightKg: number, activityKcalPerKg: number): number =>
  FAT_RESTING_KCAL_PER_KG * fatKg + LEAN_RESTING_KCAL_PER_KG * leanKg + activityKcalPerKg * weightKg;

/** Rates of change per day: equations 1 to 9 of the web appendix. */
function ratesOf(model: CoreModel, state: CoreState, energyStepKcal: number): CoreState {
  const intake = model.maintenanceKcal + energyStepKcal;
  const carbohydrate = CARBOHYDRATE_SHARE * intake;
  const carbohydrateAtStart = CARBOHYDRATE_SHARE * model.maintenanceKcal;
  const glycogenKcal = carbohydrate - carbohydrateAtStart * (state.glycogenKg / GLYCOGEN_KG) ** 2;

  const share = leanShare(state.fatKg);
  const building =
    (share * LEAN_BUILDING_KCAL_PER_KG) / LEAN_KCAL_PER_KG +
    ((1 - share) * FAT_BUILDING_KCAL_PER_KG) / FAT_KCAL_PER_KG;
  const idle =
    model.offsetKcal +
    tissueKcal(state, weigh(model, state), model.activityKcalPerKg) +
    DIGESTION_SHARE * energyStepKcal +
    state.adaptationKcal;
  const expenditure = (idle + (intake - glycogenKcal) * building) / (1 + building);
  const stored = intake - expenditure - glycogenKcal;

  const sodiumMg =
    model.sodium === "constant" ? 0 : SODIUM_MG_PER_DAY * (energyStepKcal / model.maintenanceKcal);
  const retainedMg =
    sodiumMg -
    SODIUM_FLUID_MG_PER_LITRE_DAY * state.fluidKg -
    SODIUM_CARBOHYDRATE_MG_PER_DAY * (1 - carbohydrate / carbohydrateAtStart);
  return {
    fatKg: ((1 - share) * stored) / FAT_KCAL_PER_KG,
    leanKg: (share * stored) / LEAN_KCAL_PER_KG,
    glycogenKg: glycogenKcal / GLYCOGEN_KCAL_PER_KG,
    fluidKg: retainedMg / SODIUM_MG_PER_LITRE,
    adaptationKcal: (ADAPTATION_SHARE * energyStepKcal - state.adaptationKcal) / ADAPTATION_DAYS,
  };
}

/** One fourth-order Runge-Kutta step of one day. */
function rungeKutta(at: CoreState, rates: (at: CoreState) => CoreState): CoreState {
  const first = rates(at);
  const second = rates(moved(at, first, 1 / 2));
  const third = rates(moved(at, second, 1 / 2));
  const fourth = rates(moved(at, third, 1));
  return moved(moved(moved(moved(at, first, 1 / 6), second, 1 / 3), third, 1 / 3), fourth, 1 / 6);
}

const moved = (from: CoreState, by: CoreState, days: number): CoreState => ({
  fatKg: from.fatKg + by.fatKg * days,
  leanKg: from.leanKg + by.leanKg * days,
  glycogenKg: from.glycogenKg + by.glycogenKg * days,
  fluidKg: from.fluidKg + by.fluidKg * days,
  adaptationKcal: from.adaptationKcal + by.adaptationKcal * days,
});

/** Resting expenditure in kcal per day (Mifflin et al. 1990, AJCN 51:241). */
function mifflinKcal({ sex, weightKg, heightM, ageYears }: Measurements): number {
  return 9.99 * weightKg + 625 * heightM - 4.92 * ageYears + (sex === "male" ? 5 : -161);
}

/** Extracellular fluid in kg (Silva et al. 2007, as Hall et al. 2011 use it). */
function extracellularFluidKg({ sex, weightKg, heightM, ageYears }: Measurements): number {
  return sex === "male"
    ? 0.025 * ageYears + 9.57 * heightM + 0.191 * weightKg - 12.4
    : -4 + 5.98 * heightM + 0.167 * weightKg;
}
