/** What a forecast says around its numbers: chart, table, notes, and a change that is tried. */
export const timelineTexts = {
  loading: "Loading timeline...",
  failed: "Failed to fetch timeline",
  tryAgain: "Try again",
  whatIf: "What-if",
  chart: "Body Fat Progression",
  disclaimer:
    "An estimate for healthy adults, projected from the parameters above; individual results vary. Not for people under 18, pregnancy, a history of eating disorders, or diabetes and weight-loss medication: ask a clinician there.",
};

export const totalsTexts = {
  title: "Transformation Timeline",
  months: (months: number) => (months === 1 ? "1 Month" : `${months} Months`),
  bodyFatLoss: "Body Fat Loss",
  muscleGain: "Muscle Gain",
  weightChange: "Weight Change",
  percent: "%",
};

export const parametersTexts = {
  title: "Calculation Parameters",
  workouts: "Workouts per week",
  experience: "Experience",
  diet: "Diet adherence",
  dietPercent: (percent: number) => `${percent}%`,
  gender: "Gender",
};

export const breakdownTexts = {
  title: "Monthly Breakdown",
  month: "Month",
  bodyFat: "Body Fat %",
  leanMass: "Lean Mass",
  weight: "Total Weight",
  hasImage: "AI image available",
};

export const chartTexts = {
  keys: "Arrow keys read it point by point.",
  percent: "%",
  measured: "Measured",
  weighIn: "Weigh-in",
  forecast: "Forecast",
  whatIf: "What-if",
  originalPlan: "Original plan",
  likely: "Likely",
  likelyRange: "Likely range",
};

export const tooltipTexts = {
  measured: (figure: string) => `Measured ${figure}`,
  bodyFat: (percent: string) => `${percent}% body fat`,
  likely: (low: string, high: string) => `Likely ${low} to ${high}%`,
  weights: (weight: string, lean: string) => `${weight}, ${lean} lean`,
  originalPlan: (figure: string) => `Original plan ${figure}`,
};

export const targetAdviceTexts = {
  accept: (weight: string, bodyFat: string) => `Use ${weight} at ${bodyFat}%`,
};

export const whatIfTexts = {
  title: "What if?",
  badge: "What-if",
  close: "Close what-if",
  chart: (unit: string) => `Weight, ${unit}`,
  panel: "Try a change",
  panelHint: "Nothing is saved until you apply it. The hollow mark is the saved plan.",
  workouts: "Workouts per week",
  hours: "Hours per workout",
  diet: "Diet adherence",
  dietPercent: (name: string, percent: number) => `${name} ${percent}%`,
  bodyFat: "Target body fat",
  percent: (percent: string) => `${percent}%`,
  weight: "Target weight",
  reset: "Reset",
  apply: "Apply to client",
  failed: "Error",
  loadFailed: "Failed to load. Please try again.",
  applyUnreached: "Failed to update client: no network",
  applyRefused: (status: number, reason: string) => `Failed to update client: ${status} - ${reason}`,
};
