export const shareSheetTexts = {
  title: "Share",
  ways: "Share as",
  link: "Link",
  picture: "Picture",
};

export const linkPanelTexts = {
  loading: "Loading links...",
  failed: "Failed to fetch links",
  create: "New link",
};

export const shareFormTexts = {
  images: "Images",
  imagesHint: "The source photo is shown beside them.",
  front: "Front",
  back: "Back",
  goal: (side: string) => `${side}, goal`,
  step: (side: string, step: number) => `${side}, step ${step}`,
  figures: "Figures and forecast",
  figuresHint: "With its likely range, as it stands today",
  opens: "Opens",
  opensNow: "At once",
  opensLater: "On a day",
  opensNowHint:
    "In a trial with 145 people, those who saw their image after 8 weeks did better than those who saw it at once.",
  opensLaterHint: "Until then the link shows a locked card, without images or figures.",
  revealDay: "Day of reveal",
  staysOpen: "Stays open for",
  days: (days: number) => `${days} days`,
  consent: (name: string) => `${name} agrees that anyone with the link can see these images.`,
  consentWithFigures: (name: string) =>
    `${name} agrees that anyone with the link can see these images and figures.`,
  cancel: "Cancel",
  make: "Make link",
  imageMissing: "Choose at least one image.",
  dayMissing: "Choose the day of reveal.",
  consentMissing: "Ask the client first, then tick the box.",
  failed: "Error",
  offline: "The server could not be reached.",
};

export const faceChoiceTexts = {
  label: "Face",
  none: "Shown",
  blur: "Blurred",
  bar: "Bar",
  shown: "The face is shown.",
  hidden: "The face is hidden in the image files.",
  noneFound: {
    front: "No face was found in the front photo, so nothing is hidden there.",
    back: "No face was found in the back photo, so nothing is hidden there.",
  },
};

export const madeLinkTexts = {
  link: (name: string) => `Link for ${name}`,
  closes: (day: string) => `It closes on ${day}, or when you close it.`,
  opensAndCloses: (opens: string, closes: string) =>
    `It opens on ${opens}. It closes on ${closes}, or when you close it.`,
  sendNow: "Send it now: for safety it is not stored and cannot be shown again.",
  send: "Send link",
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "Error",
  copyFailedDetail: "Press and hold the link to copy it.",
  done: "Done",
};

export const shareListTexts = {
  open: "Open",
  locked: "Locked",
  expired: "Expired",
  revoked: "Closed",
  close: "Close",
  closeName: (link: string) => `Close link: ${link}`,
};

export const revocationTexts = {
  closed: "Link closed",
  closedDetail: "Anyone who opens it sees nothing.",
  closeFailed: "The link could not be closed. Please try again.",
  undo: "Undo",
  reopened: "Link opened again",
  reopenFailed: "The link could not be opened again.",
  failed: "Error",
};

export const pictureTexts = {
  share: "Share image",
  warning: "A picture that has been sent cannot be taken back.",
};

export const cardTexts = {
  name: (title: string, pictures: string[]) => [`${title}: before and after card`, ...pictures].join(". "),
  strip: { photo: "Photo", forecast: "AI forecast, not a photo" },
  drawFailed: "The card could not be drawn. Please try again later.",
  share: "Share card",
  shareFailed: "Error",
  shareFailedDetail: "The card could not be shared.",
  save: "Save card",
};

export const sharedTexts = {
  from: (trainer: string) => `From ${trainer}`,
  madeWith: "Made with",
  loading: "Loading",
  failed: "The forecast could not be loaded",
  title: (name: string) => `${name}, your forecast`,
};

export const openResultTexts = {
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

export const lockedResultTexts = {
  closedUntil: (trainer: string, day: string) =>
    `${trainer} opens it on ${day}. Until then it is closed for everyone.`,
  opens: (day: string) => `Opens ${day}`,
  daysLeft: (days: number) => (days === 1 ? "day left" : "days left"),
  addToCalendar: (day: string) => `Add ${day} to calendar`,
  calendarEntry: (trainer: string) => `${trainer} opens your forecast`,
  disclaimer: (trainer: string) =>
    `The images will be AI forecasts, not photos and not a promise. ${trainer} chose what is shown here and can close this link at any time.`,
};
