/** Stands under every forecast: whom it is for, and that it is an estimate. */
export function ForecastDisclaimer() {
  return (
    <p className="mt-4 text-muted-foreground text-xs">
      An estimate for healthy adults, projected from the parameters above; individual results vary. Not for
      people under 18, pregnancy, a history of eating disorders, or diabetes and weight-loss medication: ask a
      clinician there.
    </p>
  );
}
