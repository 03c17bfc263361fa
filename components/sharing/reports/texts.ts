import { counted } from "@/lib/text/numbers";

export const reportScreenTexts = {
  back: "← Back",
  heading: "Progress report",
  print: "Print",
  hint: "Two pages, A4 or Letter. To send it, choose Save as PDF where your device asks for a printer.",
  loading: "Loading report...",
  failed: "The report could not be loaded",
};

export const reportTexts = {
  /** Also the name of the saved file. */
  fileName: (name: string, day: string) => `${name}, progress report, ${day}`,
  title: (name: string) => `${name}'s Transformation`,
  ofBusiness: (business: string) => `, ${business}`,
  page: (page: number) => `Page ${page} of 2`,
  preparedBy: (trainer: string, day: string) => `Prepared by ${trainer}, ${day}`,
  photoLabel: (label: string) => `Photo, ${label}`,
  forecastLabel: (label: string) => `AI forecast, ${label}`,
  noPhotos: "No photo yet.",
  range: "Likely range",
  noRange: "–",
  rangeOf: (low: string, high: string) => `${low} to ${high}`,
  everyMonth: (shown: number, all: number) => `${shown} of ${all} months, including the first and the last.`,
};

export const measurementTexts = {
  title: "Measurements",
  shown: (shown: number, count: number) =>
    shown < count
      ? `${shown} of ${counted(count, "weigh-in")}, spread over the period`
      : counted(count, "weigh-in"),
  none: "No weigh-ins yet.",
  day: "Day",
  weight: (unit: string) => `Weight, ${unit}`,
  bodyFat: "Body fat, %",
  change: (unit: string) => `Since the start, ${unit}`,
  unknown: "–",
};

export const tapeTexts = {
  title: "Tape measure",
  between: (from: string, to: string) => `${from} to ${to}`,
  site: "Body part",
  newest: (unit: string) => `Newest, ${unit}`,
  change: (unit: string) => `Change, ${unit}`,
};

export const trainingTexts = {
  title: "Workouts",
  total: (count: number) => `${counted(count, "workout")} logged`,
  none: "No workouts logged yet.",
  month: "Month",
  workouts: "Workouts",
  sets: "Hard sets",
  records: "Records",
  noRecords: "No records yet. The first workout of an exercise is the baseline.",
  exercise: "Exercise",
  first: "First",
  best: "Best",
};
