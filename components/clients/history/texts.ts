import type { Side } from "@/lib/body/body";
export const historyTexts = {
  loading: "Loading history...",
  failed: "The history could not be loaded",
  earlier: "Show earlier",
  onlyDay: "One date so far. A new photo or weight adds the next.",
  exportPhotos: "Export with photos (ZIP)",
  exportData: "Export data (JSON)",
};

export const compareTexts = {
  name: "Compare",
  side: "Side",
  front: "Front",
  back: "Back",
  from: "From",
  to: "To",
  ruler: "Compare with",
  baseline: "Baseline",
  baselinePinned: "Baseline, pinned",
  latest: "Latest",
  photoName: (client: string, side: Side, day: string) => `${client}, ${side}, ${day}`,
  noPhoto: (side: Side) => `No ${side} photo on this day`,
  overlay: "Overlay with a slider",
  overlaySlider: "Compare the two dates",
  overlayShare: (percent: number) => `${percent} percent of the earlier photo`,
  searchDays: "Search dates",
  noDay: "No matching date.",
};

export const changeTexts = {
  measure: "Measure",
  change: "Change",
  weight: "Weight",
  bodyFat: "Body fat",
  leanMass: "Lean mass",
  percent: (value: string) => `${value}%`,
};

export const weighInsTexts = {
  title: "Weigh-ins",
  add: "Weigh-in",
  notes: {
    photoOnly: "Photo only",
    noBodyFat: "No body fat",
    bodyFat: (percent: string) => `${percent}% body fat`,
    tapeBodyFat: (percent: string) => `${percent}% body fat, estimated from tape`,
  },
  baselineNotes: {
    photoOnly: "Baseline, photo only",
    noBodyFat: "Baseline, no body fat",
    bodyFat: (percent: string) => `Baseline, ${percent}% body fat`,
    tapeBodyFat: (percent: string) => `Baseline, ${percent}% body fat, estimated from tape`,
  },
};

export const tapeHistoryTexts = {
  title: "Tape",
  site: "Body part",
  change: (change: string) => `${change} since the start`,
  once: "Measured once so far. The next tape measurement starts the line.",
  sentence: (site: string, days: number, first: string, last: string) =>
    `${site} on ${days} days: from ${first} to ${last}`,
};

export const photoTexts = {
  now: "Now",
  percent: (bodyFat: string) => `${bodyFat}%`,
  baseline: "Baseline",
};

export const pinTexts = {
  pin: "Make baseline",
  pinDay: (day: string) => `Make ${day} the baseline`,
  pinned: "Baseline changed",
  pinnedDetail: "All changes are now measured against it.",
  failed: "Error",
  failedDetail: "Failed to change the baseline.",
};
