export type ForecastMonth = {
  month: number;
  bodyFatPercent: number;
  low: { bodyFatPercent: number };
  high: { bodyFatPercent: number };
};

/** @param end months from today, with a fraction */
export function forecastUntil(forecast: readonly ForecastMonth[], end: number): ForecastMonth[] {
  const before = forecast.filter(({ month }) => month < end);
  const last = forecast[before.length];
  return last ? [...before, { ...last, month: Math.min(end, last.month) }] : before;
}
