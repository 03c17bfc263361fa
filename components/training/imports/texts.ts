import { counted } from "@/lib/text/numbers";

export const importTexts = {
  title: "Import workouts",
  steps: { choose: "Choose a file", review: "File contents", done: "Imported" },
  done: (workouts: number) => `${counted(workouts, "workout")} imported`,
  doneHint: "You find them in History, and their records count.",
  close: "Done",
  undo: "Undo import",
};

export const chooseFileTexts = {
  intro:
    "A CSV file that Strong, Hevy, FitNotes, Fitbod or Formcast exported. You see its contents before anything is saved.",
  choose: "Choose file",
  reading: "Reading the file",
  input: "CSV file",
  past: "Past imports",
  pastImport: (source: string, workouts: number, day: string) =>
    `${source}, ${counted(workouts, "workout")}, ${day}`,
  undo: "Undo",
  undoNamed: (fileName: string) => `Undo import of ${fileName}`,
};

export const reviewTexts = {
  source: (source: string, clientName: string) => `${source} export, for ${clientName}`,
  change: "Change",
};

export const importFactsTexts = {
  workouts: "Workouts",
  sets: "Sets",
  exercises: "Exercises",
  days: (first: string, last: string) => `${first} to ${last}.`,
  duplicates: (workouts: number) =>
    workouts === 1
      ? "1 workout is already here and is skipped."
      : `${counted(workouts, "workout")} are already here and are skipped.`,
  withoutReps: (rows: number) =>
    rows === 1 ? "1 row without a set is skipped." : `${counted(rows, "row")} without a set are skipped.`,
};

export const unitTexts = {
  question: "Which unit is the weight column?",
  hint: (heaviest: string) => `The file does not say. The heaviest set reads ${heaviest}.`,
  pounds: "Pounds",
  inPounds: (weight: string, other: string) => (other ? `${weight} lb = ${other}` : `${weight} lb`),
  kilograms: "Kilograms",
  inKilograms: (weight: string, other: string) => (other ? `${weight} kg = ${other}` : `${weight} kg`),
};

export const unmatchedTexts = {
  title: "Unmatched names",
  count: (unmatched: number, names: number) => `${unmatched} of ${names}`,
  exerciseFor: (name: string) => `Exercise for ${name}`,
  addAsNew: "Add as new",
  leaveOut: "Skip",
};

export const brokenRowsTexts = {
  title: (rows: number) => `${counted(rows, "row")} cannot be read`,
  hint: "They are skipped; all others are imported.",
  line: (line: number) => `Line ${line}`,
  hidden: (rows: number) => `and ${rows} more`,
};

export const importBarTexts = {
  dryRun: "Preview. Nothing has been saved yet.",
  unitFirst: "Choose the unit first. Nothing has been saved yet.",
  stopped: "Workouts that are already saved are skipped.",
  saved: (done: number, total: number) => `${done} of ${total} workouts saved. Keep this page open.`,
  progress: "Import",
  import: (workouts: number) => `Import ${counted(workouts, "workout")}`,
  nothing: "Nothing to import",
};

export const importProblemTexts = {
  unnamedFile: "workouts.csv",
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  notRead: (reason: string) => `Not read: ${reason}`,
  noNetworkToRead: "No network. Try again when you are online.",
  noNetwork: "No network",
  stopped: (reason: string, done: number, total: number) =>
    `Stopped: ${reason}. ${done} of ${total} workouts are saved. Import again to continue.`,
};

export const undoImportTexts = {
  undone: "Import undone",
  error: "Error",
  notUndone: "Failed to undo the import. Please try again.",
};
