import { isBetterSet, type SetFigures } from "@/lib/training/catalogue/measure";
import type { Limb } from "./set-kind";

type OneSided = SetFigures & { readonly limb?: Limb | null | undefined };

/** Of the sets of a left and a right limb the weaker one each, so that neither limb is asked for more than it did. */
export function weakerLimb<Set extends OneSided>(sets: readonly Set[]): Set[] {
  const [left, right] = [
    sets.filter(({ limb }) => limb === "left"),
    sets.filter(({ limb }) => limb === "right"),
  ];
  const longer = left.length >= right.length ? left : right;
  const pairs = longer.flatMap((_, at) => {
    const [one, other] = [left[at], right[at]];
    return one && other ? (isBetterSet(one, other) ? other : one) : (one ?? other ?? []);
  });
  return [...sets.filter(({ limb }) => !limb), ...pairs];
}

/** What is said of both limbs: once if it is the same, else of each. */
export function textOfLimbs<Set extends OneSided>(
  sets: readonly Set[],
  textOf: (sets: readonly Set[]) => string,
): string {
  const of = (limb: Limb | undefined) => textOf(sets.filter((set) => (set.limb ?? undefined) === limb));
  const [both, left, right] = [of(undefined), of("left"), of("right")];
  const sides =
    left === right ? left && `${left} each side` : [left && `left ${left}`, right && `right ${right}`];
  return [both, sides].flat().filter(Boolean).join(" · ");
}
