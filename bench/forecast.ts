import { estimateOf, observe } from "../lib/body/forecast/filter";
import { type ForecastInput, forecast } from "../lib/body/forecast/forecast";
import { goalSpanOf } from "../lib/body/forecast/goal-span";
import { goalKindOf, plannedPath } from "../lib/body/forecast/projection";
import { subjectOf } from "../lib/body/forecast/subject";
import { onPlan, PLANS, weekly } from "../tests/support/plans";
import { judge } from "./forecast/coverage";
import { clientsOf, type World } from "./forecast/truth";
import { hall, RESTLESS, SIMPLE } from "./forecast/worlds";
import { median } from "./statistics/median";

// How long a forecast takes, and how often its ranges hold for made-up clients of five worlds.
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 150);
const RUNS = 40;

const HORIZON: ForecastInput = {
  ...PLANS.loss,
  weightLbs: 350,
  bodyFat: 45,
  targetWeightLbs: 200,
  targetBodyFat: 20,
  experience: "beginner",
  dietAdherence: 0.5,
};

function cpuMs(run: () => unknown): string {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    for (let round = 0; round < 5; round++) run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 5000;
  });
  return `${median(times).toFixed(3)} ms`;
}

function costs(input: ForecastInput) {
  const subject = subjectOf(input);
  const kind = goalKindOf(subject);
  const plan = plannedPath(subject, kind);
  const seen = onPlan(input, weekly(104));
  const stored = estimateOf(subject, seen.slice(0, -1));
  return {
    forecast: cpuMs(() => forecast(input)),
    "new weigh-in": cpuMs(() => observe(subject, stored, seen.at(-1)!)),
    "two years anew": cpuMs(() => estimateOf(subject, seen)),
    "goal's range": cpuMs(() => goalSpanOf(subject, kind, plan, estimateOf(subject, seen.slice(0, 8)))),
  };
}

console.log("CPU time, median:");
console.table({ "4 months (form defaults)": costs(PLANS.loss), "36 months (horizon)": costs(HORIZON) });

const ALL: readonly World[] = [
  hall("Hall, exactly on plan", 0, 0),
  hall("Hall", 0),
  hall("Hall, lively", 250),
  SIMPLE,
  RESTLESS,
];
const WORLDS = ALL.filter(({ name }) => name.includes(process.env.BENCH_WORLD ?? ""));
const BANDS = ["start +30", "start +91", "start +183", "month 1 +61", "month 1 +152", "month 3 +91"];

for (const world of WORLDS) {
  const tally = judge(clientsOf(world, CLIENTS));
  console.log(
    `\n${world.name}: ${CLIENTS} clients. Ranges of 8 in 10, days ahead of the start or of a month:`,
  );
  console.table(
    Object.fromEntries(
      [...BANDS, "month 1 +28", "month 1 +90", "month 3 +28", "month 3 +90"].map((from) => [
        from,
        {
          weight: tally.share(`${from} weight`),
          "weigh-in": tally.share(`${from} weigh-in`),
          "body fat": tally.share(`${from} fat`),
          "width, kg": tally.median(`${from} width`, 1),
          "bias, kg": tally.mean(`${from} bias`),
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      ["start", "month 1", "month 2", "month 3"].map((at) => [
        at,
        {
          clients: tally.count(`${at} 80`),
          "median error, days": tally.median(`${at} error`),
          "half holds": tally.share(`${at} 50`),
          "8 in 10 holds": tally.share(`${at} 80`),
          "given a day": tally.share(`${at} given a day`),
          "never there, given a day": tally.share(`${at} never given a day`),
          "never there": tally.count(`${at} never given a day`),
        },
      ]),
    ),
  );
  console.table({
    "false standing, truly within 2 days": tally.share("false standing"),
    "verdict on the wrong side": tally.share("wrong side"),
    "14 days or more behind, found": tally.share("finds behind"),
    "14 days or more ahead, found": tally.share("finds ahead"),
    "too early to tell": tally.share("early"),
    "shown day moves over 14 days": tally.share("jump"),
    "trend's error, median kg": tally.median("trend error", 2),
    "trend's range of 8 in 10 holds": tally.share("trend 80"),
  });
}
