export const sessionTexts = {
  label: "Today's workout",
  progress: (done: number, total: number) => `${done} of ${total} done`,
  sets: (logged: number, planned: number) => `${logged} of ${planned} sets`,
  done: "Done",
  inTurn: (state: string) => `${state}, superset with the next`,
  close: "Close workout",
  closed: "Workout closed",
  closedHint: "Sets that are not saved yet stay with their exercises.",
  undo: "Undo",
  supersetName: "Superset",
};

export const sessionNavTexts = {
  label: "Workout",
  place: (sessionName: string, exercise: number, total: number) =>
    `${sessionName}, exercise ${exercise} of ${total}`,
  turn: (turn: number, total: number) => `Superset ${turn} of ${total}`,
  previous: (exerciseName?: string) => (exerciseName ? `Previous: ${exerciseName}` : "Previous"),
  next: (exerciseName?: string) => (exerciseName ? `Next: ${exerciseName}` : "Next"),
};

export const exerciseChooserTexts = {
  muscleGroup: "Muscle group",
  search: "Search exercises",
  searchHint: "Search, or type a new name",
  empty: "No results.",
  favourite: (exerciseName: string) => `Favorite: ${exerciseName}`,
  addNew: (exerciseName: string) => `Add “${exerciseName}”`,
};
