import { counted } from "@/lib/text/numbers";

export const planTexts = {
  loading: "Loading weekly plan",
  loadFailed: "The weekly plan could not be loaded",
  empty: "No weekly plan yet.",
  emptyHint: (clientName: string) =>
    `Sessions, exercises, sets and starting loads from ${clientName}’s days, hours and experience.`,
  make: "Make a plan",
};

export const planWeekTexts = {
  week: "This week",
  rest: "Rest",
  extra: "Extra",
  states: {
    rest: "rest",
    done: "done",
    partly: "partly done",
    extra: "trained, not planned",
    missed: "missed",
    planned: "still planned",
  },
  restDay: "Rest day",
  train: "Train on this day",
  newPlan: "New plan",
  newSession: "Workout",
  noExercises: "No exercises yet.",
  summary: (muscleGroups: string, minutes: number) => `${muscleGroups}. About ${minutes} min.`,
  addExercise: "Add exercise",
  startToday: "Start today's workout",
  goOn: (exercises: number) => `Continue: ${counted(exercises, "exercise")} left`,
  doneToday: "Done today",
  startNamed: (sessionName: string) => `Start ${sessionName} today`,
};

export const programmeLinkTexts = {
  open: "Program",
  several: "Plan several weeks",
  week: (number: number, weeks: number) => `Week ${number} of ${weeks}`,
  deload: "Deload",
  begins: (day: string) => `Starts ${day}`,
  ended: (day: string) => `Ended ${day}`,
};

export const plannedExerciseTexts = {
  superset: "Superset",
  change: (exerciseName: string, prescription: string) => `Change ${exerciseName}: ${prescription}`,
  ownLoad: "Your own load. It does not follow the logged workouts.",
  bodyWeight: "body weight",
  rpe: (rpe: number) => `RPE ${rpe}`,
  more: (exerciseName: string) => `More actions for ${exerciseName}`,
  swap: "Swap exercise",
  swapNamed: (exerciseName: string) => `Swap ${exerciseName}`,
  beginSuperset: "Superset with next",
  endSuperset: "End superset",
  moveUp: "Move up",
  moveDown: "Move down",
  remove: "Remove",
  removed: (exerciseName: string) => `${exerciseName} removed`,
};

export const prescriptionTexts = {
  sets: "Sets",
  fewestReps: "Fewest reps",
  mostReps: "Most reps",
  seconds: "Seconds",
  distanceIn: (unit: string) => `Distance, ${unit}`,
  load: "Load",
  followsWorkouts: "Follows workouts",
  ownLoad: "My own",
  loadIn: (unit: string) => `Load, ${unit}`,
  startingLoadIn: (unit: string) => `Starting load, ${unit}`,
  bodyWeight: "Body",
  effort: "Effort, RPE",
  noEffort: "None",
  save: "Save",
};

export const splitTexts = {
  title: "Edit split",
  name: "Name",
  day: "Day",
  dayHint: "Days that have a session cannot be chosen.",
  save: "Save",
  remove: "Remove",
  removed: (sessionName: string) => `${sessionName} removed`,
  newPlan: "New plan",
};

export const newPlanTexts = {
  title: "Weekly plan",
  days: "Days a week",
  hours: "Hours per workout",
  hourCount: (hours: number) => `${hours} h`,
  experience: "Experience",
  goal: "Goal",
  preview: "Proposed week",
  everyDay: "There is no rest day, so the seventh day is light.",
  use: "Use this plan",
  replace: "Replace the plan",
  replaced: "Plan replaced",
};

export const planEditTexts = {
  notSaved: "Plan not saved",
  noNetwork: "No network. The plan is as it was before.",
  undo: "Undo",
  otherPlan: "Not changed",
  otherPlanHint: "The program has other weeks. Open it to change them.",
};
