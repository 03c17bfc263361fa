import { timelineTexts } from "./texts";

/** Stands under every forecast: whom it is for, and that it is an estimate. */
export function ForecastDisclaimer() {
  return <p className="mt-4 text-muted-foreground text-xs">{timelineTexts.disclaimer}</p>;
}
