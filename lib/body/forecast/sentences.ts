import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { counted, formatPercent } from "@/lib/text/numbers";
import type { Effect } from "./effects";
import type { Forecast } from "./forecast";
import type { Lever } from "./lever";

type Told = Pick<Forecast, "status" | "months" | "target" | "suggestedTargetWeightLbs" | "turn">;

/** Where the forecast ends, and that it first cuts and then gains if it does. */
export function statusSentence(forecast: Told, system: UnitSystem): string {
  const { turn } = forecast;
  if (!turn) return endSentence(forecast, system);
  const gained = turn.phase === "gain" ? "weight" : "lean mass";
  return `First a cut, for about ${counted(turn.months, "month")}, then a gain of ${gained}. ${endSentence(forecast, system)}`;
}

function endSentence(forecast: Told, system: UnitSystem): string {
  const { status, months, target } = forecast;
  const goal = `${weightText(target.weightLbs, system)} at ${formatPercent(target.bodyFatPercent)} body fat`;
  const last = months.at(-1) ?? target;
  const weight = weightText(last.weightLbs, system);
  const bodyFat = formatPercent(last.bodyFatPercent);
  const time = months.length === 1 ? "1 month" : `${months.length} months`;
  switch (status) {
    case "already":
      return `Already at the target of ${goal}.`;
    case "reached": {
      // A forecast stops within tolerance, so the last month may differ from the target.
      const end = `${weight} at ${bodyFat} body fat`;
      const close = end === goal ? "" : `, as near as a scale can tell: ${weight} at ${bodyFat}`;
      return `Projected to reach the target of ${goal} in about ${time}${close}.`;
    }
    case "close":
      return `Projected to come close to the target in about ${time}: ${weight} at ${bodyFat} body fat.`;
    case "leaner":
      return (
        `Projected to end leaner than the target: ${weight} at ${bodyFat} body fat after about ${time}, ` +
        "because more lean mass is kept than the target implies."
      );
    case "partial":
      return partialSentence(forecast, weight, bodyFat, system);
    case "limit":
      return `Stops at ${bodyFat} body fat: nothing leaner than this is safe to project.`;
    case "stalled":
      return (
        `Projected to level off after about ${time} at ${weight} and ${bodyFat} body fat. ` +
        "A steadier diet, more training or a nearer target would move it."
      );
    case "horizon":
      return `Not reachable in 3 years on these settings: projected ${weight} at ${bodyFat} body fat by then.`;
  }
}

function partialSentence(
  { target, suggestedTargetWeightLbs }: Pick<Forecast, "target" | "suggestedTargetWeightLbs">,
  weight: string,
  bodyFat: string,
  system: UnitSystem,
): string {
  const ending = `Projected to end at ${weight} and ${bodyFat} body fat, still above the target weight`;
  const reason = "reaching it would mean losing more lean mass than the projection expects";
  if (suggestedTargetWeightLbs === null) return `${ending}: ${reason}.`;
  const expected = weightText(suggestedTargetWeightLbs, system);
  return `${ending}: ${reason}. At ${formatPercent(target.bodyFatPercent)} body fat, expect about ${expected}.`;
}

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

export function effectSentence(name: string, effect: Effect): string {
  if (effect.kind === "none") return `${name} hardly moves the goal: ${effect.why}.`;
  if (effect.kind === "reach")
    return `${name} ${effect.isWithin ? "brings the goal within reach" : "puts the goal out of reach"}.`;
  const days = Math.abs(effect.daysCloser);
  if (effect.daysCloser > 0) return `${name} brings the goal ${days} days closer.`;
  return `${name} puts the goal off by ${days} days${effect.why ? `: ${effect.why}` : ""}.`;
}
