import { clamp } from "../../lib/body/forecast/constants";
import { variantOf } from "../../lib/body/forecast/person";
import { advance, trainingEffect } from "../../lib/body/forecast/step";
import { subjectOf } from "../../lib/body/forecast/subject";
import { kgToLbs } from "../../lib/body/units";
import type { Chance } from "./chance";
import type { Drawn } from "./people";
import type { Behaviour, Weighing, World } from "./truth";

const exact: Weighing = () => ({ offKg: 0, offPoints: 0 });

/** Adherence around 80 % that drifts slowly, weeks off, and moods of about ten days. */
function driftingDiet({ uniform, normal }: Chance, moodKcal: number): Behaviour {
  let adherence = clamp(0.8 + 0.15 * normal(), 0.3, 1.1);
  const slope = -0.01 + 0.015 * normal();
  let isOff = false;
  let mood = 0;
  return (day) => {
    if (day % 7 === 0) {
      isOff = uniform() < 0.06;
      adherence = clamp(adherence + (slope * 7) / 30 + 0.04 * Math.sqrt(7 / 30) * normal(), 0.1, 1.15);
    }
    mood = mood * Math.exp(-0.1) + moodKcal * Math.sqrt(1 - Math.exp(-0.2)) * normal();
    return { adherence: isOff ? 0 : adherence, kcal: mood };
  };
}

const steadyDiet: Behaviour = () => ({ adherence: 0.8, kcal: 0 });

/**
 * The product's own Hall model with people around it; with `moodKcal` near real weights (Krone 2020). With `spread` 0
 * everybody is the average person of the forecast, keeps the diet as entered, and only scale and tape are noisy.
 */
export const hall = (name: string, moodKcal: number, spread: 0 | 1 = 1): World => ({
  name,
  isAsEntered: spread === 0,
  person({ input, fatKg, leanKg, chance }: Drawn) {
    const { normal, between, uniform } = chance;
    const weightKg = fatKg + leanKg;
    const own = subjectOf({ ...input, weightLbs: kgToLbs(weightKg), bodyFat: (100 * fatKg) / weightKg });
    const behaviour = spread === 0 ? steadyDiet : driftingDiet(chance, moodKcal);
    const variant = variantOf(own, {
      extraKcal: spread * between(0.05, 0.08) * own.balance.maintenanceKcal * normal(),
      adherence: 0.8,
      logGain: spread * 0.45 * normal(),
      retention: spread * 0.16 * normal(),
      methodBias: 0,
    });
    const habitKcal = variant.balance.maintenanceKcal;
    const sodium = uniform();
    let [glycogen, fluid] = [0.5, 0];
    return {
      behaviour,
      weighing: exact,
      physiology: {
        habitKcal,
        live(body, eaten, day) {
          const share = Math.max(0.2, eaten / habitKcal);
          const burnt = 0.5 * habitKcal;
          for (let part = 0; part < 4; part++) {
            glycogen += (0.25 * (burnt * share - burnt * (glycogen / 0.5) ** 2)) / 4206.5;
            fluid += (0.25 * (4000 * sodium * (share - 1) - 3000 * fluid - 4000 * (1 - share))) / 3220;
          }
          return advance(variant, body, eaten, trainingEffect(own, variant, body, day, false), 1);
        },
        water: () => 3.7 * (glycogen - 0.5) + fluid,
      },
    };
  },
});

/** kcal that a kg of fat and of lean tissue hold in the two worlds that are not Hall's. */
const FAT_KCAL = 9400;
const LEAN_KCAL = 1800;
const LEAN_GAIN_KG_PER_MONTH = { beginner: 0.5, intermediate: 0.2, advanced: 0.08 } as const;

/** Splits stored energy by a lean share of weight that is the person's own, and adds what training builds. */
function split(fatKg: number, leanKg: number, kcal: number, leanShare: number, builtKg: number) {
  const kgPerKcal = 1 / (leanShare * LEAN_KCAL + (1 - leanShare) * FAT_KCAL);
  const kg = kcal * kgPerKcal;
  return {
    fatKg: Math.max(2, fatKg + (1 - leanShare) * kg - (builtKg * LEAN_KCAL) / FAT_KCAL),
    leanKg: leanKg + leanShare * kg + builtKg,
    adaptationKcal: 0,
  };
}

/** Water of a cycle of 28 days, for women, or none. */
function cycle(sex: string, { between, uniform }: Chance): (day: number) => number {
  const [height, start] = [sex === "female" ? between(0.2, 1) : 0, 28 * uniform()];
  return (day) => height * Math.exp(-((((day + start) % 28) - 25) ** 2) / 12);
}

/**
 * For tuning: a body of constant expenditure per kg without adaptation or Forbes' curve, weekends, holidays, and
 * stops of some weeks with restarts.
 */
