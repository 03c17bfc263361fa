/** What is needed of one forecast month: body fat in percent, and the range most clients stay in. */
export type ForecastMonth = {
  month: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

/**
 * The months before an end, and the end itself, which has what the month after it holds.
 * @param end months from today, with a fraction
 */
export function forecastUntil(forecast: readonly ForecastMonth[], end: number): ForecastMonth[] {
  const before = forecast.filter(({ month }) => month < end);
  const last = forecast[before.length];
  return last ? [...before, { ...last, month: Math.min(end, last.month) }] : before;
}
