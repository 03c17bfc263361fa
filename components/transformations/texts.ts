/** What a client's page says, most of all about the images of the forecast. */

import { counted } from "@/lib/text/counted";

export const imageTexts = {
  photo: "Photo",
  forecast: "AI forecast",
  /** The words of a forecast's tag: the second gives way where there is no room. */
  tag: "AI",
  tagRest: " forecast",
  photoAlt: {
    front: (name: string) => `Photo of ${name}, front`,
    back: (name: string) => `Photo of ${name}, back`,
  },
  forecastAlt: {
    front: (name: string, moment: string) => `AI forecast of ${name}, front, ${moment}`,
    back: (name: string, moment: string) => `AI forecast of ${name}, back, ${moment}`,
  },
  momentAlt: {
    photo: (name: string, moment: string) => `Photo of ${name}, ${moment}`,
    forecast: (name: string, moment: string) => `AI forecast of ${name}, ${moment}`,
  },
  likelyInLines: (low: string, high: string) => `Likely\n${low} to\n${high}%`,
};

export const comparisonTexts = {
  title: "Comparison",
  slider: "Compare photo and AI forecast",
  sliderValue: (percent: number) => `Photo ${percent} percent`,
  onTop: "On top of each other",
  sideBySide: "Side by side",
  fullScreen: "Full screen",
  share: "Share",
  download: "Download image",
  bodyFatUnit: "% fat",
};

export const viewTexts = { label: "View as", compare: "Compare", flip: "Flip", play: "Play" };

export const flipTexts = {
  hold: "Hold to flip",
  outline: "Outline",
  tape: "Tape",
  body: (figures: string) => `${figures},`,
  photo: (moment: string, figures: string) => `${moment}: ${figures}.`,
  estimate: "Tape changes are estimated from sex, height, weight and body fat.",
};

export const tapeLabelTexts = {
  likely: (near: string, far: string) => `likely\n${near} to ${far}`,
  table: "Tape",
  drawn: "Drawn",
};

export const playTexts = {
  play: "Play",
  pause: "Pause",
  save: "Save animation",
  hint: "The saved file says in each of its pictures that it is an AI forecast.",
};

export const monthRulerTexts = { label: "Step" };

export const journeyTexts = {
  title: "Complete Transformation Journey",
  months: (months: number) => counted(months, "Month"),
  pendingStep: (step: number) => `Step ${step}`,
  open: (moment: string) => `Open ${moment}`,
  download: (moment: string) => `Download ${moment}`,
};

export const journeyChartTexts = {
  summary: (now: string, end: string, months: number) =>
    `Body fat forecast from ${now} to ${end} percent over ${months} months with likely range`,
  bodyFat: (percent: number | string) => `${percent}%`,
  now: "Now",
  month: (month: number) => `Month ${month}`,
  measured: "Measured",
  forecast: "Forecast",
  likely: "Likely range",
};

export const imageViewerTexts = {
  close: "Close",
  forecastTitle: (moment: string) => `AI forecast, ${moment}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  previous: "Previous image",
  next: "Next image",
  share: "Share",
  download: "Download",
};

export const imageOpinionTexts = {
  good: "Good image",
  bad: "Bad image",
  redraw: "Draw again",
  redrawing: "Drawing",
  redrawingHint: "Another image is being drawn. This one stays until it is there.",
  redrawFailed: (reason: string | null) => `No new image. ${reason}`,
};

export const imageDetailsTexts = {
  lowConfidence: "The person in this photo was hard to make out. Look closely before you show this image.",
  ownEngineNote: (note: string) => `Drawn by Formcast's own engine. ${note}`,
  title: "About this image",
  drawn: "Drawn",
  body: (figures: string) => `${figures} body fat`,
  from: "Drawn from",
  fromPhoto: (moment: string, figures: string) => `Photo, ${moment}, ${figures} body fat`,
  forecast: "Forecast",
  measured: "Measured",
  girth: (site: string, asked: string, made: string | null) =>
    made === null ? `${site} hidden, asked ${asked}` : `${site} ${made}, asked ${asked}`,
  offTarget: (site: string, percent: string, isWide: boolean) =>
    `${site} drawn ${percent}% ${isWide ? "wider" : "narrower"} than asked. Say so when you show this image.`,
  engine: "Image engine",
  engines: { local: "Formcast's own, on this server", replicate: "Replicate" },
};

export const generationTexts = {
  running: "Generating transformations...",
  countdown: (seconds: number) => `Generating transformations... ${seconds}s`,
  countdownName: "Time",
  none: "There are no images of this photo yet.",
  generate: "Generate images",
  leaveHint: "You can leave this page. Images appear here when they are ready.",
  ready: (done: number, total: number) => `${done} of ${total} images are ready.`,
  progressName: "Images",
  failedReason: "The image could not be made. Please try again.",
  failed: {
    all: "The images could not be made",
    front: "The front images could not be made",
    back: "The back images could not be made",
    some: "Some images could not be made",
  },
  retry: "Retry",
  privacy: "Privacy",
  changePhoto: "Change photo",
};

export const waitingPairTexts = { target: "Target" };

export const newerPhotoTexts = {
  alt: (day: string) => `Newest photo, ${day}`,
  title: (day: string) => `Newer photo: ${day}`,
  hint: (day: string) =>
    `These images start from the photo of ${day}. Drawn anew they start from the newer one, and what was forecast stays below, beside it.`,
  draw: "Draw from this photo",
};

export const factTexts = {
  title: "Forecast and fact",
  forecast: (day: string) => `Forecast for ${day}`,
  photo: (day: string) => `Photo, ${day}`,
};

export const targetsTexts = {
  title: "Targets",
  now: "Now",
  target: "Target",
  change: "Change",
  weight: "Weight",
  bodyFat: "Body fat",
  leanMass: "Lean mass",
  percent: (value: string) => `${value}%`,
};

export const failureTexts = {
  title: "Error",
  unreachable: "The server could not be reached.",
  notShared: "The image could not be shared.",
};
