import {
  ADAPTATION_DAYS,
  ADAPTATION_SHARE,
  DIGESTION_SHARE,
  FAT_BUILDING_KCAL_PER_KG,
  FAT_KCAL_PER_KG,
  FAT_RESTING_KCAL_PER_KG,
  LEAN_BUILDING_KCAL_PER_KG,
  LEAN_KCAL_PER_KG,
  LEAN_RESTING_KCAL_PER_KG,
} from "./constants";
import { gainInDeficit, sparedLeanShare, type TrainingEffect } from "./partition";

/** What a kcal stored as lean tissue, or as fat, costs on top. */
const LEAN_COST = LEAN_BUILDING_KCAL_PER_KG / LEAN_KCAL_PER_KG;
const FAT_COST = FAT_BUILDING_KCAL_PER_KG / FAT_KCAL_PER_KG;
/** What a kilogram of lean tissue costs that is built out of the energy of fat. */
const LEAN_FROM_FAT_KCAL_PER_KG = LEAN_BUILDING_KCAL_PER_KG - FAT_COST * LEAN_KCAL_PER_KG;

/** A body between two moments of the forecast: lean mass is all that is not fat, water included. */
export interface BodyState {
  readonly fatKg: number;
  readonly leanKg: number;
  /** Adaptive thermogenesis in kcal per day, negative while eating less. */
  readonly adaptationKcal: number;
}

/** Daily expenditure as a function of the body, tied to what it is at the start. */
export interface EnergyBalance {
  readonly maintenanceKcal: number;
  /** Expenditure that does not change with the body. */
  readonly offsetKcal: number;
  /** Cost of moving one kilogram of body weight through the day. */
  readonly activityKcalPerKg: number;
}

/** The balance of a body that eats `maintenanceKcal` and holds its weight (Hall 2011, equation 8). */
export function energyBalance(body: {
  fatKg: number;
  leanKg: number;
  restingKcal: number;
  maintenanceKcal: number;
}): EnergyBalance {
  const weightKg = body.fatKg + body.leanKg;
  const activityKcalPerKg = ((1 - DIGESTION_SHARE) * body.maintenanceKcal - body.restingKcal) / weightKg;
  const tissueKcal = tissueExpenditure({ ...body, adaptationKcal: 0 }, activityKcalPerKg);
  return {
    maintenanceKcal: body.maintenanceKcal,
    offsetKcal: body.maintenanceKcal - tissueKcal,
    activityKcalPerKg,
  };
}

/** Daily expenditure in kcal at an intake, the cost of changing tissue left out. */
export function expenditureKcal(balance: EnergyBalance, state: BodyState, intakeKcal: number): number {
  return (
    balance.offsetKcal +
    tissueExpenditure(state, balance.activityKcalPerKg) +
    DIGESTION_SHARE * (intakeKcal - balance.maintenanceKcal) +
    state.adaptationKcal
  );
}

/** The kcal per day that an intake stores in the body; negative is a deficit. */
export function storedFromIntake(
  balance: EnergyBalance,
  state: BodyState,
  intakeKcal: number,
  training: TrainingEffect,
): number {
  const net = intakeKcal - expenditureKcal(balance, state, intakeKcal);
  let stored = net;
  // The cost of building tissue depends on what is stored; four rounds bring it below a hundredth of a kcal.
  for (let round = 0; round < 4; round++) {
    const { perStored, fixed } = buildingCost(state.fatKg, stored, training);
    stored = (net - fixed) / (1 + perStored);
  }
  return stored;
}

/** The intake in kcal per day that stores `storedKcal`; the inverse of `storedFromIntake`. */
export function intakeForStored(
  balance: EnergyBalance,
  state: BodyState,
  storedKcal: number,
  training: TrainingEffect,
): number {
  const { perStored, fixed } = buildingCost(state.fatKg, storedKcal, training);
  const idle = expenditureKcal(balance, state, 0);
  return (storedKcal * (1 + perStored) + fixed + idle) / (1 - DIGESTION_SHARE);
}

/** Adaptive thermogenesis after `days` at an intake, in closed form. */
export function adaptedKcal(
  adaptationKcal: number,
  balance: EnergyBalance,
  intakeKcal: number,
  days: number,
): number {
  const settled = ADAPTATION_SHARE * (intakeKcal - balance.maintenanceKcal);
  return settled + (adaptationKcal - settled) * Math.exp(-days / ADAPTATION_DAYS);
}

const tissueExpenditure = (state: BodyState, activityKcalPerKg: number): number =>
  FAT_RESTING_KCAL_PER_KG * state.fatKg +
  LEAN_RESTING_KCAL_PER_KG * state.leanKg +
  activityKcalPerKg * (state.fatKg + state.leanKg);

/** What laying down tissue costs: a part per kcal stored, and a fixed part for what training builds. */
function buildingCost(fatKg: number, storedKcal: number, { gainKgPerDay, leanRetention }: TrainingEffect) {
  const share = sparedLeanShare(fatKg, storedKcal, leanRetention);
  const built = gainKgPerDay * gainInDeficit(storedKcal);
  return {
    perStored: LEAN_COST * share + FAT_COST * (1 - share),
    fixed: built * LEAN_FROM_FAT_KCAL_PER_KG,
  };
}
