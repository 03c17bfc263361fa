import type { Body } from "@/lib/body/body";
import { exactLeanMass } from "@/lib/body/composition";
import { forecastInput } from "@/lib/body/forecast/question";
import { type Trajectory, trajectoryOf } from "@/lib/body/forecast/trajectory";
import { matchesOf, nearestMonth } from "./forecast-match";
import type { Depicted } from "./present";
import type { ForecastMatch, OrderedSubject, Side } from "./schema";

type OrderedStep = PlannedStep & { month: number; match: ForecastMatch };

export type OrderedPhoto = { side: Side; photoId: string; plan: OrderedStep[] };

export function imageOrder(
  client: Depicted["client"] & { steps: number },
  photos: Depicted["photos"],
  { now, zone }: Pick<Depicted, "now" | "zone">,
): { subject: OrderedSubject; photos: OrderedPhoto[] } {
  const bodyOf = (photoId: string): Body => {
    const { weightLbs, bodyFat } = photos.get(photoId) ?? client;
    return { weightLbs, bodyFat };
  };
  const target = { weightLbs: client.targetWeightLbs, bodyFat: client.targetBodyFat };
  const trajectory = trajectoryOf(forecastInput(client, now), now, zone);
  const orderOf = (side: Side, photoId: string | null): OrderedPhoto[] => {
    if (photoId === null) return [];
    const photo = bodyOf(photoId);
    const steps = planSteps(photo, target, client.steps);
    const matches = matchesOf(steps, { photo, trajectory });
    const plan = steps.flatMap((step, index) => {
      const match = matches[index];
      return match ? [{ ...step, match, month: nearestMonth(match) }] : [];
    });
    return [{ side, photoId, plan }];
  };
  const { frontPhotoId: front, backPhotoId: back } = client;
  const first = front ?? back;
  return {
    photos: [...orderOf("front", front), ...orderOf("back", back)],
    subject: {
      sex: client.gender,
      heightInches: client.heightInches,
      now: first === null ? { weightLbs: client.weightLbs, bodyFat: client.bodyFat } : bodyOf(first),
      ...(front !== null && back !== null && { backNow: bodyOf(back) }),
      target,
      steps: client.steps,
      planLeanLbs: mostLean(trajectory),
    },
  };
}

const mostLean = ({ points }: Trajectory): number =>
  Math.max(...points.map(({ weightLbs, bodyFatPercent }) => exactLeanMass(weightLbs, bodyFatPercent)));

type PlannedStep = Body & { step: number };

/** Weight and body fat are linear; the last step is the target. */
export function planSteps(now: Body, target: Body, steps: number): PlannedStep[] {
  return Array.from({ length: steps }, (_, index) => {
    const step = index + 1;
    const body = step === steps ? target : between(now, target, step / steps);
    return { step, weightLbs: body.weightLbs, bodyFat: body.bodyFat };
  });
}

function between(now: Body, target: Body, fraction: number): Body {
  return {
    weightLbs: now.weightLbs + (target.weightLbs - now.weightLbs) * fraction,
    bodyFat: now.bodyFat + (target.bodyFat - now.bodyFat) * fraction,
  };
}
