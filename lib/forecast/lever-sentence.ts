import type { Lever } from "./lever";

/** What the lever would do, as one sentence. */
export function leverSentence({ setting, value, daysCloser }: Lever): string {
  const what = {
    workoutsPerWeek: "One more workout a week",
    hoursPerWorkout: `Sessions of ${value} hours`,
    dietAdherence: `A diet adherence of ${Math.round(value * 100)}%`,
  }[setting];
  const verb = setting === "hoursPerWorkout" ? "bring" : "brings";
  if (daysCloser === null) return `${what} ${verb} the goal within reach.`;
  return `${what} ${verb} the goal ${daysCloser} days closer.`;
}
