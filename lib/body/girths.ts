import type { Body, Subject } from "./body";
import type { Sex } from "./ranges";
import { inchesToMetres, lbsToKg } from "./units";

/**
 * How girths change with body composition. The coefficients were fitted on measured people: the size and the exponents on
 * ANSUR II (4,082 men, 1,986 women), the changes per kilogram on the underwater-weighing set of Penrose et al. (243 men)
 * and on ANSUR slopes. For an individual the change is accurate to about 25 %. See `docs/science.md`.
 */

export const GIRTH_SITES = [
  "neck",
  "shoulder",
  "chest",
  "waist",
  "hip",
  "thigh",
  "knee",
  "calf",
  "biceps",
  "forearm",
  "wrist",
] as const;

export type GirthSite = (typeof GIRTH_SITES)[number];
export type SiteRatios = Record<GirthSite, number>;

/** Per site: girth afterwards divided by girth before, and the same for the width and the depth in a front photo. */
export type GirthRatios = { girth: SiteRatios; frontWidth: SiteRatios; depth: SiteRatios };

type SiteModel = {
  /** Girth in cm = exp(constant + perLnKg * ln(kg) + perLnMetre * ln(m)). */
  constant: number;
  perLnKg: number;
  perLnMetre: number;
  /** Change of girth in cm per kg of fat, of lean mass lost, and of lean mass gained by training. */
  cmPerKgFat: number;
  cmPerKgLeanLost: number;
  cmPerKgLeanGained: number;
  /**
   * Front width and depth change with these powers of the girth: those of weight divided by that of the girth in people
   * of equal bones, because a body that loses fat keeps its ribs and its pelvis. The shoulders' front power, from their
   * breadth (.329 men, .357 women) over their girth (.237 for both), holds for a loss: nothing measured says that trained
   * shoulders broaden faster than their girth.
   */
  exponent: { front: number; depth: number };
};

const SMALLEST_GIRTH_RATIO = 0.55;
const LARGEST_GIRTH_RATIO = 1.35;

const site = (
  size: [number, number, number],
  perKg: [number, number, number],
  [front, depth]: [number, number] = [1, 1],
): SiteModel => ({
  constant: size[0],
  perLnKg: size[1],
  perLnMetre: size[2],
  cmPerKgFat: perKg[0],
  cmPerKgLeanLost: perKg[1],
  cmPerKgLeanGained: perKg[2],
  exponent: { front, depth },
});

const MEN: Record<GirthSite, SiteModel> = {
  neck: site([2.3362, 0.351, -0.3768], [0.148, 0.199, 0.25]),
  shoulder: site([3.5264, 0.2837, -0.0296], [0.3, 0.53, 1.0], [1.389, 1]),
  chest: site([2.6805, 0.5084, -0.4917], [0.734, 0.617, 0.9], [0.401, 1.288]),
  waist: site([1.7725, 0.7277, -0.8234], [1.051, 0.504, 0.15], [0.778, 1.263]),
  hip: site([2.7566, 0.4519, -0.2476], [0.523, 0.483, 0.5], [0.726, 1.642]),
  thigh: site([1.8911, 0.5733, -0.5382], [0.345, 0.406, 0.7]),
  knee: site([1.8949, 0.4462, -0.2931], [0.156, 0.158, 0.16]),
  calf: site([2.0002, 0.4156, -0.3149], [0.16, 0.24, 0.3]),
  biceps: site([1.4927, 0.5485, -0.6257], [0.185, 0.253, 0.5]),
  forearm: site([1.9045, 0.3681, -0.1877], [0.098, 0.155, 0.25]),
  wrist: site([1.8655, 0.1933, 0.2551], [0.041, 0.072, 0]),
};

const WOMEN: Record<GirthSite, SiteModel> = {
  neck: site([2.3258, 0.3049, -0.2322], [0.12, 0.2, 0.25]),
  shoulder: site([3.5136, 0.2587, 0.0631], [0.32, 0.55, 1.0], [1.503, 1]),
  chest: site([2.6252, 0.5233, -0.5704], [0.78, 0.62, 0.9], [0.409, 1.334]),
  waist: site([1.8649, 0.7186, -0.8967], [1.11, 0.5, 0.15], [0.774, 1.423]),
  hip: site([2.8268, 0.4617, -0.2955], [0.81, 0.45, 0.5], [0.827, 1.513]),
  thigh: site([1.9578, 0.5757, -0.5351], [0.56, 0.44, 0.7]),
  knee: site([1.7764, 0.4979, -0.3746], [0.22, 0.17, 0.17]),
  calf: site([2.0048, 0.4112, -0.239], [0.21, 0.26, 0.3]),
  biceps: site([1.1252, 0.6316, -0.75], [0.27, 0.31, 0.5]),
  forearm: site([1.7581, 0.3839, -0.2062], [0.13, 0.19, 0.25]),
  wrist: site([1.8135, 0.1867, 0.2876], [0.035, 0.06, 0]),
};

export function averageGirthCm(sex: Sex, at: GirthSite, weightLbs: number, heightInches: number) {
  const model = (sex === "male" ? MEN : WOMEN)[at];
  const kg = lbsToKg(weightLbs);
  const metres = inchesToMetres(heightInches);
  return Math.exp(model.constant + model.perLnKg * Math.log(kg) + model.perLnMetre * Math.log(metres));
}

export const girthOfWidth = (sex: Sex, at: GirthSite, widthRatio: number): number =>
  widthRatio ** (1 / (sex === "male" ? MEN : WOMEN)[at].exponent.front);

/** Exactly 1 without a change. Head, joints, hands, feet and height keep their size. */
export function girthRatios(subject: Subject): GirthRatios {
  const { sex, heightInches, now, target } = subject;
  const fatKg = (body: Body) => (lbsToKg(body.weightLbs) * body.bodyFat) / 100;
  const fatChangeKg = fatKg(target) - fatKg(now);
  const leanChangeKg = lbsToKg(target.weightLbs - now.weightLbs) - fatChangeKg;
  const ratioAt = (at: GirthSite, model: SiteModel) => {
    const cmPerKgLean = leanChangeKg < 0 ? model.cmPerKgLeanLost : model.cmPerKgLeanGained;
    const changeCm = model.cmPerKgFat * fatChangeKg + cmPerKgLean * leanChangeKg;
    const ratio = 1 + changeCm / averageGirthCm(sex, at, now.weightLbs, heightInches);
    return Math.min(LARGEST_GIRTH_RATIO, Math.max(SMALLEST_GIRTH_RATIO, ratio));
  };
  const models = sex === "male" ? MEN : WOMEN;
  const girth = {} as SiteRatios;
  const frontWidth = {} as SiteRatios;
  const depth = {} as SiteRatios;
  for (const at of GIRTH_SITES) {
    const model = models[at];
    girth[at] = ratioAt(at, model);
    // Trained glutes grow backwards: in a front view the hip width is bone and fat.
    const inFront =
      at === "hip" && leanChangeKg > 0 ? ratioAt(at, { ...model, cmPerKgLeanGained: 0 }) : girth[at];
    const { front } = model.exponent;
    frontWidth[at] = inFront ** (inFront > 1 ? Math.min(1, front) : front);
    depth[at] = inFront ** model.exponent.depth;
  }
  return { girth, frontWidth, depth };
}
