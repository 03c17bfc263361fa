export const typedWorkoutTexts = {
  badWeight: (exerciseName: string, setNumber: number, unitName: string, max: number) =>
    `${exerciseName}, set ${setNumber}: the weight is a number of ${unitName} up to ${max}, or blank for body weight.`,
  badReps: (exerciseName: string, setNumber: number, min: number, max: number) =>
    `${exerciseName}, set ${setNumber}: reps are a whole number from ${min} to ${max}.`,
  badEffort: (exerciseName: string, setNumber: number) =>
    `${exerciseName}, set ${setNumber}: the time is seconds or minutes such as 1:30, the distance a number.`,
  noSet: "Add at least one set.",
};

export const logbookErrorTexts = {
  badCursor: "Invalid input",
  changedElsewhere: "This workout was changed on another device.",
  importedAgain: "This workout has been imported again.",
  notFound: "Workout not found",
};
