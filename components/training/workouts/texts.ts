export const workoutsTabTexts = {
  views: "View",
  exercises: "Exercises",
  plan: "Weekly plan",
};

export const muscleGroupTabsTexts = {
  label: "Muscle group",
};

export const exerciseListTexts = {
  loading: "Loading exercises",
  empty: (muscleGroup: string) => `No ${muscleGroup} exercises yet.`,
  retry: "Try loading again",
};

export const exerciseCardTexts = {
  log: "Log",
  logNamed: (exerciseName: string) => `Log ${exerciseName}`,
  resume: "Resume",
  resumeNamed: (exerciseName: string) => `Resume ${exerciseName}`,
};

export const exerciseFiguresTexts = {
  record: "PR",
  last: "Last",
  next: "Next",
  plan: "Plan",
  start: "Start",
};

export const listActionsTexts = {
  history: "History",
  charts: "Charts",
  trash: (count: number) => `Trash (${count})`,
  files: "Import and export",
  import: "Import workouts",
  exportCsv: "Export as CSV",
  exportJson: "Export as JSON",
};

export const addExerciseTexts = {
  title: "Add New Exercise",
  added: (exerciseNames: string) => `Added ${exerciseNames}`,
  empty: "No new exercises available.",
  noVariations: "No available variations.",
  addNamed: (exerciseName: string) => `Add ${exerciseName}`,
  customName: "Custom name",
  add: "Add",
  notAdded: (exerciseName: string, reason: string) => `${exerciseName} was not added. ${reason}`,
  noNetwork: "No network.",
};

export const measureTexts = {
  label: "Measured by",
  error: "Error",
  notChanged: "Failed to change the measure. Please try again.",
};

export const trashTexts = {
  title: "Trash",
  empty: "The Trash is empty.",
  moved: (muscleGroup: string, day: string) => `${muscleGroup}, moved ${day}`,
  restore: "Restore",
  restoreNamed: (exerciseName: string) => `Restore ${exerciseName}`,
};

export const moveToTrashTexts = {
  title: "Move to Trash",
  description: (exerciseName: string) =>
    `${exerciseName} is hidden from the list with everything below. You can restore it from the Trash.`,
  confirm: "Move to Trash",
  sessions: "Sessions",
  record: "Personal record",
  hasRecord: "Yes",
  hasNoRecord: "No",
  lastPerformed: "Last performed",
  neverPerformed: "Never",
  notes: "Notes",
};

export const trashToastTexts = {
  moved: "Exercise moved to Trash",
  undo: "Undo",
  restored: "Exercise restored",
  error: "Error",
  notMoved: "Failed to move exercise to trash. Please try again.",
  notRestored: "Failed to restore exercise. Please try again.",
};

export const restTexts = {
  label: "Rest",
  less: (seconds: number) => `${seconds} seconds less`,
  more: (seconds: number) => `${seconds} seconds more`,
  skip: "Skip rest",
  over: "Rest is over",
  dismiss: "Hide rest",
};
