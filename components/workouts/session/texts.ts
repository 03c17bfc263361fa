/** What the workout of today says, and the search for an exercise to add, swap or link. */

export const sessionTexts = {
  label: "Workout of today",
  progress: (done: number, total: number) => `${done} of ${total} done`,
  sets: (logged: number, planned: number) => `${logged} of ${planned} sets`,
  done: "Done",
  inTurn: (state: string) => `${state}, in turn with the next`,
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
  empty: "Nothing found.",
  favourite: (exerciseName: string) => `Favorite: ${exerciseName}`,
  addNew: (exerciseName: string) => `Add “${exerciseName}”`,
};
