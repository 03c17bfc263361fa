export const photoTexts = {
  title: { front: "Front photo", back: "Back photo" },
  alt: {
    front: (name: string) => (name ? `Front photo of ${name}` : "Front photo"),
    back: (name: string) => (name ? `Back photo of ${name}` : "Back photo"),
  },
  take: { front: "Take front photo", back: "Take back photo" },
  choose: "Choose a photo",
  replace: "Update Image",
};

export const photoSlotTexts = {
  /** Phones show the shorter word; screen readers add the photo's title. */
  add: "Add",
  choose: "Choose",
  view: { front: "View front photo", back: "View back photo" },
  delete: { front: "Delete front photo", back: "Delete back photo" },
  uploading: { front: "Uploading front photo", back: "Uploading back photo" },
  uploaded: (percent: number) => `Uploading ${percent}%`,
  storing: "Saving",
};

export const photoProblemTexts = {
  noImages: "This photo cannot be used for forecast images.",
};

export const deletePhotoTexts = {
  title: "Delete Photo",
  question: {
    front: "Are you sure you want to delete the front photo?",
    back: "Are you sure you want to delete the back photo?",
  },
  confirm: "Delete",
  done: "Photo deleted",
  doneDetail: { front: "Front photo removed successfully.", back: "Back photo removed successfully." },
};

export const uploadTexts = {
  noTrainer: "Missing information",
  noTrainerDetail: "Trainer information is required.",
  failed: "Upload failed",
  failedDetail: {
    front: "Failed to upload front photo. Please try again.",
    back: "Failed to upload back photo. Please try again.",
  },
  lost: "The new photo was not saved within a day, so it was deleted. Choose it again.",
};

export const photoViewerTexts = {
  close: "Close",
  show: { front: "Show front photo", back: "Show back photo" },
  delete: "Delete",
};

export const photoStageTexts = { cancel: "Cancel" };

export const viewfinderTexts = {
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

export const cameraFallbackTexts = {
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

export const cropTexts = {
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
  keep: "Keep as photo only",
  keepHint: "No outline and no forecast images for this photo.",
};
