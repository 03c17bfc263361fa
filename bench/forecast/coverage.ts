import { DAYS_PER_MONTH } from "../../lib/body/forecast/constants";
import { type Estimate, priorOf, trendOf } from "../../lib/body/forecast/estimate";
import { observe } from "../../lib/body/forecast/filter";
import { goalSpanOf, nextGoalSpan } from "../../lib/body/forecast/goal-span";
import { bandAt, expectedPath, outlookOf, weighInBandAt } from "../../lib/body/forecast/outlook";
import { bodyFatOf } from "../../lib/body/forecast/plan";
import { plannedPath } from "../../lib/body/forecast/projection";
import { dayReached, standingOf } from "../../lib/body/forecast/standing";
import { weightOf } from "../../lib/body/forecast/step";
import { subjectOf } from "../../lib/body/forecast/subject";
import { Tally } from "./tally";
import type { Virtual } from "./truth";

const JUDGED_DAYS = 182;
const ALIKE_DAYS = 2;
const JUMP_DAYS = 14;
const within = (value: number, [from, to]: readonly [number, number], slack = 0) =>
  value >= from - slack && value <= to + slack;

/** Asks the filter after every weigh-in of half a year, and compares with what came. */
export function judge(clients: readonly Virtual[]): Tally {
  const tally = new Tally();
  for (const client of clients) judgeOne(client, tally);
  return tally;
}

function judgeOne(client: Virtual, tally: Tally): void {
  const { input, kind, seen, truth, goalDay } = client;
  const subject = subjectOf(input);
  const plan = plannedPath(subject, kind);
  const weights = plan.states.map(weightOf);
  const fats = plan.states.map(bodyFatOf);
  let estimate = priorOf(subject);
  let shown = goalSpanOf(subject, kind, plan, estimate);
  const bands = (label: string) => {
    const look = outlookOf(subject, kind, estimate);
    for (const ahead of [28, 30, 61, 90, 91, 152, 183]) {
      const body = truth[Math.round(estimate.day + ahead)];
      if (!body) continue;
      const key = `${label} +${ahead}`;
      const band = bandAt(look, ahead, weightOf, 0.8);
      const middle = bandAt(look, ahead, weightOf, 0)[0];
      tally.note(`${key} weight`, within(weightOf(body), band));
      tally.note(`${key} fat`, within(bodyFatOf(body), bandAt(look, ahead, bodyFatOf, 0.8)));
      tally.note(
        `${key} weigh-in`,
        within(client.scaleKg[estimate.day + ahead]!, weighInBandAt(look, ahead, 0.8)),
      );
      tally.note(`${key} width`, band[1] - band[0]);
      tally.note(`${key} bias`, weightOf(body) - middle);
    }
  };
  const goal = (label: string) => {
    const fresh = goalSpanOf(subject, kind, plan, estimate);
    if (goalDay === null) {
      tally.note(`${label} never given a day`, fresh.day !== null);
      return;
    }
    if (goalDay <= estimate.day) return;
    tally.note(`${label} given a day`, fresh.day !== null);
    const after = expectedPath(subject, kind, estimate).goalDays;
    if (after !== null) tally.note(`${label} error`, Math.abs(estimate.day + after - goalDay));
    tally.note(
      `${label} 80`,
      within(goalDay, [fresh.most.from, fresh.most.to ?? Number.POSITIVE_INFINITY], 1),
    );
    tally.note(
      `${label} 50`,
      within(goalDay, [fresh.half.from, fresh.half.to ?? Number.POSITIVE_INFINITY], 1),
    );
  };
  bands("start");
  goal("start");
  let month = 1;
  for (const one of seen.filter(({ day }) => day <= JUDGED_DAYS)) {
    const before: Estimate = estimate;
    estimate = observe(subject, before, one);
    const isOpen = goalDay === null || one.day < goalDay;
    const next = nextGoalSpan(shown, subject, kind, plan, estimate);
    if (isOpen && shown.day !== null && next.day !== null)
      tally.note("jump", Math.abs(next.day - shown.day) > JUMP_DAYS);
    else if (isOpen) tally.note("jump", shown.day !== next.day);
    shown = next;
    const body = truth[one.day]!;
    if (isOpen) judgeStanding(estimate, body);
    if (one.day > 20) {
      const trend = trendOf(estimate);
      tally.note("trend error", Math.abs(trend.weightKg - weightOf(body)));
      tally.note("trend 80", Math.abs(trend.weightKg - weightOf(body)) <= 1.2816 * trend.weightSd);
    }
    if (one.day >= month * DAYS_PER_MONTH - 4) {
      bands(`month ${month}`);
      goal(`month ${month}`);
      month = Math.floor((one.day + 4) / DAYS_PER_MONTH) + 1;
    }
  }

  function judgeStanding(at: Estimate, body: Virtual["truth"][number]) {
    const isByWeight = kind !== "build" && Math.max(...weights) - Math.min(...weights) >= 1.36;
    const [line, value] = isByWeight ? [weights, weightOf(body)] : [fats, bodyFatOf(body)];
    const days = dayReached(line, value, at.day) - at.day;
    const said = standingOf(kind, plan, at).kind;
    const isVerdict = said === "ahead" || said === "behind";
    tally.note("early", said === "early");
    if (Math.abs(days) <= ALIKE_DAYS) tally.note("false standing", isVerdict);
    if (isVerdict) tally.note("wrong side", said === "ahead" ? days <= 0 : days >= 0);
    if (days <= -14) tally.note("finds behind", said === "behind");
    if (days >= 14) tally.note("finds ahead", said === "ahead");
  }
}
