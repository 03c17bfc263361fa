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

/** Building cost per kcal stored as lean tissue or fat. */
const LEAN_COST = LEAN_BUILDING_KCAL_PER_KG / LEAN_KCAL_PER_KG;
const FAT_COST = FAT_BUILDING_KCAL_PER_KG / FAT_KCAL_PER_KG;
/** Building cost of a kg of lean tissue whose energy comes from fat. */
const LEAN_FROM_FAT_KCAL_PER_KG = LEAN_BUILDING_KCAL_PER_KG - FAT_COST * LEAN_KCAL_PER_KG;

/** State of the simulation. Lean mass is all mass except fat, including water. */
export interface BodyState {
  readonly fatKg: number;
  readonly leanKg: number;
  /** Adaptive thermogenesis in kcal per day, negative while eating less. */
  readonly adaptationKcal: number;
}

/** Daily expenditure as a function of the body, calibrated to the start. */
export interface EnergyBalance {
  readonly maintenanceKcal: number;
  /** Expenditure that does not depend on the body. */
  readonly offsetKcal: number;
  /** Energy for physical activity per kg of body weight and day. */
  readonly activityKcalPerKg: number;
}

/** Energy balance of a body that keeps its weight at `maintenanceKcal` (Hall 2011, equation 8). */
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

/** Daily expenditure in kcal at an intake, without the cost of building tissue. */
export function expenditureKcal(balance: EnergyBalance, state: BodyState, intakeKcal: number): number {
  return (
    balance.offsetKcal +
    tissueExpenditure(state, balance.activityKcalPerKg) +
    DIGESTION_SHARE * (intakeKcal - balance.maintenanceKcal) +
    state.adaptationKcal
  );
}

/** Energy in kcal per day that the body stores at an intake; negative in a deficit. */
export function storedFromIntake(
  balance: EnergyBalance,
  state: BodyState,
  intakeKcal: number,
  training: TrainingEffect,
): number {
  const net = intakeKcal - expenditureKcal(balance, state, intakeKcal);
  let stored = net;
  // The building cost depends on the stored energy: a fixed-point iteration, accurate to 0.01 kcal after four rounds.
  for (let round = 0; round < 4; round++) {
    const { perStored, fixed } = buildingCost(state.fatKg, stored, training);
    stored = (net - fixed) / (1 + perStored);
  }
  return stored;
}

/** The intake in kcal per day that stores `storedKcal`: the inverse of `storedFromIntake`. */
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

const UNTRAINED: TrainingEffect = { gainKgPerDay: 0, leanRetention: 0 };

/** The intake in kcal per day that keeps a body as it is, without training. */
export const holdingKcal = (balance: EnergyBalance, state: BodyState): number =>
  intakeForStored(balance, state, 0, UNTRAINED);

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

function buildingCost(fatKg: number, storedKcal: number, { gainKgPerDay, leanRetention }: TrainingEffect) {
  const share = sparedLeanShare(fatKg, storedKcal, leanRetention);
  const built = gainKgPerDay * gainInDeficit(storedKcal);
  return {
    perStored: LEAN_COST * share + FAT_COST * (1 - share),
    fixed: built * LEAN_FROM_FAT_KCAL_PER_KG,
  };
}
