/** What is said of a weekly plan that cannot be taken. */

export const planIssueTexts = {
  repsTurned: "From the fewest to the most",
  exerciseTwice: "Once a session",
  nothingFollows: "Nothing follows the last exercise",
  supersetTooLong: (most: number) => `At most ${most} in a superset`,
  otherWeek: "A later day of the same week",
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
