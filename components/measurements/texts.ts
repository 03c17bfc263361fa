/** What weighing a client says. */
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
  leaveOutBodyFat: "Leave out body fat",
  save: "Save weigh-in",
  saveChange: "Save changes",
};

export const tapeTexts = {
  name: "Tape",
  hint: "Optional. Neck, waist, hips and more",
  last: (figure: string) => `Last: ${figure}`,
  noFigure: "A number, such as 34.5",
  fatIsMeasured: "The measured body fat counts; nothing is estimated from the tape.",
  needs: {
    male: "Neck and waist at the navel tell body fat where it is not measured.",
    female: "Neck, waist at its narrowest and hips tell body fat where it is not measured.",
  },
  estimate: (percent: string, error: string) =>
    `Estimated from tape: ${percent} body fat, give or take ${error} points (US Navy).`,
};

const bothSides = {
  nextHint: "Optional. Same pose as the last one",
  uploading: "Uploading photo",
  chosenHint: "Stands for the client's body of this day",
};

export const weighInPhotoTexts = {
  front: {
    ...bothSides,
    name: "Photo",
    firstHint: "Optional. From the front, feet to head",
    chosen: "Front, of this day",
    leaveOut: "Leave out the photo",
  },
  back: {
    ...bothSides,
    name: "Back photo",
    firstHint: "Optional. From behind, feet to head",
    chosen: "Back, of this day",
    leaveOut: "Leave out the back photo",
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
  earlierImages: "The images still start from the photo before.",
  draw: "Draw anew",
  drawing: "Images are drawn from the new photo",
  drawFailed: "The images could not be ordered. Please try again.",
  photoFailed: "The weigh-in is saved, the photo is not yet. Please save again.",
  photoRefused: (reason: string) => `The weigh-in is saved, the photo is not yet. ${reason}`,
  changed: "Weigh-in changed",
  changeFailed: "Failed to change the weigh-in. Please try again.",
  changeUndone: "Weigh-in as before",
  savedForDay: (weight: string, day: string) => `${weight} on ${day}.`,
  removed: "Weigh-in removed",
  removeFailed: "Failed to remove the weigh-in. Please try again.",
  restored: "Weigh-in restored",
  restoreFailed: "Failed to restore the weigh-in. Please try again.",
  waiting: "Kept on this device",
  waitingDetail: "The weigh-in is sent as soon as there is a network.",
  failed: "Error",
  undo: "Undo",
};
