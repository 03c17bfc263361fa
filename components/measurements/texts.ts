/** What weighing a client says. */
export const weighInTexts = {
  title: "Weigh-in",
  weight: "Weight",
  change: (change: string, day: string) => `${change} since ${day}`,
  bodyFat: "Body fat",
  percent: "%",
  lastBodyFat: (percent: string) => `Optional. Last: ${percent}%`,
  leaveOutBodyFat: "Leave out body fat",
  save: "Save weigh-in",
};

export const weighInPhotoTexts = {
  name: "Photo",
  firstHint: "Optional. From the front, feet to head",
  nextHint: "Optional. Same pose as the last one",
  uploading: "Uploading photo",
  chosen: "Front, taken today",
  chosenHint: "Becomes the client's newest photo",
  leaveOut: "Leave out the photo",
};

export const weighInListTexts = {
  title: "Weigh-ins",
  details: {
    noBodyFat: "No body fat",
    bodyFat: (percent: string) => `${percent}% body fat`,
  },
  baselineDetails: {
    noBodyFat: "Baseline, no body fat",
    bodyFat: (percent: string) => `Baseline, ${percent}% body fat`,
  },
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
  removed: "Weigh-in removed",
  removeFailed: "Failed to remove the weigh-in. Please try again.",
  restored: "Weigh-in restored",
  restoreFailed: "Failed to restore the weigh-in. Please try again.",
  waiting: "Kept on this device",
  waitingDetail: "The weigh-in is sent as soon as there is a network.",
  failed: "Error",
  undo: "Undo",
};
