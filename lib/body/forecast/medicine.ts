/** A client on a medicine that lowers appetite, such as semaglutide or tirzepatide. */
export interface Medicated {
  readonly onMedicine?: boolean | undefined;
}

/**
 * Lean share of a loss on such a medicine, as a multiple of that without, and its standard deviation: between two trials
 * with DXA, STEP 1 (Wilding et al. 2021, J Endocr Soc 5, doi 10.1210/jendso/bvab048.030, fat -19.3 %, lean -9.7 %: 2.2)
 * and SURMOUNT-1 (Look et al. 2025, Diabetes Obes Metab 27:2720, fat -33.9 %, lean -10.9 %: 1.4).
 */
export const LEAN_LOSS_FACTOR = 1.8;
export const LEAN_LOSS_FACTOR_SD = 0.4;

/** How many times wider adherence and expenditure spread, because appetite decides what is eaten. Assumed, no trial tells. */
const WIDER = { adherence: 2.5, expenditure: 1.5 } as const;

/** How much wider a client's spread is than that of others; 1 without the medicine. */
export const widerBy = ({ onMedicine }: Medicated, spread: keyof typeof WIDER): number =>
  onMedicine ? WIDER[spread] : 1;

/**
 * The share of a lean loss that training prevents, relative to a loss without the medicine: negative where more is lost.
 * @param leanRetention the same without the medicine, 0 to 1
 */
export const retentionOn = ({ onMedicine }: Medicated, leanRetention: number): number =>
  onMedicine ? 1 - LEAN_LOSS_FACTOR * (1 - leanRetention) : leanRetention;

/** Standard deviation of the share that training prevents, with that of the medicine's factor. */
export const retentionSd = ({ onMedicine }: Medicated, leanRetention: number, sd: number): number =>
  onMedicine ? Math.hypot(sd, ((1 - leanRetention) * LEAN_LOSS_FACTOR_SD) / LEAN_LOSS_FACTOR) : sd;

/** Since when a client takes such a medicine: a day as YYYY-MM-DD, or the UTC midnight of a row. */
export interface Medicine {
  readonly medicineSince?: string | Date | null;
}

/** @param on an instant, whose day is that of UTC, so that server and browser agree */
export const isOnMedicine = ({ medicineSince }: Medicine, on: Date): boolean =>
  Boolean(medicineSince) && new Date(medicineSince ?? on) <= on;
