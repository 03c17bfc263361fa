export const weighInTexts = {
  title: "Weigh-in",
  editTitle: "Edit weigh-in",
  day: "Day",
  anotherDay: "Another day",
  dayHint: "Optional. Today unless you choose",
  noDay: "Choose a day",
  futureDay: "Not in the future",
  weight: "Weight",
  change: (change: string, day: string) => `${change} since ${day}`,
  bodyFat: "Body fat",
  percent: "%",
  lastBodyFat: (percent: string) => `Optional. Last: ${percent}%`,
  leaveOutBodyFat: "Remove body fat",
  save: "Save weigh-in",
  saveChange: "Save changes",
};

export const tapeTexts = {
  name: "Tape",
  hint: "Optional. Neck, waist, hips and more",
  last: (figure: string) => `Last: ${figure}`,
  noFigure: "A number, such as 34.5",
  fatIsMeasured: "The measured body fat counts, so the tape gives no estimate.",
  needs: {
    male: "To estimate body fat, measure the neck, and the waist at the navel.",
    female: "To estimate body fat, measure the neck, the waist at its narrowest and the hips.",
  },
  estimate: (percent: string, error: string) =>
    `Estimated from tape: ${percent} body fat, give or take ${error} points (US Navy).`,
};

const bothSides = {
  nextHint: "Optional. Same pose as the last one",
  uploading: "Uploading photo",
  chosenHint: "Shows the client on this day",
};

export const weighInPhotoTexts = {
  front: {
    ...bothSides,
    name: "Photo",
    firstHint: "Optional. From the front, feet to head",
    chosen: "Front photo of this day",
    leaveOut: "Remove the photo",
  },
  back: {
    ...bothSides,
    name: "Back photo",
    firstHint: "Optional. From behind, feet to head",
    chosen: "Back photo of this day",
    leaveOut: "Remove the back photo",
  },
};

export const weighInListTexts = {
  title: "Weigh-ins",
  details: {
    noBodyFat: "No body fat",
    bodyFat: (percent: string) => `${percent}% body fat`,
    tapeBodyFat: (percent: string) => `${percent}% body fat, estimated from tape`,
  },
  baselineDetails: {
    noBodyFat: "Baseline, no body fat",
    bodyFat: (percent: string) => `Baseline, ${percent}% body fat`,
    tapeBodyFat: (percent: string) => `Baseline, ${percent}% body fat, estimated from tape`,
  },
  edit: (day: string) => `Edit the weigh-in of ${day}`,
  remove: (day: string) => `Remove the weigh-in of ${day}`,
  showFewer: "Show fewer",
  showAll: (count: number) => `Show all ${count}`,
};

export const weighInToastTexts = {
  saved: "Weigh-in saved",
  savedDetail: (weight: string) => `${weight}. The forecast starts from here.`,
  saveFailed: "Failed to save the weigh-in. Please try again.",
  photoSaved: "Weigh-in and photo saved",
  earlierImages: "The images still show the previous photo.",
  draw: "Generate again",
  drawing: "Generating images from the new photo",
  drawFailed: "The images could not be generated. Please try again.",
  photoFailed: "The weigh-in is saved, but the photo is not. Please save again.",
  photoRefused: (reason: string) => `The weigh-in is saved, but the photo is not. ${reason}`,
  changed: "Weigh-in changed",
  changeFailed: "Failed to change the weigh-in. Please try again.",
  changeUndone: "Change undone",
  savedForDay: (weight: string, day: string) => `${weight} on ${day}.`,
  removed: "Weigh-in removed",
  removeFailed: "Failed to remove the weigh-in. Please try again.",
  restored: "Weigh-in restored",
  restoreFailed: "Failed to restore the weigh-in. Please try again.",
  waiting: "Saved on this device",
  waitingDetail: "The weigh-in is sent as soon as you are online.",
  failed: "Error",
  undo: "Undo",
};
