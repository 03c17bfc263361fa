/** A month of the forecast: body fat in percent, and the likely range. */
export type ForecastMonth = {
  month: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

/**
 * The months before an end, and the end with the values of the month after it.
 * @param end months from today, with a fraction
 */
export function forecastUntil(forecast: readonly ForecastMonth[], end: number): ForecastMonth[] {
  const before = forecast.filter(({ month }) => month < end);
  const last = forecast[before.length];
  return last ? [...before, { ...last, month: Math.min(end, last.month) }] : before;
}
