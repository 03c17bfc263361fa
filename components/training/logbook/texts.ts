import { counted } from "@/lib/text/numbers";

export const historyTexts = {
  title: "History",
  back: "Back to History",
  logPast: "Log a past workout",
  edit: "Edit workout",
  empty: "No workouts yet.",
  retry: "Try loading again",
  showMore: "Show more",
};

export const workoutItemTexts = {
  deload: "deload week",
  more: (day: string) => `More actions for the workout of ${day}`,
  time: (start: string, end: string) => `${start} to ${end}`,
  summary: "Summary and records",
  repeat: "Repeat today",
  edit: "Edit or move",
  delete: "Delete workout",
};

export const workoutFormTexts = {
  day: "Day",
  muscleGroup: "Muscle group",
  exercise: "Exercise",
  addExercise: "Add exercise",
  saveNew: "Save workout",
  saveChanges: "Save changes",
  saved: "Workout saved",
  changed: "Workout changed",
  dayMissing: "Choose a day.",
  dayRefused: (reason: string) => `Day: ${reason}.`,
  notSaved: (reason: string) => `Not saved: ${reason}`,
  noNetwork: "No network. Nothing has been changed yet. Try again.",
  changedElsewhere:
    "This workout was changed on another device. Go back and open it again to see the latest version.",
};

export const typedExerciseTexts = {
  leaveOut: "Remove",
  leaveOutNamed: (exerciseName: string) => `Remove ${exerciseName}`,
  addSet: "Add set",
  addSetTo: (exerciseName: string) => `Add set to ${exerciseName}`,
  notes: "Notes",
  notesOn: (exerciseName: string) => `Notes on ${exerciseName}`,
  weightOf: (setNumber: number, exerciseName: string) => `Weight, set ${setNumber} of ${exerciseName}`,
  bodyWeight: "Body",
  reps: "Reps",
  repsOf: (setNumber: number, exerciseName: string) => `Reps, set ${setNumber} of ${exerciseName}`,
  distance: "Distance",
  distanceOf: (setNumber: number, exerciseName: string) => `Distance, set ${setNumber} of ${exerciseName}`,
  in: "in",
  time: "Time",
  timeOf: (setNumber: number, exerciseName: string) => `Time, set ${setNumber} of ${exerciseName}`,
  removeSet: (setNumber: number, exerciseName: string) => `Remove set ${setNumber} of ${exerciseName}`,
};

export const repeatTexts = {
  ready: (exercises: number) =>
    exercises === 1 ? "1 exercise is ready to log" : `${counted(exercises, "exercise")} are ready to log`,
  undo: "Undo",
};

export const deletionTexts = {
  deleted: "Workout deleted",
  deletedHint: (day: string) => `${day}. Records are recalculated without it.`,
  undo: "Undo",
  restored: "Workout restored",
  error: "Error",
  notDeleted: "Failed to delete workout. Please try again.",
  notRestored: "Failed to restore workout. Please try again.",
};
