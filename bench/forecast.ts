import { type ForecastInput, forecast } from "../lib/body/forecast/forecast";
import { DEFAULT_QUESTION } from "../tests/support/default-question";

// Time of one forecast with its band: an ordinary client, and the longest possible course.
const CASES: Record<string, ForecastInput> = {
  "4 months (form defaults)": DEFAULT_QUESTION,
  "36 months (horizon)": {
    ...DEFAULT_QUESTION,
    weightLbs: 350,
    bodyFat: 45,
    targetWeightLbs: 200,
    targetBodyFat: 20,
    experience: "beginner",
    dietAdherence: 0.5,
  },
};
const RUNS = 2000;

function measure(input: ForecastInput) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    forecast(input);
    return performance.now() - start;
  });
  const first = times[0]!;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (RUNS - 1))]!;
  return { first, median: at(0.5), p99: at(0.99) };
}

console.table(
  Object.fromEntries(
    Object.entries(CASES).map(([name, input]) => {
      const { first, median, p99 } = measure(input);
      const ms = (value: number) => `${value.toFixed(3)} ms`;
      return [name, { first: ms(first), median: ms(median), p99: ms(p99) }];
    }),
  ),
);
