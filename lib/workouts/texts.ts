/** What the logger answers to what it cannot take, field by field and as a whole. */

export const workoutIssueTexts = {
  required: "Required",
  atLeast: (min: number) => `At least ${min}`,
  atMost: (max: number) => `At most ${max}`,
  exerciseName: (maxLength: number) => `At most ${maxLength} plain characters`,
  noExercise: "At least one exercise",
  noSet: "At least one set",
  tooEarly: (firstDay: string) => `Not before ${firstDay}`,
  inFuture: "Not in the future",
};

export const workoutErrorTexts = {
  exerciseNotFound: "Exercise not found",
  inOtherGroup: (muscleGroup: string) => `It is already among the ${muscleGroup} exercises.`,
};
