export const editorTexts = {
  record: "PR",
  noRecord: "No record yet",
  lastWorkout: "Last workout",
  addSet: "Add set",
  anotherSet: "Another set",
  notes: "Notes",
  set: (setNumber: number) => `Set ${setNumber}`,
  setOptions: (setNumber: number) => `Set ${setNumber} options`,
  logSet: (setNumber: number) => `Log set ${setNumber}`,
  save: "Save",
};

export const editorKeyTexts = {
  title: "Logger",
  log: "Log the set",
  change: {
    weight: "Change the weight",
    reps: "Change the reps",
    seconds: "Change the time",
    meters: "Change the distance",
  },
  choose: "Choose a set",
  hint: "log",
  all: "all keys",
};

export const editorMenuTexts = {
  open: "More",
  charts: "Charts",
  measure: "Measured by",
  pinNote: "Pin a note",
  changePinnedNote: "Change pinned note",
  swap: "Swap exercise",
  swapNamed: (exerciseName: string) => `Swap ${exerciseName}`,
  beginSuperset: "Superset with",
  addToSuperset: "Add to superset",
  endSuperset: "End superset",
  supersetWith: (exerciseName: string) => `Superset with ${exerciseName}`,
  discard: "Discard draft",
  trash: "Move to Trash",
};

export const setTexts = {
  number: "Set",
  /** Precedes the figures. */
  numberSpoken: (setNumber: number) => `Set ${setNumber}: `,
  lastTime: "Last time",
  today: (unit: string) => `Today, ${unit} × reps`,
  todayAlone: "Today",
  choose: (setNumber: number) => `Choose set ${setNumber}`,
  copyLastTime: (setNumber: number, figures: string) => `Set ${setNumber}, copy last time: ${figures}`,
  logged: (setNumber: number) => `Set ${setNumber} logged`,
  bodyWeightShort: "Body",
  /** The names of a set's figures: in the console on phones, and in the table on laptops. */
  inConsole: {
    weight: (setNumber: number) => `Weight, set ${setNumber}`,
    reps: (_: number) => "Reps",
    seconds: (_: number) => "Time",
    meters: (setNumber: number) => `Distance, set ${setNumber}`,
  },
  inTable: {
    weight: (setNumber: number) => `Weight, set ${setNumber}`,
    reps: (setNumber: number) => `Reps, set ${setNumber}`,
    seconds: (setNumber: number) => `Time, set ${setNumber}`,
    meters: (setNumber: number) => `Distance, set ${setNumber}`,
  },
  rpe: (rpe: number) => `RPE ${rpe}`,
};

export const setOptionsTexts = {
  title: (setNumber: number) => `Set ${setNumber}`,
  kind: "Kind of set",
  kindHint: "Only working sets count for records.",
  effort: "Effort (RPE)",
  effortHint: "Rating of perceived exertion: 10 is a set with nothing left, 8 one with two reps in reserve.",
  noRating: "None",
  remove: (setNumber: number) => `Remove set ${setNumber}`,
};

export const shortcutTexts = {
  lastTime: "Last time",
  target: "Target",
  setBefore: (setNumber: number) => `Set ${setNumber}`,
  increase: (plates: string) => `Increase by ${plates}`,
  decrease: (plates: string) => `Decrease by ${plates}`,
  plan: "Plan",
  start: "Start",
};

export const nextTargetTexts = {
  label: "Next target",
};

export const notesTexts = {
  title: "Notes",
  placeholder: "Grip, tempo, pain, anything for next time",
  lastTime: (notes: string) => `Last time: ${notes}`,
  done: "Done",
};

export const pinnedNoteTexts = {
  title: "Pinned note",
  spoken: (note: string) => `Pinned note: ${note}`,
  hint: (exerciseName: string) => `Shown whenever ${exerciseName} opens.`,
  placeholder: "Seat height, grip, stance",
  save: "Save note",
  error: "Error",
  notPinned: "Failed to pin the note. Please try again.",
};

export const draftStatusTexts = {
  waiting: "Waiting for network",
  onlyInTab: "Saved in this tab only",
  onLaptop: "Saved on this laptop",
  onPhone: "Saved on phone",
};

export const undoTexts = {
  undo: "Undo",
  draftDiscarded: "Draft discarded",
  setRemoved: (setNumber: number) => `Set ${setNumber} removed`,
};

export const saveTexts = {
  saved: "Workout saved",
  newRecord: (exerciseName: string) => `New record: ${exerciseName}`,
  kept: "Saved on this device",
  keptHint: "It is sent as soon as you are online.",
  noNetwork: "No network. Your sets are saved on this device.",
  earlierVersion: "An earlier version of this workout is already saved. Saving again keeps both.",
  notSaved: (reason: string) => `Not saved: ${reason}`,
  retry: "Retry",
  saveAgain: "Save again",
};