export const SIMPLE: World = {
  name: "simple",
  person({ input, fatKg, leanKg, chance }) {
    const { uniform, normal, between } = chance;
    const perKg = (input.sex === "male" ? 32 : 30.5) * (1 + 0.09 * normal());
    const habitKcal = perKg * (fatKg + leanKg);
    const leanShare = clamp(0.2 + 0.08 * normal(), 0.03, 0.45);
    const builtKg = (LEAN_GAIN_KG_PER_MONTH[input.experience] / 30) * Math.exp(0.5 * normal());
    const deficitKg = between(0.8, 3.5);
    let [lag, usual, stopped] = [0, clamp(0.78 + 0.18 * normal(), 0.2, 1.1), 0];
    const weekend = between(0, 500);
    const holiday = Math.floor(between(30, 240));
    return {
      weighing: exact,
      behaviour(day) {
        if (day % 7 === 0) {
          usual = clamp(usual - 0.006 + 0.05 * normal(), 0, 1.1);
          if (stopped > 0) stopped--;
          else if (uniform() < 0.025) stopped = Math.ceil(between(2, 7));
        }
        const isAway = day >= holiday && day < holiday + 12;
        const kcal = (day % 7 > 4 ? weekend : -0.4 * weekend) + (isAway ? 450 : 0) + 180 * normal();
        return { adherence: stopped > 0 || isAway ? 0 : usual, kcal };
      },
      physiology: {
        habitKcal,
        live(body, eaten) {
          lag += (eaten / habitKcal - 1 - lag) / 6;
          const stored = eaten - perKg * (body.fatKg + body.leanKg);
          return split(body.fatKg, body.leanKg, stored, leanShare, stored < -700 ? 0 : builtKg);
        },
        water: (
          (monthly) => (day: number) =>
            deficitKg * lag + monthly(day)
        )(cycle(input.sex, chance)),
      },
    };
  },
};

/**
 * For the report: expenditure by a power of weight and by age (Livingston & Kohlstadt 2005) that adapts over two months, activity that jumps,
 * people who give up, new scales, typing errors and another person with the tape.
 */
export const RESTLESS: World = {
  name: "restless",
  person({ input, fatKg, leanKg, chance }) {
    const { uniform, normal, between } = chance;
    const age = between(20, 60);
    const restingOf = (kg: number) =>
      input.sex === "male" ? 293 * kg ** 0.433 - 5.92 * age : 248 * kg ** 0.4356 - 5.09 * age;
    const activity = clamp(1.62 + 0.16 * normal(), 1.25, 2.2);
    const habitKcal = activity * restingOf(fatKg + leanKg);
    const answer = clamp(0.12 + 0.07 * normal(), 0, 0.3);
    const builtKg = (LEAN_GAIN_KG_PER_MONTH[input.experience] / 30) * Math.exp(0.6 * normal());
    const baseShare = clamp(0.25 + 0.1 * normal(), 0.05, 0.5);
    let [adapted, jump, lag] = [0, 0, 0];
    const monthly = cycle(input.sex, chance);
    let adherence = clamp(0.8 + 0.2 * normal(), 0.1, 1.15);
    let [target, gaveUp] = [adherence, false];
    const newScale = uniform() < 0.2 ? { from: between(40, 200), kg: 0.6 * normal() } : null;
    const otherHand = uniform() < 0.25 ? { from: between(40, 200), points: 1.5 * normal() } : null;
    return {
      weighing: (day) => ({
        offKg:
          (newScale && day > newScale.from ? newScale.kg : 0) +
          (uniform() < 0.005 ? 9 * Math.sign(normal()) : 0),
        offPoints: otherHand && day > otherHand.from ? otherHand.points : 0,
      }),
      behaviour(day) {
        if (day % 60 === 0) target = clamp(0.72 + 0.25 * normal(), 0, 1.1);
        adherence += (target - adherence) / 40;
        if (day > 30 && uniform() < 0.0008) gaveUp = true;
        return { adherence: gaveUp ? 0 : adherence, kcal: (day % 7 > 4 ? 220 : -60) + 200 * normal() };
      },
      physiology: {
        habitKcal,
        live(body, eaten, day) {
          if (day > 0 && day % 75 === 0) jump = 0.05 * normal();
          const ratio = eaten / habitKcal - 1;
          adapted += (answer * ratio - adapted) / 60;
          lag += (ratio - lag) / 4;
          const spent = (activity + jump) * restingOf(body.fatKg + body.leanKg) * (1 + adapted);
          const stored = eaten - spent;
          const fat = (100 * body.fatKg) / (body.fatKg + body.leanKg);
          const share = clamp(baseShare + (25 - fat) / 120, 0.03, 0.6);
          return split(body.fatKg, body.leanKg, stored, share, stored < -700 ? 0 : builtKg);
        },
        water: (day) => 2.2 * lag + monthly(day),
      },
    };
  },
};
