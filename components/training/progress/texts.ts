export const chartsTexts = {
  title: "Charts",
  views: "View",
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
    `Estimated one-rep max in ${unitName} (Epley and Brzycki), from working sets of up to 12 reps. Accurate to about 5% up to 5 reps, 10% beyond.`,
  volumeNote: (unitName: string) =>
    `${unitName.charAt(0).toUpperCase()}${unitName.slice(1)} times reps of a day, without warm-ups.`,
  loadFailed: "The chart could not be loaded.",
  empty: "No chart yet: no weight was logged.",
};

export const progressTableTexts = {
  caption: (exerciseName: string) => `${exerciseName} by day, newest first`,
  day: "Day",
  newest: (shown: number, days: number) => `The newest ${shown} of ${days} days.`,
};

export const weekVolumeTexts = {
  loadFailed: "The week could not be loaded.",
  note: (target: number) =>
    `Hard sets since Monday. The plan needs ${target} for each muscle group; a set that works a group only secondarily counts half.`,
  /** Follows the number of done sets. */
  ofTarget: (target: number) => `of ${target} sets`,
  progress: (muscleGroup: string, sets: number, target: number) =>
    `${muscleGroup}, ${sets} of ${target} sets`,
};
