import { DAY_MS } from "@/lib/text/calendar/days";
import { holdingKcal } from "./energy";
import {
  ADAPTATION,
  ADHERENCE,
  bodyOf,
  type Estimate,
  EXTRA,
  personOf,
  priorOf,
  RETENTION,
} from "./estimate";
import { credibleAdherence } from "./filter";
import { entry, type Matrix, SIZE, setSymmetric } from "./matrix";
import { variantOf } from "./person";
import { predict } from "./prediction";
import { type Entered, type Learned, subjectOf, type Taught } from "./subject";

/** What is known on a plan's first day: of an average client, or what earlier plans taught. */
export const firstEstimate = ({ question, outset }: Pick<Learned, "question" | "outset">): Estimate =>
  outset?.estimate ?? priorOf(subjectOf(question));

/** Days of weigh-ins behind what is known. */
export const daysTaught = ({ estimate, outset }: Pick<Learned, "estimate" | "outset">): number =>
  estimate.seenOn + (outset?.days ?? 0);

/**
 * What the weigh-ins of one plan teach about the next, which begins at `at` with `question`. Expenditure is calibrated
 * anew to the body of that day, so that the same calories hold its weight as before. A medicine that is begun or ended
 * changes how the client eats and what a loss is made of: of these nothing is known then.
 */
export function taughtBy(
  {
    estimate,
    outset,
    question: before,
    startedAt,
  }: Pick<Learned, "estimate" | "outset" | "question" | "startedAt">,
  question: Entered,
  at: Date,
): Taught {
  const [old, next] = [subjectOf(before), subjectOf(question)];
  const day = Math.floor((at.getTime() - new Date(startedAt).getTime()) / DAY_MS);
  const now = predict(old, estimate, Math.max(day, estimate.day));
  const mean = now.mean.slice();
  const holds = holdingKcal(variantOf(old, personOf(now)).balance, bodyOf(now));
  mean[ADAPTATION] = 0;
  mean[EXTRA] = holds - holdingKcal(next.balance, bodyOf({ mean }));
  mean[ADHERENCE] = credibleAdherence(entry(mean, ADHERENCE) + question.dietAdherence - before.dietAdherence);
  const covariance = withoutAdaptation(now.covariance);
  const taught: Estimate = {
    ...now,
    mean,
    covariance,
    day: 0,
    seenOn: 0,
    since: 0,
    isDone: false,
    aside: [],
  };
  const isOtherwise = Boolean(before.onMedicine) !== Boolean(question.onMedicine);
  return {
    estimate: isOtherwise ? forgotten(taught, priorOf(next)) : taught,
    days: daysTaught({ estimate, outset }),
  };
}

/** The adaptation becomes a part of the expenditure to which the next plan is calibrated. */
function withoutAdaptation(before: Matrix): Matrix {
  const covariance = before.slice();
  const at = (row: number, column: number) => entry(before, row * SIZE + column);
  for (let place = 0; place < SIZE; place++) {
    const shared = place === EXTRA ? at(EXTRA, ADAPTATION) + at(ADAPTATION, ADAPTATION) : 0;
    setSymmetric(covariance, EXTRA, place, at(EXTRA, place) + at(ADAPTATION, place) + shared);
  }
  for (let place = 0; place < SIZE; place++) setSymmetric(covariance, ADAPTATION, place, 0);
  return covariance;
}

function forgotten(taught: Estimate, prior: Estimate): Estimate {
  const [mean, covariance] = [taught.mean.slice(), taught.covariance.slice()];
  for (const place of [ADHERENCE, RETENTION, EXTRA]) {
    for (let other = 0; other < SIZE; other++) setSymmetric(covariance, place, other, 0);
    setSymmetric(covariance, place, place, entry(prior.covariance, place * SIZE + place));
    if (place !== EXTRA) mean[place] = entry(prior.mean, place);
  }
  return { ...taught, mean, covariance };
}
