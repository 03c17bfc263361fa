/** What stands below every image that was generated, wherever it is shown. */
export const everyImageTexts = {
  disclaimer: "AI-generated illustration of a possible result. Not a photo and not a promise.",
};
