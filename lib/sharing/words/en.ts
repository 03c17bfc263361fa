export const sharePageWords = { title: "Your forecast", description: "Sent by your trainer" };

export const sharedWords = {
  from: (trainer: string) => `From ${trainer}`,
  madeWith: "Made with",
  loading: "Loading",
  failed: "The forecast could not be loaded",
  title: (name: string) => `${name}, your forecast`,
};

export const openResultWords = {
  monthsTitle: (name: string, months: number) => `${name}, ${months}\u2011month forecast`,
  comparison: "Comparison",
  photoOfSide: (moment: string, side: string) => `Photo, ${moment}, ${side}`,
  forecastOfSide: (moment: string, side: string) => `AI forecast, ${moment}, ${side}`,
  side: "Side",
  front: "Front",
  back: "Back",
  fat: "% fat",
  weightAndRange: (weight: string, low: string, high: string) => `${weight}, likely ${low} to ${high}%`,
  steps: "Step by step",
  compareWith: (moment: string) => `Compare with ${moment}`,
  photo: (moment: string) => `Photo, ${moment}`,
  forecast: (moment: string) => `AI forecast, ${moment}`,
  chart: "Body Fat Progression",
  chartHint:
    "The dashed line is the middle of the likely range. About 8 in 10 people on such a plan stay within the striped area.",
  trainer: "Your trainer",
  trainerDecides: (trainer: string) =>
    `${trainer} chose what is shown here and can close this link at any time.`,
};

export const lockedResultWords = {
  closedUntil: (trainer: string, day: string) =>
    `${trainer} opens it on ${day}. Until then it is closed for everyone.`,
  opens: (day: string) => `Opens ${day}`,
  daysLeft: (days: number) => (days === 1 ? "day left" : "days left"),
  addToCalendar: (day: string) => `Add ${day} to calendar`,
  calendarEntry: (trainer: string) => `${trainer} opens your forecast`,
  disclaimer: (trainer: string) =>
    `The images will be AI forecasts, not photos and not a promise. ${trainer} chose what is shown here and can close this link at any time.`,
};
