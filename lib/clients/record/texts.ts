export const clientIssueTexts = {
  atLeast: (min: number) => `At least ${min}`,
  atMost: (max: number) => `At most ${max}`,
  wholeHeight: "A whole number of inches or centimetres",
  oneOf: (values: readonly number[]) => `One of ${values.join(", ")}`,
  foreignPhoto: "Not one of your photos",
  noPhoto: "Choose a photo",
};

export const clientErrorTexts = {
  invalid: "Validation failed",
  notFound: "Client not found",
  changedElsewhere: "This client was changed on another device.",
};

export const updateFailureTexts = {
  refused: (status: number, reason: string) => `Failed to update client: ${status} - ${reason}`,
  unreached: "Failed to update client: no network",
};
