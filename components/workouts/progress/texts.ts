/** What the charts say: one exercise over time, and the week by muscle groups. */

export const chartsTexts = {
  title: "Charts",
  views: "What is shown",
  exercise: "Exercise",
  week: "This week",
  loadFailed: "The exercises could not be loaded.",
  empty: "Charts appear with the first saved workout.",
};

export const progressTexts = {
  measures: "Measure",
  best: "Best set",
  estimate: "Est. 1RM",
  volume: "Volume",
  time: "Time",
  distance: "Distance",
  timeNote: "The longest set of each day.",
  distanceNote: "The farthest set of each day.",
  bestNote: (unitName: string) => `The heaviest working set of each day, in ${unitName}.`,
  estimateNote: (unitName: string) =>
    `Estimated one-rep max in ${unitName} (Epley and Brzycki), from working sets of up to 12 reps. Within about 5% up to 5 reps, 10% beyond.`,
  volumeNote: (unitName: string) =>
    `${unitName.charAt(0).toUpperCase()}${unitName.slice(1)} times reps of a day, warm-ups aside.`,
  loadFailed: "The chart could not be loaded.",
  empty: "Nothing to draw yet: no weight was logged.",
};

export const progressTableTexts = {
  caption: (exerciseName: string) => `${exerciseName} by day, newest first`,
  day: "Day",
  newest: (shown: number, days: number) => `The newest ${shown} of ${days} days.`,
};

export const weekVolumeTexts = {
  loadFailed: "The week could not be loaded.",
  note: (target: number) =>
    `Hard sets since Monday. The plan wants ${target} for each muscle group; a set that works a group only on the side counts half.`,
  /** Stands behind the figure of the sets done. */
  ofTarget: (target: number) => `of ${target} sets`,
  progress: (muscleGroup: string, sets: number, target: number) =>
    `${muscleGroup}, ${sets} of ${target} sets`,
};
