import { type ForecastInput, forecast } from "./forecast";
import type { ForecastAnswer } from "./schema";
import { statusSentence } from "./status-sentence";

/** The forecast in the words of the API. Server and browser both call this, so that their numbers agree. */
export function answerOf(input: ForecastInput): ForecastAnswer {
  const result = forecast(input);
  const { workoutsPerWeek, experience, dietAdherence, sex } = input;
  return {
    timeline: [...result.months],
    parameters: { workoutsPerWeek, experience, dietAdherence, gender: sex },
    warnings: [...result.warnings],
    status: result.status,
    statusSentence: statusSentence(result),
    goalDays: result.goalDays,
  };
}
