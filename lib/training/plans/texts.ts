export const planIssueTexts = {
  repsTurned: "The minimum is larger than the maximum",
  exerciseTwice: "Only once per session",
  nothingFollows: "The last exercise has no next one",
  supersetTooLong: (most: number) => `At most ${most} in a superset`,
  otherWeek: "Choose a later day of the same week",
  notMissed: "Only a session that was missed can be moved",
  dayTaken: "This day has a session",
  dayTwice: "One session a day",
  noWeek: "At least one week",
  tooFar: (days: number) => `At most ${days} days ahead`,
};

export const planReasons = {
  deload: (percent: number) => `Easy week: ${percent} % of the load, to recover.`,
};

export const programmeErrorTexts = {
  notFound: "Program not found",
  tooMany: (most: number) => `At most ${most} templates`,
};
