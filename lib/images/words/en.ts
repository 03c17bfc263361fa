export const captionWords = {
  now: "Now",
  photo: "Photo",
  step: (step: number) => `Step ${step}`,
  likely: (low: string, high: string) => `Likely ${low} to ${high}%`,
};

/** Stands below generated images, wherever they are shown. */
export const everyImageWords = {
  disclaimer: "AI-generated illustration of a possible result. Not a photo and not a promise.",
};

export const girthSiteWords = { chest: "Chest", waist: "Waist", hip: "Hips", thigh: "Thighs" };

export const noDayWords = {
  nearest: (day: string, figures: string) =>
    `The forecast does not reach this body: it is nearest on ${day}, with ${figures}.`,
  ends: (day: string, figures: string) =>
    `The forecast does not reach this body: it ends on ${day}, with ${figures}.`,
  passed: "This body lies between the photo and today.",
  none: "There is no forecast: the target is today's body.",
};

export const imageWords = {
  photo: "Photo",
  forecast: "AI forecast",
  /** A narrow frame shows only the first part. */
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

/** The person's edge in the source photo, drawn over an image. */
export const outlineWords = {
  today: "Today's outline",
  of: (day: string) => `Outline of ${day}`,
};

export const photoIssueWords = { missing: "Choose one photo", empty: "The file is empty" };

export const photoErrorWords = {
  tooLarge: "The photo is larger than 15 MB.",
  tooManyPixels: "The photo has more than 50 megapixels.",
  tooLargeToOpen: "The photo is too large to open. Save it smaller, with at most 12,000 pixels a side.",
  notAPhoto: "This is not a photo we can read: JPEG, PNG or WebP.",
  damaged: "This photo is damaged or incomplete.",
  notStored: "Photos cannot be stored right now. Please try again.",
  notChecked: "Photos cannot be checked right now. Please try again.",
  photoNotFound: "Photo not found",
  imageDamaged: "The file of this picture is damaged.",
  imageNotFound: "Image not found",
};

export const photoWords = {
  title: { front: "Front photo", back: "Back photo" },
  alt: {
    front: (name: string) => (name ? `Front photo of ${name}` : "Front photo"),
    back: (name: string) => (name ? `Back photo of ${name}` : "Back photo"),
  },
  take: { front: "Take front photo", back: "Take back photo" },
  choose: "Choose a photo",
  replace: "Update Image",
};

export const photoStageWords = { cancel: "Cancel" };

export const viewfinderWords = {
  useRearCamera: "Use the rear camera",
  useFrontCamera: "Use the front camera",
  video: "What the camera sees",
  starting: "Starting the camera",
  ghost: "Last photo",
  ghostShare: (percent: number) => `${percent}%`,
  timer: "Timer",
  noTimer: "No timer",
  seconds: (seconds: number) => `${seconds} s`,
  stopTimer: "Stop the timer",
  shoot: "Take photo",
  holdStill: "Hold still",
};

export const cameraFallbackWords = {
  problems: {
    refused:
      "Formcast may not use the camera. Allow it for this site in the browser's settings and try again.",
    missing: "No camera was found on this device.",
    busy: "The camera is not available. Another app may be using it.",
    insecure: "Pages may use the camera only at an address that begins with https.",
    unsupported: "This browser does not let Formcast use the camera.",
  },
  retry: "Try again",
  useCameraApp: "Use the camera app",
};

export const cropWords = {
  title: { front: "Front photo, 9:16", back: "Back photo, 9:16" },
  reset: "Reset crop",
  frame: "Photo in its frame. Arrow keys move it, plus and minus zoom.",
  opening: "Opening the photo",
  ghost: "Overlay of the last photo",
  straighten: "Straighten",
  angle: (degrees: string) => `${degrees}°`,
  zoom: "Zoom",
  magnification: (factor: string) => `${factor}×`,
  looking: "Checking the photo",
  adjust: "Adjust crop",
  another: "Take another",
  use: "Use photo",
  keep: "Keep anyway",
};

export const remedyWords = {
  swap: "Swap front and back",
  useAs: { front: "Use as front photo", back: "Use as back photo" },
  turn: "Turn",
};
