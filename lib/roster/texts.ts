/** What the list of clients refuses. */
export const rosterIssueTexts = {
  cursor: "Invalid cursor",
  sort: "Not an order of the list",
  tooManyTags: (most: number) => `At most ${most} tags`,
};
