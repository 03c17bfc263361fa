import type { Body, Subject } from "./body";
import { exactLeanMass } from "./composition";
import { girthRatios, type SiteRatios } from "./girths";
import { WIDTH_SITES } from "./widths";

/** A body to draw. `planLeanLbs`: the most lean mass of the forecast in pounds; unknown for older orders. */
export type PlannedSubject = Subject & { planLeanLbs?: number | undefined };

const leanLbs = ({ weightLbs, bodyFat }: Body): number => exactLeanMass(weightLbs, bodyFat);

/**
 * The target at its body fat, without lean mass that neither the photo nor the forecast has: an entered goal can ask a client
 * who only diets for muscle that nothing builds.
 */
export function plannedTarget({ now, target, planLeanLbs }: PlannedSubject): Body {
  const most = Math.max(leanLbs(now), planLeanLbs ?? Number.POSITIVE_INFINITY);
  if (leanLbs(target) <= most) return target;
  return { weightLbs: most / (1 - target.bodyFat / 100), bodyFat: target.bodyFat };
}

/** Front widths to draw: of the planned target, but where widths are measured and told, of the target itself. */
export function plannedWidths(subject: PlannedSubject): SiteRatios {
  const planned = { ...girthRatios({ ...subject, target: plannedTarget(subject) }).frontWidth };
  const asked = girthRatios(subject).frontWidth;
  for (const site of WIDTH_SITES) planned[site] = asked[site];
  return planned;
}
