import type { UnitSystem } from "@/lib/body/unit-system";
import { type ForecastInput, forecast } from "@/lib/forecast/forecast";
import { statusSentence } from "@/lib/forecast/sentences";
import type { ForecastAnswer } from "./schema";

/** The forecast in the words of the API, its sentences in the given units. Server and browser both call this, so that their numbers agree. */
export function answerOf(input: ForecastInput, system: UnitSystem): ForecastAnswer {
  const result = forecast(input, system);
  const { workoutsPerWeek, experience, dietAdherence, sex } = input;
  return {
    timeline: [...result.months],
    parameters: { workoutsPerWeek, experience, dietAdherence, gender: sex },
    warnings: [...result.warnings],
    status: result.status,
    statusSentence: statusSentence(result, system),
    goalDays: result.goalDays,
  };
}
