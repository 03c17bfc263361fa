import { plateFigure } from "@/lib/body/unit-system";

/** The weight is in the trainer's unit. */
type Work = { readonly weight: number; readonly reps: readonly number[] };
type Range = { readonly min: number; readonly max: number };
type NextLoad = { readonly weight: number | null; readonly from: number };

/** Why a target is what it is. */
export const reasons = {
  moreReps: (last: Work, range: Range, next: NextLoad, unit: string) =>
    next.weight !== null && next.from > range.max && last.weight > 0
      ? `${logged(last, unit)}: the next is ${withUnit(next.weight, unit)}, too far for ${range.max} repetitions, so get to ${next.from} first.`
      : `${logged(last, unit)}: get every set to ${next.from} before adding weight.`,
  unfinished: (last: Work, sets: number, unit: string) =>
    `${logged(last, unit)}, of ${sets} planned sets: the same in all ${sets}.`,
  heaviest: (last: Work, unit: string) => `${logged(last, unit)}, the heaviest there is: add repetitions.`,
  moreLoad: (last: Work, weight: number, unit: string) =>
    last.weight === 0
      ? `${logged(last, unit)}: time for ${withUnit(weight, unit)}, or a harder variation.`
      : `${logged(last, unit)}, the top of the range: ${withUnit(weight - last.weight, unit)} more.`,
  deload: (last: Work, weight: number, unit: string) =>
    weight < last.weight
      ? `${logged(last, unit)}, twice without progress: ${easier(last, weight, unit)}, and up again from there.`
      : `${logged(last, unit)}, twice without progress: take a lighter variation.`,
  tooHeavy: (last: Work, range: Range, weight: number, unit: string) =>
    `${logged(last, unit)}, far below ${range.min}: ${easier(last, weight, unit)}.`,
  holdEvenly: (times: readonly number[], longest: number, sets: number) =>
    `${held(times)}: get all ${sets} sets to ${longest} seconds first.`,
  holdLonger: (times: readonly number[]) => `${held(times)}: a little longer in every set.`,
  holdHarder: (times: readonly number[]) => `${held(times)}: time for a load or a harder variation.`,
};

const held = (times: readonly number[]): string => `${times.join("-")} seconds`;
const logged = ({ weight, reps }: Work, unit: string): string =>
  `${reps.join("-")} at ${weight === 0 ? "body weight" : withUnit(weight, unit)}`;
const easier = (last: Work, weight: number, unit: string): string =>
  weight === 0 ? "body weight alone" : `${withUnit(last.weight - weight, unit)} less`;
const withUnit = (load: number, unit: string): string => `${plateFigure(load)} ${unit}`;
