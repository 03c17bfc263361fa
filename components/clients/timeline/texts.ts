export const timelineTexts = {
  loading: "Loading timeline...",
  failed: "Failed to fetch timeline",
  tryAgain: "Try again",
  whatIf: "What-if",
  report: "Progress report",
  chart: "Body Fat Progression",
  tapedBodyFat: (percent: string, error: string) =>
    `The forecast starts from ${percent} body fat, estimated from tape (US Navy): give or take ${error} points.`,
  disclaimer:
    "An estimate for healthy adults, projected from the numbers entered; individual results vary. Not for people under 18, pregnancy, a history of eating disorders, or diabetes and weight-loss medication: in these cases ask a clinician.",
};

/** The source of these texts is docs/science.md. */
export const timelineExplanations = {
  likelyRange:
    "About eight of ten clients who train and eat as entered stay inside this range. It does not cover a wrong starting value or events such as illness.",
  status: "Ahead or behind",
  statusText:
    "9 days ahead means that the original plan reaches the weight of the last weigh-in nine days after that weigh-in. Two days or less count as on plan, because a full meal weighs that much.",
  whatIf:
    "The same forecast with other settings. Nothing is saved until you apply it, and the images still show the saved plan.",
  diet: "The share of days on which the client follows the diet; on the other days the client eats as before. In CALERIE, a well supported two-year trial, people reached about one half.",
  advice: "Target advice",
  adviceText:
    "The pace, essential fat (American Council on Exercise) and the fat-free mass index, which is lean mass for height, are compared with published limits. An index above 25 in men or 22 in women is rare without drugs (Kouri 1995, Harty 2019).",
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
  percent: (value: number) => `${value}%`,
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
  charts: { bodyFat: "Body fat, %", weight: (unit: string) => `Weight, ${unit}` },
  measure: "Measure of the chart",
  measures: { bodyFat: "Body fat", weight: "Weight" },
  strongest: (sentence: string) => `Strongest step from here: ${sentence}`,
  noLever: (why: "none" | "there" | "fast") =>
    ({
      none: "No single step of training or diet brings the goal within reach.",
      there: "The client has already reached the goal.",
      fast: "No single step of training or diet brings the goal closer: the pace is already as fast as is sensible.",
    })[why],
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
};
